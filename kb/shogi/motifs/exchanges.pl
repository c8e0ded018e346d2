% Exchanges of big pieces and what is given for what.
%
% begins_exchange(Now, Move, Kind): a piece of the kind takes one of the kind and can be taken back.
% ends_exchange(Now, Move, Kind): the move takes back such a piece, which has just taken one.
% gives_for(Now, Move, Given, Got): the move gives a big piece for another: it takes and can be
% taken, or it takes back.

begins_exchange(Now, Move, Kind) :-
    takes(Now, Move, Taken), plain(Taken, Kind), plays(Now, Move, Kind, _, To),
    \+ just_taken(Now, To, Kind), after(Now, Move, Then), arrives(Then, _, To).

ends_exchange(Now, Move, Kind) :-
    takes(Now, Move, Taken), plain(Taken, Kind), arrives(Now, Move, To), just_taken(Now, To, Kind).

gives_for(Now, Move, Given, Got) :-
    takes(Now, Move, Taken), plain(Taken, Got), plays(Now, Move, Kind, _, To), plain(Kind, Given),
    after(Now, Move, Then), arrives(Then, _, To).
gives_for(Now, Move, Given, Got) :-
    takes(Now, Move, Taken), plain(Taken, Got), arrives(Now, Move, To), just_taken(Now, To, Given).

% The rook takes the pawn that has taken its own, on the file where the rook stands at first.

motif(hishasaki_koukan, "飛車先交換", "rook pawn exchange", Now, Move) :-
    plays(Now, Move, hi, From, To), takes(Now, Move, fu), side(Now, Side),
    seen(Side, To, 24), file(Side, From, 2), \+ phase(Now, end).

% A rook is dropped against a rook or dragon that has broken into the own camp.

motif(hisha_ni_wa_hisha, "飛車には飛車", "rook against rook", Now, Move) :-
    drops(Now, Move, hi, _), hits(Now, Move, At), side(Now, Side), camp(Side, At),
    enemy(Now, Kind, At), plain(Kind, hi).

% A bishop is dropped on the line of the other's bishop.

motif(kaku_ni_wa_kaku, "角には角", "bishop against bishop", Now, Move) :-
    drops(Now, Move, ka, _), hits(Now, Move, At), enemy(Now, Kind, At), plain(Kind, ka).

% The bishop takes the bishop and will be taken back.

motif(kaku_koukan, "角交換", "bishop exchange", Now, Move) :-
    begins_exchange(Now, Move, ka).

% The move takes back the bishop that has just taken a bishop.

motif(kaku_koukan, "角交換", "bishop exchange", Now, Move) :-
    ends_exchange(Now, Move, ka).

% Who begins the exchange of bishops gives the other a move for nothing.

motif(tezon, "手損", "loss of tempo", Now, Move) :-
    begins_exchange(Now, Move, ka).

% Who takes the bishop back has made a move for nothing.

motif(tedoku, "手得", "gain of tempo", Now, Move) :-
    ends_exchange(Now, Move, ka).

% The piece goes back where it came from with the side's last move, and nothing attacked it: the other
% side is to move first.

motif(temachi, "手待ち", "waiting move", Now, Move) :-
    plays(Now, Move, _, From, At), empty(Now, At),
    earlier_move(Now, 2, _, move(At, From)),
    side(Now, Side), other(Side, Other), attackers(Now, From, Other, 0).

% The bishop takes a lesser piece and is lost for it.

motif(kakukiri, "角切り", "cutting the bishop", Now, Move) :-
    takes(Now, Move, Taken), plays(Now, Move, ka, _, _), outranks(ka, Taken),
    \+ stays_safe(Now, Move).

% The rook takes a lesser piece and is lost for it.

motif(hishakiri, "飛車切り", "cutting the rook", Now, Move) :-
    takes(Now, Move, Taken), plays(Now, Move, hi, _, _), outranks(hi, Taken),
    \+ stays_safe(Now, Move).

% The dragon takes a lesser piece than a rook and is lost for it.

motif(ryuukiri, "竜切り", "cutting the dragon", Now, Move) :-
    takes(Now, Move, Taken), plays(Now, Move, ry, _, _), outranks(hi, Taken),
    \+ stays_safe(Now, Move).

% The horse takes a lesser piece than a bishop and is lost for it.

motif(umakiri, "馬切り", "cutting the horse", Now, Move) :-
    takes(Now, Move, Taken), plays(Now, Move, um, _, _), outranks(ka, Taken),
    \+ stays_safe(Now, Move).

% Before the end game the bishop takes a rook and can be taken back.

motif(early_rook_rather_than_bishop, "序盤は角より飛車", "early: rook rather than bishop",
      Now, Move) :-
    gives_for(Now, Move, ka, hi), \+ phase(Now, end).

% Before the end game the rook takes a bishop and can be taken back.

motif(early_bishop_rather_than_rook, "序盤は飛車より角", "early: bishop rather than rook",
      Now, Move) :-
    gives_for(Now, Move, hi, ka), \+ phase(Now, end).

% A piece promotes on an empty square where it is lost.

motif(narisute, "成り捨て", "sacrifice with promotion", Now, Move) :-
    promotes(Now, Move), \+ takes(Now, Move, _), \+ stays_safe(Now, Move).
