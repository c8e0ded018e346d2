/*  Tables of the tuned forms: how a piece moves, and how its move ends, each found at once.

    A direction d(D, Bias) is Bias for the square, and D for its place in the row of the 81 squares:
    9 a file, 1 a rank.
*/

%   ugoki_kata(+Face, +Koma, -Ugoki, -Naru): Ugoki as ugoki/3. Naru is `nari` for a promoted piece,
%   `nama` for one that cannot promote, `naru` for one that may.

ugoki_kata(nama, Koma, Koma, Naru) :- naru(Koma, Naru).
ugoki_kata(nari, Koma, Ugoki, nari) :- nari_ugoki(Koma, Ugoki).

naru(fu, naru).
naru(ky, naru).
naru(ke, naru).
naru(gi, naru).
naru(ki, nama).
naru(ka, naru).
naru(hi, naru).
naru(ou, nama).

nari_ugoki(fu, ki).
nari_ugoki(ky, ki).
nari_ugoki(ke, ki).
nari_ugoki(gi, ki).
nari_ugoki(ka, um).
nari_ugoki(hi, ry).

%   jin(+Teban, +From, -Naru): `jin` from the enemy's camp, where every move may promote, else `naru`.

jin(sente, From, Naru) :- ( From mod 10 =< 3 -> Naru = jin ; Naru = naru ).
jin(gote,  From, Naru) :- ( From mod 10 >= 7 -> Naru = jin ; Naru = naru ).

%   houkou(+Teban, +Ugoki, -Steps, -Slides): all directions of bias/4.

houkou(sente, Ugoki, Steps, Slides) :- sente_houkou(Ugoki, Steps, Slides).
houkou(gote,  Ugoki, Steps, Slides) :- gote_houkou(Ugoki, Steps, Slides).

sente_houkou(fu, [d(-1,-1)], []).
sente_houkou(ky, [], [d(-1,-1)]).
sente_houkou(ke, [d(-11,-12), d(7,8)], []).
sente_houkou(gi, [d(-1,-1), d(-10,-11), d(8,9), d(-8,-9), d(10,11)], []).
sente_houkou(ki, [d(-1,-1), d(-10,-11), d(8,9), d(-9,-10), d(9,10), d(1,1)], []).
sente_houkou(ka, [], [d(-10,-11), d(8,9), d(-8,-9), d(10,11)]).
sente_houkou(um, [d(-1,-1), d(1,1), d(-9,-10), d(9,10)], [d(-10,-11), d(8,9), d(-8,-9), d(10,11)]).
sente_houkou(hi, [], [d(-1,-1), d(1,1), d(-9,-10), d(9,10)]).
sente_houkou(ry, [d(-10,-11), d(8,9), d(-8,-9), d(10,11)], [d(-1,-1), d(1,1), d(-9,-10), d(9,10)]).
sente_houkou(ou, [d(-1,-1), d(1,1), d(-9,-10), d(9,10), d(-10,-11), d(8,9), d(-8,-9), d(10,11)], []).

gote_houkou(fu, [d(1,1)], []).
gote_houkou(ky, [], [d(1,1)]).
gote_houkou(ke, [d(11,12), d(-7,-8)], []).
gote_houkou(gi, [d(1,1), d(10,11), d(-8,-9), d(8,9), d(-10,-11)], []).
gote_houkou(ki, [d(1,1), d(10,11), d(-8,-9), d(9,10), d(-9,-10), d(-1,-1)], []).
gote_houkou(ka, [], [d(-10,-11), d(8,9), d(-8,-9), d(10,11)]).
gote_houkou(um, [d(-1,-1), d(1,1), d(-9,-10), d(9,10)], [d(-10,-11), d(8,9), d(-8,-9), d(10,11)]).
gote_houkou(hi, [], [d(-1,-1), d(1,1), d(-9,-10), d(9,10)]).
gote_houkou(ry, [d(-10,-11), d(8,9), d(-8,-9), d(10,11)], [d(-1,-1), d(1,1), d(-9,-10), d(9,10)]).
gote_houkou(ou, [d(-1,-1), d(1,1), d(-9,-10), d(9,10), d(-10,-11), d(8,9), d(-8,-9), d(10,11)], []).

