/*  Lists of numbers as facts of kb/ have them: what belongs to squares in lines of a board. */
:- module(gunshi_cli_rows,
          [ write_rows/1                % +Values
          ]).
:- use_module(library(lists), [append/3, member/2]).

%!  write_rows(+Values:list(integer)) is det.
%
%   Write the list; of a table of squares each line of the board is a line, behind eight blanks but
%   the first.

write_rows(Values) :-
    length(Values, Count),
    (   line_width(Count, Width)
    ->  format("["),
        write_lines(Values, Width),
        format("]")
    ;   format("~w", [Values])
    ).

line_width(81, 9).
line_width(45, 5).

write_lines(Values, Width) :-
    length(Line, Width),
    append(Line, Rest, Values),
    write_line(Line),
    (   Rest == []
    ->  true
    ;   format(",~n        "),
        write_lines(Rest, Width)
    ).

write_line([Value|Values]) :-
    format("~t~w~6|", [Value]),
    forall(member(Next, Values), format(",~t~w~7+", [Next])).
