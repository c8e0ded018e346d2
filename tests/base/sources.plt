/*  Places in files: those in the project are shown from its root. */
:- module(test_sources, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/base/sources)).

:- begin_tests(sources).

test(source_in_the_project, Shown == 'kb/shogi/strategy.pl':3) :-
    module_property(gunshi_base_sources, file(Here)),
    atom_concat(Root, 'prolog/gunshi/base/sources.pl', Here),
    atom_concat(Root, 'kb/shogi/strategy.pl', File),
    shown_source(File:3, Shown).
test(source_elsewhere, Shown == '/tmp/x.pl':3) :-
    shown_source('/tmp/x.pl':3, Shown).

:- end_tests(sources).
