/*  The board as an AVL tree, library(assoc).

        position(Teban, Tree, Hand)

    Tree maps each square that is taken to koma(No, Koma, Owner, Face); an empty one is not in it.
    Hand is a list of mochigoma(Owner, No, Koma) in the order of numbers. A position is passed
    along, and a move makes new the path from the root only.
*/
:- module(gunshi_shogi_forms_form_assoc, []).
:- use_module(library(assoc),
              [del_assoc/4, gen_assoc/3, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- include(common).
:- include(walk).
:- include(argument).
:- include(balanced_tree).

ki(Pairs, Tree) :- list_to_assoc(Pairs, Tree).

eda(XY, Tree, Masu) :- gen_assoc(XY, Tree, Masu).

miru(XY, Tree, Masu) :- get_assoc(XY, Tree, Masu).

oku(XY, Tree, Masu, Tree1) :- put_assoc(XY, Tree, Masu, Tree1).

toru(XY, Tree, Masu, Tree1) :- del_assoc(XY, Tree, Masu, Tree1).
