/*  Form 2.1: the property table of the pieces as facts.

        teban(Teban).   komalist(No, Koma, XY, Owner, Face).   for the forty numbers

    41 facts. The number comes first, for the index of the first argument; what stands on a square
    is asked for by the third. A piece in hand has XY = 0; one that is missing has XY, Owner and
    Face `nil`. Rewritten with retract/1 and assertz/1.
*/
:- module(gunshi_shogi_forms_form_2_1, []).
:- include(common).
:- include(global).
:- dynamic(teban/1).
:- dynamic(komalist/5).

facts([teban/1, komalist/5]).

%!  kanouna_te(-Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 2.1.)

kanouna_te(Tes) :-
    teban(Teban),
    findall(Te, te(Teban, Te), Tes).

te(Teban, te(No, From, To, Nari, No2, Nari2)) :-
    komalist(No, Koma, From, Teban, Face),
    From > 0,
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(Teban, te(No, 0, To, nama, 0, nil)) :-
    setof(Koma, N^komalist(N, Koma, 0, Teban, nama), Komas),
    member(Koma, Komas),
    once(komalist(No, Koma, 0, Teban, nama)),
    masu_no(To),
    \+ komalist(_, _, To, _, _),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Teban, To).

masu(TX, No, Koma, Owner, Face) :-
    \+ bangai(TX),
    (   komalist(No1, Koma1, TX, Owner1, Face1)
    ->  No = No1, Koma = Koma1, Owner = Owner1, Face = Face1
    ;   No = 0, Koma = nil, Owner = nil, Face = nil
    ).

%   nifu(+Koma, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Teban, To) :-
    komalist(_, fu, XY, Teban, nama),
    XY // 10 =:= To // 10,
    !.

%!  tsugino_kyokumen(+Te) is det.
%
%   Makes the move Te. (First paper, form 2.1.)

tsugino_kyokumen(te(No, From, To, Nari, No2, _)) :-
    retract(teban(Teban)),
    aite(Teban, Teban1),
    assertz(teban(Teban1)),
    retract(komalist(No, Koma, From, Teban, Face)),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  true
    ;   retract(komalist(No2, Koma2, To, Teban1, _)),
        assertz(komalist(No2, Koma2, 0, Teban, nama))
    ),
    assertz(komalist(No, Koma, To, Teban, Face1)),
    !.

%!  maeno_kyokumen(+Te) is det.
%
%   Takes the move Te back: the facts are the same again, up to their order. (First paper, form
%   2.1.)

maeno_kyokumen(te(No, From, To, Nari, No2, Nari2)) :-
    retract(teban(Teban1)),
    aite(Teban1, Teban),
    assertz(teban(Teban)),
    retract(komalist(No, Koma, To, Teban, Face1)),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  true
    ;   retract(komalist(No2, Koma2, 0, Teban, nama)),
        assertz(komalist(No2, Koma2, To, Teban1, Nari2))
    ),
    assertz(komalist(No, Koma, From, Teban, Face)),
    !.

komalist_position(Teban, Komalist) :-
    retractall(teban(_)),
    retractall(komalist(_, _, _, _, _)),
    assertz(teban(Teban)),
    forall(member(Piece, Komalist), assertz(Piece)).

position_komalist(Teban, Komalist) :-
    teban(Teban),
    findall(komalist(No, Koma, XY, Owner, Face), komalist(No, Koma, XY, Owner, Face), Pieces),
    zen_koma(Pieces, Komalist).

ou_no_masu(Owner, XY) :-
    komalist(_, ou, XY, Owner, _),
    XY > 0,
    !.
