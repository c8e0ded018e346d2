/*  gunshi othello values: what the words of the knowledge are worth, fitted to games.
*/
:- module(gunshi_cli_commands_othello_values,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/3]).
:- use_module('../../../lab/training/othello_values').
:- use_module('../../options').
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).

:- autoload(library(lists), [member/2]).

opt_type(games,  games,  natural).
opt_type(seed,   seed,   nonneg).
opt_type(output, output, atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(file(write, File, Reason))

run(Arguments, 0) :-
    options_only(Arguments, "gunshi othello --help lists them", Options),
    option(games(Games), Options, 25000),
    option(seed(Seed), Options, 1),
    option(output(Output), Options, -),
    can_be_written(Output),
    set_random(seed(Seed)),
    with_progress(Games, Progress,
                  othello_fit_values(show_done(Progress, Games), Games, Values, Fit)),
    with_output_to(string(Text), print_values(Values, Fit, Games, Seed)),
    write_output(Output, Text).

show_done(Progress, Count, Done) :-
    progress_at(Progress, Count, Done),
    progress_show(Progress, "games", []).

print_values(Values, fit(Positions, Error, Held, HeldError, EngineError), Games, Seed) :-
    format("% gunshi othello values --games ~d --seed ~d: fitted to ~D positions, \c
            error ~2f discs;~n",
           [Games, Seed, Positions, Error]),
    (   Held =:= 0
    ->  format("% nothing was held out to measure by; of ten games one is: --games 10 or more.~n")
    ;   format("% on ~D others ~2f, that of the engine's evaluation ~2f.~n",
               [Held, HeldError, EngineError])
    ),
    forall(member(value(Word, Empties, Value), Values),
           ( Tens is 10 * round(Value / 10),
             format("atai(~w, ~d, ~d).~n", [Word, Empties, Tens])
           )).
