/*  Form 2.3 tuned: the facts of form 2.3, by the best Prolog found for them.

    The own pieces come from one findall/3; each square that is reached is looked up once, and one
    that is taken a second time (ban_facts_tuned.pl). The update has nothing to gain: each fact that
    changes is retracted and asserted, and that is where the time goes.

    Tried, in microseconds on SWI-Prolog -O, a generation at the start, in the paper's style 29:
    each number looked up, own and promoted ones as bits of an integer, 26, with a clause for each
    kind of piece (tuned.pl) 20; the own pieces by findall/3 and a second look at taken squares
    16.5. Minimax at depth 1, mean of the three test positions, takes 0.95 of the time that it takes
    in the paper's style.
*/
:- module(gunshi_shogi_forms_form_2_3_tuned, []).
:- include(common).
:- include(tuned).
:- include(global).
:- include(ban_facts_tuned).
:- dynamic(teban/1).
:- dynamic(komalist/5).
:- dynamic(ban/2).
:- dynamic(sentemochigoma/1).
:- dynamic(gotemochigoma/1).

facts([teban/1, komalist/5, ban/2, sentemochigoma/1, gotemochigoma/1]).

%!  kanouna_te(-Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Tes) :-
    teban(Teban),
    findall(koma(No, Koma, XY, Face), komalist(No, Koma, XY, Teban, Face), Pieces),
    wakeru(Pieces, Own, Hand),
    own_te(Own, jijitsu, Teban, 0, Pawns, [], Moves),
    uchi_te(Hand, Teban, Pawns, Moves, Tes).

tekigoma(No, _, _, Teban, Face) :-
    komalist(No, _, _, Owner, Face),
    !,
    Owner \== Teban.

%!  tsugino_kyokumen(+Te) is det.
%
%   Makes the move Te.

tsugino_kyokumen(te(No, From, To, Nari, No2, _)) :-
    retract(teban(Teban)),
    aite(Teban, Teban1),
    assertz(teban(Teban1)),
    ugoita(Nari, Face, Face1),
    retract(komalist(No, Koma, From, Teban, Face)),
    assertz(komalist(No, Koma, To, Teban, Face1)),
    saru(From, No, Teban),
    retract(ban(To, No2)),
    assertz(ban(To, No)),
    toru(No2, Teban),
    !.

%   saru(+From, +No, +Teban): the piece No leaves From, or Teban's hand.

saru(0, No, Teban) :- !,
    hand_fact(Teban, No, Mochigoma),
    retract(Mochigoma).
saru(From, No, _) :-
    retract(ban(From, No)),
    assertz(ban(From, 0)).

%   toru(+No2, +Teban): Teban takes the piece No2, or none.

toru(0, _) :- !.
toru(No2, Teban) :-
    koma(No2, Koma2),
    retract(komalist(No2, _, _, _, _)),
    assertz(komalist(No2, Koma2, 0, Teban, nama)),
    hand_fact(Teban, No2, Mochigoma),
    assertz(Mochigoma).

%!  maeno_kyokumen(+Te) is det.
%
%   Takes the move Te back: the facts are the same again, up to their order.

maeno_kyokumen(te(No, From, To, Nari, No2, Nari2)) :-
    retract(teban(Teban1)),
    aite(Teban1, Teban),
    assertz(teban(Teban)),
    ugoita(Nari, Face, Face1),
    retract(komalist(No, Koma, To, Teban, Face1)),
    assertz(komalist(No, Koma, From, Teban, Face)),
    modoru(From, No, Teban),
    retract(ban(To, No)),
    assertz(ban(To, No2)),
    kaesu(No2, To, Teban, Teban1, Nari2),
    !.

modoru(0, No, Teban) :- !,
    hand_fact(Teban, No, Mochigoma),
    assertz(Mochigoma).
modoru(From, No, _) :-
    retract(ban(From, 0)),
    assertz(ban(From, No)).

kaesu(0, _, _, _, _) :- !.
kaesu(No2, To, Teban, Teban1, Nari2) :-
    koma(No2, Koma2),
    retract(komalist(No2, _, _, _, _)),
    assertz(komalist(No2, Koma2, To, Teban1, Nari2)),
    hand_fact(Teban, No2, Mochigoma),
    retract(Mochigoma).

hand_fact(sente, No, sentemochigoma(No)).
hand_fact(gote,  No, gotemochigoma(No)).

masu(TX, No, Koma, Owner, Face) :-
    ban(TX, No),
    !,
    koma_no(No, Koma, Owner, Face).

koma_no(No, Koma, Owner, Face) :-
    (   No =:= 0
    ->  Koma = nil, Owner = nil, Face = nil
    ;   komalist(No, Koma, _, Owner, Face)
    ).

komalist_position(Teban, Komalist) :-
    retractall(teban(_)),
    retractall(komalist(_, _, _, _, _)),
    retractall(ban(_, _)),
    retractall(sentemochigoma(_)),
    retractall(gotemochigoma(_)),
    assertz(teban(Teban)),
    forall(member(Piece, Komalist), assertz(Piece)),
    forall(masu_no(XY), ban_on(XY, Komalist)),
    forall(member(komalist(No, _, 0, Owner, _), Komalist),
           ( hand_fact(Owner, No, Mochigoma), assertz(Mochigoma) )).

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

aki(XY) :-
    ban(XY, 0).
