/*  Form 1.7: the property table of the pieces as four lists: one a side, and one a hand.

        position(Teban, Sente, SenteHand, Gote, GoteHand)

    Sente and Gote are of komalist(No, Koma, XY, Face), the hands of mochigoma(No, Koma). Unordered;
    a piece that is missing is in none.
*/
:- module(gunshi_shogi_forms_form_1_7, []).
:- include(common).
:- include(walk).
:- include(argument).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 1.7.)

kanouna_te(Position, Tes) :-
    Position = position(Teban, _, _, _, _),
    findall(Te, te(Position, Teban, Te), Tes).

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    jibun_aite(Teban, Position, Own, _, _, _),
    member(komalist(No, Koma, From, Face), Own),
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Position, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(Position, Teban, te(No, 0, To, nama, 0, nil)) :-
    jibun_aite(Teban, Position, Own, Hand, Other, _),
    setof(Koma, N^member(mochigoma(N, Koma), Hand), Komas),
    member(Koma, Komas),
    memberchk(mochigoma(No, Koma), Hand),
    masu_no(To),
    \+ memberchk(komalist(_, _, To, _), Own),
    \+ memberchk(komalist(_, _, To, _), Other),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Own, To).

%   jibun_aite(?Teban, ?Position, ?Own, ?Hand, ?Other, ?OtherHand): the lists of Teban, and those of
%   the other side.

jibun_aite(sente, position(_, Sente, SenteHand, Gote, GoteHand), Sente, SenteHand, Gote, GoteHand).
jibun_aite(gote,  position(_, Sente, SenteHand, Gote, GoteHand), Gote, GoteHand, Sente, SenteHand).

masu(position(_, Sente, _, Gote, _), TX, No, Koma, Owner, Face) :-
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
%   Position1 is Position after the move Te. (First paper, form 1.7.)

tsugino_kyokumen(Position, te(No, From, To, Nari, No2, _), Position1) :-
    Position = position(Teban, _, _, _, _),
    aite(Teban, Teban1),
    jibun_aite(Teban, Position, Own, Hand, Other, OtherHand),
    (   From =:= 0
    ->  select(mochigoma(No, Koma), Hand, Hand1),
        Own1 = [komalist(No, Koma, To, nama)|Own],
        Other1 = Other
    ;   select(komalist(No, Koma, From, Face), Own, OwnA),
        ugoita(Nari, Face, Face1),
        Own1 = [komalist(No, Koma, To, Face1)|OwnA],
        (   No2 =:= 0
        ->  Hand1 = Hand,
            Other1 = Other
        ;   select(komalist(No2, Koma2, To, _), Other, Other1),
            Hand1 = [mochigoma(No2, Koma2)|Hand]
        )
    ),
    !,
    Position1 = position(Teban1, _, _, _, _),
    jibun_aite(Teban, Position1, Own1, Hand1, Other1, OtherHand).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of, up to the order of its lists. (First paper,
%   form 1.7.)

maeno_kyokumen(Position1, te(No, From, To, Nari, No2, Nari2), Position) :-
    Position1 = position(Teban1, _, _, _, _),
    aite(Teban1, Teban),
    jibun_aite(Teban, Position1, Own1, Hand1, Other1, OtherHand),
    select(komalist(No, Koma, To, Face1), Own1, OwnA),
    (   From =:= 0
    ->  Own = OwnA,
        Hand = [mochigoma(No, Koma)|Hand1],
        Other = Other1
    ;   ugoita(Nari, Face, Face1),
        Own = [komalist(No, Koma, From, Face)|OwnA],
        (   No2 =:= 0
        ->  Hand = Hand1,
            Other = Other1
        ;   select(mochigoma(No2, Koma2), Hand1, Hand),
            Other = [komalist(No2, Koma2, To, Nari2)|Other1]
        )
    ),
    !,
    Position = position(Teban, _, _, _, _),
    jibun_aite(Teban, Position, Own, Hand, Other, OtherHand).

komalist_position(Teban, Komalist, position(Teban, Sente, SenteHand, Gote, GoteHand)) :-
    banjou(sente, Komalist, Sente),
    mochigoma(sente, Komalist, SenteHand),
    banjou(gote, Komalist, Gote),
    mochigoma(gote, Komalist, GoteHand).

banjou(Owner, Komalist, List) :-
    findall(komalist(No, Koma, XY, Face),
            ( member(komalist(No, Koma, XY, Owner, Face), Komalist),
              XY > 0
            ),
            List).

mochigoma(Owner, Komalist, Hand) :-
    findall(mochigoma(No, Koma), member(komalist(No, Koma, 0, Owner, _), Komalist), Hand).

position_komalist(Position, Teban, Komalist) :-
    Position = position(Teban, _, _, _, _),
    findall(Piece, piece(Position, Piece), Pieces),
    zen_koma(Pieces, Komalist).

piece(Position, komalist(No, Koma, XY, Owner, Face)) :-
    jibun_aite(Owner, Position, Own, _, _, _),
    member(komalist(No, Koma, XY, Face), Own).
piece(Position, komalist(No, Koma, 0, Owner, nama)) :-
    jibun_aite(Owner, Position, _, Hand, _, _),
    member(mochigoma(No, Koma), Hand).

teban(position(Teban, _, _, _, _), Teban).

ou_no_masu(Position, Owner, XY) :-
    jibun_aite(Owner, Position, Own, _, _, _),
    memberchk(komalist(_, ou, XY, _), Own).
