:- module(test_cli_forms, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(http/json)).
:- use_module(library(prolog_wrap)).
:- use_module(library(readutil)).
:- use_module(tests(cli/commands)).
:- use_module(tests(lab/forms/least_time)).

/*  gunshi forms and gunshi memory, as a person and as a program calls them. */

:- begin_tests(cli_forms).

matsuri("l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1").

test(moves_are_those_of_the_core, [forall(( form(Form), member(Rules, [paper, legal]) )),
                                   Own == Core]) :-
    matsuri(Sfen),
    cli([forms, moves, '--form', Form, '--sfen', Sfen, '--rules', Rules], 0, Own),
    cli([moves, '--sfen', Sfen, '--rules', Rules], 0, Core).

test(moves_are_by_the_rules_of_the_paper_unless_told) :-
    cli([forms, moves, '--form', '2.3', '--sfen', '7nk/9/8S/9/9/9/9/9/4K4 b P 1'], 0, Lines),
    memberchk("P*1b", Lines).

test(moves_as_json, Moves == ["1g1f"]) :-
    cli_json([forms, moves, '--form', '1.8', '--sfen', '9/9/9/9/9/9/8P/9/9 b - 1', '--format',
              json], Moves).

test(list) :-
    cli([forms, list], 0, Lines),
    findall(Form, form(Form), Forms),
    same_length(Forms, Lines).

test(json, [Keys, Agrees] == [true, true]) :-
    cli([forms, '--forms', '1.8', '--depth', '0', '--runs', '1', '--format', json], 0, [Line]),
    atom_json_dict(Line, Dict, []),
    Agrees = Dict.agrees,
    (   forall(member(Key, [form, system, depth, cpu_seconds, spread, inferences, nodes,
                            memory_bytes, version, processor, load]),
               get_dict(Key, Dict, _))
    ->  Keys = true
    ;   Keys = Dict
    ).

test(csv, [Columns, Form, System] == [23, "2.1", "swi-alone"]) :-
    cli([forms, '--forms', '2.1', '--depth', '0', '--runs', '1', '--system', 'swi-alone',
         '--format', csv], 0,
        [Head, Row]),
    split_string(Head, ",", "", Names),
    length(Names, Columns),
    split_string(Row, ",", "", [Form, System|_]).

test(query, [Answers, Agree] == [["41, 93, 120", "41, 93, 120"], ["true", "true"]]) :-
    cli([forms, '--query', '[P, N]>>(kanouna_te(P, Tes), length(Tes, N))', '--forms', '1.1,2.3',
         '--runs', '1', '--format', json], 0, Lines),
    findall(Answer-Agrees,
            ( member(Line, Lines),
              atom_json_dict(Line, Dict, []),
              Answer = Dict.answers,
              format(string(Agrees), "~w", [Dict.agrees])
            ),
            Pairs),
    pairs_keys_values(Pairs, Answers, Agree).

test(query_that_is_answered_otherwise, Status == 1) :-
    cli([forms, '--query', '[P, N]>>(minimax(1, P), kazoeta(N, _))', '--forms', '1.8,2.3,core',
         '--runs', '1'], Status, Lines),
    once(( member(Line, Lines), string_concat("core ", _, Line),
           sub_string(Line, _, _, _, "ANSWERS DIFFER") )).

test(query_as_a_page) :-
    tmp_file(page, File),
    cli([forms, '--query', '[P, N]>>(kanouna_te(P, Tes), length(Tes, N))', '--forms', '1.8',
         '--runs', '1', '--format', html, '--output', File], 0, []),
    read_file_to_string(File, Page, [encoding(utf8)]),
    forall(member(Part, ["<!DOCTYPE html>", "<svg", "kanouna_te(P, Tes)", "41, 93, 120"]),
           once(sub_string(Page, _, _, _, Part))).

test(bad_query, [forall(member(Query-Part, ['foo('-"read: Syntax error: Unexpected end of clause",
                                            foo-"no query of a position",
                                            '[P]>>x(P)'-"no query of a position"]))]) :-
    refused([forms, '--query', Query], ["--query", Part]).

test(query_that_calls_what_is_not_there) :-
    refused([forms, '--query', '[P, N]>>possible(P, N)', '--forms', '1.1', '--runs', '1'],
            ["Form 1.1 on swi: the query calls possible/2, which is not there"]).

