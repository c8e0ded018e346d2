:- encoding(utf8).
/*  What stands on the border of a position of Othello: the shapes of its four edges and four
    corners (c/othello/border.h).

    A shape is edge(Text) or corner(Text). Text has a sign for each square: ● a disc of the side
    whose shape it is, ○ one of the other side, ・ none. Those of an edge go from corner to corner;
    those of a corner are three rows of three with a / between them, from the corner's own square.
    An edge read from its other end is the same shape, and so is a corner turned over along its
    diagonal. With ● and ○ exchanged it is the same for the other side.
*/
:- module(gunshi_othello_border,
          [ border_shape/3,             % ?Shape, ?Place, ?Standing
            border_number/4,            % +Place, +Standing, -Number, -Sign
            border_exchanged/3,         % +Place, +Standing, -Exchanged
            border_place_index/2,       % ?Place, ?Index
            othello_border/2            % +Position, -Looks
          ]).
:- use_module('../foreign', []).
:- use_module('../base/types', []).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [nth0/3]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(border_shape,
                           "edge(\"・●○○●・・・\"), its eight squares from corner to corner, or \c
                            corner(\"●・・/○・・/・・・\"), three rows of three from the corner; \c
                            and not the same for both sides",
                           such_that(gunshi_othello_border:is_border_shape)).

is_border_shape(Shape) :-
    nonvar(Shape),
    border_shape(Shape, Place, Standing),
    border_number(Place, Standing, _, Sign),
    Sign =\= 0.

%!  border_shape(+Shape, -Place, -Standing:integer) is semidet.
%!  border_shape(-Shape, +Place, +Standing) is det.
%
%   Shape is what Standing says of Place, `edge` or `corner`: as a number to base 3, the first
%   square counting least, 0 nothing, 1 a disc of the side whose shape it is, 2 one of the other.
%   Fails when Shape is none.

border_shape(Shape, Place, Standing) :-
    (   nonvar(Shape)
    ->  Shape =.. [Place, Text],
        text_signs(Text, Signs),
        place_squares(Place, Squares, Signs),
        foldl(sign_power, Squares, 0-1, Standing-_)
    ;   place_squares(Place, Squares, Signs),
        foldl(standing_sign, Squares, Standing, _),
        string_chars(Text, Signs),
        Shape =.. [Place, Text]
    ).

text_signs(Text, Signs) :-
    ( string(Text) ; atom(Text) ),
    !,
    string_chars(Text, Signs).

place_squares(edge, Squares, Squares) :-
    length(Squares, 8).
place_squares(corner, [A, B, C, D, E, F, G, H, I], [A, B, C, /, D, E, F, /, G, H, I]).

sign_power(Sign, Standing0-Power0, Standing-Power) :-
    sign_digit(Sign, Digit),
    Standing is Standing0+Digit*Power0,
    Power is 3*Power0.

standing_sign(Sign, Standing0, Standing) :-
    Digit is Standing0 mod 3,
    Standing is Standing0//3,
    sign_digit(Sign, Digit).

sign_digit('・', 0).
sign_digit('●', 1).
sign_digit('○', 2).

%!  border_number(+Place, +Standing:integer, -Number:integer, -Sign:integer) is det.
%
%   Number is the Standing of least number among all that are the same as Standing; Sign is 1 when
%   Standing is that shape for the same side, and -1 when it is for the other. Both are 0 when
%   Standing is the contrary of itself, and so worth nothing.
%
%   @error domain_error(border_shape, Standing)

border_number(Place, Standing, Number, Sign) :-
    border_place_index(Place, Index),
    border_number(Index, Standing, Signed),
    Number is abs(Signed),
    Sign is sign(Signed).

%!  border_exchanged(+Place, +Standing:integer, -Exchanged:integer) is det.
%
%   Exchanged is Standing as the other side sees it.

border_exchanged(Place, Standing, Exchanged) :-
    place_squares(Place, Signs, _),
    foldl(standing_sign, Signs, Standing, _),
    maplist(exchanged, Signs, Others),
    foldl(sign_power, Others, 0-1, Exchanged-_).

exchanged('・', '・').
exchanged('●', '○').
exchanged('○', '●').

%!  border_place_index(?Place, ?Index) is nondet.
%
%   Index is that of Place in the core.

border_place_index(edge,   0).
border_place_index(corner, 1).

%!  othello_border(+Position, -Looks:list) is det.
%
%   Looks are the eight of Position: look(Place, Where, Standing), as the side to move sees them.
%   Where is the edge, such as a1-h1, or the corner.
%
%   @error type_error(othello, Position)

othello_border(Position, Looks) :-
    border_looks(Position, Standings),
    findall(look(Place, Where, Standing),
            ( nth0(Index, Standings, Standing), place_of(Index, Place, Where) ),
            Looks).

place_of(0, edge,   'a1-h1').
place_of(1, edge,   'a8-h8').
place_of(2, edge,   'a1-a8').
place_of(3, edge,   'h1-h8').
place_of(4, corner, a1).
place_of(5, corner, h1).
place_of(6, corner, a8).
place_of(7, corner, h8).
