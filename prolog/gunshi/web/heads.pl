/*  Heads of requests: a run of blanks in one becomes one blank before it is taken apart. The reader
    of SWI-Prolog 9.0.4 takes the square of its length for a run in any field: a second for 4,000,
    minutes for 50,000. No field means anything by two blanks.
*/
:- module(gunshi_web_heads, []).
:- use_module(library(http/http_header), [http_parse_header/2]).
:- use_module(library(prolog_wrap), [wrap_predicate/4]).

:- initialization(one_blank_each).

one_blank_each :-
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

blank(0'\s).
blank(0'\t).
