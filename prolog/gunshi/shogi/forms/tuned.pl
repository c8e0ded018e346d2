/*  What the tuned forms share: how the pieces move and how a move ends, each in a clause of its
    own, so that nothing is looked up in a table and no list of directions is built.

    The form that includes this has, for what stands on a square, in a Board of whatever kind:

        ippo(+To, +Nari, +Board, +Teban, +No, +From, +Tes0, -Tes)
                                Tes is Tes0, with the move of the piece No to To in front, if To is
                                on the board and holds no piece of Teban's
        tobu(+To, +Bias, +Nari, +Board, +Teban, +No, +From, +Tes0, -Tes)
                                the same, and on in the direction Bias while squares are empty

    Nari is `nama` or `nari`, and the move ends so; or the kind of a piece that may promote, and the
    move is ended by naru_te/9.
*/

%   koma_te(+Teban, +Koma, +Face, +No, +XY, +Board, +Tes0, -Tes): the moves of a piece on XY.

koma_te(Teban, Koma, Face, No, XY, Board, Tes0, Tes) :-
    (   Face == nari
    ->  nari_koma(Koma, Teban, No, XY, Board, Tes0, Tes)
    ;   Teban == sente
    ->  sente_nama(Koma, No, XY, Board, Tes0, Tes)
    ;   gote_nama(Koma, No, XY, Board, Tes0, Tes)
    ).

nari_koma(ka, Teban, No, XY, Board, Tes0, Tes) :- !,
    naname(nari, Teban, No, XY, Board, Tes0, Tes1),
    mawari(nari, Teban, No, XY, Board, Tes1, Tes).
nari_koma(hi, Teban, No, XY, Board, Tes0, Tes) :- !,
    tateyoko(nari, Teban, No, XY, Board, Tes0, Tes1),
    kado(nari, Teban, No, XY, Board, Tes1, Tes).
nari_koma(_, sente, No, XY, Board, Tes0, Tes) :- !,
    sente_kin(nari, No, XY, Board, Tes0, Tes).
nari_koma(_, gote, No, XY, Board, Tes0, Tes) :-
    gote_kin(nari, No, XY, Board, Tes0, Tes).

%   naname: slides on the diagonals, tateyoko: on file and rank; mawari: steps on file and rank,
%   kado: on the diagonals.

naname(Nari, Teban, No, XY, Board, Tes0, Tes) :-
    To1 is XY - 11,
    tobu(To1, -11, Nari, Board, Teban, No, XY, Tes0, Tes1),
    To2 is XY + 9,
    tobu(To2, 9, Nari, Board, Teban, No, XY, Tes1, Tes2),
    To3 is XY - 9,
    tobu(To3, -9, Nari, Board, Teban, No, XY, Tes2, Tes3),
    To4 is XY + 11,
    tobu(To4, 11, Nari, Board, Teban, No, XY, Tes3, Tes).

tateyoko(Nari, Teban, No, XY, Board, Tes0, Tes) :-
    To1 is XY - 1,
    tobu(To1, -1, Nari, Board, Teban, No, XY, Tes0, Tes1),
    To2 is XY + 1,
    tobu(To2, 1, Nari, Board, Teban, No, XY, Tes1, Tes2),
    To3 is XY - 10,
    tobu(To3, -10, Nari, Board, Teban, No, XY, Tes2, Tes3),
    To4 is XY + 10,
    tobu(To4, 10, Nari, Board, Teban, No, XY, Tes3, Tes).

mawari(Nari, Teban, No, XY, Board, Tes0, Tes) :-
    To1 is XY - 1,
    ippo(To1, Nari, Board, Teban, No, XY, Tes0, Tes1),
    To2 is XY + 1,
    ippo(To2, Nari, Board, Teban, No, XY, Tes1, Tes2),
    To3 is XY - 10,
    ippo(To3, Nari, Board, Teban, No, XY, Tes2, Tes3),
    To4 is XY + 10,
    ippo(To4, Nari, Board, Teban, No, XY, Tes3, Tes).

kado(Nari, Teban, No, XY, Board, Tes0, Tes) :-
    To1 is XY - 11,
    ippo(To1, Nari, Board, Teban, No, XY, Tes0, Tes1),
    To2 is XY + 9,
    ippo(To2, Nari, Board, Teban, No, XY, Tes1, Tes2),
    To3 is XY - 9,
    ippo(To3, Nari, Board, Teban, No, XY, Tes2, Tes3),
    To4 is XY + 11,
    ippo(To4, Nari, Board, Teban, No, XY, Tes3, Tes).

%   sente_nama(+Koma, ...): the unpromoted piece of sente's. sente_jin(+Koma, +XY, -Nari): a piece
%   that steps one rank cannot come into the enemy's camp from there, or it may promote.

sente_nama(fu, No, XY, Board, Tes0, Tes) :-
    sente_jin(fu, XY, Nari),
    To1 is XY - 1,
    ippo(To1, Nari, Board, sente, No, XY, Tes0, Tes).
