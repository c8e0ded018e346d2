/*  What is said of Othello's positions, transcripts, files of games and weights. */
:- module(test_board_messages, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/othello/board), []).
:- use_module(tests(base/says)).

:- begin_tests(board_messages).

test(position,
     Line == "\"XO\" is no Othello position: it is short; \c
              it is 64 squares of X, O and -, then X or O to move") :-
    error_line(error(gunshi(bad_othello_position("it is short", "XO")), _), Line).
test(faults, forall(member(What-Part,
                           [ bad_transcript(3, "z9")-"Move 3 of the transcript, z9, is not legal",
                             bad_ggf('a.ggf', 0, "no game")-"a.ggf: no game",
                             bad_ggf('a.ggf', 2, "no end")-"a.ggf: game 2: no end",
                             bad_othello_weights(7, "x")-"evaluation: line 7: x",
                             bad_file('a.txt', bad_othello_weights(7, "x"))-"a.txt: These" ]))) :-
    says(gunshi(What), [Part]).

:- end_tests(board_messages).
