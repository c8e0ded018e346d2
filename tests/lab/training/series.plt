/*  The order of a series' games, and what is made of their results. */
:- module(test_learning_series, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/training/series)).
:- use_module(library(gunshi/lab/training/othello_series), []).
:- use_module(library(gunshi/lab/match/othello_game)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/lab/training/shogi_series), []).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(tests(sizes)).

%   A game for the test: an opening is lost by the first side until it was learned from.

:- dynamic lesson/1, call_order/1.

test_game:series_game(toy, Opening, Side, Score, Spoke, Opening-Side) :-
    own_directory(Memory),
    file_base_name(Memory, Boolean),
    assertz(test_learning_series:call_order(Boolean-Opening-Side)),
    (   Side == second
    ->  Score = 0.5,
        Spoke = []
    ;   Boolean == with,
        test_learning_series:lesson(Opening)
    ->  Score = 1,
        Spoke = [[place:1]]
    ;   Score = 0,
        Spoke = []
    ).
test_game:series_learn(toy, Opening-_, Name, 2, 1) :-
    string(Name),
    assertz(test_learning_series:lesson(Opening)).

no_row(_, _, _).

toy_rows(Rows) :-
    retractall(lesson(_)),
    retractall(call_order(_)),
    learning_series(no_row, test_game, toy, [opening(1, a), opening(2, b)], [opening(3, c)], 2,
                    Rows).

:- begin_tests(learning_series).

test(blocks, Blocks == [1-seen-without, 2-seen-with, 3-seen-without, 4-seen-with, 5-unseen-without,
                        6-unseen-with]) :-
    toy_rows(Rows),
    findall(B-S-M,
            ( member(Row, Rows), _{block:B, openings:S, memory:M} :< Row ),
            Blocks0),
    sort(Blocks0, Blocks).
test(order, Order == [without-a-first, without-a-second, without-b-first, without-b-second,
                      with-a-first, with-a-second, with-b-first, with-b-second,
                      without-a-first, without-a-second, without-b-first, without-b-second,
                      with-a-first, with-a-second, with-b-first, with-b-second,
                      without-c-first, without-c-second, with-c-first, with-c-second]) :-
    toy_rows(_),
    findall(Call, call_order(Call), Order).
test(told_of_each_game, Told == [1, 2, 3, 4, 5, 6, 7, 8]) :-
    Heard = heard([]),
    learning_series(hear(Heard), test_game, toy, [opening(1, a), opening(2, b)], [], 1, _),
    arg(1, Heard, Reversed),
    reverse(Reversed, Told).

hear(Heard, 8, Done, Row) :-
    dict_keys(Row, [added, block, memory, opening, openings, refuted, score, side, spoke]),
    arg(1, Heard, Before),
    nb_setarg(1, Heard, [Done|Before]).

dict_keys(Dict, Keys) :-
    dict_pairs(Dict, _, Pairs),
    findall(Key, member(Key-_, Pairs), Keys).

%   Learned once in block 2: two facts from each of two lost games; used in block 4.

test(sums, [ forall(member(Block-Sums, [ 1-sums(4, 0.25, 0, 0, 0), 2-sums(4, 0.25, 0, 4, 2),
                                         3-sums(4, 0.25, 0, 0, 0), 4-sums(4, 0.75, 2, 0, 0),
                                         5-sums(2, 0.25, 0, 0, 0) ])),
             true(Found == Sums) ]) :-
    toy_rows(Rows),
    series_blocks(Rows, Blocks),
    once(( member(Found0, Blocks), _{block:Block} :< Found0 )),
    _{games:Games, share:Share, used:Used, added:Added, refuted:Refuted} :< Found0,
    Found = sums(Games, Share, Used, Added, Refuted).
test(facts, Facts == facts(4, 1, 2, 2)) :-
    toy_rows(Rows),
    series_facts(Rows, Added, Used, Moves, Refuted),
    Facts = facts(Added, Used, Moves, Refuted).
test(gain, true(Gain =:= 0.5)) :-
    toy_rows(Rows),
    series_gain(Rows, seen, Gain, Error),
    Error =:= 0.0.
test(error_over_openings, true(Gain-Error =:= 0.5-0.5)) :-
    findall(_{block:Block, openings:seen, memory:Memory, opening:Id, side:Side, score:Score,
              spoke:[],
              added:0, refuted:0},
            ( member(Block-Memory-Scores, [1-without-[0, 0], 2-with-[0, 1]]),
              nth1(Id, Scores, Score),
              member(Side, [first, second])
            ),
            Rows),
    series_gain(Rows, seen, Gain, Error).
test(no_gain_on_others, Gain-Error == 0.0-0.0) :-
    toy_rows(Rows),
    series_gain(Rows, unseen, Gain, Error).
test(no_others, fail) :-
    learning_series(no_row, test_game, toy, [opening(1, a)], [], 1, Rows),
    series_gain(Rows, unseen, _, _).

