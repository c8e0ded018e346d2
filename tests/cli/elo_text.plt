/*  What an Elo difference is called. */
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/cli/elo_text)).

:- begin_tests(elo_text).

test(words, Words == [ "Elo: no estimate; it needs points of both sides", "Elo 0",
                       "Elo 35 \u00B1 48 (95 %)" ]) :-
    findall(Text,
            ( member(Elo-Error, [null-null, 0.0-null, 34.86-48.15]),
              elo_words(Elo, Error, Text)
            ),
            Words).

:- end_tests(elo_text).
