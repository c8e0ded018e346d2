/*  The types an argument of a knowledge predicate can have.

    A type is a name with words for a person and a meaning. Names are added by the floor that
    knows them, as clauses of gunshi_types:argument_type/3; this file has those that belong to no
    game. A declaration may also use a meaning directly:

      | one_of(Atoms)       | one of these                                  |
      | between(Low, High)  | an integer in this range, both ends included  |
      | list(Type)          | a list whose elements all have the type       |
      | either(Types)       | what has one of these types                   |
      | shape(Term)         | this functor, with a type at each argument    |
      | such_that(M:Pred)   | a value for which M:Pred succeeds             |

    A variable in a rule gets its value from the rule's body, so it fits every type there; in a
    fact nothing will ever bind it, so it fits only `any` and `variable`.
*/
:- module(gunshi_types,
          [ argument_fault/4,           % +Type, +Value, +Kind, -Words
            argument_type_words/2       % +Type, -Words
          ]).
:- autoload(library(lists), [member/2]).

%!  argument_type(?Name:atom, -Words:string, -Meaning) is nondet.
%
%   The named types. Words read well after "is not": "a square, file then rank: 11 to 99".

:- multifile argument_type/3.

argument_type(atom,     "an atom", such_that(system:atom)).
argument_type(text,     "a text in double quotes", such_that(system:string)).
argument_type(integer,  "an integer", such_that(system:integer)).
argument_type(natural,  "an integer from 0", such_that(gunshi_types:is_natural)).
argument_type(positive, "an integer from 1", such_that(gunshi_types:is_positive)).
argument_type(number,   "a number", such_that(system:number)).
argument_type(boolean,  "true or false", one_of([true, false])).
argument_type(count,    "an integer from 1 to 2**63-1", between(1, 9223372036854775807)).
argument_type(duration, "a number of seconds above 0", such_that(gunshi_types:is_duration)).

is_natural(Value) :-
    integer(Value),
    Value >= 0.

is_positive(Value) :-
    integer(Value),
    Value >= 1.

is_duration(Value) :-
    number(Value),
    Value > 0.

%!  argument_fault(+Type, +Value, +Kind:oneof([fact,rule]), -Words:string) is semidet.
%
%   True when Value does not have the type; Words say what would have it. Kind says whether Value
%   stands in a fact or in a rule, which decides what a variable is worth.

argument_fault(Type, Value, Kind, Words) :-
    \+ fits(Type, Value, Kind),
    argument_type_words(Type, Words).

fits(any, _, _) :-
    !.
fits(variable, Value, _) :-
    !,
    var(Value).
fits(either(Types), Value, Kind) :-
    !,
    member(Type, Types),
    fits(Type, Value, Kind),
    !.
fits(_, Value, Kind) :-
    var(Value),
    !,
    Kind == rule.
fits(Name, Value, Kind) :-
    argument_type(Name, _, Meaning),
    !,
    fits(Meaning, Value, Kind).
fits(one_of(Atoms), Value, _) :-
    memberchk(Value, Atoms).
fits(between(Low, High), Value, _) :-
    integer(Value),
    between(Low, High, Value).
fits(list(Type), Value, Kind) :-
    fits_list(Value, Type, Kind).
fits(shape(Shape), Value, Kind) :-
    compound(Value),
    compound_name_arguments(Shape, Name, Types),
    compound_name_arguments(Value, Name, Values),
    fits_arguments(Types, Values, Kind).
fits(such_that(Module:Name), Value, _) :-
    call(Module:Name, Value).

fits_list(List, _, Kind) :-
    var(List),
    !,
    Kind == rule.
fits_list([], _, _).
fits_list([Value|Values], Type, Kind) :-
    fits(Type, Value, Kind),
    fits_list(Values, Type, Kind).

fits_arguments([], [], _).
fits_arguments([Type|Types], [Value|Values], Kind) :-
    fits(Type, Value, Kind),
    fits_arguments(Types, Values, Kind).

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
