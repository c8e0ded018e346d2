/*  Form 2.1 by indexes on two arguments: its facts, its update, and a generation made for the
    indexes that SWI-Prolog makes of every argument that a call binds.

    A piece is looked up by its number once a generation, what stands on a square by the square, the
    third argument, which the paper had to search for (ban_facts_tuned.pl does the rest).
*/
:- module(gunshi_shogi_forms_form_2_1_indexed, []).
:- load_files(form_2_1, [if(not_loaded), imports([])]).
:- add_import_module(gunshi_shogi_forms_form_2_1_indexed, gunshi_shogi_forms_form_2_1, start).
:- include(common).
:- include(tuned).
:- include(global).
:- include(ban_facts_tuned).

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

%   A number that is no square may be that of the hands.

ban(XY, No) :-
    XY > 0,
    (   komalist(No1, _, XY, _, _)
    ->  No = No1
    ;   \+ bangai(XY),
        No = 0
    ).

aki(XY) :-
    masu_no(XY),
    \+ komalist(_, _, XY, _, _).
