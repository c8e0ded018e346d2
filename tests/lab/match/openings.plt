/*  Which games are played from the openings of a match. */
:- module(test_match_openings, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/lab/match/openings)).
:- use_module(library(gunshi/shogi/game)).

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

%   varied(+Count, -Ids, -Texts): the games of a schedule of two openings.

varied(Count, Ids, Texts) :-
    game_usi(Free, "startpos moves 7g7f 3c3d"),
    game_usi(Forced, "sfen 4k4/9/9/9/9/9/9/PP7/Kr7 b - 1"),
    varied_schedule([opening(1, Free), opening(2, Forced)], Count, 1, Schedule),
    findall(Id-Text,
            ( member(Scheduled, Schedule),
              scheduled_opening(Scheduled, opening(Id, Game)),
              game_usi(Game, Text)
            ),
            Pairs),
    pairs_keys_values(Pairs, Ids, Texts).

test(varied_when_they_come_again, Count == 12) :-
    varied(24, _, Texts),
    findall(Text, ( member(Text, Texts), sub_string(Text, 0, _, _, "startpos") ), Free),
    sort(Free, Different),
    length(Free, Count),
    length(Different, 6),
    msort(Different, [First|Others]),
    assertion(First == "startpos moves 7g7f 3c3d"),
    forall(member(Other, Others),
           ( split_string(Other, " ", "", Words), length(Words, 6),
             sub_string(Other, 0, _, _, "startpos moves 7g7f 3c3d ")
           )).
test(one_opening_of_a_position, Ids == [1, 3, '1.2', '3.2']) :-
    findall(opening(Id, Game),
            ( nth1(Id, [ "startpos moves 7g7f 3c3d 2g2f", "startpos moves 2g2f 3c3d 7g7f",
                         "startpos moves 7g7f 3c3d" ], Usi),
              game_usi(Game, Usi) ),
            Openings),
    varied_schedule(Openings, 8, 1, Schedule),
    findall(Id,
            ( member(Scheduled, Schedule),
              scheduled_opening(Scheduled, opening(Id, _)) ),
            All),
    sort(All, Ids).
test(varied_are_named, Names == [1, 2, '1.2', '2.2']) :-
    varied(8, Ids, _),
    sort(Ids, Names).
test(varied_the_same_again, First == Second) :-
    varied(12, _, First),
    varied(12, _, Second).
test(without_a_file_from_the_start, Id == startpos) :-
    start_opening(opening(Id, _)).

:- end_tests(match_openings).
