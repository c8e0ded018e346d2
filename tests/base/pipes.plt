/*  Writing to a program that has ended is an error and no end of this one, and the signal's own
    handling comes back.
*/
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(gunshi/base/pipes)).

:- begin_tests(pipes).

test(a_program_that_has_ended,
     [setup(on_signal(pipe, Old, default)), cleanup(on_signal(pipe, _, Old)),
      Formal-After = io_error(write, _)-default]) :-
    process_create(path(true), [], [stdin(pipe(In)), process(Process)]),
    process_wait(Process, _),
    writing_to_program(( catch(( format(In, "~`x~100000|~n", []), flush_output(In) ),
                               error(Formal, _),
                               true),
                         close(In, [force(true)])
                       )),
    on_signal(pipe, After, After).

%   One thread ends its writing while another still has its own to do, to a program that has ended.

test(two_threads,
     [setup(on_signal(pipe, Old, default)), cleanup(on_signal(pipe, _, Old)),
      Formal-After = io_error(write, _)-default]) :-
    process_create(path(true), [], [stdin(pipe(In)), process(Process)]),
    process_wait(Process, _),
    thread_self(Me),
    thread_create(writing_to_program(( thread_send_message(Me, begun), thread_get_message(go_on) )),
                  Thread),
    thread_get_message(begun),
    writing_to_program(( thread_send_message(Thread, go_on),
                         thread_join(Thread, true),
                         catch(( format(In, "~`x~100000|~n", []), flush_output(In) ),
                               error(Formal, _),
                               true),
                         close(In, [force(true)])
                       )),
    on_signal(pipe, After, After).

:- end_tests(pipes).
