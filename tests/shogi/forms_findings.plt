:- module(test_forms_findings, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/forms_findings)).

/*  The judging of the paper's conclusions, on times that are made up. */

:- begin_tests(forms_findings).

%   row(+Form, +Seconds, +Spread, -Row): a time at depth 1.

row(Form, Seconds, Spread, _{form:Form, system:swi, depth:1, cpu_seconds:Seconds, minimum:Seconds,
                             spread:Spread, generation_seconds:0.001, nodes:100}).

verdict(Pairs, Start, Verdict) :-
    findall(Row, ( member(Form-(Seconds/Spread), Pairs), row(Form, Seconds, Spread, Row) ), Rows),
    forms_findings(Rows, [], Findings),
    member(Finding, Findings),
    string_concat(Start, _, Finding.claim),
    !,
    Verdict = Finding.verdict.

test(holds, Verdict == holds) :-
    verdict(['1.1'-(1.0/0.1), '1.3'-(2.0/0.1)], "1.1 beats 1.3", Verdict).

test(fails, Verdict == fails) :-
    verdict(['1.1'-(2.0/0.1), '1.3'-(1.0/0.1)], "1.1 beats 1.3", Verdict).

test(open_when_the_ranges_meet, Verdict == open) :-
    verdict(['1.1'-(1.0/0.3), '1.3'-(1.1/0.3)], "1.1 beats 1.3", Verdict).

test(partly, Verdict == partly) :-
    verdict(['1.8'-(1.0/0.0), '1.4'-(2.0/0.0), '1.5'-(0.5/0.0)], "Nine lists", Verdict).

test(nothing_is_said_of_what_was_not_measured, fail) :-
    verdict(['1.1'-(1.0/0.0)], "1.1 beats 1.3", _).

test(nothing_is_said_of_a_set_with_a_gap, fail) :-
    verdict(['1.8'-(1.0/0.0), '1.4'-(2.0/0.0)], "1.8 is the best of the lists", _).

test(best_of_the_lists, Verdict == holds) :-
    findall(Form-(2.0/0.0), member(Form, ['1.3', '1.4', '1.5', '1.6', '1.7', '1.9']), Others),
    verdict(['1.8'-(1.0/0.0)|Others], "1.8 is the best of the lists", Verdict).

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
    forms_findings([Time], Memories, [Finding]),
    Verdict = Finding.verdict,
    Finding.evidence = [Text],
    (   sub_string(Text, _, _, 0, "2.3 needs the least from depth 7 on")
    ->  Told = true
    ;   Told = Text
    ).

test(table_1_has_twelve_columns_but_two_are_blank, [Scan, Text] == [10, 12]) :-
    setof(Form, P^form_property(P, Form, scan), Forms1),
    length(Forms1, Scan),
    setof(Form, P^form_property(P, Form, text), Forms2),
    length(Forms2, Text).

:- end_tests(forms_findings).
