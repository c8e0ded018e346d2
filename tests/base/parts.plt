/*  The parts of a term by name. */
:- module(test_parts, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/parts)).

:- begin_tests(parts).

test(by_name, Value == 2) :-
    named_part([one, two], pair(1, 2), two, Value).
test(all, Parts == [one-1, two-2]) :-
    findall(Name-Value, named_part([one, two], pair(1, 2), Name, Value), Parts).
test(another_value, fail) :-
    named_part([one, two], pair(1, 2), two, 3).
test(none, forall(member(Name, [three, "two", 2]))) :-
    catch(named_part([one, two], pair(1, 2), Name, _), Error, true),
    Error = error(gunshi(no_such_part(_, _)), _),
    error_line(Error, Line),
    once(sub_string(Line, _, _, _, "its parts are one, two")).

:- end_tests(parts).
