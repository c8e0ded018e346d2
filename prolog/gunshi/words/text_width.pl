/*  How many columns a text takes on a terminal.
*/
:- module(gunshi_words_text_width,
          [ text_width/2                % +Text, -Columns
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
