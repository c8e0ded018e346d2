% Forks (両取り): a move that attacks two things at once.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions. Name is the romanised name. Several
% clauses may have one name; one that holds is enough. A motif says what the move is, not that it
% works.
%
% outranks(Kind, Other): such a piece is worth more than the other, the king more than all.

outranks(ou, Kind) :- Kind \== ou.
outranks(Kind, Other) :- points(Kind, Points), points(Other, Fewer), Points > Fewer.

% A silver that is not lost goes between and behind two golds or rooks on one rank.

motif(wariuchi_no_gin, "割り打ちの銀", "splitting silver", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side),
    back_diagonal(Side, At, Left), enemy(Now, A, Left), points(A, PointsA), PointsA >= 550,
    back_diagonal(Side, At, Right), Left < Right,
    enemy(Now, B, Right), points(B, PointsB), PointsB >= 550, stays_safe(Now, Move).

% A knight, by a move that loses nothing, aims at two pieces that outrank it; one may be the king.

motif(fundoshi_no_kei, "ふんどしの桂", "knight fork", Now, Move) :-
    lands(Now, Move, ke, At), side(Now, Side),
    knight_jump(Side, At, Left), enemy(Now, A, Left), outranks(A, ke),
    knight_jump(Side, At, Right), Left < Right, enemy(Now, B, Right), outranks(B, ke),
    exchange(Now, Move, Points), Points >= 0.

% The move gives check, and the piece moved attacks a rook that will be lost.

motif(oute_bisha, "王手飛車", "check-and-rook fork", Now, Move) :-
    gives_check(Now, Move), plain(Kind, hi), enemy(Now, Kind, Rook), threatens(Now, Move, Rook).

% The move gives check, and the piece moved attacks a bishop that will be lost.

motif(oute_kaku, "王手角", "check-and-bishop fork", Now, Move) :-
    gives_check(Now, Move), plain(Kind, ka), enemy(Now, Kind, Bishop),
    threatens(Now, Move, Bishop).

% A bishop has the rook and the king one behind the other on one diagonal.

motif(jun_oute_bisha, "準王手飛車", "skewer of king and rook", Now, Move) :-
    lands(Now, Move, Slider, To), plain(Slider, ka), enemy_king(Now, King),
    plain(Kind, hi), enemy(Now, Kind, Rook), after(Now, Move, Then),
    ( line(Then, To, Rook, King) ; line(Then, To, King, Rook) ).

% A rook has the bishop and the king one behind the other on one file or rank.

motif(jun_oute_kaku, "準王手角", "skewer of king and bishop", Now, Move) :-
    lands(Now, Move, Slider, To), plain(Slider, hi), enemy_king(Now, King),
    plain(Kind, ka), enemy(Now, Kind, Bishop), after(Now, Move, Then),
    ( line(Then, To, Bishop, King) ; line(Then, To, King, Bishop) ).

% The piece moved attacks two pieces, no pawns, that will be lost; one of them may be the king.

motif(ryoudori, "両取り", "fork", Now, Move) :-
    threatens(Now, Move, A), \+ enemy(Now, fu, A),
    threatens(Now, Move, B), A < B, \+ enemy(Now, fu, B).

% A rook attacks one piece along the file and another along the rank; one of them may be the king.

motif(juuji_bisha, "十字飛車", "cross rook", Now, Move) :-
    lands(Now, Move, Kind, To), plain(Kind, hi),
    threatens(Now, Move, A), \+ enemy(Now, fu, A), file(sente, To, File), file(sente, A, File),
    threatens(Now, Move, B), \+ enemy(Now, fu, B), rank(sente, To, Rank), rank(sente, B, Rank).

% A lance attacks a piece and the one behind it on the file, neither a pawn.

motif(dengaku_zashi, "田楽刺し", "lance skewer", Now, Move) :-
    lands(Now, Move, ky, To), after(Now, Move, Then), line(Then, To, Front, Behind),
    enemy(Now, A, Front), outranks(A, fu), enemy(Now, B, Behind), outranks(B, fu).
