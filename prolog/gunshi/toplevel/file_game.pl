/*  The game of a file that a command at the prompt names. */
:- module(gunshi_toplevel_file_game,
          [ file_game/4,                % +File, +Options, -Game, -Problems
            chosen_game/4               % +Options, +File, +Games, -Game
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module(library(option), [option/2]).
:- use_module('../shogi/records', [read_game/3]).
:- use_module(session_messages, []).

%!  file_game(+File, +Options:list, -Game, -Problems:list) is det.
%
%   Game, and its Problems as read_game/3 has them, is the one in File, or with game(N) in Options
%   the Nth of several. Where nothing in File is a game the problem is that.
%
%   @error gunshi(more_than_one_game(File, Count)), gunshi(no_such_game(File, N, Count))
%   @error as read_game/3

file_game(File, Options, Game, Problems) :-
    games_read(File, Games),
    (   Games = [none-[Problem]],
        Problem = problem(_, _, no_game)
    ->  Game = none,
        Problems = [Problem]
    ;   chosen_game(Options, File, Games, Game-Problems)
    ).

%   Under a stock prompt an error that leaves findall/3 uncaught starts the tracer.

games_read(File, Games) :-
    catch(findall(Game-Problems, read_game(File, Game, Problems), Games0), Error, true),
    (   var(Error)
    ->  Games = Games0
    ;   throw(Error)
    ).

%!  chosen_game(+Options:list, +File, +Games:list, -Game) is det.
%
%   Game is the only one of the Games of File, or with game(N) in Options the Nth.
%
%   @error gunshi(no_game_in(File)), gunshi(more_than_one_game(File, Count)),
%          gunshi(no_such_game(File, N, Count))

chosen_game(Options, File, Games, Chosen) :-
    length(Games, Count),
    (   Count =:= 0
    ->  throw(error(gunshi(no_game_in(File)), _))
    ;   option(game(N), Options)
    ->  (   integer(N),
            nth1(N, Games, Chosen0)
        ->  Chosen = Chosen0
        ;   throw(error(gunshi(no_such_game(File, N, Count)), _))
        )
    ;   Games = [Chosen0]
    ->  Chosen = Chosen0
    ;   throw(error(gunshi(more_than_one_game(File, Count)), _))
    ).
