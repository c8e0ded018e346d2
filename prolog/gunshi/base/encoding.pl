:- encoding(utf8).
/*  Text files in the encodings that shogi programs write, found without being told.

    The stream encodings of Prolog know neither Shift_JIS nor EUC-JP, so a file is read as bytes and
    decoded as a whole, and encoded as a whole before a byte is written. Decoding is strict: a byte
    that does not belong is an error and not a replacement character.

    An encoding is one of

      - `utf8`
      - `shift_jis`, as Windows has it (CP932): with NEC's and IBM's characters, ① and 髙
      - `euc_jp`, with the same characters where the C library knows them
      - `utf16le` and `utf16be`, read and written with a byte order mark

    CP932 and EUC-JP give a few signs a code that Unicode has twice. Both are written alike, and one
    is read: `〜` (U+301C) becomes `～` (U+FF5E), and so do the dash, minus, parallel, cent, pound and
    not signs, U+2014, U+2212, U+2016, U+00A2, U+00A3 and U+00AC. The yen sign U+00A5 becomes a
    backslash and the overline U+203E a tilde, which have their places there.

    Bytes are a string of the codes 0..255. The foreign predicates are in c/foreign/encoding.c and
    write_file.c:

      - decode_bytes(+Charset, +Bytes, -Decoded): the text, or the place (from 0) of the first byte
        that begins no character
      - encode_text(+Charset, +Text, -Encoded): the bytes, or the first code that Charset has not
      - known_charset(+Charset): the C library has it
      - replace_file(+File, +Bytes, -Fault), append_file(+File, +Bytes, -Fault): `none`, or what the
        system said
*/
:- module(gunshi_base_encoding,
          [ read_text/3,                % +File, -Text, -Encoding
            source_name/2,              % +File, -Name
            write_text/3,               % +File, +Encoding, +Text
            write_bytes/2,              % +File, +Bytes
            encodable/2,                % +Encoding, +Text
            utf8_bytes/2,               % ?Text, ?Bytes
            append_bytes/2,             % +File, +Bytes
            code_count/4,               % +Text, +From, +To, -Count
            long_number/3               % +Text, +Most, -Start
          ]).
:- use_module('../foreign', []).
:- use_module(user_files, [reading_file/2, writing_file/2]).
:- autoload(library(error), [must_be/2, domain_error/2]).
:- autoload(library(lists), [max_list/2, member/2, nth0/3]).

%   charset(?Encoding, -Charset): by the names of iconv(3).

charset(utf8,      'UTF-8').
charset(shift_jis, 'CP932').
charset(euc_jp,    Charset) :-
    (   known_charset('EUC-JP-MS')
    ->  Charset = 'EUC-JP-MS'
    ;   Charset = 'EUC-JP'
    ).
charset(utf16le,   'UTF-16LE').
charset(utf16be,   'UTF-16BE').

%   byte_order_mark(?Encoding, ?Bytes)

byte_order_mark(utf8,    "\u00EF\u00BB\u00BF").
byte_order_mark(utf16le, "\u00FF\u00FE").
byte_order_mark(utf16be, "\u00FE\u00FF").

                /*******************************
                *           READING            *
                *******************************/

%!  read_text(+File, -Text:string, -Encoding) is det.
%
%   Text is the whole of File, a path or stream(In), where the bytes of In are read to the end
%   whatever its own encoding is. Line ends are left as they are; a byte order mark is left out.
%   Encoding is the first of these that fits:
%
%     1. what a byte order mark says;
%     2. `utf8` if every byte fits it, so also for ASCII, whatever the first line declares: tools
%        that convert files leave that line alone;
%     3. what the first line declares, as `#KIF version=2.0 encoding=Shift_JIS` or
%        `'CSA encoding=UTF-8` do, if every byte fits;
%     4. `shift_jis` or `euc_jp`, whichever every byte fits. Bytes of EUC-JP are often good
%        Shift_JIS as well, but then mostly half-width katakana: when these are more than half of
%        what is not ASCII, it is `euc_jp`.
%
%   Some good characters of UTF-8 before the first byte that is not tell a broken file of UTF-8,
%   which is not read as anything else.
%
%   @error gunshi(bad_encoding(File, Line, Byte)) if no encoding fits; Byte, 0..255, in Line is the
%          first that no encoding can go beyond. A file with the character NUL is no text
%   @error gunshi(too_long(File, Bytes)) if the file is longer than Bytes: it is no text either
%   @error gunshi(file(read, File, Reason)) as reading_file/2

