/*  The second paper's first experiment: problems searched with and without a statistic that orders
    moves.

    A search has an order and a statistic, `none` or one that comes before that order. With the
    order `scan`, the paper's, and `history` no move is left out, or looked at less deep, because it
    is late; so the nodes say how good the order is. With `own` it is, as Gunshi does by itself:
    there a better order may look at more nodes, and what it gives is better answers. All searches
    of a problem begin with the same empty table. Which of them comes first goes round from problem
    to problem, so that no order has the warmer machine.

    Rows are dicts with the tag `search`, what one search gave: `problem`, `limit`, `order`,
    `statistic`, `move`, `solved`, `seconds` of CPU time, `nodes` and `depth`.
*/
:- module(gunshi_lab_experiments_ordering,
          [ search_problems/5,          % :Each, +Problems, +Limits, +By, -Rows
            search_order/1,             % ?Order
            ordering_statistic/1,       % ?Statistic
            nodes_tell/2,               % +Limit, +Order
            setting_means/5,            % +Rows, +Limit, +Order, +Statistic, -Means
            compare_nodes/6,            % +Rows, +Limit, +Order, +Statistic, +Which, -Comparison
            compare_solved/7,           % +Rows, +Limit, +Order, +Statistic, -Gained, -Lost, -P
            paper_means/4               % ?Statistic, -Solved, -Seconds, -Nodes
          ]).
:- use_module(library(lists), [append/3, member/2, nth0/3]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../../shogi/search',
              [ search/3, search_result/3, search_table/2, clear_search_table/1,
                close_search_table/1
              ]).
:- use_module('../comparison', [mean_ratio/4, sign_test/3]).
:- use_module(problems, [problem_id/2, problem_position/2, solves/2, drop_answer/1]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [sum_list/2]).

:- meta_predicate
    search_problems(4, +, +, +, -).

%!  search_order(?Order) is nondet.
%
%   Order is how moves of a class come: `scan`, in the paper's way, `history`, by what cut off
%   before, or `own`, as Gunshi does by itself.

search_order(Order) :-
    order_choices(Order, _).

order_choices(scan,    [history(false), late_moves(false)]).
order_choices(history, [history(true), late_moves(false)]).
order_choices(own,     [history(true), late_moves(true)]).

%!  ordering_statistic(?Statistic) is nondet.
%
%   Statistic comes before the order: `none`, or one that search_knowledge/3 takes.

ordering_statistic(none).
ordering_statistic(any).
ordering_statistic(share).
ordering_statistic(king_zone).
ordering_statistic(enemy_distance).
ordering_statistic(castle).

%!  paper_means(?Statistic, -Solved, -Seconds, -Nodes) is nondet.
%
%   The paper's table 1: so many problems its program Solved, in so many Seconds and Nodes in the
%   mean.

paper_means(none, 3, 5.891, 45083).
paper_means(any,  4, 5.755, 43326).

                /*******************************
                *           SEARCHES           *
                *******************************/

%!  search_problems(:Each, +Problems:list, +Limits:list, +By, -Rows:list(dict)) is det.
%
%   Rows are those of all searches of Problems, of next_move_problems/2: with each of Limits, an
%   option of search/3, each order and each statistic. By is how depth is counted, `plies` or
%   `probability`. Before each search call(Each, Total, Done, Limit, Problem) is called.

search_problems(Each, Problems, Limits, By, Rows) :-
    findall(Order-Statistic,
            ( search_order(Order), ordering_statistic(Statistic) ),
            Settings),
    length(Settings, Count),
    length(Problems, Many),
    length(Limits, Times),
    Total is Count*Many*Times,
    State = done(0),
    setup_call_cleanup(
        search_table(16, Table),
        findall(Row,
                ( member(Limit, Limits),
                  nth0(Number, Problems, Problem),
                  First is Number mod Count,
                  turn_list(First, Settings, Turned),
                  member(Setting, Turned),
                  arg(1, State, Done),
                  call(Each, Total, Done, Limit, Problem),
                  search_problem(Problem, Limit, By, Setting, Table, Row),
                  Done1 is Done + 1,
                  nb_setarg(1, State, Done1)
                ),
                Rows),
        close_search_table(Table)).

%   turn_list(+Count, +List, -Turned): the first Count elements come last.

turn_list(Count, List, Turned) :-
    length(Front, Count),
    append(Front, Back, List),
    append(Back, Front, Turned),
    !.

