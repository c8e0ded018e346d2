/*  The version that the program says is the one that is built and installed. */
:- module(test_version, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/version)).

%   project_version(-Version): as the call of project() in meson.build has it.

project_version(Version) :-
    module_property(test_version, file(Here)),
    file_directory_name(Here, Directory),
    absolute_file_name('../../meson.build', File, [relative_to(Directory)]),
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

:- end_tests(version).
