/*  The option --sprt: a series of games stops as soon as a sequential test has decided.
*/
:- module(gunshi_cli_match_sprt_option,
          [ sprt_option/3               % +Command, +Options, -Hypotheses
          ]).
:- use_module(library(option), [option/2]).
:- use_module('../../base/usage', [usage_error/2]).

%!  sprt_option(+Command, +Options, -Hypotheses) is det.
%
%   Hypotheses are elos(Elo0, Elo1) of the option sprt(Text), or `none` without it.
%
%   @error gunshi(usage(Text)); Command is named in it

sprt_option(Command, Options, Hypotheses) :-
    (   option(sprt(Text), Options)
    ->  (   split_string(Text, ",", " ", [Text0, Text1]),
            number_string(Elo0, Text0),
            number_string(Elo1, Text1),
            -1000 =< Elo0,
            Elo0 < Elo1,
            Elo1 =< 1000
        ->  Hypotheses = elos(Elo0, Elo1)
        ;   usage_error("~w: --sprt cannot be \"~w\"; it takes two Elos, the lower one first, \c
                         as 0,10, from -1000 to 1000", [Command, Text])
        )
    ;   Hypotheses = none
    ).
