/*  Which squares a move goes over, and how far one is from others. */
:- module(test_squares, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/shogi/squares)).

:- begin_tests(squares).

test(squares, [ forall(member(Move-Squares, [ drop(fu, 55)-[55], move(77, 76)-[76, 77],
                                              move(28, 68)-[28, 38, 48, 58, 68],
                                              promote(88, 33)-[33, 44, 55, 66, 77, 88],
                                              move(89, 77)-[77, 89] ])),
                true(Sorted == Squares) ]) :-
    move_squares(Move, Squares0),
    sort(Squares0, Sorted).

test(distance,
     [forall(member(Square-Right, [55-0, 54-1, 66-1, 99-4, 19-4])), true(Distance == Right)]) :-
    square_distance(Square, [55, 44], Distance).
test(nearest, true(Distance == 1)) :-
    square_distance(12, [99, 11], Distance).
test(no_squares, fail) :-
    square_distance(55, [], _).

:- end_tests(squares).
