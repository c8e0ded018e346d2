:- encoding(utf8).
/*  Text files: found encodings, round trips, what is refused, files that stay as they were. */
:- module(test_encoding, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(filesex), [chmod/2, link_file/3, directory_member/3]).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/base/encoding)).
:- use_module(library(gunshi/base/messages)).

:- meta_predicate with_file(+, 1), with_directory(1).

%   with_file(+Bytes:codes, :Goal): Goal is called with the path of a file of these bytes.

with_file(Bytes, Goal) :-
    with_directory(with_file_in(Bytes, Goal)).

:- meta_predicate with_file_in(+, 1, +).

with_file_in(Bytes, Goal, Directory) :-
    directory_file_path(Directory, 'a.kif', File),
    write_codes(File, Bytes),
    call(Goal, File).

with_directory(Goal) :-
    setup_call_cleanup(
        ( make_temporary_directory(encoding, Directory)
        ),
        once(call(Goal, Directory)),
        delete_directory_and_contents(Directory)).

write_codes(File, Codes) :-
    setup_call_cleanup(
        open(File, write, Out, [type(binary)]),
        forall(member(Code, Codes), put_byte(Out, Code)),
        close(Out)).

file_codes(File, Codes) :-
    setup_call_cleanup(
        open(File, read, In, [type(binary)]),
        read_stream_to_codes(In, Codes),
        close(In)).

%   found(+Bytes, -Text, -Encoding): what a file of these bytes is read as.

found(Bytes, Text, Encoding) :-
    with_file(Bytes, read_into(Text, Encoding)).

read_into(Text, Encoding, File) :-
    read_text(File, Text, Encoding).

%   text_bytes(+Encoding, +Text, -Bytes): what is written.

text_bytes(Encoding, Text, Bytes) :-
    with_directory(written(Encoding, Text, Bytes)).

written(Encoding, Text, Bytes, Directory) :-
    directory_file_path(Directory, 'a.kif', File),
    write_text(File, Encoding, Text),
    file_codes(File, Bytes).

refused(Bytes, Line, Byte) :-
    catch(found(Bytes, _, _), error(gunshi(bad_encoding(File, Line, Byte)), _), true),
    file_base_name(File, 'a.kif').

in_line(Prefix, Bytes, All) :-
    string_codes(Prefix, Codes),
    append(Codes, Bytes, All).

:- begin_tests(found).

test(empty, Text-Encoding == ""-utf8) :-
    found([], Text, Encoding).
test(ascii, Text-Encoding == "7g7f\r\n"-utf8) :-
    found(`7g7f\r\n`, Text, Encoding).
test(utf8, Text-Encoding == "７六歩"-utf8) :-
    text_bytes(utf8, "７六歩", Bytes),
    found(Bytes, Text, Encoding).
test(utf8_mark, Text-Encoding == "歩"-utf8) :-
    found([0xEF, 0xBB, 0xBF, 0xE6, 0xAD, 0xA9], Text, Encoding).
test(mark_alone, Text-Encoding == ""-utf8) :-
    found([0xEF, 0xBB, 0xBF], Text, Encoding).
test(shift_jis, Text-Encoding == "歩"-shift_jis) :-
    found([0x95, 0xE0], Text, Encoding).
test(euc_jp, Text-Encoding == "歩"-euc_jp) :-
    found([0xCA, 0xE2], Text, Encoding).
test(utf16, [forall(member(Bytes-Encoding, [ [0xFF, 0xFE, 0x69, 0x6B]-utf16le,
                                             [0xFE, 0xFF, 0x6B, 0x69]-utf16be ])),
             Text-Found == "歩"-Encoding]) :-
    found(Bytes, Text, Found).

test(record, [forall(member(Encoding, [utf8, shift_jis, euc_jp, utf16le, utf16be])),
              Text-Found == Record-Encoding]) :-
    Record = "手合割：平手\r\n先手：髙橋\r\n\r\n   1 ７六歩(77)   ( 0:01/00:00:01)\r\n*①～②\r\n",
    text_bytes(Encoding, Record, Bytes),
    found(Bytes, Text, Found).

%   Each of these two, in bytes, is good in the other encoding as well.

test(half_width_katakana, Text-Encoding == "先手：ﾊﾌﾞさん、どうも\n"-shift_jis) :-
    text_bytes(shift_jis, "先手：ﾊﾌﾞさん、どうも\n", Bytes),
    found(Bytes, Text, Encoding).
