/*  Games of this program's own choice against itself as units of a job (lab/jobs): a game is one.

    What the units share is games(A, B, Nodes, MaxPlies): the players, as inside_player/3 has them,
    and the rules. Units and results are as game_units.pl has them.
*/
:- module(gunshi_lab_match_inside_games,
          [ inside_games/9   % :Run, +A, +B, +Nodes, +MaxPlies, +Schedule, :Heard, +S0, -S
          ]).
:- use_module('../../shogi/game', [game_usi/2]).
:- use_module('../jobs/kinds', []).
:- use_module(game_units, [games_by/7, is_game_unit/1]).
:- use_module(player, [is_inside_player/1]).
:- use_module(referee, [match_rules/5, play_game/4, played_told/3, is_told/1]).

:- meta_predicate
    inside_games(6, +, +, +, +, +, 4, +, -).

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

%!  inside_games(:Run, +A, +B, +Nodes:integer, +MaxPlies:integer, +Schedule:list, :Heard, +S0, -S)
%!      is det.
%
%   A and B, of inside_player/3, play the games of Schedule, as schedule/4 makes it, by Nodes a
%   move; of MaxPlies it is a draw. Run, Heard, S0 and S are as games_by/7 has them.
%
%   @error as choose/3, and what Run throws

inside_games(Run, A, B, Nodes, MaxPlies, Schedule, Heard, S0, S) :-
    games_by(Run, inside_games, games(A, B, Nodes, MaxPlies), Schedule, Heard, S0, S).

gunshi_lab_jobs_kinds:common(inside_games, games(A, B, Nodes, MaxPlies)) :-
    is_inside_player(A),
    is_inside_player(B),
    integer(Nodes),
    Nodes > 0,
    integer(MaxPlies),
    MaxPlies > 0.

gunshi_lab_jobs_kinds:unit(inside_games, Unit) :-
    is_game_unit(Unit).

gunshi_lab_jobs_kinds:result(inside_games, Told) :-
    is_told(Told).

gunshi_lab_jobs_kinds:do(inside_games, games(A, B, Nodes, MaxPlies), game(Side, Text), Told) :-
    game_usi(Opening, Text),
    match_rules(nodes(Nodes), 0, MaxPlies, 60, Rules),
    players(Side, A, B, Players),
    play_game(Players, Opening, Rules, Played),
    played_told(Opening, Played, Told).

players(sente, A, B, players(A, B)).
players(gote,  A, B, players(B, A)).
