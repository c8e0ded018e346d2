/*  Othello's argument types for the knowledge base: a square, and the centre of a board as the
    third paper's joseki have it. Which game has taught a fact stands behind its rows.
*/
:- module(gunshi_othello_centre,
          [ is_othello_pattern/1,       % @Value
            pattern_centre/2            % @Pattern, -Rows
          ]).
:- use_module('../base/types', []).
:- autoload(library(lists), [append/3, member/2]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(othello_square, "a square Row-Column, 1 to 8 each",
                           shape(between(1, 8)-between(1, 8))).
gunshi_base_types:argument_type(othello_pattern,
                           "six rows of six squares, each 0, 1 (white), 2 (black) or a variable, \c
                            and perhaps learned(Game, N, Words)",
                           such_that(gunshi_othello_centre:is_othello_pattern)).

%!  is_othello_pattern(@Value) is semidet.
%
%   Value is six rows of six squares, rows and columns 2 to 7 of the board, each 0, 1, 2 or a
%   variable; behind them may stand learned(Game, N, Words), as in a pattern of shogi: the Nth move
%   of Game has taught it.

is_othello_pattern(Pattern) :-
    is_list(Pattern),
    pattern_centre(Pattern, Rows),
    length(Rows, 6),
    forall(member(Row, Rows),
           ( is_list(Row),
             length(Row, 6),
             forall(( member(Square, Row), nonvar(Square) ), memberchk(Square, [0, 1, 2]))
           )),
    (   append(Rows, [learned(Game, N, Words)], Pattern)
    ->  string(Game),
        integer(N),
        N > 0,
        string(Words)
    ;   true
    ).

%!  pattern_centre(@Pattern, -Rows) is det.
%
%   Rows are what Pattern, the K of a gm or bm fact of Othello, says of the board: all of it but the
%   game that has taught it. A variable says nothing.

pattern_centre(Pattern, Rows) :-
    (   nonvar(Pattern),
        Pattern = [R1, R2, R3, R4, R5, R6, Taught],
        nonvar(Taught),
        Taught = learned(_, _, _)
    ->  Rows = [R1, R2, R3, R4, R5, R6]
    ;   Rows = Pattern
    ).
