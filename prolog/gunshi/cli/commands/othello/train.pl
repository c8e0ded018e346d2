/*  gunshi othello train: learn the weights of the evaluation from the program's own games.
*/
:- module(gunshi_cli_commands_othello_train,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../othello/train').
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../options').
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3, progress_end/1]).

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
    with_progress(0, Progress,
                  othello_train(Generations, show_training(Progress), [seed(Seed)], Weights)),
    write_output(File, Weights).

%   show_training(+Progress, +Event): as othello_train/4 calls it.

show_training(Progress, progress(N, What, Done, All)) :-
    progress_at(Progress, All, Done),
    progress_show(Progress, "~w of generation ~d", [What, N]).
show_training(Progress, fitted(N, Fits)) :-
    progress_end(Progress),
    aggregate_all(sum(Boards), member(fit(Boards, _, _, _, _), Fits), Sum),
    findall(Held-Error, member(fit(_, Held, _, Error, _), Fits), BeforePairs),
    findall(Held-Error, member(fit(_, Held, _, _, Error), Fits), AfterPairs),
    mean_square(BeforePairs, Before),
    mean_square(AfterPairs, After),
    format(user_error,
           "generation ~d: ~D boards; error on held-out boards ~2f discs before, ~2f after~n",
           [N, Sum, Before, After]).

%   mean_square(+Pairs, -Root): the root of the mean square of Error over Held boards, in
%   Held-Error.

mean_square(Pairs, Root) :-
    aggregate_all(sum(Held * Error ** 2), member(Held-Error, Pairs), Sum),
    aggregate_all(sum(Held), member(Held-_, Pairs), All),
    Root is sqrt(Sum / max(1, All)).
