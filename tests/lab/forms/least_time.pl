/*  For tests that measure forms but ask for no exact time: each measurement is repeated only until
    the system's clock has moved, not for as long as a figure needs. In the thorough run it takes
    its full time.
*/
:- module(test_least_time, []).
:- use_module(library(prolog_wrap)).
:- use_module(library(gunshi/lab/forms/benchmark), []).
:- use_module(tests(sizes)).

:- thorough -> true
 ; wrap_predicate(gunshi_lab_forms_benchmark:least(_, Least), least_time, _, Least = 1).
