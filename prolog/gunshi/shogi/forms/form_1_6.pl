/*  Form 1.6: the property table of the pieces as two lists, one a side.

        position(Teban, [komalist(No,Koma,XY,Face), ...],          the pieces of sente
                        [komalist(No,Koma,XY,Face), ...])          the pieces of gote

    Unordered; a piece in hand is in its owner's list with XY = 0. The lengths add up to 40, less
    the pieces that are missing.
*/
:- module(gunshi_shogi_forms_form_1_6, []).
:- include(common).
:- include(walk).
:- include(argument).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 1.6.)

kanouna_te(Position, Tes) :-
    Position = position(Teban, _, _),
    findall(Te, te(Position, Teban, Te), Tes).

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    jibun_aite(Teban, Position, Own, _),
    member(komalist(No, Koma, From, Face), Own),
    From > 0,
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Position, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(Position, Teban, te(No, 0, To, nama, 0, nil)) :-
    jibun_aite(Teban, Position, Own, Other),
    setof(Koma, N^member(komalist(N, Koma, 0, nama), Own), Komas),
    member(Koma, Komas),
    memberchk(komalist(No, Koma, 0, nama), Own),
    masu_no(To),
    \+ memberchk(komalist(_, _, To, _), Own),
    \+ memberchk(komalist(_, _, To, _), Other),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Own, To).

%   jibun_aite(?Teban, ?Position, ?Own, ?Other): the list of Teban, and that of the other side.

jibun_aite(sente, position(_, Sente, Gote), Sente, Gote).
jibun_aite(gote,  position(_, Sente, Gote), Gote, Sente).

masu(position(_, Sente, Gote), TX, No, Koma, Owner, Face) :-
    \+ bangai(TX),
    (   memberchk(komalist(No1, Koma1, TX, Face1), Sente)
    ->  No = No1, Koma = Koma1, Owner = sente, Face = Face1
    ;   memberchk(komalist(No1, Koma1, TX, Face1), Gote)
    ->  No = No1, Koma = Koma1, Owner = gote, Face = Face1
    ;   No = 0, Koma = nil, Owner = nil, Face = nil
    ).

%   nifu(+Koma, +Own, +To): a pawn on To would be a second one on its file.

nifu(fu, Own, To) :-
    member(komalist(_, fu, XY, nama), Own),
    XY // 10 =:= To // 10,
    !.

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te. (First paper, form 1.6.)

tsugino_kyokumen(Position, te(No, From, To, Nari, No2, _), Position1) :-
    Position = position(Teban, _, _),
    aite(Teban, Teban1),
    jibun_aite(Teban, Position, Own, Other),
    select(komalist(No, Koma, From, Face), Own, OwnA),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  Own1 = [komalist(No, Koma, To, Face1)|OwnA],
        Other1 = Other
    ;   select(komalist(No2, Koma2, To, _), Other, Other1),
        Own1 = [komalist(No, Koma, To, Face1), komalist(No2, Koma2, 0, nama)|OwnA]
    ),
    !,
    Position1 = position(Teban1, _, _),
    jibun_aite(Teban, Position1, Own1, Other1).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of, up to the order of its lists. (First paper,
%   form 1.6.)

maeno_kyokumen(Position1, te(No, From, To, Nari, No2, Nari2), Position) :-
    Position1 = position(Teban1, _, _),
    aite(Teban1, Teban),
    jibun_aite(Teban, Position1, Own1, Other1),
    select(komalist(No, Koma, To, Face1), Own1, OwnA),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  Own = [komalist(No, Koma, From, Face)|OwnA],
        Other = Other1
    ;   select(komalist(No2, Koma2, 0, nama), OwnA, OwnB),
        Own = [komalist(No, Koma, From, Face)|OwnB],
        Other = [komalist(No2, Koma2, To, Nari2)|Other1]
    ),
    !,
    Position = position(Teban, _, _),
    jibun_aite(Teban, Position, Own, Other).

komalist_position(Teban, Komalist, position(Teban, Sente, Gote)) :-
    motsu(sente, Komalist, Sente),
    motsu(gote, Komalist, Gote).

motsu(Owner, Komalist, Own) :-
    findall(komalist(No, Koma, XY, Face),
            member(komalist(No, Koma, XY, Owner, Face), Komalist),
            Own).

position_komalist(Position, Teban, Komalist) :-
    Position = position(Teban, _, _),
    findall(komalist(No, Koma, XY, Owner, Face),
            ( jibun_aite(Owner, Position, Own, _),
              member(komalist(No, Koma, XY, Face), Own)
            ),
            Pieces),
    zen_koma(Pieces, Komalist).

teban(position(Teban, _, _), Teban).

ou_no_masu(Position, Owner, XY) :-
    jibun_aite(Owner, Position, Own, _),
    memberchk(komalist(_, ou, XY, _), Own),
    XY > 0.
