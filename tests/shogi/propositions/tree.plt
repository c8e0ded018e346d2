:- encoding(utf8).
/*  The table as a tree of texts: how units are written, for both sides. The marks of the paper's
    example are tested with the printed table.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/propositions/tree)).

:- begin_tests(proposition_tree).

tree(Sfen, Options, Tree) :-
    position_sfen(Position, Sfen),
    setup_call_cleanup(expand_propositions(Position, Options, Table),
                       proposition_tree(Table, Tree),
                       release_propositions(Table)).

test(mate, Text-Marks == "[５二金 ？玉]"-[letter(a), solution]) :-
    tree("4k4/9/4P4/9/9/9/9/9/9 b G 1", [], tree("[SS]", [solution], Trees)),
    member(tree(Text, Marks, []), Trees),
    memberchk(letter(_), Marks),
    !.
test(gote_attacks, true) :-
    tree("9/9/9/9/9/9/4p4/9/4K4 w g 1", [], tree(_, _, Trees)),
    memberchk(tree("[５八金 ？玉]", [letter(a), solution], []), Trees).
test(no_check, Trees == [tree("[？？]", [], [])]) :-
    tree("4k4/9/9/9/9/9/9/9/9 b - 1", [], tree(_, [], Trees)).
test(same_square_in_one_word, true) :-
    tree("9/9/8k/9/9/9/9/9/9 b G 1", [levels(1)], tree(_, _, Trees)),
    memberchk(tree("[１四金 同玉]", _, _), Trees).
test(held_predicates_have_no_mark, true) :-
    tree("8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1", [levels(1)], tree(_, Marks, Trees)),
    Marks == [],
    forall(member(tree(_, TreeMarks, _), Trees), TreeMarks == []).
%   What shows that an interposition is useless comes behind it, and is written as it is played.
test(given_back, Pairs == ["[４四馬 ３三歩]"-[deleted(5, a, 2)],
                           "[同馬 １二玉]"-[given_back, gone]]) :-
    tree("6S1k/5p3/9/4B4/5+B3/9/9/9/9 b p 1", [], tree(_, _, Trees)),
    once(append(_, [tree(T1, [deleted(5, By, At)], _), tree(T2, [given_back|M2], _)|_], Trees)),
    Pairs = [T1-[deleted(5, By, At)], T2-[given_back|M2]].
test(lines, Texts == ["５二金(銀)"-1, "５一金 同玉 ５二金"-3]) :-
    position_sfen(Position, "4k4/9/4P4/9/9/9/9/9/9 b 2GS 1"),
    findall(Text-Plies,
            lines_text(Position,
                       [ [unit(drop(ki, 52), mate)],
                         [unit(drop(gi, 52), mate)]
                       ],
                       Text, Plies),
            Texts1),
    position_sfen(Above, "9/4k4/9/4P4/9/9/9/9/9 b 2G 1"),
    findall(Text-Plies,
            lines_text(Above, [[unit(drop(ki, 51), move(52, 51)), unit(drop(ki, 52), mate)]],
                       Text, Plies),
            Texts2),
    append(Texts1, Texts2, Texts).

:- end_tests(proposition_tree).
