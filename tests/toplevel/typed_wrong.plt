/*  Which goals of what a person types are found to be none, before any of it runs. */
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/toplevel/typed_wrong)).

:- begin_tests(typed_wrong).

test(none, [forall(member(Goal-Expected,
                          [ play-play/0, (true, go(3))-go/1, findall(X, nowhere(X), _)-nowhere/1,
                            setof(X, X^nowhere(X), _)-nowhere/1, (\+ wrong ; true)-wrong/0,
                            lists:wrong(1)-wrong/1, (?- true)-(?-)/1 ])),
            true(Indicator == Expected)]) :-
    undefined_goal(Goal, Indicator).
test(some, [forall(member(Goal, [ go, play(_), _, member(_, [1]), call(nowhere), lists:append(_, _),
                                  findall(X, member(X, []), _), _:nowhere, 7, end_of_nothing:a ])),
            fail]) :-
    undefined_goal(Goal, _).
test(the_end_of_the_input_is_left_alone, fail) :-
    user:expand_query(end_of_file, _, [], _).
test(it_is_told_instead, Query = throw(error(existence_error(procedure, play/0), _))) :-
    user:expand_query(play, Query, [], _).
test(no_name_is_corrected, Answer == false) :-
    prolog:confirm(dwim_correct(play), Answer).

:- end_tests(typed_wrong).
