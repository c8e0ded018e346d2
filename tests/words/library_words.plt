:- encoding(utf8).
/*  The Japanese of the libraries: every command, every form, and what one begins with has some. */
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/forms)).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/words/command_words)).
:- use_module(library(gunshi/words/library_words)).

:- begin_tests(library_words).

%   Not typed at the prompt: what other files have of words/kb.pl.

test(every_command, Missing == []) :-
    module_property(gunshi_session, exports(Exports)),
    subtract(Exports, [called_clauses/2, found_clauses/2, clause_with_text/5], Commands),
    findall(Each, ( member(Each, Commands), \+ command_words(Each, _, _, _) ), Missing).
test(no_other_but_of_prolog, Others == [help/1]) :-
    module_property(gunshi_session, exports(Exports)),
    findall(Each, ( command_words(Each, _, _, _), \+ memberchk(Each, Exports) ), Others).
test(calls_are_of_their_names, Wrong == []) :-
    findall(Call,
            ( command_words(Name/Arity, Call, _, _),
              \+ ( term_string(Term, Call), functor(Term, Name, Arity) )
            ),
            Wrong).
test(the_thirty, Missing == []) :-
    findall(Each,
            ( gunshi_index(_, Group), member(Each, Group), \+ japanese_about(Each, _) ),
            Missing).
test(what_is_asked_of_forms, Missing == []) :-
    module_property(gunshi_forms, exports(Exports)),
    findall(Each, ( member(Each, Exports), \+ japanese_about(Each, _) ), Missing).
test(every_form, Missing == []) :-
    findall(Form, ( form(Form), \+ japanese_form(Form, _) ), Missing).
test(printed, [forall(member(Goal, [forms, gunshi])), true(English == [])]) :-
    setup_call_cleanup(set_language(ja), with_output_to(string(Text), Goal), set_language(en)),
    split_string(Text, "\n", "", Lines),
    findall(Line,
            ( member(Line, Lines),
              Line \== "",
              string_codes(Line, Codes),
              \+ ( member(Code, Codes), Code > 0x2E80 )
            ),
            English).

:- end_tests(library_words).
