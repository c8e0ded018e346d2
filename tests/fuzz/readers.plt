:- encoding(utf8).
/*  Readers take any bytes: a moment of what scripts/fuzz does for long, and the inputs that once
    were at fault. With the same seeds the inputs are the same.
*/
:- module(test_fuzz, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(tests(fuzz/readers)).
:- use_module(tests(sizes)).

:- begin_tests(fuzz).

test(readers, [forall(fuzz_reader(Reader)), Faults == []]) :-
    fuzz_texts(Reader, none, Texts),
    size(25, 1000, Most),
    findall(Seed-What,
            ( between(1, Most, Seed),
              fuzz_input(Reader, Texts, Seed, Bytes),
              fuzz_outcome(Reader, Bytes, fault(What)),
              \+ soon(What)
            ),
            Faults).

%   soon(+Fault): how fast a machine is, scripts/fuzz asks; here only what does not end is a fault.

soon(seconds(Seconds)) :-
    Seconds < 60.

%   once(Reader, Text): it was at fault.

once(any, "{\"moves\":[{},{\"special\":\"ILLEGAL ACTION\"}]}").
once(any, "0\r\u00EF\u00BC\u009A\u00E6\u0089\u008B\n\c
    1 \u00EF\u00BC\u0097\u00E5\u0085\u00AD\u00E6\u00AD\u00A9(77)\n").
once(book, "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n#\rx\n").
once(book, "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1\n\c
    7g7f #\u00E2\u0080\u00AEx\n").
once(csa, "PI\n+\n+7776FU,T5,T7\n%CHUDAN\n").
once(csa, "PI\n+\n+7776FU\nT5\nT7\n%TORYO\n").
once(gtp_lines, "name\n1 \u00FC\u0084\u0080\u0080\u0080\u0080\nname\n").
once(gtp_lines, "\u00ED\u00B3\u0080\n").
once(knowledge, "style('\\e[31m', \"a\", \"b\", []).\n").
once(moves, "\u00EF\u00BF\u00BD \u00EF\u00BF\u00BD\u00EF\u00BF\u00BD(77)\n").

test(once_at_fault, [forall(once(Reader, Bytes)), true(Outcome \= fault(_))]) :-
    fuzz_outcome(Reader, Bytes, Outcome).

%   What makes inputs is no friend: many are refused, and many are not.

test(inputs_are_good_and_bad, [forall(member(Reader, [kif, csa, knowledge, ggf])), nondet]) :-
    fuzz_texts(Reader, none, Texts),
    findall(Outcome,
            ( between(1, 60, Seed),
              fuzz_input(Reader, Texts, Seed, Bytes),
              fuzz_outcome(Reader, Bytes, Outcome)
            ),
            Outcomes),
    memberchk(good, Outcomes),
    memberchk(refused, Outcomes).

test(long_id_twice, Outcome == refused) :-
    format(string(Table), "id\tsfen~n~*c\tstartpos~n~*c\tstartpos~n", [5_000, 0'a, 5_000, 0'a]),
    fuzz_outcome(positions, Table, Outcome).

test(long_option, Outcome == good) :-
    format(string(Line), "mate --all~*cG==~n", [3_000, 0'=]),
    fuzz_outcome(arguments, Line, Outcome).

:- end_tests(fuzz).
