/*  Long texts: what takes the square of their length is told from what does not by time limits that
    only the square reaches.
*/
:- module(test_repeated,
          [ repeated/3                  % +Text, +Count, -Whole
          ]).
:- use_module(library(apply)).

%   repeated(+Text, +Count, -Whole): Whole, a string, is Text Count times.

repeated(Text, Count, Whole) :-
    length(Texts, Count),
    maplist(=(Text), Texts),
    atomics_to_string(Texts, Whole).