:- end_tests(learning_series).

%   The games themselves: the same every time, and the user's own knowledge is back afterwards.
%   Whole games in the thorough run, in the usual one an endgame; a series that several tests look
%   at is played once for them.

:- begin_tests(series_of_both_games).

shogi_rows(Rows) :-
    size('sfen 4k4/4g4/9/4P4/9/9/9/4R4/4K4 b GS2p 1', 'startpos moves 7g7f 3c3d 2g2f 8c8d', Usi),
    game_usi(Game, Usi),
    Opponent = gunshi_lab_training_shogi_series:fixed_opponent(50),
    learning_series(no_row, gunshi_lab_training_shogi_series, shogi([nodes(50)], true, Opponent),
                    [opening(1, Game)], [], 2, Rows).

othello_rows(Rows) :-
    set_random(seed(3)),
    random_opening(4, Moves),
    fixed_order(Squares),
    learning_series(no_row, gunshi_lab_training_othello_series, othello(paper, fixed(Squares)),
                    [opening(1, Moves)], [], 2, Rows).

:- dynamic played/4.

%   rows_once(+Goal, -Rows, -Before, -After): Rows of the first call; the directory of the user's
%   own around it.

rows_once(Goal, Rows, Before, After) :-
    (   played(Goal, Rows0, Before0, After0)
    ->  Rows = Rows0,
        Before = Before0,
        After = After0
    ;   own_directory(Before),
        call(Goal, Rows),
        own_directory(After),
        assertz(played(Goal, Rows, Before, After))
    ).

results(Rows, Memory, Results) :-
    findall(Block-Side-Score,
            ( member(Row, Rows), _{block:Block, memory:Memory, side:Side, score:Score} :< Row ),
            Results).

test(without_learning_all_blocks_are_the_same,
     [forall(member(Goal, [shogi_rows, othello_rows])), true(First == Third)]) :-
    rows_once(Goal, Rows, _, _),
    length(Rows, 8),
    results(Rows, without, Results),
    findall(Side-Score, member(1-Side-Score, Results), First),
    findall(Side-Score, member(3-Side-Score, Results), Third).
test(same_twice, [forall(member(Goal, [shogi_rows, othello_rows])), true(First == Second)]) :-
    rows_once(Goal, First, _, _),
    call(Goal, Second).
%   A lost game teaches something, which speaks in the next block.

test(learned_and_used) :-
    size('sfen 3gkg3/1r5b1/3ppp3/9/9/9/3PPP3/1B5R1/3GKG3 b - 1'-100,
         'startpos moves 7g7f 3c3d 2g2f 8c8d'-500,
         Usi-Nodes),
    game_usi(Game, Usi),
    Opponent = gunshi_lab_training_shogi_series:fixed_opponent(Nodes),
    learning_series(no_row, gunshi_lab_training_shogi_series, shogi([nodes(50)], true, Opponent),
                    [opening(1, Game)], [], 2, Rows),
    once(( member(Lost, Rows),
           _{block:2, memory:with, side:Side, score:0, spoke:[], added:Added} :< Lost,
           Added > 0
         )),
    once(( member(Later, Rows),
           _{block:4, memory:with, side:Side, spoke:[_|_]} :< Later
         )).
test(what_the_user_has_is_back,
     [forall(member(Goal, [shogi_rows, othello_rows])), Before == After]) :-
    rows_once(Goal, _, Before, After).
test(three_hundred_plies_are_a_draw, Score-Played == 0.5-300) :-
    once(( between(1, 50, Seed),
           set_random(seed(Seed)),
           game_usi(Start, startpos),
           wandered(300, Start, Game) )),
    Opponent = gunshi_lab_training_shogi_series:fixed_opponent(50),
    gunshi_lab_training_shogi_series:series_game(shogi([nodes(50)], true, Opponent), Game, first,
                                                 Score, _, End),
    game_ply(End, Played).

%   wandered(+Plies, +Game0, -Game) is semidet: by moves at random; fails when that ends the game.

wandered(Plies, Game0, Game) :-
    (   Plies =:= 0
    ->  Game = Game0
    ;   \+ game_result(Game0, _),
        game_position(Game0, Position),
        legal_moves(Position, Moves),
        random_member(Move, Moves),
        game_play(Game0, Move, Game1),
        Left is Plies-1,
        wandered(Left, Game1, Game)
    ).

test(hopeless_resigns, Choice == resign) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/4r4/4K4 b RB4G4S4N4L18Pb 1"),
    game_new(Position, Game),
    position_sfen(Lost, "8k/9/9/9/9/9/1r7/2r6/4K4 b - 1"),
    game_new(Lost, LostGame),
    gunshi_lab_training_shogi_series:fixed_opponent(1000, Game, Move),
    Move \== resign,
    gunshi_lab_training_shogi_series:fixed_opponent(1000, LostGame, Choice).

:- end_tests(series_of_both_games).
