/*  Patterns drawn side by side are comments, and say what the facts say. */
:- module(test_othello_patterns, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/words/othello_patterns)).

lines(Facts, Lines) :-
    with_output_to(string(Text), print_patterns(Facts)),
    split_string(Text, "\n", "", Lines).

fact(gm(2, [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 1, 2, 0, 0], [0, _, 2, 2, 2, 0],
            [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
        6-4)).

:- begin_tests(othello_patterns).

test(one, Lines == [ "% gm 2: 6.4 d6", "% . . . . . .", "% . . . . . .", "% . . O X . .",
                     "% . ? X X X .", "% . . * . . .", "% . . . . . .", "%", "" ]) :-
    fact(Fact),
    lines([Fact], Lines).

%   Four stand in a row, a fifth below; each line fits 80 columns.

test(five, [Titles, Second] == [4, "% gm 2: 6.4 d6"]) :-
    fact(Fact),
    lines([Fact, Fact, Fact, Fact, Fact], Lines),
    Lines = [First|_],
    split_string(First, ":", "", Parts),
    length(Parts, Count),
    Titles is Count-1,
    nth1(9, Lines, Second),
    forall(member(Line, Lines), ( string_length(Line, Length), assertion(Length =< 80) )).
test(any_position, Lines == [""]) :-
    lines([gm(1, _, 5-6)], Lines).

:- end_tests(othello_patterns).
