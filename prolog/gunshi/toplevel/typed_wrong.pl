/*  What a person typed wrong needs no backtrace; and no question where nobody can answer.

    Loading this file puts a hook before the one of library(prolog_stack), whichever was loaded
    first, that leaves errors of the person alone, and a
    name typed at the prompt that nothing has.

    The prompt asks whether a name that is nearly right should be corrected. From a pipe the answer
    would be the next line, which is meant for something else.
*/
:- module(gunshi_toplevel_typed_wrong, []).

:- dynamic
    user:prolog_exception_hook/4.
:- multifile
    user:prolog_exception_hook/4,
    prolog:confirm/2.
:- initialization(without_backtrace).

without_backtrace :-
    Hook = user:prolog_exception_hook(Error0, Error, Frame, _),
    Body = gunshi_toplevel_typed_wrong:typed_wrong(Error0, Frame, Error),
    (   clause(Hook, Body)
    ->  true
    ;   asserta((Hook :- Body))
    ).

typed_wrong(error(Formal, Context0), Frame, error(Formal, Context)) :-
    (   persons_error(Formal)
    ->  Context = Context0
    ;   Formal = existence_error(procedure, _),
        prolog_frame_attribute(Frame, parent, Caller),
        prolog_frame_attribute(Caller, predicate_indicator, '$toplevel':_)
    ).

persons_error(gunshi(_)).
persons_error(type_error(move, _)).
persons_error(domain_error(handicap, _)).
persons_error(existence_error(source_sink, _)).

prolog:confirm(dwim_correct(_), false) :-
    \+ stream_property(user_input, tty(true)).
