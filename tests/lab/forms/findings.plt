:- module(test_forms_findings, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/forms/findings)).

/*  The judging of the paper's conclusions, on times that are made up. */

:- begin_tests(forms_findings).

%   row(+Form, +Seconds, +Spread, -Row): a time of three runs at depth 1 in the position `opening`.
%   time(+System, +Form, +Depth, +Times, -Row): Times has Position-Seconds, the same in all runs.

row(Form, Seconds, Spread, Row) :-
    Most is Seconds + Spread,
    Row = _{form:Form, system:swi, depth:1, runs:3, positions:[opening], cpu_seconds:Seconds,
            minimum:Seconds, spread:Spread, generation_seconds:0.001, generation_minimum:0.001,
            generation_spread:0.0, nodes:100,
            each:[_{position:opening, seconds:[Seconds, Seconds, Most]}]}.

time(System, Form, Depth, Times, Row) :-
    time(System, Form, Depth, Times, 0.001, Row).

time(System, Form, Depth, Times, Generation, Row) :-
    findall(Id, member(Id-_, Times), Ids),
    findall(S, member(_-S, Times), All),
    sum_list(All, Sum),
    length(All, Count),
    Mean is Sum / Count,
    findall(_{position:Id, seconds:[S, S, S]}, member(Id-S, Times), Each),
    Row = _{form:Form, system:System, depth:Depth, runs:3, positions:Ids, cpu_seconds:Mean,
            minimum:Mean, spread:0.0, generation_seconds:Generation,
            generation_minimum:Generation, generation_spread:0.0, nodes:100, each:Each}.

verdict_of(Rows, Start, System, Verdict) :-
    forms_findings(Rows, [], Findings),
    member(Finding, Findings),
    Finding.system == System,
    string_concat(Start, _, Finding.claim),
    !,
    Verdict = Finding.verdict.

%   rows(+Depth, +Pairs, +Others, -Rows): the twelve at Depth, those of Pairs with their own
%   seconds.

rows(Depth, Pairs, Others, Rows) :-
    findall(Row,
            ( member(Form, ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2.1',
                            '2.2', '2.3']),
              (   memberchk(Form-Seconds, Pairs)
              ->  true
              ;   Seconds = Others
              ),
              time(swi, Form, Depth, [opening-Seconds], Row)
            ),
            Rows).

verdict(Pairs, Start, Verdict) :-
    findall(Row, ( member(Form-(Seconds/Spread), Pairs), row(Form, Seconds, Spread, Row) ), Rows),
    verdict_of(Rows, Start, swi, Verdict).

test(holds, Verdict == holds) :-
    verdict([assoc-(1.0/0.1), '1.3'-(2.0/0.1), rbtree-(3.0/0.1)], "A balanced tree", Verdict).

test(fails, Verdict == fails) :-
    verdict(['1.1-c'-(2.0/0.1), '1.1-copy'-(1.0/0.1)], "Built-ins in C", Verdict).

test(open_when_the_ranges_meet, Verdict == open) :-
    verdict(['1.1-c'-(1.0/0.3), '1.1-copy'-(1.1/0.3)], "Built-ins in C", Verdict).

test(open_when_hardly_apart, Verdict == open) :-
    verdict(['1.1-c'-(1.0/0.0), '1.1-copy'-(1.015/0.0)], "Built-ins in C", Verdict).

test(open_with_two_runs, Verdict == open) :-
    time(swi, '1.1-c', 1, [opening-1.0], A),
    time(swi, '1.1-copy', 1, [opening-2.0], B),
    verdict_of([A.put(runs, 2), B], "Built-ins in C", swi, Verdict).

%   1.1 is the slower one because of its changing; it reads faster. What changes it the paper does
%   not print, so with 1.1-copy the conclusion hangs on that, or does not.

test(by_the_reason, [Alone, Reason, Slow, Fast] == [open, holds, partly, depends]) :-
    copying([], Rows0),
    verdict_of(Rows0, "1.1 beats 1.3", swi, Alone),
    verdict_of(Rows0, "The reason: 1.2", swi, Reason),
    copying(['1.1-copy'-1.5-0.1], Rows1),
    verdict_of(Rows1, "1.1 beats 1.3", swi, Slow),
    copying(['1.1-copy'-0.5-0.1], Rows2),
    verdict_of(Rows2, "1.1 beats 1.3", swi, Fast).