test(query_that_raises) :-
    refused([forms, '--query', '[_, N]>>atom_length(_, N)', '--forms', '1.1', '--runs', '1'],
            ["Form 1.1 on swi: the query raises instantiation_error"]).

test(query_that_leaves_a_move_made) :-
    refused([forms, '--query', '[P, Te]>>(kanouna_te(P, [Te|_]), tsugino_kyokumen(P, Te, _))',
             '--forms', '2.3', '--runs', '1'],
            ["Form 2.3 on swi: the query leaves the position changed"]).

test(program_of_a_query_is_looked_for_first) :-
    refused([forms, '--query', '[P, N]>>x(P, N)', '--program', '/nonexist/x.pl'],
            ["Cannot read /nonexist/x.pl"]).

test(program_without_a_query) :-
    refused([forms, '--program', 'x.pl'], ["--program does not belong here"]).

test(text_ends_with_findings) :-
    cli([forms, '--forms', '1.1,1.3', '--runs', '1'], 0, Lines),
    once(( member(Line, Lines), sub_string(Line, _, _, _, "1.1 beats 1.3") )).

test(positions_of_a_file, Lines == 1) :-
    tmp_file_stream(text, File, Out),
    format(Out, "id\tsfen~nx\t4k4/9/4P4/9/9/9/9/9/4K4 b G 1~n", []),
    close(Out),
    cli([forms, '--forms', '1.8', '--depth', '0', '--runs', '1', '--format', json, '--positions',
         File], 0, [Line]),
    atom_json_dict(Line, Dict, []),
    Dict.positions == ["x"],
    Lines = 1.

test(check_finds_no_fault) :-
    tmp_file_stream(text, File, Out),
    format(Out, "7nk/9/8S/9/9/9/9/9/4K4 b P 1~n4k4/9/4P4/9/9/9/9/9/4K4 b G 1~n", []),
    close(Out),
    cli([forms, check, '--forms', '1.1,2.2,core', '--positions', File], 0,
        ["2 positions, 3 forms: 0 faults"]).

test(check_says_what_is_wrong, [Status-Count == 1-2,
         setup(wrap_predicate(gunshi_shogi_forms_form_1_4:nareru(Koma), wrong, Wrapped,
                              ( Koma \== gi, Wrapped ))),
         cleanup(unwrap_predicate(gunshi_shogi_forms_form_1_4:nareru/1, wrong))]) :-
    tmp_file_stream(text, File, Out),
    format(Out, "4k4/9/S8/9/9/9/9/9/4K4 b - 1~n", []),
    close(Out),
    cli([forms, check, '--forms', '1.4', '--positions', File], Status, Lines),
    last(Lines, Last),
    string_concat("1 position, 1 form: ", _, Last),
    aggregate_all(count, ( member(Line, Lines),
                           sub_string(Line, 0, _, _, "form 1.4, position 1: moves(") ), Count).

test(report) :-
    tmp_file(report, File),
    cli([forms, '--forms', '1.8,2.3,1.21,1.81', '--depth', '0', '--runs', '1', '--format', html,
         '--output', File], 0, []),
    read_file_to_string(File, Page, [encoding(utf8)]),
    forall(member(Part, ["<!DOCTYPE html>", "<svg", "From depth 10 on, 2.3 needs the least memory",
                         "駒属性表", "Tables 2 to 4 of the paper are lost", "ms a position",
                         "depth of the leaf, plies", "swi-alone</b> are one program",
                         "class=\"board\"", "komalist(1,ou,59,sente,nama)"]),
           once(sub_string(Page, _, _, _, Part))),
    once(sub_string(Page, Folded, _, _, "<details>")),
    forall(sub_string(Page, Before, _, _, ">unmeasured</b>"), Before > Folded),
    once(sub_string(Page, _, _, _, "not measured at depth 0: 1.1, 1.3")),
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
    refused([forms, '--forms', '1.8,7'], ["There is no form \"7\"", "1.21"]).

test(no_such_system) :-
    refused([forms, '--system', yap], ["There is no system \"yap\"", "gnu-native"]).

test(no_such_word) :-
    refused([forms, prove], ["\"prove\"", "check"]).

