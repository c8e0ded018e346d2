/*  How far the searches of an experiment go.
*/
:- module(gunshi_cli_experiment_limits,
          [ experiment_limits/5,        % +Experiment, +Options, +Names, +Default, -Limits
            limit_words/2               % +Limit, -Words
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2]).
:- use_module('../../base/usage', [usage_error/2]).

:- autoload(library(apply), [maplist/3]).

%!  experiment_limits(+Experiment, +Options, +Names:list, +Default, -Limits:list) is det.
%
%   Limits are depth(D), nodes(N) or time(S), in the order in which one of the options Names lists
%   them, numbers with commas between; Default without any.
%
%   @error gunshi(usage(Text)) for two of Names, and for what is no such number

experiment_limits(Experiment, Options, Names, Default, Limits) :-
    findall(Name-Text,
            ( member(Name, Names),
              Option =.. [Name, Text],
              option(Option, Options)
            ),
            Given),
    (   Given == []
    ->  Limits = Default
    ;   Given = [Name-Text]
    ->  split_string(Text, ",", " ", Parts),
        maplist(limit(Experiment, Name, Text), Parts, Limits)
    ;   atomic_list_concat(Names, ', --', List),
        usage_error("experiment ~w: --~w exclude each other; give one of them", [Experiment, List])
    ).

limit(Experiment, Name, Text, Part, Limit) :-
    range(Name, Low, High, Type, Words),
    (   catch(number_string(Number, Part), error(_, _), fail),
        call(Type, Number),
        Number >= Low,
        Number =< High
    ->  Limit =.. [Name, Number]
    ;   usage_error("experiment ~w: --~w cannot be \"~w\"; it takes ~w, with commas between them",
                    [Experiment, Name, Text, Words])
    ).

range(depth, 1, 127, integer, "integers from 1 to 127").
range(nodes, 1, 1 000 000 000 000, integer, "integers from 1").
range(time, 0.001, 86400, number, "numbers of seconds, from 0.001 to 86400").

%!  limit_words(+Limit, -Words:string) is det.
%
%   Words are the name of Limit in a table.

limit_words(depth(Depth), Words) :-
    format(string(Words), "depth ~d", [Depth]).
limit_words(nodes(Nodes), Words) :-
    format(string(Words), "~D nodes", [Nodes]).
limit_words(time(Seconds), Words) :-
    format(string(Words), "~w s", [Seconds]).
