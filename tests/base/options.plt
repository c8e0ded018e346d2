/*  Options lists: what is no option is refused, with the options there are. */
:- module(test_options, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/base/options)).

:- begin_tests(options).

types([count(count), quick(boolean), time(duration), kind(one_of([a, b])), any(any)]).

test(good) :-
    types(Types),
    must_be_options(Types, [kind(b), count(1), time(0.5), any(f(x)), quick(false), count(2)]),
    must_be_options(Types, []).
test(no_list, error(type_error(list, foo))) :-
    types(Types),
    must_be_options(Types, foo).
test(open_list, error(instantiation_error)) :-
    types(Types),
    must_be_options(Types, [count(1)|_]).
test(open, [forall(member(Option, [_, count(_), any(_)])), error(instantiation_error)]) :-
    types(Types),
    must_be_options(Types, [Option]).
test(bad, [forall(member(Option, [ count(0), count(9223372036854775808), count(a), quick(maybe),
                                   time(0), time("1"), kind(c), foo(1), foo, count, count(1, 2), 7,
                                   count=1, "count(1)"
                                 ])),
           error(gunshi(bad_option(Option, _)))]) :-
    types(Types),
    must_be_options(Types, [quick(true), Option]).
test(what_there_is, Possible == [count-"an integer from 1 to 2**63-1", kind-"one of a, b"]) :-
    catch(must_be_options([count(count), kind(one_of([a, b]))], [foo(1)]),
          error(gunshi(bad_option(foo(1), Possible)), _),
          true).

:- end_tests(options).
