/*  What a lost game says of rules: the first rule that its mistake teaches, and how the rules that
    are known did in it. Nothing here knows a game.

    All moves of the position of the mistake are looked at. What is found is kept in the user's
    journal by the key of the game, and goes when the game is unlearned.
*/
:- module(gunshi_knowledge_learning_mistake_rules,
          [ mistake_at/3,               % +Key, +Lessons, -N
            mistake_rules/6             % +Key, +N, +Move, +Examples, :Told, -Besides
          ]).
:- use_module('../../base/interpret', [known/2]).
:- use_module(examples, [examples_table/2]).
:- use_module(induction, [first_rule/4, rule_tally/4]).
:- use_module(rule_sentences, [body_clause/4, body_sentence/3, clause_body/2]).
:- use_module(rules, [learned_rule/5, rule_standing/3]).
:- autoload(library(lists), [member/2, memberchk/2]).

:- meta_predicate mistake_rules(+, +, +, +, 1, -).

%!  mistake_at(+Key:string, +Lessons:list, -N:integer) is semidet.
%
%   Lessons, of learn/4, are of the game of that Key; the first mistake among them is its Nth move.

mistake_at(Key, Lessons, N) :-
    member(add(bm(_, K, _), _), Lessons),
    memberchk(learned(Key, N, _), K),
    !.

%!  mistake_rules(+Key:string, +N:integer, +Move, +Examples:list, :Told, -Besides:list) is det.
%
%   Move, the Nth of the game of Key, is its mistake; Examples are those of the position before it.
%   Besides are lessons, for keep_lessons/4: beside(Clause) for what is to be known of rules.
%   call(Told, Step) hears
%
%     - ruled(N, Body)            the Nth move has taught a rule, a remark from now on
%     - stands(Kind, Body, Before, After)    a known rule is believed no more, or from now on:
%                                 Before and After as of rule_standing/3

mistake_rules(Key, N, Move, Examples, Told, [beside(weighed(Key, Counts))|Ruling]) :-
    examples_table([Examples], Table),
    findall(Count, rule_count(Table, Told, Count), Counts),
    (   first_rule_of(Key, N, Move, Examples, Table, Told, Ruling0)
    ->  Ruling = Ruling0
    ;   Ruling = []
    ).

%   rule_count(+Table, :Told, -Count) is nondet: for each known rule that held.

rule_count(Table, Told, w(Kind, Why, Held, Right, Wrong)) :-
    learned_rule(Kind, Why, Traits, Tried, _),
    clause_body(Traits, Body),
    rule_tally(Table, Kind, Body, tally(Held, Right, Wrong, _, _)),
    Held > 0,
    Tried = tried(Held0, Right0, Wrong0, Value),
    HeldNow is Held0+Held,
    RightNow is Right0+Right,
    WrongNow is Wrong0+Wrong,
    rule_standing(Kind, Tried, Before),
    rule_standing(Kind, tried(HeldNow, RightNow, WrongNow, Value), After),
    (   Before == After
    ->  true
    ;   call(Told, stands(Kind, Body, Before, After))
    ).

%   first_rule_of(+Key, +N, +Move, +Examples, +Table, :Told, -Lessons) is semidet: fails when a rule
%   of that name is known, but for one that the game has taught before.

first_rule_of(Key, N, Move, Examples, Table, Told,
              [beside(Clause), beside(ruled(Key, N, bad, Why))]) :-
    memberchk(example(Move, Loss, Change, Traits, Focus), Examples),
    first_rule(Table, bad, example(Move, Loss, Change, Traits, Focus), Body),
    body_sentence(en, Body, Why),
    \+ ( learned_rule(bad, Why, _, _, _), \+ known(ruled(Key, _, bad, Why), _) ),
    body_clause(bad, Why, Body, Clause),
    call(Told, ruled(N, Body)).