read_text(File, Text, Encoding) :-
    must_be(ground, File),
    source_name(File, Name),
    reading_file(Name, file_bytes(File, Name, Bytes)),
    reading(Bytes, Reading),
    (   Reading = text(Text0, Encoding0)
    ->  Text = Text0,
        Encoding = Encoding0
    ;   Reading = bad(Offset),
        bad_encoding(Name, Bytes, Offset)
    ).

%!  source_name(+File, -Name) is det.
%
%   Name is what messages call File, a path or stream(Stream), as read_text/3 takes it.

source_name(stream(Stream), Name) :-
    !,
    (   stream_property(Stream, file_name(File))
    ->  Name = File
    ;   stream_property(Stream, alias(Alias)),
        standard_name(Alias, Standard)
    ->  Name = Standard
    ;   Name = Stream
    ).
source_name(File, File).

standard_name(user_input,  'standard input').
standard_name(user_output, 'standard output').

bad_encoding(Name, Bytes, Offset) :-
    sub_string(Bytes, 0, Offset, _, Before),
    code_count(Before, 0'\n, 0'\n, Ends),
    Line is Ends+1,
    Place is Offset+1,
    get_string_code(Place, Bytes, Byte),
    throw(error(gunshi(bad_encoding(Name, Line, Byte)), _)).

%   file_bytes(+File, +Name, -Bytes): what is no text by its first bytes is not read to its end, as
%   it may have none.

file_bytes(stream(In), Name, Bytes) :-
    !,
    with_octets(In, stream_bytes(In, Name, Bytes)).
file_bytes(File, Name, Bytes) :-
    setup_call_cleanup(
        open(File, read, In, [type(binary)]),
        stream_bytes(In, Name, Bytes),
        close(In)).

stream_bytes(In, Name, Bytes) :-
    read_string(In, 65_536, Head),
    (   marked(Head, Mark, _),
        Mark \== utf8
    ->  true
    ;   no_nul(Head, Name)
    ),
    most_bytes(Most),
    More is Most - 65_536 + 1,
    read_string(In, More, Rest),
    string_concat(Head, Rest, Bytes),
    string_length(Bytes, Length),
    (   Length > Most
    ->  throw(error(gunshi(too_long(Name, Most)), _))
    ;   true
    ).

%   A text of this length can be held on Prolog's stack, decoded and once more in lines.

most_bytes(100_000_000).

no_nul(Bytes, Name) :-
    (   nul(Bytes, Offset)
    ->  bad_encoding(Name, Bytes, Offset)
    ;   true
    ).

