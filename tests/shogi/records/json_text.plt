:- encoding(utf8).
/*  The escapes of JSON that are no characters, and what stands behind its value. */
:- module(test_json_text, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records)).

problems(Text, Problems) :-
    text_game(jkf, Text, _, Problems).

:- begin_tests(json_text).

test(pair, Value == "a😀b\\A😀") :-
    text_game(jkf, "{\"header\":{\"先手\":\"a\\ud83d\\uDE00b\\\\\\u0041😀\"},\"moves\":[{}]}", Game,
              []),
    game_header(Game, 先手, Value).
test(no_escape, Value == "\\ud800") :-
    text_game(jkf, "{\"header\":{\"先手\":\"\\\\ud800\"},\"moves\":[{}]}", Game, []),
    game_header(Game, 先手, Value).
test(no_character, forall(member(Escape-Code, [ "\\ud800"-0xD800, "\\uDC00\\ud800"-0xDC00,
                                                "\\ud83d\\u0041"-0xD83D, "\\u0000"-0 ]))) :-
    format(string(Text), "{\"header\":~n{\"先手\":\"a~sb\"},\"moves\":[{}]}", [Escape]),
    problems(Text, Problems),
    assertion(Problems == [problem(2, 0, no_start(json_character(Code)))]).
test(in_a_comment, Problems == [problem(1, 0, no_start(json_character(0)))]) :-
    problems("{\"moves\":[{\"comments\":[\"a\\u0000\"]}]}", Problems).
test(behind, Problems == [problem(3, 0, ignored("{\"moves\":[{}]}\n"))]) :-
    problems("{\"moves\":[{}]}\n\n {\"moves\":[{}]}\n", Problems).
test(blanks_behind, Problems == []) :-
    problems("{\"moves\":[{}]}\r\n \t\n", Problems).
test(cut_escape, Problems == [problem(1, 0, no_start(json))]) :-
    problems("{\"moves\":[{\"comments\":[\"\\ud8", Problems).

:- end_tests(json_text).
