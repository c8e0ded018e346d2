/*  A set of pieces, and what of it a position leaves in the box. Kings are not counted. */
:- module(gunshi_shogi_piece_set,
          [ box_pieces/4                % ?Kind, +Pieces, +Hands, -Count
          ]).
:- use_module(kinds, [promoted_kind/2, set_count/2, piece_side_kind/3]).
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
                    piece_side_kind(Piece, _, OnBoard),
                    ( OnBoard == Kind ; promoted_kind(Kind, OnBoard) )
                  ),
                  Board),
    aggregate_all(sum(InHand), member(hand(_, Kind, InHand), Hands), Held),
    Count is Full-Board-Held.
