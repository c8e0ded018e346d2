:- encoding(utf8).
/*  gunshi experiment ordering: the second paper's first experiment, problems with and without a
    statistic.

    A search is told by its order and its variant: `none`, or the statistic that comes before that
    order. With the order `scan`, the paper's, and `history` no move is left out, or looked at less
    deep, because it is late; so the nodes say how good the order is. With `own` it is, as Gunshi
    does by itself: there a better order may look at more nodes, and what it gives is better
    answers. All searches of a problem begin with the same empty table. Which of them comes first
    goes round from problem to problem, so that no order has the warmer machine.

    A row is row(Problem, Limit, Order, Variant, Move, Solved, Seconds, Nodes, Depth): what one
    search gave; Seconds are of CPU time.
*/
:- module(gunshi_cli_experiment_ordering,
          [ ordering/1                  % +Options
          ]).
:- use_module(library(lists), [append/2, append/3, member/2, nth0/3, sum_list/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../knowledge/all', []).
:- use_module('../../lab/comparison', [mean_ratio/4, sign_test/3]).
:- use_module('../../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../../shogi/position', [position_sfen/2, usi_move/2]).
:- use_module('../../shogi/search',
              [ search/3, search_result/3, search_table/2, clear_search_table/1,
                close_search_table/1
              ]).
:- use_module(limits).
:- use_module(problems).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../progress').

:- autoload(library(aggregate), [aggregate_all/3]).

%!  ordering(+Options:list) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)), gunshi(file(write, File, Reason))

