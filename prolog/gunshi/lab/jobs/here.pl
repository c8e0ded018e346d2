/*  The units of a job done in this process, by threads.

    Results are heard in the order of the units, whatever the order in which they come: so what is
    made of them is the same with any number of threads, and the same that workers elsewhere give
    (there.pl).
*/
:- module(gunshi_lab_jobs_here,
          [ run_here/7,                 % +Threads, +Kind, +Common, +Units, :Heard, +S0, -S
            units_from/3                % +First, +Units0, -Units
          ]).
:- use_module(kinds, [unit_result/4]).
:- use_module(ordered).

:- autoload(library(lists), [append/3, member/2, nth1/3]).

:- meta_predicate
    run_here(+, +, +, +, 4, +, -),
    hear(+, +, +, 4, +, -).

%!  run_here(+Threads:integer, +Kind, +Common, +Units:list, :Heard, +S0, -S) is det.
%
%   Do Units, of a job of Kind with Common, with so many Threads; with one, in this thread. For
%   each in its order call(Heard, Unit, done(Result), S1, S2) is called in this thread. If S2 is
%   stop(S3), no more are heard and S is S3; else S2 is the next S1, and S the last.
%
%   @error what a unit throws; no more are heard

run_here(1, Kind, Common, Units, Heard, S0, S) :-
    !,
    one_by_one(Units, Kind, Common, Heard, S0, S).
run_here(Threads0, Kind, Common, Units, Heard, S0, S) :-
    length(Units, Count),
    Threads is min(Threads0, Count),
    setup_call_cleanup(
        ( message_queue_create(Jobs),
          message_queue_create(Ends),
          findall(Thread,
                  ( between(1, Threads, _),
                    thread_create(work(Kind, Common, Jobs, Ends), Thread)
                  ),
                  Working)
        ),
        ( forall(nth1(Number, Units, Unit), thread_send_message(Jobs, unit(Number, Unit))),
          forall(member(_, Working), thread_send_message(Jobs, end)),
          no_results(Ordered),
          hear(Units, Ordered, Ends, Heard, S0, S)
        ),
        ( forall(member(Thread, Working),
                 catch(thread_signal(Thread, throw(gunshi_jobs_over)), error(_, _), true)),
          forall(member(Thread, Working), thread_join(Thread, _)),
          message_queue_destroy(Jobs),
          message_queue_destroy(Ends)
        )).

:- meta_predicate
    one_by_one(+, +, +, 4, +, -).

one_by_one([], _, _, _, S, S).
one_by_one([Unit|Units], Kind, Common, Heard, S0, S) :-
    unit_result(Kind, Common, Unit, Result),
    once(call(Heard, Unit, done(Result), S0, S1)),
    (   S1 = stop(S2)
    ->  S = S2
    ;   one_by_one(Units, Kind, Common, Heard, S1, S)
    ).

hear([], _, _, _, S, S) :-
    !.
hear(Units0, Ordered0, Ends, Heard, S0, S) :-
    thread_get_message(Ends, Message),
    (   Message = failed(Error)
    ->  throw(Error)
    ;   Message = done(Number, Result)
    ),
    with_result(Number, done(Result), Ordered0, Ordered1),
    hear_ready(Units0, Ordered1, Heard, S0, Units, Ordered, S1),
    (   S1 = stop(S2)
    ->  S = S2
    ;   hear(Units, Ordered, Ends, Heard, S1, S)
    ).

%!  units_from(+First:integer, +Units0:list, -Units:list) is det.
%
%   Units are those of Units0 from the number First on.

units_from(First, Units0, Units) :-
    Before is First-1,
    length(Units0, Count),
    (   Before < Count
    ->  length(Skipped, Before),
        append(Skipped, Units, Units0)
    ;   Units = []
    ).

%   A thread that is told that all is over while it does a unit gives it up.

work(Kind, Common, Jobs, Ends) :-
    catch(units(Kind, Common, Jobs, Ends), Error,
          (   Error == gunshi_jobs_over
          ->  true
          ;   thread_send_message(Ends, failed(Error))
          )).

units(Kind, Common, Jobs, Ends) :-
    thread_get_message(Jobs, Message),
    (   Message = unit(Number, Unit)
    ->  unit_result(Kind, Common, Unit, Result),
        thread_send_message(Ends, done(Number, Result)),
        units(Kind, Common, Jobs, Ends)
    ;   true
    ).
