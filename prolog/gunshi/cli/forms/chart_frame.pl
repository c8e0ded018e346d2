/*  What the charts of times of forms have in common: which forms stand side by side, how wide the
    chart is, and between which times.
*/
:- module(gunshi_cli_forms_chart_frame,
          [ chart_frame/2,              % +Rows, -Frame
            comma/1                     % +N
          ]).
:- use_module(library(lists), [list_to_set/2, max_list/2, member/2, min_list/2]).

%!  chart_frame(+Rows:list(dict), -Frame) is det.
%
%   Frame is frame(Forms, Count, Width, Bottom, Top) for Rows with form, minimum and spread, in
%   seconds: the Count names of forms, in the order of the rows; the width of a chart in pixels; and
%   milliseconds from half of the least to twice the most.

chart_frame(Rows, frame(Forms, Count, Width, Bottom, Top)) :-
    findall(Form, ( member(Row, Rows), Form = Row.form ), AllForms),
    list_to_set(AllForms, Forms),
    findall(Ms, ( member(Row, Rows), Ms is Row.minimum * 1000 ), Leasts),
    findall(Ms, ( member(Row, Rows), Ms is (Row.minimum + Row.spread) * 1000 ), Mosts),
    min_list(Leasts, Lowest),
    max_list(Mosts, Highest),
    Bottom is Lowest / 2,
    Top is Highest * 2,
    length(Forms, Count),
    Width is max(640, 200 + 34 * Count).

%!  comma(+N) is det.
%
%   Write a comma before all things in a list but the first, number 0.

comma(N) :-
    (   N =:= 0
    ->  true
    ;   write(', ')
    ).
