/*  Openings that no game of a library has gone through, games with learned rules and without them,
    and what the rules say in positions.
*/
:- module(test_gunshi_lab_experiments_unseen, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/othello/strategy)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/lab/experiments/unseen)).
:- use_module(library(gunshi/lab/training/series)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/record)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(tests(knowledge/own_directory)).

:- initialization(( all_knowledge, othello_knowledge )).

othello(Transcript, othello_game([], Start, Moves)) :-
    othello_start(Start),
    othello_transcript(Start, Moves, Transcript).

moves(Transcript, Moves) :-
    othello(Transcript, othello_game(_, _, Moves)).

shogi(Usi, Game) :-
    game_usi(Game, Usi).

%   A toy series: who has rules wins with the first side.

test_toy:series_game(Memory, _, Side, Score, [], Game) :-
    game_usi(Game, startpos),
    (   Memory == with,
        Side == first
    ->  Score = 1
    ;   Score = 0
    ).

no_row(_, _, _).

heard(Told, 12, Done, _) :-
    arg(1, Told, Before),
    Done =:= Before+1,
    nb_setarg(1, Told, Done).

:- begin_tests(unseen).

%   The same position by other moves is seen too; in Othello in every image of the board.

test(shogi, [true(Ids == [2, 4])]) :-
    shogi("startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e", Known),
    seen_positions(shogi, [Known], Seen),
    findall(opening(Id, Game),
            ( member(Id-Usi, [ 1-"startpos moves 7g7f 3c3d", 2-"startpos moves 7g7f 8c8d",
                               3-"startpos moves 2g2f 3c3d 7g7f", 4-"startpos moves 2g2f 3c3d"
                             ]),
              shogi(Usi, Game)
            ),
            Openings),
    openings_apart(shogi, Openings, Seen, Apart),
    findall(Id, member(opening(Id, _), Apart), Ids).
test(othello, [true(Ids == [3])]) :-
    othello("f5d6c4d3c5f4", Known),
    seen_positions(othello, [Known], Seen),
    findall(opening(Id, Moves),
            ( member(Id-Text, [1-"f5d6c4", 2-"d3c5e6", 3-"f5f6e6"]), moves(Text, Moves) ),
            Openings),
    openings_apart(othello, Openings, Seen, Apart),
    findall(Id, member(opening(Id, _), Apart), Ids).
test(random_openings_differ, [true(Count-Apart == 30-30)]) :-
    set_random(seed(1)),
    othello("f5d6c4d3c5f4e3c3", Known),
    seen_positions(othello, [Known], Seen),
    random_openings_apart(30, Seen, Openings),
    length(Openings, Count),
    openings_apart(othello, Openings, Seen, Others),
    length(Others, Apart).
test(gain, [true(Found == 0.5-0.0)]) :-
    Told = told(0),
    play_unseen(test_gunshi_lab_experiments_unseen:heard(Told), series(test_toy, with, without),
                [opening(1, a), opening(2, b), opening(3, c)], Rows, Positions),
    Positions == [],
    arg(1, Told, 12),
    series_gain(Rows, unseen, Gain, Error),
    Found = Gain-Error.

%   Two believed rules: one speaks in the first position, where it is right once and wrong once.

test(said, [true(Said == said(2, 1, 2, 1, 4, 3))]) :-
    in_own_directory(( own_change_all([ add(( badmove(Now, Move, "has a made up trait") :-
                                                  has(Now, Move, made_up) )),
                                        add(trait(made_up, "x", "has a made up trait", _, none)),
                                        add(tried(bad, "has a made up trait", 40, 40, 0, 0)) ],
                                      _),
                       rules_said([ [ example(m, 0, none, [made_up], []),
                                      example(n, 300, none, [made_up], []) ],
                                    [ example(m, 300, none, [], []),
                                      example(n, 300, none, [], []) ] ],
                                  Said) )).
test(the_player_otl, [true(Count == 4)]) :-
    moves("f5d6c4d3c5f4e3c3", Moves),
    with_unseen_opponent(othello, level(1), Series,
                         play_unseen(no_row, Series, [opening(1, Moves)], Rows, Positions)),
    length(Rows, Count),
    Positions \== [].

:- end_tests(unseen).
