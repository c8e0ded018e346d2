/*  Mates that a game follows: a search that has proven one may not find it again a move later.

    Where the score of the last move was a mate, the solver of mating problems is asked about the
    move played. What it proves takes the place of what the search says of that move: a move that
    keeps a mate is no mistake, and one of the side that is mated loses nothing.
*/
:- module(gunshi_knowledge_shogi_kept_mates,
          [ kept_mate/4                 % +Game, +Last, +Judged0, -Judged
          ]).
:- use_module('../../shogi/game', [game_position/2]).
:- use_module('../../shogi/mate', [mate_result/3, solve_mate/3]).
:- use_module('../../shogi/position', [opponent/2, position_after/3, side_to_move/2]).
:- use_module(marks, [judged_part/3, lines_judged/3]).
:- autoload(library(apply), [partition/4]).
:- autoload(library(lists), [append/3]).

%!  kept_mate(+Game, +Last, +Judged0, -Judged) is det.
%
%   Judged0 judges a move at the end of Game, and Last is the score of the move before it, or
%   `none`. Judged is of the mate that Last promises, where the solver proves it after the move
%   within 200,000 positions; else it is Judged0.
%
%   @error resource_error(memory)

kept_mate(Game, mate(Promised), Judged0, Judged) :-
    judged_part(Judged0, move, Move),
    game_position(Game, Position),
    side_to_move(Position, Side),
    position_after(Position, Move, After),
    mating_side(Promised, Side, Mating),
    solve_mate(After, [nodes(200 000), hash(16), attacker(Mating)], Solved),
    mate_result(Solved, result, mate),
    !,
    mate_result(Solved, plies, Left),
    mate_result(Solved, moves, Rest),
    judged_part(Judged0, lines, Lines0),
    (   Mating == Side
    ->  Plies is Left+1,
        partition(no_later(Plies, Move), Lines0, Sooner, Others0),
        partition(of_move(Move), Others0, _, Others),
        append(Sooner, [line(mate(Plies), exact, [Move|Rest])|Others], Lines)
    ;   Plies is -Left-1,
        Lines = [line(mate(Plies), exact, [Move|Rest])]
    ),
    lines_judged(Move, Lines, Judged).
kept_mate(_, _, Judged, Judged).

%   mating_side(+Promised, +Side, -Mating): Side is to move, and the score of the other side's move
%   was mate(Promised).

mating_side(Promised, Side, Mating) :-
    (   Promised > 0
    ->  opponent(Side, Mating)
    ;   Mating = Side
    ).

no_later(Plies, Move, line(mate(Other), _, [First|_])) :-
    First \== Move,
    Other > 0,
    Other < Plies.

of_move(Move, line(_, _, [Move|_])).
