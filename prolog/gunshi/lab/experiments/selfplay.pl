/*  The second paper's second experiment: the program with a statistic that orders moves against
    itself without.

    The games are those of a match (lab/match), between two engines that differ in the statistic
    alone: they search and do nothing else, neither joseki nor plans, so that what is measured is
    the search.
*/
:- module(gunshi_lab_experiments_selfplay,
          [ selfplay_engine/4,          % +Statistic, +Own, +By, -Text
            play_limits/5,              % :Each, :Play, +Schedule, +Limits, -Played
            limit_match/4,              % +A, +B, +Limit, -Match
            sum_counts/2,               % +Counts, -Sum
            paper_count/2               % ?Seconds, ?Count
          ]).
:- use_module('../match/engine_games', []).
:- use_module('../match/score', [no_games/1, with_game/4]).

:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [member/2]).

:- meta_predicate
    play_limits(2, 5, +, +, -).

%   The paper's rule, and what an engine may be late and take to start, in seconds.

most_plies(300).
margin(0.1).
patience(60).

%!  selfplay_engine(+Statistic, +Own:boolean, +By, -Text:atom) is det.
%
%   Text names the engine, as engine_named/2 reads it, that orders moves by Statistic, of
%   ordering_statistic/1: in the paper's way, or when Own is true otherwise as Gunshi does by
%   itself. By is how depth is counted, `plies` or `probability`.

selfplay_engine(Statistic, Own, By, Text) :-
    most_plies(Most),
    format(atom(Text),
           "gunshi;Style=reading;OwnBook=false;USI_Hash=16;MaxMovesToDraw=~d;\c
            SearchChoices=statistics(~w), history(~w), late_moves(~w), depth_by(~w)",
           [Most, Statistic, Own, Own, By]).

%!  play_limits(:Each, :Play, +Schedule:list, +Limits:list, -Played:list) is det.
%
%   Played is Limit-Score for each of Limits, nodes(N) or time(Seconds): the score of the games of
%   Schedule. call(Play, Limit, Schedule, Heard, S0, S) plays them with it, as engine_games/6 does.
%   call(Each, Limit, Score) is called before the first game with each limit and after every one;
%   with dead(Scheduled, Reason) in the place of Score for a game at which workers have failed,
%   which counts for nothing.
%
%   @error as engine_games/6

play_limits(Each, Play, Schedule, Limits, Played) :-
    findall(Limit-Score,
            ( member(Limit, Limits),
              no_games(Score0),
              call(Each, Limit, Score0),
              call(Play, Limit, Schedule,
                   gunshi_lab_experiments_selfplay:count_game(Each, Limit), Score0, Score)
            ),
            Played).

%!  limit_match(+A, +B, +Limit, -Match) is det.
%
%   Match, of engine_games/6, is that of A and B by Limit.

limit_match(A, B, Limit, engine_games(A, B, Control, Margin, Most, Patience)) :-
    limit_control(Limit, Control),
    margin(Margin),
    most_plies(Most),
    patience(Patience).

limit_control(nodes(Nodes), nodes(Nodes)).
limit_control(time(Seconds), byoyomi(Seconds)).

count_game(Each, Limit, Scheduled, dead(Reason), Score, Score) :-
    !,
    call(Each, Limit, dead(Scheduled, Reason)).
count_game(Each, Limit, Scheduled, Played, Score0, Score) :-
    with_game(Scheduled, Played, Score0, Score),
    call(Each, Limit, Score).

%!  sum_counts(+Counts:list, -Sum) is det.
%
%   Sum is score(Wins, Losses, Draws) of all Counts together.

sum_counts(Counts, Sum) :-
    foldl(add_count, Counts, score(0, 0, 0), Sum).

add_count(score(W1, L1, D1), score(W0, L0, D0), score(W, L, D)) :-
    W is W0+W1,
    L is L0+L1,
    D is D0+D1.

%!  paper_count(?Seconds, ?Count) is nondet.
%
%   The paper's table 2: with Seconds a move its program won, lost and drew so many games.

paper_count(5,  score(26, 23, 1)).
paper_count(10, score(25, 25, 0)).
paper_count(15, score(26, 24, 0)).
