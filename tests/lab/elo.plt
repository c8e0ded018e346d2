/*  Elo and the sequential test, against figures worked out by hand and by the formulas of other
    programs.
*/
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/elo)).

:- begin_tests(elo).

near(X, Y, Tolerance) :-
    abs(X - Y) =< Tolerance.

%   Ten to one is 400.

test(share, true(near(Share, 0.9090909, 1e-6))) :-
    elo_share(400, Share).
test(share_of_equals, Share =:= 0.5) :-
    elo_share(0, Share).
test(elo_of_a_share, true(near(Elo, 190.848502, 1e-5))) :-
    elo_share(Elo, 0.75).

%   15 of 20 without a draw: a variance of 0.75 * 0.25 a game, a standard error of 0.0968246 of the
%   share, 89.7076 Elo.

test(estimate, true(( near(Elo, 190.848502, 1e-5), near(Error, 175.8237, 1e-3) ))) :-
    score_elo(score(15, 5, 0), Elo, Error).

%   Draws make it surer: 100 games, 0.55 of the points, a variance of (30 * 0.45^2 + 50 * 0.05^2 +
%   20 * 0.55^2) / 100 = 0.1225, a standard error of 0.035 of the share, at 701.88 Elo a point:
%   24.5658.

test(estimate_with_draws, true(( near(Elo, 34.86, 1e-2), near(Error, 48.15, 1e-2) ))) :-
    score_elo(score(30, 20, 50), Elo, Error).
test(the_other_side_has_the_opposite, true(( near(A, -B, 1e-9), near(C, D, 1e-9) ))) :-
    score_elo(score(30, 20, 50), A, C),
    score_elo(score(20, 30, 50), B, D).
test(no_estimate, [forall(member(Score, [score(3, 0, 0), score(0, 3, 0), score(0, 0, 0)])),
                   Elo-Error == null-null]) :-
    score_elo(Score, Elo, Error).
test(only_draws, Error == null) :-
    score_elo(score(0, 0, 4), Elo, Error),
    Elo =:= 0.
%   Without draws the ratio is that of two coins: 60 ln(p1/p0) + 40 ln((1-p1)/(1-p0)), p0 = 0.5, p1
%   = 0.5287 for 20 Elo.

test(two_outcomes, true(near(Ratio, Expected, 2e-3))) :-
    elo_share(20, P),
    Expected is 60 * log(P / 0.5) + 40 * log((1 - P) / 0.5),
    likelihood_ratio(score(60, 40, 0), 0, 20, Ratio).

%   Elo0 is 0 and there are as many wins as losses: the shares as they are have that mean. By Elo1,
%   with the mean s, the tilt t solves (1-s)/(1+t(1-s)) + 2(0.5-s)/(1+t(0.5-s)) - s/(1-ts) = 0 for
%   25, 50 and 25 games.

test(three_outcomes, true(near(Ratio, Expected, 1e-6))) :-
    elo_share(Elo1, 0.6),
    likelihood_ratio(score(25, 25, 50), 0, Elo1, Ratio),
    quadratic(0.6, T),
    Expected is -25 * log(1 + T * 0.4) - 50 * log(1 - T * 0.1) - 25 * log(1 - T * 0.6).

%   That equation with the denominators multiplied out: a t^2 + b t + c = 0.

quadratic(S, T) :-
    X is 1 - S,
    Y is 0.5 - S,
    Z is -S,
    A is 4 * X * Y * Z,
    B is X * (Y + Z) + 2 * Y * (X + Z) + Z * (X + Y),
    C is X + 2 * Y + Z,
    T is (-B - sqrt(B * B - 4 * A * C)) / (2 * A).

%   The usual approximation: N (s1 - s0) (2 m - s0 - s1) / (2 v), good for small steps.

test(normal, true(near(Ratio, Normal, 0.02))) :-
    likelihood_ratio(score(1100, 1000, 900), 0, 5, Ratio),
    elo_share(5, S1),
    Mean is (1100 + 450) / 3000,
    Variance is (1100 * (1 - Mean) ** 2 + 900 * (0.5 - Mean) ** 2 + 1000 * Mean ** 2) / 3000,
    Normal is 3000 * (S1 - 0.5) * (2 * Mean - 0.5 - S1) / (2 * Variance).

%   Pairs of which both games always go to sente: no doubt is left that the two are alike.

test(pairs_that_are_alike, Elo-Error == 0.0-null) :-
    score_elo(pairs(0, 0, 50, 0, 0), Elo, Error).

%   Pairs as independent games would give them, 1:4:6:4:1 of 16, are as sure as the games: 32 games,
%   half won and half lost.

test(pairs_as_of_independent_games, true(near(Error, Expected, 1e-6))) :-
    score_elo(pairs(1, 0, 2, 0, 1), _, Error),
    score_elo(score(4, 4, 0), _, Expected).

%   By hand: 10 pairs, points 0, 0.25 … with shares 0.1 0.2 0.3 0.3 0.1: mean 0.525, variance
%   0.1 * 0.2756 + 0.2 * 0.0756 + 0.3 * 0.0006 + 0.3 * 0.0506 + 0.1 * 0.2256 = 0.0806.

test(pairs, true(( near(Elo, 17.3867, 1e-3), near(Error, 122.6, 0.1) ))) :-
    score_elo(pairs(1, 2, 3, 3, 1), Elo, Error).
test(ratio_of_pairs, true(near(Ratio, Expected, 2e-2))) :-
    likelihood_ratio(pairs(100, 200, 400, 220, 110), 0, 5, Ratio),
    likelihood_ratio_normal([0-100, 0.25-200, 0.5-400, 0.75-220, 1-110], 5, Expected).

likelihood_ratio_normal(Outcomes, Elo, Ratio) :-
    elo_share(Elo, S1),
    aggregate_all(sum(C), member(_-C, Outcomes), N),
    aggregate_all(sum(X*C), member(X-C, Outcomes), Points),
    Mean is Points/N,
    aggregate_all(sum(C*(X-Mean)**2), member(X-C, Outcomes), Squares),
    Ratio is N*(S1 - 0.5)*(2*Mean - 0.5 - S1)/(2*Squares/N).

test(decisions, Decisions == [none, elo1, elo0, elo0]) :-
    findall(Decision,
            ( member(Score, [score(0, 0, 0), score(70, 30, 0), score(30, 70, 0), score(0, 40, 0)]),
              sprt(Score, 0, 50, sprt(_, Bound, Decision)),
              near(Bound, 2.9444, 1e-4)
            ),
            Decisions).

:- end_tests(elo).
