/*  How many columns a text takes on a terminal.
*/
:- module(gunshi_words_text_width,
          [ text_width/2,               % +Text, -Columns
            text_within/3               % +Text, +Columns, -Shown
          ]).
:- autoload(library(apply), [foldl/4]).

%!  text_width(+Text, -Columns:integer) is det.
%
%   A terminal shows Text in so many columns: Han, kana and full-width forms take two, box-drawing
%   lines and all other characters one.

text_width(Text, Columns) :-
    string_codes(Text, Codes),
    foldl(code_width, Codes, 0, Columns).

code_width(Code, Width0, Width) :-
    (   Code >= 0x2E80
    ->  Width is Width0+2
    ;   Width is Width0+1
    ).

%!  text_within(+Text, +Columns:integer, -Shown:string) is det.
%
%   Shown is as much of Text as a terminal shows in so many Columns.

text_within(Text, Columns, Shown) :-
    string_codes(Text, Codes0),
    codes_within(Codes0, Columns, Codes),
    string_codes(Shown, Codes).

codes_within([Code|Codes0], Columns, [Code|Codes]) :-
    code_width(Code, 0, Width),
    Width =< Columns,
    !,
    Left is Columns-Width,
    codes_within(Codes0, Left, Codes).
codes_within(_, _, []).
