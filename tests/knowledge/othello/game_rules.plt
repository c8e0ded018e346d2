/*  What one lost game of Othello teaches is true of positions with other squares; a rule that is
    wrong is found out; what a game said is gone when it is unlearned.
*/
:- module(test_gunshi_knowledge_othello_game_rules, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/learning/rules)).
:- use_module(library(gunshi/knowledge/othello/decision)).
:- use_module(library(gunshi/knowledge/othello/learn_game)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/record)).
:- use_module(library(gunshi/words/learned_rules)).
:- use_module(tests(knowledge/own_directory)).

:- dynamic heard/1.

hear(Step) :-
    assertz(heard(Step)).

%   lost(-Game): the paper's first game (figure 5-2), white found the position after move 11 bad.

lost(otl_game(white, [Start|Positions], Moves, [11])) :-
    othello_start(Start),
    othello_transcript(Start, Moves, "f5d6c4d3c5f4e3c3e6f3g4"),
    foldl([M, P, P0, P]>>othello_after(P0, M, P), Moves, Positions, Start, _).

learned(Lessons) :-
    lost(Game),
    learn_othello_game(Game, test_gunshi_knowledge_othello_game_rules:hear, Lessons).

%   speaks(+Transcript, +Name): a learned rule of the journal calls the move bad that follows.

speaks(Transcript, Name) :-
    othello_start(Start),
    othello_transcript(Start, Moves, Transcript),
    foldl([M, A, B]>>othello_after(A, M, B), Moves, Start, Position),
    length(Moves, N),
    othello_square(Move, Name),
    situation(Position, N, otl, Now),
    rule_speaks(Now, Move, rule(bad, _, _, File:_)),
    own_journal(File),
    !.

rules(Count) :-
    findall(Line, journal_clause(Line, badmove(_, _, _), _), Lines),
    length(Lines, Count).

standing(Standing) :-
    learned_rule(bad, "is played away from the edges", _, Tried, _),
    !,
    rule_standing(bad, Tried, Standing).

%   The game is learned from once; the tests follow one another.

:- begin_tests(othello_game_rules,
               [setup(( start_own_directory, learned(_) )), cleanup(end_own_directory)]).

test(told, [nondet, true(Sentence == "bad: a move that turns no disc at the border and leaves the \c
                                      other a square that its own side could have played")]) :-
    heard(ruled(8, Body)),
    rule_sentence(en, bad, Body, Sentence).

%   It speaks of its own game, of the same game in another image of the board, and of a game with
%   other moves; not of a move that takes the square itself.

test(true_of_other_positions,
     [forall(member(Transcript-Move,
                    [ "f5d6c4d3c5f4e3"-c3, "d3c5e6f5d6e3f4"-f6,
                      "e6f4e3f2g4e7d2h4d3c3f7c1d1g7f3e1g5c5h5g2"-f5 ]))]) :-
    speaks(Transcript, Move).
test(not_of_what_takes_the_square, fail) :-
    speaks("f5d6c4d3c5f4e3", f3).
test(learned_again_it_counts_once, [true(Count == 1)]) :-
    learned(_),
    findall(Line, journal_clause(Line, weighed(_, _), true), Lines),
    length(Lines, Count).
test(unlearned_with_the_game, [true(Before-After == 1-0)]) :-
    rules(Before),
    unlearn_othello_game(_, _),
    rules(After).

%   Playing away from the edges is believed to be bad, by nineteen cases against one. In the
%   position of the mistake the best move is such a one.

test(a_wrong_rule_is_believed_no_more, [true(Before-After == warns-remark)]) :-
    own_change_all([ add(( badmove(Now, Move, "is played away from the edges") :-
                               has(Now, Move, inside(_)) )),
                     add(tried(bad, "is played away from the edges", 20, 19, 1, 0)) ],
                   _),
    standing(Before),
    learned(_),
    standing(After),
    once(heard(stands(bad, [inside(_)], warns, remark))).

:- end_tests(othello_game_rules).
