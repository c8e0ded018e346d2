/*  Heads of requests, read as SWI-Prolog 9.0.4 does but for faults of its:

      - its read_line_to_codes/2 and /3 in C write beyond their buffer, and the program ends, where
        a line has some thousand carriage returns
      - what takes a head apart takes the square of the length of some things in it: of a run of
        blanks in any field, minutes for 50,000; of colons in a host; of digits

    So lines are read here, and a head may have 32,768 characters. What comes later than five
    seconds after its first is refused: who sends a byte now and then would keep a thread. A run of
    what the reader takes for blanks, but for the end of a line, is made one blank before: no field
    means anything by two.
*/
:- module(gunshi_web_heads, []).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(http/http_header), [http_parse_header/2]).
:- use_module(library(prolog_wrap), [wrap_predicate/4]).
:- use_module(library(readutil), [read_line_to_codes/2, read_line_to_codes/3]).
:- use_module('../base/steady', [steady_time/1]).
:- autoload(library(lists), [append/3]).

:- initialization(mended).

mended :-
    wrap_predicate(read_util:read_line_to_codes(In, Codes), gunshi_lines, _,
                   gunshi_web_heads:first_line(In, Codes)),
    wrap_predicate(read_util:read_line_to_codes(In, Codes, Tail), gunshi_lines, _,
                   gunshi_web_heads:line(In, Codes, Tail)),
    wrap_predicate(http_header:http_parse_header(Text, Header), gunshi_blanks, Parse,
                   gunshi_web_heads:parsed(Parse, Text, Header)).

                /*******************************
                *            LINES             *
                *******************************/

%   first_line(+In, -Codes): as read_line_to_codes/2, the first line of a head.
%   line(+In, -Codes, ?Tail): as read_line_to_codes/3, one of the others.

first_line(In, Codes) :-
    get_code(In, Code),
    steady_time(Now),
    nb_setval(gunshi_head, head(0, Now)),
    (   Code == -1
    ->  Codes = end_of_file
    ;   rest_of_line(Code, In, Line, []),
        without_end(Line, Codes)
    ).

line(In, Codes, Tail) :-
    get_code(In, Code),
    rest_of_line(Code, In, Codes0, Tail),
    Codes = Codes0.

rest_of_line(-1, _, Tail, Tail) :-
    !,
    Tail = [].
rest_of_line(Code, In, [Code|Codes], Tail) :-
    one_more(In),
    (   Code == 0'\n
    ->  Codes = Tail
    ;   get_code(In, Next),
        rest_of_line(Next, In, Codes, Tail)
    ).

%   one_more(+In): another character of the head.
%
%   @error domain_error(http_head, Text), timeout_error(read, In)

one_more(In) :-
    steady_time(Now),
    (   nb_current(gunshi_head, head(Length0, Begun))
    ->  true
    ;   Length0 = 0,
        Begun = Now
    ),
    Length is Length0+1,
    (   Length > 32 768
    ->  domain_error(http_head, "32,768 characters at most")
    ;   Now-Begun > 5
    ->  throw(error(timeout_error(read, In), _))
    ;   nb_setval(gunshi_head, head(Length, Begun))
    ).

without_end(Line, Codes) :-
    (   append(Codes0, `\r\n`, Line)
    ->  Codes = Codes0
    ;   append(Codes0, `\n`, Line)
    ->  Codes = Codes0
    ;   Codes = Line
    ).

                /*******************************
                *            BLANKS            *
                *******************************/

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
