/*  The second paper's first experiment: problems searched with and without a statistic that orders
    moves.

    A search has an order and a statistic, `none` or one that comes before that order. With the
    order `scan`, the paper's, and `history` no move is left out, or looked at less deep, because it
    is late; so the nodes say how good the order is. With `own` it is, as Gunshi does by itself, but
    for the statistic:
    there a better order may look at more nodes, and what it gives is better answers. All searches
    of a problem begin with the same empty table. Which of them comes first goes round from problem
    to problem, so that no order has the warmer machine.

    Rows are dicts with the tag `search`, what one search gave: `problem`, `limit`, `order`,
    `statistic`, `move`, `solved`, `seconds` of CPU time, `nodes` and `depth`. `solved` is true or
    false, or `null` for a position that has no answer.

    All searches of a problem with one limit are a unit of a job (lab/jobs), and so made on one
    machine one after the other. What the units share is ordering(By), a unit is problem(Sfen,
    Limit, First), First the number of the setting that comes first; its result a list of
    searched(Order, Statistic, Move, Seconds, Nodes, Depth), Move as USI writes it.
*/
:- module(gunshi_lab_experiments_ordering,
          [ search_problems/6,          % :Run, :Each, +Problems, +Limits, +By, -Rows
            search_order/1,             % ?Order
            ordering_statistic/1,       % ?Statistic
            nodes_tell/2,               % +Limit, +Order
            setting_means/5,            % +Rows, +Limit, +Order, +Statistic, -Means
            compare_nodes/6,            % +Rows, +Limit, +Order, +Statistic, +Which, -Comparison
            compare_solved/7,           % +Rows, +Limit, +Order, +Statistic, -Gained, -Lost, -P
            paper_means/4               % ?Statistic, -Solved, -Seconds, -Nodes
          ]).
