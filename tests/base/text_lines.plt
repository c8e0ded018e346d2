:- encoding(utf8).
/*  Lines that somebody sends, whatever bytes they have. */
:- module(test_text_lines, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/base/text_lines)).

:- begin_tests(text_lines).

%   SWI-Prolog decodes five and six bytes of UTF-8 as one code, which its own predicates refuse.

test(codes_beyond_unicode, Line-Last == "a\uFFFDb\uFFFD\uFFFD"-end_of_file) :-
    tmp_file_stream(File, Out, [encoding(octet)]),
    string_codes(Bytes, [0'a, 0xF8, 0xA8, 0x80, 0x80, 0x80, 0'b,
                         0xFD, 0xBF, 0xBF, 0xBF, 0xBF, 0xBF, 0xED, 0xB3, 0x80, 10]),
    write(Out, Bytes),
    close(Out),
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        ( read_line(In, Line), read_line(In, Last) ),
        ( close(In), delete_file(File) )),
    split_string(Line, " ", "", [Line]).
test(characters_stay, Clean == "七六歩\U0001F600\uFFFE") :-
    only_characters('七六歩\U0001F600\uFFFE', Clean).

%   Lines are exact: where something stands is told by counting their characters.

test(exact, Lines == ["\u0000a\u0000", "", " b\r", ""]) :-
    exact_lines("\u0000a\u0000\n\n b\r\n", Lines).

:- end_tests(text_lines).
