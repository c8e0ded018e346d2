:- encoding(utf8).
/*  gunshi experiment selfplay: the second paper's second experiment, as a table and a chart.
*/
:- module(gunshi_cli_commands_experiment_selfplay,
          [ selfplay/2                  % +Options, -Status
          ]).
:- use_module(library(lists), [member/2, nth1/3, reverse/2]).
:- use_module(library(option), [option/2, option/3]).
:- autoload(library(filesex), [directory_file_path/3]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../lab/comparison', [share_interval/4]).
:- use_module('../../../lab/elo', [score_elo/3]).
:- use_module('../../../lab/experiments/selfplay').
:- use_module('../../../lab/match/engine_games', [engine_games/6]).
:- use_module('../../../lab/match/openings',
              [read_openings/2, schedule/4, varied_schedule/4, scheduled_number/2]).
:- use_module('../../../lab/match/score', [score_count/2, score_games/2, any_fault/1]).
:- use_module('../../elo_text', [elo_words/3]).
:- use_module('../../jobs', [engines_played/5, dead_unit/2]).
:- use_module('../../gnuplot', [gnuplot_svg/2, must_have_gnuplot/0]).
:- use_module('../../options', [write_output/2]).
:- use_module('../../experiment/limits', [experiment_limits/5, limit_words/2]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../match/score_text', [running_words/2, game_columns/1, game_cells/2]).
:- use_module('../../progress',
              [with_progress/3, progress_done/1, progress_end/1, progress_show/3]).

%!  selfplay(+Options:list, -Status) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report. Status is 1
%   when a game was lost by a fault, or workers have failed at one, else 0.
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
    option(statistics(Statistic), Options, any),
    option(own(Own), Options, false),
    (   Own == true
    ->  option(by(By), Options, plies)
    ;   option(by(By), Options, probability)
    ),
    selfplay_engine(Statistic, Own, By, A),
    selfplay_engine(none, Own, By, B),
    report_directory(Options),
    (   option(output(_), Options)
    ->  must_have_gnuplot
    ;   true
    ),
    (   Limits = [nodes(_)|_]
    ->  varied_schedule(Openings, Games, Seed, Schedule)
    ;   schedule(Openings, Games, Seed, Schedule)
    ),
    length(Limits, Lines),
    Total is Games*Lines,
    Dead = dead(0),
    with_progress(Total, Progress,
                  play_limits(show_score(Progress, Dead),
                              gunshi_cli_commands_experiment_selfplay:play_limit(A, B, Options),
                              Schedule, Limits, Played)),
    length(Openings, Count),
    with_output_to(string(Text), print_table(Played, A, B, Count, Seed)),
    findall(Row, game_row(Played, Row), Rows),
    findall(Object, limit_object(Played, A, B, Seed, Object), Objects),
    game_columns(Columns),
    write_report(Options, selfplay, [[limit|Columns]|Rows], Objects, Text),
    (   option(output(Directory), Options)
    ->  directory_file_path(Directory, 'selfplay.svg', ChartFile),
        with_output_to(string(Script), write_script(Objects)),
        gnuplot_svg(Script, Svg),
        write_output(ChartFile, Svg)
    ;   true
    ),
    (   ( Dead \== dead(0)
        ; member(_-Score, Played), any_fault(Score)
        )
    ->  Status = 1
    ;   Status = 0
    ).

%   play_limit(+A, +B, +Options, +Limit, +Schedule, :Heard, +S0, -S): as play_limits/5 calls it.

:- meta_predicate
    play_limit(+, +, +, +, +, 4, +, -).

play_limit(A, B, Options, Limit, Schedule, Heard, S0, S) :-
    option(concurrency(Workers), Options, 1),
    length(Schedule, Games),
    limit_words(Limit, Words),
    format(string(About), "experiment selfplay, ~d games, ~s a move", [Games, Words]),
    limit_match(A, B, Limit, Match),
    engines_played(Options, Workers, About, Match, How),
    engine_games(How, Match, Schedule, Heard, S0, S).

%   show_score(+Progress, !Dead, +Limit, +Score): as play_limits/5 calls it.

show_score(Progress, Dead, _, dead(Scheduled, Reason)) :-
    !,
    scheduled_number(Scheduled, Number),
    format(string(Name), "game ~d", [Number]),
    progress_end(Progress),
    dead_unit(Name, Reason),
    progress_done(Progress),
    arg(1, Dead, Count0),
    Count is Count0+1,
    nb_setarg(1, Dead, Count).
show_score(Progress, _, Limit, Score) :-
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
    how_many(Openings, opening, OpeningsWords),
    format("Experiment 2: with a statistic, A, against without, B, from ~s, seed ~d~n",
           [OpeningsWords, Seed]),
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

                /*******************************
                *            CHART             *
                *******************************/

%   write_script(+Objects): the rate of each limit with its interval, beside the paper's three.

write_script(Objects) :-
    format("set terminal svg size 640,420 font 'sans,12' background '#ffffff'~n\c
            set title 'Experiment 2: W/(W+L) of the side with the statistic'~n\c
            set ylabel 'rate'~nset yrange [0:1]~nset grid ytics~nset key below~n\c
            set xtics rotate by -20~n$paper << EOD~n"),
    findall(Words-Rate,
            ( paper_count(Seconds, score(Wins, Losses, _)),
              format(string(Words), "paper, ~d s", [Seconds]),
              Rate is Wins / float(Wins+Losses)
            ),
            Paper),
    forall(nth1(N, Paper, Words-Rate), format("~d ~4f ~q~n", [N, Rate, Words])),
    length(Paper, Before),
    format("EOD~n$here << EOD~n"),
    forall(( nth1(N, Objects, Object),
             _{limit:Words, rate:Rate, low:Low, high:High} :< Object,
             number(Rate)
           ),
           ( X is Before+N,
             format("~d ~4f ~4f ~4f ~q~n", [X, Rate, Low, High, Words])
           )),
    length(Objects, Count),
    Right is Before+Count+0.5,
    format("EOD~nset xrange [0.5:~1f]~n\c
            plot 0.5 with lines dt 2 lc rgb '#888888' notitle, \c
            $paper using 1:2:xtic(3) with points pt 6 title 'the paper', \c
            $here using 1:2:3:4:xtic(5) with yerrorbars pt 7 title 'here'~n",
           [Right]).
