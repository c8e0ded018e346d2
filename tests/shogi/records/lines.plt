:- module(test_record_lines, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/records/lines)).

%   Lines end as files of any system have it.

:- begin_tests(record_lines).

test(ends, forall(member(Text, ["a\nb\n", "a\r\nb\r\n", "a\rb\r"]))) :-
    text_lines(Text, Lines),
    assertion(Lines == [line(1, "a"), line(2, "b"), line(3, "")]).
test(no_end, Lines == [line(1, "a"), line(2, ""), line(3, "b")]) :-
    text_lines("a\n\nb", Lines).
test(empty, Lines == [line(1, "")]) :-
    text_lines("", Lines).

:- end_tests(record_lines).
