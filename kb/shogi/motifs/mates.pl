% Mates by name, and the threat of mate.

% The king is mated on the centre square.

motif(miyako_zume, "都詰め", "mate in the capital", Now, Move) :-
    enemy_king(Now, 55), mates(Now, Move).

% The king is mated in a corner.

motif(secchin_zume, "雪隠詰め", "mate in the corner", Now, Move) :-
    enemy_king(Now, King), in_corner(King), mates(Now, Move).

% The move mates, for a side that has a rook and a gold less than the other, or still less.

motif(shikabane_no_mai, "屍の舞", "dance of the dead", Now, Move) :-
    side(Now, Side), other(Side, Other), ahead(Now, Other, Points), Points >= 1500,
    mates(Now, Move).

% Unless it is answered, the move leads to mate.

motif(tsumero, "詰めろ", "threat of mate", Now, Move) :-
    \+ gives_check(Now, Move), after(Now, Move, Then), mate_threatened(Then, 1).

% The move threatens mate, and no answer parries it.

motif(hisshi, "必至", "brinkmate", Now, Move) :-
    \+ gives_check(Now, Move), after(Now, Move, Then), mate_threatened(Then, 1),
    brinkmate_move(Now, 10, Move).

% Mate was threatened; the move ends that, gives no check, and threatens mate itself.

motif(tsumero_nogare, "詰めろ逃れの詰めろ", "threat of mate that parries one", Now, Move) :-
    \+ gives_check(Now, Move), mate_threatened(Now, 1), after(Now, Move, Then),
    mate_threatened(Then, 1), \+ mate_move(Then, 1, _).
