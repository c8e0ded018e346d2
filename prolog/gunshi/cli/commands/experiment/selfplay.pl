:- encoding(utf8).
/*  gunshi experiment selfplay: the second paper's second experiment, as a table.
*/
:- module(gunshi_cli_commands_experiment_selfplay,
          [ selfplay/2                  % +Options, -Status
          ]).
:- use_module(library(lists), [member/2, reverse/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../lab/comparison', [share_interval/4]).
:- use_module('../../../lab/elo', [score_elo/3]).
:- use_module('../../../lab/experiments/selfplay').
:- use_module('../../../lab/match/openings', [read_openings/2, schedule/4]).
:- use_module('../../../lab/match/score', [score_count/2, score_games/2, any_fault/1]).
:- use_module('../../elo_text', [elo_words/3]).
:- use_module('../../experiment/limits', [experiment_limits/5, limit_words/2]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../match/score_text', [running_words/2, game_columns/1, game_cells/2]).
:- use_module('../../progress', [with_progress/3, progress_done/1, progress_show/3]).

%!  selfplay(+Options:list, -Status) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report. Status is 1
%   when a game was lost by a fault, else 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)), gunshi(file(write, File, Reason))
%   @error gunshi(usi_engine(Title, What)) if the engine does not start

selfplay(Options, Status) :-
    (   option(openings(File), Options)
    ->  read_openings(File, Openings)
    ;   usage_error("experiment selfplay: --openings is missing, a file of openings", [])
    ),
    experiment_limits(selfplay, Options, [nodes, time], [nodes(20000)], Limits),
    option(games(Games0), Options, 50),
    Games is Games0 + Games0 mod 2,
    option(seed(Seed), Options, 1),
    option(concurrency(Workers), Options, 1),
    option(statistics(Statistic), Options, any),
    option(own(Own), Options, false),
    option(by(By), Options, plies),
    selfplay_engine(Statistic, Own, By, A),
    selfplay_engine(none, Own, By, B),
    report_directory(Options),
    schedule(Openings, Games, Seed, Schedule),
    length(Limits, Lines),
    Total is Games*Lines,
    with_progress(Total, Progress,
                  play_limits(show_score(Progress), A, B, Schedule, Limits, Workers, Played)),
    length(Openings, Count),
    with_output_to(string(Text), print_table(Played, A, B, Count, Seed)),
    findall(Row, game_row(Played, Row), Rows),
    findall(Object, limit_object(Played, A, B, Seed, Object), Objects),
    game_columns(Columns),
    write_report(Options, selfplay, [[limit|Columns]|Rows], Objects, Text),
    (   member(_-Score, Played),
        any_fault(Score)
    ->  Status = 1
    ;   Status = 0
    ).

%   show_score(+Progress, +Limit, +Score): as play_limits/7 calls it.

show_score(Progress, Limit, Score) :-
    limit_words(Limit, Words),
    (   score_games(Score, [])
    ->  progress_show(Progress, "games, ~s a move", [Words])
    ;   progress_done(Progress),
        running_words(Score, Running),
        progress_show(Progress, "games, ~s a move  ~s", [Words, Running])
    ).

                /*******************************
                *           PRINTING           *
                *******************************/

print_table(Played, A, B, Openings, Seed) :-
    format("Experiment 2: with a statistic, A, against without, B, from ~d openings, seed ~d~n",
           [Openings, Seed]),
    format("A ~w~nB ~w~n~n", [A, B]),
    format("~w~t~24|~t~w~44|~t~w~52|~t~w~70|  ~w~n",
           ['a move', 'A won lost drawn', rate, 'W/(W+L), 95 %', 'Elo']),
    findall(Count, paper_count(_, Count), PaperCounts),
    forall(paper_count(Seconds, Count),
           ( format(string(Words), "the paper: ~d s", [Seconds]),
             print_line(Words, Count)
           )),
    sum_counts(PaperCounts, PaperSum),
    print_line("the paper: total", PaperSum),
    findall(Count, ( member(_-Score, Played), score_count(Score, Count) ), Counts),
    forall(member(Limit-Score, Played),
           ( limit_words(Limit, Words),
             score_count(Score, Count),
             print_line(Words, Count)
           )),
    (   Counts = [_, _|_]
    ->  sum_counts(Counts, Sum),
        print_line("total", Sum)
    ;   true
    ),
    format("~nThe rate has Wilson's interval; Elo counts a draw as half a point.~n").

print_line(Words, Count) :-
    Count = score(Wins, Losses, Draws),
    Decided is Wins + Losses,
    (   Decided =:= 0
    ->  Rate = '',
        Interval = ''
    ;   Rate0 is Wins / Decided,
        format(atom(Rate), "~3f", [Rate0]),
        share_interval(Wins, Decided, Low, High),
        format(atom(Interval), "[~3f, ~3f]", [Low, High])
    ),
    score_elo(Count, Elo, Error),
    elo_words(Elo, Error, EloWords),
    format(atom(Games), "~d  ~d  ~d", [Wins, Losses, Draws]),
    format("~s~t~24|~t~w~44|~t~w~52|~t~w~70|  ~s~n", [Words, Games, Rate, Interval, EloWords]).

%   game_row(+Played, -Row) is nondet: a line of CSV for each game, in the order in which they
%   ended.

game_row(Played, [Words|Cells]) :-
    member(Limit-Score, Played),
    limit_words(Limit, Words),
    score_games(Score, Newest),
    reverse(Newest, Games),
    member(Game, Games),
    game_cells(Game, Cells).

%   limit_object(+Played, +A, +B, +Seed, -Object) is nondet: a line of the table, for JSON.

limit_object(Played, A, B, Seed,
             _{limit:Words, a:A, b:B, seed:Seed, games:Games, wins:Wins, losses:Losses,
               draws:Draws, rate:Rate, low:Low, high:High, elo:Elo, elo_error:Error}) :-
    member(Limit-Score, Played),
    limit_words(Limit, Words),
    score_count(Score, Count),
    Count = score(Wins, Losses, Draws),
    Games is Wins + Losses + Draws,
    Decided is Wins + Losses,
    (   Decided =:= 0
    ->  Rate = null
    ;   Rate is Wins / float(Decided)
    ),
    share_interval(Wins, Decided, Low, High),
    score_elo(Count, Elo, Error).
