/*  The engine's options: what an interface may set, and what it has set.

    Options are a list of Name-Value, each declared name once: an integer for a spin, `true` or
    `false` for a check, an atom for a combo or a string. An interface sends more than is declared,
    and that is passed over.
*/
:- module(gunshi_usi_options,
          [ default_options/1,          % -Options
            option_lines/1,             % -Lines
            value_fault/2,              % +Words, -Said
            set_option/3,               % +Words, +Options0, -Options
            option_value/3,             % +Options, +Name, -Value
            option_choices/2            % +Options, -Choices
          ]).
:- use_module('../knowledge/shogi/search_choices', [network_choices/2, read_search_choices/2]).
:- use_module(numbers, [usi_number/2]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(filesex), [directory_file_path/3]).
:- autoload(library(lists), [append/3, selectchk/4]).

%   declared(?Name, ?Type, ?Default): Type is spin(Low, High), check, combo(Values) or choices.
%
%     - USI_Hash: megabytes of the table, for searching and for mating problems
%     - USI_Ponder: bestmove says which answer is expected
%     - NetworkDelay: milliseconds of a move's time that are kept for the way to the interface
%     - NetworkDelay2: the same when what is used up of the time is lost with the game
%     - ResignValue: resign, and only then, when the score is so many centipawns, or more, below 0
%     - MaxMovesToDraw: the game is a draw after so many moves; 0: never
%     - EnteringKingRule: which declaration wins
%     - SearchChoices: how to search, where not as kb/shogi/search.pl says, as a text:
%       statistics(none), history(false)
%     - EvalFile: evaluate by the network of this file, nn.bin; `none`, the default, for what
%       kb/shogi/search.pl says
%     - EvalDir: the directory of a file nn.bin, where no EvalFile is named
%     - FV_SCALE: what the network of that file puts out is so many times centipawns
%     - DrawValueBlack, DrawValueWhite: what a draw is worth in centipawns, when it plays sente,
%       gote
%     - OwnBook: joseki may be played
%     - BookFile: an opening book, a .db file, whose moves are joseki too; `none` for no book
%     - Seed: book moves are drawn by their weight with this seed, the same again; 0: by chance
%     - Language: what is told to people, in English or Japanese
%     - Style: the style of kb/shogi/styles.pl, or of the user's, to play in; analysis only searches

declared('USI_Hash',         spin(1, 1 000 000), 256).
declared('USI_Ponder',       check, true).
declared('Threads',          spin(1, 64), 1).
declared('MultiPV',          spin(1, 64), 1).
declared('NetworkDelay',     spin(0, 10 000), 120).
declared('NetworkDelay2',    spin(0, 10 000), 300).
declared('ResignValue',      spin(1, 99 999), 99 999).
declared('MaxMovesToDraw',   spin(0, 100 000), 0).
declared('EnteringKingRule', combo(['CSARule27', 'NoEnteringKing']), 'CSARule27').
declared('SearchChoices',    choices, []).
declared('EvalFile',         string, none).
declared('EvalDir',          string, none).
declared('FV_SCALE',         spin(1, 10 000), 16).
declared('DrawValueBlack',   spin(-30 000, 30 000), 0).
declared('DrawValueWhite',   spin(-30 000, 30 000), 0).
declared('OwnBook',          check, true).
declared('BookFile',         string, none).
declared('Seed',             spin(0, 2 147 483 647), 0).
declared('Language',         combo([en, ja]), en).
declared('Style',            string, none).

%!  default_options(-Options) is det.
%
%   Options are the declared ones, with their defaults.

default_options(Options) :-
    findall(Name-Default, declared(Name, _, Default), Options).

%!  option_lines(-Lines:list(string)) is det.
%
%   Lines declare the options to an interface.

option_lines(Lines) :-
    findall(Line,
            ( declared(Name, Type, Default),
              type_text(Type, Default, Text),
              format(string(Line), "option name ~w type ~w", [Name, Text])
            ),
            Lines).

type_text(spin(Low, High), Default, Text) :-
    format(string(Text), "spin default ~d min ~d max ~d", [Default, Low, High]).
type_text(check, Default, Text) :-
    format(string(Text), "check default ~w", [Default]).
