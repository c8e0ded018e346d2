/*  Moves that were lost: by whom, and how many a piece has made. */
:- module(test_claims_tempo, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/claims/tempo)).

%   walked(?Moves, ?Totals, ?Walk): Walk is the one of the last move's piece.

walked("2h3h 8b7b 3h2h", lost(2, 0), walk(sente, hi, 28, 2, 0)).
walked("5i6h 8b7b 6h7h", lost(0, 0), walk(sente, ou, 78, 2, 2)).
walked("7i6h 7a6b 6h7i", lost(2, 0), walk(sente, gi, 79, 2, 0)).
walked("6i5h 7a6b 5h4h 6b7a", lost(0, 2), walk(gote, gi, 71, 2, 0)).
walked("6i5h 7a6b 5h4h 6b7a 4h5h", lost(2, 2), walk(sente, ki, 58, 3, 1)).
walked("7g7f 3c3d 8h2b+ 3a2b", lost(0, 0), no).                        % it took
walked("2h3h 8b7b 3h2h 7b8b 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d", lost(2, 2), no).   % stays lost

:- begin_tests(claims_tempo).

test(walked, [forall(walked(Moves, Wanted, Walk)), true(Totals-Found == Wanted-Walk)]) :-
    string_concat("startpos moves ", Moves, Usi),
    game_usi(Game, Usi),
    lost_moves(Game, Totals, Walks),
    split_string(Moves, " ", "", Texts),
    last(Texts, Last),
    move_usi(Move, Last),
    arg(2, Move, To),
    (   Walk \== no,
        memberchk(walk(Side, Kind, To, Made, Needed), Walks)
    ->  Found = walk(Side, Kind, To, Made, Needed)
    ;   Found = no
    ).

:- end_tests(claims_tempo).
