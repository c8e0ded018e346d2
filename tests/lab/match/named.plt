/*  What the engines of a match are started with. */
:- module(test_named, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/lab/match/named)).

%   knowledge_of(+Text, -Directories): with which knowledge of a user's the engine is started.

knowledge_of(Text, Directories) :-
    engine_named(Text, Named),
    named_arguments(Named, Arguments),
    findall(Directory,
            ( append(_, [Option, Directory|_], Arguments), atom_string('--kb', Option) ),
            Directories).

:- begin_tests(named,
               [ setup(( own_directory(Before), use_own_directory('/tmp/of the match') )),
                 cleanup(use_own_directory(Before))
               ]).

test(knowledge_of_this_process, Directories == ['/tmp/of the match']) :-
    knowledge_of("gunshi;MultiPV=2", Directories).
test(knowledge_of_its_own, Directories == ["other"]) :-
    knowledge_of("gunshi --kb other", Directories).
test(other_programs_have_none, Directories == []) :-
    knowledge_of("/bin/sh -c true", Directories).
test(no_program, [forall(member(Name-Where, [nonesuch-"no such program on the PATH.",
                                             '/no/such'-"no such program there",
                                             '/tmp'-"that can be run."]))]) :-
    atom_concat(Name, ';Threads=1', Text),
    catch(engine_named(Text, _), error(gunshi(usage(Said)), _), true),
    once(sub_string(Said, _, _, _, Where)).

:- end_tests(named).
