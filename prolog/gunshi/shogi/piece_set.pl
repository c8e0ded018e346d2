/*  A set of pieces, and what of it a position leaves in the box. Kings are not counted. */
:- module(gunshi_shogi_piece_set,
          [ box_pieces/4                % ?Kind, +Pieces, +Hands, -Count
          ]).
:- use_module(position, [promoted_kind/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2]).

%!  box_pieces(?Kind, +Pieces:list, +Hands:list, -Count:integer) is nondet.
%
%   Of a set Count pieces of Kind, promoted or not, are neither on the board nor in hand: Pieces are
%   at(Square, Piece), Hands hand(Side, Kind, Count). Below 0 when there are more than a set has.

box_pieces(Kind, Pieces, Hands, Count) :-
    set_count(Kind, Full),
    aggregate_all(count,
                  ( member(at(_, Piece), Pieces),
                    arg(1, Piece, OnBoard),
                    ( OnBoard == Kind ; promoted_kind(Kind, OnBoard) )
                  ),
                  Board),
    aggregate_all(sum(InHand), member(hand(_, Kind, InHand), Hands), Held),
    Count is Full-Board-Held.

set_count(fu, 18).
set_count(ky, 4).
set_count(ke, 4).
set_count(gi, 4).
set_count(ki, 4).
set_count(ka, 2).
set_count(hi, 2).
