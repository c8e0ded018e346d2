/*  Form 1.81, the paper's hybrid: form 1.8, and the board as facts beside it.

        position(Teban, [Dan1, ..., Dan9], SenteHand, GoteHand)
        ban(XY, No).                                           for the 81 squares

    The rank's list is searched only for a square that the fact, with a number above 0, says is
    taken. The facts must be brought back, the term not.
*/
:- module(gunshi_shogi_forms_form_1_81, []).
:- include(common).
:- include(walk).
:- include(hybrid).
:- include(change_nth).
:- include(dan_lists).
:- include(ban_facts).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form
%   1.81.)

kanouna_te(Position, Tes) :-
    Position = position(Teban, _, _, _),
    findall(Te, te(Position, Teban, Te), Tes).

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    Position = position(_, Dans, _, _),
    member(Dan, Dans),
    member(komalist(No, Koma, From, Teban, Face), Dan),
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
    ban(To, 0),
    Position = position(_, Dans, _, _),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Dans, Teban, To).

masu(position(_, Dans, _, _), TX, No, Koma, Owner, Face) :-
    ban(TX, No),
    !,
    koma_no(No, TX, Dans, Koma, Owner, Face).

koma_no(No, XY, Dans, Koma, Owner, Face) :-
    (   No =:= 0
    ->  Koma = nil, Owner = nil, Face = nil
    ;   M is XY mod 10,
        nth1(M, Dans, Dan),
        memberchk(komalist(No, Koma, _, Owner, Face), Dan)
    ).

%   nifu(+Koma, +Dans, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Dans, Teban, To) :-
    First is To//10*10 + 1,
    Last is First + 8,
    between(First, Last, XY),
    ban(XY, No),
    No >= 23,
    koma_no(No, XY, Dans, fu, Teban, nama),
    !.

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te, and so are the facts. (First paper, form 1.81.)

tsugino_kyokumen(Position, te(No, 0, To, nama, 0, nil), Position1) :-
    !,
    ban_tsugi(No, 0, To, 0),
    Position = position(Teban, Dans, _, _),
    aite(Teban, Teban1),
    mochigoma(Teban, Position, Hand),
    select(mochigoma(No, Koma), Hand, Hand1),
    !,
    N is To mod 10,
    change_nth(N, Dans, Dan, Dans1, [komalist(No, Koma, To, Teban, nama)|Dan]),
    motta(Teban, Position, Hand1, Teban1, Dans1, Position1).
tsugino_kyokumen(Position, te(No, From, To, Nari, No2, _), Position1) :-
    ban_tsugi(No, From, To, No2),
    Position = position(Teban, Dans, _, _),
    aite(Teban, Teban1),
    M is From mod 10,
    change_nth(M, Dans, FromList, DansA, FromList1),
    select(komalist(No, Koma, From, Teban, Face), FromList, FromList1),
    ugoita(Nari, Face, Face1),
    N is To mod 10,
    change_nth(N, DansA, ToList, Dans1, [komalist(No, Koma, To, Teban, Face1)|ToList1]),
    mochigoma(Teban, Position, Hand),
    (   No2 =:= 0
    ->  ToList1 = ToList,
        Hand1 = Hand
    ;   select(komalist(No2, Koma2, To, _, _), ToList, ToList1),
        Hand1 = [mochigoma(No2, Koma2)|Hand]
    ),
    !,
    motta(Teban, Position, Hand1, Teban1, Dans1, Position1).

%   motta(+Owner, +Position, +Hand, +Teban, +Dans, -Position1): Position1 is Position with Hand as
%   Owner's hand, Teban to move, and the board Dans.

motta(sente, position(_, _, _, Gote),  Sente, Teban, Dans, position(Teban, Dans, Sente, Gote)).
motta(gote,  position(_, _, Sente, _), Gote,  Teban, Dans, position(Teban, Dans, Sente, Gote)).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of, and so are the facts, up to the order of its
%   lists. (First paper, form 1.81.)

maeno_kyokumen(Position1, te(No, 0, To, nama, 0, nil), Position) :-
    !,
    ban_mae(No, 0, To, 0),
    Position1 = position(Teban1, Dans1, _, _),
    aite(Teban1, Teban),
    mochigoma(Teban, Position1, Hand1),
    N is To mod 10,
    change_nth(N, Dans1, ToList1, Dans, ToList),
    select(komalist(No, Koma, To, Teban, nama), ToList1, ToList),
    !,
    motta(Teban, Position1, [mochigoma(No, Koma)|Hand1], Teban, Dans, Position).
maeno_kyokumen(Position1, te(No, From, To, Nari, No2, Nari2), Position) :-
    ban_mae(No, From, To, No2),
    Position1 = position(Teban1, Dans1, _, _),
    aite(Teban1, Teban),
    mochigoma(Teban, Position1, Hand1),
    N is To mod 10,
    change_nth(N, Dans1, ToList1, DansA, ToList),
    select(komalist(No, Koma, To, Teban, Face1), ToList1, ToListA),
    (   No2 =:= 0
    ->  ToList = ToListA,
        Hand = Hand1
    ;   select(mochigoma(No2, Koma2), Hand1, Hand),
        ToList = [komalist(No2, Koma2, To, Teban1, Nari2)|ToListA]
    ),
    ugoita(Nari, Face, Face1),
    M is From mod 10,
    change_nth(M, DansA, FromList, Dans, [komalist(No, Koma, From, Teban, Face)|FromList]),
    !,
    motta(Teban, Position1, Hand, Teban, Dans, Position).

komalist_position(Teban, Komalist, position(Teban, Dans, SenteHand, GoteHand)) :-
    ban_facts(Komalist),
    narabu(Komalist, Dans, SenteHand, GoteHand).
