:- encoding(utf8).
/*  The opponent of the experiments with learning, in shogi, as the command line names it. */
:- module(gunshi_cli_commands_experiment_opponent,
          [ shogi_opponent/3            % +Options, -Opponent, -Words
          ]).
:- use_module(library(option), [option/2]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../lab/match/named', [engine_named/2]).
:- use_module('../../options', [natural_argument/4]).

%!  shogi_opponent(+Options:list, -Opponent, -Words:string) is det.
%
%   Opponent is the one of with_opponent/3 that nodes(Text), against(Name) and time(Text) of Options
%   ask for; Words name it.
%
%   @error gunshi(usage(Text))

shogi_opponent(Options, Opponent, Words) :-
    (   option(nodes(Text), Options)
    ->  natural_argument('experiment learning: --nodes', Text, 1 000 000 000, Nodes)
    ;   Nodes = 2000
    ),
    (   option(against(Name), Options)
    ->  engine_named(Name, Named),
        engine_time(Options, Seconds),
        Opponent = engine(Named, Nodes, Seconds),
        format(string(Words), "~w, ~w s a move, with ~D nodes", [Name, Seconds, Nodes])
    ;   Opponent = search(Nodes),
        format(string(Words), "a search of ~D nodes, with as many", [Nodes])
    ).

engine_time(Options, Seconds) :-
    (   option(time(Text), Options)
    ->  (   atom_number(Text, Seconds),
            Seconds > 0
        ->  true
        ;   usage_error("experiment learning: --time cannot be \"~w\"; it takes a number of \c
                         seconds", [Text])
        )
    ;   Seconds = 1
    ).
