:- encoding(utf8).
/*  Why the program played so in Othello: what looking ahead saw and the saying, as lines. */
:- module(test_othello_reason, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/othello/words), [othello_word/1]).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/othello/strategy), [othello_knowledge/0]).
:- use_module(library(gunshi/words/othello_reason)).
:- use_module(library(gunshi/words/reader)).

looked(searched(3-5, 430, 7, false, 3631, 0.01, [3-5, 4-8], none)).

reason(Behind, Parts, reason('kb/othello/middle.pl':40, [looked(Result, Behind, Parts),
                                                         saying("隅", "the corner")])) :-
    looked(Result).

lines(Reason, Lines) :-
    findall(Text, othello_reason_more(words, Reason, 3-5, Text), Lines).

named(Form, [Joseki, J, Negative]) :-
    othello_reason_text(Form, reason('kb/othello/strategy.pl':26,
                                     [gm('kb/othello/joseki.pl':12, 2, 6-4, gm(2, [], 6-4))]),
                        Joseki),
    othello_reason_text(Form, reason('kb/othello/strategy.pl':31, [j(-1)]), J),
    findall(Text,
            othello_reason_more(Form, reason('kb/othello/strategy.pl':31,
                                             [bm(journal:8, 4, 3-5, bm(4, [], 3-5))]), 3-5, Text),
            [Negative]).

:- begin_tests(othello_reason).

test(one_line, Text == "4.30 discs, depth 7, 3,631 nodes   kb/othello/middle.pl:40") :-
    reason(0, [], Reason),
    othello_reason_text(words, Reason, Text).

test(read_to_the_end, Text == "4 discs to the end, 99 nodes   kb/othello/middle.pl:30") :-
    othello_reason_text(words,
                        reason('kb/othello/middle.pl':30,
                               [searched(solved(3-5, 4, 4, 99, 0.01, [3-5], none))]),
                        Text).

%   The paper's reader reads facts; who does not gets the same in words, of either language.

test(facts, Texts == [ "gm(2, ...) kb/othello/joseki.pl:12", "J = -1   kb/othello/strategy.pl:31",
                       "although bm(4, ...) journal:8" ]) :-
    named(facts, Texts).
test(words, Texts == [ "a joseki of move 2 kb/othello/joseki.pl:12",
                       "the paper’s function J gives it -1   kb/othello/strategy.pl:31",
                       "although a negative joseki of move 4 journal:8" ]) :-
    named(words, Texts).
test(words_in_japanese, [ setup(set_reader_language(ja)), cleanup(set_reader_language(en)),
                          true(Texts == [ "2手目の定跡 kb/othello/joseki.pl:12",
                                          "論文の関数Jの値 -1   kb/othello/strategy.pl:31",
                                          "ただし 4手目の負の定跡 journal:8" ]) ]) :-
    named(words, Texts).
test(the_best, Lines == ["隅 (the corner)", "seen ahead: -1 frontier discs (+1.70)"]) :-
    reason(0, [part(frontier, -1, 170)], Reason),
    lines(Reason, Lines).
test(a_shape_seen, [forall(member(Language-Text,
                                  [ en-"seen ahead: the edge a1-h1 ・●○○●・・・ (+5.30), \c
                                        the corner h8 ●・・/・・・/・・・ (-0.40)",
                                    ja-"先に見えるもの: 辺a1-h1 ・●○○●・・・ (+5.30)、隅h8 \c
                                        ●・・/・・・/・・・ (-0.40)" ])),
                    setup(set_reader_language(Language)), cleanup(set_reader_language(en)),
                    true(Last == Text)]) :-
    reason(0, [ border('a1-h1', edge("・●○○●・・・"), 530),
                border(h8, corner("●・・/・・・/・・・"), -40) ],
           Reason),
    lines(Reason, Lines),
    last(Lines, Last).
test(nothing_seen, Lines == ["隅 (the corner)", "0.40 discs behind the best move"]) :-
    reason(40, [], Reason),
    lines(Reason, Lines).
test(the_first_three, Line == "seen ahead: +2 mobility (+2.20), -1 wings (-1.30), \c
                               +1 on X squares (-1.00)") :-
    reason(0, [ part(mobility, 2, 220), part(wing, -1, -130), part(x_square, 1, -100),
                part(corner, 1, 90)
              ], Reason),
    lines(Reason, [_, Line]).

%   That one has to move is no news; every other word has its name.

test(every_word, [forall(( othello_word(Word), Word \== mover ))]) :-
    reason(0, [part(Word, 1, 100)], Reason),
    lines(Reason, [_, Line]),
    sub_string(Line, _, _, 0, " (+1.00)").

%   In Japanese a rule that a game has taught is told by its traits.

test(japanese, [ setup(set_reader_language(ja)), cleanup(set_reader_language(en)),
                 true(Lines == [ "隅", "最善より0.40石少ない",
                                 "先に見えるもの: +2 打てる数 (+2.20)、-1 ウィング (-1.30)",
                                 "対局の教え: -0.55石、隅を取られる手"
                               ]) ]) :-
    othello_knowledge,
    reason(40, [part(mobility, 2, 220), part(wing, -1, -130)], reason(Source, Notes)),
    append(Notes, [taught(3-5, -55, [rule(bad, "lets a corner be taken", -55)])], All),
    lines(reason(Source, All), Lines).

:- end_tests(othello_reason).
