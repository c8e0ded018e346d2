/*  Heads of requests, read as SWI-Prolog 9.0.4 does but for two faults of its:

      - its read_line_to_codes/2 and /3 in C write beyond their buffer, and the program ends, where
        a line has some thousand carriage returns; the library's own in Prolog are taken instead
      - to take a head apart takes the square of the length of a run of blanks in any field, minutes
        for 50,000; a run is made one blank before. No field means anything by two. What the reader
        takes for blanks is one here, but for the end of a line
*/
:- module(gunshi_web_heads, []).
:- use_module(library(http/http_header), [http_parse_header/2]).
:- use_module(library(prolog_wrap), [wrap_predicate/4]).
:- use_module(library(readutil), [read_line_to_codes/2, read_line_to_codes/3]).

:- initialization(mended).

mended :-
    wrap_predicate(read_util:read_line_to_codes(In, Codes), gunshi_lines, _,
                   read_util:pl_read_line_to_codes(In, Codes)),
    wrap_predicate(read_util:read_line_to_codes(In, Codes, Tail), gunshi_lines, _,
                   read_util:pl_read_line_to_codes(In, Codes, Tail)),
    wrap_predicate(http_header:http_parse_header(Text, Header), gunshi_blanks, Parse,
                   gunshi_web_heads:parsed(Parse, Text, Header)).

%   parsed(+Parse, +Text, -Header): Parse is call(Goal), the reader's own, of Text and Header.

parsed(call(Goal0), Text, Header) :-
    single_blanks(Text, Single),
    Goal0 =.. [Parse|_],
    Goal =.. [Parse, Single, Header],
    call(Goal).

single_blanks([], []).
single_blanks([Code|Codes], Single) :-
    (   blank(Code),
        Codes = [Next|_],
        blank(Next)
    ->  Single = Single1
    ;   Single = [Code|Single1]
    ),
    single_blanks(Codes, Single1).

blank(Code) :-
    Code \== 0'\n,
    code_type(Code, space).
