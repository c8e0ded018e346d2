:- encoding(utf8).
/*  Mating problems: the solver as a predicate. Its soundness is proved on the core, in
    tests/c/test_mate_*.c; here are its options, what composers check, and the fifth paper's
    propositions as a second witness.
*/
:- use_module(library(apply)).
:- use_module(library(csv)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(library(time)).
:- use_module(library(gunshi)).

:- begin_tests(mate).

problem(Id, Position, Plies) :-
    csv_read_file('tests/data/mate_problems.tsv', [_|Rows],
                  [separator(0'\t), convert(false), functor(problem)]),
    member(problem(Id, Sfen, PliesText), Rows),
    problem_sfen(Position, Sfen),
    atom_number(PliesText, Plies).

worked_example(Position) :-
    position_sfen(Position, "8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1").

solved(Sfen, Options, Solved) :-
    problem_sfen(Position, Sfen),
    solve_mate(Position, Options, Solved).

test(every_problem_at_or_under_its_recorded_length, Wrong == []) :-
    findall(Id-Solved,
            ( problem(Id, Position, Recorded),
              solve_mate(Position, [hash(16)], Solved),
              \+ ( Solved = solved(mate, Plies, _, _, true, _, _, _, none),
                   Plies =< Recorded,
                   Plies mod 2 =:= 1 )
            ),
            Wrong).
test(lines_end_without_a_reply, Wrong == []) :-
    findall(Id,
            ( problem(Id, Position, _),
              solve_mate(Position, [hash(16)], solved(mate, _, Moves, _, _, _, _, _, _)),
              foldl([M, A, B]>>position_after(A, M, B), Moves, Position, End),
              \+ ( in_check(End), legal_moves(End, []) )
            ),
            Wrong).
test(propositions_say_the_same_length, Different == []) :-
    findall(Id-Levels-Solved,
            ( problem(Id, Position, Recorded),
              Recorded =< 7,
              solve_mate(Position, [], solved(mate, Solved, _, _, _, _, _, _, _)),
              setup_call_cleanup(expand_propositions(Position, [], Table),
                                 propositions_outcome(Table, mate(Levels)),
                                 release_propositions(Table)),
              Solved =\= 2*Levels-1
            ),
            Different).
%   Useless interpositions at the end of the line, moved, or taken by another piece; and in the
%   middle of it. From the problems of 3 and 5 plies that the table once had longer.

once_longer("lkg5l/3pS1G2/4+Rp1pp/p1NNps3/2Bn3P1/PPPP1Pp1P/1G3S3/1BK1P1G2/LN1S1+r2L b 3P 1", 1).
once_longer("lnkgS3+R/1ps2+B3/p1ppp4/1P7/6Sp1/P1L1P1KPP/1lPg1+p1S+b/2+n3G2/LN5+p+r b 4Pgn 1", 1).
once_longer("ln5nl/1+S3+R3/3s3gk/p2p2ppp/2B2p1P1/1PpK2P1P/P3PP3/2G1G1S2/LN4R1L b BGSN4P 1", 1).
once_longer("l2g2gnl/9/2s1B+N2p/p1p3pk1/9/P3P2rS/2PP1P1R1/1S1G1G3/LN1K1+B3 b L7Psn2p 1", 3).
once_longer("l2g1Bsnl/2s2s1R1/p1np1k3/2p1ppppp/2S2N3/PP1PP1P1P/1G3G3/1BK2Pr2/LN6L b G3p 1", 3).
once_longer("ln1s2Rn1/2k1s4/2p1p1+P2/3p1p1p1/p8/bP2PP3/2NP1gS1+l/4g3+p/1Gbg2KS1 w RN2L3P3p 1", 3).

test(propositions_no_longer, [forall(once_longer(Sfen, Plies)), Solved-Found == Plies-Plies]) :-
    problem_sfen(Position, Sfen),
    solve_mate(Position, [shortest(true)], solved(mate, Solved, _, _, _, _, _, _, _)),
    setup_call_cleanup(expand_propositions(Position, [], Table),
                       propositions_outcome(Table, mate(Level)),
                       release_propositions(Table)),
    Found is 2*Level - 1.
test(worked_example, [Plies, Shortest, Longest] == [9, true, true]) :-
    worked_example(Position),
    solve_mate(Position, [shortest(true)],
               solved(mate, Plies, _, _, Shortest, Longest, _, _, none)).
test(same_again) :-
    worked_example(Position),
    solve_mate(Position, [], solved(R, P, M, L, S, D, N, _, T)),
    solve_mate(Position, [hash(64)], solved(R, P, M, L, S, D, N, _, T)).
test(threads_come_to_the_same_length, [Plies, Shortest, Longest] == [35, true, true]) :-
    solved("6p1S/6l2/5l2k/4l3p/6P1s/5P2G/1+B2P2+p1/1g4+R2/1+B3+p1+r1 b 4N2g2sl11p 1",
           [threads(2), shortest(true)], solved(mate, Plies, _, _, Shortest, Longest, _, _, none)).
test(bare_king, Result-Moves == nomate-[]) :-
    solved("4k4/9/9/9/9/9/9/9/9 b GPr2b3g4s4n4l17p 1", [],
           solved(Result, _, Moves, _, _, _, _, _, none)).
test(defender_to_move, Result-Plies == mate-2) :-
    solved("8k/6G2/8L/9/9/9/9/9/9 w Gr2bR2g4s4n3l18p 1", [],
           solved(Result, Plies, _, _, _, _, _, _, _)).
test(attacker_named, Result == nomate) :-
    position_sfen(P, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    solve_mate(P, [attacker(gote)], solved(Result, _, _, _, _, _, _, _, _)).
test(drop_pawn_mate_is_none, Result == nomate) :-
    solved("7nk/9/7G1/9/9/9/9/9/9 b P 1", [], solved(Result, _, _, _, _, _, _, _, _)).
test(futile_interpositions, Plies-Length == 1-3) :-
    solved("8k/R7s/g5N2/1R7/8L/4+b4/9/9/9 b b3g3s3n3l18p 1", [],
           solved(mate, Plies, Moves, _, _, _, _, _, _)),
    length(Moves, Length).
test(left_in_hand, Left == 1) :-
    solved("4k4/9/4P4/9/9/9/9/9/9 b 2Gr 1", [], solved(mate, 1, _, Left, _, _, _, _, _)).
test(two_pawns_on_a_file, Plies == 9) :-
    solved("7G1/9/8P/7RP/4B3k/9/9/9/9 b Grb2g4s4n4l16p 1", [],
           solved(mate, Plies, _, _, _, _, _, _, _)).
test(node_limit, Result-Stopped == unknown-nodes) :-
    solved("4k4/9/9/9/9/9/9/9/9 b B4G2S9P2rb2s4n4l9p 1", [nodes(5000)],
           solved(Result, _, _, _, _, _, Nodes, _, Stopped)),
    Nodes < 6000.
test(time_limit, Result-Stopped == unknown-deadline) :-
    solved("4k4/9/9/9/9/9/9/9/9 b B4G2S9P2rb2s4n4l9p 1", [time(0.2)],
           solved(Result, _, _, _, _, _, _, Seconds, Stopped)),
    Seconds < 20.
test(call_with_time_limit, error(_)) :-
    catch(call_with_time_limit(0.2, solved("4k4/9/9/9/9/9/9/9/9 b B4G2S9P2rb2s4n4l9p 1", [], _)),
          time_limit_exceeded,
          throw(error(time_limit_exceeded, _))).
test(unknown_option, error(gunshi(bad_option(depth(3), _)))) :-
    worked_example(P),
    solve_mate(P, [depth(3)], _).
test(no_position, true(var(Context))) :-
    catch(solve_mate(text, [], _), error(type_error(position, text), Context), true).

%   The main line of maou-muda is not the only one: a pawn may promote, the last check be another.

test(other_mates, Mates == [7-promote(13, 12)-5, 9-move(43, 42)-3, 11-promote(34, 22)-1]) :-
    problem_sfen(P, "7nk/9/5R3/8p/6P2/9/9/9/9 b SNPr2b4g3s2n4l15p 1"),
    solve_mate(P, [], solved(mate, 11, Line, _, true, _, _, _, _)),
    other_mates(P, Line, [], Others),
    findall(Ply-Move-Answer, member(other(Ply, Move, Answer), Others), Mates).
test(variations, Wholes == [9]) :-
    problem_sfen(P, "7nk/9/5R3/8p/6P2/9/9/9/9 b SNPr2b4g3s2n4l15p 1"),
    solve_mate(P, [], solved(mate, 11, Line, _, true, _, _, _, _)),
    mate_variations(P, Line, [], Variations),
    findall(Whole, member(variation(2, _, Whole), Variations), Wholes).
%   In check at first, the defender to move: what mates are the attacker's moves all the same.

test(other_mates_after_the_defender, Mates == [4-move(23, 32)-1]) :-
    problem_sfen(P, "8k/9/7GR/9/9/9/9/9/9 w - 1"),
    solve_mate(P, [], solved(mate, 4, Line, _, true, _, _, _, _)),
    other_mates(P, Line, [], Others),
    findall(Ply-Move-Answer, member(other(Ply, Move, Answer), Others), Mates).
test(limits_are_kept_with_a_mate_found, Result-Nodes == mate-true) :-
    problem_sfen(P, "+Rg2+Bpk2/2p1g2pl/1n7/2P1GP1+rp/1N2p1+p2/N5N2/9/9/9 b BS4Pg3s3l6p 1"),
    solve_mate(P, [nodes(2 000 000), shortest(true)], solved(Result, _, _, _, _, _, Used, _, _)),
    (   Used =< 2 001 000
    ->  Nodes = true
    ;   Nodes = Used
    ).

test(parts_of_a_result, [Result, Plies, Length] == [mate, 1, 1]) :-
    solved("4k4/9/4P4/9/9/9/9/9/9 b G 1", [], Solved),
    mate_result(Solved, result, Result),
    mate_result(Solved, plies, Plies),
    mate_result(Solved, moves, Moves),
    length(Moves, Length).
test(every_part_of_a_result, Values == Arguments) :-
    solved("4k4/9/4P4/9/9/9/9/9/9 b G 1", [], Solved),
    findall(Value, mate_result(Solved, _, Value), Values),
    Solved =.. [_|Arguments].
test(no_result, error(type_error(mate_result, none))) :-
    mate_result(none, plies, _).
test(no_part, error(gunshi(no_such_part(length, [result, plies|_])))) :-
    solved("4k4/9/4P4/9/9/9/9/9/9 b G 1", [], Solved),
    mate_result(Solved, length, _).

:- end_tests(mate).