test(both_fit, Text-Encoding == "角換わり腰掛け銀"-euc_jp) :-
    text_bytes(euc_jp, "角換わり腰掛け銀", Bytes),
    found(Bytes, Text, Encoding).

%   The bytes F4 A3 A4 AB would be a code above U+10FFFF in UTF-8 as it once was.

test(above_unicode_in_utf8, Text-Encoding == "N+遙か\nN-佐藤\n"-euc_jp) :-
    text_bytes(euc_jp, "N+遙か\nN-佐藤\n", Bytes),
    found(Bytes, Text, Encoding).

%   ﾊﾌﾞ in Shift_JIS are good bytes of EUC-JP, and look like it.

test(declared, [forall(member(Line, ["#KIF version=2.0 encoding=Shift_JIS",
                                     "'encoding=SHIFT_JIS", "'CSA encoding=cp932"])),
                Encoding == shift_jis]) :-
    declared([Line, "\r\n"], Encoding).
test(declared_otherwise, [forall(member(Line, ["#KIF version=2.0 encoding=EUC-JP",
                                               "#KIF version=2.0",
                                               "#KIF version=2.0 encoding=UTF-8"])),
                          Encoding == euc_jp]) :-
    declared([Line, "\n"], Encoding).
test(declared_later, Encoding == euc_jp) :-
    declared(["#KIF\n", "encoding=Shift_JIS\n"], Encoding).
test(declared_wrongly, Encoding == euc_jp) :-
    in_line("#KIF encoding=Shift_JIS\n", [0xCA, 0xE2, 0x0A, 0xFE, 0xFE, 0x0A], Bytes),
    found(Bytes, _, Encoding).
test(utf8_declared_otherwise, Text-Encoding == "#KIF encoding=Shift_JIS\n歩\n"-utf8) :-
    text_bytes(utf8, "#KIF encoding=Shift_JIS\n歩\n", Bytes),
    found(Bytes, Text, Encoding).

declared(Parts, Encoding) :-
    atomic_list_concat(Parts, Lines),
    in_line(Lines, [0xCA, 0xCC], Bytes),
    found(Bytes, _, Encoding).

:- end_tests(found).

:- begin_tests(refused).

test(no_encoding, Line-Byte == 3-0xFF) :-
    in_line("a\nb\n", [0x95, 0xE0, 0xFF, 0x0A], Bytes),
    refused(Bytes, Line, Byte).
test(farthest, Line-Byte == 2-0x80) :-
    refused([0x95, 0xE0, 0x0A, 0x80, 0x0A, 0xFF], Line, Byte).
test(cut_short, Line-Byte == 1-0x95) :-
    refused([0x41, 0x95], Line, Byte).
test(broken_utf8, Line-Byte == 2-0x82) :-
    text_bytes(utf8, "先手の勝ち\n", Start),
    append(Start, [0x82, 0xA0], Bytes),
    refused(Bytes, Line, Byte).
test(broken_utf8_with_mark, Line-Byte == 1-0x95) :-
    refused([0xEF, 0xBB, 0xBF, 0x95, 0xE0], Line, Byte).
test(above_unicode, Line-Byte == 2-0xF5) :-
    refused([0xEF, 0xBB, 0xBF, 0x0A, 0xF5, 0x80, 0x80, 0x80, 0x0A], Line, Byte).
test(above_unicode_without_mark, Line-Byte == 1-0x80) :-
    refused([0xF5, 0x80, 0x80, 0x80, 0x0A], Line, Byte).
test(surrogate, Line-Byte == 1-0xED) :-
    refused([0xEF, 0xBB, 0xBF, 0xED, 0xA0, 0x80], Line, Byte).
test(odd_utf16, Byte == 0x69) :-
    refused([0xFF, 0xFE, 0x69], _, Byte).
test(nul, [forall(member(Mark, [[], [0xEF, 0xBB, 0xBF]])), Line-Byte == 2-0]) :-
    append(Mark, [0x41, 0x0A, 0x42, 0, 0x43], Bytes),
    refused(Bytes, Line, Byte).
test(nul_in_utf16, [forall(member(Bytes, [ [0xFF, 0xFE, 0x41, 0, 0x0A, 0, 0, 0, 0x42, 0],
                                           [0xFE, 0xFF, 0, 0x41, 0, 0x0A, 0, 0, 0, 0x42] ])),
                    Line-Byte == 2-0]) :-
    refused(Bytes, Line, Byte).
