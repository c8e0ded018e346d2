:- module(test_forms_benchmark, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/forms), [form_kind/2, in_form/3]).
:- use_module(library(gunshi/lab/forms/benchmark)).
:- use_module(library(gunshi/lab/forms/results)).
:- use_module(tests(lab/forms/least_time)).
:- use_module(tests(sizes)).
:- use_module(library(filesex)).
:- use_module(library(prolog_wrap)).
:- use_module(library(readutil)).
:- use_module(library(time)).
:- use_module(library(gunshi/base/temporary)).

/*  The measuring of forms: that what is counted is right on every system, that runs are as many and
    as random as asked for, and that what cannot be measured is said. No time is tested. */

:- dynamic(spoilt/0).

:- begin_tests(forms_benchmark).

quietly(_, _).

opening([opening-Position]) :-
    test_position(opening, Position, _).

test(three_test_positions, Names == [opening, middle, end]) :-
    findall(Name, test_position(Name, _, _), Names).

%   Every form, in processes of its own, counts what it should on SWI-Prolog; and every form of ISO
%   Prolog on GNU Prolog, native and byte code. The usual run has one of three forms on SWI-Prolog,
%   and one of twelve on GNU Prolog.

counted(System, Forms, Wrong) :-
    opening(Positions),
    forms_runs(quietly, [forms(Forms), systems([System]), positions(Positions), depth(1), leaf(2)],
               Runs),
    forms_times(Runs, Positions, Times),
    forms_memories(Runs, Memories),
    findall(Form, ( member(Form, Forms), \+ told(Times, Memories, Form) ), Wrong).

told(Times, Memories, Form) :-
    findall(Depth, ( member(Row, Times), Row.form == Form, Row.agrees == true, Row.cpu_seconds > 0,
                     Depth = Row.depth ), [0, 1]),
    findall(Depth, ( member(Row, Memories), Row.form == Form, Row.stack_bytes > 0,
                     Depth = Row.depth ),
            [0, 1, 2]).

%   one_of(+Usual, +Offset, +All, -Forms): one of so many of All; all in the thorough run.

one_of(Usual, Offset, All, Forms) :-
    size(Usual, 1, Each),
    findall(Form, ( nth0(Place, All, Form), Place mod Each =:= Offset mod Each ), Forms).

test(all_on_swi, Wrong == []) :-
    findall(Form, form(Form), All),
    one_of(3, 2, All, Forms),
    counted(swi, Forms, Wrong).

iso_forms(Offset, Forms) :-
    findall(Form, form_kind(Form, iso), All),
    one_of(12, Offset, All, Forms).

test(iso_on_gnu_native, Wrong == []) :-
    iso_forms(0, Forms),
    counted('gnu-native', Forms, Wrong).

test(iso_on_gnu_bytecode, Wrong == []) :-
    iso_forms(3, Forms),
    counted('gnu-bytecode', Forms, Wrong).

test(alone_is_for_forms_with_facts, Forms == ['2.1', '1.21']) :-
    opening(Positions),
    forms_runs(quietly, [forms(['1.1', '2.1', '1.21', assoc]), systems(['swi-alone']),
                         positions(Positions), depth(0)],
               Runs),
    findall(Form, ( form(Form), memberchk(run(Form, _, _), Runs) ), Forms).

%   All first runs come before all second ones, in an order that the seed fixes.

order(Seed, Order) :-
    set_random(seed(Seed)),
    opening(Positions),
    forms_runs(quietly, [forms(['1.3', '1.8', '1.9']), runs(2), positions(Positions), depth(0)],
               Runs),
    findall(Form, member(run(Form, _, _), Runs), Order).

test(order_of_runs) :-
    order(3, Order1),
    order(3, Order2),
    Order1 == Order2,
    length(First, 3),
    append(First, Second, Order1),
    msort(First, ['1.3', '1.8', '1.9']),
    msort(Second, ['1.3', '1.8', '1.9']).

test(too_long_is_left_out, Answers = [generated(_, _), timed(_, 0, _, _, _, _, _),
                                      too_long(opening, 1), too_long(opening, 2)]) :-
    opening(Positions),
    forms_runs(quietly, [forms(['1.1']), positions(Positions), depth(2), limit(0.001)],
               [run(_, _, Answers)]).

