/*  The board as a red-black tree, library(rbtrees).

        position(Teban, Tree, Hand)

    As form assoc, with another kind of balanced tree.
*/
:- module(gunshi_shogi_forms_form_rbtree, []).
:- use_module(library(rbtrees), [list_to_rbtree/2, rb_delete/4, rb_in/3, rb_insert/4, rb_lookup/3]).
:- include(common).
:- include(walk).
:- include(argument).
:- include(balanced_tree).

ki(Pairs, Tree) :- list_to_rbtree(Pairs, Tree).

eda(XY, Tree, Masu) :- rb_in(XY, Masu, Tree).

miru(XY, Tree, Masu) :- rb_lookup(XY, Masu, Tree).

oku(XY, Tree, Masu, Tree1) :- rb_insert(Tree, XY, Masu, Tree1).

toru(XY, Tree, Masu, Tree1) :- rb_delete(Tree, XY, Masu, Tree1).
