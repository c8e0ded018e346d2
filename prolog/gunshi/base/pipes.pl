/*  Writing to a program that may have ended.
*/
:- module(gunshi_pipes,
          [ writing_to_program/1        % :Goal
          ]).

:- meta_predicate
    writing_to_program(0).

%!  writing_to_program(:Goal) is semidet.
%
%   once(Goal), in which writing to a program that has ended is an io_error, and not the signal
%   SIGPIPE, by which this program would end.

writing_to_program(Goal) :-
    setup_call_cleanup(on_signal(pipe, Old, unheard), once(Goal), on_signal(pipe, _, Old)).

unheard(_Signal).
