/*  Values made of knowledge are made once, and anew when the knowledge has changed. */
:- module(test_made, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/made)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).

:- declare_knowledge(test_part(name: atom), "A part of a value.", "test_part(a).").
:- declare_knowledge(test_other(name: atom), "No part of it.", "test_other(a).").

:- dynamic made/1.

%   parts(-Names): how it is made; made/1 counts.

parts(Names) :-
    assertz(made(once)),
    findall(Name, known(test_part(Name), _), Names).

value(Names) :-
    made_of(test_parts, [test_part/1], parts, Names).

count(Count) :-
    findall(M, made(M), Ms),
    length(Ms, Count),
    retractall(made(_)).

forget_counted :-
    retractall(made(_)).

put(Clauses) :-
    put_clauses('/test/made.pl', Clauses).

start(Clauses) :-
    turn_off([]),
    put(Clauses),
    value(_),
    forget_counted.

a_and_b([clause(1, test_part(a), true), clause(2, test_part(b), true)]).

:- begin_tests(made, [cleanup(( turn_off([]), forget_knowledge('/test/made.pl') ))]).

test(once, Names-Count == [a, b]-0) :-
    a_and_b(Clauses),
    start(Clauses),
    value(Names), value(Names), value(Names),
    count(Count).
test(det) :-
    a_and_b(Clauses),
    start(Clauses),
    value(_),
    put([]),
    value(_).
test(anew_when_clauses_come, Names-Count == [a, b, c]-1) :-
    a_and_b(Clauses),
    start(Clauses),
    append(Clauses, [clause(3, test_part(c), true)], More),
    put(More),
    value(Names), value(Names),
    count(Count).
test(anew_when_clauses_go, Names == []) :-
    a_and_b(Clauses),
    start(Clauses),
    forget_knowledge('/test/made.pl'),
    value(Names).
test(anew_when_turned_off_and_on, Off-On == [b]-[a, b]) :-
    a_and_b(Clauses),
    start(Clauses),
    turn_off([off(test_part(a), _)]),
    value(Off),
    turn_off([]),
    value(On).
test(not_for_other_knowledge, Count == 0) :-
    a_and_b(Clauses),
    start([clause(3, test_other(x), true)|Clauses]),
    put_clauses('/test/other.pl', [clause(1, test_other(y), true)]),
    value(_),
    forget_knowledge('/test/other.pl'),
    value(_),
    count(Count).
test(hidden_for_this_thread_alone, Names == [[b], [a, b], [a, b]]) :-
    a_and_b(Clauses),
    start(Clauses),
    without_clauses([off(test_part(a), _)],
                    ( value(Here),
                      thread_create(( value(There), thread_exit(There) ), Id),
                      thread_join(Id, exited(Elsewhere)) )),
    value(After),
    Names = [Here, Elsewhere, After].
test(what_was_kept_stays_when_something_is_hidden, Count == 0) :-
    a_and_b(Clauses),
    start(Clauses),
    without_clauses([off(test_part(a), _)], value(_)),
    forget_counted,
    value(_),
    count(Count).
test(an_error_keeps_nothing, Names == [a, b]) :-
    a_and_b(Clauses),
    start(Clauses),
    put(Clauses),
    catch(made_of(test_parts, [test_part/1], wrong, _), oops, true),
    value(Names).

wrong(_) :-
    throw(oops).

test(keys_apart, First-Second == [a, b]-2) :-
    a_and_b(Clauses),
    start(Clauses),
    made_of(test_count, [test_part/1], number_of_parts, Second),
    value(First).

number_of_parts(Count) :-
    parts(Names),
    length(Names, Count).

%   Threads that ask at the same time while clauses change see a value of one of the states, and in
%   the end the last one.

test(threads, Last == [a, b]) :-
    a_and_b(Clauses),
    start(Clauses),
    findall(Id,
            ( between(1, 4, _), thread_create(forall(between(1, 300, _), one_state), Id) ),
            Ids),
    forall(between(1, 100, _), ( put([]), put(Clauses) )),
    forall(member(Id, Ids), thread_join(Id, true)),
    value(Last).

one_state :-
    value(Names),
    memberchk(Names, [[], [a, b]]).

:- end_tests(made).
