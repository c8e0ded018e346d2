/*  A match of this program's own choice against itself, in this process and by nodes, as the
    experiments play it; and what its score tells.
*/
:- module(gunshi_lab_experiments_inside_match,
          [ inside_series/8,            % :Heard, +A, +B, +Schedule, +Nodes, +Workers, +S0, -S
            score_row/3                 % +Score, +Hypotheses, -Row
          ]).
:- use_module('../elo', [score_elo/3]).
:- use_module('../jobs/here', [run_here/7]).
:- use_module('../match/inside_games', [inside_games/9]).
:- use_module('../match/score', [score_count/2, score_measure/2, score_sprt/3]).

:- meta_predicate
    inside_series(4, +, +, +, +, +, +, -).

%   A game of so many moves is a draw.

most_plies(300).

%!  inside_series(:Heard, +A, +B, +Schedule, +Nodes, +Workers, +S0, -S) is det.
%
%   A and B, of inside_player/3, play the games of Schedule by Nodes a move, Workers at a time;
%   Heard, S0 and S are as inside_games/9 has them.
%
%   @error as choose/3

inside_series(Heard, A, B, Schedule, Nodes, Workers, S0, S) :-
    most_plies(Most),
    inside_games(run_here(Workers), A, B, Nodes, Most, Schedule, Heard, S0, S).

%!  score_row(+Score, +Hypotheses, -Row:dict) is det.
%
%   Row has of Score
%
%     - games, wins, losses, draws: of A
%     - pairs: how many pairs of games gave A 0, ½, 1, 1½, 2 points
%     - elo, elo_error: as score_elo/3 has them, by pairs
%     - accepted: `elo0` or `elo1` of Hypotheses, as score_sprt/3 has them; `none` without either

score_row(Score, Hypotheses, _{games:Games, wins:Wins, losses:Losses, draws:Draws, pairs:Pairs,
                               elo:Elo, elo_error:Error, accepted:Accepted}) :-
    score_count(Score, score(Wins, Losses, Draws)),
    Games is Wins+Losses+Draws,
    score_measure(Score, Measure),
    score_elo(Measure, Elo, Error),
    (   Measure = pairs(_, _, _, _, _)
    ->  Measure =.. [_|Pairs]
    ;   Pairs = [0, 0, 0, 0, 0]
    ),
    (   score_sprt(Hypotheses, Score, sprt(_, _, sprt(_, _, Decision)))
    ->  Accepted = Decision
    ;   Accepted = none
    ).
