/*  A thirteenth form, for docs/forms.md: only the squares that are taken, as a sorted list of pairs.

        position(Teban, [XY-koma(No, Koma, Owner, Face), ...], Hand)

    It has the moves, the update and the restoration of our trees, form(balanced_tree), and says how
    a square is read and written.
*/
:- module(form_pairs, []).
:- include(form(common)).
:- include(form(walk)).
:- include(form(argument)).
:- include(form(balanced_tree)).

form('only the squares that are taken, a sorted list', iso).

ki(Pairs, Pairs).

eda(XY, Pairs, Masu) :-
    member(XY-Masu, Pairs).

miru(XY, Pairs, Masu) :-
    memberchk(XY-Masu0, Pairs),
    Masu = Masu0.

oku(XY, [XY1-Masu1|Pairs], Masu, [XY1-Masu1|Pairs1]) :-
    XY1 < XY,
    !,
    oku(XY, Pairs, Masu, Pairs1).
oku(XY, [XY-_|Pairs], Masu, [XY-Masu|Pairs]) :-
    !.
oku(XY, Pairs, Masu, [XY-Masu|Pairs]).

toru(XY, Pairs, Masu, Pairs1) :-
    select(XY-Masu, Pairs, Pairs1),
    !.
