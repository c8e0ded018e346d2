/*  Sessions by chance: each go has one answer, and each move is legal; at the end no thread and no
    memory is left. scripts/storm does the same for long, and says how late the answers are.
*/
:- module(test_usi_storm, []).
:- use_module(library(plunit)).
:- use_module(tests(usi/dialogue)).
:- use_module(tests(usi/storming)).
:- use_module(tests(held)).
:- use_module(tests(sizes)).

:- begin_tests(usi_storm).

test(storm, nondet) :-
    size(12, 120, Sessions),
    with_engine(E,
                ( ready(E),
                  E = engine(_, _, Process),
                  First is max(2, Sessions // 5),
                  forall(between(1, First, Seed), session(E, Seed)),
                  held(Process, Threads0, Kilobytes0),
                  Next is First + 1,
                  forall(between(Next, Sessions, Seed), session(E, Seed)),
                  sleep(1),
                  held(Process, Threads, Kilobytes) )),
    assertion(Threads =< Threads0),
    assertion(Kilobytes < Kilobytes0 + 100_000).

session(Engine, Seed) :-
    usi_session(Engine, Seed, Faults, _),
    assertion(Seed-Faults == Seed-[]).

:- end_tests(usi_storm).
