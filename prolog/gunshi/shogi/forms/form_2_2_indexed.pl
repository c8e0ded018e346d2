/*  Form 2.2 by indexes on two arguments: its facts, its update, and a generation made for the indexes that
    SWI-Prolog makes of every argument that a call binds.

    The squares are gone through once a generation; what stands on a square is looked up by the first
    argument, as in the paper, and the empty squares by the second (ban_facts_tuned.pl does the rest).
*/
:- module(gunshi_form_2_2_indexed, []).
:- load_files(form_2_2, [if(not_loaded), imports([])]).
:- add_import_module(gunshi_form_2_2_indexed, gunshi_form_2_2, start).
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
    findall(koma(No, Koma, XY, Owner, Face), takes(No, Koma, XY, Owner, Face), All),
    banjou(All, Teban, s([], [], 0, 0), s(Own, _, Mine, Promoted)),
    koma_te(Own, Teban, Mine, Promoted, 0, Pawns, [], Moves),
    uchi_te(Hand, Teban, Pawns, Moves, Tes).

takes(No, Koma, XY, Owner, Face) :-
    ban(XY, No, Koma, Owner, Face),
    No > 0.

%   banjou(+All, +Teban, +Sorted0, -Sorted): sort the pieces on the board.

banjou([], _, Sorted, Sorted).
banjou([koma(No, Koma, XY, Owner, Face)|All], Teban, Sorted0, Sorted) :-
    wakeru(No, Koma, XY, Owner, Face, Teban, Sorted0, Sorted1),
    banjou(All, Teban, Sorted1, Sorted).

ban(XY, No) :-
    ban(XY, No, _, _, _).

aki(XY) :-
    ban(XY, 0, _, _, _).
