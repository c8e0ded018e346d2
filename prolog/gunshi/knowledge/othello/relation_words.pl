:- encoding(utf8).
/*  Relations of Othello as vocabulary: what stands how to what, asked of a situation; and the
    board itself.

    They say what gunshi_othello_relations says of the position. The situation may be that after a
    move or a pass. A colour is black or white, a square Row-Column; a move is the square it is
    played on, and one of the side to move.
*/
:- module(gunshi_knowledge_othello_relation_words,
          [ corner/1,                   % ?Square
            x_square/2,                 % ?Square, ?Corner
            c_square/2,                 % ?Square, ?Corner
            edge/1,                     % ?Square
            same_edge/2,                % ?Square, ?Other
            between_corners/3,          % ?Square, ?Corner, ?Other
            next_on_edge/2,             % ?Square, ?Next
            touches/2,                  % ?Square, ?Other
            opponent/2,                 % ?Colour, ?Other
            mover/2,                    % +Now, ?Colour
            disc/3,                     % +Now, ?Colour, ?Square
            disc_count/3,               % +Now, ?Colour, ?Count
            vacant/2,                   % +Now, ?Square
            empties/2,                  % +Now, ?Count
            region/3,                   % +Now, ?Square, ?Size
            odd_region/2,               % +Now, ?Square
            may_play/3,                 % +Now, ?Colour, ?Square
            mobility/3,                 % +Now, ?Colour, ?Count
            potential_mobility/3,       % +Now, ?Colour, ?Count
            frontier/3,                 % +Now, ?Colour, ?Square
            frontier_count/3,           % +Now, ?Colour, ?Count
            stable/3,                   % +Now, ?Colour, ?Square
            stable_count/3,             % +Now, ?Colour, ?Count
            regions/3,                  % +Now, ?Odd, ?Even
            edge_run/5,                 % +Now, ?Colour, ?From, ?To, ?Length
            wing/3,                     % +Now, ?Colour, ?Gap
            balanced/3,                 % +Now, ?Colour, ?End
            shares_edge/3,              % +Now, ?Colour, ?Square
            wedge/3,                    % +Now, ?Colour, ?Square
            turns/3,                    % +Now, ?Move, ?Square
            turns_count/3,              % +Now, ?Move, ?Count
            openness/3,                 % +Now, ?Move, ?Count
            quiet/2,                    % +Now, ?Move
            stays/2,                    % +Now, ?Move
            edge_answer/3,              % +Now, ?Move, ?Answer
            takes_corner/3,             % +Now, ?Move, ?Corner
            gives_corner/3,             % +Now, ?Move, ?Corner
            threatens_corner/3,         % +Now, ?Move, ?Corner
            guards_corner/3             % +Now, ?Move, ?Corner
          ]).
