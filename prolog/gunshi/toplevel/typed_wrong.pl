/*  What a person typed wrong needs no backtrace; and no question whether another name is meant.

    Loading this file puts a hook before the one of library(prolog_stack), whichever was loaded
    first, that leaves errors of the person alone.

    A goal of no predicate is told before anything of the query runs, by one line. The prompt of
    SWI-Prolog would ask whether a name that is nearly right should be corrected; from a pipe the
    answer would be the next line, which is meant for something else.
*/
:- module(gunshi_toplevel_typed_wrong,
          [ undefined_goal/2            % +Goal, -Indicator
          ]).
:- use_module('../words/prolog_messages', []).

:- dynamic
    user:prolog_exception_hook/4,
    user:expand_query/4.
:- multifile
    user:prolog_exception_hook/4,
    user:expand_query/4,
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

user:expand_query(Query, throw(error(existence_error(procedure, Indicator), _)), Names, Names) :-
    Query \== end_of_file,
    gunshi_toplevel_typed_wrong:undefined_goal(Query, Indicator).

%!  undefined_goal(+Goal, -Indicator) is semidet.
%
%   Goal, typed at the prompt, is to call Name/Arity, which is no predicate there: the first such.
%   What call/N is to call is not looked at.

undefined_goal(Goal, Indicator) :-
    undefined(user, Goal, Indicator),
    !.

undefined(_, Goal, _) :-
    var(Goal),
    !,
    fail.
undefined(_, Module:Goal, Indicator) :-
    !,
    atom(Module),
    current_module(Module),
    undefined(Module, Goal, Indicator).
undefined(Module, Goal, Indicator) :-
    callable(Goal),
    (   predicate_property(Module:Goal, visible)
    ->  Goal \= call(_),
        predicate_property(Module:Goal, meta_predicate(Modes)),
        arg(Number, Modes, Mode),
        memberchk(Mode, [0, ^]),
        arg(Number, Goal, Argument),
        undefined_argument(Mode, Module, Argument, Indicator)
    ;   functor(Goal, Name, Arity),
        Indicator = Name/Arity
    ).

undefined_argument(^, Module, Goal, Indicator) :-
    nonvar(Goal),
    Goal = _^Inner,
    !,
    undefined_argument(^, Module, Inner, Indicator).
undefined_argument(_, Module, Goal, Indicator) :-
    undefined(Module, Goal, Indicator).

prolog:confirm(dwim_correct(_), false).