copying(More, Rows) :-
    append(['1.1'-2.0-0.1, '1.2'-1.0-0.3, '1.3'-1.0-0.2], More, All),
    findall(Row,
            ( member(Form-Seconds-Generation, All),
              member(Depth, [0, 1]),
              time(swi, Form, Depth, [opening-Seconds], Generation, Row)
            ),
            Rows).

test(both_are_shown, [true(Shown == [true, true, true])]) :-
    copying(['1.1-copy'-0.5-0.1], Rows),
    evidence_of(Rows, "1.1 beats 1.3", Evidence),
    atomic_list_concat(Evidence, '\n', Text),
    findall(Is,
            ( member(Part, ["in a loop: partly",
                            "by one clause, 1.1-copy in the place of 1.1: holds",
                            "1.1 500.000 ms"]),
              ( sub_string(Text, _, _, _, Part) -> Is = true ; Is = Part-Text )
            ),
            Shown).

evidence_of(Rows, Start, Evidence) :-
    forms_findings(Rows, [], Findings),
    member(Finding, Findings),
    string_concat(Start, _, Finding.claim),
    !,
    Evidence = Finding.evidence.

%   What is missing is named, and nothing else.

test(missing_is_named, Evidence == ["not measured at depth 0: 1.1, 1.3; at depth 1: 1.3"]) :-
    row('1.1', 1.0, 0.0, Row),
    evidence_of([Row], "1.1 beats 1.3", Evidence).

