/*  Argument types: what a test made of a type accepts is what the type means, said here once more
    in the plainest way.
*/
:- module(test_types, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(library(gunshi/base/types)).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(test_place, "a place or a variable",
                                either([variable, between(1, 9)])).
gunshi_base_types:argument_type(test_tree, "a tree",
                                either([atom, shape(node(test_tree, test_tree))])).
gunshi_base_types:argument_type(test_open, "what may be open",
                                either([test_place, shape(f(atom))])).

%   means(+Type, +Value, +Kind): Value has Type.

means(any, _, _).
means(variable, Value, _) :-
    var(Value).
means(either(Types), Value, Kind) :-
    member(Type, Types),
    means(Type, Value, Kind).
means(Name, Value, Kind) :-
    gunshi_base_types:argument_type(Name, _, Meaning),
    means(Meaning, Value, Kind).
means(_, Value, rule) :-
    var(Value).
means(one_of(Atoms), Value, _) :-
    nonvar(Value),
    memberchk(Value, Atoms).
means(between(Low, High), Value, _) :-
    integer(Value),
    Low =< Value,
    Value =< High.
means(such_that(Closure), Value, _) :-
    nonvar(Value),
    call(Closure, Value).
means(shape(Shape), Value, Kind) :-
    compound(Value),
    Shape =.. [Name|Types],
    Value =.. [Name|Values],
    same_length(Types, Values),
    forall(( nth1(N, Types, Type), nth1(N, Values, Part) ), means(Type, Part, Kind)).
means(list(Type), Value, Kind) :-
    (   var(Value)
    ->  Kind == rule
    ;   Value == []
    ->  true
    ;   Value = [First|Rest],
        once(means(Type, First, Kind)),
        means(list(Type), Rest, Kind)
    ).

simple_type(Type) :-
    member(Type, [ any, variable, atom, text, integer, positive, boolean, between(2, 5),
                   one_of([a, b]), shape(f(atom)), shape(f(integer, variable)), shape(f(variable)),
                   shape(g(atom)), test_place, test_tree, test_open, list(test_place)
                 ]).

type(Type) :-
    simple_type(Type).
type(list(Type)) :-
    simple_type(Type).
type(shape(f(Type))) :-
    simple_type(Type).
type(either([Type1, Type2])) :-
    simple_type(Type1),
    simple_type(Type2).
type(either([shape(f(boolean)), Type1, Type2])) :-
    simple_type(Type1),
    simple_type(Type2).
type(list(either([either([Type, boolean]), shape(g(list(Type)))]))) :-
    simple_type(Type).

simple_value(Value) :-
    member(Value, [ _, a, true, zz, 0, 3, 9, 10, 2.0, "a", [], f(a), f(3), f(_), f(3, _), f(a, b),
                    g(a), g(_), node(a, node(_, b)), node(a, node(c, b)), node(a, 1), '[]'(a),
                    [a|_], [a|b], _{f:a}
                  ]).

value(Value) :-
    simple_value(Value).
value([Value]) :-
    simple_value(Value).
value([Value1, Value2]) :-
    simple_value(Value1),
    simple_value(Value2).
value(f(Value)) :-
    simple_value(Value).
value([g([Value]), a]) :-
    simple_value(Value).

wrong(Type, Value, Kind) :-
    type(Type),
    argument_test(Type, Test),
    value(Value),
    member(Kind, [fact, rule]),
    (   means(Type, Value, Kind)
    ->  \+ argument_fits(Test, Value, Kind)
    ;   argument_fits(Test, Value, Kind)
    ).

:- begin_tests(types).

test(as_they_mean, Wrong == []) :-
    findall(Type-Value-Kind, limit(3, wrong(Type, Value, Kind)), Wrong).
test(every_type_accepts_something_and_some_refuse) :-
    forall(type(Type),
           ( argument_test(Type, Test),
             once(( value(Value), argument_fits(Test, Value, fact) ))
           )),
    forall(( type(Type), \+ means(Type, 2.0, fact) ),
           ( argument_test(Type, Test), \+ argument_fits(Test, 2.0, fact) )).
test(nothing_is_bound) :-
    Value = f(_, [_|_]),
    argument_test(shape(f(integer, list(one_of([a])))), Test),
    argument_fits(Test, Value, rule),
    Value =@= f(_, [_|_]).
test(an_atom_more_than_once) :-
    argument_test(one_of([a, b, a]), Test),
    argument_fits(Test, a, fact).
test(a_choice_among_others_than_atoms_is_no_type, fail) :-
    argument_type_words(one_of([a, 1]), _).
test(words, Words == "one of a, b") :-
    argument_type_words(one_of([a, b]), Words).
test(no_type, fail) :-
    argument_type_words(squire, _).

:- end_tests(types).
