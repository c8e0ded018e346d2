/*  What all forms have in common: how pieces move, and the tests of the rules.

    Every form includes this file. It runs on SWI-Prolog and GNU Prolog alike, and says nothing of
    how a position is held: where it must look at the board it asks the form that includes it, by
    masu/6 and ou_no_masu/3, which argument.pl, hybrid.pl and global.pl describe.

    Words (papers.md section 1): Teban is the side to move, Owner a side; Koma the unpromoted kind,
    Face `nama` or `nari`. A square XY is file * 10 + rank, so a direction is one number, the bias
    that is added to it; bias -1 is forward for sente.
*/

%   aite(?Owner, ?Other): the other side.

aite(sente, gote).
aite(gote, sente).

%   koma(+No, -Koma): the kind of the piece with that number, as the fourth paper counts them.

koma(No, Koma) :-
    (   No >= 23 -> Koma = fu
    ;   No >= 19 -> Koma = ky
    ;   No >= 15 -> Koma = ke
    ;   No >= 11 -> Koma = gi
    ;   No >= 7 -> Koma = ki
    ;   No >= 5 -> Koma = ka
    ;   No >= 3 -> Koma = hi
    ;   Koma = ou
    ).

%   ugoki(+Koma, +Face, -Ugoki): the piece moves as bias/4 says of Ugoki.

ugoki(fu, Face, Ugoki) :- kin_ni_naru(Face, fu, Ugoki).
ugoki(ky, Face, Ugoki) :- kin_ni_naru(Face, ky, Ugoki).
ugoki(ke, Face, Ugoki) :- kin_ni_naru(Face, ke, Ugoki).
ugoki(gi, Face, Ugoki) :- kin_ni_naru(Face, gi, Ugoki).
ugoki(ki, nama, ki).
ugoki(ka, nama, ka).
ugoki(ka, nari, um).
ugoki(hi, nama, hi).
ugoki(hi, nari, ry).
ugoki(ou, nama, ou).

kin_ni_naru(nama, Koma, Koma).
kin_ni_naru(nari, _, ki).

%   bias(+Ugoki, ?Owner, ?Tobi, ?Bias): such a piece of Owner goes to its square + Bias; with Tobi 1
%   it slides on from there, with 0 it does not.

bias(fu, sente, 0, -1).
bias(fu, gote,  0,  1).
bias(ky, sente, 1, -1).
bias(ky, gote,  1,  1).
bias(ke, sente, 0, -12).
bias(ke, sente, 0,  8).
bias(ke, gote,  0, 12).
bias(ke, gote,  0, -8).
bias(gi, sente, 0, -1).
bias(gi, sente, 0, -11).
bias(gi, sente, 0,  9).
bias(gi, sente, 0, -9).
bias(gi, sente, 0, 11).
bias(gi, gote,  0,  1).
bias(gi, gote,  0, 11).
bias(gi, gote,  0, -9).
bias(gi, gote,  0,  9).
bias(gi, gote,  0, -11).
bias(ki, sente, 0, -1).
bias(ki, sente, 0, -11).
bias(ki, sente, 0,  9).
bias(ki, sente, 0, -10).
bias(ki, sente, 0, 10).
bias(ki, sente, 0,  1).
bias(ki, gote,  0,  1).
bias(ki, gote,  0, 11).
bias(ki, gote,  0, -9).
bias(ki, gote,  0, 10).
bias(ki, gote,  0, -10).
bias(ki, gote,  0, -1).
bias(ka, _,     1, -11).
bias(ka, _,     1,  9).
bias(ka, _,     1, -9).
bias(ka, _,     1, 11).
bias(um, _,     1, -11).
bias(um, _,     1,  9).
bias(um, _,     1, -9).
bias(um, _,     1, 11).
bias(um, _,     0, -1).
bias(um, _,     0,  1).
bias(um, _,     0, -10).
bias(um, _,     0, 10).
bias(hi, _,     1, -1).
bias(hi, _,     1,  1).
bias(hi, _,     1, -10).
bias(hi, _,     1, 10).
bias(ry, _,     1, -1).
bias(ry, _,     1,  1).
bias(ry, _,     1, -10).
bias(ry, _,     1, 10).
bias(ry, _,     0, -11).
bias(ry, _,     0,  9).
bias(ry, _,     0, -9).
bias(ry, _,     0, 11).
bias(ou, _,     0, -1).
bias(ou, _,     0,  1).
bias(ou, _,     0, -10).
bias(ou, _,     0, 10).
bias(ou, _,     0, -11).
bias(ou, _,     0,  9).
bias(ou, _,     0, -9).
bias(ou, _,     0, 11).

%   nari(+Koma, +Face, +Teban, +From, +To, -Nari): the ways to end the move: `nari` for
%   a piece that is promoted already; `natta` where it may promote now, `nama` where it need not.

nari(_, nari, _, _, _, nari).
nari(Koma, nama, Teban, From, To, natta) :-
    nareru(Koma),
    (   tekijin(Teban, From)
    ->  true
    ;   tekijin(Teban, To)
    ).
nari(Koma, nama, Teban, _, To, nama) :-
    ikidokoro(Koma, Teban, To).

nareru(fu).
nareru(ky).
nareru(ke).
nareru(gi).
nareru(ka).
nareru(hi).

