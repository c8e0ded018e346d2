/*  Options lists: a predicate says which options it takes, and a wrong one is refused with that.

    library(option) passes over what it does not know, so a misspelt limit would be no limit.
*/
:- module(gunshi_base_options,
          [ must_be_options/2           % +Types, +Options
          ]).
:- use_module(types, [argument_fault/4, argument_type_words/2]).
:- use_module(messages, []).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).

%!  must_be_options(+Types:list, +Options) is det.
%
%   True when Options is a list of options that Types name. Types are Name(Type), with the types
%   that an argument of a knowledge predicate can have, as nodes(positive).
%
%   @error type_error(list, Options), instantiation_error
%   @error gunshi(bad_option(Option, Possible)): Possible are Name-Words, what each Name of Types
%          takes

must_be_options(Types, Options) :-
    must_be(list, Options),
    must_be(ground, Options),
    forall(member(Option, Options), must_be_option(Types, Option)).

must_be_option(Types, Option) :-
    (   compound(Option),
        compound_name_arguments(Option, Name, [Value]),
        member(Known, Types),
        compound_name_arguments(Known, Name, [Type]),
        \+ argument_fault(Type, Value, fact, _)
    ->  true
    ;   findall(Name-Words,
                ( member(Known, Types),
                  compound_name_arguments(Known, Name, [Type]),
                  argument_type_words(Type, Words)
                ),
                Possible),
        throw(error(gunshi(bad_option(Option, Possible)), _))
    ).
