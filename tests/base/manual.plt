/*  apropos/1 and help/1 find what Gunshi's libraries export, by word and by name. */
:- module(test_manual, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/manual)).
:- use_module(tests(cli/commands), [with_errors/2]).
:- use_module(library(help)).

:- begin_tests(manual).

said(Goal, Part) :-
    with_errors(Lines, Goal),
    once(( member(Line, Lines), sub_string(Line, _, _, _, Part) )).

test(by_name, nondet) :-
    documented(legal, legal_move/2, Summary),
    string_concat("Move is legal in Position", _, Summary).

test(by_what_is_said) :-
    findall(Each, documented(sfen, Each, _), Indicators),
    memberchk(game_usi/2, Indicators).

test(whatever_the_case) :-
    once(documented('KANOUNA', kanouna_te/3, _)).

test(nothing, fail) :-
    documented(zzz, _, _).

%   A head of two lines, and one without arguments.

test(every_export_has_a_summary, Missing == []) :-
    module_property(gunshi_forms, exports(Exports)),
    findall(Each, documented('', Each, _), Documented),
    subtract(Exports, Documented, Missing).

test(apropos) :-
    said(apropos(legal), "legal_move/2").

%   What is not found is left to be said by SWI-Prolog.

test(apropos_of_nothing, fail) :-
    user:message_hook(help(no_apropos_match(zzz)), warning, []).

test(help_of_a_library, nondet) :-
    with_output_to(string(Text), help(forms)),
    sub_string(Text, _, _, _, "kanouna_te(Form, Position, Te)").

test(help_of_a_predicate, nondet) :-
    with_output_to(string(Text), help(choose/3)),
    sub_string(Text, _, _, _, "What the side to move should do").

:- end_tests(manual).
