/*  Facts that could speak of one position, and how one is kept away from another. */
:- module(test_overlaps, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/patterns/overlaps)).
:- use_module(library(gunshi/shogi/patterns)).
:- use_module(library(gunshi/shogi/position)).

gm(K, gm(_, [turn(sente)|K], move(77, 76))).
bm(K, bm(_, [turn(sente)|K], move(77, 76))).

:- begin_tests(overlaps).

test(overlap,
     [forall(member(A-B, [ []-[], [sente(77, fu)]-[sente(88, ka)], [empty(33)]-[gote(34, fu)],
                           [hand(sente, fu, 1)]-[hand(sente, fu, 3)],
                           [sente(77, fu), line(a), weight(3)]-[sente(77, fu), line(b), weight(1)],
                           [sente(_, ka)]-[sente(88, ka)] ]))]) :-
    gm(A, Gm),
    bm(B, Bm),
    overlapping(Gm, Bm),
    overlapping(Bm, Gm).
test(no_overlap, [ forall(member(A-B, [ [empty(33)]-[gote(33, fu)], [sente(88, ka)]-[gote(88, ka)],
                                        [sente(88, ou)]-[sente(59, ou)],
                                        [sente(88, ka)]-[sente(88, um)],
                                        [hand(sente, ka, 1), sente(88, ka)]-[gote(22, ka)] ])),
                   fail ]) :-
    gm(A, Gm),
    bm(B, Bm),
    overlapping(Gm, Bm).
test(another_move, fail) :-
    gm([], Gm),
    overlapping(Gm, bm(_, [turn(sente)], move(27, 26))).
test(another_turn, fail) :-
    gm([], Gm),
    overlapping(Gm, bm(_, [turn(gote)], move(77, 76))).
test(numbers,
     [forall(member(N-Meet, [1-false, 2-true, (1-3)-true, (5-9)-false])), true(Found == Meet)]) :-
    (   overlapping(gm(2-4, [turn(sente)], move(77, 76)), bm(N, [turn(sente)], move(77, 76)))
    ->  Found = true
    ;   Found = false
    ).

%   With the condition that comes in, the fact holds where it came from, and not where the other
%   does.

test(narrowed, true(New == [turn(sente), sente(27, fu), empty(78)])) :-
    position_sfen(Start, startpos),
    narrowed(bm(_, [turn(sente), sente(27, fu)], move(77, 76)), Start,
             gm(_, [turn(sente), sente(78, ki), gote(14, fu)], move(77, 76)), bm(_, New, _)),
    once(pattern_move(New, move(77, 76), Start, _)).
test(narrowed_from_a_position, true(Now == [])) :-
    position_sfen(Start, startpos),
    position_sfen(Other, "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"),
    narrowed(bm(_, [turn(sente)], move(77, 76)), Start, Other, bm(_, K, _)),
    once(pattern_move(K, move(77, 76), Start, _)),
    findall(M, pattern_move(K, move(77, 76), Other, M), Now).
%   Nothing on a square tells them apart: the other holds there too, or only pieces in hand keep it
%   away.

test(nothing_tells_them_apart,
     [forall(member(K, [[], [sente(88, ka)], [hand(sente, fu, 1)]])), fail]) :-
    position_sfen(Start, startpos),
    gm(K, Gm),
    narrowed(bm(_, [turn(sente)], move(77, 76)), Start, Gm, _).
test(the_position_itself, fail) :-
    position_sfen(Start, startpos),
    narrowed(bm(_, [turn(sente)], move(77, 76)), Start, Start, _).

:- end_tests(overlaps).
