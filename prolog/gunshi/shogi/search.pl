/*  The C core's search, as one predicate.

    Alpha-beta with iterative deepening over the core's evaluation. It never calls Prolog: what a
    program knows enters at the root, before and after.
*/
:- module(gunshi_search,
          [ search_position/3,          % +Context, +Limits, -Result
            must_be_limits/1            % +Limits
          ]).
:- use_module('../foreign', []).
:- use_module('../base/options', [must_be_options/2]).
:- use_module(game, [game_position/2, game_positions/2]).
:- autoload(library(option), [option/3]).

%!  search_position(+Context, +Limits:list, -Result) is det.
%
%   Search a position, or where a game stands, for the side to move. Between moves that win as much
%   at once, and unless an iteration before preferred another, one that does not go back to a
%   position of the game is preferred, then the one that leaves its side more freedom than the
%   other. Limits:
%
%     - depth(Plies)
%       So deep, 1..63. Default 3.
%     - nodes(Count)
%       Stop after so many nodes.
%     - time(Seconds)
%       Stop after so long.
%
%   Result is searched(Move, Score, Depth, Nodes, Seconds, Line, Stopped). Move is the best move
%   found, legal even when stopped early, or `none` when there is no legal move. Score is for the
%   side to move: cp(Centipawns), or mate(Plies), below 0 when it is the side to move that is mated;
%   mate(0) when it has no move. Depth is the plies of the deepest iteration finished, Line the
%   moves expected, first Move. Stopped is `none`, `deadline`, `nodes` or `flag`. The same position
%   or game and depth give the same result. Can be interrupted and obeys call_with_time_limit/2.
%
%   @error type_error(game, Context) if Context is neither, and the errors of must_be_limits/1

search_position(Context, Limits, Result) :-
    must_be_limits(Limits),
    (   blob(Context, position)
    ->  Position = Context,
        Seen = []
    ;   game_position(Context, Position),
        game_positions(Context, Seen)
    ),
    option(depth(Depth), Limits, 3),
    option(nodes(Nodes), Limits, 0),
    option(time(Seconds), Limits, 0),
    search_limited(Position, Seen, Depth, Nodes, Seconds, Result).

%!  must_be_limits(+Limits) is det.
%
%   True when Limits is a list of limits as search_position/3 takes them.
%
%   @error what must_be_options/2 throws

must_be_limits(Limits) :-
    must_be_options([depth(between(1, 63)), nodes(count), time(duration)], Limits).
