/*  What the build has kept of kb/ is what reading its files gives. */
:- module(test_knowledge_files, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(tests(knowledge/own_directory), []).
:- use_module(tests(sizes)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/prepared)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/knowledge/files)).

:- begin_tests(knowledge_files).

%   Read again are, when time is short, the files of less than so many bytes.

test(kept, Different == []) :-
    forall(knowledge_subject(Subject, _), need_knowledge(Subject)),
    kb_file('', Directory),
    size(100_000, inf, Largest),
    findall(File, ( loaded_knowledge(File), sub_atom(File, 0, _, _, Directory) ), Files),
    length(Files, Count),
    assertion(Count > 80),
    with_prepared(Directory,
                  findall(File,
                          ( member(File, Files),
                            \+ as_read(File, Largest)
                          ),
                          Different)).

as_read(File, Largest) :-
    gunshi_base_store:prepared_clauses(File, Clauses),
    (   size_file(File, Size),
        Size < Largest
    ->  read_knowledge(File, Read, []),
        Clauses =@= Read
    ;   true
    ).

:- end_tests(knowledge_files).
