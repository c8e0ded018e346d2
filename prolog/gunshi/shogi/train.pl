/*  Learning the weights of the evaluation from games.

    The move that was played is taken for the best: the core (c/shogi/train) changes the weights
    until, captures played out, it is most likely to be chosen, and until the values foretell the
    results of the games as far as these are known. Then the program may play games against itself,
    and learn again with their results. The same games in the same order and the same options give
    the same weights on machines with the same floating point.
*/
:- module(gunshi_shogi_train,
          [ training_new/1,             % -Training
            training_add/3,             % +Training, +Game, +Winner
            evaluation_train/5          % +Training, :Each, +Options, -Weights, -Measures
          ]).
:- use_module('../foreign', []).
:- use_module('../base/options', [must_be_options/2]).
:- use_module(evaluation, [material_weights/1]).
:- use_module(evaluation_messages, []).
:- use_module(game, [game_start/2, game_moves/2, game_result/2]).
:- autoload(library(option), [option/3]).

:- meta_predicate
    evaluation_train(+, 3, +, -, -),
    play_rounds(+, +, +, +, 3),
    told(3, +, 0).

%!  training_new(-Training) is det.
%
%   Training has no games. It is mutable and of one thread at a time.

%!  training_add(+Training, +Game, +Winner) is det.
%
%   Add the main line of Game. Winner is `sente`, `gote`, `none` for a draw, or `unknown`: then what
%   Game itself says of its result holds. Of every ten games one, the last, is held out: it
%   measures what was learned, and nothing is learned from it.
%
%   @error type_error(training, Training), type_error(game, Game), domain_error(winner, Winner)

training_add(Training, Game, Winner0) :-
    (   Winner0 == unknown,
        game_result(Game, Result),
        result_winner(Result, Winner)
    ->  true
    ;   Winner = Winner0
    ),
    game_start(Game, Start),
    game_moves(Game, Moves),
    add_game(Training, Start, Moves, Winner).

result_winner(wins(Side, _), Side).
result_winner(draw(_), none).

%!  evaluation_train(+Training, :Each, +Options:list, -Weights, -Measures) is det.
%
%   Weights are learned from the games of Training, beginning with material only (issue 7). Each is
%   called as call(Each, What, Done, All) now and then; What is `positions` or `games`. Measures is
%   measures(Before, After) with how material only and Weights choose the moves of the held-out
%   games: measure(Positions, Agreement, Rank, Loss, Results, ResultLoss), the share of positions
%   whose move played comes first, its mean rank, the mean loss, and how many positions have a
%   result and the mean loss of foretelling it. Can be interrupted. Options:
%
%     - seed(N)
%       Of the order of positions and of the moves compared. Default 1.
%     - passes(N)
%       So many times through all positions. Default 3.
%     - own_games(N)
%       So many games against itself teach by their results. They are played 6,000 at a time, by
%       what was learned so far; after each 6,000 all is learned anew. Default 0.
%
%   @error type_error(training, Training), gunshi(bad_option(Option, Possible))
%   @error gunshi(too_little_to_learn(Plies)): no game but those held out goes beyond Plies

evaluation_train(Training, Each, Options, Weights, measures(Before, After)) :-
    must_be_options([seed(natural), passes(positive), own_games(natural)], Options),
    shipped_arguments(Shipped),
    Shipped =.. [Name, Seed0, Passes0|Others],
    option(seed(Seed), Options, Seed0),
    option(passes(Passes), Options, Passes0),
    Arguments =.. [Name, Seed, Passes|Others],
    material_weights(Material),
    held_out_positions(Most),
    measure(Training, Arguments, Material, Most, Before),
    option(own_games(OwnGames), Options, 0),
    forget_own(Training),
    catch(told(Each, positions, learn(Training, Arguments)),
          error(resource_error(no_games), _),
          too_little_to_learn(Others)),
    play_rounds(OwnGames, Seed, Training, Arguments, Each),
    learnt_weights(Training, Learnt),
    settled(Training, Learnt, Weights),
    measure(Training, Arguments, Weights, Most, After).

%   The first of the arguments behind the passes is how many plies of a game are passed over.

too_little_to_learn([Plies|_]) :-
    throw(error(gunshi(too_little_to_learn(Plies)), _)).

%   At most so many held-out positions are looked at.

held_out_positions(4000).

%   So many games are played before they are learned from.

round_games(6000).

%   play_rounds(+Games, +Seed, +Training, +Arguments, :Each)

play_rounds(0, _, _, _, _) :-
    !.
play_rounds(Games, Seed, Training, Arguments, Each) :-
    round_games(Most),
    Round is min(Games, Most),
    told(Each, games, play_games(Training, Seed, Round)),
    told(Each, positions, learn(Training, Arguments)),
    Left is Games-Round,
    Seed1 is Seed+1,
    play_rounds(Left, Seed1, Training, Arguments, Each).

%   told(:Each, +What, :Goal): the core works, and tells Each how far it is with What. Each is
%   called as it is, not as a copy: it may keep what it needs in its arguments.

told(Each, What, Goal) :-
    b_setval(gunshi_train_listener, listener(Each, What)),
    Goal,
    b_setval(gunshi_train_listener, none).

%   train_progress(+Done, +All): the core calls it.

train_progress(Done, All) :-
    b_getval(gunshi_train_listener, listener(Each, What)),
    call(Each, What, Done, All).
