/*  What was measured of the forms (benchmark.pl), as rows: the time of minimax, and the memory
    at a leaf.

    What is told of the runs of a form is their minimum, median and spread (the greatest less the
    least).
*/
:- module(gunshi_lab_forms_results,
          [ forms_times/3,              % +Runs, +Positions, -Rows
            forms_memories/2,           % +Runs, -Rows
            forms_queries/2             % +Runs, -Rows
          ]).
:- use_module(answers,
              [ answered_time/4, timed_nodes/2, timed_leaves/2, timed_us/2, timed_gc_us/2,
                timed_inferences/2
              ]).
:- use_module('../../shogi/forms', [form/1, form_kind/2]).
:- use_module(systems, [forms_system/1]).
:- use_module('../../shogi/position', [perft/3, rule_moves/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists),
            [max_list/2, max_member/2, member/2, min_list/2, nth1/3, sum_list/2]).
:- autoload(library(yall), [(>>)/3]).

%!  forms_times(+Runs, +Positions:list, -Rows:list) is det.
%
%   Rows are dicts of the times in Runs of forms_runs/3 for Positions, Id-Position. A form that some
%   run left out at a depth has no row for that depth; else there is one for each system, form and
%   depth, forms in the order of form/1, with
%
%     | form, system, depth | what was measured                                                    |
%     | rules               | `paper`, for the core's forms `legal`                                |
%     | positions           | the Ids that all runs with times of that depth have one for, or else |
%     |                     | the one that most have; what follows is the mean of these positions  |
%     | runs                | how many processes                                                   |
%     | cpu_seconds         | the median of the runs                                               |
%     | minimum, spread     | the least of the runs, and the greatest less the least; seconds      |
%     | gc_seconds          | the part of cpu_seconds that collected garbage of stacks, or `null`  |
%     | generation_seconds  | the median of the runs, of making the moves alone, once a position,  |
%     |                     | as minimax does;                                                     |
%     |                     | generation_minimum and generation_spread as those of the time        |
%     | each                | a list of dicts `position` and `seconds`, of the runs in their order |
%     | inferences          | or `null`; work done in C is not counted                             |
%     | nodes, leaves       | moves made, and those at the last depth                              |
%     | nodes_per_second    | of cpu_seconds; `null` for `core-c`, which counts the last ply's     |
%     |                     | moves without making them                                            |
%     | agrees              | `true` if the nodes are right: the core's, or at depths that the     |
%     |                     | core does not count by the paper's rules, those most forms count     |

forms_times(Runs, Positions, Rows) :-
    findall(Row,
            ( forms_system(System),
              form(Form),
              runs_of(Runs, Form, System, Answers),
              setof(Depth, depth_of(Answers, Depth), Depths),
              member(Depth, Depths),
              time_row(Runs, Positions, Form, System, Depth, Answers, Row)
            ),
            Rows).

runs_of(Runs, Form, System, Answers) :-
    findall(Each, member(run(Form, System, Each), Runs), Answers),
    Answers \== [].

depth_of(Answers, Depth) :-
    member(Each, Answers),
    answered_time(Each, _, Depth, _).

time_row(Runs, Positions, Form, System, Depth, Answers, Row) :-
    common_positions(Runs, Positions, Depth, Ids),
    Ids = [Id0|_],
    forall(member(Run, Answers), once(answered_time(Run, Id0, Depth, _))),
    maplist(means(Ids, Depth), Answers, Means),
    findall(S, ( member(Of, Means), get_dict(seconds, Of, S) ), Seconds),
    median(Seconds, Median),
    min_list(Seconds, Least),
    max_list(Seconds, Most),
    Spread is Most - Least,
    once(( member(Middle, Means), get_dict(seconds, Middle, Median) )),
    _{gc_seconds:GcSeconds, inferences:Inferences, nodes:Nodes, leaves:Leaves} :< Middle,
    maplist(generation(Ids), Answers, Generations),
    median(Generations, Generation),
    min_list(Generations, LeastGeneration),
    max_list(Generations, MostGeneration),
    GenerationSpread is MostGeneration - LeastGeneration,
    maplist(position_seconds(Depth, Answers), Ids, Each),
    form_rules(Form, Rules),
    per_second(Form, Nodes, Median, PerSecond),
    length(Answers, Count),
    (   forall(( member(Run, Answers),
                 answered_time(Run, Id, Depth, Timed),
                 timed_nodes(Timed, N)
               ),
               right_count(Runs, Positions, Rules, Id, Depth, N))
    ->  Agrees = true
    ;   Agrees = false
    ),
    Row = _{form:Form, system:System, depth:Depth, rules:Rules, positions:Ids, runs:Count,
            cpu_seconds:Median, minimum:Least, spread:Spread, gc_seconds:GcSeconds,
            generation_seconds:Generation, generation_minimum:LeastGeneration,
            generation_spread:GenerationSpread, each:Each, inferences:Inferences,
            nodes:Nodes, leaves:Leaves, nodes_per_second:PerSecond, agrees:Agrees}.

