/*  Games of this program's own choice against itself as units of a job (lab/jobs): a game is one.

    What the units share is games(A, B, Nodes, MaxPlies): the players, as inside_player/3 has them,
    and the rules. A unit is game(Side, Opening): the side of A, and the opening in USI. Its result
    is what played_told/3 tells of the game. Whoever hears it plays the game through again: so a
    game that was played here and one that was played elsewhere are heard alike.
*/
:- module(gunshi_lab_match_inside_games,
          [ inside_games/9   % :Run, +A, +B, +Nodes, +MaxPlies, +Schedule, :Heard, +S0, -S
          ]).
:- use_module('../../shogi/game', [game_usi/2, game_result/2]).
:- use_module('../jobs/kinds', []).
:- use_module(openings, [scheduled_opening/2, scheduled_side/2]).
:- use_module(player, [is_inside_player/1]).
:- use_module(referee,
              [ match_rules/5, play_game/4, played_told/3, told_played/3, is_told/1 ]).

:- autoload(library(lists), [member/2]).

:- meta_predicate
    inside_games(6, +, +, +, +, +, 4, +, -),
    hear_game(4, +, +, +, -).

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

%!  inside_games(:Run, +A, +B, +Nodes:integer, +MaxPlies:integer, +Schedule:list, :Heard, +S0, -S)
%!      is det.
%
%   A and B, of inside_player/3, play the games of Schedule, as schedule/4 makes it, by Nodes a
%   move; of MaxPlies it is a draw. call(Run, Kind, Common, Units, Hear, T0, T) has the units done,
%   as run_here(Threads) does and what is made of run_there/7. For each game in the order of
%   Schedule call(Heard, Scheduled, Played, S1, S2) is called, Played as of play_game/4, or
%   dead(Reason) if workers have failed at it too often. If S2 is stop(S3), no more are heard and S
%   is S3.
%
%   @error as choose/3, and what Run throws

inside_games(Run, A, B, Nodes, MaxPlies, Schedule, Heard, S0, S) :-
    findall(game(Side, Text),
            ( member(Scheduled, Schedule),
              scheduled_side(Scheduled, Side),
              scheduled_opening(Scheduled, opening(_, Opening)),
              game_usi(Opening, Text)
            ),
            Units),
    call(Run, inside_games, games(A, B, Nodes, MaxPlies), Units,
         gunshi_lab_match_inside_games:hear_game(Heard), left(Schedule, S0), left(_, S)).

hear_game(Heard, _, Outcome, left([Scheduled|Schedule], S0), Next) :-
    (   Outcome = done(Told)
    ->  scheduled_opening(Scheduled, opening(_, Opening)),
        told_played(Opening, Told, Played)
    ;   Played = Outcome
    ),
    call(Heard, Scheduled, Played, S0, S1),
    (   S1 = stop(S)
    ->  Next = stop(left(Schedule, S))
    ;   Next = left(Schedule, S1)
    ).

gunshi_lab_jobs_kinds:common(inside_games, games(A, B, Nodes, MaxPlies)) :-
    is_inside_player(A),
    is_inside_player(B),
    integer(Nodes),
    Nodes > 0,
    integer(MaxPlies),
    MaxPlies > 0.

gunshi_lab_jobs_kinds:unit(inside_games, game(Side, Text)) :-
    memberchk(Side, [sente, gote]),
    string(Text),
    catch(game_usi(Game, Text), error(_, _), fail),
    \+ game_result(Game, _).

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
