:- module(test_search, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).

:- begin_tests(search).

hirate(Position) :-
    start_position(hirate, Position).

test(result_is_a_legal_line) :-
    hirate(P),
    search_position(P, [depth(4)], searched(Move, cp(_), 4, Nodes, Seconds, Line, none)),
    Nodes > 0,
    float(Seconds),
    Line = [Move|_],
    foldl([M, A, B]>>position_after(A, M, B), Line, P, _).
test(default_depth, Depth == 3) :-
    hirate(P),
    search_position(P, [], searched(_, _, Depth, _, _, _, none)).
test(same_again) :-
    hirate(P),
    search_position(P, [depth(3)], searched(M, S, D, N, _, L, R)),
    search_position(P, [depth(3)], searched(M, S, D, N, _, L, R)).
test(mate_in_1, Move-Score == drop(ki, 52)-mate(1)) :-
    position_sfen(P, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    search_position(P, [depth(3)], searched(Move, Score, _, _, _, _, _)).
test(mated, searched(Move, Score, Line) == searched(none, mate(0), [])) :-
    position_sfen(P, "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"),
    search_position(P, [depth(3)], searched(Move, Score, _, _, _, Line, _)).
test(node_limit, Stopped == nodes) :-
    hirate(P),
    search_position(P, [depth(20), nodes(10000)], searched(Move, _, _, Nodes, _, _, Stopped)),
    legal_move(P, Move),
    Nodes < 20000.
test(deadline, Stopped == deadline) :-
    hirate(P),
    search_position(P, [depth(60), time(0.1)], searched(Move, _, _, _, Seconds, _, Stopped)),
    legal_move(P, Move),
    Seconds < 2.
test(time_limit, Limit == time_limit_exceeded) :-
    hirate(P),
    catch(call_with_time_limit(0.1, search_position(P, [depth(60)], _)), Limit, true).
test(two_threads) :-
    hirate(P),
    search_position(P, [depth(3)], searched(M, S, D, N, _, L, R)),
    concurrent(2,
               [ search_position(P, [depth(3)], searched(M1, S1, D1, N1, _, L1, R1)),
                 search_position(P, [depth(3)], searched(M2, S2, D2, N2, _, L2, R2))
               ],
               []),
    maplist(==([M, S, D, N, L, R]), [[M1, S1, D1, N1, L1, R1], [M2, S2, D2, N2, L2, R2]]).
test(no_position, error(type_error(game, foo))) :-
    search_position(foo, [], _).
test(no_limit, error(gunshi(bad_option(depth(0), _)))) :-
    hirate(P),
    search_position(P, [depth(0)], _).
test(deep_limit, error(gunshi(bad_option(depth(64), _)))) :-
    hirate(P),
    search_position(P, [depth(64)], _).
test(unknown_limit, error(gunshi(bad_option(width(3), _)))) :-
    hirate(P),
    search_position(P, [width(3)], _).
test(bad_time, error(gunshi(bad_option(time(0), _)))) :-
    hirate(P),
    search_position(P, [time(0)], _).
test(open_limit, error(instantiation_error)) :-
    hirate(P),
    search_position(P, [depth(_)], _).

:- end_tests(search).
