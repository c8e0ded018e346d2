/*  Series of shogi games by which the learner is tried (series.pl).

    A setting is shogi(Limits, Begin, Opponent): the learner chooses as it does in play, within
    Limits, of choose/3; call(Begin) tells the opponent that a game begins; call(Opponent, Game,
    Choice) says what it plays where Game stands: a legal move, `resign`, or `declare_win`.

    A side resigns when it thinks itself behind by 2,000 centipawns or mated. A game of 300 plies is
    drawn.
*/
:- module(gunshi_lab_training_shogi_series,
          [ series_game/6,              % +Setting, +Opening, +Side, -Score, -Spoke, -Played
            series_learn/5,             % +Setting, +Played, +Name, -Added, -Refuted
            fixed_opponent/3            % +Nodes, +Game, -Choice
          ]).
:- use_module('../../shogi/game',
              [game_close/2, game_end/3, game_play/3, game_ply/2, game_position/2, game_result/2]).
:- use_module('../../shogi/position', [side_to_move/2]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module('../../knowledge/choice', [choose/3]).
:- use_module('../../knowledge/joseki/facts', [taught_by/3]).
:- use_module('../../knowledge/shogi/search_choices', [search_knowledge/3]).
:- use_module('../../knowledge/shogi/learn_game', [learn_game/4]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2]).

%!  series_game(+Setting, +Opening, +Side, -Score, -Spoke, -Played) is det.
%!  series_learn(+Setting, +Played, +Name, -Added, -Refuted) is det.
%
%   As learning_series/7 asks them. Opening is a game that goes on; Played the game played.

series_game(shogi(Limits, Begin, Opponent), Opening, Side, Score, Spoke, Played) :-
    call(Begin),
    play_on(Opening, Side, Limits, Opponent, [], Spoke, Played),
    learners_side(Side, Learner),
    (   game_result(Played, wins(Learner, _))
    ->  Score = 1
    ;   game_result(Played, wins(_, _))
    ->  Score = 0
    ;   Score = 0.5
    ).

learners_side(first, sente).
learners_side(second, gote).

%   play_on(+Game0, +Learner, +Limits, :Opponent, +Spoke0, -Spoke, -Game): Spoke has the places of
%   the taught facts that spoke, a list a move, the latest first.

play_on(Game0, Learner, Limits, Opponent, Spoke0, Spoke, Game) :-
    game_ply(Game0, Ply),
    (   game_result(Game0, _)
    ->  Game = Game0,
        Spoke = Spoke0
    ;   Ply >= 300
    ->  game_end(Game0, abandoned, Game),
        Spoke = Spoke0
    ;   game_position(Game0, Position),
        side_to_move(Position, Side),
        (   learners_side(Learner, Side)
        ->  learner_choice(Game0, Limits, Sources, Choice),
            add_sources(Sources, Spoke0, Spoke1)
        ;   call(Opponent, Game0, Choice),
            Spoke1 = Spoke0
        ),
        (   Choice == resign
        ->  game_end(Game0, resigns(Side), Game1)
        ;   Choice == declare_win
        ->  game_end(Game0, declares(Side), Game1)
        ;   game_play(Game0, Choice, Game2),
            game_close(Game2, Game1)
        ),
        play_on(Game1, Learner, Limits, Opponent, Spoke1, Spoke, Game)
    ).

add_sources([], Spoke, Spoke) :-
    !.
add_sources(Sources, Spoke, [Sources|Spoke]).

%   learner_choice(+Game, +Limits, -Sources, -Choice): Sources are where the taught facts stand that
%   spoke for Choice.

learner_choice(Game, Limits, Sources, Choice) :-
    choose(Game, Limits, choice(Move, reason(_, _, _, Details), Score)),
    findall(Source, ( member(Detail, Details), taught(Detail, Source) ), Sources0),
    sort(Sources0, Sources),
    (   hopeless(Score)
    ->  Choice = resign
    ;   Choice = Move
    ).

%   taught(+Detail, -Source) is nondet: of a reason, where a fact stands that a game has taught.

taught(forbidden(Bad), Source) :-
    member(_-fact(Fact, Source), Bad),
    taught_by(Fact, _, _).
taught(joseki_move(_, _, Facts, _, Forbidden), Source) :-
    (   member(_-fact(Fact, Source), Facts)
    ;   member(_-fact(Fact, Source), Forbidden)
    ),
    taught_by(Fact, _, _).

hopeless(cp(Value)) :-
    Value < -2000.
hopeless(mate(Plies)) :-
    Plies =< 0.

series_learn(_, Played, Name, Added, Refuted) :-
    learn_game(Played, Name, ignore_event, Outcome),
    (   Outcome = learned(_, _, Lessons)
    ->  aggregate_all(count, member(added(_, _, _), Lessons), Added),
        aggregate_all(count, member(removed(_, _), Lessons), Refuted)
    ;   Added = 0,
        Refuted = 0
    ).

ignore_event(_).

%!  fixed_opponent(+Nodes:integer, +Game, -Choice) is det.
%
%   Choice is what a search of Nodes with what searches know prefers where Game stands, and nothing
%   else; `resign` when that is hopeless.

fixed_opponent(Nodes, Game, Choice) :-
    game_position(Game, Position),
    search_knowledge(Position, [], Parameters),
    search(Game, [nodes(Nodes), parameters(Parameters), hash(4)], Result),
    search_result(Result, best, Best),
    search_result(Result, score, Score),
    (   ( Best == none ; hopeless(Score) )
    ->  Choice = resign
    ;   Choice = Best
    ).
