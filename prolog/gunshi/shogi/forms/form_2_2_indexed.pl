/*  Form 2.2 by indexes on two arguments: its facts, its update, and a generation made for the
    indexes that SWI-Prolog makes of every argument that a call binds.

    The squares are gone through once a generation; what stands on a square is looked up by the
    first argument, as in the paper, and the empty squares by the second (ban_facts_tuned.pl does
    the rest).
*/
:- module(gunshi_shogi_forms_form_2_2_indexed, []).
:- load_files(form_2_2, [if(not_loaded), imports([])]).
:- add_import_module(gunshi_shogi_forms_form_2_2_indexed, gunshi_shogi_forms_form_2_2, start).
:- include(common).
:- include(tuned).
:- include(global).
:- include(ban_facts_tuned).

%!  kanouna_te(-Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Tes) :-
    teban(Teban),
    findall(mochigoma(No, Koma), mochigoma(Teban, No, Koma), Hand),
    findall(koma(No, Koma, XY, Face), ban(XY, No, Koma, Teban, Face), Pieces),
    own_te(Pieces, jijitsu, Teban, 0, Pawns, [], Moves),
    uchi_te(Hand, Teban, Pawns, Moves, Tes).

tekigoma(_, XY, _, Teban, Face) :-
    ban(XY, _, _, Owner, Face),
    !,
    Owner \== Teban.

ban(XY, No) :-
    ban(XY, No, _, _, _).

aki(XY) :-
    ban(XY, 0, _, _, _).
