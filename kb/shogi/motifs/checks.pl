% How a check is given, and how it is met.

% The piece moved gives no check itself: it opens the line of one behind it that does.

motif(aki_oute, "開き王手", "discovered check", Now, Move) :-
    leaves(Now, Move, _), gives_check(Now, Move), enemy_king(Now, King),
    arrives(Now, Move, To), after(Now, Move, Then), \+ attacks(Then, To, King).

% The piece moved and one behind it give check together.

motif(ryou_oute, "両王手", "double check", Now, Move) :-
    leaves(Now, Move, _), gives_check(Now, Move), enemy_king(Now, King), side(Now, Side),
    after(Now, Move, Then), attackers(Then, King, Side, 2).

% The move that answers a check gives check itself.

motif(gyaku_oute, "逆王手", "counter-check", Now, Move) :-
    check(Now), gives_check(Now, Move).

% A check from afar is met by moving a piece between.

motif(idou_ai, "移動合い", "interposing by a move", Now, Move) :-
    check(Now), interposes(Now, Move), leaves(Now, Move, _).

% A check from afar is met by a piece that does not stand next to the king.

motif(chuu_ai, "中合い", "interposition away from the king", Now, Move) :-
    check(Now), interposes(Now, Move), own_king(Now, King), arrives(Now, Move, To),
    \+ adjacent(King, To).

% A piece is given with check to the king, which by taking it leaves what it alone has guarded.

motif(okuri_no_tesuji, "送りの手筋", "sending-off tesuji", Now, Move) :-
    gives_check(Now, Move), enemy_king(Now, King), arrives(Now, Move, To), adjacent(King, To),
    duty(Now, King, Left), steps(To, Left, Steps), Steps >= 2,
    side(Now, Side), after(Now, Move, Then), attackers(Then, To, Side, 0).
