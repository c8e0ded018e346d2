/*  Form 1.4: the property table of the pieces as an unordered list.

        position(Teban, [komalist(No,Koma,XY,Owner,Face), ...])

    The list has always 40 elements, in any order. A piece in hand has XY = 0; one that is missing
    has XY, Owner and Face `nil`. Rewritten with select/3; what has moved comes to the front.
*/
:- module(gunshi_shogi_forms_form_1_4, []).
:- include(common).
:- include(walk).
:- include(argument).
:- include(komalist_list).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 1.4.)

kanouna_te(Position, Tes) :-
    Position = position(Teban, _),
    findall(Te, te(Position, Teban, Te), Tes).

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te. (First paper, form 1.4.)

tsugino_kyokumen(position(Teban, List), te(No, From, To, Nari, No2, _), position(Teban1, List1)) :-
    aite(Teban, Teban1),
    select(komalist(No, Koma, From, Teban, Face), List, ListA),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  List1 = [komalist(No, Koma, To, Teban, Face1)|ListA]
    ;   select(komalist(No2, Koma2, To, Teban1, _), ListA, ListB),
        List1 = [komalist(No, Koma, To, Teban, Face1), komalist(No2, Koma2, 0, Teban, nama)|ListB]
    ),
    !.

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of, up to the order of its list. (First paper,
%   form 1.4.)

maeno_kyokumen(position(Teban1, List1), te(No, From, To, Nari, No2, Nari2),
               position(Teban, List)) :-
    aite(Teban1, Teban),
    select(komalist(No, Koma, To, Teban, Face1), List1, ListA),
    ugoita(Nari, Face, Face1),
    (   No2 =:= 0
    ->  List = [komalist(No, Koma, From, Teban, Face)|ListA]
    ;   select(komalist(No2, Koma2, 0, Teban, nama), ListA, ListB),
        List = [ komalist(No, Koma, From, Teban, Face), komalist(No2, Koma2, To, Teban1, Nari2)
               | ListB
               ]
    ),
    !.
