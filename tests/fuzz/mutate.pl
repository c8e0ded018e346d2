:- encoding(utf8).
/*  Wrong inputs made of good ones: a text is changed where readers look, in its lines, its fields,
    its numbers and its words, then its encoding, and seldom its bytes. All is drawn by the random
    generator, so that a seed gives the same input again.
*/
:- module(test_fuzz_mutate,
          [ mutated/3                   % +Texts, +Words, -Bytes
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/base/encoding), []).

%   mutated(+Texts, +Words, -Bytes): Bytes, a string of codes to 255, is one of Texts, changed one
%   to eight times. Words are what means something to the reader.

mutated(Texts, Words, Bytes) :-
    random_member(Text0, Texts),
    random_member(Most, [1, 2, 4, 8]),
    random_between(1, Most, Times),
    numlist(1, Times, Turns),
    foldl(changed(Texts, Words), Turns, Text0, Text1),
    shortened(Text1, Text),
    random_encoding(Encoding),
    encoded(Encoding, Text, Bytes0),
    (   maybe(0.1)
    ->  changed_bytes(Bytes0, Bytes)
    ;   Bytes = Bytes0
    ).

shortened(Text0, Text) :-
    string_length(Text0, Length),
    (   Length > 40_000
    ->  sub_string(Text0, 0, 40_000, _, Text)
    ;   Text = Text0
    ).

changed(Texts, Words, _, Text0, Text) :-
    random_member(How, [line, line, line, field, field, field, number, word, word, char, char, cut,
                        deep, twice]),
    (   change(How, Texts, Words, Text0, Text1)
    ->  Text = Text1
    ;   Text = Text0
    ).

                /*******************************
                *           CHANGES            *
                *******************************/

change(line, Texts, _, Text0, Text) :-
    split_string(Text0, "\n", "", Lines0),
    random_select(Line, Lines0, Lines1),
    random_member(What, [gone, twice, moved, foreign]),
    line_changed(What, Line, Texts, Lines0, Lines1, Lines),
    joined(Lines, "\n", Text).
change(field, _, _, Text0, Text) :-
    random_member(Separator, [" ", " ", ",", "\t", ":", "：", "(", "[", "/"]),
    in_a_line(Text0, field_changed(Separator), Text).
change(number, _, _, Text0, Text) :-
    findall(Place-Length, number_place(Text0, Place, Length), Places),
    random_member(Place-Length, Places),
    random_member(Number, ["0", "-1", "1", "255", "2147483648", "18446744073709551616", "1e999",
                           "", "99999999999999999999", "0x10", "1.5", "００", "١", "٣"]),
    replaced(Text0, Place, Length, Number, Text).
change(word, _, Words, Text0, Text) :-
    random_member(Word, Words),
    random_place(Text0, Place),
    random_member(Length, [0, 0, 1, 3]),
    replaced(Text0, Place, Length, Word, Text).
change(char, _, _, Text0, Text) :-
    random_member(Code, [0, 1, 9, 10, 13, 27, 32, 34, 39, 92, 0x7F, 0x85, 0xA0, 0x3000, 0x2028,
                         0x202E, 0xFEFF, 0xFFFD, 0xFFFF, 0x10FFFF, 0x1F600, 0x300, 0'一, 0'歩]),
    char_code(Char, Code),
    random_place(Text0, Place),
    random_member(Length, [0, 1]),
    replaced(Text0, Place, Length, Char, Text).
change(cut, _, _, Text0, Text) :-
    random_place(Text0, Place),
    (   maybe
    ->  sub_string(Text0, 0, Place, _, Text)
    ;   sub_string(Text0, Place, _, 0, Text)
    ).
change(deep, _, Words, Text0, Text) :-
    random_member(Word, ["(", "[", "{", "-", "f(", "[1,", "\"", "変化：1手\n", "0", " ", "a", "//"
                         |Words]),
    random_member(Count, [10, 100, 3000]),
    length(Copies, Count),
    maplist(=(Word), Copies),
    joined(Copies, "", Much),
    random_place(Text0, Place),
    replaced(Text0, Place, 0, Much, Text).
change(twice, _, _, Text0, Text) :-
    string_concat(Text0, Text0, Text).

line_changed(gone, _, _, _, Lines, Lines).
line_changed(twice, Line, _, Lines0, _, Lines) :-
    inserted(Line, Lines0, Lines).
line_changed(moved, Line, _, _, Lines1, Lines) :-
    inserted(Line, Lines1, Lines).
line_changed(foreign, _, Texts, Lines0, _, Lines) :-
    random_member(Other, Texts),
    split_string(Other, "\n", "", OtherLines),
    random_member(Line, OtherLines),
    inserted(Line, Lines0, Lines).

