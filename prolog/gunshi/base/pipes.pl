/*  Writing to a program that may have ended.

    How a signal is taken is the whole process's, so threads that write at the same time share it:
    the first changes it, the last changes it back.
*/
:- module(gunshi_base_pipes,
          [ writing_to_program/1        % :Goal
          ]).

:- meta_predicate
    writing_to_program(0).

:- dynamic
    writing/2.                          % Threads, Old

%!  writing_to_program(:Goal) is semidet.
%
%   once(Goal), in which writing to a program that has ended is an io_error, and not the signal
%   SIGPIPE, by which this program would end.

writing_to_program(Goal) :-
    setup_call_cleanup(
        with_mutex(gunshi_base_pipes, begin_writing),
        once(Goal),
        with_mutex(gunshi_base_pipes, end_writing)).

begin_writing :-
    (   retract(writing(Threads0, Old))
    ->  Threads is Threads0 + 1
    ;   on_signal(pipe, Old, unheard),
        Threads = 1
    ),
    assertz(writing(Threads, Old)).

end_writing :-
    retract(writing(Threads0, Old)),
    (   Threads0 =:= 1
    ->  on_signal(pipe, _, Old)
    ;   Threads is Threads0 - 1,
        assertz(writing(Threads, Old))
    ).

unheard(_Signal).
