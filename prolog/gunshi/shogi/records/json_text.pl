/*  The JSON of a record file, as the terms of library(http/json).

    The library takes each \u escape for a character: a character above U+FFFF, which JSON writes as
    two escapes (a pair of surrogates), would become two codes that are no characters and that
    string predicates refuse, and a text with U+0000 is cut by some of them. So pairs are joined
    before it reads, and what is no character of a text is an error with its line.
*/
:- module(gunshi_shogi_records_json_text,
          [ json_text/3                 % +Text, -Json, -Behind
          ]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(http/json), [json_read/2]).
:- autoload(library(lists), [member/2]).

%!  json_text(+Text:string, -Json, -Behind) is det.
%
%   Json is the first JSON value in Text, as json_read/2 gives it: objects are json(Pairs), texts
%   atoms. Behind is what stands after it, at(Line, Rest) with Rest a string, or `none`.
%
%   @error gunshi(bad_record(Line, json)) if Text does not begin with a JSON value
%   @error gunshi(bad_record(Line, json_character(Code))) if an escape is U+0000 or half of a pair

json_text(Text0, Json, Behind) :-
    joined(Text0, Text),
    setup_call_cleanup(
        open_string(Text, In),
        ( catch(json_read(In, Json), error(syntax_error(_), Context), not_json(Context)),
          behind(In, Behind)
        ),
        close(In)).

not_json(Context) :-
    (   nonvar(Context),
        Context = stream(_, Line, _, _)
    ->  true
    ;   Line = 1
    ),
    throw(error(gunshi(bad_record(Line, json)), _)).

behind(In, Behind) :-
    peek_code(In, Code),
    (   Code =:= -1
    ->  Behind = none
    ;   code_type(Code, space)
    ->  get_code(In, _),
        behind(In, Behind)
    ;   line_count(In, Line),
        read_string(In, _, Rest),
        Behind = at(Line, Rest)
    ).

%   joined(+Text0, -Text): most files have no such escape, and their codes are not looked at.

joined(Text0, Text) :-
    (   member(Start, ["\\ud", "\\uD", "\\u0000"]),
        sub_string(Text0, _, _, _, Start)
    ->  string_codes(Text0, Codes0),
        joined_codes(Codes0, 1, Codes),
        string_codes(Text, Codes)
    ;   Text = Text0
    ).

%   joined_codes(+Codes0, +Line, -Codes)

joined_codes([], _, []).
joined_codes([0'\\, 0'u, A, B, C, D|Codes0], Line, Codes) :-
    hexadecimal([A, B, C, D], Code),
    !,
    (   between(0xD800, 0xDBFF, Code),
        Codes0 = [0'\\, 0'u, E, F, G, H|Codes1],
        hexadecimal([E, F, G, H], Low),
        between(0xDC00, 0xDFFF, Low)
    ->  Joined is 0x10000 + ((Code-0xD800) << 10) + (Low-0xDC00),
        Codes = [Joined|Rest],
        joined_codes(Codes1, Line, Rest)
    ;   ( Code =:= 0 ; between(0xD800, 0xDFFF, Code) )
    ->  throw(error(gunshi(bad_record(Line, json_character(Code))), _))
    ;   Codes = [0'\\, 0'u, A, B, C, D|Rest],
        joined_codes(Codes0, Line, Rest)
    ).
joined_codes([0'\\, Code|Codes0], Line, [0'\\, Code|Codes]) :-
    Code =\= 0'\n,
    !,
    joined_codes(Codes0, Line, Codes).
joined_codes([Code|Codes0], Line, [Code|Codes]) :-
    (   Code =:= 0'\n
    ->  Next is Line+1
    ;   Next = Line
    ),
    joined_codes(Codes0, Next, Codes).

hexadecimal(Digits, Code) :-
    foldl(digit, Digits, 0, Code).

digit(Digit, Code0, Code) :-
    code_type(Digit, xdigit(Value)),
    Code is 16*Code0 + Value.