test(missing_of_a_set_is_named, Text == "not measured at depth 0: 1.1, 1.2, 1.3, 1.4, 1.5, \c
                                             1.6, 1.7, 1.8, 1.9, 2.1, 2.2, 2.3; at depth 1: 1.9") :-
    rows(1, [], 2.0, All),
    findall(Row, ( member(Row, All), Form = Row.form, Form \== '1.9' ), Rows),
    evidence_of(Rows, "1.8 is the best of all twelve", Evidence),
    last(Evidence, Text).

test(missing_memory_is_named, Text == "not measured in memory at depth 10: 1.81") :-
    findall(Row, ( member(Form, ['2.3', '1.21', '1.8']), memory(Form, 10, 100, Row) ), Memories),
    row('2.3', 1.0, 0.0, Time),
    forms_findings([Time], Memories, Findings),
    member(Finding, Findings),
    string_concat("From depth 10 on", _, Finding.claim),
    !,
    Finding.evidence = [Text].

test(partly, Verdict == partly) :-
    verdict(['1.8'-(1.0/0.0), '1.4'-(2.0/0.0), '1.5'-(0.5/0.0)], "Nine lists", Verdict).

test(a_conclusion_that_was_not_measured_is_told, Verdict == unmeasured) :-
    verdict(['1.1'-(1.0/0.0)], "1.1 beats 1.3", Verdict).

test(a_question_that_was_not_measured_is_not, fail) :-
    verdict(['1.1'-(1.0/0.0)], "Built-ins in C", _).

test(half_measured_does_not_hold, Verdict == open) :-
    verdict(['1.1'-(1.0/0.0), '1.2'-(2.0/0.0)], "1.1 beats 1.2", Verdict).

test(a_set_with_a_gap_is_not_measured, Verdict == unmeasured) :-
    verdict(['1.8'-(1.0/0.0), '1.4'-(2.0/0.0)], "1.8 is the best of the lists", Verdict).

test(a_question_has_the_answers_there_are, Verdict-Count == answer-1) :-
    time(swi, '1.1', 1, [opening-2.0], A),
    time(swi, '1.1-tuned', 1, [opening-1.0], B),
    forms_findings([A, B], [], Findings),
    member(Finding, Findings),
    Finding.claim == "What does tuning give?",
    !,
    Verdict = Finding.verdict,
    length(Finding.evidence, Count).

test(not_the_slowest, [A, B, C, D] == [holds, open, fails, depends]) :-
    slowest(['2.3'-5.0], none, A),
    slowest(['1.1'-5.0], none, B),
    slowest(['1.1'-5.0], 4.0, C),
    slowest(['1.1'-5.0], 1.0, D).

slowest(Pairs, Copy, Verdict) :-
    rows(0, Pairs, 2.0, Rows0),
    rows(1, Pairs, 2.0, Rows1),
    findall(Row,
            ( number(Copy),
              member(Depth, [0, 1]),
              time(swi, '1.1-copy', Depth, [opening-Copy], Row)
            ),
            Copies),
    append([Rows0, Rows1, Copies], Rows),
    verdict_of(Rows, "The authors expected 1.1 to be the slowest", swi, Verdict).

test(not_the_fastest, [A, B] == [holds, fails]) :-
    rows(0, ['1.9'-1.0], 2.0, Rows0),
    rows(1, ['1.9'-1.0], 2.0, Rows1),
    append(Rows0, Rows1, Rows),
    verdict_of(Rows, "The authors expected 2.3 to be the fastest", swi, A),
    rows(0, ['2.3'-1.0], 2.0, Others0),
    rows(1, ['2.3'-1.0], 2.0, Others1),
    append(Others0, Others1, Others),
    verdict_of(Others, "The authors expected 2.3 to be the fastest", swi, B).

%   Who is not poor is not poor for any reason.

test(poor_by_restoring, [[A1, A2], [B1, B2], [C1, C2]] == [[holds, holds], [holds, fails],
                                                           [fails, fails]]) :-
    poor(3.0, A1, A2),
    poor(9.0, B1, B2),
    poor(1.0, C1, C2).

poor(Facts, Poor, Restoring) :-
    rows(0, ['2.1'-Facts, '2.2'-Facts, '2.3'-Facts], 2.0, Rows),
    verdict_of(Rows, "The forms of facts are poor", swi, Poor),
    verdict_of(Rows, "They are poor because", swi, Restoring).

%   One run does not tell who is poor, nor that somebody is not.

test(poor_by_one_run, Verdict == open) :-
    rows(0, ['2.1'-3.0, '2.2'-3.0, '2.3'-3.0], 2.0, Rows0),
    maplist([Row0, Row]>>put_dict(runs, Row0, 1, Row), Rows0, Rows),
    verdict_of(Rows, "They are poor because", swi, Verdict),
    forms_findings(Rows, [], Findings),
    \+ ( member(Finding, Findings),
         get_dict(evidence, Finding, Texts),
         member(Text, Texts),
         sub_string(Text, _, _, _, "it is not slower")
       ).

%   Depth 1 in two positions, depth 2 in one of them: they are compared there alone, where nothing
%   is gained.

test(gains_are_of_the_same_positions, Verdict == open) :-
    findall(Row,
            ( member(Form, ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9', '2.1',
                            '2.2', '2.3']),
              (   Form == '2.3'
              ->  One = [opening-2.0, end-9.0],
                  Two = [opening-20.0]
              ;   One = [opening-1.0, end-2.0],
                  Two = [opening-10.0]
              ),
              (   time(swi, Form, 1, One, Row)
              ;   time(swi, Form, 2, Two, Row)
              )
            ),
            Rows),
    verdict_of(Rows, "2.3 gains further", swi, Verdict).

test(gains, [A, B] == [holds, fails]) :-
    rows(1, ['2.3'-4.0], 2.0, Rows1),
    rows(2, ['2.3'-3.0], 2.0, Rows2),
    append(Rows1, Rows2, Rows),
    verdict_of(Rows, "2.3 gains further", swi, A),
    rows(2, ['2.3'-6.0], 2.0, Rows3),
    append(Rows1, Rows3, Others),
    verdict_of(Others, "2.3 gains further", swi, B).

%   Nearer to the best, but still the last of all.

