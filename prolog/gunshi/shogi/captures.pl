/*  Captures: what a side wins by points when both go on by captures, and the line that shows it.

    It is for sentences about a move: "wins the bishop" has a line that anyone can replay, at whose
    end the side has so many points more. Alpha-beta over captures and promotions of pawns, without
    the evaluation. Each side may stop when it likes; in check it tries every move.

    The predicate is C (c/shogi/captures.c, c/foreign/shogi_captures.c).
*/
:- module(gunshi_shogi_captures,
          [ position_captures/6         % +Position, +Points, +Wide, +Positions, -Gain, -Line
          ]).
:- use_module('../foreign', []).

%!  position_captures(+Position, +Points, +Wide:integer, +Positions:integer, -Gain, -Line) is
%!      semidet.
%
%   Gain is points(Points) that the side to move has more at the end of Line, a list of moves,
%   than now; or mate(Plies) when the captures of Line mate, and mate(-Plies) when that side is
%   mated itself. Points is as in gunshi_shogi_relations. In the first Wide plies every move is
%   tried, and no side may stop. The same position gives the same answer. Fails when it takes more
%   than so many Positions.
%
%   @error type_error(position, Position), type_error(points, Points)
%   @error type_error(not_less_than_zero, Wide)
