/*  Form 2.1 by indexes on two arguments: its facts, its update, and a generation made for the indexes that
    SWI-Prolog makes of every argument that a call binds.

    A piece is looked up by its number once a generation, what stands on a square by the square, the
    third argument, which the paper had to search for (ban_facts_tuned.pl does the rest).
*/
:- module(gunshi_form_2_1_indexed, []).
:- load_files(form_2_1, [if(not_loaded), imports([])]).
:- add_import_module(gunshi_form_2_1_indexed, gunshi_form_2_1, start).
:- include(common).
:- include(tuned).
:- include(global).
:- include(ban_facts_tuned).

%!  kanouna_te(-Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Tes) :-
    teban(Teban),
    bangou(40, Teban, s([], [], 0, 0), s(Own, Hand, Mine, Promoted)),
    koma_te(Own, Teban, Mine, Promoted, 0, Pawns, [], Moves),
    uchi_te(Hand, Teban, Pawns, Moves, Tes).

%   bangou(+No, +Teban, +Sorted0, -Sorted): sort the pieces No and below.

bangou(0, _, Sorted, Sorted) :- !.
bangou(No, Teban, Sorted0, Sorted) :-
    komalist(No, Koma, XY, Owner, Face),
    !,
    wakeru(No, Koma, XY, Owner, Face, Teban, Sorted0, Sorted1),
    No1 is No - 1,
    bangou(No1, Teban, Sorted1, Sorted).

ban(XY, No) :-
    (   komalist(No1, _, XY, _, _)
    ->  No = No1
    ;   \+ bangai(XY),
        No = 0
    ).

aki(XY) :-
    masu_no(XY),
    \+ komalist(_, _, XY, _, _).
