:- module(test_comparison, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/comparison)).

near(X, Y) :-
    abs(X-Y) < 1e-9 * max(1, abs(Y)).

:- begin_tests(comparison).

%   Half and double are 1 on the average, by any number of them.

test(mean_ratio, true((near(Mean, 1), near(Low*High, 1), Low < 1))) :-
    mean_ratio([0.5, 2, 0.5, 2], Mean, Low, High).
test(mean_ratio_scales, true((near(Mean2, 3*Mean1), near(Low2, 3*Low1), near(High2, 3*High1)))) :-
    mean_ratio([0.5, 1, 1.1], Mean1, Low1, High1),
    mean_ratio([1.5, 3, 3.3], Mean2, Low2, High2).
test(interval_of_two, true(near(High, 2 ** 1.959964))) :-
    mean_ratio([0.5, 2], _, _, High).
test(more_is_surer, true(High2/Low2 < High1/Low1)) :-
    mean_ratio([0.5, 2], _, Low1, High1),
    mean_ratio([0.5, 2, 0.5, 2, 0.5, 2], _, Low2, High2).
test(few_ratios, [Mean, Low, High]-Mean1-[Low1, High1] == [null, null, null]-2.0-[null, null]) :-
    mean_ratio([], Mean, Low, High),
    mean_ratio([2], Mean1, Low1, High1).

%   By hand: of 5 tosses all fall alike in 2 of 32 cases, of 4 at most one otherwise in 10 of 16.

test(sign_test, Ps == [1.0, 0.0625, 0.625, 1.0]) :-
    findall(P, ( member(A-B, [0-0, 0-5, 1-3, 3-3]), sign_test(A, B, P) ), Ps).
test(sign_test_is_symmetric) :-
    forall(( between(0, 12, A), between(0, 12, B) ),
           ( sign_test(A, B, P), sign_test(B, A, P) )).
test(sign_test_of_many, true((P > 0, P < 1.0e-20))) :-
    sign_test(300, 700, P).

test(share_interval, true((near(Low, 1-High), Low < 0.5))) :-
    share_interval(10, 20, Low, High).
test(share_interval_stays_inside, true((Low >= -1.0e-12, Low < 1.0e-9, High < 0.7, Low2 > 0.3,
                                        near(High2, 1)))) :-
    share_interval(0, 5, Low, High),
    share_interval(5, 5, Low2, High2).
test(paper_s_rate, true((Low < 0.5, High > 0.517))) :-
    share_interval(77, 149, Low, High).
test(share_of_none, Low-High == null-null) :-
    share_interval(0, 0, Low, High).

:- end_tests(comparison).
