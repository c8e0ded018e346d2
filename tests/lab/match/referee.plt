/*  The rules of one game between players. */
:- module(test_referee, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/lab/match/player)).
:- use_module(library(gunshi/lab/match/referee)).

:- begin_tests(referee).

%   Players inside are given no time at all here: a slow machine changes no game.

test(inside_nobody_is_late, Fault == none) :-
    inside_named("gunshi;Style=reading", Player),
    start_position(hirate, Start),
    game_new(Start, Opening),
    match_rules(nodes(20), 0, 6, 0, Rules),
    once(play_game(players(Player, Player), Opening, Rules, Played)),
    played_game(Played, Game),
    assertion(game_ply(Game, 6)),
    played_fault(Played, Fault).

:- end_tests(referee).