type_text(string, Default, Text) :-
    format(string(Text), "string default ~w", [Default]).
type_text(choices, [], "string default <empty>").
type_text(combo(Values), Default, Text) :-
    maplist(atom_concat(' var '), Values, Parts),
    atomic_list_concat([Default|Parts], Vars),
    format(string(Text), "combo default ~w", [Vars]).

%!  set_option(+Words:list(string), +Options0, -Options) is det.
%
%   Options are Options0 with what the words behind `setoption` set. A number out of range is
%   brought into it; what is not declared, or no value of its type, changes nothing. value_fault/2
%   tells of all but what is not declared.

set_option(Words, Options0, Options) :-
    (   given(Words, Name, Type, Text),
        value(Type, Text, Value)
    ->  selectchk(Name-_, Options0, Name-Value, Options)
    ;   Options = Options0
    ).

%!  value_fault(+Words:list(string), -Said:string) is semidet.
%
%   What the words behind `setoption` give a declared option is no value of its type, or is a number
%   that it cannot have: Said says so. Fails for an option that is not declared; some interfaces
%   send every engine the same.

value_fault(Words, Said) :-
    once(( given(Words, Name, Type, Text),
           fault(Type, Name, Text, Said)
         )).

fault(Type, Name, Text, Said) :-
    \+ value(Type, Text, _),
    format(string(Said), "~w cannot be \"~s\"; it stays as it was", [Name, Text]).
fault(spin(Low, High), Name, Text, Said) :-
    value(spin(Low, High), Text, Value),
    usi_number(Text, Number),
    Number =\= Value,
    format(string(Said), "~w is a whole number from ~d to ~d, and ~d now",
           [Name, Low, High, Value]).

%   given(+Words, -Name, -Type, -Text) is nondet: Words give the declared option Name, of Type, the
%   value Text.

given(Words, Name, Type, Text) :-
    append(["name"|NameWords], ["value"|ValueWords], Words),
    atomics_to_string(NameWords, Given),
    declared(Name, Type, _),
    same_name(Name, Given),
    atomics_to_string(ValueWords, Text).

atomics_to_string(Words, Text) :-
    atomic_list_concat(Words, ' ', Atom),
    atom_string(Atom, Text).

same_name(Name, Given) :-
    string_lower(Name, Lower),
    string_lower(Given, Lower).

value(spin(Low, High), Text, Value) :-
    usi_number(Text, Number),
    Value is max(Low, min(High, truncate(Number))).
value(check, Text, Value) :-
    string_lower(Text, Lower),
    (   Lower == "true"
    ->  Value = true
    ;   Lower == "false"
    ->  Value = false
    ).
value(string, Text, Value) :-
    (   Text == "<empty>"               % as the protocol says that there is no text
    ->  Value = none
    ;   atom_string(Value, Text)
    ).
value(choices, Text, Choices) :-
    (   memberchk(Text, ["", "<empty>"])
    ->  Choices = []
    ;   catch(read_search_choices(Text, Choices), error(gunshi(_), _), fail)
    ).
value(combo(Values), Text, Value) :-
    atom_string(Value, Text),
    memberchk(Value, Values).

%!  option_value(+Options, +Name, -Value) is det.
%
%   Value is that of the declared option Name.

option_value(Options, Name, Value) :-
    memberchk(Name-Value, Options).

%!  option_choices(+Options, -Choices:list) is det.
%
%   Choices are what Options say of how to search, for search_knowledge/3.

option_choices(Options, Choices) :-
    option_value(Options, 'SearchChoices', Given),
    option_value(Options, 'EvalFile', File0),
    option_value(Options, 'EvalDir', Directory),
    (   named(File0)
    ->  File = File0
    ;   named(Directory)
    ->  directory_file_path(Directory, 'nn.bin', File)
    ;   File = none
    ),
    (   File == none
    ->  Choices = Given
    ;   network_choices(File, Network),
        option_value(Options, 'FV_SCALE', Scale),
        append(Given, [network_scale(Scale)|Network], Choices)
    ).

named(Value) :-
    \+ memberchk(Value, ['', none, '<empty>']).
