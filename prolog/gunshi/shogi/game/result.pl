/*  How a game has ended: by its last move, by repetition, or by what was said. */
:- module(gunshi_shogi_game_result,
          [ game_result/2,              % +Game, -Result
            game_must_go_on/1           % +Game
          ]).
:- use_module('../position', [side_to_move/2, opponent/2, move_count/2, in_check/1]).
:- use_module(term, [game_position/2, game_ending/2, game_repetition/3]).

%!  game_result(+Game, -Result) is semidet.
%
%   How Game has ended; fails while it goes on. Result is wins(Side, Reason), with Reason
%   `resignation`, `declaration`, `perpetual_check`, `checkmate`, `no_legal_move` (a side that has
%   none loses), `time`, `foul` or `walkover`; draw(Reason), with `repetition`, `impasse`,
%   `agreement` or `max_moves`; or `abandoned`, for an ending that gives no result. A repetition
%   counts before all that came later.
%
%   @error type_error(game, Game)

game_result(Game, Result) :-
    game_repetition(Game, Repetition, _),
    game_position(Game, Position),
    (   Repetition \== none
    ->  repetition_result(Repetition, Result)
    ;   game_ending(Game, Ending)
    ->  ending_result(Ending, Position, Result)
    ;   position_result(Position, Result)
    ).

position_result(Position, wins(Winner, Reason)) :-
    move_count(Position, 0),
    side_to_move(Position, Loser),
    opponent(Loser, Winner),
    (   in_check(Position)
    ->  Reason = checkmate
    ;   Reason = no_legal_move
    ).

repetition_result(draw, draw(repetition)).
repetition_result(sente_loses, wins(gote, perpetual_check)).
repetition_result(gote_loses, wins(sente, perpetual_check)).

ending_result(Ending, Position, Result) :-
    (   loss(Ending, Position, Loser, Reason)
    ->  opponent(Loser, Winner),
        Result = wins(Winner, Reason)
    ;   no_loss(Ending, Result0)
    ->  Result = Result0
    ;   Result = abandoned
    ).

loss(resigns(Side), _, Side, resignation).
loss(time(Side), _, Side, time).
loss(foul(Side), _, Side, foul).
loss(foul(Side, _), _, Side, foul).
loss(mate, Position, Side, checkmate) :-
    side_to_move(Position, Side).

no_loss(declares(Side), wins(Side, declaration)).
no_loss(walkover(Side), wins(Side, walkover)).
no_loss(repetition,     draw(repetition)).
no_loss(impasse,        draw(impasse)).
no_loss(draw,           draw(agreement)).
no_loss(max_moves,      draw(max_moves)).

%!  game_must_go_on(+Game) is det.
%
%   True while Game has no result.
%
%   @error gunshi(game_over(Result))
%   @error type_error(game, Game)

game_must_go_on(Game) :-
    (   game_result(Game, Result)
    ->  throw(error(gunshi(game_over(Result)), _))
    ;   true
    ).