%   nari_te(+Naru, +No, +Koma, +From, +To, +Teban, +No2, +Face2, +Tes0, -Tes): the one or two moves from
%   From to To.

nari_te(nama, No, _, From, To, _, No2, Face2, Tes, [te(No, From, To, nama, No2, Face2)|Tes]).
nari_te(nari, No, _, From, To, _, No2, Face2, Tes, [te(No, From, To, nari, No2, Face2)|Tes]).
nari_te(naru, No, Koma, From, To, Teban, No2, Face2, Tes0, Tes) :-
    dan(Teban, To, Dan),
    (   Dan > 3
    ->  Tes = [te(No, From, To, nama, No2, Face2)|Tes0]
    ;   narazu(Koma, Dan, No, From, To, No2, Face2, Tes0, Tes1),
        Tes = [te(No, From, To, natta, No2, Face2)|Tes1]
    ).
nari_te(jin, No, Koma, From, To, Teban, No2, Face2, Tes0, [te(No, From, To, natta, No2, Face2)|Tes]) :-
    dan(Teban, To, Dan),
    narazu(Koma, Dan, No, From, To, No2, Face2, Tes0, Tes).

narazu(Koma, Dan, No, From, To, No2, Face2, Tes0, Tes) :-
    (   saigo(Koma, Last),
        Dan =< Last
    ->  Tes = Tes0
    ;   Tes = [te(No, From, To, nama, No2, Face2)|Tes0]
    ).

%   saigo(+Koma, -Last): from the ranks 1..Last, as its side counts, the unpromoted piece cannot move.

saigo(fu, 1).
saigo(ky, 1).
saigo(ke, 2).
saigo(gi, 0).
saigo(ki, 0).
saigo(ka, 0).
saigo(hi, 0).
saigo(ou, 0).

%   shurui(+Koma, -Kind): Kind is a bit of its own for each kind that can be in hand.

shurui(fu, 1).
shurui(ky, 2).
shurui(ke, 4).
shurui(gi, 8).
shurui(ki, 16).
shurui(ka, 32).
shurui(hi, 64).
shurui(ou, 128).

%   uchi_koma(+Koma, +No, +Teban, +Pawns, +Empty, +Tes0, -Tes): the drops of the piece No on the squares
%   Empty; Pawns is the set of files with an own pawn, bit F for file F.

uchi_koma(fu, No, Teban, Pawns, Empty, Tes0, Tes) :- !,
    uchi_fu(Empty, No, Teban, Pawns, Tes0, Tes).
uchi_koma(ky, No, Teban, _, Empty, Tes0, Tes) :- !,
    uchi_dan(Empty, 1, No, Teban, Tes0, Tes).
uchi_koma(ke, No, Teban, _, Empty, Tes0, Tes) :- !,
    uchi_dan(Empty, 2, No, Teban, Tes0, Tes).
uchi_koma(_, No, _, _, Empty, Tes0, Tes) :-
    uchi_doko(Empty, No, Tes0, Tes).

uchi_fu([], _, _, _, Tes, Tes).
uchi_fu([To|Empty], No, Teban, Pawns, Tes0, Tes) :-
    (   Pawns /\ (1 << (To // 10)) =:= 0,
        dan(Teban, To, Dan),
        Dan > 1
    ->  uchi_fu(Empty, No, Teban, Pawns, [te(No, 0, To, nama, 0, nil)|Tes0], Tes)
    ;   uchi_fu(Empty, No, Teban, Pawns, Tes0, Tes)
    ).

uchi_dan([], _, _, _, Tes, Tes).
uchi_dan([To|Empty], Last, No, Teban, Tes0, Tes) :-
    dan(Teban, To, Dan),
    (   Dan > Last
    ->  uchi_dan(Empty, Last, No, Teban, [te(No, 0, To, nama, 0, nil)|Tes0], Tes)
    ;   uchi_dan(Empty, Last, No, Teban, Tes0, Tes)
    ).

uchi_doko([], _, Tes, Tes).
uchi_doko([To|Empty], No, Tes0, Tes) :-
    uchi_doko(Empty, No, [te(No, 0, To, nama, 0, nil)|Tes0], Tes).
