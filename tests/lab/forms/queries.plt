/*  A query of a person's own over forms: what a row has, that the answers are compared, and that
    what goes wrong says so. No time is tested. */
:- module(test_forms_queries, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/forms)).
:- use_module(tests(lab/forms/least_time)).

:- begin_tests(forms_queries).

opening([opening-Position]) :-
    test_position(opening, Position, _).

asked(Goal, Forms, Options, Table) :-
    opening(Positions),
    form_benchmark(Goal, Forms, [runs(1), positions(Positions)|Options], Table).

test(a_row_a_form, [Forms, Answers] == [['1.1', '2.3', core], [yes(41), yes(41), yes(41)]]) :-
    asked([P, N]>>( kanouna_te(P, Tes), length(Tes, N) ), ['1.1', '2.3', core], [], Table),
    findall(Form-Answer,
            ( member(Row, Table),
              Row.agrees == true,
              Row.cpu_seconds > 0,
              Row.memory_bytes > 0,
              Form = Row.form,
              memberchk(opening-Answer, Row.answers)
            ),
            Pairs),
    pairs_keys_values(Pairs, Forms, Answers).

test(on_every_system, Agrees == [true, true, true, true]) :-
    asked([P, N]>>( minimax(1, P), kazoeta(N, _) ), ['2.3'],
          [systems([swi, 'swi-alone', 'gnu-native', 'gnu-bytecode'])], Table),
    findall(A, ( member(Row, Table), Row.answers == [opening-yes(1841)], A = Row.agrees ), Agrees).

test(who_answers_otherwise, [A, B] == [['1.8', '2.3'], [core]]) :-
    test_position(middle, Position, _),
    form_benchmark([P, N]>>( minimax(1, P), kazoeta(N, _) ), ['1.8', '2.3', core],
                   [runs(1), positions([middle-Position])], Table),
    findall(Form, ( member(Row, Table), Row.agrees == true, Form = Row.form ), A),
    findall(Form, ( member(Row, Table), Row.agrees == false, Form = Row.form ), B).

test(a_query_of_a_file, Answers == [opening-yes(kings(59, 51))]) :-
    tmp_file_stream(File, Out, [encoding(utf8), extension(pl)]),
    format(Out, "kings(P, kings(A, B)) :- ou_no_masu(P, sente, A), ou_no_masu(P, gote, B).~n", []),
    close(Out),
    asked([P, K]>>kings(P, K), ['1.4'], [program(File)], [Row]),
    Answers = Row.answers,
    asked([P, K]>>kings(P, K), ['1.4'], [program(File), systems(['gnu-native'])], [Other]),
    Other.answers == Answers.

test(no_is_an_answer, Answers-Memory == [opening-no]-null) :-
    asked([_, _]>>fail, ['1.8'], [], [Row]),
    Answers = Row.answers,
    Memory = Row.memory_bytes.

test(what_is_made_is_taken_back, true(Said)) :-
    said([P, N]>>( kanouna_te(P, [Te|_]), tsugino_kyokumen(P, Te, Q), kanouna_te(Q, Tes),
                   length(Tes, N) ),
         "maeno_kyokumen takes a move back", Said).

test(no_such_predicate, true(Said)) :-
    said([P, N]>>possible_moves(P, N), "query calls possible_moves/2, which is not there", Said).

said(Goal, Part, Said) :-
    catch(asked(Goal, ['2.3'], [], _),
          error(gunshi(form_failed('2.3', swi, _, Text)), _),
          true),
    (   sub_string(Text, _, _, _, Part)
    ->  Said = true
    ;   Said = Text
    ).

test(no_goal, error(instantiation_error)) :-
    form_benchmark(_, ['1.8'], _).

test(no_such_form, error(gunshi(no_form(x, _)))) :-
    form_benchmark([P, P]>>true, [x], _).

test(bad_option, [forall(member(Option, [ run(2), runs(0), runs(x), systems([gnu]),
                                          positions([opening]), program(1) ])),
                  error(gunshi(bad_option(Option, _)))]) :-
    form_benchmark([P, P]>>true, ['1.8'], [Option], _).

test(as_a_table, [true(Count == 5), nondet]) :-
    asked([P, N]>>( kanouna_te(P, Tes), length(Tes, N) ), ['1.1', '2.3', '1.4'], [], Table),
    with_output_to(string(Text), form_table(Table, text)),
    split_string(Text, "\n", "", Lines),
    append(Printed, [""], Lines),
    length(Printed, Count),
    forall(( nth1(N, Printed, Line), N > 2 ), sub_string(Line, _, _, 0, "#")),
    with_output_to(string(Csv), form_table(Table, csv)),
    split_string(Csv, "\n", "\r", [Head|_]),
    string_concat("form,system,positions,runs,cpu_seconds", _, Head).

test(no_table, [forall(member(Goal, [form_table(x, text), form_chart([x], '/no/such.svg')])),
                error(type_error(_, x))]) :-
    call(Goal).

test(as_a_chart) :-
    asked([P, N]>>( kanouna_te(P, Tes), length(Tes, N) ), ['1.1', '2.3'], [], Table),
    tmp_file(chart, File),
    form_chart(Table, File),
    read_file_to_string(File, Svg, []),
    forall(member(Part, ["<svg", "ms a call", "1.1"]), once(sub_string(Svg, _, _, _, Part))).

:- end_tests(forms_queries).
