/*  Rules that call themselves without end.

    A rule is followed as far as calls of knowledge lead, its variables standing for themselves.
    When it comes back to a goal that it has begun with, the very same one, it never ends: no fact
    and no vocabulary can change that. Rules that come back with other arguments are left alone;
    they may end, and the interpreter's limits stop those that do not.

    Rules that call each other a lot can be followed for ever, and whoever wrote them may have meant
    that: for all of the clauses together so much is looked at, and what is found by then is said.
*/
:- module(gunshi_base_endless,
          [ endless_rule/3              % +Clauses, +Others, -Line
          ]).
:- use_module(declare, [declaration/5]).
:- autoload(library(lists), [member/2]).

:- meta_predicate endless_rule(+, 2, -).

goals_looked_at(200 000).

%!  endless_rule(+Clauses:list, :Others, -Line:integer) is nondet.
%
%   The rule at Line of Clauses, each clause(Line, Head, Body), calls itself without end: through
%   rules of Clauses, or those that call(Others, Head, Body) enumerates.

endless_rule(Clauses, Others, Line) :-
    goals_looked_at(Most),
    Left = left(Most),
    member(clause(Line, Head0, Body0), Clauses),
    Body0 \== true,
    arg(1, Left, Goals),
    Goals > 0,
    copy_term(Head0-Body0, Head-Body),
    numbervars(Head-Body, 0, Next),
    once(comes_back(Body, [Head], Next, Left, Clauses, Others)).

%   comes_back(+Body, +Goals, +Next, +Left, +Clauses, :Others): a goal of Body is one of Goals, or
%   leads to one. Left, left(Count), is how many goals may still be looked at.

comes_back(Body, Goals, Next, Left, Clauses, Others) :-
    body_goal(Body, Goal),
    one_less(Left),
    functor(Goal, Name, Arity),
    declaration(Name, Arity, knowledge, _, _),
    (   memberchk(Goal, Goals)
    ->  true
    ;   length(Goals, Depth),
        Depth < 12,
        rule_of(Goal, Body1, Clauses, Others),
        numbervars(Body1, Next, Next1),
        comes_back(Body1, [Goal|Goals], Next1, Left, Clauses, Others)
    ).

one_less(Left) :-
    arg(1, Left, Count0),
    Count0 > 0,
    Count is Count0 - 1,
    nb_setarg(1, Left, Count).

rule_of(Goal, Body, Clauses, Others) :-
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    (   member(clause(_, Head, Body0), Clauses)
    ;   call(Others, Head, Body0)
    ),
    Body0 \== true,
    copy_term(Head-Body0, Goal-Body).

body_goal((A, B), Goal) :-
    !,
    (   body_goal(A, Goal)
    ;   body_goal(B, Goal)
    ).
body_goal((A ; B), Goal) :-
    !,
    (   body_goal(A, Goal)
    ;   body_goal(B, Goal)
    ).
body_goal((A -> B), Goal) :-
    !,
    (   body_goal(A, Goal)
    ;   body_goal(B, Goal)
    ).
body_goal(\+ A, Goal) :-
    !,
    body_goal(A, Goal).
body_goal(Goal, Goal).
