:- encoding(utf8).
/*  The place that a writer of records has come to. */
:- module(test_record_place, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/shogi/records/place)).

%   after(-Place): ７六歩 in 10 seconds, ３四歩 in 5, ２二角成 in an unknown time.

after(Place) :-
    start_position(hirate, Start),
    first_place(Start, Place0),
    place_after_step(Place0, step(move(77, 76), [time(10)]), Place1),
    place_after_step(Place1, step(move(33, 34), [comment("c"), time(5)]), Place2),
    place_after_step(Place2, step(promote(88, 22), []), Place).

:- begin_tests(record_place).

test(start, Last-Ply == none-1) :-
    start_position(hirate, Start),
    first_place(Start, Place),
    place_last(Place, Last),
    place_ply(Place, Ply).
test(position, Sfen == "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 1") :-
    after(Place),
    place_position(Place, Position),
    position_sfen(Position, Sfen).
test(behind_moves, Last-Ply == 22-4) :-
    after(Place),
    place_last(Place, Last),
    place_ply(Place, Ply).
test(time_of_the_side_to_move, Total == 12) :-
    after(Place),
    place_total(Place, 7, Total).
test(time_of_the_other, Total == 11) :-
    after(Place0),
    place_after_step(Place0, step(move(31, 22), [time(2)]), Place),
    place_total(Place, 1, Total).
test(behind_a_foul, [Last, Ply, Total] == [none, 5, 12]) :-
    after(Place0),
    place_behind_foul(Place0, Place),
    place_last(Place, Last),
    place_ply(Place, Ply),
    place_total(Place, 7, Total).

:- end_tests(record_place).
