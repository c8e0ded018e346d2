:- encoding(utf8).
/*  The columns that a text takes on a terminal.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/words/text_width)).

:- begin_tests(text_width).

test(width,
     [forall(member(Text-Expected, [ ""-0, "abc"-3, "２三金"-6, "[２三金 ？玉] ✗(1)a3"-20, "┬ ─ │"-5 ])),
      Width == Expected]) :-
    text_width(Text, Width).

:- end_tests(text_width).
