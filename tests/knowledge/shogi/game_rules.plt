/*  What one lost game teaches is true of positions with other squares; a rule that is wrong is
    found out; what a game said is gone when it is unlearned.
*/
:- module(test_gunshi_knowledge_shogi_game_rules, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/learning/rules)).
:- use_module(library(gunshi/knowledge/learning/unlearning)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/learn_game)).
:- use_module(library(gunshi/knowledge/shogi/rule_examples)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/words/learned_rules), []).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(knowledge/weights_alone)).

:- dynamic heard/1.

hear(Step) :-
    assertz(heard(Step)).

%   lost(-Game): sente moves the silver that guards the bishop, and resigns soon after.

lost(Game) :-
    game_usi(Game0, "startpos moves 7g7f 3c3d 7i6h 2b8h+ 6i7i 8h9i"),
    game_end(Game0, resigns(sente), Game).

learned(Outcome) :-
    lost(Game),
    learn_game(Game, "lost", test_gunshi_knowledge_shogi_game_rules:hear, Outcome).

%   speaks(+Usi, +Move): a learned rule of the journal calls Move bad at the end of the game.

speaks(Usi, MoveText) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    situation(Game, [], none, Now),
    rule_speaks(Now, Move, rule(bad, _, _, File:_)),
    own_journal(File),
    !.

rules(Count) :-
    findall(Line, journal_clause(Line, badmove(_, _, _), _), Lines),
    length(Lines, Count).

standing(Standing) :-
    learned_rule(bad, "pushes an edge pawn", _, Tried, _),
    !,
    rule_standing(bad, Tried, Standing).

%   The game is learned from once; the tests follow one another.

:- begin_tests(game_rules,
               [setup(( start_own_directory, learned(_) )), cleanup(end_own_directory)]).

test(told, [true(Told == [guard_left(sq(victim)), hangs(ka, sq(victim))])]) :-
    heard(ruled(3, Told)).

%   The same idea for the other side, with another guard, and with another piece left by it.

test(true_of_other_positions,
     [forall(member(Usi-Move, ["startpos moves 7g7f 3c3d 1g1f"-"3a4b",
                               "startpos moves 7g7f 3c3d 2g2f 8c8d"-"7i6h"]))]) :-
    speaks(Usi, Move).
test(not_of_moves_that_leave_nothing,
     [ forall(member(Usi-Move, ["startpos moves 7g7f 3c3d"-"3i4h",
                                "startpos moves 7g7f 8c8d"-"7i6h",
                                "startpos moves 7g7f 3c3d 1g1f"-"2b8h+"])),
       fail
     ]) :-
    speaks(Usi, Move).
test(unlearned_with_the_game, [true(Before-After == 1-0)]) :-
    rules(Before),
    unlearn("lost", _),
    rules(After).

%   Pushing an edge pawn is believed to be bad, by nineteen cases against one. In the game it is
%   not, twice, by the weights alone.

test(a_wrong_rule_is_believed_no_more,
     [setup(weights_alone), cleanup(as_shipped), true(Before-After == warns-remark)]) :-
    own_change_all([ add(( badmove(Now, Move, "pushes an edge pawn") :-
                               has(Now, Move, edge_pawn) )),
                     add(tried(bad, "pushes an edge pawn", 20, 19, 1, 0)) ],
                   _),
    standing(Before),
    learned(_),
    standing(After),
    heard(stands(bad, [edge_pawn], warns, remark)).

%   A program that learns from game after game, and never backtracks, keeps nothing of them.

test(nothing_stays_genuine,
     [setup(weights_alone), cleanup(as_shipped), true(After == Before)]) :-
    ( nb_current(gunshi_genuine, Before) -> true ; Before = [] ),
    game_usi(Game, "startpos moves 7g7f 3c3d 7i6h"),
    position_examples(Game, [_|_]),
    nb_current(gunshi_genuine, After).

:- end_tests(game_rules).
