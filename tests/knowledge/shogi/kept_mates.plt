/*  Mates that a game follows stay mates, whatever a small search sees of them. */
:- module(test_kept_mates, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/shogi/explained)).
:- use_module(library(gunshi/knowledge/shogi/kept_mates)).
:- use_module(library(gunshi/knowledge/shogi/marks)).
:- use_module(tests(knowledge/own_directory)).

%   kept(+Usi, +MoveText, +Last, +Score0, -Judged): the move of a search that saw Score0 only.

kept(Usi, MoveText, Last, Score0, Judged) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    lines_judged(Move, [line(Score0, exact, [Move])], Judged0),
    kept_mate(Game, Last, Judged0, Judged).

scores(Judged, [Score, Loss]) :-
    judged_part(Judged, score, Score),
    judged_part(Judged, loss, Loss).

:- begin_tests(kept_mates).

test(who_mates, Scores == [mate(1), 0]) :-
    kept("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 'G*5b', mate(-2), cp(-500), Judged),
    scores(Judged, Scores).
test(who_is_mated, Scores == [mate(-2), 0]) :-
    kept("sfen 4k4/9/4P4/9/9/9/p8/9/4K4 w G 1", '9g9h', mate(3), cp(400), Judged),
    scores(Judged, Scores).
test(no_mate_any_more, Scores == [cp(-500), 0]) :-
    kept("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", '5i4h', mate(-2), cp(-500), Judged),
    scores(Judged, Scores).
test(nothing_was_promised, Scores == [cp(-500), 0]) :-
    kept("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1", 'G*5b', cp(100), cp(-500), Judged),
    scores(Judged, Scores).

test(along_a_game, Scores == [mate(-2), mate(1)]) :-
    game_usi(Game, "sfen 4k4/9/4P4/9/9/9/p8/9/4K4 w G 1 moves 9g9h G*5b"),
    in_own_directory(explained_moves([depth(3)], Game, [_]>>true, Explained)),
    findall(Score,
            ( member(One, Explained),
              explained_part(One, judged, Judged),
              judged_part(Judged, score, Score)
            ),
            Scores).

:- end_tests(kept_mates).
