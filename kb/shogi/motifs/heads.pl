% Motifs at the head (頭): what is put in front of a piece, and pawns that go for weak heads.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in forks.pl. Knight and bishop do not
% guard what is in front of them, and the rook not its diagonals; the king does, at his risk.

                /*******************************
                *       IN FRONT OF A PIECE    *
                *******************************/

% A pawn before a knight, which can neither take it nor step back.

motif(keitou_no_fu, "桂頭の歩", "pawn at the knight's head", Now, Move) :-
    drops(Now, Move, fu, At), side(Now, Side), other(Side, Other), head(Now, Other, ke, At).

% A knight takes the place before the enemy's.

motif(keitou_no_kei, "桂頭の桂", "knight at the knight's head", Now, Move) :-
    lands(Now, Move, ke, At), side(Now, Side), other(Side, Other), head(Now, Other, ke, At).

% Before a knight the king is hard to get at.

motif(keitou_no_gyoku, "桂頭の玉", "king at the knight's head", Now, Move) :-
    lands(Now, Move, ou, At), side(Now, Side), other(Side, Other), head(Now, Other, ke, At).

% A knight in front of a pawn, there to be taken.

motif(futou_no_kei, "歩頭の桂", "knight at a pawn's head", Now, Move) :-
    lands(Now, Move, ke, At), side(Now, Side), other(Side, Other), head(Now, Other, fu, At).

% A knight in front of a gold.

motif(kintou_no_kei, "金頭の桂", "knight at a gold's head", Now, Move) :-
    lands(Now, Move, ke, At), side(Now, Side), other(Side, Other), head(Now, Other, ki, At).

                /*******************************
                *       PAWNS AT A HEAD        *
                *******************************/

% A pawn strikes a knight from the front, or meets the pawn right before it.

motif(keitou_zeme, "桂頭攻め", "attack on the knight's head", Now, Move) :-
    lands(Now, Move, fu, At), side(Now, Side), other(Side, Other), head(Now, Other, ke, At).
motif(keitou_zeme, "桂頭攻め", "attack on the knight's head", Now, Move) :-
    meets_pawn(Now, Move, _, Pawn), side(Now, Side), other(Side, Other),
    front(Side, Pawn, Knight), standing(Now, Other, ke, Knight).

% A pawn strikes a bishop from the front; or meets the pawn before a bishop that has left its place.

motif(kakutou_zeme, "角頭攻め", "attack on the bishop's head", Now, Move) :-
    lands(Now, Move, fu, At), side(Now, Side), other(Side, Other), head(Now, Other, ka, At).
motif(kakutou_zeme, "角頭攻め", "attack on the bishop's head", Now, Move) :-
    meets_pawn(Now, Move, _, Pawn), side(Now, Side), other(Side, Other),
    front(Side, Pawn, Bishop), standing(Now, Other, ka, Bishop), \+ seen(Other, Bishop, 88).

% A pawn strikes the king from the front, or meets what stands a step or two before it on its file.

motif(gyokutou_zeme, "玉頭攻め", "attack on the king's head", Now, Move) :-
    lands(Now, Move, fu, At), side(Now, Side), other(Side, Other), head(Now, Other, ou, At).
motif(gyokutou_zeme, "玉頭攻め", "attack on the king's head", Now, Move) :-
    meets_pawn(Now, Move, At, _), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), offset(Side, At, Ahead, 0, King), Ahead >= 2, Ahead =< 3.

% A pawn takes a pawn on the file of both kings, which have come near.

motif(gyokutou_sen, "玉頭戦", "fight before both kings", Now, Move) :-
    plays(Now, Move, fu, _, At), takes(Now, Move, fu), side(Now, Side), other(Side, Other),
    standing(Now, Side, ou, Ours), standing(Now, Other, ou, Theirs),
    offset(Side, Ours, Apart, 0, Theirs), Apart =< 6, squares_between(Ours, Theirs, At).

% A pawn meets the one diagonally in front of the king or the rook, not on the edge.

motif(kobin_zeme, "こびん攻め", "attack on the king's diagonal", Now, Move) :-
    meets_pawn(Now, Move, _, Pawn), side(Now, Side), other(Side, Other),
    file(Side, Pawn, File), File >= 2, File =< 8,
    back_diagonal(Other, Pawn, Behind), standing(Now, Other, Kind, Behind),
    ( Kind = ou ; Kind = hi ).
