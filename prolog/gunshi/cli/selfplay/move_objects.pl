/*  gunshi selfplay --format json: an object a move as it is played, with its reason; then one of
    the game's result.
*/
:- module(gunshi_cli_selfplay_move_objects,
          [ print_move_object/5,        % +Number, +Game, +Choice, +Seconds, +Ply
            print_result_object/2       % +Number, +Game
          ]).
:- use_module('../../shogi/game', [game_ply/2, game_position/2, game_result/2]).
:- use_module('../../shogi/position', [side_to_move/2]).
:- use_module('../../words/reason_json', [choice_usi/2, reason_dict/3, result_dict/2]).
:- use_module('../options', [write_json/1]).

%!  print_move_object(+Number:integer, +Game, +Choice, +Seconds, +Ply:integer) is det.
%
%   Print Choice, of choose/3, the Plyth move of the game of that Number, which stood at Game.

print_move_object(Number, Game, choice(Move, Reason, Score), Seconds, Ply) :-
    game_position(Game, Position),
    side_to_move(Position, Side),
    choice_usi(Move, Usi),
    reason_dict(Game, Reason, Tree),
    score_json(Score, ScoreJson),
    write_json(_{game:Number, ply:Ply, side:Side, move:Usi, score:ScoreJson, seconds:Seconds,
                 reason:Tree}).

score_json(none, null).
score_json(cp(Centipawns), Centipawns).
score_json(mate(Plies), _{mate:Plies}).

%!  print_result_object(+Number:integer, +Game) is det.
%
%   Print how Game, of that Number, has ended, and after how many moves.

print_result_object(Number, Game) :-
    game_result(Game, Result),
    result_dict(Result, Dict),
    game_ply(Game, Plies),
    write_json(_{game:Number, plies:Plies, result:Dict}).
