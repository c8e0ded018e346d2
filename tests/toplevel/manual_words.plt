:- encoding(utf8).
/*  help/1 in Japanese: what there is in Japanese, and the English pages of the rest. */
:- use_module(library(plunit)).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/forms), []).

%   That there is no help is a warning, at which the file would fail.

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(help(not_found(_)), warning, _).

help_in(Language, What, Text) :-
    setup_call_cleanup(set_language(Language),
                       with_output_to(string(Text), help(What)),
                       set_language(en)).

:- begin_tests(manual_words).

test(japanese, [forall(member(What-Start,
                              [ play-"play('7g7f').  指し手", kb_show/1-"kb_show(joseki).  名前",
                                forms-"forms/0  第一論文", legal_move-"legal_move/2  その局面" ])),
                true(sub_string(Text, 0, _, _, Start))]) :-
    help_in(ja, What, Text).
test(others_are_english, true) :-
    help_in(ja, session_limits, Text),
    assertion(Text \== ""),
    assertion(\+ sub_string(Text, _, _, _, "くわしくは")).
test(nothing_is_found,
     [forall(member(What, [nosuch, _, nosuch/1, _/_, f(x), 7])), Text == ""]) :-
    help_in(ja, What, Text).
test(english, true(sub_string(Text, _, _, _, "Play Move for the side to move"))) :-
    help_in(en, play, Text).

:- end_tests(manual_words).
