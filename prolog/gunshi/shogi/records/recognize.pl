:- encoding(utf8).
/*  Which format a text is in, of which nothing is said. */
:- module(gunshi_shogi_records_recognize,
          [ found_format/3              % +File, +Text, -Format
          ]).
:- use_module(formats, [record_format/2, format_kind/2]).
:- autoload(library(apply), [maplist/2]).
:- autoload(library(lists), [member/2, memberchk/2]).

%!  found_format(+File, +Text:string, -Format) is det.
%
%   File, which has Text, is in Format. The ending of its name decides; but Text decides where it is
%   KIF or KI2, which are often named for each other, and of a stream, which has no name.

found_format(File, Text, Format) :-
    content_format(Text, Content),
    (   atomic(File),
        record_format(File, Named),
        \+ ( japanese_format(Named), japanese_format(Content) )
    ->  Format = Named
    ;   Format = Content
    ).

japanese_format(Format) :-
    format_kind(Format, Kind),
    memberchk(Kind, [kif, ki2]).

%   content_format(+Text, -Format): by the first line that tells.

content_format(Text, Format) :-
    split_string(Text, "\n\r", " \t　", Lines),
    (   member(Line, Lines),
        telling(Line, Format0)
    ->  Format = Format0
    ;   Format = kif
    ).

telling(Line, jkf) :-
    sub_string(Line, 0, _, _, "{").
telling(Line, usi) :-
    split_string(Line, " ", "", [Word|_]),
    (   memberchk(Word, ["startpos", "sfen", "position"])
    ;   split_string(Word, "/", "", Ranks),
        length(Ranks, 9)
    ).
telling(Line, csa) :-
    member(Start, ["V2", "V3", "V1", "N+", "N-", "PI", "P1", "'CSA"]),
    sub_string(Line, 0, _, _, Start).
telling(Line, csa) :-
    string_chars(Line, [Sign, A, B, C, D, E, F|_]),
    memberchk(Sign, [+, -]),
    maplist(is_digit, [A, B, C, D]),
    maplist(is_capital, [E, F]).
telling(Line, ki2) :-
    member(Sign, ["▲", "△", "☗", "☖", "▼", "▽"]),
    sub_string(Line, 0, _, _, Sign).
telling(Line, kif) :-
    sub_string(Line, 0, 1, _, First),
    string_chars(First, [Char]),
    is_digit(Char).
telling(Line, kif) :-
    sub_string(Line, 0, _, _, "手数---").

is_digit(Char) :-
    char_type(Char, digit(_)).

is_capital(Char) :-
    char_type(Char, upper),
    char_type(Char, ascii).
