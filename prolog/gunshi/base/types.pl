/*  The types an argument of a knowledge predicate can have.

    A type is a name with words for a person and a meaning. Names are added by the floor that knows
    them, as clauses of gunshi_base_types:argument_type/3; this file has those that belong to no
    game. A declaration may also use a meaning directly:

      | one_of(Atoms)       | one of these                                  |
      | between(Low, High)  | an integer in this range, both ends included  |
      | list(Type)          | a list whose elements all have the type       |
      | either(Types)       | what has one of these types                   |
      | shape(Term)         | this functor, with a type at each argument    |
      | such_that(M:Pred)   | a value for which M:Pred succeeds             |

    A variable in a rule gets its value from the rule's body, so it fits every type there; in a
    fact nothing will ever bind it, so it fits only `any`, `variable`, and what is either these or
    more.
*/
:- module(gunshi_base_types,
          [ argument_fault/4,           % +Type, @Value, +Kind, -Words
            argument_test/2,            % +Type, -Test
            argument_fits/3,            % +Test, @Value, +Kind
            argument_type_words/2       % +Type, -Words
          ]).
:- autoload(library(apply), [foldl/4, maplist/2, maplist/3, partition/4]).
:- autoload(library(lists), [append/2, append/3, member/2, select/4]).

%!  argument_type(?Name:atom, -Words:string, -Meaning) is nondet.
%
%   The named types. Words read well after "is not": "a square, file then rank: 11 to 99".

:- multifile argument_type/3.

argument_type(atom,     "an atom", such_that(system:atom)).
argument_type(text,     "a text in double quotes", such_that(system:string)).
argument_type(integer,  "an integer", such_that(system:integer)).
argument_type(natural,  "an integer from 0", such_that(gunshi_base_types:is_natural)).
argument_type(positive, "an integer from 1", such_that(gunshi_base_types:is_positive)).
argument_type(number,   "a number", such_that(system:number)).
argument_type(boolean,  "true or false", one_of([true, false])).
argument_type(count,    "an integer from 1 to 2**63-1", between(1, 9223372036854775807)).
argument_type(duration, "a number of seconds above 0", such_that(gunshi_base_types:is_duration)).

is_natural(Value) :-
    integer(Value),
    Value >= 0.

is_positive(Value) :-
    integer(Value),
    Value >= 1.

is_duration(Value) :-
    number(Value),
    Value > 0.

%!  argument_fault(+Type, @Value, +Kind:oneof([fact,rule]), -Words:string) is semidet.
%
%   True when Value does not have the type; Words say what would have it. Kind says whether Value
%   stands in a fact or in a rule, which decides what a variable is worth.

argument_fault(Type, Value, Kind, Words) :-
    argument_test(Type, Test),
    \+ argument_fits(Test, Value, Kind),
    argument_type_words(Type, Words).

%!  argument_test(+Type, -Test) is det.
%
%   Test is Type made ready for many values, for argument_fits/3: names are looked up, and what a
%   value is told by, an atom or the name of its functor, is the key of a dict. It is made for one
%   reading and not kept, as the files that name types can be loaded again at any time.
%
%      | any, variable   | as the types                                                   |
%      | between(L, H)   | as the type                                                    |
%      | such_that(M:P)  | as the type                                                    |
%      | one_of(Dict)    | a key                                                          |
%      | list(Test)      | a list whose elements pass Test                                |
%      | shapes(Dict)    | its functor's name is a key, with the tests of the arguments   |
%      | some(Tests)     | what passes one of Tests                                       |
%      | optional(Test)  | a variable, or what passes Test                                |
%      | named(Name)     | a type that is part of itself, looked up where a value has one |

argument_test(Type, Test) :-
    type_test([], Type, Test).

%   type_test(+Names, +Type, -Test): Names are the types that Type is part of.

type_test(Names, Type, Test) :-
    (   argument_type(Type, _, Meaning)
    ->  (   memberchk(Type, Names)
        ->  Test = named(Type)
        ;   type_test([Type|Names], Meaning, Test)
        )
    ;   meaning_test(Type, Names, Test)
    ).

meaning_test(one_of(Atoms), _, one_of(Dict)) :-
    !,
    sort(Atoms, Keys),
    findall(Key-true, member(Key, Keys), Pairs),
    dict_create(Dict, _, Pairs).
meaning_test(list(Type), Names, list(Test)) :-
    !,
    type_test(Names, Type, Test).
meaning_test(shape(Shape), Names, shapes(Dict)) :-
    !,
    compound_name_arguments(Shape, Name, Types),
    maplist(type_test(Names), Types, Tests),
    dict_create(Dict, _, [Name-Tests]).
meaning_test(either(Types), Names, Test) :-
    !,
    maplist(type_test(Names), Types, Tests),
    maplist(alternatives, Tests, Lists),
    append(Lists, Alternatives),
    either_test(Alternatives, Test).
meaning_test(Type, _, Type).

