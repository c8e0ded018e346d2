/*  Form 1.5: the property table of the pieces as a sorted list.

        position(Teban, [komalist(1,Koma,XY,Owner,Face), ..., komalist(40,Koma,XY,Owner,Face)])

    As form 1.4, but the list stays in the order of numbers: it is rewritten by splitting it at the
    piece's number.
*/
:- module(gunshi_shogi_forms_form_1_5, []).
:- include(common).
:- include(walk).
:- include(argument).
:- include(change_nth).
:- include(komalist_list).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 1.5.)

kanouna_te(Position, Tes) :-
    Position = position(Teban, _),
    findall(Te, te(Position, Teban, Te), Tes).

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te. (First paper, form 1.5.)

tsugino_kyokumen(position(Teban, List), te(No, From, To, Nari, No2, _), position(Teban1, List1)) :-
    aite(Teban, Teban1),
    change_nth(No, List, komalist(No, Koma, From, Teban, Face),
               ListA, komalist(No, Koma, To, Teban, Face1)),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  List1 = ListA
    ;   change_nth(No2, ListA, komalist(No2, Koma2, To, _, _),
                   List1, komalist(No2, Koma2, 0, Teban, nama))
    ),
    !.

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of. (First paper, form 1.5.)

maeno_kyokumen(position(Teban1, List1), te(No, From, To, Nari, No2, Nari2),
               position(Teban, List)) :-
    aite(Teban1, Teban),
    change_nth(No, List1, komalist(No, Koma, To, Teban, Face1),
               ListA, komalist(No, Koma, From, Teban, Face)),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  List = ListA
    ;   change_nth(No2, ListA, komalist(No2, Koma2, 0, Teban, nama),
                   List, komalist(No2, Koma2, To, Teban1, Nari2))
    ),
    !.
