/*  Units done by threads of this process: heard in their order, whatever their number. */
:- module(test_here, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/lab/jobs/here)).
:- use_module(tests(lab/jobs/waiting)).

hear(unit(Number, _), done(Result), Heard, [Number-Result|Heard]).

stop_at_five(unit(Number, _), _, Heard, Next) :-
    (   Number =:= 5
    ->  Next = stop([Number|Heard])
    ;   Next = [Number|Heard]
    ).

run(Threads, Units, Hear, Heard) :-
    run_here(Threads, waiting, common(here), Units, test_here:Hear, [], Heard).

:- begin_tests(here).

test(any_threads, [ forall(member(Threads, [2, 3, 8])), Heard == Alone ]) :-
    findall(unit(Number, Seconds),
            ( between(1, 20, Number), Seconds is (Number*7 mod 5)*0.002 ),
            Units),
    run(Threads, Units, hear, Heard),
    run(1, Units, hear, Alone).
test(none, Heard == []) :-
    run(4, [], hear, Heard).
test(stops, [ forall(member(Threads, [1, 2, 4])), Heard == [5, 4, 3, 2, 1] ]) :-
    squares(100, 0.001, Units),
    run(Threads, Units, stop_at_five, Heard).
test(error, [ forall(member(Threads, [1, 2])), throws(error(gunshi(usage("broken")), _)) ]) :-
    run(Threads, [unit(1, 0), broken(2), unit(3, 0)], hear, _).
test(no_thread_left, After == Before) :-
    findall(Thread, thread_property(Thread, status(running)), Before),
    squares(50, 0.01, Units),
    run(3, Units, stop_at_five, _),
    findall(Thread, thread_property(Thread, status(running)), After).

:- end_tests(here).