test(beyond_depth_1_in_some_positions_only,
     Depths-Ids == [opening-[0, 1, 2], middle-[0, 1]]-[opening]) :-
    findall(Id-P, ( member(Id, [opening, middle]), test_position(Id, P, _) ), Positions),
    forms_runs(quietly, [forms(['1.8-tuned']), positions(Positions), depth(2), deep([opening])],
               Runs),
    Runs = [run(_, _, Answers)],
    findall(Id-Ds, ( member(Id-_, Positions),
                     findall(D, member(timed(Id, D, _, _, _, _, _), Answers), Ds) ), Depths),
    forms_times(Runs, Positions, Rows),
    member(Row, Rows),
    Row.depth =:= 2,
    !,
    Ids = Row.positions.

test(stopped, Count == 2) :-
    opening(Positions),
    forms_runs([_, Done]>>( Done =:= 2 -> throw(forms_enough) ; true ),
               [forms(['1.8', '1.9']), runs(2), positions(Positions), depth(0)], Runs),
    length(Runs, Count).

test(each_is_told_of_the_runs, Told == [0, 1, 2]) :-
    opening(Positions),
    State = told([]),
    forms_runs({State}/[2, Done]>>( arg(1, State, T0), nb_setarg(1, State, [Done|T0]) ),
               [forms(['1.8', '1.9']), positions(Positions), depth(0)], _),
    arg(1, State, Reversed),
    reverse(Reversed, Told).

%   A name need not survive a system's encoding, nor be one of its atoms.

test(any_id, [forall(member(System, [swi, 'gnu-native', 'gnu-bytecode'])), Ids == ['局面 é', 2]]) :-
    test_position(opening, P, _),
    Positions = ['局面 é'-P, 2-P],
    forms_runs(quietly, [forms(['1.8']), systems([System]), positions(Positions), depth(0)], Runs),
    forms_times(Runs, Positions, [Row]),
    Ids = Row.positions.

%   No move, and no reply to any: there is nothing more to walk, and nothing is too long.

test(no_moves, [forall(member(System-Form,
                              [swi-'1.8', swi-core, swi-'core-c', 'gnu-native'-'2.3'])),
                Counts == [0-0, 1-0, 2-0, 3-0]]) :-
    position_sfen(P, "9/9/9/9/9/9/9/9/9 b - 1"),
    forms_runs(quietly, [forms([Form]), systems([System]), positions([void-P]), depth(3)], Runs),
    forms_times(Runs, [void-P], Rows),
    findall(Depth-N, ( member(Row, Rows), Row.agrees == true, Depth = Row.depth,
                       N is truncate(Row.nodes) ), Counts).

%   A process that ends by an error is told of, whatever its status is, and the others stay. Here
%   the first one is sent what is no task.

spoil_first :-
    retractall(test_forms_benchmark:spoilt),
    wrap_predicate(gunshi_lab_forms_benchmark:ask_one(_, _, In), spoil, Wrapped,
                   (   test_forms_benchmark:spoilt
                   ->  Wrapped
                   ;   assertz(test_forms_benchmark:spoilt),
                       format(In, "nonsense.~n", []),
                       Wrapped
                   )).

%   spoil_all: every process is sent what is no task.

spoil_all :-
    wrap_predicate(gunshi_lab_forms_benchmark:ask_one(_, _, In), spoil, _,
                   format(In, "nonsense.~n", [])).

test(failed, [forall(member(System, [swi, 'gnu-native', 'gnu-bytecode'])), Kinds == [failed, run],
              setup(spoil_first),
              cleanup(unwrap_predicate(gunshi_lab_forms_benchmark:ask_one/3, spoil))]) :-
    opening(Positions),
    forms_runs(quietly, [forms(['1.8']), systems([System]), runs(2), positions(Positions),
                         depth(0)], Runs),
    findall(Kind, ( member(Run, Runs), functor(Run, Kind, 4) ; member(run(_, _, _), Runs),
                    Kind = run ), Kinds),
    forms_times(Runs, Positions, [Row]),
    1 =:= Row.runs.

test(time_of_a_process_that_fails, [error(gunshi(form_failed('1.8', swi, _, _))),
                                    setup(spoil_all),
                                    cleanup(unwrap_predicate(gunshi_lab_forms_benchmark:ask_one/3,
                                                             spoil))]) :-
    form_time('1.8', opening, 0, _).

