/*  Results in the order of their units.

    Results come in any order; those that came before their turn wait. What is made of results one
    after the other is so the same, whoever did the units and when, and stopping early, as a
    sequential test does, stops at the same unit.
*/
:- module(gunshi_lab_jobs_ordered,
          [ no_results/1,               % -Ordered
            results_from/2,             % +First, -Ordered
            with_result/4,              % +Number, +Result, +Ordered0, -Ordered
            without_result/4,           % +First, +Last, +Ordered, -Numbers
            hear_ready/7                % +Units0, +Ordered0, :Heard, +S0, -Units, -Ordered, -S
          ]).
:- autoload(library(assoc), [del_assoc/4, empty_assoc/1, get_assoc/3, put_assoc/4]).

:- meta_predicate
    hear_ready(+, +, 4, +, -, -, -).

%!  no_results(-Ordered) is det.
%!  results_from(+First:integer, -Ordered) is det.
%
%   Ordered has no result, and the first whose turn it is is that of the unit 1, or First.

no_results(Ordered) :-
    results_from(1, Ordered).

results_from(First, ordered(First, Waiting)) :-
    empty_assoc(Waiting).

%!  with_result(+Number:integer, +Result, +Ordered0, -Ordered) is det.
%
%   Ordered has the Result of the unit Number besides.

with_result(Number, Result, ordered(Next, Waiting0), ordered(Next, Waiting)) :-
    put_assoc(Number, Waiting0, Result, Waiting).

%!  without_result(+First:integer, +Last:integer, +Ordered, -Numbers:list(integer)) is det.
%
%   Numbers are those from First to Last of which Ordered has no result that waits.

without_result(First, Last, ordered(_, Waiting), Numbers) :-
    findall(Number,
            ( between(First, Last, Number), \+ get_assoc(Number, Waiting, _) ),
            Numbers).

%!  hear_ready(+Units0:list, +Ordered0, :Heard, +S0, -Units:list, -Ordered, -S) is det.
%
%   Hear what has its turn: Units0 are those from the next on. call(Heard, Unit, Result, S1, S2) is
%   called for each until the next has no result, or S2 is stop(_), which is then S. Units and
%   Ordered are what is left.

hear_ready(Units0, ordered(Next0, Waiting0), Heard, S0, Units, Ordered, S) :-
    (   Units0 = [Unit|Units1],
        del_assoc(Next0, Waiting0, Result, Waiting1)
    ->  once(call(Heard, Unit, Result, S0, S1)),
        Next is Next0+1,
        (   S1 = stop(_)
        ->  Units = Units1,
            Ordered = ordered(Next, Waiting1),
            S = S1
        ;   hear_ready(Units1, ordered(Next, Waiting1), Heard, S1, Units, Ordered, S)
        )
    ;   Units = Units0,
        Ordered = ordered(Next0, Waiting0),
        S = S0
    ).
