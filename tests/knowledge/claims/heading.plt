/*  Claims of where pieces are going: what lines have in common, and what is not counted. */
:- module(test_claims_heading, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/heading)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/shogi/marks)).

%   heads(+Usi, +Texts, -Pieces) is semidet: each of Texts is a line; the first begins with the
%   move.

heads(Usi, Texts, Pieces) :-
    game_usi(Game, Usi),
    maplist(line, Texts, Lines),
    Lines = [line(_, _, [Move|_])|_],
    lines_judged(Move, Lines, Judged),
    move_study(Game, Move, Study),
    heading_claim(Study, Judged, claim(heads_for, Witness)),
    memberchk(heads(Pieces), Witness).

line(Text, line(cp(0), exact, Moves)) :-
    split_string(Text, " ", "", Words),
    maplist([Word, Move]>>(atom_string(Usi, Word), move_usi(Move, Usi)), Words, Moves).

:- begin_tests(claims_heading).

%   The silver comes to 48 in three lines of four, the gold to 78 in three, one of them the move of
%   a line that is not the move's; the king in all, and the knight in two.

test(most_lines, Pieces == [on(48, sente, gi, piece), on(78, sente, ki, piece)]) :-
    heads("startpos",
          [ "7g7f 3c3d 3i4h 8c8d 5i6h 8d8e 6i7h", "2g2f 3c3d 3i4h 8c8d 5i6h 8d8e 6i7h",
            "6i7h 8c8d 5i6h 8d8e 8i7g", "5i6h 3c3d 3i4h 8c8d 8i7g 8d8e" ],
          Pieces0),
    sort(Pieces0, Pieces).

%   Where others lead, but not what is expected of the move, is not told.

test(not_its_own, Pieces == [on(78, sente, ki, piece)]) :-
    heads("startpos",
          [ "7g7f 3c3d 9g9f 8c8d 6i7h", "2g2f 3c3d 3i4h 8c8d 6i7h", "5g5f 8c8d 3i4h 8d8e 6i7h",
            "5i6h 3c3d 3i4h" ],
          Pieces).

%   What comes after something is taken or dropped is not counted.

test(taken, fail) :-
    heads("startpos moves 7g7f 3c3d",
          [ "8h2b+ 3a2b 3i4h", "2g2f 2b8h+ 7i8h 8c8d 3i4h", "6i7h 2b8h+ 7i8h 8c8d 3i4h",
            "8h2b+ 3a2b 3i4h" ],
          _).
test(few_lines, fail) :-
    heads("startpos", ["7g7f 3c3d 3i4h", "2g2f 3c3d 3i4h", "6g6f 3c3d 3i4h"], _).

%   The piece that has moved is where it was going, and what has to go on is not.

test(there, Pieces == [on(47, sente, gi, piece)]) :-
    heads("startpos moves 4g4f 3c3d",
          [ "3i4h 8c8d 4h4g", "7g7f 8c8d 3i4h 4a3b 4h4g", "2g2f 8c8d 3i4h 4a3b 4h4g",
            "9g9f 8c8d 3i4h" ],
          Pieces).
test(no_lines, fail) :-
    heads("startpos", ["7g7f"], _).

:- end_tests(claims_heading).