position_seconds(Depth, Answers, Id, _{position:Id, seconds:Seconds}) :-
    findall(S,
            ( member(Run, Answers),
              once(answered_time(Run, Id, Depth, Timed)),
              timed_us(Timed, Us),
              S is Us / 1.0e6
            ),
            Seconds).

per_second(Form, Nodes, Seconds, PerSecond) :-
    (   Form == 'core-c'
    ->  PerSecond = null
    ;   PerSecond is Nodes / Seconds
    ).

%   common_positions(+Runs, +Positions, +Depth, -Ids): those that every run which has a time at
%   Depth has one for, so that all means are of the same positions. Where there is none, the one
%   that most runs have: then the others lose their rows, not all of them.

common_positions(Runs, Positions, Depth, Ids) :-
    findall(Id-Lacking,
            ( member(Id-_, Positions),
              aggregate_all(count,
                            ( member(run(_, _, Answers), Runs),
                              once(answered_time(Answers, _, Depth, _)),
                              \+ answered_time(Answers, Id, Depth, _)
                            ),
                            Lacking)
            ),
            Pairs),
    findall(Id, member(Id-0, Pairs), Common),
    (   Common == []
    ->  sort(2, @=<, Pairs, [Most-_|_]),
        Ids = [Most]
    ;   Ids = Common
    ).

%   means(+Ids, +Depth, +Answers, -Means): of one run, over the positions Ids.

means(Ids, Depth, Answers, means{seconds:Seconds, gc_seconds:GcSeconds, inferences:Inferences,
                                 nodes:Nodes, leaves:Leaves}) :-
    findall(Timed,
            ( member(Id, Ids),
              once(answered_time(Answers, Id, Depth, Timed))
            ),
            Times),
    mean(timed_nodes, Times, Nodes),
    mean(timed_leaves, Times, Leaves),
    mean(timed_us, Times, Us),
    mean(timed_gc_us, Times, GcUs),
    mean(timed_inferences, Times, Inferences),
    Seconds is Us / 1.0e6,
    (   GcUs == null
    ->  GcSeconds = null
    ;   GcSeconds is GcUs / 1.0e6
    ).

generation(Ids, Answers, Seconds) :-
    findall(Us, ( member(Id, Ids), member(generated(Id, Us), Answers) ), All),
    sum_list(All, Sum),
    length(All, Count),
    Seconds is Sum / Count / 1.0e6.

%   mean(:Part, +Times, -Mean): of what Part says of each of Times; `null` if a system does not
%   tell.

mean(Part, Times, Mean) :-
    maplist(Part, Times, Values),
    (   memberchk(na, Values)
    ->  Mean = null
    ;   sum_list(Values, Sum),
        length(Values, Count),
        Mean is Sum / Count
    ).

%   median(+Values, -Median): of an even number, the lower of the two in the middle, so that Median
%   is what one of the runs gave.

median(Values, Median) :-
    msort(Values, Sorted),
    length(Sorted, Count),
    Middle is (Count + 1) // 2,
    nth1(Middle, Sorted, Median).

right_count(_, Positions, legal, Id, Depth, Nodes) :-
    memberchk(Id-Position, Positions),
    Plies is Depth + 1,
    aggregate_all(sum(Count), ( between(1, Plies, N), perft(Position, N, Count) ), Nodes).
right_count(_, Positions, paper, Id, 0, Nodes) :-
    !,
    memberchk(Id-Position, Positions),
    rule_moves(paper, Position, Moves),
    length(Moves, Nodes).
right_count(Runs, _, paper, Id, Depth, Nodes) :-
    findall(N,
            ( member(run(Form, _, Answers), Runs),
              form_rules(Form, paper),
              once(answered_time(Answers, Id, Depth, Timed)),
              timed_nodes(Timed, N)
            ),
            Counts),
    sort(Counts, Different),
    findall(Times-N,
            ( member(N, Different),
              aggregate_all(count, member(N, Counts), Times)
            ),
            Pairs),
    max_member(_-Nodes, Pairs).

%   form_rules(+Form, -Rules): the rule set by which minimax walks.

form_rules(Form, Rules) :-
    (   form_kind(Form, core)
    ->  Rules = legal
    ;   Rules = paper
    ).

