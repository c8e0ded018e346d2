% Motifs of the silver and the gold (金銀の手筋): where they stand to the enemy king, and to other
% pieces.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in forks.pl. The king looks towards the
% attacker. Unpromoted silvers and golds are meant, from hand or from the board.

                /*******************************
                *     AT THE ENEMY KING        *
                *******************************/

% A silver beside the king, at his belly.

motif(haragin, "腹銀", "belly silver", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), beside(King, At).

% A silver behind the king.

motif(shirigin, "尻銀", "silver behind the king", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), behind(Other, King, At).

% A silver diagonally in front of the king, at his shoulder.

motif(katagin, "肩銀", "shoulder silver", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), front_diagonal(Other, King, At).

% A silver diagonally behind the king, at the hem of his robe.

motif(susogin, "裾銀", "hem silver", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), back_diagonal(Other, King, At).

% A silver right in front of the king.

motif(atamagin, "頭銀", "silver on the head", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side), other(Side, Other),
    head(Now, Other, ou, At).

% A gold beside the king.

motif(harakin, "腹金", "belly gold", Now, Move) :-
    lands(Now, Move, ki, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), beside(King, At).

% A gold behind the king, which drives him forward.

motif(shirikin, "尻金", "gold behind the king", Now, Move) :-
    lands(Now, Move, ki, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), behind(Other, King, At).

% A gold diagonally in front of the king.

motif(katakin, "肩金", "shoulder gold", Now, Move) :-
    lands(Now, Move, ki, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), front_diagonal(Other, King, At).

% A gold diagonally behind the king.

motif(susokin, "裾金", "hem gold", Now, Move) :-
    lands(Now, Move, ki, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, ou, King), back_diagonal(Other, King, At).

% A gold right in front of the king: with support, the first mate that is learned.

motif(atamakin, "頭金", "gold on the head", Now, Move) :-
    lands(Now, Move, ki, At), side(Now, Side), other(Side, Other),
    head(Now, Other, ou, At).

                /*******************************
                *    BETWEEN ROOK AND GOLD     *
                *******************************/

% A silver between a rook diagonally ahead and a gold diagonally behind; a promoted silver is a gold.

motif(tasuki_no_gin, "たすきの銀", "sash silver", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side), other(Side, Other),
    front_diagonal(Side, At, Rook), standing(Now, Other, hi, Rook),
    back_diagonal(Side, At, Gold), squares_between(Rook, Gold, At),
    standing(Now, Other, Kind, Gold), ( Kind = ki ; Kind = ng ).

% A bishop between a rook and a gold that both touch it on one diagonal.

motif(tasuki_no_kaku, "たすきの角", "sash bishop", Now, Move) :-
    lands(Now, Move, ka, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, hi, Rook), steps(At, Rook, 1),
    ( front_diagonal(Side, At, Gold) ; back_diagonal(Side, At, Gold) ),
    squares_between(Rook, Gold, At),
    standing(Now, Other, Kind, Gold), ( Kind = ki ; Kind = ng ).

                /*******************************
                *          OTHER PIECES        *
                *******************************/

% A silver in front of a knight that has left home takes both its squares, and is not lost there.

motif(keitou_no_gin, "桂頭の銀", "silver at the knight's head", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side), front(Side, At, Knight),
    other(Side, Other), standing(Now, Other, ke, Knight), \+ rank(Other, Knight, 9),
    exchange(Now, Move, Points), Points >= 0.

% A silver goes under a pawn on the fifth rank, which now stands firm.

motif(kurai_no_kakuho, "位の確保", "securing the vanguard pawn", Now, Move) :-
    plays(Now, Move, gi, _, At), side(Now, Side), rank(Side, At, 6),
    file(Side, At, File), File >= 3, File =< 7,
    front(Side, At, Front), standing(Now, Side, fu, Front).
