/*  What is said of files of knowledge; the store alone brings it. */
:- module(test_knowledge_messages, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/store), []).
:- use_module(tests(base/says)).

:- begin_tests(knowledge_messages).

test(one_line, forall(member(Problems,
                             [ [problem(3, 5, directive)],
                               [problem(3, 5, syntax(operator_expected)), problem(4, 1, directive)]
                             ]))) :-
    error_line(error(gunshi(bad_knowledge('/tmp/x.pl', Problems)), _), Line),
    \+ sub_string(Line, _, _, _, "\n"),
    sub_string(Line, 0, _, _, "/tmp/x.pl:3:5: ").
test(knowledge, forall(member(Fault-Part,
                              [ syntax(operator_expected)-"Operator expected",
                                syntax(operator_expected)-"comma or full stop missing",
                                syntax(end_of_file)-"end with a full stop?",
                                syntax(quasi_quotation)-"quasi",
                                directive-"facts and rules only",
                                not_a_head(17)-"17", not_a_goal(_)-"a variable",
                                qualified(user:a)-"user:a",
                                undeclared(a/1, [])-"a/1 is not declared as knowledge",
                                undeclared(a/1, [ab(name)])-"did you mean ab(name)?",
                                not_allowed(halt/0, [])-"may not call halt/0",
                                not_allowed(!/0, [])-"write ( If -> Then ; Else )",
                                not_allowed(not/1, [front(a)])-"not/1; write \\+ Condition",
                                argument(2, square, 70, "a square")
                                -"argument 2 (square) is 70, not a square",
                                singletons(['X'])-"write _X", singletons(['X', 'Y'])-"X, Y" ]))) :-
    says(gunshi(bad_knowledge('/tmp/x.pl', [problem(3, 5, Fault)])), ["/tmp/x.pl:3:5: ", Part]).
test(raised, forall(member(Error-Part,
                           [ error(instantiation_error, _)-"a variable has no value",
                             error(type_error(evaluable, x/0), _)-"`x/0'" ]))) :-
    says(gunshi(rule_failed('/tmp/x.pl':3, Error)), ["The rule at /tmp/x.pl:3 went wrong: ", Part]),
    says(gunshi(question_failed(Error)), ["The question went wrong: ", Part]).
test(every_problem_has_a_line, Lines == 3) :-
    message_to_codes_lines(error(gunshi(bad_knowledge('/tmp/x.pl', [problem(1, 1, directive),
                                                                    problem(2, 1, directive)])),
                                 _),
                           Lines).

%   Of several files each is told; where one line is to say it, the first with how many there are.

several(error(gunshi(bad_files([ error(gunshi(bad_knowledge('/tmp/x.pl',
                                                            [problem(1, 1, directive)])), _),
                                 error(gunshi(bad_encoding('/tmp/y.pl', 1, 0xFF)), _),
                                 error(gunshi(file(read, '/tmp/z.pl', "No")), _) ])), _)).

test(several_files, Lines == 4) :-
    several(Error),
    message_to_codes_lines(Error, Lines).
test(several_files_in_one_line) :-
    several(error(Formal, _)),
    says(Formal, ["/tmp/x.pl:1:1: a directive", "and 2 more files"]).

message_to_codes_lines(Error, Count) :-
    phrase(prolog:translate_message(Error), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    split_string(Text, "\n", "\n", Parts),
    length(Parts, Count).

:- end_tests(knowledge_messages).