ordering(Options) :-
    (   option(problems(File), Options)
    ->  next_move_problems(File, Problems)
    ;   usage_error("experiment ordering: --problems is missing, a table with the columns sfen, \c
                     answer_usi and avoid_usi", [])
    ),
    experiment_limits(ordering, Options, [depth, nodes, time], [depth(5), depth(6), depth(7)],
                      Limits),
    option(by(By), Options, plies),
    report_directory(Options),
    rows(Problems, Limits, By, Rows),
    with_output_to(string(Text), tables(Problems, Limits, By, Rows)),
    findall(Cells, ( member(Row, Rows), cells(Row, Cells) ), Lines),
    findall(Object, object(Rows, Limits, By, Object), Objects),
    write_report(Options, ordering,
                 [ [id, sfen, drop, limit, order, statistic, move, solved, seconds, nodes, depth]
                 | Lines
                 ],
                 Objects, Text).

variant(none).
variant(any).
variant(share).
variant(king_zone).
variant(enemy_distance).
variant(castle).

order(scan,    [history(false), late_moves(false)], "in the paper's way, a class from 9一 to 1九").
order(history, [history(true), late_moves(false)],  "by what cut off before in the search").
order(own,     [history(true), late_moves(true)],   "the same, late moves looked at less").

                /*******************************
                *           SEARCHES           *
                *******************************/

rows(Problems, Limits, By, Rows) :-
    findall(Order-Variant, ( order(Order, _, _), variant(Variant) ), Settings),
    length(Settings, Count),
    length(Problems, Many),
    length(Limits, Times),
    Total is Count*Many*Times,
    progress_start(Total, Progress),
    setup_call_cleanup(
        search_table(16, Table),
        findall(Row,
                ( member(Limit, Limits),
                  nth0(Number, Problems, Problem),
                  First is Number mod Count,
                  turned(First, Settings, Turned),
                  member(Setting, Turned),
                  searched(Problem, Limit, By, Setting, Table, Progress, Row)
                ),
                Rows),
        ( progress_end(Progress),
          close_search_table(Table)
        )).

turned(First, Settings, Turned) :-
    length(Front, First),
    append(Front, Back, Settings),
    append(Back, Front, Turned),
    !.

searched(Problem, Limit, By, Order-Variant, Table, Progress,
         row(Problem, Limit, Order, Variant, Move, Solved, Seconds, Nodes, Depth)) :-
    Problem = problem(Id, Position, _, _),
    limit_words(Limit, Words),
    progress_show(Progress, "searches, ~s, problem ~w", [Words, Id]),
    order(Order, Choices, _),
    search_knowledge(Position, [statistics(Variant), depth_by(By)|Choices], Parameters),
    clear_search_table(Table),
    statistics(process_cputime, Before),
    search(Position, [Limit, parameters(Parameters), table(Table)], Result),
    statistics(process_cputime, After),
    Seconds is After-Before,
    progress_done(Progress),
    search_result(Result, best, Move),
    search_result(Result, nodes, Nodes),
    search_result(Result, depth, Depth),
    (   solves(Problem, Move)
    ->  Solved = true
    ;   Solved = false
    ).

                /*******************************
                *           FIGURES            *
                *******************************/

%   means(+Rows, +Limit, +Order, +Variant, -Means): means(Count, Solved, Seconds, Nodes, Depth).

means(Rows, Limit, Order, Variant, means(Count, Solved, Seconds, Nodes, Depth)) :-
    findall([S, N, D], member(row(_, Limit, Order, Variant, _, _, S, N, D), Rows), All),
    length(All, Count),
    aggregate_all(count, member(row(_, Limit, Order, Variant, _, true, _, _, _), Rows), Solved),
    aggregate_all(r(sum(S), sum(N), sum(D)), member([S, N, D], All), r(SumS, SumN, SumD)),
    Seconds is SumS / Count,
    Nodes is SumN / float(Count),
    Depth is SumD / float(Count).

%   compared(+Rows, +Limit, +Order, +Variant, +Which, -Compared): with Variant against without a
%   statistic; compared(Count, Mean, Low, High, Fewer, More, P), of the nodes of Which, `all` or
%   `drops`.

compared(Rows, Limit, Order, Variant, Which, compared(Count, Mean, Low, High, Fewer, More, P)) :-
    findall(With-Without,
            ( member(row(Problem, Limit, Order, none, _, _, _, Without, _), Rows),
              (   Which == all
              ->  true
              ;   drop_answer(Problem)
              ),
              Problem = problem(Id, _, _, _),
              memberchk(row(problem(Id, _, _, _), Limit, Order, Variant, _, _, _, With, _), Rows)
            ),
            Pairs),
    length(Pairs, Count),
    findall(Ratio, ( member(With-Without, Pairs), Ratio is With / max(1, Without) ), Ratios),
    mean_ratio(Ratios, Mean, Low, High),
    aggregate_all(count, ( member(With-Without, Pairs), With < Without ), Fewer),
    aggregate_all(count, ( member(With-Without, Pairs), With > Without ), More),
    sign_test(Fewer, More, P).

%   by_one(+Rows, +Limit, +Order, +Variant, -Gained, -Lost, -P): problems solved with the statistic
%   only, and without it only.

by_one(Rows, Limit, Order, Variant, Gained, Lost, P) :-
    findall(With-Without,
            ( member(row(problem(Id, _, _, _), Limit, Order, none, _, Without, _, _, _), Rows),
              memberchk(row(problem(Id, _, _, _), Limit, Order, Variant, _, With, _, _, _), Rows)
            ),
            Pairs),
    aggregate_all(count, member(true-false, Pairs), Gained),
    aggregate_all(count, member(false-true, Pairs), Lost),
    sign_test(Gained, Lost, P).

                /*******************************
                *            TELLING           *
                *******************************/

tables(Problems, Limits, By, Rows) :-
    length(Problems, Count),
    aggregate_all(count, ( member(Problem, Problems), drop_answer(Problem) ), Drops),
    format("Experiment 1: ~d problems, the answer to ~d of them a drop; depth by ~w~n",
           [Count, Drops, By]),
    forall(member(Limit, Limits), limit_tables(Limit, Rows)),
    format("~nCPU seconds; nodes are the same every time, unless time is the limit. The mean ratio is \c
            geometric,~nexp(m), and its interval of 95 % exp(m ± 1.96 s/√n), by the logarithms. p: \c
            the exact sign test,~ntwo-sided.~n").

limit_tables(Limit, Rows) :-
    limit_words(Limit, Words),
    format("~n~s~n~n", [Words]),
    heading,
    format("~w~t~40|~t~w~48|~t~w~58|~t~w~70|~t~w~82|~n",
           ["the paper's program, without", 3, 5.891, 45083, '']),
    format("~w~t~40|~t~w~48|~t~w~58|~t~w~70|~t~w~82|~n",
           ["  with the statistic", 4, 5.755, 43326, '-3.9 %']),
    forall(order(Order, _, Sentence),
           ( format("here, ~s~n", [Sentence]),
             means(Rows, Limit, Order, none, means(_, _, _, Nodes0, _)),
             forall(variant(Variant),
                    ( means(Rows, Limit, Order, Variant, means(_, Solved, Seconds, Nodes, _)),
                      variant_words(Variant, VariantWords),
                      (   Variant == none
                      ->  Change = ''
                      ;   percent(Nodes/Nodes0, Change)
                      ),
                      format("  ~w~t~40|~t~d~48|~t~3f~58|~t~0f~70|~t~w~82|~n",
                             [VariantWords, Solved, Seconds, Nodes, Change])
                    ))
           )),
    forall(order(Order, _, _),
           (   nodes_tell(Limit, Order)
           ->  ratio_table(Rows, Limit, Order)
           ;   solved_table(Rows, Limit, Order)
           )).

nodes_tell(depth(_), Order) :-
    Order \== own.

heading :-
    format("~t~w~48|~t~w~58|~t~w~70|~t~w~82|~n", [solved, seconds, nodes, change]).

variant_words(none,           "without").
variant_words(any,            "played: the paper's statistic").
variant_words(share,          "played by legal").
variant_words(king_zone,      "played, own king's zone").
variant_words(enemy_distance, "played, distance to the enemy king").
variant_words(castle,         "played, own castle").

percent(Ratio, Percent) :-
    Change is (Ratio-1) * 100,
    format(atom(Percent), "~1f %", [Change]).

ratio_table(Rows, Limit, Order) :-
    format("~nnodes against without, ~w~t~40|~t~w~60|~t~w~76|~t~w~86|~n",
           [Order, 'mean ratio', 'fewer : more', p]),
    forall(( variant(Variant), Variant \== none, member(Which, [all, drops]) ),
           ( compared(Rows, Limit, Order, Variant, Which, Compared),
             Compared = compared(Count, Mean, Low, High, Fewer, More, P),
             (   Which == all
             ->  variant_words(Variant, Words)
             ;   format(string(Words), "  ~d drops", [Count])
             ),
             interval(Mean, Low, High, Interval),
             format("  ~w~t~36|~t~w~60|~t~d : ~d~76|~t~3g~86|~n",
                    [Words, Interval, Fewer, More, P])
           )).

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

solved_table(Rows, Limit, Order) :-
    format("~nsolved by one only, ~w~t~40|~t~w~60|~t~w~70|~n", [Order, 'with : without', p]),
    forall(( variant(Variant), Variant \== none ),
           ( by_one(Rows, Limit, Order, Variant, Gained, Lost, P),
             variant_words(Variant, Words),
             format("  ~w~t~40|~t~d : ~d~60|~t~3g~70|~n", [Words, Gained, Lost, P])
           )).

cells(row(Problem, Limit, Order, Variant, Move, Solved, Seconds, Nodes, Depth),
      [Id, Sfen, Drop, Words, Order, Variant, Text, Solved, Seconds, Nodes, Depth]) :-
    Problem = problem(Id, Position, _, _),
    position_sfen(Position, Sfen),
    (   drop_answer(Problem)
    ->  Drop = true
    ;   Drop = false
    ),
    limit_words(Limit, Words),
    (   atom(Move)
    ->  Text = Move
    ;   usi_move(Text, Move)
    ).

object(Rows, Limits, By, Object) :-
    member(Limit, Limits),
    limit_words(Limit, Words),
    order(Order, _, _),
    variant(Variant),
    means(Rows, Limit, Order, Variant, means(Count, Solved, Seconds, Nodes, Depth)),
    Object0 = _{limit:Words, depth_by:By, order:Order, statistic:Variant, problems:Count,
                solved:Solved, seconds:Seconds, nodes:Nodes, depth:Depth},
    (   nodes_tell(Limit, Order),
        Variant \== none
    ->  compared_dict(Rows, Limit, Order, Variant, all, All),
        compared_dict(Rows, Limit, Order, Variant, drops, Drops),
        Object = Object0.put(_{compared:All, compared_drops:Drops})
    ;   Object = Object0
    ).

compared_dict(Rows, Limit, Order, Variant, Which,
              _{problems:Count, ratio:Mean, low:Low, high:High, fewer:Fewer, more:More, p:P}) :-
    compared(Rows, Limit, Order, Variant, Which,
             compared(Count, Mean, Low, High, Fewer, More, P)).
