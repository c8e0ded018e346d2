/*  What each move of a game has lost, by searches: for docs/notebooks.md.

    The best move of a position and the move that was played are searched alike; the loss is the
    difference of the two scores, for the side that moved.
*/
:- module(losses,
          [ losses/3                    % +Game, +Nodes, -Losses
          ]).
:- use_module(library(gunshi)).
:- use_module(library(lists)).

%!  losses(+Game, +Nodes, -Losses:list) is det.
%
%   Losses are loss(Centipawns, Ply, Text, Better), the dearest first: at Ply the move Text was
%   played, where Better is best; each position is searched with so many Nodes.

losses(Game, Nodes, Losses) :-
    game_positions(Game, Positions),
    game_moves(Game, Moves),
    findall(loss(Loss, Ply, Text, Better),
            ( nth1(Ply, Moves, Move),
              nth1(Ply, Positions, Position),
              worth(Position, [nodes(Nodes)], Best, Most),
              worth(Position, [nodes(Nodes), only([Move])], _, Worth),
              Loss is max(0, Most-Worth),
              move_text(japanese, Position, Move, Text),
              move_text(japanese, Position, Best, Better)
            ),
            Losses0),
    sort(1, @>=, Losses0, Losses).

%   worth(+Position, +Options, -Best, -Centipawns): a mate is worth 3000.

worth(Position, Options, Best, Centipawns) :-
    search(Position, Options, Result),
    search_result(Result, best, Best),
    search_result(Result, score, Score),
    (   Score = cp(Centipawns)
    ->  true
    ;   Score = mate(Plies),
        Centipawns is sign(Plies)*3000
    ).
