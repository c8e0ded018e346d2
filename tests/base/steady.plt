/*  Steady time passes, and a message is waited for until then and no longer. */
:- module(test_steady, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/base/steady)).

:- meta_predicate with_queue(-, 0).

with_queue(Queue, Goal) :-
    setup_call_cleanup(message_queue_create(Queue), once(Goal), message_queue_destroy(Queue)).

:- begin_tests(steady).

test(passes) :-
    steady_time(First),
    sleep(0.02),
    steady_time(Second),
    Second-First >= 0.02.
test(message_that_is_there) :-
    with_queue(Queue, ( thread_send_message(Queue, here),
                        steady_time(Now),
                        Past is Now-1,
                        get_message_by(Queue, here, Past)
                      )).
test(message_that_comes) :-
    steady_time(Now),
    Time is Now+60,
    with_queue(Queue, ( thread_create(( sleep(0.05), thread_send_message(Queue, there) ), Thread),
                        get_message_by(Queue, Message, Time),
                        thread_join(Thread)
                      )),
    Message == there.
test(no_message, fail) :-
    steady_time(Now),
    Time is Now+0.02,
    with_queue(Queue, get_message_by(Queue, _, Time)).
test(not_before_the_time) :-
    steady_time(Now),
    Time is Now+0.05,
    with_queue(Queue, \+ get_message_by(Queue, _, Time)),
    steady_time(After),
    After >= Time.

:- end_tests(steady).