tekijin(sente, XY) :- XY mod 10 =< 3.
tekijin(gote, XY) :- XY mod 10 >= 7.

%   ikidokoro(+Koma, +Teban, +To): unpromoted on To the piece could still move.

ikidokoro(fu, Teban, To) :- dan(Teban, To, Dan), Dan > 1.
ikidokoro(ky, Teban, To) :- dan(Teban, To, Dan), Dan > 1.
ikidokoro(ke, Teban, To) :- dan(Teban, To, Dan), Dan > 2.
ikidokoro(gi, _, _).
ikidokoro(ki, _, _).
ikidokoro(ka, _, _).
ikidokoro(hi, _, _).
ikidokoro(ou, _, _).

%   dan(+Teban, +XY, -Dan): the rank of XY, counted from Teban's far end.

dan(sente, XY, Dan) :- Dan is XY mod 10.
dan(gote, XY, Dan) :- Dan is 10 - XY mod 10.

%   ugoita(?Nari, ?Before, ?After): the face of the piece before and after a move.

ugoita(nama, nama, nama).
ugoita(nari, nari, nari).
ugoita(natta, nama, nari).

%   onaji_te(+Te, ?Koma, ?From, ?To, ?Promotes): Te moves a Koma like that; Promotes is `true` or
%   `false`.

onaji_te(te(No, From, To, Nari, _, _), Koma, From, To, Promotes) :-
    koma(No, Koma),
    (   Nari == natta
    ->  Promotes = true
    ;   Promotes = false
    ).

%   heap_base(-Bytes), heap(-Bytes): the memory outside the stacks, before a position is made and
%   after; here that of the facts.

heap_base(0).

heap(Bytes) :-
    facts(Facts),
    facts_bytes(Facts, Bytes).

%   bangai(+XY): the number XY is no square.

bangai(XY) :-
    (   XY =< 10 -> true
    ;   XY >= 100 -> true
    ;   XY mod 10 =:= 0
    ).

%   masu_no(?XY): the squares, 11..99.

masu_no(XY) :-
    between(1, 9, Suji),
    between(1, 9, Dan),
    XY is 10*Suji + Dan.

%   bango_jun(+Mochigoma, +Hand, -Hand1): Hand1 is Hand, which is in the order of numbers, with
%   Mochigoma in its place.

bango_jun(Mochigoma, [], [Mochigoma]).
bango_jun(Mochigoma, [First|Rest], Hand) :-
    bango(Mochigoma, No),
    bango(First, No1),
    (   No < No1
    ->  Hand = [Mochigoma, First|Rest]
    ;   Hand = [First|Hand1],
        bango_jun(Mochigoma, Rest, Hand1)
    ).

bango(mochigoma(_, No, _), No).

%   zen_koma(+Komalist, -Komalist40): the pieces in the order of their numbers, each that is missing
%   with XY, Owner and Face `nil`.

zen_koma(Komalist, Komalist40) :-
    zen_koma(1, Komalist, Komalist40).

zen_koma(41, _, []) :- !.
zen_koma(No, Komalist, [Piece|Pieces]) :-
    (   memberchk(komalist(No, Koma, XY, Owner, Face), Komalist)
    ->  Piece = komalist(No, Koma, XY, Owner, Face)
    ;   koma(No, Koma),
        Piece = komalist(No, Koma, nil, nil, nil)
    ),
    No1 is No + 1,
    zen_koma(No1, Komalist, Pieces).

%   tadashii(+Position, +Te, +Teban): Te, which Teban has just played to reach Position, broke no
%   rule that kanouna_te leaves out: Teban's king cannot be taken, and no dropped pawn mates. For
%   positions that are global facts, Position is what masu/6 ignores.

tadashii(Position, Te, Teban) :-
    \+ oute(Position, Teban),
    \+ uchifuzume(Position, Te, Teban).

%   oute(+Position, +Owner): Owner has a king, and it is attacked.

oute(Position, Owner) :-
    ou_no_masu(Position, Owner, XY),
    aite(Owner, Enemy),
    kiki(Position, XY, Enemy),
    !.

kiki(Position, XY, Enemy) :-
    bias(ou, Enemy, _, Bias),
    XY1 is XY - Bias,
    kiki(1, Position, XY1, Bias, Enemy).
kiki(Position, XY, Enemy) :-
    bias(ke, Enemy, _, Bias),
    XY1 is XY - Bias,
    masu(Position, XY1, _, ke, Enemy, nama).

kiki(Distance, Position, XY, Bias, Enemy) :-
    masu(Position, XY, No, Koma, Owner, Face),
    (   No =:= 0
    ->  XY1 is XY - Bias,
        Distance1 is Distance + 1,
        kiki(Distance1, Position, XY1, Bias, Enemy)
    ;   Owner == Enemy,
        ugoki(Koma, Face, Ugoki),
        bias(Ugoki, Enemy, Tobi, Bias),
        todoku(Tobi, Distance)
    ).

todoku(1, _).
todoku(0, 1).

%   uchifuzume(+Position, +Te, +Teban): Te was the drop of a pawn, and mates.

uchifuzume(Position, te(No, 0, To, _, _, _), Teban) :-
    koma(No, fu),
    bias(fu, Teban, _, Bias),
    XY is To + Bias,
    masu(Position, XY, _, ou, Owner, _),
    aite(Teban, Owner),
    nigerarenai(Position).
