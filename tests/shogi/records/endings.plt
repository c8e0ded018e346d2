:- encoding(utf8).
:- module(test_endings, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/records/endings)).

%   The words of the formats stand for the endings, and for no two the same.

:- begin_tests(endings).

test(words_are_different) :-
    findall(Kif, ending_word(_, _, Kif), Kifs),
    findall(Csa, ( ending_word(_, Csa, _), Csa \== none ), Csas),
    forall(member(Words, [Kifs, Csas]),
           ( sort(Words, Different),
             same_length(Words, Different)
           )).
test(words_are_read) :-
    forall(( ending_word(Ending, Csa, Kif), member(Word, [Csa, Kif]), Word \== none ),
           ( said_ending(Word, Ending0),
             assertion(Ending0 == Ending)
           )).
test(other_words, forall(member(Word-Ending,
                                [ '詰'-mate, '+TORYO'-resigns(sente), '-TIME_UP'-time(gote),
                                  '+ILLEGAL_ACTION'-foul(sente), '-ILLEGAL_ACTION'-foul(gote),
                                  'ILLEGAL_ACTION'-foul(not_to_move) ]))) :-
    said_ending(Word, Ending).
test(no_word,
     [ forall(member(Word, ['７六歩', none, '+none', '+CHUDAN', '+', '', '++TORYO'])), fail ]) :-
    said_ending(Word, _).
test(sides, forall(member(Side-Other, [sente-gote, gote-sente]))) :-
    absolute_end(foul(to_move), Side, foul(Side)),
    absolute_end(foul(not_to_move), Side, foul(Other)),
    absolute_end(foul(Other), Side, foul(Other)),
    relative_end(foul(Side), Side, foul(to_move)),
    relative_end(foul(Other), Side, foul(not_to_move)).
test(without_side, forall(member(Ending, [mate, other(雨)]))) :-
    absolute_end(Ending, sente, Ending),
    relative_end(Ending, sente, Ending).
test(round_trip) :-
    forall(( ending_word(Ending, _, _), member(Side, [sente, gote]) ),
           ( absolute_end(Ending, Side, Absolute),
             relative_end(Absolute, Side, Again),
             assertion(Again == Ending)
           )).

:- end_tests(endings).
