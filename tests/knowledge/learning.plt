/*  Which lessons of a game count. What the clauses learn is tested with the games. */
:- module(test_learning, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module('../../prolog/gunshi/knowledge/learning').

reflected(List, Lessons) :-
    member(Lessons, List).

:- begin_tests(first_lessons).

test(first, [ forall(member(List-Right, [ [[bp(1)], [bp(2), add(a, "x")], [add(b, "x")]]-[bp(2), add(a, "x")],
                                          [[remove(a, "x")], [add(b, "x")]]-[remove(a, "x")],
                                          [[bp(2), kept(a, b, "x")], [bp(1)]]-[bp(2), kept(a, b, "x")],
                                          [[]]-[] ])),
              true(Lessons == Right) ]) :-
    first_lessons(reflected(List), Lessons).
test(none, fail) :-
    first_lessons(reflected([]), _).

:- end_tests(first_lessons).
