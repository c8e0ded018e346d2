/*  The third paper's learner against opponents of Othello that never change, each met with nothing
    learned: how it does in the first games and in later ones.

    An opponent plays the first legal move of a fixed order of squares: corners first, the squares
    beside them last, and shuffled among their like, so that there are as many opponents as wanted,
    each always the same. The learner meets each with no lessons, black and white in turn. Neither
    side uses chance, so without learning every pair of games would be as the first: what changes is
    learned.
*/
:- module(gunshi_lab_training_othello_opponents,
          [ othello_series/3,           % :Each, +Options, -Scores
            series_curve/2,             % +Scores, -Points
            series_gain/3               % +Scores, -Gain, -Error
          ]).
:- use_module('../comparison', [mean_error/3]).
:- use_module('../match/othello_game', [othello_game/4, fixed_order/1, random_opening/2]).
:- use_module('../../base/temporary').
:- use_module('../../othello/board', [othello_score/3]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('../../knowledge/othello/learn_game', [learn_othello_game/2]).
:- use_module('../../knowledge/own', [own_directory/1, use_own_directory/1, use_own_directory/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/4]).
:- autoload(library(filesex), [delete_directory_and_contents/1]).
:- autoload(library(lists), [last/2, member/2, nth1/3]).
:- autoload(library(option), [option/2, option/3]).

:- meta_predicate
    othello_series(2, +, -).

%!  othello_series(:Each, +Options, -Scores:list) is det.
%
%   Scores are score(Opponent, Game, Side, Discs): in that game against that opponent, both from 1,
%   the learner played Side and won by Discs. Each is called with two arguments, the number of games
%   and the number done, before the first game and after every one. Options:
%
%     | games(N)       | against each opponent; default 40                                 |
%     | opponents(N)   | default 20                                                        |
%     | seed(N)        | fixes the opponents; default 1                                    |
%     | learning(Bool) | default true                                                      |
%     | against(P)     | a player of othello_game/4 in the place of each opponent: the     |
%     |                | games with the Nth begin with the same three random moves         |
%
%   The lessons from each opponent are kept in a directory of their own, in the place of the user's,
%   and gone at the end: the user's lessons are not used meanwhile, by any thread.

othello_series(Each, Options, Scores) :-
    option(games(Games), Options, 40),
    option(opponents(Count), Options, 20),
    option(seed(Seed), Options, 1),
    option(learning(Learning), Options, true),
    othello_knowledge,
    set_random(seed(Seed)),
    findall(Player,
            ( between(1, Count, _),
              (   option(against(Other), Options)
              ->  random_opening(3, Opening),
                  Player = from(Opening, Other)
              ;   fixed_order(Squares),
                  Player = fixed(Squares)
              )
            ),
            Players),
    Total is Games * Count,
    play_games(Players, Games, Learning, Total, Each, Scores).

play_games(Players, Games, Learning, Total, Each, Scores) :-
    Done = done(0),
    call(Each, Total, 0),
    own_directory(Own),
    setup_call_cleanup(
        make_temporary_directory(othello, Directory),
        findall(Score,
                ( nth1(Opponent, Players, Player),
                  format(atom(Memory), "~w/~d", [Directory, Opponent]),
                  use_own_directory(Memory),
                  between(1, Games, Game),
                  play_one(Player, Game, Learning, Side, Discs),
                  Score = score(Opponent, Game, Side, Discs),
                  arg(1, Done, N0),
                  N is N0 + 1,
                  nb_setarg(1, Done, N),
                  call(Each, Total, N)
                ),
                Scores),
        ( use_own_directory(Own, _),
          delete_directory_and_contents(Directory)
        )).

%   play_one(+Opponent, +Game, +Learning, -Side, -Discs): the learner's odd games are with black.

play_one(Opponent, Number, Learning, Side, Discs) :-
    (   Number mod 2 =:= 1
    ->  Side = black,
        othello_game(paper, Opponent, black, Game)
    ;   Side = white,
        othello_game(Opponent, paper, white, Game)
    ),
    Game = otl_game(_, Positions, _, _),
    last(Positions, End),
    othello_score(End, Side, Discs),
    (   Learning == true,
        Discs < 0,
        learn_othello_game(Game, _)
    ->  true
    ;   true
    ).

%!  series_curve(+Scores, -Points:list) is det.
%
%   Points are point(Pair, Mean, Error) for each pair of games, one with either side: the mean of
%   what the learner won against the opponents, a win 1 and a draw 1/2, and the standard error of
%   that mean over the opponents.

series_curve(Scores, Points) :-
    aggregate_all(max(Game), member(score(_, Game, _, _), Scores), Games),
    Pairs is Games // 2,
    findall(point(Pair, Mean, Error),
            ( between(1, Pairs, Pair),
              pair_scores(Scores, Pair, Values),
              mean_error(Values, Mean, Error)
            ),
            Points).

%   pair_scores(+Scores, +Pair, -Values): against each opponent, in the order of opponents.

pair_scores(Scores, Pair, Values) :-
    First is 2 * Pair - 1,
    Second is 2 * Pair,
    findall(Value,
            ( member(score(Opponent, First, _, Discs1), Scores),
              memberchk(score(Opponent, Second, _, Discs2), Scores),
              won(Discs1, Won1),
              won(Discs2, Won2),
              Value is (Won1 + Won2) / 2
            ),
            Values).

won(Discs, Won) :-
    Won is (1 + sign(Discs)) / 2.

%!  series_gain(+Scores, -Gain, -Error) is det.
%
%   The learner wins Gain more of the last pair of games than of the first, in the mean over the
%   opponents; Error is the standard error of that mean difference.

series_gain(Scores, Gain, Error) :-
    aggregate_all(max(Game), member(score(_, Game, _, _), Scores), Games),
    Last is Games // 2,
    pair_scores(Scores, 1, Before),
    pair_scores(Scores, Last, After),
    maplist([B, A, D]>>(D is A - B), Before, After, Differences),
    mean_error(Differences, Gain, Error).
