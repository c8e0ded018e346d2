:- encoding(utf8).
/*  Games whose moves are counted, as units of a job (lab/jobs): some hundreds of games are one.

    What the units share is counted(Given): with `formations` the formations (戦型) of the games are
    counted too, which takes long. A unit is games(Texts), the games in USI. Its result is of
    statistics_counts/2.
*/
:- module(gunshi_lab_counted_games,
          [ games_units/2               % +Texts, -Units
          ]).
:- use_module('../knowledge/own', [own_knowledge/0]).
:- use_module('../knowledge/shogi/facts', [castle_shapes/1]).
:- use_module('../knowledge/shogi/formations', [formations_reached/2]).
:- use_module('../shogi/game', [game_number/3, game_usi/2]).
:- use_module('../shogi/statistics',
              [ statistics_new/1, count_game/3, count_formations/3, statistics_counts/2,
                is_counts/1
              ]).
:- use_module('jobs/kinds', []).
:- autoload(library(lists), [append/3, member/2]).

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

%   The more games a unit has, the fewer counts for each are sent and added.

most_games(500).

%!  games_units(+Texts:list, -Units:list) is det.
%
%   Units are the games Texts, in USI.

games_units([], []) :-
    !.
games_units(Texts, [games(First)|Units]) :-
    most_games(Most),
    (   length(First, Most),
        append(First, Rest, Texts)
    ->  true
    ;   First = Texts,
        Rest = []
    ),
    games_units(Rest, Units).

gunshi_lab_jobs_kinds:common(counted_games, counted(Given)) :-
    memberchk(Given, [moves, formations]).

gunshi_lab_jobs_kinds:unit(counted_games, games(Texts)) :-
    is_list(Texts),
    forall(member(Text, Texts), string(Text)).

gunshi_lab_jobs_kinds:result(counted_games, Counts) :-
    is_counts(Counts).

gunshi_lab_jobs_kinds:do(counted_games, counted(Given), games(Texts), Counts) :-
    own_knowledge,
    castle_shapes(Shapes),
    statistics_new(Statistics),
    forall(member(Text, Texts),
           ( game_usi(Game, Text),
             count_game(Statistics, Shapes, Game),
             count_given(Given, Statistics, Game)
           )),
    statistics_counts(Statistics, Counts).

%   Formations are many, and the asking is long: they are only counted where nothing else is wanted.

count_given(moves, _, _).
count_given(formations, Statistics, Game) :-
    formations_reached(Game, Reached0),
    game_number(Game, 1, First),
    findall(reached(Side, Ply, Name),
            ( member(reached(Side, Number, Name, _, _), Reached0), Ply is Number-First+1 ),
            Reached),
    count_formations(Statistics, Reached, Game).
