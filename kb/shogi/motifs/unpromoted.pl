% Motifs of a piece that could promote and does not (不成).
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in forks.pl.

% The silver keeps its way back over the diagonals.

motif(gin_narazu, "銀不成", "silver unpromoted", Now, Move) :-
    lands(Now, Move, gi, _), stays_plain(Now, Move).

% The bishop only loses by it, unless the lesser check lets a pawn be dropped that would mate.

motif(kaku_narazu, "角不成", "bishop unpromoted", Now, Move) :-
    lands(Now, Move, ka, _), stays_plain(Now, Move).

% The rook the same.

motif(hisha_narazu, "飛車不成", "rook unpromoted", Now, Move) :-
    lands(Now, Move, hi, _), stays_plain(Now, Move).
