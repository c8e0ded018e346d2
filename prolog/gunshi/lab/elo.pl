/*  How much stronger one player is than another, by the games between them.

    A score is score(Wins, Losses, Draws), of the first player; its share of the points is p, a draw
    half a point. Elo is 400 log10(p / (1 - p)). The games of a score are taken as independent of
    each other. Where each opening is played twice, with either side, they are not: then the score
    is pairs(None, Half, One, OneAndHalf, Two), how many pairs of games gave so many points (the
    pentanomial), and the pairs are what is independent.

    A sequential test (SPRT) decides between two Elos while the games are played. Its likelihood
    ratio is the generalized one of these outcomes: for either Elo their likeliest shares that have
    the mean which this Elo says. So it needs no model of draws.
*/
:- module(gunshi_lab_elo,
          [ elo_share/2,                % ?Elo, ?Share
            pair_counted/3,             % +HalfPoints, +Pairs0, -Pairs
            score_elo/3,                % +Score, -Elo, -Error
            likelihood_ratio/4,         % +Score, +Elo0, +Elo1, -Ratio
            sprt/4                      % +Score, +Elo0, +Elo1, -Test
          ]).
:- use_module(comparison, [normal_95/1]).
:- autoload(library(lists), [member/2, sum_list/2]).

%!  elo_share(+Elo, -Share) is det.
%!  elo_share(-Elo, +Share) is det.
%
%   A player stronger by Elo wins Share of the points, between 0 and 1, both excluded.

elo_share(Elo, Share) :-
    (   nonvar(Elo)
    ->  Share is 1 / (1 + 10.0 ** (-Elo / 400))
    ;   Elo is 400 * log(Share / (1 - Share)) / log(10)
    ).

%!  pair_counted(+HalfPoints:integer, +Pairs0, -Pairs) is det.
%
%   Pairs are Pairs0, of the head of this file, and one pair of games more, which gave HalfPoints, 0
%   to 4.

pair_counted(HalfPoints, Pairs0, Pairs) :-
    Place is HalfPoints+1,
    arg(Place, Pairs0, Count0),
    Count is Count0+1,
    duplicate_term(Pairs0, Pairs),
    setarg(Place, Pairs, Count).

%!  score_elo(+Score, -Elo, -Error) is det.
%
%   Elo is the estimate by Score, and Error half the width of its interval of 95 percent: 1.96
%   standard errors of the share of points, carried over to Elo. Elo is `null` without games, and
%   when one side has won them all; Error is `null` when all games have ended alike.

score_elo(Score, Elo, Error) :-
    outcomes(Score, Outcomes),
    findall(Count, member(_-Count, Outcomes), Counts),
    sum_list(Counts, Seen),
    (   memberchk(Share0-Seen, Outcomes),
        ( Seen =:= 0 ; Share0 =:= 0 ; Share0 =:= 1 )
    ->  Elo = null,
        Error = null
    ;   findall(Part, ( member(Share1-Count, Outcomes), Part is Share1*Count ), Parts),
        sum_list(Parts, Points),
        Share is Points / Seen,
        elo_share(Elo, Share),
        (   memberchk(_-Seen, Outcomes)
        ->  Error = null
        ;   findall(Square,
                    ( member(Share1-Count, Outcomes),
                      Square is Count * (Share1 - Share) ** 2
                    ),
                    Squares0),
            sum_list(Squares0, Squares),
            normal_95(Z),
            Error is Z * sqrt(Squares) / Seen * 400 / log(10) / (Share * (1 - Share))
        )
    ).

%   outcomes(+Score, -Outcomes): Share-Count, how many games, or pairs of games, gave such a share
%   of their points.

outcomes(score(Wins, Losses, Draws), [0-Losses, 0.5-Draws, 1-Wins]).
outcomes(pairs(None, Half, One, OneAndHalf, Two),
         [0-None, 0.25-Half, 0.5-One, 0.75-OneAndHalf, 1-Two]).

%!  likelihood_ratio(+Score, +Elo0, +Elo1, -Ratio:float) is det.
%
%   Ratio is the logarithm of how much likelier Score is by Elo1 than by Elo0. An outcome that has
%   not happened counts as a thousandth of a game, so that none is held to be impossible.

likelihood_ratio(Score, Elo0, Elo1, Ratio) :-
    outcomes(Score, Outcomes0),
    findall(Points-Count,
            ( member(Points-Count0, Outcomes0),
              Count is max(Count0, 0.001)
            ),
            Outcomes),
    tilt(Outcomes, Elo0, Share0, Tilt0),
    tilt(Outcomes, Elo1, Share1, Tilt1),
    findall(Term,
            ( member(Points-Count, Outcomes),
              Term is Count * log((1 + Tilt0 * (Points - Share0)) / (1 + Tilt1 * (Points - Share1)))
            ),
            Terms),
    sum_list(Terms, Ratio).

%   tilt(+Outcomes, +Elo, -Share, -Tilt): with the mean Share an outcome of so many Points is
%   likeliest to have the share f / (1 + Tilt * (Points - Share)), f its share in Outcomes. That is
%   the condition that the gradient of the likelihood vanishes; the sum over (Points - Share) times
%   these shares then is 0, and falls with Tilt, whose bounds are where a share is infinite.

tilt(Outcomes, Elo, Share, Tilt) :-
    elo_share(Elo, Share),
    Low is -1 / (1 - Share),
    High is 1 / Share,
    halved(100, Outcomes, Share, Low, High, Tilt).

halved(0, _, _, Low, High, Tilt) :-
    !,
    Tilt is (Low + High) / 2.
halved(N, Outcomes, Share, Low, High, Tilt) :-
    Middle is (Low + High) / 2,
    findall(Term,
            ( member(Points-Count, Outcomes),
              Term is Count * (Points - Share) / (1 + Middle * (Points - Share))
            ),
            Terms),
    sum_list(Terms, Sum),
    N1 is N - 1,
    (   Sum > 0
    ->  halved(N1, Outcomes, Share, Middle, High, Tilt)
    ;   halved(N1, Outcomes, Share, Low, Middle, Tilt)
    ).

%!  sprt(+Score, +Elo0, +Elo1, -Test) is det.
%
%   Test is sprt(Ratio, Bound, Decision): Ratio as likelihood_ratio/4 says. Decision is `elo1` from
%   Bound on, `elo0` up to -Bound, else `none`. With this Bound, log(19), either is wrong in one
%   match of 20, where that Elo is not the true one but the other is.

sprt(Score, Elo0, Elo1, sprt(Ratio, Bound, Decision)) :-
    likelihood_ratio(Score, Elo0, Elo1, Ratio),
    Bound is log(0.95 / 0.05),
    (   Ratio >= Bound
    ->  Decision = elo1
    ;   Ratio =< -Bound
    ->  Decision = elo0
    ;   Decision = none
    ).
