% Motifs of files, ranks and diagonals: pieces that aim from afar, and pieces stacked on a line.

% A bishop, dropped in the own camp or drawn back to it, looks along a far diagonal.

motif(toomi_no_kaku, "遠見の角", "far-sighted bishop", Now, Move) :-
    lands(Now, Move, ka, To), side(Now, Side), camp(Side, To),
    \+ ( leaves(Now, Move, From), camp(Side, From) ),
    after(Now, Move, Then), sees_far(Then, To).

% The bishop leaps from its camp to the far edge of the fifth rank, on the diagonal of the king.

motif(yuurei_kaku, "幽霊角", "ghost bishop", Now, Move) :-
    plays(Now, Move, ka, From, To), side(Now, Side), seen(Side, To, 95), camp(Side, From),
    enemy_king(Now, King), offset(Side, To, Steps, Steps, King).

% A bishop is dropped in the own camp.

motif(jijin_kaku, "自陣角", "bishop dropped in camp", Now, Move) :-
    drops(Now, Move, ka, To), side(Now, Side), camp(Side, To).

% A rook is dropped in the own camp.

motif(jijin_hisha, "自陣飛車", "rook dropped in camp", Now, Move) :-
    drops(Now, Move, hi, To), side(Now, Side), camp(Side, To).

% The rook moves along its file to the rank in front of the own pawns.

motif(ukibisha, "浮き飛車", "floating rook", Now, Move) :-
    plays(Now, Move, hi, From, To), side(Now, Side), rank(Side, To, 6),
    file(Side, From, File), file(Side, To, File).

% Two rooks or dragons close in on the king, on one line next to it or on two neighbouring lines.

motif(nimai_hisha, "二枚飛車", "two rooks", Now, Move) :-
    lands(Now, Move, Kind, To), plain(Kind, hi), enemy_king(Now, King), side(Now, Side),
    plain(Second, hi), standing(Now, Side, Second, At), closing_in(To, At, King),
    \+ leaves(Now, Move, At).

% A dragon comes to the king's file or rank, one square between them.

motif(ikken_ryuu, "一間竜", "dragon one square away", Now, Move) :-
    lands(Now, Move, ry, To), enemy_king(Now, King), offset(sente, To, Forward, Right, King),
    abs(Forward) + abs(Right) =:= 2, Forward*Right =:= 0.

% Lances and rooks of a side stand one behind the other on a file, nothing else between them.

motif(rocket, "ロケット", "stacked rook and lances", Now, Move) :-
    lands(Now, Move, Kind, To), ( Kind = ky ; plain(Kind, hi) ),
    after(Now, Move, Then), stack(Then, To, Count), Count >= 2.

% Two of them.

motif(two_stage_rocket, "2段ロケット", "two-stage rocket", Now, Move) :-
    lands(Now, Move, Kind, To), ( Kind = ky ; plain(Kind, hi) ),
    after(Now, Move, Then), stack(Then, To, 2).

% Three of them.

motif(three_stage_rocket, "3段ロケット", "three-stage rocket", Now, Move) :-
    lands(Now, Move, Kind, To), ( Kind = ky ; plain(Kind, hi) ),
    after(Now, Move, Then), stack(Then, To, 3).

% Four of them.

motif(four_stage_rocket, "4段ロケット", "four-stage rocket", Now, Move) :-
    lands(Now, Move, Kind, To), ( Kind = ky ; plain(Kind, hi) ),
    after(Now, Move, Then), stack(Then, To, 4).

% Two rooks and four lances: six of them.

motif(six_stage_rocket, "6段ロケット", "six-stage rocket", Now, Move) :-
    lands(Now, Move, Kind, To), ( Kind = ky ; plain(Kind, hi) ),
    after(Now, Move, Then), stack(Then, To, 6).
