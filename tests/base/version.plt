/*  The version that the program says is the one that is built and installed. */
:- module(test_version, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/version)).

file_at_root(Name, File) :-
    module_property(test_version, file(Here)),
    file_directory_name(Here, Directory),
    atom_concat('../../', Name, Relative),
    absolute_file_name(Relative, File, [relative_to(Directory)]).

%   project_version(-Version): as the call of project() in meson.build has it.

project_version(Version) :-
    file_at_root('meson.build', File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", " ,", Lines),
    member(Line, Lines),
    string_concat("version: '", Rest, Line),
    !,
    string_concat(Version, "'", Rest).

:- begin_tests(version).

test(meson_build_has_the_same, Built == Said) :-
    project_version(Built),
    version(Said).

test(pack_has_the_same, Packed == Said) :-
    file_at_root('pack.pl', File),
    read_file_to_terms(File, Terms, [encoding(utf8)]),
    memberchk(version(Atom), Terms),
    atom_string(Atom, Packed),
    version(Said).

:- end_tests(version).
