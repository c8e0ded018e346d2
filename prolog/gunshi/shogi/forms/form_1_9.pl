/*  Form 1.9: the board as nine lists, one a file (suji).

        position(Teban, [Suji1, ..., Suji9], SenteHand, GoteHand)

    The file of XY is XY // 10. Its list holds, unordered, the komalist(No, Koma, XY, Owner, Face)
    of the pieces that stand there; the hands are unordered lists of mochigoma(No, Koma).
*/
:- module(gunshi_shogi_forms_form_1_9, []).
:- include(common).
:- include(walk).
:- include(argument).
:- include(change_nth).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 1.9.)

kanouna_te(Position, Tes) :-
    Position = position(Teban, _, _, _),
    findall(Te, te(Position, Teban, Te), Tes).

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    Position = position(_, Sujis, _, _),
    member(Suji, Sujis),
    member(komalist(No, Koma, From, Teban, Face), Suji),
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Position, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(Position, Teban, te(No, 0, To, nama, 0, nil)) :-
    mochigoma(Teban, Position, Hand),
    setof(Koma, N^member(mochigoma(N, Koma), Hand), Komas),
    member(Koma, Komas),
    memberchk(mochigoma(No, Koma), Hand),
    masu_no(To),
    M is To // 10,
    Position = position(_, Sujis, _, _),
    nth1(M, Sujis, Suji),
    \+ memberchk(komalist(_, _, To, _, _), Suji),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Sujis, Teban, To).

mochigoma(sente, position(_, _, Hand, _), Hand).
mochigoma(gote,  position(_, _, _, Hand), Hand).

masu(position(_, Sujis, _, _), TX, No, Koma, Owner, Face) :-
    \+ bangai(TX),
    M is TX // 10,
    nth1(M, Sujis, Suji),
    (   memberchk(komalist(No1, Koma1, TX, Owner1, Face1), Suji)
    ->  No = No1, Koma = Koma1, Owner = Owner1, Face = Face1
    ;   No = 0, Koma = nil, Owner = nil, Face = nil
    ).

%   nifu(+Koma, +Sujis, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Sujis, Teban, To) :-
    M is To // 10,
    nth1(M, Sujis, Suji),
    memberchk(komalist(_, fu, _, Teban, nama), Suji).

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te. (First paper, form 1.9.)

tsugino_kyokumen(Position, te(No, 0, To, nama, 0, nil), Position1) :-
    !,
    Position = position(Teban, Sujis, _, _),
    aite(Teban, Teban1),
    mochigoma(Teban, Position, Hand),
    select(mochigoma(No, Koma), Hand, Hand1),
    !,
    N is To // 10,
    change_nth(N, Sujis, Suji, Sujis1, [komalist(No, Koma, To, Teban, nama)|Suji]),
    motta(Teban, Position, Hand1, Teban1, Sujis1, Position1).
tsugino_kyokumen(Position, te(No, From, To, Nari, No2, _), Position1) :-
    Position = position(Teban, Sujis, _, _),
    aite(Teban, Teban1),
    M is From // 10,
    change_nth(M, Sujis, FromList, SujisA, FromList1),
    select(komalist(No, Koma, From, Teban, Face), FromList, FromList1),
    ugoita(Nari, Face, Face1),
    N is To // 10,
    change_nth(N, SujisA, ToList, Sujis1, [komalist(No, Koma, To, Teban, Face1)|ToList1]),
    mochigoma(Teban, Position, Hand),
    (   No2 =:= 0
    ->  ToList1 = ToList,
        Hand1 = Hand
    ;   select(komalist(No2, Koma2, To, _, _), ToList, ToList1),
        Hand1 = [mochigoma(No2, Koma2)|Hand]
    ),
    !,
    motta(Teban, Position, Hand1, Teban1, Sujis1, Position1).

%   motta(+Owner, +Position, +Hand, +Teban, +Sujis, -Position1): Position1 is Position with Hand as
%   Owner's hand, Teban to move, and the board Sujis.

motta(sente, position(_, _, _, Gote),  Sente, Teban, Sujis, position(Teban, Sujis, Sente, Gote)).
motta(gote,  position(_, _, Sente, _), Gote,  Teban, Sujis, position(Teban, Sujis, Sente, Gote)).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of, up to the order of its lists. (First paper,
%   form 1.9.)

maeno_kyokumen(Position1, te(No, 0, To, nama, 0, nil), Position) :-
    !,
    Position1 = position(Teban1, Sujis1, _, _),
    aite(Teban1, Teban),
    mochigoma(Teban, Position1, Hand1),
    N is To // 10,
    change_nth(N, Sujis1, ToList1, Sujis, ToList),
    select(komalist(No, Koma, To, Teban, nama), ToList1, ToList),
    !,
    motta(Teban, Position1, [mochigoma(No, Koma)|Hand1], Teban, Sujis, Position).
maeno_kyokumen(Position1, te(No, From, To, Nari, No2, Nari2), Position) :-
    Position1 = position(Teban1, Sujis1, _, _),
    aite(Teban1, Teban),
    mochigoma(Teban, Position1, Hand1),
    N is To // 10,
    change_nth(N, Sujis1, ToList1, SujisA, ToList),
    select(komalist(No, Koma, To, Teban, Face1), ToList1, ToListA),
    (   No2 =:= 0
    ->  ToList = ToListA,
        Hand = Hand1
    ;   select(mochigoma(No2, Koma2), Hand1, Hand),
        ToList = [komalist(No2, Koma2, To, Teban1, Nari2)|ToListA]
    ),
    ugoita(Nari, Face, Face1),
    M is From // 10,
    change_nth(M, SujisA, FromList, Sujis, [komalist(No, Koma, From, Teban, Face)|FromList]),
    !,
    motta(Teban, Position1, Hand, Teban, Sujis, Position).

komalist_position(Teban, Komalist, position(Teban, Sujis, SenteHand, GoteHand)) :-
    findall(Suji, ( between(1, 9, M), hitosuji(M, Komalist, Suji) ), Sujis),
    findall(mochigoma(No, Koma), member(komalist(No, Koma, 0, sente, _), Komalist), SenteHand),
    findall(mochigoma(No, Koma), member(komalist(No, Koma, 0, gote, _), Komalist), GoteHand).

hitosuji(M, Komalist, Suji) :-
    findall(komalist(No, Koma, XY, Owner, Face),
            ( member(komalist(No, Koma, XY, Owner, Face), Komalist),
              integer(XY),
              XY > 0,
              XY // 10 =:= M
            ),
            Suji).

position_komalist(Position, Teban, Komalist) :-
    Position = position(Teban, _, _, _),
    findall(Piece, piece(Position, Piece), Pieces),
    zen_koma(Pieces, Komalist).

piece(position(_, Sujis, _, _), Piece) :-
    member(Suji, Sujis),
    member(Piece, Suji).
piece(Position, komalist(No, Koma, 0, Owner, nama)) :-
    mochigoma(Owner, Position, Hand),
    member(mochigoma(No, Koma), Hand).

teban(position(Teban, _, _, _), Teban).

ou_no_masu(position(_, Sujis, _, _), Owner, XY) :-
    member(Suji, Sujis),
    memberchk(komalist(_, ou, XY, Owner, _), Suji),
    !.
