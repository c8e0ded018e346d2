/*  A temporary directory is a new one, whatever an earlier process left. */
:- module(test_temporary, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/temporary)).

:- begin_tests(temporary).

%   The names that tmp_file/2 gives next are taken: by a directory, by a file.

test(taken, [cleanup(( maplist(delete_directory, [Directory, Taken]), delete_file(File) ))]) :-
    next_names(Taken, File),
    make_directory(Taken),
    open(File, write, Out),
    close(Out),
    make_temporary_directory(taken, Directory),
    exists_directory(Directory),
    is_absolute_file_name(Directory),
    assertion(\+ memberchk(Directory, [Taken, File])).

%   next_names(-Next, -Second): what tmp_file(taken, _) would give; it counts.

next_names(Next, Second) :-
    tmp_file(taken, Last),
    atomic_list_concat(Parts, '_', Last),
    once(append(Before, [Digits], Parts)),
    atom_number(Digits, Number),
    foldl(named(Before), [Next, Second], Number, _).

named(Before, Name, Number0, Number) :-
    Number is Number0+1,
    append(Before, [Number], Parts),
    atomic_list_concat(Parts, '_', Name).

:- end_tests(temporary).
