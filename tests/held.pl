/*  What another process holds, as the system tells it.
*/
:- module(test_held,
          [ held/3                      % +Process, -Threads, -Kilobytes
          ]).
:- use_module(library(lists)).
:- use_module(library(readutil)).

%   held(+Process, -Threads, -Kilobytes) is semidet: Kilobytes are resident. Fails when Process has
%   ended, or the system does not tell.

held(Process, Threads, Kilobytes) :-
    format(atom(File), "/proc/~d/status", [Process]),
    exists_file(File),
    read_file_to_string(File, Text, []),
    field(Text, "Threads:", Threads),
    field(Text, "VmRSS:", Kilobytes).

field(Text, Name, Number) :-
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    string_concat(Name, Rest, Line),
    split_string(Rest, " \t", " \t", Words),
    member(Word, Words),
    number_string(Number, Word),
    !.
