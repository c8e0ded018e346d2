/*  Sessions of GTP by chance: each order has its answer, and at the end no thread and no memory is
    left. scripts/storm does the same for long.
*/
:- module(test_gtp_storm, []).
:- use_module(library(plunit)).
:- use_module(tests(gtp/storming)).
:- use_module(tests(held)).
:- use_module(tests(sizes)).

:- begin_tests(gtp_storm).

test(storm, nondet) :-
    size(20, 200, Sessions),
    with_gtp(E,
             ( E = engine(_, _, Process),
               First is Sessions // 5,
               forall(between(1, First, Seed), session(E, Seed)),
               held(Process, Threads0, Kilobytes0),
               Next is First + 1,
               forall(between(Next, Sessions, Seed), session(E, Seed)),
               held(Process, Threads, Kilobytes) )),
    assertion(Threads =< Threads0),
    assertion(Kilobytes < Kilobytes0 + 50_000).

session(Engine, Seed) :-
    gtp_session(Engine, Seed, Faults, _),
    assertion(Seed-Faults == Seed-[]).

:- end_tests(gtp_storm).
