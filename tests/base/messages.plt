/*  The frame of messages: an error as one line, and what base itself says. */
:- module(test_messages, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(yall)).
:- use_module(library(gunshi/base/messages)).
:- use_module(tests(repeated)).

:- begin_tests(messages).

test(usage, Line == "perft takes a depth") :-
    error_line(error(gunshi(usage("perft takes a depth")), _), Line).

%   A terminal obeys some characters: those of a file are shown and not sent to it.

test(control_characters,
     forall(member(Error, [ gunshi(file(read, Bad, "x")), gunshi(usage(Bad)) ]))) :-
    string_codes(Bad, [0'a, 0x1B, 0'[, 7, 0x7F, 0x9B, 0x202E, 0'b]),
    error_line(error(Error, _), Line),
    assertion(once(sub_string(Line, _, _, _, "a\\u001B[\\u0007\\u007F\\u009B\\u202Eb"))),
    string_codes(Line, Codes),
    \+ ( member(Code, Codes), code_type(Code, cntrl) ).
test(control_characters_of_the_system) :-
    catch(throw("\e[31m"), Error, true),
    error_line(Error, Line),
    once(sub_string(Line, _, _, _, "\\u001B[31m")).
test(control_characters_at_the_prompt) :-
    phrase(prolog:translate_message(error(gunshi(usage("a\eb\tc")), _)), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    once(sub_string(Text, _, _, _, "a\\u001Bb c")).

test(unknown_option,
     Line == "foo(1) is no option; there are depth(an integer), quick(true or false)") :-
    error_line(error(gunshi(bad_option(foo(1), [depth-"an integer", quick-"true or false"])), _),
               Line).
test(bad_option, Line == "depth(x) is no option: depth takes an integer") :-
    error_line(error(gunshi(bad_option(depth(x), [quick-"true or false", depth-"an integer"])), _),
               Line).

test(system_error_without_place,
     Line == "Type error: `position' expected, found `7' (an integer)") :-
    error_line(error(type_error(position, 7), context(gunshi_shogi_position:in_check/1, _)), Line).
test(system_error_keeps_what_the_system_said, true(sub_string(Line, _, _, _, "No such file"))) :-
    catch(open('/nonexistent/x', read, _), Error, true),
    error_line(Error, Line).
test(syntax_error_on_one_line, fail) :-
    catch(term_string(_, "foo( ."), Error, true),
    error_line(Error, Line),
    sub_string(Line, _, _, _, "\n").
test(no_error_term) :-
    error_line(time_limit_exceeded, Line),
    string(Line).

%   What somebody sent is not said back whole; what is too deep or unbound is an error of theirs.

test(cut, Length-Last == 2001-"…") :-
    repeated("a", 100 000, Name),
    error_line(error(gunshi(usage(Name)), _), Line),
    string_length(Line, Length),
    sub_string(Line, _, 1, 0, Last).
test(too_deep, Lines == ["A term is nested too deeply", "A term is nested too deeply"]) :-
    numlist(1, 200 000, Numbers),
    foldl([_, Term, f(Term)]>>true, Numbers, a, Deep),
    findall(Line,
            ( member(Error, [ error(gunshi(file(read, Deep, "x")), _),
                              error(resource_error(c_stack), _) ]),
              error_line(Error, Line) ),
            Lines).
test(unbound, true(string(Line))) :-
    error_line(error(gunshi(_), _), Line).

:- end_tests(messages).
