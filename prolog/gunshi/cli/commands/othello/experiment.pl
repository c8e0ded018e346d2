/*  gunshi othello experiment: the third paper's sentence about J, measured.
*/
:- module(gunshi_cli_commands_othello_experiment,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../lab/experiments/othello_j', [j_losses/5, j_row/3]).
:- use_module('../../options').
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).

:- autoload(library(lists), [append/3, member/2]).

opt_type(games,  games,  natural).
opt_type(depth,  depth,  between(1, 20)).
opt_type(seed,   seed,   nonneg).
opt_type(format, format, oneof([text, json])).

%   The moves that are looked at, white's; the paper's opening ends with the last.

moves([12, 16, 20]).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))

run(Arguments, 0) :-
    options(Arguments, Positional, Options),
    (   Positional == [j]
    ->  true
    ;   usage_error("othello experiment: say which, j; gunshi othello --help tells more", [])
    ),
    option(games(Games), Options, 200),
    option(depth(Depth), Options, 10),
    option(seed(Seed), Options, 1),
    option(format(Format), Options, text),
    set_random(seed(Seed)),
    moves(Moves),
    with_progress(Games, Progress,
                  j_losses(show_done(Progress, Games), Games, Depth, Moves, Losses)),
    append(Moves, [all], Numbers),
    findall(Row, ( member(Number, Numbers), j_row(Losses, Number, Row) ), Rows),
    print_rows(Format, Rows, Games, Depth, Seed).

show_done(Progress, Count, Done) :-
    progress_at(Progress, Count, Done),
    progress_show(Progress, "games", []).

print_rows(json, Rows, _, _, _) :-
    forall(member(Row, Rows), write_json(Row)).
print_rows(text, Rows, Games, Depth, Seed) :-
    format("The moves of J against the best by ~d plies: ~d games of the paper's player, \c
            seed ~d~n~n",
           [Depth, Games, Seed]),
    print_cells([move, positions, best, '1 disc worse', '2 discs', '3 discs', 'lost in the mean']),
    forall(member(Row, Rows), print_row(Row)),
    format("~nThe paper: J names a wrong move about one time in five.~n").

print_row(Row) :-
    _{move:Move, positions:Count, best:Best, one:One, two:Two, three:Three, lost:Lost,
      error:Error} :< Row,
    format(string(Mean), "~2f ± ~2f", [Lost, Error]),
    findall(Text,
            ( member(Share, [Best, One, Two, Three]),
              Percent is 100 * Share,
              format(string(Text), "~1f %", [Percent])
            ),
            Shares),
    append([Move, Count|Shares], [Mean], Cells),
    print_cells(Cells).

print_cells([Move, Count, Best, One, Two, Three, Lost]) :-
    format("~t~w~4|~t~w~15|~t~w~24|~t~w~38|~t~w~47|~t~w~56|~t~w~74|~n",
           [Move, Count, Best, One, Two, Three, Lost]).