:- use_module(library(lists), [append/2, append/3, member/2, nth0/3, reverse/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../../shogi/search',
              [ search/3, search_result/3, must_be_search_options/1, with_search_table/3,
                clear_search_table/1
              ]).
:- use_module('../../shogi/position', [move_usi/2, position_sfen/2]).
:- use_module('../comparison', [mean_ratio/4, sign_test/3]).
:- use_module('../jobs/kinds', []).
:- use_module(problems, [problem_id/2, problem_position/2, has_answer/1, solves/2, drop_answer/1]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [sum_list/2]).

:- meta_predicate
    search_problems(6, 4, +, +, +, -),
    hear_searches(4, +, +, +, +, -).

%!  search_order(?Order) is nondet.
%
%   Order is how moves of a class come: `scan`, in the paper's way, `history`, by what cut off
%   before, or `own`, as Gunshi does but for the statistic.

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

%!  search_problems(:Run, :Each, +Problems:list, +Limits:list, +By, -Rows:list(dict)) is det.
%
%   Rows are those of all searches of Problems, of next_move_problems/2: with each of Limits, an
%   option of search/3, each order and each statistic. By is how depth is counted, `plies` or
%   `probability`. call(Run, Kind, Common, Units, Heard, S0, S) has units done, as run_here(Threads)
%   does. For the searches of each problem with each limit call(Each, Total, Done, Limit, Problem)
%   is called when Done of Total searches have been made; or with dead(Reason) in the place of Done,
%   if workers have failed at them: they have no rows.

search_problems(Run, Each, Problems, Limits, By, Rows) :-
    settings(Settings),
    length(Settings, Count),
    findall(asked(Problem, Limit)-problem(Sfen, Limit, First),
            ( member(Limit, Limits),
              nth0(Number, Problems, Problem),
              problem_position(Problem, Position),
              position_sfen(Position, Text),
              text_to_string(Text, Sfen),
              First is Number mod Count
            ),
            Pairs),
    pairs_keys_values(Pairs, Asked, Units),
    length(Units, Many),
    Total is Count*Many,
    call(Run, ordering, ordering(By), Units,
         gunshi_lab_experiments_ordering:hear_searches(Each, Total),
         heard(Asked, 0, []), heard(_, _, Lists)),
    reverse(Lists, InOrder),
    append(InOrder, Rows).

settings(Settings) :-
    findall(Order-Statistic,
            ( search_order(Order), ordering_statistic(Statistic) ),
            Settings).

hear_searches(Each, Total, _, Outcome, heard([asked(Problem, Limit)|Asked], Done0, Lists),
              heard(Asked, Done, [Rows|Lists])) :-
    settings(Settings),
    length(Settings, Count),
    Done is Done0+Count,
    (   Outcome = done(Searched)
    ->  findall(Row, ( member(One, Searched), search_row(Problem, Limit, One, Row) ), Rows),
        call(Each, Total, Done, Limit, Problem)
    ;   Outcome = dead(Reason),
        Rows = [],
        call(Each, Total, dead(Reason), Limit, Problem)
    ).

search_row(Problem, Limit, searched(Order, Statistic, Usi, Seconds, Nodes, Depth),
           search{problem:Problem, limit:Limit, order:Order, statistic:Statistic, move:Move,
                  solved:Solved, seconds:Seconds, nodes:Nodes, depth:Depth}) :-
    (   Usi == none
    ->  Move = none
    ;   move_usi(Move, Usi)
    ),
    (   \+ has_answer(Problem)
    ->  Solved = null
    ;   solves(Problem, Move)
    ->  Solved = true
    ;   Solved = false
    ).

%   turn_list(+Count, +List, -Turned): the first Count elements come last.

turn_list(Count, List, Turned) :-
    length(Front, Count),
    append(Front, Back, List),
    append(Back, Front, Turned),
    !.

:- multifile
    gunshi_lab_jobs_kinds:common/2,
    gunshi_lab_jobs_kinds:unit/2,
    gunshi_lab_jobs_kinds:result/2,
    gunshi_lab_jobs_kinds:do/4.

gunshi_lab_jobs_kinds:common(ordering, ordering(By)) :-
    memberchk(By, [plies, probability]).

gunshi_lab_jobs_kinds:unit(ordering, problem(Sfen, Limit, First)) :-
    string(Sfen),
    catch(position_sfen(_, Sfen), error(_, _), fail),
    catch(must_be_search_options([Limit]), error(_, _), fail),
    memberchk(Limit, [depth(_), nodes(_), time(_)]),
    settings(Settings),
    length(Settings, Count),
    integer(First),
    First >= 0,
    First < Count.

gunshi_lab_jobs_kinds:result(ordering, Searched) :-
    is_list(Searched),
    forall(member(One, Searched),
           ( One = searched(Order, Statistic, Usi, Seconds, Nodes, Depth),
             order_choices(Order, _),
             ordering_statistic(Statistic),
             once(( Usi == none ; catch(move_usi(_, Usi), error(_, _), fail) )),
             number(Seconds), integer(Nodes), integer(Depth)
           )).

gunshi_lab_jobs_kinds:do(ordering, ordering(By), problem(Sfen, Limit, First), Searched) :-
    position_sfen(Position, Sfen),
    settings(Settings),
    turn_list(First, Settings, Turned),
    with_search_table(
        16, Table,
        findall(One,
                ( member(Setting, Turned), search_once(Position, Limit, By, Setting, Table, One) ),
                Searched)).

search_once(Position, Limit, By, Order-Statistic, Table,
            searched(Order, Statistic, Usi, Seconds, Nodes, Depth)) :-
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
    (   Move == none
    ->  Usi = none
    ;   move_usi(Move, Usi)
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
%   Means are of the searches with that setting: the number of `problems`, of those `answered`, that
%   have an answer, and of those `solved`; and the means of `seconds`, `nodes` and `depth`.

setting_means(Rows, Limit, Order, Statistic,
              means{problems:Count, answered:Answered, solved:Solved, seconds:Seconds, nodes:Nodes,
                    depth:Depth}) :-
    setting_rows(Rows, Limit, Order, Statistic, Own),
    length(Own, Count),
    aggregate_all(count, ( member(Row, Own), get_dict(solved, Row, S), S \== null ), Answered),
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

%   setting_pairs(+Rows, +Limit, +Order, +Statistic, +Key, -Pairs): Drop-(With-Without) for each
%   problem: the values of Key with Statistic and with none; Drop is true when the answer is a drop,
%   or, where there is no answer, what was found with none.

setting_pairs(Rows, Limit, Order, Statistic, Key, Pairs) :-
    setting_rows(Rows, Limit, Order, none, PlainRows),
    setting_rows(Rows, Limit, Order, Statistic, OtherRows),
    findall(Id-Other,
            ( member(Row, OtherRows), problem_id(Row.problem, Id), get_dict(Key, Row, Other) ),
            Others),
    findall(Drop-(With-Without),
            ( member(Row, PlainRows),
              _{problem:Problem, move:Move} :< Row,
              problem_id(Problem, Id),
              memberchk(Id-With, Others),
              get_dict(Key, Row, Without),
              (   is_drop(Problem, Move)
              ->  Drop = true
              ;   Drop = false
              )
            ),
            Pairs).

is_drop(Problem, Move) :-
    (   has_answer(Problem)
    ->  drop_answer(Problem)
    ;   Move = drop(_, _)
    ).

%!  compare_nodes(+Rows, +Limit, +Order, +Statistic, +Which, -Comparison:dict) is det.
%
%   Comparison is of the nodes with Statistic against those without, in the problems of Which, `all`
%   or `drops`, those whose answer is a drop, or without an answer what was found. It has the number
%   of `problems`; the mean `ratio` with its interval, from `low` to `high`; how many took `fewer`
%   nodes and how many `more`; and `p` of the sign test.

compare_nodes(Rows, Limit, Order, Statistic, Which,
              comparison{problems:Count, ratio:Mean, low:Low, high:High, fewer:Fewer, more:More,
                         p:P}) :-
    setting_pairs(Rows, Limit, Order, Statistic, nodes, AllPairs),
    findall(With-Without,
            ( member(Drop-(With-Without), AllPairs),
              (   Which == all
              ->  true
              ;   Drop == true
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