test(moves_without_a_form) :-
    refused([forms, moves], ["--form is missing"]).

test(a_word_too_much, [forall(member(Words-Part,
                                     [[list, x]-"forms list: \"x\"",
                                      [moves, x]-"forms moves: \"x\"",
                                                  [list, moves]-"forms list: \"moves\""]))]) :-
    refused([forms|Words], [Part, "too much"]).

test(empty_name, [forall(member(Option-Text,
                                ['--forms'-'', '--forms'-'1.1,', '--system'-'swi,,gnu']))]) :-
    refused([forms, Option, Text], ["empty name", Option]).

test(name_of_nothing) :-
    refused([forms, moves, '--form', ''], ["There is no form \"\""]).

test(blanks_between_names, Forms == ["1.8", "1.9"]) :-
    cli([memory, '--forms', ' 1.8, 1.9 ', '--depths', '0', '--format', csv], 0, [_|Lines]),
    findall(Form, ( member(Line, Lines), split_string(Line, ",", "", [Form|_]) ), Forms).

test(moves_take_no_html, [forall(member(Format, [html, xml]))]) :-
    refused([forms, moves, '--form', '1.1', '--format', Format], ["text, json, csv"]).

test(depth_is_an_integer, [forall(member(Depth, ['1.0', '1.5', '7']))]) :-
    refused([forms, '--depth', Depth], ["an integer from 0 to 6"]).

test(option_as_it_was_typed) :-
    refused([forms, '--no-forms'], ["no option --no-forms"]).

test(option_in_the_place_of_a_value) :-
    refused([forms, '--forms', '--depth', '0'], ["--forms has no value"]).

test(none_is_measured, [forall(member(Arguments, [[forms, '--forms', 'core,assoc', '--system', gnu],
                                                  [forms, '--forms', '1.8', '--system',
                                                   'swi-alone'],
                                                  [memory, '--forms', core, '--system', gnu]]))]) :-
    refused(Arguments, ["None of these forms is measured on"]).

%   What would be refused at the end is refused before anything is measured.

early(Arguments, Parts) :-
    setup_call_cleanup(
        wrap_predicate(gunshi_lab_forms_benchmark:run(_, _, _, _, _), early, _, throw(measured)),
        refused(Arguments, Parts),
        unwrap_predicate(gunshi_lab_forms_benchmark:run/5, early)).

test(output_is_looked_at_first, [forall(member(File-Part,
                                               ['/nonexist/x'-"No such file", '/tmp'-"directory",
                                                'http://a/b'-"Cannot write http://a/b",
                                                           ''-"--output has no name"]))]) :-
    early([forms, '--forms', '1.8', '--output', File], [Part]),
    early([memory, '--forms', '1.8', '--output', File], [Part]).

without_programs(Goal) :-
    getenv('PATH', Path),
    setup_call_cleanup(setenv('PATH', '/nowhere'), Goal, setenv('PATH', Path)).

test(programs_are_looked_for_first, [forall(member(System-Program,
                                                   [swi-swipl, 'gnu-native'-gplc,
                                                    'gnu-bytecode'-gprolog]))]) :-
    format(string(Part), "The program ~w is not here", [Program]),
    without_programs(early([forms, '--forms', '1.8', '--system', System], [Part])).

test(gnuplot_is_looked_for_first) :-
    without_programs(early([forms, '--forms', '1.8', '--format', html],
                           ["The program gnuplot is not here"])).

test(output_to_standard_output, Columns == ["form", "system"]) :-
    cli([memory, '--forms', '1.8', '--depths', '0', '--format', csv, '--output', -], 0, [Head, _]),
    split_string(Head, ",", "", [Column1, Column2|_]),
    Columns = [Column1, Column2],
    \+ exists_file(-).

test(same_id_twice) :-
    tmp_file_stream(text, File, Out),
    format(Out, "id\tsfen~n1\tstartpos~n~n2\tstartpos~n1\tstartpos~n", []),
    close(Out),
    format(atom(Place), "~w:5", [File]),
    refused([forms, '--positions', File], [Place, "id \"1\" again"]).

