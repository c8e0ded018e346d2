/*  What a window sends with an action: the values of a JSON object, checked. */
:- module(gunshi_web_arguments,
          [ argument/4,                 % +Dict, +Key, +Type, -Value
            argument/5                  % +Dict, +Key, +Type, +Default, -Value
          ]).
:- use_module('../base/encoding', [code_count/4]).
:- use_module('../base/usage', [usage_error/2]).

%!  argument(+Dict, +Key:atom, +Type, -Value) is det.
%!  argument(+Dict, +Key:atom, +Type, +Default, -Value) is det.
%
%   Value is what Dict has for Key, of Type: `text`, a string; `integer(Low, High)`; `boolean`;
%   `one_of(Atoms)`, as an atom. Without the key, or with null, it is Default.
%
%   @error gunshi(usage(Text)) when it is not of Type, or is missing and there is no Default

argument(Dict, Key, Type, Value) :-
    (   given(Dict, Key, Given)
    ->  typed(Type, Key, Given, Value)
    ;   usage_error("~w is missing", [Key])
    ).

argument(Dict, Key, Type, Default, Value) :-
    (   given(Dict, Key, Given)
    ->  typed(Type, Key, Given, Value)
    ;   Value = Default
    ).

given(Dict, Key, Given) :-
    get_dict(Key, Dict, Given),
    Given \== null.

typed(Type, Key, Given, Value) :-
    (   of_type(Type, Given, Value0)
    ->  Value = Value0
    ;   type_words(Type, Words),
        usage_error("~w must be ~w", [Key, Words])
    ).

of_type(text, Given, Given) :-
    string(Given),
    code_count(Given, 0xD800, 0xDFFF, 0).        % no half of a character
of_type(boolean, Given, Given) :-
    memberchk(Given, [true, false]).
of_type(integer(Low, High), Given, Given) :-
    integer(Given),
    between(Low, High, Given).
of_type(one_of(Atoms), Given, Value) :-
    string(Given),
    atom_string(Value, Given),
    memberchk(Value, Atoms).

type_words(text, "a text").
type_words(boolean, "true or false").
type_words(integer(Low, High), Words) :-
    format(string(Words), "a whole number from ~d to ~d", [Low, High]).
type_words(one_of(Atoms), Words) :-
    atomic_list_concat(Atoms, ', ', Text),
    format(string(Words), "one of ~w", [Text]).
