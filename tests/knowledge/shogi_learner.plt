/*  Shogi learned from a lost game, by the clauses that Othello is learned by. */
:- module(test_shogi_learner, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/gunshi/base/store').
:- use_module('../../prolog/gunshi/knowledge/learning').
:- use_module('../../prolog/gunshi/knowledge/shogi_learner').
:- use_module('../../prolog/gunshi/shogi/game').
:- use_module('../../prolog/gunshi/shogi/pattern_faults').
:- use_module('../../prolog/gunshi/shogi/patterns').
:- use_module('../../prolog/gunshi/shogi/position').
:- use_module(own_directory).

%   played(?What, -Moves, -Side): Side lost the game; in `bishop` its 3rd move leaves the bishop unguarded, in
%   `turned` gote's 4th does; in `fine` nothing was wrong, time was over.

played(bishop, "7g7f 3c3d 7i6h 2b8h+ 2g2f 8h9i", sente).
played(turned, "9g9f 3c3d 7g7f 3a4b 8h2b+ 8c8d 2b1a", gote).
played(fine, "7g7f 3c3d 2g2f 8c8d", sente).

played_game(What, shogi_game("test", Side, 1, Positions, Moves)) :-
    played(What, Text, Side),
    format(atom(Line), "startpos moves ~s", [Text]),
    game_usi(Game, Line),
    game_positions(Game, Positions),
    game_moves(Game, Moves).

:- dynamic step/1.

heard(Step) :-
    assertz(step(Step)).

learned(What, Lessons) :-
    played_game(What, Game),
    retractall(step(_)),
    shogi_learn(Game, heard, Lessons).

position_after_line(Text, Position) :-
    format(atom(Line), "startpos moves ~s", [Text]),
    game_usi(Game, Line),
    game_position(Game, Position).

fact(What, bm(N, K, Move)) :-
    learned(What, Lessons),
    memberchk(add(bm(N, K, Move), _), Lessons).

:- begin_tests(shogi_learner).

test(the_mistake_is_found, Move-Kind-N == move(79, 68)-bm-3) :-
    learned(bishop, Lessons),
    memberchk(add(Fact, _), Lessons),
    Fact =.. [Kind, Open, K, Move],
    var(Open),
    memberchk(learned("test", N, _), K).
test(in_its_own_turn_for_gote, Move == move(31, 42)) :-
    fact(turned, bm(_, _, Move)).
test(nothing_to_learn, fail) :-
    learned(fine, _).
test(same_lessons_twice, true(First =@= Second)) :-
    learned(bishop, First),
    learned(bishop, Second).
test(one_answer, true(Count == 1)) :-
    played_game(bishop, Game),
    aggregate_all(count, shogi_learn(Game, heard, _), Count).

%   The fact is general: fewer conditions than the position has, and it holds in others where the bishop
%   is left alone, with either colour; not where the diagonal is shut, nor where another silver guards it.

test(general, true(Fewer < 41)) :-
    fact(bishop, bm(_, K, _)),
    length(K, Fewer).
test(sound) :-
    fact(bishop, bm(N, K, M)),
    pattern_faults(N, K, M, []).
test(holds, [ forall(member(Line-Move, [ "7g7f 3c3d"-move(79, 68), "1g1f 3c3d 7g7f 1c1d"-move(79, 68),
                                         "1g1f 3c3d 7g7f"-move(31, 42) ])),
              true(Moves == [Move]) ]) :-
    fact(bishop, bm(_, K, M)),
    position_after_line(Line, Position),
    findall(Move0, pattern_move(K, M, Position, Move0), Moves0),
    sort(Moves0, Moves).
test(does_not_hold, [ forall(member(Line, [ "7g7f 8c8d", "1g1f 3c3d", "7g7f 3c3d 6g6f 1c1d",
                                            "7g7f 4c4d" ])),
                      fail ]) :-
    fact(bishop, bm(_, K, M)),
    position_after_line(Line, Position),
    pattern_move(K, M, Position, _).

test(steps_are_told) :-
    learned(bishop, _),
    step(bad(4, -150)),
    step(judged(4, Value)),
    Value < -150,
    step(other(3, move(79, 68), Worth, _, Better)),
    Better > Worth,
    step(general(3, bm, 41, After)),
    After < 41.
test(each_step_once, true(Steps =@= Different)) :-
    learned(bishop, _),
    findall(S, step(S), Steps0),
    msort(Steps0, Steps),
    sort(Steps0, Different).

%   The words that a reason shows: the move, what refutes it, and what would have done.

test(words) :-
    fact(bishop, bm(_, K, _)),
    memberchk(learned(_, 3, Words), K),
    says(Words, "▲６八銀 △８八角成"),
    says(Words, ";").

test(kuzure, N == 4) :-
    played_game(bishop, shogi_game(Key, Side, First, Positions, Moves)),
    kuzure(shogi_game(Key, Side, First, Positions, Moves, -150, test_shogi_learner:heard), N).
test(kuzure_of_another_game, fail) :-
    kuzure(otl_game(black, [], [], []), _).

%   A game that was not finished was lost by who is hopeless.

test(hopeless, Side == sente) :-
    game_usi(Game, 'sfen 4k4/4g4/4G4/9/9/9/9/9/4K4 w - 1'),
    position_sfen(Position, "4k4/r3g4/9/9/9/9/9/9/4K4 b - 1"),
    game_new(Position, Other),
    \+ hopeless_side(Game, gote),
    hopeless_side(Other, Side).
test(not_hopeless, fail) :-
    game_usi(Game, startpos),
    hopeless_side(Game, _).

:- end_tests(shogi_learner).

%   One set of clauses for both games.

:- begin_tests(same_clauses).

test(of_one_file, [ forall(member(Name, [badp, goodp, goodm, badm])), true(Files == ['kb/learning.pl']) ]) :-
    learned(bishop, _),
    learning_knowledge,
    functor(Head, Name, 2),
    findall(Short,
            ( knowledge_source(Head, File:_),
              atom_concat(Front, 'kb/learning.pl', File),
              atom_concat(Front, Short, File)
            ),
            Files0),
    findall(x, knowledge_source(Head, _), All),
    same_length(Files0, All),
    sort(Files0, Files).

%   Without the clause (4) nothing is learned: it is the clauses that learn.

test(the_clauses_learn, fail) :-
    learned(bishop, _),
    findall(off(badm(_, _), Source), knowledge_source(badm(_, _), Source), Offs),
    without_clauses(Offs, learned(bishop, _)).

:- end_tests(same_clauses).