test(standard_input_has_its_name) :-
    stream_property(Old, alias(user_input)),
    tmp_file_stream(text, File, Out),
    close(Out),
    setup_call_cleanup(( open(File, read, In), set_stream(In, alias(user_input)) ),
                       refused([forms, check, '--positions', -], ["no position in standard input"]),
                       ( set_stream(Old, alias(user_input)), close(In) )).

%   One form's first process fails: it is named, and what is there is told.

test(a_form_that_fails, [Status, Rows, Errors] == [2, 1, 1]) :-
    setup_call_cleanup(
        wrap_predicate(gunshi_lab_forms_benchmark:run(Form, System, _, _, Run), failing, Wrapped,
                       ( Form == '1.9' -> Run = failed(Form, System, exit(0),
                                                       "no more memory") ; Wrapped )),
        with_errors(Lines, cli([forms, '--forms', '1.8,1.9', '--depth', '0', '--runs', '2',
                                '--format', csv],
                               Status, [_|Told])),
        unwrap_predicate(gunshi_lab_forms_benchmark:run/5, failing)),
    length(Told, Rows),
    findall(Line, ( member(Line, Lines), sub_string(Line, _, _, _, "Form 1.9 on swi ended before"),
                    sub_string(Line, _, _, _, "no more memory") ), Named),
    length(Named, Errors).

%   What was not measured to the end does not replace a file.

test(stopped_before_the_end, [forall(member(Done, [0, 1])), Kept-Status == "precious"-130]) :-
    tmp_file_stream(text, File, Out),
    format(Out, "precious", []),
    close(Out),
    flag(done, _, 0),
    setup_call_cleanup(
        wrap_predicate(gunshi_lab_forms_benchmark:run(_, _, _, _, _), stop, Wrapped,
                       ( flag(done, N, N+1), ( N >= Done -> throw(forms_enough) ; Wrapped ) )),
        with_errors(Lines, cli([forms, '--forms', '1.8', '--depth', '0', '--output', File], Status,
                               [])),
        unwrap_predicate(gunshi_lab_forms_benchmark:run/5, stop)),
    Lines = [_|_],
    read_file_to_string(File, Kept, []).

test(all_fail) :-
    setup_call_cleanup(
        wrap_predicate(gunshi_lab_forms_benchmark:run(Form, System, _, _, Run), failing, _,
                       Run = failed(Form, System, exit(1), "no more memory")),
        refused([forms, '--forms', '1.8,1.9', '--depth', '0'], ["Form 1.", "no more memory"]),
        unwrap_predicate(gunshi_lab_forms_benchmark:run/5, failing)).

test(what_cannot_be_compared_says_so, Notes == [false-false, true-false, true-true]) :-
    cli([forms, '--forms', '1.8,core,core-c', '--depth', '0', '--runs', '1'], 0, Lines),
    findall(Legal-Counted,
            ( member(Form, ["1.8 ", "core ", "core-c "]),
              once(( member(Line, Lines), string_concat(Form, _, Line) )),
              has(Line, "by the rule set legal", Legal),
              has(Line, "the last ply counted, not made", Counted)
            ),
            Notes).

has(Line, Part, Has) :-
    (   sub_string(Line, _, _, _, Part)
    ->  Has = true
    ;   Has = false
    ).

test(memory_on_gnu_prolog_is_of_stacks, nondet) :-
    cli([memory, '--forms', '1.8', '--depths', '0', '--system', 'gnu-native'], 0, Lines),
    member(Line, Lines),
    sub_string(Line, _, _, _, "stacks only, with garbage").
test(not_measured_is_named, Errors == ["gunshi: not measured on gnu-native: core"]) :-
    with_errors(Errors, cli([memory, '--forms', 'core,1.8', '--depths', '0', '--system',
                             'gnu-native'], 0, _)).
test(not_measured_on_one_of_the_systems, Errors == ["gunshi: not measured on gnu-native: core"]) :-
    with_errors(Errors, cli([memory, '--forms', 'core,1.8', '--depths', '0', '--system',
                             'swi,gnu-native'], 0, _)).

test(option_of_another_word) :-
    refused([forms, list, '--depth', '1'], ["--depth does not belong here"]).

test(bad_depths, [forall(member(Depths, ['3..60', '50..0', '0..0x10', '+0..1', '0b1']))]) :-
    refused([memory, '--depths', Depths], [Depths, "0..50"]).

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
