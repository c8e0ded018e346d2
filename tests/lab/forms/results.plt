/*  The rows of what was measured of the forms, from runs that are written down here. */
:- module(test_forms_results, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/lab/forms/results)).

:- begin_tests(forms_results).

opening([opening-Position]) :-
    test_position(opening, Position, _).

test(median_minimum_and_spread, [Median, Least, Spread, Nodes,
                                 Agrees] == [0.002, 0.001, 0.003, 41, true]) :-
    opening(Positions),
    findall(run('1.8', swi, [generated(opening, 5), timed(opening, 0, 41, 41, Us, 0, 7)]),
            member(Us, [4000, 1000, 2000]), Runs),
    forms_times(Runs, Positions, [Row]),
    _{cpu_seconds:Median, minimum:Least, spread:Spread0, nodes:Nodes, agrees:Agrees} :< Row,
    Spread is round(Spread0 * 1000) / 1000.0.

test(a_wrong_count_is_told, [A, B, C] == [true, false, true]) :-
    opening(Positions),
    findall(run(Form, swi, [generated(opening, 5), timed(opening, 1, N, 41, 9, 0, 7)]),
            member(Form-N, ['1.1'-1841, '1.3'-1840, '1.8'-1841]), Runs),
    forms_times(Runs, Positions, [RowA, RowB, RowC]),
    A = RowA.agrees,
    B = RowB.agrees,
    C = RowC.agrees.

test(means_are_of_the_same_positions, Ids == [[a], [a]]) :-
    test_position(opening, P, _),
    Runs = [ run('1.1', swi, [generated(a, 1), generated(b, 1), timed(a, 1, 9, 9, 9, 0, 7),
                              too_long(b, 1)]),
             run('1.8', swi, [generated(a, 1), generated(b, 1), timed(a, 1, 9, 9, 9, 0, 7),
                              timed(b, 1, 9, 9, 9, 0, 7)]) ],
    forms_times(Runs, [a-P, b-P], Rows),
    findall(Own, ( member(Row, Rows), Own = Row.positions ), Ids).

test(a_depth_that_one_run_left_out, Depths == [0]) :-
    test_position(opening, P, _),
    Runs = [ run('1.8', swi, [generated(a, 1), timed(a, 0, 9, 9, 9, 0, 7),
                              timed(a, 1, 9, 9, 9, 0, 7)]),
             run('1.8', swi, [generated(a, 1), timed(a, 0, 9, 9, 9, 0, 7), too_long(a, 1)]) ],
    forms_times(Runs, [a-P], Rows),
    findall(Depth, ( member(Row, Rows), Depth = Row.depth ), Depths).

test(positions_that_no_two_forms_share, Rows == ['1.8'-[a], '1.9'-[a]]) :-
    test_position(opening, P, _),
    Runs = [ run('1.8', swi, [generated(a, 1), generated(b, 1), timed(a, 1, 9, 9, 9, 0, 7),
                              too_long(b, 1)]),
             run('1.9', swi, [generated(a, 1), generated(b, 1), timed(a, 1, 9, 9, 9, 0, 7),
                              too_long(b, 1)]),
             run('1.3', swi, [generated(a, 1), generated(b, 1), too_long(a, 1),
                              timed(b, 1, 9, 9, 9, 0, 7)]) ],
    forms_times(Runs, [a-P, b-P], Dicts),
    findall(Form-Ids, ( member(Row, Dicts), Form = Row.form, Ids = Row.positions ), Rows).

test(no_sum_without_facts, [Heap, Sum] == [null, null]) :-
    forms_memories([run('2.3', 'gnu-native', [memory(0, 100, na)])], [Row]),
    _{stack_bytes:100, heap_bytes:Heap, memory_bytes:Sum} :< Row.

%   What minimax does not make is not counted as made.

test(core_c_makes_no_last_ply, PerSecond == null) :-
    opening(Positions),
    forms_times([run('core-c', swi, [generated(opening, 1), timed(opening, 0, 40, 40, 9, 0, 7)])],
                Positions, [Row]),
    PerSecond = Row.nodes_per_second.

:- end_tests(forms_results).
