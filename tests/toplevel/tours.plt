:- encoding(utf8).
/*  The tours have the commands that the tables have, in both languages: nothing that help/1 and the
    Tab key know is missing where a person looks first.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/toplevel/othello_commands)).
:- use_module(library(gunshi/toplevel/tour)).
:- use_module(library(gunshi/words/command_words)).
:- use_module(library(gunshi/words/othello_command_words)).
:- use_module(library(gunshi/words/reader)).
:- use_module(library(gunshi/words/shogi_command_words)).

:- begin_tests(tours).

%   missing(+Tour, :Table, -Missing): those of Table that do not stand in Tour: name(, name/1 or,
%   without arguments, name and no parenthesis behind it.

:- meta_predicate missing(+, 1, -).

missing(Tour, Table, Missing) :-
    string_codes(Tour, Codes),
    phrase(names(Names), Codes),
    findall(Name/Arity,
            ( call(Table, Name/Arity),
              (   Arity =:= 0
              ->  \+ memberchk(Name-bare, Names)
              ;   \+ memberchk(Name-called, Names)
              )
            ),
            Missing).

names([Name-How|Names]) -->
    [First],
    { letter(First) },
    !,
    letters(Rest),
    { atom_codes(Name, [First|Rest]) },
    how(How),
    names(Names).
names(Names) -->
    [_],
    !,
    names(Names).
names([]) -->
    [].

letters([Code|Codes]) -->
    [Code],
    { letter(Code) },
    !,
    letters(Codes).
letters([]) -->
    [].

letter(Code) :-
    Code < 128,
    code_type(Code, csym).

how(called) -->
    [Code],
    { memberchk(Code, `(/`) },
    !.
how(bare) -->
    [].

of_shogi(Command) :-
    (   shogi_command(Command, _, _, _)
    ;   command_words(Command, _, _, _)
    ).

of_othello(Command) :-
    othello_command(Command, _, _, _).

test(shogi, [forall(member(Language, [en, ja])), Missing == [help/0]]) :-
    setup_call_cleanup(set_reader_language(Language), with_output_to(string(Tour), help),
                       set_reader_language(en)),
    missing(Tour, of_shogi, Missing).
test(othello, [forall(member(Language, [en, ja])), Missing == [current_game/1]]) :-
    othello_commands(Language, Tour),
    missing(Tour, of_othello, Missing).

:- end_tests(tours).
