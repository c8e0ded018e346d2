/*  What a person typed wrong needs no backtrace; and no question where nobody can answer.

    Loading this file puts a hook before the one of library(prolog_stack), whichever was loaded
    first, that leaves errors of the person alone.

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
    Hook = user:prolog_exception_hook(Error, Error, _, _),
    Body = gunshi_toplevel_typed_wrong:typed_wrong(Error),
    (   clause(Hook, Body)
    ->  true
    ;   asserta((Hook :- Body))
    ).

typed_wrong(error(Formal, _)) :-
    persons_error(Formal).

persons_error(gunshi(_)).
persons_error(type_error(move, _)).
persons_error(domain_error(handicap, _)).
persons_error(existence_error(source_sink, _)).

prolog:confirm(dwim_correct(_), false) :-
    \+ stream_property(user_input, tty(true)).
