/*  What a go says: its time, and moves that it may not say. */
:- module(test_usi_go, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/usi/go)).

:- begin_tests(usi_go).

%   Of the time for a move a part is for finding and telling what it does.

test(movetime, [forall(member(Given-Seconds, [1000-0.97, 200-0.18, 10-0.009, 0-0.001]))]) :-
    go_time([movetime-Given], [], none, 0, time(Found)),
    assertion(abs(Found-Seconds) < 0.0001).
test(movetime_waited, true(abs(Found-0.47) < 0.0001)) :-
    go_time([movetime-1000], [], none, 0.5, time(Found)).
test(illegal, Texts == ["3c3d"]) :-
    game_usi(Game, "startpos"),
    read_go(["searchmoves", "3c3d", "7g7f", "nodes", "5"], Go, _),
    go_illegal(Go, Game, Texts).
test(none_illegal, Texts == []) :-
    game_usi(Game, "startpos"),
    read_go(["nodes", "5"], Go, _),
    go_illegal(Go, Game, Texts).

:- end_tests(usi_go).
