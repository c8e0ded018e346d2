/*  What is said of the forms of a position. */
:- module(gunshi_shogi_form_messages, []).
:- use_module('../base/messages', []).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(no_form(Given, Forms)) -->
    { atomic_list_concat(Forms, ', ', List) },
    [ 'There is no form "~w"; the forms are ~w'-[Given, List] ].
gunshi_base_messages:gunshi_message(bad_form(File)) -->
    [ 'There are mistakes in ~w; nothing of it is used'-[File] ].
