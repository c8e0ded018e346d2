/*  What a lost game of shogi says of rules: the first rule that its mistake teaches, and how the
    rules that are known did in it.

    All moves of the position of the mistake are looked at, as in rule_examples.pl. What is found is
    kept in the user's journal by the key of the game, and goes when the game is unlearned.
*/
:- module(gunshi_knowledge_shogi_game_rules,
          [ game_rules/5                % +Key, +Game, +Lessons, :Told, -Besides
          ]).
:- use_module('../learning/examples', [examples_table/2]).
:- use_module('../learning/induction', [first_rule/4, rule_tally/4]).
:- use_module('../learning/rule_sentences', [body_clause/4, body_sentence/3, clause_body/2]).
:- use_module('../learning/rules', [learned_rule/5, rule_standing/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../shogi/game', [game_moves/2]).
:- use_module(rule_examples, [game_up_to/3, position_examples/2]).
:- autoload(library(lists), [member/2, memberchk/2, nth1/3]).

:- meta_predicate game_rules(+, +, +, 1, -).

%!  game_rules(+Key:string, +Game, +Lessons:list, :Told, -Besides:list) is det.
%
%   Game, of that Key, was lost, and teaches Lessons, of learn/4. Besides are lessons too, for
%   keep_lessons/4: beside(Clause) for what is to be known of rules. call(Told, Step) hears
%
%     - ruled(N, Body)            the Nth move has taught a rule, a remark from now on
%     - stands(Kind, Body, Before, After)    a known rule is believed no more, or from now on:
%                                 Before and After as of rule_standing/3
%
%   There are none where no move is called bad.

game_rules(Key, Game, Lessons, Told, Besides) :-
    (   mistake_at(Key, Lessons, N),
        Before is N-1,
        game_up_to(Game, Before, There),
        position_examples(There, Examples)
    ->  examples_table([Examples], Table),
        findall(Count, rule_count(Table, Told, Count), Counts),
        (   first_rule_of(Key, Game, N, Examples, Table, Told, Ruling)
        ->  true
        ;   Ruling = []
        ),
        Besides = [beside(weighed(Key, Counts))|Ruling]
    ;   Besides = []
    ).

mistake_at(Key, Lessons, N) :-
    member(add(bm(_, K, _), _), Lessons),
    memberchk(learned(Key, N, _), K),
    !.

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

%   first_rule_of(+Key, +Game, +N, +Examples, +Table, :Told, -Lessons) is semidet: fails when a
%   rule of that name is known, but for one that the game has taught before.

first_rule_of(Key, Game, N, Examples, Table, Told,
              [beside(Clause), beside(ruled(Key, N, bad, Why))]) :-
    game_moves(Game, Moves),
    nth1(N, Moves, Move),
    memberchk(example(Move, Loss, Change, Traits, Focus), Examples),
    first_rule(Table, bad, example(Move, Loss, Change, Traits, Focus), Body),
    body_sentence(en, Body, Why),
    \+ ( learned_rule(bad, Why, _, _, _), \+ known(ruled(Key, _, bad, Why), _) ),
    body_clause(bad, Why, Body, Clause),
    call(Told, ruled(N, Body)).
