/*  Broken lines: none is too wide, nothing of the text is lost, and what hangs hangs under its
    text.
*/
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/words/text_width)).
:- use_module(library(gunshi/words/tree_lines)).

line("└─ joseki  定跡にある手を指す / play a book move   kb/shogi/strategy.pl:32").
line("   ├─ line \"横歩取り\", weight 45: then ▲２六歩 △８四歩 ▲２五歩 △８五歩 ▲７八金   kb/a.pl:5").
line("   │  └─ 定跡「角換わり腰掛け銀」、重み45、以下 △８四歩 ▲２六歩 △３二金 ▲７八金 △８五歩 ▲７七角").
line("同じ深さで読むと、囲いの金銀を攻める手のほうが、敵玉に迫る手よりもわずかに良いとわかったので選んだ。").
line("short").
line("").

%   text(+Line, -Text): without branches and blanks.

text(Line, Text) :-
    string_chars(Line, Chars0),
    exclude([Char]>>memberchk(Char, [' ', '│', '├', '└', '─']), Chars0, Chars),
    string_chars(Text, Chars).

:- begin_tests(tree_lines).

test(fits, [forall(( line(Line), member(Columns, [40, 80, 200]) )), true(Wide == [])]) :-
    broken_line(Line, Columns, Lines),
    findall(One, ( member(One, Lines), text_width(One, Width), Width > Columns ), Wide).
test(nothing_is_lost, 
     [ forall(( line(Line), member(Columns, [40, 60, 80, 200]) )),
       true(Text == Whole)
     ]) :-
    broken_line(Line, Columns, Lines),
    maplist(text, Lines, Texts),
    atomics_to_string(Texts, Text),
    text(Line, Whole).
test(hangs, Lines == ["   ├─ weight 45: then ▲２六歩 △８四歩",
                      "   │    ▲２五歩 △８五歩 ▲７八金 △３二金"]) :-
    broken_line("   ├─ weight 45: then ▲２六歩 △８四歩 ▲２五歩 △８五歩 ▲７八金 △３二金", 40, Lines).
test(last_branch_does_not_go_on, Lines == ["└─ one two three four five six seven",
                                           "     eight nine"]) :-
    broken_line("└─ one two three four five six seven eight nine", 40, Lines).
test(no_line_begins_with_a_full_stop, Starts == []) :-
    findall(Line,
            ( between(40, 60, Columns),
              line(Text),
              broken_line(Text, Columns, [_|Lines]),
              member(Line, Lines),
              text(Line, Said),
              sub_string(Said, 0, 1, _, First),
              memberchk(First, ["。", "、", "」", "）"])
            ),
            Starts).
test(short_line_is_whole, Lines == ["short"]) :-
    broken_line("short", 40, Lines).

atomics_to_string(Texts, Text) :-
    atomic_list_concat(Texts, Atom),
    atom_string(Atom, Text).

:- end_tests(tree_lines).