nul(Bytes, Offset) :-
    sub_string(Bytes, Offset, _, _, "\000\"),
    !.

:- meta_predicate with_octets(+, 0).

with_octets(Stream, Goal) :-
    stream_property(Stream, encoding(Encoding)),
    setup_call_cleanup(
        set_stream(Stream, encoding(octet)),
        Goal,
        set_stream(Stream, encoding(Encoding))).

%   reading(+Bytes, -Reading): text(Text, Encoding), or bad(Offset).

reading(Bytes, Reading) :-
    marked(Bytes, Encoding, Length),
    !,
    sub_string(Bytes, Length, _, 0, Rest),
    decoded(Encoding, Rest, Decoded),
    (   integer(Decoded)
    ->  Offset is Length+Decoded,
        Reading = bad(Offset)
    ;   nul(Decoded, Place)
    ->  nul_offset(Encoding, Bytes, Length, Decoded, Place, Offset),
        Reading = bad(Offset)
    ;   Reading = text(Decoded, Encoding)
    ).
reading(Bytes, bad(Offset)) :-
    nul(Bytes, Offset),
    !.
reading(Bytes, Reading) :-
    decoded(utf8, Bytes, Decoded),
    (   string(Decoded)
    ->  Reading = text(Decoded, utf8)
    ;   broken_utf8(Bytes, Decoded)
    ->  Reading = bad(Decoded)
    ;   japanese_reading(Bytes, Decoded, Reading)
    ).

%   nul_offset(+Encoding, +Bytes, +Start, +Text, +Place, -Offset): of a NUL that is character Place
%   of Text, which is Bytes from Start. UTF-16 has NUL bytes in other characters, and takes four
%   bytes for one above U+FFFF.

nul_offset(utf8, Bytes, _, _, _, Offset) :-
    !,
    nul(Bytes, Offset).
nul_offset(_, _, Start, Text, Place, Offset) :-
    sub_string(Text, 0, Place, _, Before),
    code_count(Before, 0x10000, 0x10FFFF, Long),
    Offset is Start + 2*(Place+Long).

marked(Bytes, Encoding, Length) :-
    byte_order_mark(Encoding, Mark),
    string_length(Mark, Length),
    sub_string(Bytes, 0, Length, _, Mark),
    !.

decoded(Encoding, Bytes, Decoded) :-
    charset(Encoding, Charset),
    decode_bytes(Charset, Bytes, Decoded0),
    (   Encoding == euc_jp,
        string(Decoded0),
        control_place(Decoded0, Bytes, Place)
    ->  Decoded = Place
    ;   Decoded = Decoded0
    ).

%   control_place(+Text, +Bytes, -Place): Text has control characters above ASCII, for which the C
%   library takes single bytes of EUC-JP. They are no text, but common bytes of Shift_JIS.

control_place(Text, Bytes, Place) :-
    code_count(Text, 0x80, 0x9F, Count),
    Count > 0,
    string_codes(Bytes, Codes),
    nth0(Place, Codes, Code),
    between(0x80, 0x9F, Code),
    Code =\= 0x8E,
    Code =\= 0x8F,
    !.

%   broken_utf8(+Bytes, +Offset): what is before Offset is UTF-8. A few characters of three bytes or
%   more do not come about by chance in Shift_JIS or EUC-JP.

broken_utf8(Bytes, Offset) :-
    sub_string(Bytes, 0, Offset, _, Before),
    decoded(utf8, Before, Text),
    code_count(Text, 0x800, 0x10FFFF, Count),
    Count >= 4.

%   japanese_reading(+Bytes, +BadUtf8, -Reading): BadUtf8 is the place at which UTF-8 ends.

japanese_reading(Bytes, BadUtf8, Reading) :-
    decoded(shift_jis, Bytes, ShiftJis),
    decoded(euc_jp, Bytes, EucJp),
    (   likely(Bytes, ShiftJis, Encoding),
        member(Encoding-Text, [shift_jis-ShiftJis, euc_jp-EucJp]),
        string(Text)
    ->  Reading = text(Text, Encoding)
    ;   max_list([BadUtf8, ShiftJis, EucJp], Offset),
        Reading = bad(Offset)
    ).

%   likely(+Bytes, +ShiftJis, -Encoding): on backtracking, the encodings to take if they fit.
%   ShiftJis is Bytes decoded so, or no string.

likely(Bytes, _, Encoding) :-
    declared(Bytes, Encoding).
likely(_, ShiftJis, shift_jis) :-
    string(ShiftJis),
    \+ mostly_half_width(ShiftJis).
likely(_, _, euc_jp).
likely(_, _, shift_jis).

mostly_half_width(Text) :-
    code_count(Text, 0xFF61, 0xFF9F, HalfWidth),
    code_count(Text, 0x80, 0x10FFFF, All),
    HalfWidth * 2 > All.

declared(Bytes, Encoding) :-
    string_length(Bytes, Length),
    Most is min(Length, 200),
    sub_string(Bytes, 0, Most, _, Head),
    split_string(Head, "\n", "\r", [Line|_]),
    string_lower(Line, Lower),
    sub_string(Lower, _, _, After, "encoding="),
    !,
    sub_string(Lower, _, After, 0, Rest),
    split_string(Rest, " \t;", "\"'", [Name|_]),
    declared_name(Name, Encoding).

declared_name("shift_jis",   shift_jis).
declared_name("shift-jis",   shift_jis).
declared_name("sjis",        shift_jis).
declared_name("cp932",       shift_jis).
declared_name("windows-31j", shift_jis).
declared_name("euc-jp",      euc_jp).
declared_name("euc_jp",      euc_jp).

                /*******************************
                *           WRITING            *
                *******************************/

%!  write_text(+File, +Encoding, +Text) is det.
%
%   File becomes Text in Encoding, with the line ends that Text has. File is a path, or stream(Out),
%   to which the bytes are written whatever its own encoding is. A file is written whole or not at
%   all: what was there before stays until everything is written, and its permissions are kept. A
%   device, a pipe or a link is written as it stands.
%
%   @error gunshi(no_character(Encoding, Char)) if Encoding does not have Char, a character of Text;
%          nothing is written
%   @error domain_error(encoding, Encoding)
%   @error gunshi(file(write, File, Reason)) as writing_file/2

write_text(File, Encoding, Text) :-
    must_be(ground, File),
    encoded(Encoding, Text, Encoded),
    (   string(Encoded)
    ->  (   Encoding \== utf8,
            byte_order_mark(Encoding, Mark)
        ->  string_concat(Mark, Encoded, Bytes)
        ;   Bytes = Encoded
        ),
        write_bytes(File, Bytes)
    ;   char_code(Char, Encoded),
        throw(error(gunshi(no_character(Encoding, Char)), _))
    ).

%!  write_bytes(+File, +Bytes:string) is det.
%
%   File, as of write_text/3, becomes Bytes, a character each.
%
%   @error gunshi(file(write, File, Reason)) as writing_file/2

write_bytes(stream(Out), Bytes) :-
    !,
    source_name(stream(Out), Name),
    writing_file(Name, with_octets(Out, ( write(Out, Bytes), flush_output(Out) ))).
write_bytes(File, Bytes) :-
    replace_file(File, Bytes, Fault),
    written(File, Fault).

written(File, Fault) :-
    (   Fault == none
    ->  true
    ;   throw(error(gunshi(file(write, File, Fault)), _))
    ).

%!  append_bytes(+File, +Bytes:string) is det.
%
%   Bytes stand at the end of File, a path, and are on the disk, also should the machine stop now.
%   File is made if need be. When they do not all fit, File is as it was.
%
%   @error gunshi(file(write, File, Reason)) as writing_file/2

append_bytes(File, Bytes) :-
    append_file(File, Bytes, Fault),
    written(File, Fault).

%!  encodable(+Encoding, +Text) is semidet.
%
%   True when Text, written in Encoding, reads back the same: Encoding has every character of Text,
%   and none of those that it has only under another code.
%
%   @error domain_error(encoding, Encoding)

encodable(Encoding, Text) :-
    encoded(Encoding, Text, Encoded),
    string(Encoded),
    charset(Encoding, Charset),
    decode_bytes(Charset, Encoded, Decoded),
    text_to_string(Text, Decoded).

%!  utf8_bytes(?Text:string, ?Bytes:string) is semidet.
%
%   Bytes are Text in UTF-8; Text is looked at when Bytes is unbound. Fails when they are no UTF-8.

utf8_bytes(Text, Bytes) :-
    (   var(Bytes)
    ->  encode_text('UTF-8', Text, Bytes0),
        string(Bytes0),
        Bytes = Bytes0
    ;   decode_bytes('UTF-8', Bytes, Text0),
        string(Text0),
        Text = Text0
    ).

%!  code_count(+Text, +From:integer, +To:integer, -Count:integer) is det.
%
%   So many codes of Text are in From..To.

%!  long_number(+Text, +Most:integer, -Start:integer) is semidet.
%
%   Behind Start codes of Text begins what Prolog may read as a number, of more than Most codes: the
%   first such. It is told by its codes alone, and so also in a quoted text or a comment.

encoded(Encoding, Text, Encoded) :-
    must_be(atom, Encoding),
    (   charset(Encoding, Charset)
    ->  encode_text(Charset, Text, Encoded)
    ;   domain_error(encoding, Encoding)
    ).
