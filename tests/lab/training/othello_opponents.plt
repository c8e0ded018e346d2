/*  The third paper's learner against fixed opponents: series that learn, and that leave alone what
    the user has.
*/
:- module(test_othello_opponents, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/knowledge/othello/patterns)).
:- use_module(library(gunshi/knowledge/othello/strategy)).
:- use_module(library(gunshi/knowledge/learning/lessons)).
:- use_module(library(gunshi/knowledge/othello/learner)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/lab/training/othello_opponents)).
:- use_module(tests(knowledge/own_directory)).

:- begin_tests(othello_opponents).

%   The learner meets fixed opponents: without learning every pair is as the first; with it, it gets
%   better.

test(a_series_without_learning, Different == 1) :-
    othello_series([_, _]>>true, [games(6), opponents(3), learning(false)], Scores),
    series_curve(Scores, Points),
    findall(Mean, member(point(_, Mean, _), Points), Means),
    sort(Means, Sorted),
    length(Sorted, Different).

test(a_series_that_learns) :-
    othello_series([_, _]>>true, [games(10), opponents(12), seed(1)], Scores),
    series_gain(Scores, Gain, Error),
    Gain > 2 * Error,
    Error > 0.

test(a_series_is_repeated_by_its_seed, Scores == Again) :-
    othello_series([_, _]>>true, [games(4), opponents(3), seed(5)], Scores),
    othello_series([_, _]>>true, [games(4), opponents(3), seed(5)], Again).

test(a_series_leaves_the_lessons_alone, Facts-After == [Fact]-Before) :-
    othello_start(P),
    kyokumen_pattern(P, 0, K),
    text_key("test", Key),
    append(K, [learned(Key, 1, "x")], Taught),
    Fact = bm(1, Taught, 3-4),
    in_own_directory(( othello_knowledge,
                       keep_lessons([add(Fact, "x")], studied(Key, "test", white), besides, Kept),
                       \+ memberchk(faulty(_, _), Kept),
                       own_directory(Before),
                       othello_series([_, _]>>true, [games(4), opponents(2)], _),
                       own_directory(After),
                       learned_facts(Learned) )),
    findall(F, member(learned(_, _, F, _, _), Learned), Facts).

%   What is wrong with a file of the user's was told at first, and does not cost the results.

test(a_series_with_a_wrong_file, Count-After == 4-Before) :-
    in_own_directory(( own_text('wrong.pl', "gm(1, foo, 5-6).\n"),
                       own_directory(Before),
                       load_own_knowledge(error(gunshi(bad_knowledge(_, _)), _)),
                       othello_series([_, _]>>true, [games(4), opponents(1)], Scores),
                       own_directory(After) )),
    length(Scores, Count).

test(the_gain, Gain-Error =:= 0.5-0.5) :-
    series_gain([ score(1, 1, black, -2), score(1, 2, white, -2), score(1, 3, black, 4),
                  score(1, 4, white, 4), score(2, 1, black, 2), score(2, 2, white, 2),
                  score(2, 3, black, 4), score(2, 4, white, 4)
                ], Gain, Error).

:- end_tests(othello_opponents).
