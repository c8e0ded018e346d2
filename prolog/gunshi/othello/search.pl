/*  Searching Othello: the middle game by evaluation, the end exactly.

    Weights are a value: read from a text once, used by any number of searches. Without any, `none`,
    the core's own rules of thumb evaluate. Scores are hundredths of a disc of the final difference
    for the side to move; those of solving are discs.
*/
:- module(gunshi_othello_search,
          [ othello_weights/2,          % +Text, -Weights
            othello_evaluate/3,         % +Position, +Weights, -Value
            othello_search/3,           % +Position, +Options, -Result
            othello_solve/3,            % +Position, +Options, -Result
            othello_result/3            % +Result, ?Key, ?Value
          ]).
:- use_module('../foreign', []).
:- use_module('../base/options', [must_be_options/2]).
:- use_module('../base/parts', [named_part/4]).
:- use_module(board_messages, []).
:- use_module(centre, []).
:- autoload(library(error), [type_error/2]).
:- autoload(library(option), [option/3]).

%!  othello_weights(+Text, -Weights) is det.
%
%   Read the weights of an evaluation, in the format that c/othello/evaluate.h tells.
%
%   @error gunshi(bad_othello_weights(Line, What)); Line is 0 when it is not the text's fault

othello_weights(Text, Weights) :-
    weights_read(Text, Weights).

%!  othello_evaluate(+Position, +Weights, -Value:integer) is det.
%
%   Value is what the evaluation alone says of Position for the side to move.
%
%   @error type_error(othello, Position), type_error(othello_weights, Weights)

othello_evaluate(Position, Weights, Value) :-
    evaluate(Position, Weights, Value).

%!  othello_search(+Position, +Options, -Result) is det.
%
%   Search by iterative deepening. Options:
%
%     | weights(W)       | default `none`                                                   |
%     | depth(Plies)     | 1..64; default 64, which without another limit solves the game   |
%     | nodes(Count)     | from 1                                                           |
%     | time(Seconds)    | above 0                                                          |
%     | only(Squares)    | looks at these moves only; default `[]`, at all                  |
%
%   Result is searched(Move, Score, Depth, Exact, Nodes, Seconds, Line, Stopped): Move is a square,
%   `pass`, or `none` when the game is over or none of the moves to look at is legal; Depth is that
%   of the deepest iteration finished; Exact is `true` when Score is that of perfect play; Line is
%   the moves expected, Move first; Stopped is `none`, `nodes` or `deadline`. The same arguments
%   without a time give the same result but for Seconds.
%
%   @error type_error(othello, Position), and what must_be_options/2 throws

othello_search(Position, Options, Result) :-
    must_be_options([ weights(any), depth(between(1, 64)), nodes(count), time(duration),
                      only(list(othello_square))
                    ],
                    Options),
    option(depth(Depth), Options, 64),
    option(only(Only), Options, []),
    limits(Options, Weights, Nodes, Seconds),
    search_limited(Position, Weights, Depth, Nodes, Seconds, Only, Result).

%!  othello_solve(+Position, +Options, -Result) is det.
%
%   Find the result of best play on both sides. Options are those of othello_search/3 without depth.
%   Result is solved(Move, Lower, Upper, Nodes, Seconds, Line, Stopped): the result is in
%   Lower..Upper, discs for the side to move, the winner having the empty squares; they are equal
%   unless it was Stopped. Line then goes to the end of the game.
%
%   @error type_error(othello, Position), and what must_be_options/2 throws

othello_solve(Position, Options, Result) :-
    must_be_options([weights(any), nodes(count), time(duration)], Options),
    limits(Options, Weights, Nodes, Seconds),
    solve_limited(Position, Weights, Nodes, Seconds, Result).

limits(Options, Weights, Nodes, Seconds) :-
    option(weights(Weights), Options, none),
    option(nodes(Nodes), Options, 0),
    option(time(Seconds0), Options, 0),
    Seconds is float(Seconds0).

%!  othello_result(+Result, ?Key:atom, ?Value) is nondet.
%
%   Value is the part of Result, as othello_search/3 or othello_solve/3 gives it, that is called
%   Key: of both `move`, `nodes`, `seconds`, `line` and `stopped`; of a search also `score`, `depth`
%   and `exact`; of a solution `lower` and `upper`. Semidet when Key is bound.
%
%   @error type_error(othello_result, Result)
%   @error gunshi(no_such_part(Key, Keys))

othello_result(Result, Key, Value) :-
    (   nonvar(Result),
        Result = searched(_, _, _, _, _, _, _, _)
    ->  named_part([move, score, depth, exact, nodes, seconds, line, stopped], Result, Key, Value)
    ;   nonvar(Result),
        Result = solved(_, _, _, _, _, _, _)
    ->  named_part([move, lower, upper, nodes, seconds, line, stopped], Result, Key, Value)
    ;   type_error(othello_result, Result)
    ).