test(endless_file, error(gunshi(bad_encoding('/dev/zero', 1, 0)))) :-
    read_text('/dev/zero', _, _).
test(no_file, error(gunshi(file(read, '/nowhere/a.kif', _)))) :-
    read_text('/nowhere/a.kif', _, _).
test(directory, error(gunshi(file(read, '/', _)))) :-
    read_text(/, _, _).
test(unknown_encoding, error(domain_error(encoding, latin9))) :-
    encodable(latin9, "a").
test(no_text, error(type_error(_, f(x)))) :-
    write_text('/dev/null', utf8, f(x)).

test(messages, forall(member(What-Part,
                             [ bad_encoding('a.kif', 7, 0xFF)-"a.kif, line 7: the byte 0xFF",
                               bad_encoding('a.kif', 7, 0)-"a.kif, line 7: a NUL byte",
                               too_long('a.kif', 1000)-"longer than 1,000 bytes",
                               no_character(euc_jp, 'é')-"euc_jp has no é (U+00E9)" ]))) :-
    error_line(error(gunshi(What), _), Line),
    once(sub_string(Line, _, _, _, Part)).

:- end_tests(refused).

:- begin_tests(characters).

%   pair(-Bytes): all that can be two bytes of Shift_JIS.

pair([Lead, Trail]) :-
    ( between(0x81, 0x9F, Lead) ; between(0xE0, 0xFC, Lead) ),
    between(0x40, 0xFC, Trail),
    Trail =\= 0x7F.

pair_text(Pair, Text) :-
    string_codes(Bytes, Pair),
    gunshi_base_encoding:decode_bytes('CP932', Bytes, Text),
    string(Text).

%   NEC and IBM gave some characters a second code: the first one is written.

test(cp932_pairs, Bad == []) :-
    findall(Pair-Text, ( pair(Pair), pair_text(Pair, Text) ), Pairs),
    length(Pairs, Count),
    Count > 9000,
    findall(Pair,
            ( member(Pair-Text, Pairs),
              \+ ( gunshi_base_encoding:encode_text('CP932', Text, Bytes),
                   string(Bytes),
                   string_codes(Bytes, Written),
                   ( Written == Pair ; pair_text(Written, Text) )
                 )
            ),
            Bad).
test(cp932_one_byte, Bad == []) :-
    findall(Code, ( between(1, 0x7F, Code) ; between(0xA1, 0xDF, Code) ), Codes),
    findall(Code,
            ( member(Code, Codes),
              string_codes(Bytes, [Code]),
              gunshi_base_encoding:decode_bytes('CP932', Bytes, Text),
              \+ gunshi_base_encoding:encode_text('CP932', Text, Bytes)
            ),
            Bad).
test(every_code, Text == All) :-
    findall(Code,
            ( between(0x20, 0x10FFFF, Code),
              Code mod 61 =:= 3,
              \+ between(0xD800, 0xDFFF, Code)
            ),
            Codes),
    string_codes(All, Codes),
    text_bytes(utf8, All, Bytes),
    found(Bytes, Text, _).

%   As encoding.pl says: written alike, one is read.

