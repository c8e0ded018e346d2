/*  Sessions by chance for long, and what came of them:

        swipl -p library=prolog -p tests=tests tests/storm/run.pl PROTOCOL SESSIONS SEED

    PROTOCOL is usi or gtp. Tells each fault with its seed as it comes, and at the end how late the
    answers were, and what the engine held after each fifth of them. Exit status 1 when something is
    wrong; an answer that is late by more than 50 ms is.
*/
:- module(storm_run, []).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(tests(gtp/storming)).
:- use_module(tests(held)).
:- use_module(tests(usi/dialogue)).
:- use_module(tests(usi/storming)).

:- initialization(run, main).

:- dynamic lateness/2.                  % lateness(Seconds, Line)

run :-
    current_prolog_flag(argv, [Protocol, SessionsText, SeedText]),
    atom_number(SessionsText, Sessions),
    atom_number(SeedText, Seed),
    flag(faults, _, 0),
    with(Protocol, Engine, sessions(Protocol, Engine, Sessions, Seed)),
    flag(faults, Faults, Faults),
    told_lateness(Protocol, Late),
    format("~w: ~D faults~n", [Protocol, Faults]),
    (   Faults + Late =:= 0
    ->  true
    ;   halt(1)
    ).

:- meta_predicate with(+, -, 0).

with(usi, Engine, Goal) :-
    with_engine(Engine, ( ready(Engine), Goal )).
with(gtp, Engine, Goal) :-
    with_gtp(Engine, Goal).

%   sessions(+Protocol, +Engine, +Sessions, +Seed): in five parts, after each of which it is looked
%   at what the engine holds.

sessions(Protocol, Engine, Sessions, Seed) :-
    Engine = engine(_, _, Process),
    Fifth is Sessions//5,
    numlist(0, 4, Parts),
    foldl(part(Protocol, Engine, Process, Seed, Fifth), Parts, Helds, []),
    findall(Threads, member(held(Threads, _), Helds), [Threads0|OtherThreads]),
    findall(Megabytes, member(held(_, Megabytes), Helds), [_, Early|Later]),
    last(OtherThreads, Threads),
    last(Later, Late),
    More is Late - Early,
    Count is 5*Fifth,
    findall(Text, ( member(held(N, M), Helds), format(atom(Text), "~d, ~1f MB", [N, M]) ), Texts),
    atomic_list_concat(Texts, '; ', All),
    format("~w: ~D sessions; after each fifth the engine held threads ~w~n",
           [Protocol, Count, All]),
    (   Threads > Threads0
    ->  fault(threads(Threads0, Threads))
    ;   More > 30
    ->  fault(megabytes(More))
    ;   true
    ).

part(Protocol, Engine, Process, Seed, Fifth, Part, [held(Threads, Megabytes)|Helds], Helds) :-
    From is Seed + Part*Fifth,
    To is From + Fifth,
    sessions_from(From, To, Protocol, Engine),
    sleep(1),
    held(Process, Threads, Kilobytes),
    Megabytes is Kilobytes/1024.

sessions_from(From, To, Protocol, Engine) :-
    Last is To - 1,
    forall(between(From, Last, Seed),
           ( session(Protocol, Engine, Seed, Faults, late(Line, Seconds)),
             forall(member(Fault, Faults), fault(seed(Seed, Fault))),
             assertz(lateness(Seconds, Line)),
             (   Protocol == usi,
                 Seconds > 0.05
             ->  format("~w, seed ~d: late by ~0f ms: ~w~n", [Protocol, Seed, Seconds*1000, Line])
             ;   true
             ),
             flush_output
           )).

session(usi, Engine, Seed, Faults, Late) :-
    usi_session(Engine, Seed, Faults, Late).
session(gtp, Engine, Seed, Faults, Late) :-
    gtp_session(Engine, Seed, Faults, Late).

fault(What) :-
    flag(faults, N, N + 1),
    format("~W~n", [What, [quoted(true), max_depth(20)]]),
    flush_output.

%   told_lateness(+Protocol, -Count): Count of the measured answers were late by more than 50 ms.
%   The orders of GTP have no time, so their answers are only told.

told_lateness(Protocol, Count) :-
    findall(Seconds, lateness(Seconds, _), All0),
    msort(All0, All),
    length(All, Length),
    Half is Length//2,
    Most is Length*99//100,
    nth0(Half, All, Median),
    nth0(Most, All, Hundredth),
    last(All, Longest),
    format("~w: answers late by ~1f ms in the middle, ~1f one in a hundred, ~1f at most~n",
           [Protocol, Median*1000, Hundredth*1000, Longest*1000]),
    (   Protocol == usi
    ->  aggregate_all(count, ( member(Seconds, All), Seconds > 0.05 ), Count)
    ;   Count = 0
    ).
