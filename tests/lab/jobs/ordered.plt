/*  Results in the order of their units, however they come. */
:- module(test_ordered, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/lab/jobs/ordered)).

%   heard(+Come, -Heard): units 1 to 5 whose results come in the order Come.

heard(Come, Heard) :-
    no_results(Ordered0),
    come(Come, [1, 2, 3, 4, 5], Ordered0, [], Heard).

come([], _, _, Heard, Heard).
come([Number|Numbers], Units0, Ordered0, Heard0, Heard) :-
    with_result(Number, r(Number), Ordered0, Ordered1),
    hear_ready(Units0, Ordered1, test_ordered:hear, Heard0, Units, Ordered, Heard1),
    (   Heard1 = stop(Heard2)
    ->  Heard = Heard2
    ;   come(Numbers, Units, Ordered, Heard1, Heard)
    ).

hear(Unit, r(Unit), Heard, [Unit|Heard]).

:- begin_tests(ordered).

test(any_order, forall(permutation([1, 2, 3, 4, 5], Come))) :-
    heard(Come, Heard),
    assertion(Heard == [5, 4, 3, 2, 1]).
test(waits, Heard == [2, 1]) :-
    heard([2, 4, 1, 5], Heard).
test(stops, [ forall(permutation([1, 2, 3, 4, 5], Come)), Units-Heard == [4, 5]-stop(3) ]) :-
    no_results(Ordered0),
    put_all(Come, Ordered0, Ordered),
    hear_ready([1, 2, 3, 4, 5], Ordered, stop_at_three, 0, Units, _, Heard).

put_all([], Ordered, Ordered).
put_all([Number|Numbers], Ordered0, Ordered) :-
    with_result(Number, Number, Ordered0, Ordered1),
    put_all(Numbers, Ordered1, Ordered).

stop_at_three(Unit, Unit, _, Heard) :-
    (   Unit =:= 3
    ->  Heard = stop(3)
    ;   Heard = Unit
    ).

test(from, Heard == [9]) :-
    results_from(9, Ordered0),
    with_result(9, r(9), Ordered0, Ordered),
    hear_ready([9], Ordered, test_ordered:hear, [], [], _, Heard).

test(without, Numbers == [7, 9]) :-
    results_from(7, Ordered0),
    put_all([8, 10], Ordered0, Ordered),
    without_result(7, 10, Ordered, Numbers).

:- end_tests(ordered).
