/*  Rules that come back to the very goal they began with. */
:- module(test_endless, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/endless)).

:- declare_knowledge(test_p(x: any), "A rule.", "test.").
:- declare_knowledge(test_q(x: any), "A rule.", "test.").
:- declare_knowledge(test_r(x: any, y: any), "A rule.", "test.").
:- declare_vocabulary(test_v(x: any), "Vocabulary.").

test_v(_).

%   endless(+Terms, -Lines): Terms stand on the lines 1, 2, …

endless(Terms, Lines) :-
    endless(Terms, [], Lines).

endless(Terms, Others, Lines) :-
    foldl(numbered, Terms, Clauses, 1, _),
    findall(Line, endless_rule(Clauses, other(Others), Line), Lines).

numbered(Term, clause(Line, Head, Body), Line, Line1) :-
    (   Term = (Head :- Body)
    ->  true
    ;   Head = Term,
        Body = true
    ),
    Line1 is Line + 1.

other(Others, Head, Body) :-
    member((Head0 :- Body0), Others),
    copy_term(Head0-Body0, Head-Body).

:- begin_tests(endless).

test(calls_itself, [ forall(member(Body,
                                   [ test_p(X), (test_v(X), test_p(X)), (test_p(X) ; test_v(X)),
                                     (test_v(X) ; test_p(X)), \+ test_p(X),
                                     (test_p(X) -> true ; fail), (test_v(X) -> test_p(X) ; fail),
                                     (true -> fail ; test_p(X)),
                                     (a = b, \+ ( test_v(X), ( fail ; test_p(X) ) )) ])),
                     Lines == [1] ]) :-
    endless([(test_p(X) :- Body)], Lines).
test(with_a_constant, Lines == [2]) :-
    endless([test_p(1), (test_p(a) :- test_p(a)), (test_p(b) :- test_p(1))], Lines).
test(in_turn, Lines == [1, 2]) :-
    endless([(test_p(X) :- test_q(X)), (test_q(X) :- test_p(X)), test_q(1)], Lines).
test(those_that_lead_to_a_circle_too, Lines == [1, 2, 3]) :-
    endless([(test_r(X, X) :- test_p(X)), (test_p(X) :- test_q(X)), (test_q(X) :- test_p(X))],
            Lines).
test(through_others, Lines == [1]) :-
    endless([(test_p(X) :- test_q(X))], [(test_q(X) :- test_p(X))], Lines).
test(a_circle_of_others, Lines == [1]) :-
    endless([(test_r(_, X) :- test_p(X))], [(test_p(X) :- test_q(X)), (test_q(X) :- test_p(X))],
            Lines).
test(other_arguments, [ forall(member(Rule,
                                      [ (test_r(X, Y) :- test_r(Y, X)), (test_p(X) :- test_p(f(X))),
                                        (test_p(f(X)) :- test_p(X)), (test_p(_) :- test_p(_)),
                                        (test_p(a) :- test_p(b)), (test_p(X) :- test_q(X)),
                                        (test_p(X) :- test_v(X)), (test_p(X) :- X = test_p(X)) ])),
                        Lines == Should ]) :-
    (   Rule = (test_r(_, _) :- _)
    ->  Should = [1]                    % turned round twice it is the same goal
    ;   Should = []
    ),
    endless([Rule], Lines).
test(facts_end, Lines == []) :-
    endless([test_p(1), test_q(1)], Lines).

%   Many rules that call many others: the search itself ends, and soon.

test(wide, [true(Lines == [])]) :-
    findall((test_r(N, X) :- Body),
            ( between(1, 6, N),
              N1 is N + 1,
              Body = ( test_r(N1, X), test_r(N1, X) ; test_v(X) )
            ),
            Rules),
    call_with_inference_limit(endless(Rules, Lines), 2_000_000, Result),
    assertion(memberchk(Result, [true, !])).

%   Rules may be followed for ever: each calls itself twelve times, with other arguments each time.
%   What is found before it comes to that is said.

test(bushy, Lines == [1]) :-
    findall(Calls,
            ( Calls = (test_r(X, Y) :- Body),
              numlist(1, 12, Numbers),
              foldl(call_with(Y, X), Numbers, true, Body)
            ),
            [Rule]),
    call_with_inference_limit(endless([(test_p(X) :- test_p(X)), Rule], Lines), 50_000_000, Result),
    assertion(memberchk(Result, [true, !])).

call_with(Y, X, Number, Body, (test_r(f(Number, X), Y), Body)).

:- end_tests(endless).