alternatives(Test, Tests) :-
    (   Test = optional(Closed)
    ->  Tests = [variable|Tests1],
        alternatives(Closed, Tests1)
    ;   Test = some(Tests)
    ->  true
    ;   Tests = [Test]
    ).

either_test(Tests, Test) :-
    (   memberchk(any, Tests)
    ->  Test = any
    ;   partition(==(variable), Tests, Variables, Others),
        foldl(with_alternative, Others, [], Closed),
        open_test(Variables, Closed, Test)
    ).

%   with_alternative(+Test, +Tests0, -Tests): shapes join those that have other names.

with_alternative(Test, Tests0, Tests) :-
    (   Test = shapes(Dict),
        select(shapes(Dict0), Tests0, shapes(Dict1), Tests1),
        \+ ( get_dict(Name, Dict, _), get_dict(Name, Dict0, _) )
    ->  put_dict(Dict, Dict0, Dict1),
        Tests = Tests1
    ;   append(Tests0, [Test], Tests)
    ).

open_test([], Tests, Test) :-
    !,
    (   Tests = [Test]
    ->  true
    ;   Test = some(Tests)
    ).
open_test(_, Tests, Test) :-
    (   Tests == []
    ->  Test = variable
    ;   Test = optional(Closed),
        open_test([], Tests, Closed)
    ).

%!  argument_fits(+Test, @Value, +Kind:oneof([fact,rule])) is semidet.
%
%   True when Value has the type that Test was made of. Kind is as in argument_fault/4.

argument_fits(Test, Value, Kind) :-
    (   nonvar(Value)
    ->  value_fits(Test, Value, Kind)
    ;   Kind == rule
    ->  true
    ;   variable_fits(Test)
    ).

variable_fits(any).
variable_fits(variable).
variable_fits(optional(_)).
variable_fits(named(Name)) :-
    argument_test(Name, Test),
    variable_fits(Test).

value_fits(one_of(Dict), Value, _) :-
    atom(Value),
    get_dict(Value, Dict, _).
value_fits(optional(Test), Value, Kind) :-
    value_fits(Test, Value, Kind).
value_fits(shapes(Dict), Value, Kind) :-
    compound(Value),
    compound_name_arguments(Value, Name, Values),
    get_dict(Name, Dict, Tests),
    values_fit(Tests, Values, Kind).
value_fits(list(Test), Value, Kind) :-
    list_fits(Value, Test, Kind).
value_fits(such_that(Closure), Value, _) :-
    call(Closure, Value),
    !.
value_fits(some(Tests), Value, Kind) :-
    some_fits(Tests, Value, Kind).
value_fits(between(Low, High), Value, _) :-
    integer(Value),
    Value >= Low,
    Value =< High.
value_fits(any, _, _).
value_fits(named(Name), Value, Kind) :-
    argument_test(Name, Test),
    value_fits(Test, Value, Kind).

some_fits([Test|Tests], Value, Kind) :-
    (   value_fits(Test, Value, Kind)
    ->  true
    ;   some_fits(Tests, Value, Kind)
    ).

values_fit([], [], _).
values_fit([Test|Tests], [Value|Values], Kind) :-
    argument_fits(Test, Value, Kind),
    values_fit(Tests, Values, Kind).

%   A list whose end a rule will know is one.

list_fits(List, Test, Kind) :-
    (   var(List)
    ->  Kind == rule
    ;   List = [Value|Values]
    ->  argument_fits(Test, Value, Kind),
        list_fits(Values, Test, Kind)
    ;   List == []
    ).

%!  argument_type_words(+Type, -Words:string) is semidet.
%
%   Words for a person. Fails when Type is no type: a way to check a declaration.

argument_type_words(Type, _) :-
    var(Type),
    !,
    fail.
argument_type_words(any, "anything") :-
    !.
argument_type_words(variable, "a variable") :-
    !.
argument_type_words(Name, Words) :-
    argument_type(Name, Words, _),
    !.
argument_type_words(one_of(Atoms), Words) :-
    is_list(Atoms),
    maplist(atom, Atoms),
    atomic_list_concat(Atoms, ', ', Text),
    string_concat("one of ", Text, Words).
argument_type_words(between(Low, High), Words) :-
    integer(Low),
    integer(High),
    format(string(Words), "an integer from ~d to ~d", [Low, High]).
argument_type_words(list(Type), Words) :-
    argument_type_words(Type, One),
    format(string(Words), "a list, each element ~s", [One]).
argument_type_words(either(Types), Words) :-
    is_list(Types),
    types_words(Types, All),
    atomic_list_concat(All, ' or ', Text),
    atom_string(Text, Words).
argument_type_words(shape(Shape), Words) :-
    compound(Shape),
    compound_name_arguments(Shape, _, Types),
    types_words(Types, _),
    format(string(Words), "~q", [Shape]).
argument_type_words(such_that(Module:Name), Words) :-
    format(string(Words), "what ~q:~q/1 accepts", [Module, Name]).

types_words([], []).
types_words([Type|Types], [Words|WordsList]) :-
    argument_type_words(Type, Words),
    types_words(Types, WordsList).
