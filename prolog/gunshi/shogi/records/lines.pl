/*  The lines of a record file.
*/
:- module(gunshi_shogi_records_lines,
          [ text_lines/2                % +Text, -Lines
          ]).

%!  text_lines(+Text:string, -Lines:list) is det.
%
%   Lines are line(N, Line), N counting from 1 and Line a string without its end. Lines end in LF,
%   CR and LF, or, in a text without any LF, CR.

text_lines(Text, Lines) :-
    (   sub_string(Text, _, _, _, "\n")
    ->  split_string(Text, "\n", "\r", Strings)
    ;   split_string(Text, "\r", "", Strings)
    ),
    numbered(Strings, 1, Lines).

numbered([], _, []).
numbered([String|Strings], N, [line(N, String)|Lines]) :-
    Next is N+1,
    numbered(Strings, Next, Lines).
