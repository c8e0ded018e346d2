/*  What a position leaves of a set in the box. */
:- module(test_piece_set, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/piece_set)).
:- use_module(library(gunshi/shogi/position)).

box(Sfen, Box) :-
    position_sfen(Position, Sfen),
    position_term(Position, shogi(_, Pieces, Hands)),
    findall(Kind-Count, ( box_pieces(Kind, Pieces, Hands, Count), Count > 0 ), Box).

:- begin_tests(piece_set).

test(box, [forall(member(Sfen-Right, [ startpos-[],
                                       "lnsgkgsnl/1r5b1/pppppp1pp/9/9/9/PPPPPPPPP/7R1/LNSGKGSNL \c
                                        b Bp 1"-[],
                                       "4k4/9/9/9/9/9/9/9/4K4 b - 1"
                                           -[fu-18, ky-4, ke-4, gi-4, ki-4, ka-2, hi-2],
                                       "4k4/9/4+P4/9/9/9/9/9/4K4 b Rr 1"
                                           -[fu-17, ky-4, ke-4, gi-4, ki-4, ka-2] ])),
           true(Box == Right)]) :-
    box(Sfen, Box).

:- end_tests(piece_set).
