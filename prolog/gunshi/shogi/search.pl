/*  The C core's search, as one predicate.

    Alpha-beta with iterative deepening over the core's evaluation. It never calls Prolog: what a
    program knows enters at the root, before and after.
*/
:- module(gunshi_search,
          [ search/3                    % +Position, +Options, -Result
          ]).
:- use_module('../foreign', []).
:- autoload(library(apply), [maplist/2]).
:- autoload(library(error), [must_be/2, domain_error/2, instantiation_error/1]).
:- autoload(library(option), [option/3]).

%!  search(+Position, +Options:list, -Result) is det.
%
%   Search Position for the side to move. Options:
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
%   and depth give the same result. Can be interrupted and obeys call_with_time_limit/2.
%
%   @error domain_error(limit, Option)
%   @error type_error(position, Position)

search(Position, Options, Result) :-
    must_be(list, Options),
    maplist(check_limit, Options),
    option(depth(Depth), Options, 3),
    option(nodes(Nodes), Options, 0),
    option(time(Seconds), Options, 0),
    search_limited(Position, Depth, Nodes, Seconds, Result).

check_limit(Option) :-
    (   ground(Option)
    ->  true
    ;   instantiation_error(Option)
    ),
    (   limit(Option)
    ->  true
    ;   domain_error(limit, Option)
    ).

limit(depth(Plies)) :-
    integer(Plies),
    Plies >= 1,
    Plies =< 63.
limit(nodes(Count)) :-
    integer(Count),
    Count >= 1.
limit(time(Seconds)) :-
    number(Seconds),
    Seconds > 0.