sente_nama(ky, No, XY, Board, Tes0, Tes) :-
    To1 is XY - 1,
    tobu(To1, -1, ky, Board, sente, No, XY, Tes0, Tes).
sente_nama(ke, No, XY, Board, Tes0, Tes) :-
    To1 is XY - 12,
    ippo(To1, ke, Board, sente, No, XY, Tes0, Tes1),
    To2 is XY + 8,
    ippo(To2, ke, Board, sente, No, XY, Tes1, Tes).
sente_nama(gi, No, XY, Board, Tes0, Tes) :-
    sente_jin(gi, XY, Nari),
    To1 is XY - 1,
    ippo(To1, Nari, Board, sente, No, XY, Tes0, Tes1),
    To2 is XY - 11,
    ippo(To2, Nari, Board, sente, No, XY, Tes1, Tes2),
    To3 is XY + 9,
    ippo(To3, Nari, Board, sente, No, XY, Tes2, Tes3),
    To4 is XY - 9,
    ippo(To4, Nari, Board, sente, No, XY, Tes3, Tes4),
    To5 is XY + 11,
    ippo(To5, Nari, Board, sente, No, XY, Tes4, Tes).
sente_nama(ki, No, XY, Board, Tes0, Tes) :-
    sente_kin(nama, No, XY, Board, Tes0, Tes).
sente_nama(ka, No, XY, Board, Tes0, Tes) :-
    naname(ka, sente, No, XY, Board, Tes0, Tes).
sente_nama(hi, No, XY, Board, Tes0, Tes) :-
    tateyoko(hi, sente, No, XY, Board, Tes0, Tes).
sente_nama(ou, No, XY, Board, Tes0, Tes) :-
    To1 is XY - 1,
    ippo(To1, nama, Board, sente, No, XY, Tes0, Tes1),
    To2 is XY + 1,
    ippo(To2, nama, Board, sente, No, XY, Tes1, Tes2),
    To3 is XY - 10,
    ippo(To3, nama, Board, sente, No, XY, Tes2, Tes3),
    To4 is XY + 10,
    ippo(To4, nama, Board, sente, No, XY, Tes3, Tes4),
    To5 is XY - 11,
    ippo(To5, nama, Board, sente, No, XY, Tes4, Tes5),
    To6 is XY + 9,
    ippo(To6, nama, Board, sente, No, XY, Tes5, Tes6),
    To7 is XY - 9,
    ippo(To7, nama, Board, sente, No, XY, Tes6, Tes7),
    To8 is XY + 11,
    ippo(To8, nama, Board, sente, No, XY, Tes7, Tes).

sente_kin(Nari, No, XY, Board, Tes0, Tes) :-
    To1 is XY - 1,
    ippo(To1, Nari, Board, sente, No, XY, Tes0, Tes1),
    To2 is XY - 11,
    ippo(To2, Nari, Board, sente, No, XY, Tes1, Tes2),
    To3 is XY + 9,
    ippo(To3, Nari, Board, sente, No, XY, Tes2, Tes3),
    To4 is XY - 10,
    ippo(To4, Nari, Board, sente, No, XY, Tes3, Tes4),
    To5 is XY + 10,
    ippo(To5, Nari, Board, sente, No, XY, Tes4, Tes5),
    To6 is XY + 1,
    ippo(To6, Nari, Board, sente, No, XY, Tes5, Tes).

sente_jin(Koma, XY, Nari) :-
    (   XY mod 10 > 4
    ->  Nari = nama
    ;   Nari = Koma
    ).

gote_nama(fu, No, XY, Board, Tes0, Tes) :-
    gote_jin(fu, XY, Nari),
    To1 is XY + 1,
    ippo(To1, Nari, Board, gote, No, XY, Tes0, Tes).
gote_nama(ky, No, XY, Board, Tes0, Tes) :-
    To1 is XY + 1,
    tobu(To1, 1, ky, Board, gote, No, XY, Tes0, Tes).
gote_nama(ke, No, XY, Board, Tes0, Tes) :-
    To1 is XY + 12,
    ippo(To1, ke, Board, gote, No, XY, Tes0, Tes1),
    To2 is XY - 8,
    ippo(To2, ke, Board, gote, No, XY, Tes1, Tes).
gote_nama(gi, No, XY, Board, Tes0, Tes) :-
    gote_jin(gi, XY, Nari),
    To1 is XY + 1,
    ippo(To1, Nari, Board, gote, No, XY, Tes0, Tes1),
    To2 is XY + 11,
    ippo(To2, Nari, Board, gote, No, XY, Tes1, Tes2),
    To3 is XY - 9,
    ippo(To3, Nari, Board, gote, No, XY, Tes2, Tes3),
    To4 is XY + 9,
    ippo(To4, Nari, Board, gote, No, XY, Tes3, Tes4),
    To5 is XY - 11,
    ippo(To5, Nari, Board, gote, No, XY, Tes4, Tes).
