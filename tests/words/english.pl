:- encoding(utf8).
/*  What a command says, and what of that is English. */
:- module(test_english,
          [ said/2,                     % :Goal, -Said
            english/2                   % +Text, -Runs
          ]).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/messages)).

:- meta_predicate said(0, -).

%   said(:Goal, -Said): what is printed, and the error.

said(Goal, Said) :-
    with_output_to(string(Text),
                   catch(ignore(once(Goal)), Error,
                         ( error_line(Error, Line), format("~s~n", [Line]) ))),
    split_string(Text, "", "", [Said]).

%   english(+Text, -Runs): what stands in Text of two English words or more, with a blank between.

english(Text, Runs) :-
    split_string(Text, "\n", "", Lines),
    findall(Run, ( member(Line, Lines), line_run(Line, Run) ), Runs).

line_run(Line, Run) :-
    string_codes(Line, Codes0),
    phrase(outside_quotes(Codes1), Codes0),
    string_codes(Outside, Codes1),
    split_string(Outside, " ", "", Words),
    append(_, [One, Two0|_], Words),
    english_word(One),
    split_string(Two0, "", ",.;:!?", [Two]),
    english_word(Two),
    format(string(Run), "~s ~s: ~s", [One, Two, Line]).

english_word(Word) :-
    string_length(Word, Length),
    Length >= 2,
    string_codes(Word, Codes),
    forall(member(Code, Codes), ( code_type(Code, alpha), Code < 128, Code \== 0'_ )),
    \+ memberchk(Word, [ "kif", "ki2", "csa", "jkf", "usi", "sfen", "fu", "ky", "ke", "gi", "ki",
                         "ka", "hi", "ou", "to", "ny", "nk", "ng", "um", "ry" ]).

outside_quotes([]) -->
    [].
outside_quotes(Codes) -->
    [Quote],
    { memberchk(Quote, `"'`) },
    quoted(Quote),
    !,
    outside_quotes(Codes).
outside_quotes([Code|Codes]) -->
    [Code],
    outside_quotes(Codes).

quoted(Quote) -->
    [Quote],
    !.
quoted(Quote) -->
    [_],
    quoted(Quote).
