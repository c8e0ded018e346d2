/*  gunshi othello train: learn the weights of the evaluation from the program's own games.
*/
:- module(gunshi_cli_commands_othello_train,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../othello/train').
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../options').
:- use_module('../../progress', [progress_start/2, progress_show/3, progress_end/1]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2]).

opt_type(output, output, atom).
opt_type(plan,   plan,   atom).
opt_type(seed,   seed,   nonneg).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(file(write, File, Reason))

run(Arguments, 0) :-
    options_only(Arguments, "gunshi othello --help lists them", Options),
    (   option(output(File), Options)
    ->  true
    ;   usage_error("othello train: --output is missing, the file for the weights", [])
    ),
    can_be_written(File),
    option(seed(Seed), Options, 1),
    (   option(plan(Text), Options)
    ->  (   othello_generations(Text, Generations)
        ->  true
        ;   shipped_generations([Example|_]),
            othello_generations(Right, [Example]),
            usage_error("othello train: --plan cannot be \"~w\"; it is generations with ; between \c
                         them, as \"~s\"",
                        [Text, Right])
        )
    ;   shipped_generations(Generations)
    ),
    Bar = bar(none),
    setup_call_cleanup(
        true,
        othello_train(Generations, told(Bar), [seed(Seed)], Weights),
        ended(Bar)),
    write_output(File, Weights).

told(Bar, progress(N, What, Done, All)) :-
    arg(1, Bar, Progress0),
    (   Progress0 == none,
        progress_start(All, Progress)
    ->  nb_setarg(1, Bar, Progress)
    ;   Progress = Progress0
    ),
    (   Progress = progress(_, _, _)
    ->  nb_setarg(1, Progress, All),
        nb_setarg(2, Progress, Done),
        progress_show(Progress, "~w of generation ~d", [What, N])
    ;   true
    ).
told(Bar, fitted(N, Fits)) :-
    ended(Bar),
    nb_setarg(1, Bar, none),
    aggregate_all(sum(B), member(fit(B, _, _, _, _), Fits), Boards),
    mean_square(Fits, 4, Before),
    mean_square(Fits, 5, After),
    format(user_error,
           "generation ~d: ~D boards; error on held-out boards ~2f discs before, ~2f after~n",
           [N, Boards, Before, After]).

mean_square(Fits, N, Root) :-
    aggregate_all(sum(Held * E ** 2),
                  ( member(Fit, Fits), arg(2, Fit, Held), arg(N, Fit, E) ),
                  Sum),
    aggregate_all(sum(Held), ( member(Fit, Fits), arg(2, Fit, Held) ), All),
    Root is sqrt(Sum / max(1, All)).

ended(Bar) :-
    arg(1, Bar, Progress),
    progress_end(Progress).
