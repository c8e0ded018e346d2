/*  Gunshi's API: positions, games, moves, records, opening books, statistics, search, and the
    choice of a move with its reason.

    All names are of the field, none is a short word for a prompt; those are in
    library(gunshi/session).
*/
:- module(gunshi, []).
:- use_module(gunshi/base/messages, []).
:- reexport(gunshi/shogi/position, except([opponent/2, promoted_kind/2, repetition/3])).
:- reexport(gunshi/shogi/game).
:- reexport(gunshi/shogi/piece_numbers).
:- reexport(gunshi/shogi/notation).
:- reexport(gunshi/shogi/records, except([cuts/1, holds_one_game/1, not_held/3, record_formats/1])).
:- reexport(gunshi/shogi/mutable).
:- reexport(gunshi/shogi/search).
:- reexport(gunshi/shogi/book).
:- reexport(gunshi/shogi/castles).
:- reexport(gunshi/shogi/classes).
:- reexport(gunshi/shogi/statistics).
:- reexport(gunshi/knowledge/choose).
:- reexport(gunshi/knowledge/shogi, [castle_shapes/1]).
