/*  Form 2.3: the property table of the pieces and the board, both as facts.

        teban(Teban).   komalist(No, Koma, XY, Owner, Face).   for the forty numbers
        ban(XY, No).                                           for the 81 squares
        sentemochigoma(No).   gotemochigoma(No).               for each piece in hand

    At least 122 facts. Two indexes on first arguments work together: by the square to the number,
    by the number to the piece. No is 0 on an empty square, and what is no square has no fact. A
    piece in hand has XY = 0; one that is missing has XY, Owner and Face `nil`. Rewritten with
    retract/1 and assertz/1.
*/
:- module(gunshi_shogi_forms_form_2_3, []).
:- include(common).
:- include(global).
:- dynamic(teban/1).
:- dynamic(komalist/5).
:- dynamic(ban/2).
:- dynamic(sentemochigoma/1).
:- dynamic(gotemochigoma/1).

facts([teban/1, komalist/5, ban/2, sentemochigoma/1, gotemochigoma/1]).

%!  kanouna_te(-Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 2.3.)

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
    setof(Koma, N^mochigoma_koma(Teban, N, Koma), Komas),
    member(Koma, Komas),
    once(mochigoma_koma(Teban, No, Koma)),
    ban(To, 0),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Teban, To).

mochigoma_koma(Teban, No, Koma) :-
    mochigoma(Teban, No),
    komalist(No, Koma, _, _, _).

mochigoma(sente, No) :- sentemochigoma(No).
mochigoma(gote,  No) :- gotemochigoma(No).

masu(TX, No, Koma, Owner, Face) :-
    ban(TX, No),
    !,
    koma_no(No, Koma, Owner, Face).

koma_no(No, Koma, Owner, Face) :-
    (   No =:= 0
    ->  Koma = nil, Owner = nil, Face = nil
    ;   komalist(No, Koma, _, Owner, Face)
    ).

%   nifu(+Koma, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Teban, To) :-
    First is To//10*10 + 1,
    Last is First + 8,
    between(First, Last, XY),
    ban(XY, No),
    No >= 23,
    komalist(No, fu, XY, Teban, nama),
    !.

%!  tsugino_kyokumen(+Te) is det.
%
%   Makes the move Te. (First paper, form 2.3.)

tsugino_kyokumen(te(No, From, To, Nari, No2, _)) :-
    retract(teban(Teban)),
    aite(Teban, Teban1),
    assertz(teban(Teban1)),
    retract(komalist(No, Koma, From, Teban, Face)),
    ugoita(Nari, Face, Face1),
    assertz(komalist(No, Koma, To, Teban, Face1)),
    (   From =:= 0
    ->  mochigoma_nashi(Teban, No)
    ;   retract(ban(From, No)),
        assertz(ban(From, 0))
    ),
    retract(ban(To, No2)),
    assertz(ban(To, No)),
    (   No2 =:= 0
    ->  true
    ;   retract(komalist(No2, Koma2, To, Teban1, _)),
        assertz(komalist(No2, Koma2, 0, Teban, nama)),
        mochigoma_ari(Teban, No2)
    ),
    !.

mochigoma_ari(sente, No) :- assertz(sentemochigoma(No)).
mochigoma_ari(gote,  No) :- assertz(gotemochigoma(No)).

mochigoma_nashi(sente, No) :- retract(sentemochigoma(No)).
mochigoma_nashi(gote,  No) :- retract(gotemochigoma(No)).

%!  maeno_kyokumen(+Te) is det.
%
%   Takes the move Te back: the facts are the same again, up to their order. (First paper, form
%   2.3.)

maeno_kyokumen(te(No, From, To, Nari, No2, Nari2)) :-
    retract(teban(Teban1)),
    aite(Teban1, Teban),
    assertz(teban(Teban)),
    retract(komalist(No, Koma, To, Teban, Face1)),
    ugoita(Nari, Face, Face1),
    assertz(komalist(No, Koma, From, Teban, Face)),
    (   From =:= 0
    ->  mochigoma_ari(Teban, No)
    ;   retract(ban(From, 0)),
        assertz(ban(From, No))
    ),
    retract(ban(To, No)),
    assertz(ban(To, No2)),
    (   No2 =:= 0
    ->  true
    ;   retract(komalist(No2, Koma2, 0, Teban, nama)),
        assertz(komalist(No2, Koma2, To, Teban1, Nari2)),
        mochigoma_nashi(Teban, No2)
    ),
    !.

komalist_position(Teban, Komalist) :-
    retractall(teban(_)),
    retractall(komalist(_, _, _, _, _)),
    retractall(ban(_, _)),
    retractall(sentemochigoma(_)),
    retractall(gotemochigoma(_)),
    assertz(teban(Teban)),
    forall(member(Piece, Komalist), assertz(Piece)),
    forall(masu_no(XY), ban_on(XY, Komalist)),
    forall(member(komalist(No, _, 0, Owner, _), Komalist), mochigoma_ari(Owner, No)).

ban_on(XY, Komalist) :-
    (   memberchk(komalist(No, _, XY, _, _), Komalist)
    ->  assertz(ban(XY, No))
    ;   assertz(ban(XY, 0))
    ).

position_komalist(Teban, Komalist) :-
    teban(Teban),
    findall(komalist(No, Koma, XY, Owner, Face), komalist(No, Koma, XY, Owner, Face), Pieces),
    zen_koma(Pieces, Komalist).

ou_no_masu(Owner, XY) :-
    komalist(_, ou, XY, Owner, _),
    XY > 0,
    !.
