:- module(test_cli_forms, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(http/json)).
:- use_module(library(prolog_wrap)).
:- use_module(library(readutil)).
:- use_module(commands).

/*  gunshi forms and gunshi memory, as a person and as a program calls them. */

:- begin_tests(cli_forms).

matsuri("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1").

test(moves_are_those_of_the_core, [forall(( form(Form), member(Rules, [paper, legal]) )), Own == Core]) :-
    matsuri(Sfen),
    cli([forms, moves, '--form', Form, '--sfen', Sfen, '--rules', Rules], 0, Own),
    cli([moves, '--sfen', Sfen, '--rules', Rules], 0, Core).

test(moves_are_by_the_rules_of_the_paper_unless_told) :-
    cli([forms, moves, '--form', '2.3', '--sfen', '7nk/9/8S/9/9/9/9/9/4K4 b P 1'], 0, Lines),
    memberchk("P*1b", Lines).

test(moves_as_json, Moves == ["1g1f"]) :-
    cli_json([forms, moves, '--form', '1.8', '--sfen', '9/9/9/9/9/9/8P/9/9 b - 1', '--format', json], Moves).

test(list) :-
    cli([forms, list], 0, Lines),
    findall(Form, form(Form), Forms),
    same_length(Forms, Lines).

test(json, [Keys, Agrees] == [true, true]) :-
    cli([forms, '--forms', '1.8', '--depth', '0', '--runs', '1', '--format', json], 0, [Line]),
    atom_json_dict(Line, Dict, []),
    Agrees = Dict.agrees,
    (   forall(member(Key, [form, system, depth, cpu_seconds, spread, inferences, nodes, memory_bytes, version, processor, load]),
               get_dict(Key, Dict, _))
    ->  Keys = true
    ;   Keys = Dict
    ).

test(csv, [Columns, Form, System] == [22, "2.1", "swi-alone"]) :-
    cli([forms, '--forms', '2.1', '--depth', '0', '--runs', '1', '--system', 'swi-alone', '--format', csv], 0,
        [Head, Row]),
    split_string(Head, ",", "", Names),
    length(Names, Columns),
    split_string(Row, ",", "", [Form, System|_]).

test(text_ends_with_findings) :-
    cli([forms, '--forms', '1.1,1.3', '--runs', '1'], 0, Lines),
    once(( member(Line, Lines), sub_string(Line, _, _, _, "1.1 beats 1.3") )).

test(positions_of_a_file, Lines == 1) :-
    tmp_file_stream(text, File, Out),
    format(Out, "id\tsfen~nx\t4k4/9/4P4/9/9/9/9/9/4K4 b G 1~n", []),
    close(Out),
    cli([forms, '--forms', '1.8', '--depth', '0', '--runs', '1', '--format', json, '--positions', File], 0, [Line]),
    atom_json_dict(Line, Dict, []),
    Dict.positions == ["x"],
    Lines = 1.

test(check_finds_no_fault) :-
    tmp_file_stream(text, File, Out),
    format(Out, "7nk/9/8S/9/9/9/9/9/4K4 b P 1~n4k4/9/4P4/9/9/9/9/9/4K4 b G 1~n", []),
    close(Out),
    cli([forms, check, '--forms', '1.1,2.2,core', '--positions', File], 0, ["2 positions, 3 forms: 0 faults"]).

test(check_says_what_is_wrong, [Status-Count == 1-2,
         setup(wrap_predicate(gunshi_form_1_4:nareru(Koma), wrong, Wrapped, ( Koma \== gi, Wrapped ))),
         cleanup(unwrap_predicate(gunshi_form_1_4:nareru/1, wrong))]) :-
    tmp_file_stream(text, File, Out),
    format(Out, "4k4/9/S8/9/9/9/9/9/4K4 b - 1~n", []),
    close(Out),
    cli([forms, check, '--forms', '1.4', '--positions', File], Status, Lines),
    aggregate_all(count, ( member(Line, Lines), sub_string(Line, 0, _, _, "form 1.4, position 1: moves(") ), Count).

test(report) :-
    tmp_file(report, File),
    cli([forms, '--forms', '1.8,2.3,1.21,1.81', '--depth', '0', '--runs', '1', '--format', html, '--output', File], 0, []),
    read_file_to_string(File, Page, [encoding(utf8)]),
    forall(member(Part, ["<!DOCTYPE html>", "<svg", "From depth 10 on, 2.3 needs the least memory", "駒属性表"]),
           once(sub_string(Page, _, _, _, Part))),
    \+ sub_string(Page, _, _, _, "http://localhost"),
    \+ sub_string(Page, _, _, _, "<script").

test(memory, [First, Rows] == ["form,system,depth,stack_bytes,heap_bytes,memory_bytes", 4]) :-
    cli([memory, '--forms', '1.8,2.1', '--depths', '2..3', '--format', csv], 0, [First|Lines]),
    length(Lines, Rows).

test(memory_as_text, nondet) :-
    cli([memory, '--forms', '1.8', '--depths', '0..1'], 0, Lines),
    append(_, [Head, Row0, Row1], Lines),
    split_string(Head, " ", " ", ["depth"|_]),
    split_string(Row0, " ", " ", ["0"|_]),
    split_string(Row1, " ", " ", ["1"|_]).

test(no_such_form) :-
    refused([forms, '--forms', '1.8,7'], ["There is no form 7", "1.21"]).

test(no_such_system) :-
    refused([forms, '--system', yap], ["There is no system yap", "gnu-native"]).

test(no_such_word) :-
    refused([forms, prove], ["\"prove\"", "check"]).

test(moves_without_a_form) :-
    refused([forms, moves], ["--form is missing"]).

test(option_of_another_word) :-
    refused([forms, list, '--depth', '1'], ["--depth does not belong here"]).

test(bad_depths) :-
    refused([memory, '--depths', '3..60'], ["3..60", "0..50"]).

test(bad_line_in_a_file_of_positions) :-
    tmp_file_stream(text, File, Out),
    format(Out, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1~n4k4/9 b - 1~n", []),
    close(Out),
    format(atom(Place), "~w:2: Bad SFEN", [File]),
    refused([forms, check, '--positions', File], [Place]).

test(empty_file_of_positions) :-
    tmp_file_stream(text, File, Out),
    close(Out),
    refused([forms, check, '--positions', File], ["there is no position"]).

:- end_tests(cli_forms).
