/*  Each knowledge predicate is declared with an example that the store would take. */
:- module(test_examples, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/reading)).

%   example(?Name, ?Arity, -Example): of all that is declared when both games are loaded.

example(Name, Arity, Example) :-
    all_knowledge,
    declaration(Name, Arity, knowledge, _, _),
    once(( knowledge_example(Name, Arity, Example0) ; Example0 = "" )),
    Example = Example0.

:- begin_tests(examples).

test(well_formed, [ forall(example(Name, Arity, Example)),
                    true(Name/Arity-Problems == Name/Arity-[]) ]) :-
    read_knowledge_text(Example, [clause(_, Head, _)], Problems),
    functor(Head, Name, Arity).

%   Alone in a file it has no fault but that it may be known, or disable what another has.

test(sound, [ forall(example(Name, _, Example)), true(Name-Faults == Name-[]) ]) :-
    read_knowledge_text(Example, Clauses, []),
    clause_problems('/example.pl', Clauses, Problems),
    findall(Fault, member(problem(_, _, Fault), Problems), Faults).

:- end_tests(examples).
