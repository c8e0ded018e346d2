/*  Form 2.2: the board as facts.

        teban(Teban).   ban(XY, No, Koma, Owner, Face).        for the 81 squares
        mochigoma(Owner, No, Koma).                            for each piece in hand

    The square comes first, for the index of the first argument; an empty one is
    ban(XY, 0, nil, nil, nil), and what is no square has no fact. Rewritten with retract/1 and
    assertz/1.
*/
:- module(gunshi_shogi_forms_form_2_2, []).
:- include(common).
:- include(global).
:- dynamic(teban/1).
:- dynamic(ban/5).
:- dynamic(mochigoma/3).

facts([teban/1, ban/5, mochigoma/3]).

%!  kanouna_te(-Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 2.2.)

kanouna_te(Tes) :-
    teban(Teban),
    findall(Te, te(Teban, Te), Tes).

te(Teban, te(No, From, To, Nari, No2, Nari2)) :-
    ban(From, No, Koma, Teban, Face),
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(Teban, te(No, 0, To, nama, 0, nil)) :-
    setof(Koma, N^mochigoma(Teban, N, Koma), Komas),
    member(Koma, Komas),
    once(mochigoma(Teban, No, Koma)),
    ban(To, 0, nil, nil, nil),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Teban, To).

masu(TX, No, Koma, Owner, Face) :-
    ban(TX, No, Koma, Owner, Face),
    !.

%   nifu(+Koma, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Teban, To) :-
    First is To//10*10 + 1,
    Last is First + 8,
    between(First, Last, XY),
    ban(XY, _, fu, Teban, nama),
    !.

%!  tsugino_kyokumen(+Te) is det.
%
%   Makes the move Te. (First paper, form 2.2.)

tsugino_kyokumen(te(No, 0, To, nama, 0, nil)) :-
    !,
    retract(teban(Teban)),
    aite(Teban, Teban1),
    assertz(teban(Teban1)),
    retract(mochigoma(Teban, No, Koma)),
    retract(ban(To, 0, nil, nil, nil)),
    assertz(ban(To, No, Koma, Teban, nama)),
    !.
tsugino_kyokumen(te(No, From, To, Nari, No2, _)) :-
    retract(teban(Teban)),
    aite(Teban, Teban1),
    assertz(teban(Teban1)),
    retract(ban(From, No, Koma, Teban, Face)),
    assertz(ban(From, 0, nil, nil, nil)),
    ugoita(Nari, Face, Face1),
    retract(ban(To, No2, Koma2, _, _)),
    assertz(ban(To, No, Koma, Teban, Face1)),
    (   No2 =:= 0
    ->  true
    ;   assertz(mochigoma(Teban, No2, Koma2))
    ),
    !.

%!  maeno_kyokumen(+Te) is det.
%
%   Takes the move Te back: the facts are the same again, up to their order. (First paper, form
%   2.2.)

maeno_kyokumen(te(No, 0, To, nama, 0, nil)) :-
    !,
    retract(teban(Teban1)),
    aite(Teban1, Teban),
    assertz(teban(Teban)),
    retract(ban(To, No, Koma, Teban, nama)),
    assertz(ban(To, 0, nil, nil, nil)),
    assertz(mochigoma(Teban, No, Koma)),
    !.
maeno_kyokumen(te(No, From, To, Nari, No2, Nari2)) :-
    retract(teban(Teban1)),
    aite(Teban1, Teban),
    assertz(teban(Teban)),
    retract(ban(To, No, Koma, Teban, Face1)),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  assertz(ban(To, 0, nil, nil, nil))
    ;   retract(mochigoma(Teban, No2, Koma2)),
        assertz(ban(To, No2, Koma2, Teban1, Nari2))
    ),
    retract(ban(From, 0, nil, nil, nil)),
    assertz(ban(From, No, Koma, Teban, Face)),
    !.

komalist_position(Teban, Komalist) :-
    retractall(teban(_)),
    retractall(ban(_, _, _, _, _)),
    retractall(mochigoma(_, _, _)),
    assertz(teban(Teban)),
    forall(masu_no(XY), ban_on(XY, Komalist)),
    forall(member(komalist(No, Koma, 0, Owner, _), Komalist), assertz(mochigoma(Owner, No, Koma))).

ban_on(XY, Komalist) :-
    (   memberchk(komalist(No, Koma, XY, Owner, Face), Komalist)
    ->  assertz(ban(XY, No, Koma, Owner, Face))
    ;   assertz(ban(XY, 0, nil, nil, nil))
    ).

position_komalist(Teban, Komalist) :-
    teban(Teban),
    findall(Piece, piece(Piece), Pieces),
    zen_koma(Pieces, Komalist).

piece(komalist(No, Koma, XY, Owner, Face)) :-
    ban(XY, No, Koma, Owner, Face),
    No > 0.
piece(komalist(No, Koma, 0, Owner, nama)) :-
    mochigoma(Owner, No, Koma).

ou_no_masu(Owner, XY) :-
    ban(XY, _, ou, Owner, _),
    !.
