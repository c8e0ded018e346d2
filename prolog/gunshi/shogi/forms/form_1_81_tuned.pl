/*  Form 1.81 tuned: the lists and the facts of form 1.81, by the best Prolog found for them.

    The generation goes through the lists once, and looks each square that is reached up once
    (ban_facts_tuned.pl): then no list is searched. The update is that of form 1.8 tuned.

    On SWI-Prolog -O a generation at the start takes 14.1 microseconds; minimax at depth 1, mean of
    the three test positions, 0.7 of the time that it takes in the paper's style. What is left is
    the facts.
*/
:- module(gunshi_shogi_forms_form_1_81_tuned, []).
:- include(common).
:- include(tuned).
:- include(hybrid).
:- include(dan_lists).
:- include(dan_change).
:- include(ban_facts).
:- include(ban_facts_tuned).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Position, Tes) :-
    Position = position(Teban, Dans, _, _),
    mochigoma(Teban, Position, Hand),
    dan_koma(Dans, Teban, 0, Mine, [], Own),
    own_te(Own, board(Mine, Dans), Teban, 0, Pawns, [], Moves),
    uchi_te(Hand, Teban, Pawns, Moves, Tes).

%   dan_koma(+Dans, +Teban, +Mine0, -Mine, +Own0, -Own): collect Teban's pieces, and their numbers
%   as a set, bit No for the piece No.

dan_koma([], _, Mine, Mine, Own, Own).
dan_koma([Dan|Dans], Teban, Mine0, Mine, Own0, Own) :-
    hitodan_koma(Dan, Teban, Mine0, Mine1, Own0, Own1),
    dan_koma(Dans, Teban, Mine1, Mine, Own1, Own).

hitodan_koma([], _, Mine, Mine, Own, Own).
hitodan_koma([komalist(No, Koma, XY, Owner, Face)|Dan], Teban, Mine0, Mine, Own0, Own) :-
    (   Owner == Teban
    ->  Mine1 is Mine0 \/ (1 << No),
        hitodan_koma(Dan, Teban, Mine1, Mine, [koma(No, Koma, XY, Face)|Own0], Own)
    ;   hitodan_koma(Dan, Teban, Mine0, Mine, Own0, Own)
    ).

tekigoma(No, XY, board(Mine, Dans), _, Face) :-
    Mine /\ (1 << No) =:= 0,
    M is XY mod 10,
    nth1(M, Dans, Dan),
    memberchk(komalist(No, _, _, _, Face), Dan).

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te, and so are the facts.

tsugino_kyokumen(Position, Te, Position1) :-
    Te = te(No, From, To, _, No2, _),
    ban_tsugi(No, From, To, No2),
    susumeru(Te, Position, Position1).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of, and so are the facts, up to the order of its
%   lists.

maeno_kyokumen(Position1, Te, Position) :-
    Te = te(No, From, To, _, No2, _),
    ban_mae(No, From, To, No2),
    modosu(Te, Position1, Position).

komalist_position(Teban, Komalist, position(Teban, Dans, SenteHand, GoteHand)) :-
    ban_facts(Komalist),
    narabu(Komalist, Dans, SenteHand, GoteHand).

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

aki(XY) :-
    ban(XY, 0).
