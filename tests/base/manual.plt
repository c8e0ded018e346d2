/*  apropos/1 and help/1 find what Gunshi's libraries export, by word and by name. */
:- module(test_manual, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/manual)).
:- use_module(tests(cli/commands), [with_errors/2]).
:- use_module(library(help)).
:- use_module(library(gunshi/forms)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).

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

%   The index of library(gunshi): thirty, all of them there, and the same ones in its help.

test(index, Count-Missing == 30-[]) :-
    findall(Each, ( gunshi_index(_, Group), member(Each, Group) ), Index),
    length(Index, Count),
    findall(Each, documented('', Each, _), Documented),
    subtract(Index, Documented, Missing).

test(index_printed, Lines == 39) :-
    with_output_to(string(Text), gunshi),
    split_string(Text, "\n", "", Printed),
    aggregate_all(count, ( member(Line, Printed), Line \== "" ), Lines).

test(help_of_the_library, Missing == []) :-
    with_output_to(string(Text), help(gunshi)),
    findall(Each,
            ( gunshi_index(_, Group),
              member(Each, Group),
              format(string(Name), "~q", [Each]),
              \+ sub_string(Text, _, _, _, Name)
            ),
            Missing).

%   What is not found is left to be said by SWI-Prolog.

test(apropos_of_nothing, fail) :-
    user:message_hook(help(no_apropos_match(zzz)), warning, []).

test(help_of_a_library, nondet) :-
    with_output_to(string(Text), help(forms)),
    sub_string(Text, _, _, _, "kanouna_te(Form, Position, Te)").

test(help_of_a_predicate, nondet) :-
    with_output_to(string(Text), help(choose/3)),
    sub_string(Text, _, _, _, "What the side to move should do").

%   SWI-Prolog reads no comments of predicates in C, nor of a module of which it knows one.

helped(What, Part) :-
    with_output_to(string(Text), help(What)),
    split_string(Text, " \n", " \n", Words),
    exclude(==(""), Words, Said),
    atomic_list_concat(Said, ' ', Line),
    sub_atom(Line, _, _, _, Part),
    !.

test(help_of_a_name_near_another) :-
    helped(term_position, 'Position is what Form holds as Term'),
    helped(position_term, 'Term is Position as plain data').

test(help_of_a_predicate_in_c) :-
    helped(othello_after, 'After is Position after Move').

test(help_of_a_predicate_of_an_index) :-
    helped(forms, 'A form holds a position'),
    helped(in_form/3, 'Call Goal with two arguments more').

%   A comment on several heads is printed once.

test(help_of_two_heads, Times == 1) :-
    with_output_to(string(Text), help(form_benchmark)),
    aggregate_all(count, sub_string(Text, _, _, _, "Table has a"), Times).

test(help_of_two_predicates, Times == 2) :-
    with_output_to(string(Text), help(form_table)),
    with_output_to(string(Other), help(form_chart)),
    string_concat(Text, Other, Both),
    aggregate_all(count, sub_string(Both, _, _, _, "is det"), Times).

%   After help(append/3) SWI-Prolog knows comments of a private append/4, finds no page of it, and
%   would show nothing for help(append).

pages(Objects) :-
    user:message_hook(html(expand_failed(\man_pages(Objects, [no_manual(fail)]))), error, []).

test(help_of_a_name_with_a_private_predicate) :-
    with_output_to(string(_), help(choose/3)),
    with_output_to(string(Text), pages([choose/3, choose/7])),
    once(sub_string(Text, _, _, _, "What the side to move should do")).

test(help_of_nothing, fail) :-
    user:message_hook(help(not_found(zzz)), warning, []).

:- end_tests(manual).
