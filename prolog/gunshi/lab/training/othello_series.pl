/*  Series of Othello games by which the third paper's learner is tried (series.pl).

    A setting is othello(Learner, Opponent): players of othello_game/4; the opponent is always the
    same. An opening is a
    list of moves from the start, which both sides are given.
*/
:- module(gunshi_lab_training_othello_series,
          [ series_game/6,              % +Setting, +Opening, +Side, -Score, -Spoke, -Played
            series_learn/5              % +Setting, +Played, +Name, -Added, -Refuted
          ]).
:- use_module('../../othello/board', [othello_score/3, othello_side/2]).
:- use_module('../../knowledge/joseki/facts', [taught_by/3]).
:- use_module('../../knowledge/othello/patterns', [joseki_fact/6]).
:- use_module('../../knowledge/othello/learn_game', [learn_othello_game/2]).
:- use_module('../match/othello_game', [othello_game/4]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [last/2, member/2, nth0/3, nth1/3]).
:- autoload(library(pairs), [group_pairs_by_key/2, pairs_values/2]).

%!  series_game(+Setting, +Opening, +Side, -Score, -Spoke, -Played) is det.
%!  series_learn(+Setting, +Played, +Name, -Added, -Refuted) is det.
%
%   As learning_series/7 asks them. Opening is a list of moves; Played as of otl_learn/2.

series_game(othello(Learner, Opponent), Opening, Side, Score, Spoke, Game) :-
    (   Side == first
    ->  Plays = black,
        othello_game(from(Opening, Learner), Opponent, Plays, Game)
    ;   Plays = white,
        othello_game(from(Opening, Opponent), Learner, Plays, Game)
    ),
    Game = otl_game(_, Positions, _, _),
    last(Positions, End),
    othello_score(End, Plays, Discs),
    Score is (1+sign(Discs))/2,
    length(Opening, Given),
    findall(N-Source, spoke(Game, Given, N, Source), Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    pairs_values(Groups, Spoke).

%   spoke(+Game, +Given, -N, -Source) is nondet: about the learner's Nth move, after those that were
%   Given, a lesson that stands at Source said something: that it is good, or that another one is
%   not.

spoke(otl_game(Learner, Positions, Moves, _), Given, N, Source) :-
    nth1(N, Moves, Move),
    N > Given,
    Move \== pass,
    N0 is N-1,
    nth0(N0, Positions, Position),
    othello_side(Position, Learner),
    member(Kind-M, [gm-Move, bm-_]),
    joseki_fact(Kind, Position, N, M, Source, Fact),
    taught_by(Fact, _, _).

series_learn(_, Game, _, Added, Refuted) :-
    (   learn_othello_game(Game, Lessons)
    ->  aggregate_all(count, member(added(_, _, _), Lessons), Added),
        aggregate_all(count, member(removed(_, _), Lessons), Refuted)
    ;   Added = 0,
        Refuted = 0
    ).