search_problem(Problem, Limit, By, Order-Statistic, Table,
               search{problem:Problem, limit:Limit, order:Order, statistic:Statistic, move:Move,
                      solved:Solved, seconds:Seconds, nodes:Nodes, depth:Depth}) :-
    problem_position(Problem, Position),
    order_choices(Order, Choices),
    search_knowledge(Position, [statistics(Statistic), depth_by(By)|Choices], Parameters),
    clear_search_table(Table),
    statistics(process_cputime, Before),
    search(Position, [Limit, parameters(Parameters), table(Table)], Result),
    statistics(process_cputime, After),
    Seconds is After-Before,
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

%!  nodes_tell(+Limit, +Order) is semidet.
%
%   With Limit and Order the nodes say how good a statistic is; else what is solved does.

nodes_tell(depth(_), Order) :-
    Order \== own.

%!  setting_means(+Rows, +Limit, +Order, +Statistic, -Means:dict) is det.
%
%   Means are of the searches with that setting: the number of `problems` and of those `solved`, and
%   the means of `seconds`, `nodes` and `depth`.

setting_means(Rows, Limit, Order, Statistic,
              means{problems:Count, solved:Solved, seconds:Seconds, nodes:Nodes, depth:Depth}) :-
    setting_rows(Rows, Limit, Order, Statistic, Own),
    length(Own, Count),
    aggregate_all(count, ( member(Row, Own), _{solved:true} :< Row ), Solved),
    sum_of(seconds, Own, SumS),
    sum_of(nodes, Own, SumN),
    sum_of(depth, Own, SumD),
    Seconds is SumS / Count,
    Nodes is SumN / float(Count),
    Depth is SumD / float(Count).

setting_rows(Rows, Limit, Order, Statistic, Own) :-
    findall(Row,
            ( member(Row, Rows),
              _{limit:Limit, order:Order, statistic:Statistic} :< Row
            ),
            Own).

sum_of(Key, Rows, Sum) :-
    findall(Value, ( member(Row, Rows), get_dict(Key, Row, Value) ), Values),
    sum_list(Values, Sum).

%   setting_pairs(+Rows, +Limit, +Order, +Statistic, +Key, -Pairs): Problem-(With-Without) for each
%   problem: the values of Key with Statistic and with none.

setting_pairs(Rows, Limit, Order, Statistic, Key, Pairs) :-
    setting_rows(Rows, Limit, Order, none, PlainRows),
    setting_rows(Rows, Limit, Order, Statistic, OtherRows),
    findall(Id-Other,
            ( member(Row, OtherRows), problem_id(Row.problem, Id), get_dict(Key, Row, Other) ),
            Others),
    findall(Problem-(With-Without),
            ( member(Row, PlainRows),
              Problem = Row.problem,
              problem_id(Problem, Id),
              memberchk(Id-With, Others),
              get_dict(Key, Row, Without)
            ),
            Pairs).

%!  compare_nodes(+Rows, +Limit, +Order, +Statistic, +Which, -Comparison:dict) is det.
%
%   Comparison is of the nodes with Statistic against those without, in the problems of Which, `all`
%   or `drops`: the number of `problems`; the mean `ratio` with its interval, from `low` to `high`;
%   how many took `fewer` nodes and how many `more`; and `p` of the sign test.

compare_nodes(Rows, Limit, Order, Statistic, Which,
              comparison{problems:Count, ratio:Mean, low:Low, high:High, fewer:Fewer, more:More,
                         p:P}) :-
    setting_pairs(Rows, Limit, Order, Statistic, nodes, AllPairs),
    findall(With-Without,
            ( member(Problem-(With-Without), AllPairs),
              (   Which == all
              ->  true
              ;   drop_answer(Problem)
              )
            ),
            Pairs),
    length(Pairs, Count),
    findall(Ratio, ( member(With-Without, Pairs), Ratio is With / max(1, Without) ), Ratios),
    mean_ratio(Ratios, Mean, Low, High),
    aggregate_all(count, ( member(With-Without, Pairs), With < Without ), Fewer),
    aggregate_all(count, ( member(With-Without, Pairs), With > Without ), More),
    sign_test(Fewer, More, P).

%!  compare_solved(+Rows, +Limit, +Order, +Statistic, -Gained, -Lost, -P) is det.
%
%   Gained problems are solved with Statistic only, and Lost ones without it only; P is that of the
%   sign test.

compare_solved(Rows, Limit, Order, Statistic, Gained, Lost, P) :-
    setting_pairs(Rows, Limit, Order, Statistic, solved, Pairs),
    aggregate_all(count, member(_-(true-false), Pairs), Gained),
    aggregate_all(count, member(_-(false-true), Pairs), Lost),
    sign_test(Gained, Lost, P).
