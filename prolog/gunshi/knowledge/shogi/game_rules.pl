/*  What a lost game of shogi says of rules: the first rule that its mistake teaches, and how the
    rules that are known did in it.

    The position of the mistake is looked at, and others of the game, as in rule_examples.pl. What
    is found is kept in the user's journal by the key of the game, and goes when the game is
    unlearned.
*/
:- module(gunshi_knowledge_shogi_game_rules,
          [ game_rules/4                % +Key, +Game, +Lessons, :Told
          ]).
:- use_module('../learning/examples', [examples_table/2, table_size/2]).
:- use_module('../learning/induction', [first_rule/4, rule_tally/4]).
:- use_module('../learning/rule_sentences', [body_clause/4, body_sentence/3, clause_body/2]).
:- use_module('../learning/rules', [learned_rule/5, rule_standing/3]).
:- use_module('../own', [own_change_all/2]).
:- use_module('../../shogi/game', [game_moves/2]).
:- use_module(rule_examples, [game_examples/3, game_up_to/3, position_examples/2]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth1/3]).

:- meta_predicate game_rules(+, +, +, 1).

%!  game_rules(+Key:string, +Game, +Lessons:list, :Told) is det.
%
%   Game, of that Key, was lost, and has taught Lessons, of learn_game/4. call(Told, Step) hears
%
%     - ruled(N, Body)            the Nth move has taught a rule, a remark from now on
%     - weighed(Kind, Body, Held, Right, Wrong)    so a known rule did in the game
%     - stands(Kind, Body, Before, After)    it is believed no more, or from now on: Standing as of
%                                 rule_standing/3
%
%   and what is new stands in the journal.
%
%   @error as own_change/2

game_rules(Key, Game, Lessons, Told) :-
    (   mistake_at(Key, Lessons, N),
        Before is N-1,
        game_up_to(Game, Before, There),
        position_examples(There, Mistaken)
    ->  Here = [Mistaken]
    ;   N = none,
        Here = []
    ),
    game_examples(Game, 0, Ats),
    findall(Examples, member(at(_, _, Examples), Ats), Others),
    append(Here, Others, Positions),
    examples_table(Positions, Table),
    findall(Action, rule_weighed(Key, Table, Told, Action), Weighing),
    (   N \== none,
        first_rule_of(Key, Game, N, Mistaken, Table, Told, Ruling)
    ->  append(Weighing, Ruling, Actions)
    ;   Actions = Weighing
    ),
    (   Actions == []
    ->  true
    ;   own_change_all(Actions, _)
    ).

mistake_at(Key, Lessons, N) :-
    member(added(bm(_, K, _), _, _), Lessons),
    memberchk(learned(Key, N, _), K),
    !.

%   rule_weighed(+Key, +Table, :Told, -Action) is nondet: for each known rule that held.

rule_weighed(Key, Table, Told, add(weighed(Key, Kind, Why, Held, Right, Wrong))) :-
    \+ table_size(Table, 0),
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
    (   Wrong > 0
    ->  call(Told, weighed(Kind, Body, Held, Right, Wrong))
    ;   true
    ),
    (   Before == After
    ->  true
    ;   call(Told, stands(Kind, Body, Before, After))
    ).

%   first_rule_of(+Key, +Game, +N, +Mistaken, +Table, :Told, -Actions) is semidet: fails when a
%   rule of that name is known.

first_rule_of(Key, Game, N, Mistaken, Table, Told, [add(Clause), add(ruled(Key, N, bad, Why))]) :-
    game_moves(Game, Moves),
    nth1(N, Moves, Move),
    memberchk(example(Move, Loss, Change, Traits, Focus), Mistaken),
    first_rule(Table, bad, example(Move, Loss, Change, Traits, Focus), Body),
    body_sentence(en, Body, Why),
    \+ learned_rule(bad, Why, _, _, _),
    body_clause(bad, Why, Body, Clause),
    call(Told, ruled(N, Body)).
