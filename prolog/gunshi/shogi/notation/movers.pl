:- encoding(utf8).
/*  Which pieces could go to a square, and from where they come as the player sees it.

    Japanese moves name the piece and its target only; what tells two pieces apart is how they move
    (up, across or down) and on which side they stand. Both are seen by the player, so gote's are
    turned round. Pinned pieces count as movers: the rules of writing look at how pieces move, not
    at the king.
*/
:- module(gunshi_shogi_notation_movers,
          [ movers/5,                   % +Moves, +Position, +Kind, +To, -Squares
            motion/4,                   % +Side, +From, +To, ?Motion
            standing/6                  % +Side, +Kind, +From, +To, +Squares, ?Standing
          ]).
:- use_module('../kinds', [piece_side_kind/3]).
:- use_module('../position', [piece_at/3]).
:- autoload(library(lists), [member/2, memberchk/2, subtract/3]).

%!  movers(+Moves, +Position, +Kind, +To, -Squares:list) is det.
%
%   Squares are those from which a piece of Kind goes to To in one of Moves, which are moves of
%   Position; sorted.

movers(Moves, Position, Kind, To, Squares) :-
    findall(From,
            ( member(Move, Moves),
              leaves(Move, From, To),
              piece_at(Position, From, Piece),
              piece_side_kind(Piece, _, Kind)
            ),
            Froms),
    sort(Froms, Squares).

leaves(move(From, To), From, To).
leaves(promote(From, To), From, To).

%!  motion(+Side, +From, +To, ?Motion) is semidet.
%
%   Motion is `up` (上), `across` (寄) or `down` (引): whether a piece of Side comes nearer to the
%   other side's camp.

motion(Side, From, To, Motion) :-
    FromRank is From mod 10,
    ToRank is To mod 10,
    seen(Side, FromRank, ToRank, Order),
    motion_of(Order, Motion).

motion_of(>, up).
motion_of(=, across).
motion_of(<, down).

%   seen(+Side, +Of, +Other, -Order): how the file or rank Of compares with Other as Side sees it:
%   ranks count from the far edge, files from the right.

seen(sente, Of, Other, Order) :-
    compare(Order, Of, Other).
seen(gote, Of, Other, Order) :-
    compare(Order, Other, Of).

%!  standing(+Side, +Kind, +From, +To, +Squares, ?Standing) is semidet.
%
%   Standing is `left`, `right` or `middle`: where From is, as Side sees it. Squares are the movers
%   of Kind to To. One of two bishops, rooks, horses or dragons stands beside the other; any other
%   piece, and one of those that is alone, beside To.

standing(Side, Kind, From, To, Squares, Standing) :-
    FromFile is From // 10,
    (   far_mover(Kind),
        subtract(Squares, [From], [Other]),
        Other // 10 =\= FromFile
    ->  Reference = Other
    ;   Reference = To
    ),
    ReferenceFile is Reference // 10,
    seen(Side, FromFile, ReferenceFile, Order),
    standing_of(Order, Standing).

far_mover(Kind) :-
    memberchk(Kind, [ka, hi, um, ry]).

standing_of(<, right).
standing_of(=, middle).
standing_of(>, left).
