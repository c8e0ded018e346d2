/*  What a person typed wrong needs no backtrace.

    Loading this file puts a hook before the one of library(prolog_stack), whichever was loaded
    first, that leaves errors of the person alone. A goal that is called from nowhere but where it
    was typed (own_prompt.pl) is one.
*/
:- module(gunshi_toplevel_typed_wrong, []).

:- dynamic user:prolog_exception_hook/4.
:- multifile user:prolog_exception_hook/4.
:- initialization(without_backtrace).

without_backtrace :-
    Hook = user:prolog_exception_hook(Error, Error, _, _),
    Body = gunshi_toplevel_typed_wrong:typed_wrong(Error),
    (   clause(Hook, Body)
    ->  true
    ;   asserta((Hook :- Body))
    ).

typed_wrong(error(Formal, Context)) :-
    persons_error(Formal, Context).

persons_error(gunshi(_), _).
persons_error(type_error(move, _), _).
persons_error(domain_error(handicap, _), _).
persons_error(existence_error(source_sink, _), _).
persons_error(existence_error(procedure, _), Context) :-
    nonvar(Context),
    Context = context(Caller, _),
    Caller == typed.