%   A process that dies before it has read its tasks is a failed run; SIGPIPE, which is left to end
%   the program, does not.

test(dies_without_reading, [Run = failed('1.8', swi, exit(3), _),
                            setup(( make_temporary_directory(bin, Bin),
                                    atom_concat(Bin, '/swipl', Program),
                                    setup_call_cleanup(open(Program, write, Out),
                                                       format(Out, "#!/bin/sh~nexit 3~n", []),
                                                       close(Out)),
                                    chmod(Program, +x),
                                    getenv('PATH', Path),
                                    atomic_list_concat([Bin, :, Path], New),
                                    setenv('PATH', New),
                                    on_signal(pipe, Old, default) )),
                            cleanup(( setenv('PATH', Path), on_signal(pipe, _, Old) ))]) :-
    test_position(opening, P, _),
    findall(N-P, between(1, 100, N), Positions),
    forms_runs(quietly, [forms(['1.8']), positions(Positions), depth(2)], [Run]).

%   Nobody waits for the answer, so nobody may go on working for it.

test(an_interrupted_run_leaves_no_process,
     [condition(exists_file('/proc/thread-self/children')), Children == ""]) :-
    catch(call_with_time_limit(0.7, form_time('1.1', opening, 4, _)), time_limit_exceeded, true),
    read_file_to_string('/proc/thread-self/children', Children, []).

test(a_string_names_a_form) :-
    form_time("1.8", opening, 0, _),
    form_kind("core", core).

test(a_form_that_fails_says_so, [setup(wrap_predicate(gunshi_lab_forms_benchmark:ask_one(_, _, In),
                                                      spoil, _,
                                                      format(In, "generate(x).~n", []))),
                                 cleanup(unwrap_predicate(gunshi_lab_forms_benchmark:ask_one/3,
                                                          spoil)),
                                 forall(member(System, [swi, 'gnu-native', 'gnu-bytecode']))]) :-
    opening(Positions),
    forms_runs(quietly, [forms(['1.8']), systems([System]), positions(Positions), depth(0)],
               [failed(_, _, _, Text)]),
    once(sub_string(Text, _, _, _, "fails at a task generate")).

test(none_measured, error(gunshi(none_measured([core], ['gnu-native'])))) :-
    opening(Positions),
    forms_runs(quietly, [forms([core]), systems(['gnu-native']), positions(Positions), depth(0)],
               _).

%   The first position is in memory for terms and facts alike. A ban/5 has six cells, the term 84.

test(memory_has_the_core_s_first_position, true(Heap >= 2 * One)) :-
    opening(Positions),
    forms_runs(quietly, [forms([core]), positions(Positions), depth(1), leaf(1)],
               [run(_, _, Answers)]),
    memberchk(memory(0, _, Heap), Answers),
    memberchk(memory(1, _, Heap1), Answers),
    One is Heap1 - Heap.

test(memory_has_the_first_position) :-
    form_memory('1.1', 0, Stack, 0),
    Stack >= 8 * (81*6 + 2*84).

%   What minimax does not call is not timed.

test(generation_is_what_minimax_calls, [forall(form_kind(Form, Kind)), nondet]) :-
    test_position(opening, P, _),
    (   Kind == core
    ->  Rules = legal
    ;   Rules = paper
    ),
    rule_moves(Rules, P, Moves),
    length(Moves, Count),
    in_form(Form, P, [Module, Kyokumen]>>( Module:minimax_te(Kyokumen, Tes) )),
    (   integer(Tes)
    ->  Tes =:= Count
    ;   length(Tes, Count)
    ).

test(memory_grows_with_depth_and_facts_do_not) :-
    form_memory('1.1', 0, Stack0, 0),
    form_memory('1.1', 5, Stack5, 0),
    Stack5 > Stack0,
    form_memory('2.1', 0, _, Heap0),
    form_memory('2.1', 5, _, Heap5),
    Heap0 > 0,
    Heap5 < 2 * Heap0.

test(time_of_a_position_of_ones_own, nondet) :-
    position_sfen(Position, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    form_time('1.8', Position, 0, Seconds),
    Seconds > 0.

test(no_such_test_position, error(domain_error(test_position, start))) :-
    form_time('1.8', start, 0, _).

:- end_tests(forms_benchmark).
