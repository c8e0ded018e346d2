:- encoding(utf8).
/*  gunshi experiment ordering: the second paper's first experiment, as tables and a chart.
*/
:- module(gunshi_cli_commands_experiment_ordering,
          [ ordering/2                  % +Options, -Status
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(lists), [member/2, nth0/3, nth1/3]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../lab/experiments/ordering').
:- use_module('../../../lab/experiments/problems',
              [ next_move_problems/2, problem_id/2, problem_position/2, has_answer/1, drop_answer/1
              ]).
:- use_module('../../../shogi/position', [position_sfen/2, move_usi/2]).
:- use_module('../../jobs', [units_run/4, dead_unit/2]).
:- use_module('../../gnuplot', [gnuplot_svg/2, must_have_gnuplot/0]).
:- use_module('../../options', [write_output/2]).
:- use_module('../../experiment/limits', [experiment_limits/5, limit_words/2]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_end/1, progress_show/3]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(filesex), [directory_file_path/3]).

%!  ordering(+Options:list, -Status) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report. Status is 1
%   when workers have failed at searches, which are left out, else 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)), gunshi(file(write, File, Reason))

ordering(Options, Status) :-
    (   option(problems(File), Options)
    ->  next_move_problems(File, Problems)
    ;   usage_error("experiment ordering: --problems is missing, a table with the columns sfen, \c
                     answer_usi and avoid_usi", [])
    ),
    option(by(By), Options, probability),
    depths(By, Depths),
    experiment_limits(ordering, Options, [depth, nodes, time], Depths, Limits0),
    report_directory(Options),
    (   option(output(_), Options)
    ->  must_have_gnuplot
    ;   true
    ),
    length(Problems, Count),
    format(string(About), "experiment ordering, ~D problems, by ~w", [Count, By]),
    units_run(Options, 1, [about(About)], Run),
    Dead = dead(0),
    with_progress(0, Progress,
                  search_problems(Run, show_search(Progress, Dead), Problems, Limits0, By, Rows)),
    include(has_rows(Rows), Limits0, Limits),
    (   Dead == dead(0)
    ->  Status = 0
    ;   Status = 1
    ),
    with_output_to(string(Text), print_tables(Problems, Limits, By, Rows)),
    findall(Cells, ( member(Row, Rows), row_cells(Row, Cells) ), Lines),
    findall(Object, row_object(Rows, Limits, By, Object), Objects),
    write_report(Options, ordering,
                 [ [id, sfen, drop, limit, order, statistic, move, solved, seconds, nodes, depth]
                 | Lines
                 ],
                 Objects, Text),
    (   option(output(Directory), Options)
    ->  directory_file_path(Directory, 'ordering.svg', ChartFile),
        with_output_to(string(Script), write_script(By, Objects)),
        gnuplot_svg(Script, Svg),
        write_output(ChartFile, Svg)
    ;   true
    ).

%   depths(+By, -Limits): without any limit. A line is as deep by probability as its moves are
%   rare, so that fewer such plies take as long.

depths(plies,       [depth(5), depth(6), depth(7)]).
depths(probability, [depth(3), depth(4)]).

%   has_rows(+Rows, +Limit): not so when workers have failed at all searches with Limit.

has_rows(Rows, Limit) :-
    once(( member(Row, Rows), _{limit:Limit} :< Row )).

show_search(Progress, Dead, _, dead(Reason), Limit, Problem) :-
    !,
    limit_words(Limit, Words),
    problem_id(Problem, Id),
    format(string(Name), "problem ~w, ~s", [Id, Words]),
    progress_end(Progress),
    dead_unit(Name, Reason),
    nb_setarg(1, Dead, 1).
show_search(Progress, _, Total, Done, Limit, Problem) :-
    limit_words(Limit, Words),
    problem_id(Problem, Id),
    progress_at(Progress, Total, Done),
    progress_show(Progress, "searches, ~s, problem ~w", [Words, Id]).

                /*******************************
                *           PRINTING           *
                *******************************/

print_tables(Problems, Limits, By, Rows) :-
    length(Problems, Count),
    aggregate_all(count, ( member(Problem, Problems), has_answer(Problem) ), Answered),
    aggregate_all(count, ( member(Problem, Problems), drop_answer(Problem) ), Drops),
    how_many(Count, problem, Words),
    format("Experiment 1: ~s, ~D of them with an answer, to ~D of these a drop; \c
            depth by ~w~n",
           [Words, Answered, Drops, By]),
    forall(member(Limit, Limits), print_limit(Limit, Rows)),
    format("~nCPU seconds; nodes are the same every time, unless time is the limit. The mean \c
            ratio is geometric,~n\c
            exp(m), and its interval of 95 % exp(m ± 1.96 s/√n), by the logarithms. p: the exact \c
            sign test,~n\c
            two-sided.~n").

print_limit(Limit, Rows) :-
    limit_words(Limit, Words),
    format("~n~s~n~n", [Words]),
    print_heading,
    paper_means(none, _, _, PaperNodes),
    forall(paper_means(Statistic, Solved, Seconds, Nodes),
           ( paper_words(Statistic, PaperWords),
             change_text(Statistic, Nodes, PaperNodes, Change),
             format("~w~t~40|~t~w~48|~t~w~58|~t~w~70|~t~w~82|~n",
                    [PaperWords, Solved, Seconds, Nodes, Change])
           )),
    forall(search_order(Order), print_order(Order, Limit, Rows)),
    forall(search_order(Order),
           (   nodes_tell(Limit, Order)
           ->  print_ratios(Rows, Limit, Order)
           ;   print_solved(Rows, Limit, Order)
           )),
    print_needed(Limit, Rows).

paper_words(none, "the paper's program, without").
paper_words(any,  "  with the statistic").

print_order(Order, Limit, Rows) :-
    order_sentence(Order, Sentence),
    format("here, ~s~n", [Sentence]),
    setting_means(Rows, Limit, Order, none, Plain),
    forall(ordering_statistic(Statistic),
           ( setting_means(Rows, Limit, Order, Statistic, Means),
             statistic_words(Statistic, Words),
             change_text(Statistic, Means.nodes, Plain.nodes, Change),
             format("  ~w~t~40|~t~d~48|~t~3f~58|~t~0f~70|~t~w~82|~n",
                    [Words, Means.solved, Means.seconds, Means.nodes, Change])
           )).

%   change_text(+Statistic, +Nodes, +Plain, -Change): against Plain nodes without a statistic.

change_text(none, _, _, '') :-
    !.
change_text(_, Nodes, Plain, Change) :-
    percent(Nodes/Plain, Change).

order_sentence(scan,    "in the paper's way, a class from 9一 to 1九").
order_sentence(history, "by what cut off before in the search").
order_sentence(own,     "the same, late moves looked at less").

print_heading :-
    format("~t~w~48|~t~w~58|~t~w~70|~t~w~82|~n", [solved, seconds, nodes, change]).

statistic_words(none,           "without").
statistic_words(any,            "played: the paper's statistic").
statistic_words(share,          "played by legal").
statistic_words(king_zone,      "played, own king's zone").
statistic_words(enemy_distance, "played, distance to the enemy king").
statistic_words(castle,         "played, own castle").

percent(Ratio, Percent) :-
    Change is (Ratio-1) * 100,
    format(atom(Percent), "~1f %", [Change]).

print_ratios(Rows, Limit, Order) :-
    format("~nnodes against without, ~w~t~40|~t~w~60|~t~w~76|~t~w~86|~n",
           [Order, 'mean ratio', 'fewer : more', p]),
    forall(( ordering_statistic(Statistic), Statistic \== none, member(Which, [all, drops]) ),
           ( compare_nodes(Rows, Limit, Order, Statistic, Which, Comparison),
             (   Which == all
             ->  statistic_words(Statistic, Words)
             ;   how_many(Comparison.problems, drop, Drops),
                 string_concat("  ", Drops, Words)
             ),
             interval(Comparison.ratio, Comparison.low, Comparison.high, Interval),
             format("  ~w~t~36|~t~w~60|~t~d : ~d~76|~t~3g~86|~n",
                    [Words, Interval, Comparison.fewer, Comparison.more, Comparison.p])
           )).

%   print_needed(+Limit, +Rows): how many problems the paper's claim takes, for an interval of two
%   percent either way.

print_needed(Limit, Rows) :-
    (   nodes_tell(Limit, scan),
        compare_nodes(Rows, Limit, scan, any, all, Comparison),
        _{problems:Count, ratio:Mean, low:Low, high:High} :< Comparison,
        number(Low)
    ->  Needed is ceiling(Count * ((High-Low) / (0.04*Mean))**2),
        format("~nFor an interval of ± 2 % around the paper's statistic some ~D such problems are \c
                needed.~n",
               [Needed])
    ;   true
    ).

interval(Mean, Low, High, Interval) :-
    (   Mean == null
    ->  Interval = ''
    ;   percent(Mean, Percent),
        (   Low == null
        ->  Interval = Percent
        ;   percent(Low, LowPercent),
            percent(High, HighPercent),
            format(atom(Interval), "~w [~w, ~w]", [Percent, LowPercent, HighPercent])
        )
    ).

print_solved(Rows, Limit, Order) :-
    format("~nsolved by one only, ~w~t~40|~t~w~60|~t~w~70|~n", [Order, 'with : without', p]),
    forall(( ordering_statistic(Statistic), Statistic \== none ),
           ( compare_solved(Rows, Limit, Order, Statistic, Gained, Lost, P),
             statistic_words(Statistic, Words),
             format("  ~w~t~40|~t~d : ~d~60|~t~3g~70|~n", [Words, Gained, Lost, P])
           )).

%   row_cells(+Row, -Cells): a line of CSV.

row_cells(Row, [Id, Sfen, Drop, Words, Order, Statistic, Text, Solved, Seconds, Nodes, Depth]) :-
    _{problem:Problem, limit:Limit, order:Order, statistic:Statistic, move:Move, solved:Solved,
      seconds:Seconds, nodes:Nodes, depth:Depth} :< Row,
    problem_id(Problem, Id),
    problem_position(Problem, Position),
    position_sfen(Position, Sfen),
    (   drop_answer(Problem)
    ->  Drop = true
    ;   Drop = false
    ),
    limit_words(Limit, Words),
    (   atom(Move)
    ->  Text = Move
    ;   move_usi(Move, Text)
    ).

%   row_object(+Rows, +Limits, +By, -Object) is nondet: a line of the tables, for JSON.

row_object(Rows, Limits, By, Object) :-
    member(Limit, Limits),
    limit_words(Limit, Words),
    search_order(Order),
    ordering_statistic(Statistic),
    setting_means(Rows, Limit, Order, Statistic, Means),
    Object0 = Means.put(_{limit:Words, depth_by:By, order:Order, statistic:Statistic}),
    (   nodes_tell(Limit, Order),
        Statistic \== none
    ->  compare_nodes(Rows, Limit, Order, Statistic, all, All),
        compare_nodes(Rows, Limit, Order, Statistic, drops, Drops),
        Object = Object0.put(_{compared:All, compared_drops:Drops})
    ;   Object = Object0
    ).

                /*******************************
                *            CHART             *
                *******************************/

%   write_script(+By, +Objects): of each limit and order that the nodes tell about, the change of
%   nodes with each statistic, with its interval, and the paper's.

write_script(By, Objects) :-
    findall(Limit-Order,
            ( member(Object, Objects), _{limit:Limit, order:Order, compared:_} :< Object ),
            Told0),
    sort(Told0, Told),
    findall(Statistic, ( ordering_statistic(Statistic), Statistic \== none ), Statistics),
    format("set terminal svg size 800,460 font 'sans,12' background '#ffffff'~n\c
            set title 'Experiment 1: nodes with a statistic against without, depth by ~w'~n\c
            set ylabel 'change, %, with its interval of 95 %'~n\c
            set grid ytics~nset key below~nset xrange [-0.5:4.7]~n\c
            set xtics ('played' 0, 'by legal' 1, 'king zone' 2, 'distance' 3, 'castle' 4)~n",
           [By]),
    forall(nth1(N, Told, Limit-Order),
           ( format("$d~d << EOD~n", [N]),
             forall(( nth0(Place, Statistics, Statistic),
                      member(Object, Objects),
                      _{limit:Limit, order:Order, statistic:Statistic, compared:Compared} :< Object,
                      range(Compared, Mean, Low, High)
                    ),
                    ( X is Place + 0.08*N,
                      maplist(change, [Mean, Low, High], [Change, Least, Most]),
                      format("~4f ~3f ~3f ~3f~n", [X, Change, Least, Most])
                    )),
             format("EOD~n")
           )),
    paper_means(none, _, _, Plain),
    paper_means(any, _, _, With),
    Paper is (With/Plain - 1) * 100,
    findall(Plot,
            ( nth1(N, Told, Limit-Order),
              format(atom(Plot), "$d~d using 1:2:3:4 with yerrorbars pt 7 title '~s, ~w'",
                     [N, Limit, Order])
            ),
            Plots),
    format(atom(PaperPlot), "~3f with lines dt 2 lc rgb '#888888' title 'the paper: ~1f %'",
           [Paper, Paper]),
    atomic_list_concat([PaperPlot|Plots], ', ', All),
    format("plot 0 with lines lc rgb '#888888' notitle, ~w~n", [All]).

%   range(+Compared, -Mean, -Low, -High) is semidet: one problem has no interval.

range(Compared, Mean, Low, High) :-
    _{ratio:Mean, low:Low0, high:High0} :< Compared,
    number(Mean),
    (   number(Low0)
    ->  Low-High = Low0-High0
    ;   Low-High = Mean-Mean
    ).

change(Ratio, Change) :-
    Change is (Ratio-1) * 100.