test(twins, [forall(( member(Encoding, [shift_jis, euc_jp]),
                      member(Twin-Read, [ 0x301C-0xFF5E, 0x2014-0x2015, 0x2212-0xFF0D,
                                          0x2016-0x2225, 0xA2-0xFFE0, 0xA3-0xFFE1,
                                          0xAC-0xFFE2 ])
                    )),
             Found == Read]) :-
    string_codes(Text0, [0'a, Twin]),
    text_bytes(Encoding, Text0, Bytes),
    string_codes(String, Bytes),
    gunshi_base_encoding:decoded(Encoding, String, Text),
    string_codes(Text, [0'a, Found]).
test(yen, [forall(member(Encoding, [shift_jis, euc_jp])), Bytes == `\\~`]) :-
    text_bytes(Encoding, "¥‾", Bytes).

test(encodable, forall(member(Encoding, [utf8, shift_jis, euc_jp, utf16le, utf16be]))) :-
    encodable(Encoding, "▲７六歩").
test(not_encodable, [forall(member(Text, ["☗", "𠮷", "é"])), fail]) :-
    encodable(shift_jis, Text).
test(encodable_any_text) :-
    encodable(shift_jis, 歩),
    encodable(shift_jis, `歩`).

:- end_tests(characters).

:- begin_tests(written).

test(no_mark, Bytes == [0xE6, 0xAD, 0xA9, 0x0D, 0x0A]) :-
    text_bytes(utf8, "歩\r\n", Bytes).
test(not_written, Bytes-Char == `old`-'☗') :-
    with_file(`old`, cannot_write("ab☗", Char, Bytes)).

cannot_write(Text, Char, Bytes, File) :-
    catch(write_text(File, shift_jis, Text),
          error(gunshi(no_character(shift_jis, Char)), _),
          true),
    file_codes(File, Bytes).

test(no_other_file, Files == ['a.kif']) :-
    with_file(`old`, replaced(Files)).

replaced(Files, File) :-
    write_text(File, utf8, "new"),
    file_codes(File, `new`),
    file_directory_name(File, Directory),
    findall(Name,
            ( directory_member(Directory, Path, []),
              file_base_name(Path, Name)
            ),
            Files).

test(permissions) :-
    with_file(`old`, stays_executable).

stays_executable(File) :-
    chmod(File, +x),
    write_text(File, utf8, "new"),
    access_file(File, execute).

test(read_only, [condition(\+ access_file('/', write)), Bytes == `old`]) :-
    with_file(`old`, read_only(Bytes)).

read_only(Bytes, File) :-
    chmod(File, -w),
    catch(write_text(File, utf8, "new"), error(gunshi(file(write, File, _)), _), true),
    chmod(File, +w),
    file_codes(File, Bytes).

test(link, Bytes-Target == `new`-File) :-
    with_file(`old`, through_link(Bytes, Target, File)).

through_link(Bytes, Target, File, File) :-
    file_directory_name(File, Directory),
    directory_file_path(Directory, link, Link),
    link_file(File, Link, symbolic),
    write_text(Link, utf8, "new"),
    read_link(Link, Target, _),
    file_codes(File, Bytes).

test(device) :-
    write_text('/dev/null', utf8, "new").
test(full_device, error(gunshi(file(write, '/dev/full', _)))) :-
    write_text('/dev/full', utf8, "new").
test(no_directory, error(gunshi(file(write, '/nowhere/a.kif', _)))) :-
    write_text('/nowhere/a.kif', utf8, "new").
test(long_name, Text == "new") :-
    with_directory(long_name(Text)).

long_name(Text, Directory) :-
    length(Codes, 255),
    maplist(=(0'a), Codes),
    atom_codes(Name, Codes),
    directory_file_path(Directory, Name, File),
    write_text(File, utf8, "new"),
    read_text(File, Text, _).

test(streams, Text-Encoding-Kept == "将棋\r\n"-euc_jp-utf8) :-
    with_file([], through_streams(Text, Encoding, Kept)).

through_streams(Text, Encoding, Kept, File) :-
    setup_call_cleanup(
        open(File, write, Out, [encoding(utf8)]),
        ( write_text(stream(Out), euc_jp, "将棋\r\n"),
          stream_property(Out, encoding(Kept))
        ),
        close(Out)),
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        read_text(stream(In), Text, Encoding),
        close(In)).

test(appended, Texts == ["金", "金銀"]) :-
    with_directory(append_twice(Texts)).

append_twice(Texts, Directory) :-
    directory_file_path(Directory, new, File),
    findall(Text,
            ( member(Piece, ["金", "銀"]),
              utf8_bytes(Piece, Bytes),
              append_bytes(File, Bytes),
              read_text(File, Text, utf8)
            ),
            Texts).

test(append_nowhere, error(gunshi(file(write, '/nowhere/a', _)))) :-
    append_bytes('/nowhere/a', "new").
test(append_full, error(gunshi(file(write, '/dev/full', _)))) :-
    append_bytes('/dev/full', "new").
test(no_utf8, fail) :-
    utf8_bytes(_, "\u00E9").

:- end_tests(written).

:- begin_tests(long_numbers).

long("12345", 0).
long("漢字 12345, 1234", 3).
long("f(1.23456)", 4).
long("0x12", 0).
long("16'FFF", 0).
long("1_\n 2_3", 0).
long("1e45a", 0).

test(begins, [forall(long(Text, Start)), true(Found == Start)]) :-
    long_number(Text, 3, Found).
test(none, [forall(member(Text, ["", "123", "abc12345", "X_12345", "1 2 3 4", "123, 456. 789",
                                 "7g 7f", "漢字"])),
            fail]) :-
    long_number(Text, 3, _).

:- end_tests(long_numbers).