gote_nama(ki, No, XY, Board, Tes0, Tes) :-
    gote_kin(nama, No, XY, Board, Tes0, Tes).
gote_nama(ka, No, XY, Board, Tes0, Tes) :-
    naname(ka, gote, No, XY, Board, Tes0, Tes).
gote_nama(hi, No, XY, Board, Tes0, Tes) :-
    tateyoko(hi, gote, No, XY, Board, Tes0, Tes).
gote_nama(ou, No, XY, Board, Tes0, Tes) :-
    To1 is XY - 1,
    ippo(To1, nama, Board, gote, No, XY, Tes0, Tes1),
    To2 is XY + 1,
    ippo(To2, nama, Board, gote, No, XY, Tes1, Tes2),
    To3 is XY - 10,
    ippo(To3, nama, Board, gote, No, XY, Tes2, Tes3),
    To4 is XY + 10,
    ippo(To4, nama, Board, gote, No, XY, Tes3, Tes4),
    To5 is XY - 11,
    ippo(To5, nama, Board, gote, No, XY, Tes4, Tes5),
    To6 is XY + 9,
    ippo(To6, nama, Board, gote, No, XY, Tes5, Tes6),
    To7 is XY - 9,
    ippo(To7, nama, Board, gote, No, XY, Tes6, Tes7),
    To8 is XY + 11,
    ippo(To8, nama, Board, gote, No, XY, Tes7, Tes).

gote_kin(Nari, No, XY, Board, Tes0, Tes) :-
    To1 is XY + 1,
    ippo(To1, Nari, Board, gote, No, XY, Tes0, Tes1),
    To2 is XY + 11,
    ippo(To2, Nari, Board, gote, No, XY, Tes1, Tes2),
    To3 is XY - 9,
    ippo(To3, Nari, Board, gote, No, XY, Tes2, Tes3),
    To4 is XY + 10,
    ippo(To4, Nari, Board, gote, No, XY, Tes3, Tes4),
    To5 is XY - 10,
    ippo(To5, Nari, Board, gote, No, XY, Tes4, Tes5),
    To6 is XY - 1,
    ippo(To6, Nari, Board, gote, No, XY, Tes5, Tes).

gote_jin(Koma, XY, Nari) :-
    (   XY mod 10 < 6
    ->  Nari = nama
    ;   Nari = Koma
    ).

%   naru_te(+Teban, +Nari, +No, +From, +To, +No2, +Face2, +Tes0, -Tes): the move from From to To; of
%   a piece that may promote two, if it moves from, to or in the enemy's camp.

naru_te(sente, Nari, No, From, To, No2, Face2, Tes0, Tes) :-
    (   Nari == nari
    ->  Tes = [te(No, From, To, nari, No2, Face2)|Tes0]
    ;   Nari == nama
    ->  Tes = [te(No, From, To, nama, No2, Face2)|Tes0]
    ;   To mod 10 > 3,
        From mod 10 > 3
    ->  Tes = [te(No, From, To, nama, No2, Face2)|Tes0]
    ;   Tes = [te(No, From, To, natta, No2, Face2)|Tes1],
        Dan is To mod 10,
        narazu(Nari, Dan, No, From, To, No2, Face2, Tes0, Tes1)
    ).
naru_te(gote, Nari, No, From, To, No2, Face2, Tes0, Tes) :-
    (   Nari == nari
    ->  Tes = [te(No, From, To, nari, No2, Face2)|Tes0]
    ;   Nari == nama
    ->  Tes = [te(No, From, To, nama, No2, Face2)|Tes0]
    ;   To mod 10 < 7,
        From mod 10 < 7
    ->  Tes = [te(No, From, To, nama, No2, Face2)|Tes0]
    ;   Tes = [te(No, From, To, natta, No2, Face2)|Tes1],
        Dan is 10 - To mod 10,
        narazu(Nari, Dan, No, From, To, No2, Face2, Tes0, Tes1)
    ).

%   narazu(+Koma, +Dan, ...): the move without promotion, unless the piece could never move again.

narazu(Koma, Dan, No, From, To, No2, Face2, Tes0, Tes) :-
    (   Dan =< 2,
        saigo(Koma, Last),
        Dan =< Last
    ->  Tes = Tes0
    ;   Tes = [te(No, From, To, nama, No2, Face2)|Tes0]
    ).

saigo(fu, 1).
saigo(ky, 1).
saigo(ke, 2).

%   shurui(+Koma, -Kind): Kind is a bit of its own for each kind that can be in hand.

shurui(fu, 1).
shurui(ky, 2).
shurui(ke, 4).
shurui(gi, 8).
shurui(ki, 16).
shurui(ka, 32).
shurui(hi, 64).
shurui(ou, 128).

%   uchi_koma(+Koma, +No, +Teban, +Pawns, +Empty, +Tes0, -Tes): the drops of the piece No on the
%   squares Empty; Pawns is the set of files with an own pawn, bit F for file F.

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
