/*  Games of a match as units of a job (lab/jobs): a game is one.

    A unit is game(Side, Opening): the side of A, and the opening in USI. Its result is what
    played_told/3 tells of the game. Whoever hears it plays the game through again: so a game that
    was played here and one that was played elsewhere are heard alike.
*/
:- module(gunshi_lab_match_game_units,
          [ games_by/7,                 % :Run, +Kind, +Common, +Schedule, :Heard, +S0, -S
            is_game_unit/1              % +Unit
          ]).
:- use_module('../../shogi/game', [game_usi/2, game_result/2]).
:- use_module(openings, [scheduled_opening/2, scheduled_side/2]).
:- use_module(referee, [told_played/3]).

:- autoload(library(lists), [member/2]).

:- meta_predicate
    games_by(6, +, +, +, 4, +, -),
    hear_game(4, +, +, +, -).

%!  games_by(:Run, +Kind, +Common, +Schedule:list, :Heard, +S0, -S) is det.
%
%   The games of Schedule, as schedule/4 makes it, are units of a job of Kind with Common, done by
%   call(Run, Kind, Common, Units, Hear, T0, T), as run_here(Threads) does and what is made of
%   run_there/7. For each game in the order of Schedule call(Heard, Scheduled, Played, S1, S2) is
%   called, Played as of play_game/4, or dead(Reason) if workers have failed at it too often. If S2
%   is stop(S3), no more are heard and S is S3.
%
%   @error what Run throws

games_by(Run, Kind, Common, Schedule, Heard, S0, S) :-
    findall(game(Side, Text),
            ( member(Scheduled, Schedule),
              scheduled_side(Scheduled, Side),
              scheduled_opening(Scheduled, opening(_, Opening)),
              game_usi(Opening, Text)
            ),
            Units),
    call(Run, Kind, Common, Units, gunshi_lab_match_game_units:hear_game(Heard),
         left(Schedule, S0), left(_, S)).

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

%!  is_game_unit(+Unit) is semidet.
%
%   Unit, from elsewhere, is one of a game that is not over.

is_game_unit(game(Side, Text)) :-
    memberchk(Side, [sente, gote]),
    string(Text),
    catch(game_usi(Game, Text), error(_, _), fail),
    \+ game_result(Game, _).