:- use_module('../../base/declare', [declare_relation/3, vocabulary_subject/1]).
:- use_module('../../base/types', []).
:- use_module('../../othello/board', [othello_opponent/2, othello_side/2]).
:- use_module('../../othello/centre', []).
:- use_module('../../othello/relations').
:- use_module(decision, [situation_position/2]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(colour, "a colour: black or white", one_of([black, white])).

                /*******************************
                *          THE BOARD           *
                *******************************/

:- vocabulary_subject("Othello: what stands how").
:- declare_relation(corner(square: othello_square), "The square is a corner.", "corner(1-8)").
:- declare_relation(x_square(square: othello_square, corner: othello_square),
                    "The square is diagonally beside the corner (X打ちの升).",
                    "x_square(2-7, 1-8)").
:- declare_relation(c_square(square: othello_square, corner: othello_square),
                    "The square is next to the corner along an edge (C打ちの升).",
                    "c_square(1-7, 1-8)").
:- declare_relation(edge(square: othello_square),
                    "The square is on the edge of the board; a corner too.", "edge(1-4)").
:- declare_relation(same_edge(square: othello_square, other: othello_square),
                    "Both squares, not the same, are on one edge.", "same_edge(1-4, 1-8)").
:- declare_relation(between_corners(square: othello_square, corner: othello_square,
                                    other: othello_square),
                    "The square is on the edge between the two corners.",
                    "between_corners(1-4, 1-1, 1-8)").
:- declare_relation(next_on_edge(square: othello_square, next: othello_square),
                    "The squares are next to each other along an edge.",
                    "next_on_edge(1-4, 1-5)").
:- declare_relation(touches(square: othello_square, other: othello_square),
                    "The squares are beside each other, in one of eight directions.",
                    "touches(3-4, 4-5)").
:- declare_relation(opponent(colour: colour, other: colour),
                    "The colours play against each other.", "opponent(black, white)").

%!  corner(?Square) is nondet.

corner(Row-Column) :-
    outer(Row),
    outer(Column).

%   outer(?Line), second(?Outer, ?Next): of the rows, and of the columns.

outer(1).
outer(8).

second(1, 2).
second(8, 7).

%!  x_square(?Square, ?Corner) is nondet.
%
%   Square is diagonally beside Corner.

x_square(Row-Column, CornerRow-CornerColumn) :-
    second(CornerRow, Row),
    second(CornerColumn, Column).

%!  c_square(?Square, ?Corner) is nondet.
%
%   Square is next to Corner along an edge.

c_square(Row-Column, Row-CornerColumn) :-
    outer(Row),
    second(CornerColumn, Column).
c_square(Row-Column, CornerRow-Column) :-
    outer(Column),
    second(CornerRow, Row).

%!  edge(?Square) is nondet.
%
%   Square is on the edge of the board, corners too.

edge(Row-Column) :-
    outer(Row),
    between(1, 8, Column).
edge(Row-Column) :-
    outer(Column),
    between(2, 7, Row).

%!  same_edge(?Square, ?Other) is nondet.
%
%   Square and Other are two squares of one edge, corners too.

same_edge(Row-A, Row-B) :-
    outer(Row),
    between(1, 8, A),
    between(1, 8, B),
    A =\= B.
same_edge(A-Column, B-Column) :-
    outer(Column),
    between(1, 8, A),
    between(1, 8, B),
    A =\= B.

%!  between_corners(?Square, ?Corner, ?Other) is nondet.
%
%   Square, no corner, is on the edge between the corners Corner and Other.

between_corners(Row-Column, Row-A, Row-B) :-
    outer(Row),
    opposite(A, B),
    between(2, 7, Column).
between_corners(Row-Column, A-Column, B-Column) :-
    outer(Column),
    opposite(A, B),
    between(2, 7, Row).

opposite(1, 8).
opposite(8, 1).

%!  next_on_edge(?Square, ?Next) is nondet.
%
%   Square and Next are beside each other along an edge.

next_on_edge(Row-A, Row-B) :-
    outer(Row),
    between(1, 8, A),
    near(A, B),
    A =\= B.
next_on_edge(A-Column, B-Column) :-
    outer(Column),
    between(1, 8, A),
    near(A, B),
    A =\= B.

%   near(+A, ?B): B is a row or column at most one away.

near(A, B) :-
    Low is max(1, A - 1),
    High is min(8, A + 1),
    between(Low, High, B).

%!  touches(?Square, ?Other) is nondet.
%
%   Square and Other are beside each other in one of eight directions.

touches(Row-Column, OtherRow-OtherColumn) :-
    between(1, 8, Row),
    near(Row, OtherRow),
    between(1, 8, Column),
    near(Column, OtherColumn),
    \+ ( Row =:= OtherRow, Column =:= OtherColumn ).

%!  opponent(?Colour, ?Other) is nondet.

opponent(Colour, Other) :-
    othello_opponent(Colour, Other).

                /*******************************
                *      DISCS AND SQUARES       *
                *******************************/

:- declare_relation(mover(now: variable, colour: colour),
                    "The colour is to move.",
                    in_othello(
                        "mover(Now, black)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(disc(now: variable, colour: colour, square: othello_square),
                    "The colour has a disc on the square.",
                    in_othello(
                        "disc(Now, white, 4-4)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(disc_count(now: variable, colour: colour, count: natural),
                    "The colour has so many discs.",
                    in_othello(
                        "disc_count(Now, black, 2)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(vacant(now: variable, square: othello_square),
                    "The square is empty.",
                    in_othello(
                        "vacant(Now, 3-4)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(empties(now: variable, count: natural),
                    "So many squares are empty.",
                    in_othello(
                        "empties(Now, 60)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(region(now: variable, square: othello_square, size: natural),
                    "The empty square is one of so many that hang together, in any direction.",
                    in_othello(
                        "region(Now, 1-1, 60)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(odd_region(now: variable, square: othello_square),
                    "The empty square is in a region of an odd number of squares.",
                    in_othello(
                        "after(Now, 3-4, Then), odd_region(Then, 1-1)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(regions(now: variable, odd: natural, even: natural),
                    "There are so many regions of an odd number of squares, and so many of an \c
                     even one.",
                    in_othello(
                        "regions(Now, 0, 1)",
                        "---------------------------OX------XO--------------------------- X")).

%!  mover(+Now, ?Colour) is semidet.
%
%   Colour is to move.

mover(Now, Colour) :-
    situation_position(Now, Position),
    othello_side(Position, Colour).

%!  disc(+Now, ?Colour, ?Square) is nondet.
%
%   Colour has a disc on Square.

disc(Now, Colour, Square) :-
    situation_position(Now, Position),
    othello_disc_of(Position, Colour, Square).

%!  disc_count(+Now, ?Colour, ?Count:integer) is nondet.
%
%   Colour has Count discs.

disc_count(Now, Colour, Count) :-
    situation_position(Now, Position),
    othello_disc_count(Position, Colour, Count).

%!  vacant(+Now, ?Square) is nondet.
%
%   Square is empty.

vacant(Now, Square) :-
    situation_position(Now, Position),
    othello_vacant(Position, Square).

%!  empties(+Now, ?Count:integer) is semidet.
%
%   Count squares are empty.

empties(Now, Count) :-
    situation_position(Now, Position),
    othello_vacancies(Position, Count).

%!  region(+Now, ?Square, ?Size:integer) is nondet.
%
%   Square is one of Size empty squares that hang together, in any of eight directions.

region(Now, Square, Size) :-
    situation_position(Now, Position),
    othello_region(Position, Square, Size).

%!  odd_region(+Now, ?Square) is nondet.
%
%   Square is in a region of an odd number of squares.

odd_region(Now, Square) :-
    region(Now, Square, Size),
    Size mod 2 =:= 1.

%!  regions(+Now, ?Odd:integer, ?Even:integer) is semidet.
%
%   There are Odd regions of an odd number of empty squares, and Even of an even number.

regions(Now, Odd, Even) :-
    situation_position(Now, Position),
    othello_regions(Position, Odd, Even).

                /*******************************
                *           COLOURS            *
                *******************************/

:- declare_relation(may_play(now: variable, colour: colour, square: othello_square),
                    "The colour could play there if it were to move.",
                    in_othello(
                        "may_play(Now, white, 3-5)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(mobility(now: variable, colour: colour, count: natural),
                    "The colour could play on so many squares (着手可能数).",
                    in_othello(
                        "mobility(Now, black, 4)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(potential_mobility(now: variable, colour: colour, count: natural),
                    "So many empty squares are beside discs of the other colour.",
                    in_othello(
                        "potential_mobility(Now, black, 10)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(frontier(now: variable, colour: colour, square: othello_square),
                    "The disc of the colour there is beside an empty square (壁).",
                    in_othello(
                        "frontier(Now, black, 4-5)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(frontier_count(now: variable, colour: colour, count: natural),
                    "The colour has so many frontier discs.",
                    in_othello(
                        "frontier_count(Now, black, 2)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(stable(now: variable, colour: colour, square: othello_square),
                    "The disc of the colour there is never turned again, as far as known (確定石).",
                    in_othello(
                        "stable(Now, black, 1-1)",
                        "X--------------------------------------------------------------- X")).
:- declare_relation(stable_count(now: variable, colour: colour, count: natural),
                    "So many discs of the colour are known to be stable.",
                    in_othello(
                        "stable_count(Now, black, 3)",
                        "XXX------------------------------------------------------------- X")).
:- declare_relation(edge_run(now: variable, colour: colour, from: othello_square,
                             to: othello_square, length: positive),
                    "Discs of the colour stand along an edge from From to To without a gap, and \c
                     no further; found from both ends.",
                    in_othello(
                        "edge_run(Now, black, 1-2, 1-4, 3)",
                        "-XXX------------------------------------------------------------ X")).
:- declare_relation(wing(now: variable, colour: colour, gap: othello_square),
                    "The colour has five discs along an edge from one C square, and Gap, the \c
                     other, is empty as are both corners (ウイング).",
                    in_othello(
                        "wing(Now, black, 1-7)",
                        "-XXXXX---------------------------------------------------------- X")).
:- declare_relation(balanced(now: variable, colour: colour, end: othello_square),
                    "The colour has an edge with four discs in the middle, or six, and nothing \c
                     else on it; End is one of the two at the ends.",
                    in_othello(
                        "balanced(Now, black, 1-3)",
                        "--XXXX---------------------------------------------------------- X")).
:- declare_relation(shares_edge(now: variable, colour: colour, square: othello_square),
                    "The colour has a disc on an edge of the square, not on the square itself.",
                    in_othello(
                        "shares_edge(Now, black, 1-7)",
                        "-X-------------------------------------------------------------- X")).
:- declare_relation(wedge(now: variable, colour: colour, square: othello_square),
                    "The colour could play there between two discs of the other along an edge, \c
                     and no next move would turn that disc (くさび).",
                    in_othello(
                        "wedge(Now, black, 1-5)",
                        "---O-O------O-------X------------------------------------------- X")).

%!  may_play(+Now, ?Colour, ?Square) is nondet.
%
%   Colour could play on Square if it were to move.

may_play(Now, Colour, Square) :-
    situation_position(Now, Position),
    othello_playable(Position, Colour, Square).

%!  mobility(+Now, ?Colour, ?Count:integer) is nondet.
%
%   Colour could play on Count squares.

mobility(Now, Colour, Count) :-
    situation_position(Now, Position),
    othello_mobility(Position, Colour, Count).

%!  potential_mobility(+Now, ?Colour, ?Count:integer) is nondet.
%
%   Count empty squares are beside discs of the other colour, so that moves may open there.

potential_mobility(Now, Colour, Count) :-
    situation_position(Now, Position),
    othello_potential(Position, Colour, Count).

%!  frontier(+Now, ?Colour, ?Square) is nondet.
%
%   The disc of Colour on Square is beside an empty square.

frontier(Now, Colour, Square) :-
    situation_position(Now, Position),
    othello_frontier(Position, Colour, Square).

%!  frontier_count(+Now, ?Colour, ?Count:integer) is nondet.
%
%   Colour has Count frontier discs.

frontier_count(Now, Colour, Count) :-
    situation_position(Now, Position),
    othello_frontier_count(Position, Colour, Count).

%!  stable(+Now, ?Colour, ?Square) is nondet.
%
%   The disc of Colour on Square is known to be stable; others may be so too.

stable(Now, Colour, Square) :-
    situation_position(Now, Position),
    othello_stable(Position, Colour, Square).

%!  stable_count(+Now, ?Colour, ?Count:integer) is nondet.
%
%   Count discs of Colour are known to be stable.

stable_count(Now, Colour, Count) :-
    situation_position(Now, Position),
    othello_stable_count(Position, Colour, Count).

%!  edge_run(+Now, ?Colour, ?From, ?To, ?Length:integer) is nondet.
%
%   Length discs of Colour stand along an edge from From to To without a gap, and no further. A
%   disc alone has From and To the same.

edge_run(Now, Colour, From, To, Length) :-
    situation_position(Now, Position),
    othello_edge_run(Position, Colour, From, To, Length).

%!  wing(+Now, ?Colour, ?Gap) is nondet.
%
%   Colour has five discs along an edge from one C square on. Gap, the other C square, is empty,
%   and both corners are: an unbalanced edge.

wing(Now, Colour, Gap) :-
    situation_position(Now, Position),
    othello_wing(Position, Colour, Gap).

%!  balanced(+Now, ?Colour, ?End) is nondet.
%
%   Colour has four discs in the middle of an edge, or six, and nothing else is on it; End is the
%   first or the last of them.

balanced(Now, Colour, End) :-
    situation_position(Now, Position),
    othello_balanced(Position, Colour, End).

%!  shares_edge(+Now, ?Colour, ?Square) is nondet.
%
%   Colour has a disc elsewhere on an edge that Square is on.

shares_edge(Now, Colour, Square) :-
    situation_position(Now, Position),
    othello_shares_edge(Position, Colour, Square).

%!  wedge(+Now, ?Colour, ?Square) is nondet.
%
%   Colour could play on Square between two discs of the other along an edge, and nothing that the
%   other plays next would turn it.

wedge(Now, Colour, Square) :-
    situation_position(Now, Position),
    othello_wedge(Position, Colour, Square).

                /*******************************
                *            MOVES             *
                *******************************/

:- declare_relation(turns(now: variable, move: othello_square, square: othello_square),
                    "The move turns the disc there.",
                    in_othello(
                        "turns(Now, 3-4, 4-4)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(turns_count(now: variable, move: othello_square, count: natural),
                    "The move turns so many discs.",
                    in_othello(
                        "turns_count(Now, 3-4, 1)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(openness(now: variable, move: othello_square, count: natural),
                    "The discs that the move turns have so many empty squares beside them after \c
                     it (開放度).",
                    in_othello(
                        "openness(Now, 3-4, 4)",
                        "---------------------------OX------XO--------------------------- X")).
:- declare_relation(quiet(now: variable, move: othello_square),
                    "No disc that the move turns is beside an empty square after it.",
                    in_othello(
                        "quiet(Now, 1-3)",
                        "XO------XXX----------------------------------------------------- X")).
:- declare_relation(stays(now: variable, move: othello_square),
                    "No next move of the other colour turns the disc that the move places.",
                    in_othello(
                        "stays(Now, 1-1)",
                        "-OX------------------------------------------------------------- X")).
:- declare_relation(edge_answer(now: variable, move: othello_square, answer: othello_square),
                    "After the move the other colour could play Answer on an edge of it.",
                    in_othello(
                        "edge_answer(Now, 1-2, 1-1)",
                        "--OXO----------------------------------------------------------- X")).
:- declare_relation(takes_corner(now: variable, move: othello_square, corner: othello_square),
                    "The move takes the corner.",
                    in_othello(
                        "takes_corner(Now, 1-1, 1-1)",
                        "-OX------------------------------------------------------------- X")).
:- declare_relation(gives_corner(now: variable, move: othello_square, corner: othello_square),
                    "After the move the other colour can take the corner, and could not before.",
                    in_othello(
                        "gives_corner(Now, 1-2, 1-1)",
                        "--OXO----------------------------------------------------------- X")).
:- declare_relation(threatens_corner(now: variable, move: othello_square, corner: othello_square),
                    "The mover could take the corner with a second move, and could not before.",
                    in_othello(
                        "threatens_corner(Now, 1-4, 1-1)",
                        "-OO--------O-------X-------------------------------------------- X")).
:- declare_relation(guards_corner(now: variable, move: othello_square, corner: othello_square),
                    "The other colour could have taken the corner, and cannot after the move.",
                    in_othello(
                        "guards_corner(Now, 1-4, 1-1)",
                        "-XO------------------------------------------------------------- X")).

%!  turns(+Now, ?Move, ?Square) is nondet.
%
%   Move turns the disc on Square.

turns(Now, Move, Square) :-
    situation_position(Now, Position),
    othello_turns(Position, Move, Square).

%!  turns_count(+Now, ?Move, ?Count:integer) is nondet.
%
%   Move turns Count discs.

turns_count(Now, Move, Count) :-
    situation_position(Now, Position),
    othello_turns_count(Position, Move, Count).

%!  openness(+Now, ?Move, ?Count:integer) is nondet.
%
%   The discs that Move turns have Count empty squares beside them after it, each disc counted by
%   itself.

openness(Now, Move, Count) :-
    situation_position(Now, Position),
    othello_openness(Position, Move, Count).

%!  quiet(+Now, ?Move) is nondet.
%
%   No disc that Move turns is beside an empty square after it: it opens nothing to the other side.

quiet(Now, Move) :-
    openness(Now, Move, 0).

%!  stays(+Now, ?Move) is nondet.
%
%   No next move of the other colour turns the disc that Move places.

stays(Now, Move) :-
    situation_position(Now, Position),
    othello_stays(Position, Move).

%!  edge_answer(+Now, ?Move, ?Answer) is nondet.
%
%   After Move the other colour could play Answer, on an edge that Move is on.

edge_answer(Now, Move, Answer) :-
    situation_position(Now, Position),
    othello_edge_answer(Position, Move, Answer).

%!  takes_corner(+Now, ?Move, ?Corner) is nondet.
%
%   Move takes Corner.

takes_corner(Now, Move, Corner) :-
    situation_position(Now, Position),
    Move = Corner,
    corner(Corner),
    othello_turns_count(Position, Move, _).

%!  gives_corner(+Now, ?Move, ?Corner) is nondet.
%
%   After Move the other colour can take Corner, and could not before.

gives_corner(Now, Move, Corner) :-
    situation_position(Now, Position),
    othello_gives_corner(Position, Move, Corner).

%!  threatens_corner(+Now, ?Move, ?Corner) is nondet.
%
%   The mover could take Corner with a second move, and could not before.

threatens_corner(Now, Move, Corner) :-
    situation_position(Now, Position),
    othello_threatens_corner(Position, Move, Corner).

%!  guards_corner(+Now, ?Move, ?Corner) is nondet.
%
%   The other colour could have taken Corner, and cannot after Move, which is elsewhere.

guards_corner(Now, Move, Corner) :-
    situation_position(Now, Position),
    othello_guards_corner(Position, Move, Corner).
