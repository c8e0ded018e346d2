/*  Othello's argument types for the knowledge base: a square, and the centre of a board as the
    third paper's joseki have it.
*/
:- module(gunshi_othello_types,
          [ is_centre/1                 % @Value
          ]).
:- use_module('../base/types', []).
:- autoload(library(lists), [member/2]).

:- multifile gunshi_types:argument_type/3.

gunshi_types:argument_type(othello_square, "a square Row-Column, 1 to 8 each",
                           shape(between(1, 8)-between(1, 8))).
gunshi_types:argument_type(othello_pattern,
                           "six rows of six squares, each 0, 1 (white), 2 (black) or a variable",
                           such_that(gunshi_othello_types:is_centre)).

%!  is_centre(@Value) is semidet.
%
%   True when Value is six rows of six squares, rows and columns 2 to 7 of the board, each 0, 1, 2
%   or a variable.

is_centre(Rows) :-
    is_list(Rows),
    length(Rows, 6),
    forall(member(Row, Rows),
           ( is_list(Row),
             length(Row, 6),
             forall(( member(Square, Row), nonvar(Square) ), memberchk(Square, [0, 1, 2]))
           )).
