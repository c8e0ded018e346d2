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

%   As much as goes in: of a wide character not half.

test(within,
     [forall(member(Text-Columns-Expected, [ ""-3-"", "abc"-3-"abc", "abcd"-3-"abc", "２三金"-5-"２三",
                                             "a２三"-4-"a２", "abc"-0-"" ])),
      Shown == Expected]) :-
    text_within(Text, Columns, Shown).

:- end_tests(text_width).