%!  forms_memories(+Runs, -Rows:list) is det.
%
%   Rows are dicts of the memory in Runs: form, system, depth, and stack_bytes and heap_bytes (or
%   `null`) at the leaf of that depth, the median of the runs; memory_bytes is their sum. The first
%   position is counted for all forms alike; what lies on the stacks before it is not. GNU Prolog
%   tells nothing of facts and collects no garbage: there heap_bytes and memory_bytes are `null`,
%   and stack_bytes has the garbage. Rows of `swi-alone` are left out: they are those of `swi`.

forms_memories(Runs, Rows) :-
    findall(Row,
            ( forms_system(System),
              form(Form),
              System \== 'swi-alone',
              runs_of(Runs, Form, System, Answers),
              memory_row(Form, System, Answers, Row)
            ),
            Rows).

memory_row(Form, System, Answers, Row) :-
    bagof(Bytes, Each^( member(Each, Answers), memory_answer(Each, Depth, Bytes) ), All),
    maplist([Stack-_, Stack]>>true, All, Stacks),
    maplist([_-Heap, Heap]>>true, All, Heaps),
    median(Stacks, Stack),
    median(Heaps, Heap0),
    (   integer(Heap0)
    ->  Heap = Heap0,
        Sum is Stack + Heap
    ;   Heap = null,
        Sum = null
    ),
    Row = _{form:Form, system:System, depth:Depth, stack_bytes:Stack, heap_bytes:Heap,
            memory_bytes:Sum}.

memory_answer(Answers, Depth, Stack-Heap) :-
    member(memory(Depth, Stack, Heap), Answers).

%!  forms_queries(+Runs, -Rows:list) is det.
%
%   Rows are dicts of the query in Runs of forms_runs/3, one for each system and form, with
%
%     | form, system        | what was asked                                                       |
%     | positions, runs     | the Ids; how many processes                                          |
%     | cpu_seconds         | the mean of the positions, the median of the runs; of one call       |
%     | minimum, spread     | the least of the runs, and the greatest less the least; seconds      |
%     | inferences          | or `null`; of the median run                                         |
%     | stack_bytes,        | held while the answer stands, with the position: the mean of those   |
%     | heap_bytes          | that answer, or `null`; heap_bytes are facts and the core's positions|
%     | memory_bytes        | their sum                                                            |
%     | answers             | a list of Id-yes(Term) or Id-no                                      |
%     | agrees              | `true` if more than half of the rows have these answers              |

forms_queries(Runs, Rows) :-
    findall(Row,
            ( forms_system(System),
              form(Form),
              runs_of(Runs, Form, System, Answers),
              query_row(Form, System, Answers, Row)
            ),
            Unjudged),
    length(Unjudged, Count),
    maplist(judged(Unjudged, Count), Unjudged, Rows).

query_row(Form, System, Answers, Row) :-
    maplist(query_means, Answers, Means),
    findall(S, member(means(S, _, _, _), Means), Seconds),
    median(Seconds, Median),
    min_list(Seconds, Least),
    max_list(Seconds, Most),
    Spread is Most - Least,
    memberchk(means(Median, Inferences, Stack, Heap), Means),
    (   number(Stack),
        number(Heap)
    ->  Sum is Stack + Heap
    ;   Sum = null
    ),
    Answers = [First|_],
    findall(Id-Answer, member(queried(Id, _, _, _, _, _, Answer), First), Given),
    findall(Id, member(Id-_, Given), Ids),
    length(Answers, Count),
    Row = _{form:Form, system:System, positions:Ids, runs:Count, cpu_seconds:Median,
            minimum:Least, spread:Spread, inferences:Inferences, stack_bytes:Stack,
            heap_bytes:Heap, memory_bytes:Sum, answers:Given}.

query_means(Answers, means(Seconds, Inferences, Stack, Heap)) :-
    findall(S, ( member(queried(_, Us, _, _, _, _, _), Answers), S is Us / 1.0e6 ), All),
    told_mean(All, Seconds),
    findall(I, member(queried(_, _, _, I, _, _, _), Answers), Is),
    told_mean(Is, Inferences),
    findall(B, member(queried(_, _, _, _, B, _, yes(_)), Answers), Stacks),
    told_mean(Stacks, Stack),
    findall(B, member(queried(_, _, _, _, _, B, yes(_)), Answers), Heaps),
    told_mean(Heaps, Heap).

told_mean(Values, Mean) :-
    (   (   Values == []
        ;   memberchk(na, Values)
        )
    ->  Mean = null
    ;   sum_list(Values, Sum),
        length(Values, Count),
        Mean is Sum / Count
    ).

judged(Rows, Count, Row0, Row) :-
    findall(Other, ( member(Other, Rows), alike(Other, Row0) ), Alike),
    length(Alike, Same),
    (   2 * Same > Count
    ->  Agrees = true
    ;   Agrees = false
    ),
    Row = Row0.put(agrees, Agrees).

alike(Row1, Row2) :-
    Row1.answers =@= Row2.answers.
