/*  A user's own forms of a position: files of `forms` in the directory of their knowledge. */
:- module(gunshi_knowledge_own_forms, []).
:- use_module('../shogi/forms', []).
:- use_module(own, [own_directory/1]).

:- multifile gunshi_shogi_forms:forms_directory/1.

gunshi_shogi_forms:forms_directory(Forms) :-
    own_directory(Directory),
    atomic_list_concat([Directory, /, forms], Forms).
