/*  How much of its address space a process has, where the system tells: what keeps a table shows
    there. */
:- module(test_mapped_memory, [mapped_megabytes/2]).    % +Process, -Megabytes
:- use_module(library(lists)).

%   mapped_megabytes(+Process, -Megabytes): Process is its number, or `self`.

mapped_megabytes(Process, Megabytes) :-
    format(atom(File), "/proc/~w/status", [Process]),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    split_string(Line, ":", " \tkB", ["VmSize", Kilobytes0]),
    !,
    number_string(Kilobytes, Kilobytes0),
    Megabytes is Kilobytes//1024.