inserted(Line, Lines0, Lines) :-
    length(Lines0, Length),
    random_between(0, Length, Place),
    length(Before, Place),
    append(Before, After, Lines0),
    append(Before, [Line|After], Lines).

in_a_line(Text0, Goal, Text) :-
    split_string(Text0, "\n", "", Lines0),
    length(Lines0, Length),
    random_between(1, Length, N),
    nth1(N, Lines0, Line0, Others),
    call(Goal, Line0, Line),
    nth1(N, Lines, Line, Others),
    joined(Lines, "\n", Text).

field_changed(Separator, Line0, Line) :-
    split_string(Line0, Separator, "", Fields0),
    Fields0 = [_, _|_],
    random_select(Field, Fields0, Fields1),
    random_member(What, [gone, twice, moved, empty]),
    (   What == gone
    ->  Fields = Fields1
    ;   What == twice
    ->  inserted(Field, Fields0, Fields)
    ;   What == moved
    ->  inserted(Field, Fields1, Fields)
    ;   inserted("", Fields1, Fields)
    ),
    joined(Fields, Separator, Line).

number_place(Text, Place, Length) :-
    string_codes(Text, Codes),
    digits(Codes, 0, Place, Length).

digits(Codes, Place0, Place, Length) :-
    Codes = [Code|Rest],
    (   digit(Code)
    ->  run(Codes, 0, Length0, After),
        (   Place = Place0,
            Length = Length0
        ;   Place1 is Place0 + Length0,
            digits(After, Place1, Place, Length)
        )
    ;   Place1 is Place0 + 1,
        digits(Rest, Place1, Place, Length)
    ).

digit(Code) :- between(0'0, 0'9, Code), !.
digit(Code) :- between(0'０, 0'９, Code), !.

run([Code|Codes], Length0, Length, After) :-
    digit(Code),
    !,
    Length1 is Length0 + 1,
    run(Codes, Length1, Length, After).
run(After, Length, Length, After).

random_place(Text, Place) :-
    string_length(Text, Length),
    random_between(0, Length, Place).

replaced(Text0, Place, Length0, New, Text) :-
    sub_string(Text0, 0, Place, Behind, Before),
    Length is min(Length0, Behind),
    Start is Place + Length,
    sub_string(Text0, Start, _, 0, After),
    joined([Before, New, After], "", Text).

joined(Parts, Separator, Text) :-
    atomic_list_concat(Parts, Separator, Atom),
    atom_string(Atom, Text).

                /*******************************
                *            BYTES             *
                *******************************/

random_encoding(Encoding) :-
    random_member(Encoding, [utf8, utf8, utf8, utf8, utf8, utf8, returns, mark, shift_jis,
                             shift_jis, euc_jp, utf16le, utf16be]).

encoded(utf8, Text, Bytes) :-
    bytes('UTF-8', Text, Bytes).
encoded(returns, Text, Bytes) :-
    split_string(Text, "\n", "", Lines),
    joined(Lines, "\r\n", Returns),
    encoded(utf8, Returns, Bytes).
encoded(mark, Text, Bytes) :-
    encoded(utf8, Text, Bytes0),
    string_concat("\u00EF\u00BB\u00BF", Bytes0, Bytes).
encoded(shift_jis, Text, Bytes) :-
    bytes('CP932', Text, Bytes).
encoded(euc_jp, Text, Bytes) :-
    bytes('EUC-JP', Text, Bytes).
encoded(utf16le, Text, Bytes) :-
    bytes('UTF-16LE', Text, Bytes0),
    string_concat("\u00FF\u00FE", Bytes0, Bytes).
encoded(utf16be, Text, Bytes) :-
    bytes('UTF-16BE', Text, Bytes0),
    string_concat("\u00FE\u00FF", Bytes0, Bytes).

%   What an encoding does not have is left to UTF-8.

bytes(Charset, Text, Bytes) :-
    gunshi_base_encoding:encode_text(Charset, Text, Encoded),
    (   string(Encoded)
    ->  Bytes = Encoded
    ;   exclude_surrogates(Text, Clean),
        gunshi_base_encoding:encode_text('UTF-8', Clean, Bytes)
    ).

exclude_surrogates(Text, Clean) :-
    string_codes(Text, Codes0),
    exclude(between(0xD800, 0xDFFF), Codes0, Codes),
    string_codes(Clean, Codes).

changed_bytes(Bytes0, Bytes) :-
    random_between(1, 3, Times),
    numlist(1, Times, Turns),
    foldl([_, B0, B]>>byte_changed(B0, B), Turns, Bytes0, Bytes).

byte_changed(Bytes0, Bytes) :-
    random_place(Bytes0, Place),
    random_between(0, 255, Code),
    char_code(Char, Code),
    random_member(Length, [0, 1, 1]),
    replaced(Bytes0, Place, Length, Char, Bytes).
