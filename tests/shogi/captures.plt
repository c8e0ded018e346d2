/*  What captures win, from Prolog; the search itself is proven in tests/c/test_captures.c. */
:- module(test_captures, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/captures)).
:- use_module(library(gunshi/shogi/position)).

captures(Sfen, Wide, Positions, Gain, Line) :-
    position_sfen(Position, Sfen),
    captures_of(Position, Wide, Positions, Gain, Line).

captures_of(Position, Wide, Positions, Gain, Line) :-
    position_captures(Position,
                      points(100, 300, 350, 500, 800, 1000, 550, 400, 450, 450, 500, 1100, 1300),
                      Wide, Positions, Gain, Line).

:- begin_tests(captures).

test(nothing_to_take, Gain-Line == points(0)-[]) :-
    start_position(hirate, Position),
    captures_of(Position, 0, 100, Gain, Line).

test(what_hangs_is_taken, Gain-First == points(1300)-promote(55, 53)) :-
    captures("4k4/9/4s4/9/4R4/9/9/9/4K4 b - 1", 0, 1000, Gain, [First|_]).

test(mates, Gain-Line == mate(1)-[drop(ki, 52)]) :-
    captures("4k4/9/4G4/9/9/9/9/9/4K4 b G 1", 1, 10000, Gain, Line).

test(mated, Gain-Line == mate(0)-[]) :-
    captures("4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1", 0, 1000, Gain, Line).

test(a_limit_fails, fail) :-
    captures("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1", 2, 100, _, _).

test(no_position, error(type_error(position, here))) :-
    captures_of(here, 0, 100, _, _).

test(no_count, error(type_error(not_less_than_zero, -1))) :-
    start_position(hirate, Position),
    captures_of(Position, 0, -1, _, _).

:- end_tests(captures).
