:- encoding(utf8).
/*  What a terminal obeys is shown by its number, to the character. */
:- module(test_visible, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/base/visible)).

:- begin_tests(visible).

test(a_line, Shown == "\\u0000a \\u001B[2J b\\u202E\\u0000") :-
    visible_text("\u0000a\t\u001B[2J\nb\u202E\u0000", Shown).
test(tabs_stay, Shown == "\\u0000\\u0000a\t\\u0001b\t\\u0000") :-
    visible_tabbed("\u0000\u0000a\t\u0001b\t\u0000", Shown).
test(nothing_to_show, Shown-Tabbed == "七六歩 7g7f"-"a\tb") :-
    visible_text('七六歩 7g7f', Shown),
    visible_tabbed("a\tb", Tabbed).

:- end_tests(visible).
