/*  A game of shogi that is learned from.

    shogi_game(Key, Side, Game, Positions, Moves, Kijun, Told): Side has lost Game, a game of
    gunshi_shogi_game with that Key; Positions are all from the start on, Moves between them; a
    position is bad when it is worth less than Kijun. call(Told, Step) hears what is found out, see
    shogi_learn/3.

    The clauses count the moves from 1; a person, and facts, count them as the game's record does.
*/
:- module(gunshi_knowledge_shogi_lost_game,
          [ lost_position/3,            % +Game, ?N, -Position
            lost_move/4,                % +Game, ?N, -Move, -Before
            lost_number/3,              % +Game, ?N, ?Number
            tell/2,                     % +Game, +Step
            telling/1                   % :Goal
          ]).
:- use_module('../../shogi/game', [game_number/3]).
:- autoload(library(lists), [nth0/3, nth1/3]).

:- meta_predicate telling(0).

%   told_already(Step): within telling/1.
:- thread_local told_already/1.

%!  lost_position(+Game, ?N:integer, -Position) is nondet.
%
%   Position is the one after N moves.

lost_position(Game, N, Position) :-
    arg(4, Game, Positions),
    nth0(N, Positions, Position).

%!  lost_move(+Game, ?N:integer, -Move, -Before) is nondet.
%
%   Move is the Nth, played in the position Before.

lost_move(Game, N, Move, Before) :-
    arg(5, Game, Moves),
    nth1(N, Moves, Move),
    N0 is N-1,
    lost_position(Game, N0, Before).

%!  lost_number(+Game, ?N:integer, ?Number:integer) is det.
%
%   The Nth move has that number in the record; one of the two is known.

lost_number(Game, N, Number) :-
    arg(3, Game, Played),
    game_number(Played, N, Number).

%!  telling(:Goal) is semidet.
%
%   Once Goal, in which tell/2 tells each step once; the clauses may ask again.

telling(Goal) :-
    call_cleanup(once(Goal), retractall(told_already(_))).

%!  tell(+Game, +Step) is det.
%
%   Who listens to Game hears Step, once.

tell(Game, Step) :-
    (   told_already(Step)
    ->  true
    ;   assertz(told_already(Step)),
        arg(7, Game, Told),
        call(Told, Step)
    ).