test(promising_is_not_below_the_middle, [A, B] == [partly, holds]) :-
    rows(0, ['2.3'-8.0], 2.0, Rows0),
    rows(1, ['2.3'-4.0], 2.0, Rows1),
    append(Rows0, Rows1, Rows),
    verdict_of(Rows, "2.3 is promising", swi, A),
    rows(1, ['2.3'-1.0], 2.0, Rows2),
    append(Rows0, Rows2, Others),
    verdict_of(Others, "2.3 is promising", swi, B).

test(the_argument_in_short_searches, [A, B] == [holds, open]) :-
    findall(Row, ( between(0, 2, Depth), rows(Depth, ['1.9'-1.0], 2.0, Rows0), member(Row, Rows0) ),
            Rows),
    verdict_of(Rows, "In short searches", swi, A),
    findall(Row, ( between(0, 1, Depth), rows(Depth, ['1.9'-1.0], 2.0, Rows1), member(Row, Rows1) ),
            Others),
    verdict_of(Others, "In short searches", swi, B).

test(the_last_of_the_tuned, Verdict == holds) :-
    findall(Form-(1.0/0.0), member(Form, ['1.1-tuned', '1.8-tuned', '1.21-tuned', '1.81-tuned']),
            Others),
    verdict(['2.3-tuned'-(2.0/0.0)|Others], "Tuned, 2.3 is the last", Verdict).

test(the_thread_that_collects, Verdict == holds) :-
    findall(Row,
            ( member(Form, ['2.1', '2.3', '1.81']),
              (   time(swi, Form, 1, [opening-2.0], Row)
              ;   time('swi-alone', Form, 1, [opening-1.0], Row)
              )
            ),
            Rows),
    verdict_of(Rows, "Erased clauses cost", swi, Verdict).

test(systems_are_compared, Verdict == answer) :-
    time(swi, '1.1', 1, [opening-2.0], A),
    time('gnu-native', '1.1', 1, [opening-1.0], B),
    verdict_of([A, B], "How does the system compare", 'gnu-native', Verdict).

test(best_of_the_lists, Verdict == holds) :-
    rows(0, ['1.8'-1.0], 2.0, Rows0),
    rows(1, ['1.8'-1.0], 2.0, Rows1),
    append(Rows0, Rows1, Rows),
    verdict_of(Rows, "1.8 is the best of the lists", swi, Verdict).

memory(Form, Depth, Bytes, _{form:Form, system:swi, depth:Depth, stack_bytes:Bytes, heap_bytes:0,
                             memory_bytes:Bytes}).

test(memory_from_depth_10, Verdict-Told == holds-true) :-
    findall(Row,
            ( between(0, 20, Depth),
              (   member(Form, ['1.8', '1.81', '1.21']),
                  Bytes is 1000 * Depth
              ;   Form = '2.3',
                  Bytes is 5500 + 100 * Depth
              ),
              memory(Form, Depth, Bytes, Row)
            ),
            Memories),
    row('2.3', 1.0, 0.0, Time),
    forms_findings([Time], Memories, Findings),
    member(Finding, Findings),
    string_concat("From depth 10 on", _, Finding.claim),
    !,
    Verdict = Finding.verdict,
    Finding.evidence = [Text],
    (   sub_string(Text, _, _, 0, "2.3 needs the least from depth 7 on")
    ->  Told = true
    ;   Told = Text
    ).

%   Beaten at depth 10 and least from 11 on; beaten to the end.

test(memory_partly_and_not, [A, B] == [partly, fails]) :-
    memory_verdict(10, A),
    memory_verdict(20, B).

memory_verdict(Until, Verdict) :-
    findall(Row,
            ( between(0, 20, Depth),
              member(Form, ['1.8', '1.81', '1.21', '2.3']),
              (   Form == '2.3',
                  Depth =< Until
              ->  Bytes = 9000
              ;   Form == '2.3'
              ->  Bytes = 10
              ;   Bytes = 1000
              ),
              memory(Form, Depth, Bytes, Row)
            ),
            Memories),
    row('2.3', 1.0, 0.0, Time),
    forms_findings([Time], Memories, Findings),
    member(Finding, Findings),
    string_concat("From depth 10 on", _, Finding.claim),
    !,
    Verdict = Finding.verdict.

:- end_tests(forms_findings).
