/*  Which games are played from the openings of a match. */
:- module(test_match_openings, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/lab/match/openings)).

games(Count, Seed, Games) :-
    schedule([opening(1, a), opening(2, b), opening(3, c)], Count, Seed, Schedule),
    findall(Number-Side-Id,
            ( member(Scheduled, Schedule),
              scheduled_number(Scheduled, Number),
              scheduled_side(Scheduled, Side),
              scheduled_opening(Scheduled, opening(Id, _))
            ),
            Games).

:- begin_tests(match_openings).

test(each_opening_twice_with_sides_swapped, Openings == [1, 2, 3]) :-
    games(6, 1, [1-sente-A, 2-gote-A, 3-sente-B, 4-gote-B, 5-sente-C, 6-gote-C]),
    msort([A, B, C], Openings).
test(they_come_again, A == B) :-
    games(8, 1, [_-_-A, _, _, _, _, _, 7-sente-B, 8-gote-B]).
test(the_same_by_the_same_seed, First == Second) :-
    games(6, 5, First),
    games(6, 5, Second).
test(without_a_file_from_the_start, Id == startpos) :-
    start_opening(opening(Id, _)).

:- end_tests(match_openings).
