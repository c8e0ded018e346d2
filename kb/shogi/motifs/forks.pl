% Forks (両取り): a move that attacks two things at once.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions. Name is the romanised name. Several
% clauses may have one name; one that holds is enough. A motif says what the move is, not that it
% works.

% outranks(Kind, Other): such a piece is worth more than the other, the king more than all.

outranks(ou, Kind) :- Kind \== ou.
outranks(Kind, Other) :- points(Kind, Points), points(Other, Fewer), Points > Fewer.

% A silver that is not lost goes between and behind two golds or rooks on one rank.

motif(wariuchi_no_gin, "割り打ちの銀", "splitting silver", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side), other(Side, Other),
    back_diagonal(Side, At, Left), back_diagonal(Side, At, Right), Left < Right,
    standing(Now, Other, A, Left), points(A, PointsA), PointsA >= 550,
    standing(Now, Other, B, Right), points(B, PointsB), PointsB >= 550, stays_safe(Now, Move).

% A knight, by a move that loses nothing, aims at two pieces that outrank it; one may be the king.

motif(fundoshi_no_kei, "ふんどしの桂", "knight fork", Now, Move) :-
    lands(Now, Move, ke, At), side(Now, Side), other(Side, Other),
    knight_jump(Side, At, Left), knight_jump(Side, At, Right), Left < Right,
    standing(Now, Other, A, Left), outranks(A, ke),
    standing(Now, Other, B, Right), outranks(B, ke),
    exchange(Now, Move, Points), Points >= 0.

% The move gives check, and attacks a rook that will be lost.

motif(oute_bisha, "王手飛車", "check-and-rook fork", Now, Move) :-
    gives_check(Now, Move), side(Now, Side), other(Side, Other), plain(Kind, hi),
    standing(Now, Other, Kind, Rook), threatens(Now, Move, Rook).

% The move gives check, and attacks a bishop that will be lost.

motif(oute_kaku, "王手角", "check-and-bishop fork", Now, Move) :-
    gives_check(Now, Move), side(Now, Side), other(Side, Other), plain(Kind, ka),
    standing(Now, Other, Kind, Bishop), threatens(Now, Move, Bishop).

% A bishop has the rook and the king one behind the other on one diagonal.

motif(jun_oute_bisha, "準王手飛車", "skewer of king and rook", Now, Move) :-
    lands(Now, Move, Slider, To), plain(Slider, ka), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), plain(Kind, hi), standing(Now, Other, Kind, Rook),
    after(Now, Move, Then), ( line(Then, To, Rook, King) ; line(Then, To, King, Rook) ).

% A rook has the bishop and the king one behind the other on one file or rank.

motif(jun_oute_kaku, "準王手角", "skewer of king and bishop", Now, Move) :-
    lands(Now, Move, Slider, To), plain(Slider, hi), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), plain(Kind, ka), standing(Now, Other, Kind, Bishop),
    after(Now, Move, Then), ( line(Then, To, Bishop, King) ; line(Then, To, King, Bishop) ).

% The piece moved attacks two pieces, no pawns, that will be lost; one of them may be the king.

motif(ryoudori, "両取り", "fork", Now, Move) :-
    threatens(Now, Move, A), threatens(Now, Move, B), A < B,
    \+ standing(Now, _, fu, A), \+ standing(Now, _, fu, B).

% A rook attacks one piece along the file and another along the rank.

motif(juuji_bisha, "十字飛車", "cross rook", Now, Move) :-
    lands(Now, Move, Kind, To), plain(Kind, hi),
    file(sente, To, File), rank(sente, To, Rank),
    threatens(Now, Move, A), file(sente, A, File), \+ standing(Now, _, fu, A),
    threatens(Now, Move, B), rank(sente, B, Rank), \+ standing(Now, _, fu, B).

% A lance attacks a piece and the one behind it on the file, neither a pawn.

motif(dengaku_zashi, "田楽刺し", "lance skewer", Now, Move) :-
    lands(Now, Move, ky, To), side(Now, Side), other(Side, Other), after(Now, Move, Then),
    line(Then, To, Front, Behind), standing(Then, Other, A, Front), outranks(A, fu),
    standing(Then, Other, B, Behind), outranks(B, fu).
