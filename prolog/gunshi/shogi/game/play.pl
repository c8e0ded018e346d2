/*  Playing: a new game, moves, taking back, and an end otherwise than by a move. */
:- module(gunshi_shogi_game_play,
          [ game_new/2,                 % +Position, -Game
            game_new/3,                 % +Position, +Number, -Game
            game_play/3,                % +Game0, +Move, -Game
            game_moves_played/3,        % +Game0, +Moves, -Game
            game_take_back/2,           % +Game0, -Game
            game_end/3,                 % +Game0, +Ending, -Game
            game_close/2                % +Game0, -Game
          ]).
:- use_module('../position', [side_to_move/2, opponent/2, declaration/2]).
:- use_module(result, [game_result/2, game_must_go_on/1]).
:- use_module(term,
              [ new_game/5, must_be_game/1, game_extended/4, must_be_played/4, game_shortened/2,
                game_with_end/3, game_open/1, game_position/2, game_ending/2
              ]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(error), [must_be/2, type_error/2, domain_error/2, instantiation_error/1,
                             permission_error/3]).

                /*******************************
                *            MOVES             *
                *******************************/

%!  game_new(+Position, -Game) is det.
%
%   Game starts at Position; no move has been played.
%
%   @error type_error(position, Position)

game_new(Position, Game) :-
    game_new(Position, 1, Game).

%!  game_new(+Position, +Number, -Game) is det.
%
%   Game starts at Position, and its first move has the Number that the SFEN of Position said.
%
%   @error type_error(position, Position)

game_new(Position, Number, Game) :-
    side_to_move(Position, _),
    new_game(Position, Number, [], [], Game).

%!  game_play(+Game0, +Move, -Game) is semidet.
%
%   Game is Game0 with Move played. Fails when Move is not legal, or when Game0 has ended.
%
%   @error type_error(move, Move)
%   @error type_error(game, Game0)

game_play(Game0, Move, Game) :-
    must_be_game(Game0),
    game_open(Game0),
    game_extended(Game0, Move, [], Game).

%!  game_moves_played(+Game0, +Moves:list, -Game) is det.
%
%   Game is Game0 with all Moves played. Moves after a fourfold repetition are taken, because
%   records of games have such; the repetition still gives the game its result.
%
%   @error gunshi(illegal_move(Move, Ply, Position)): Move would have been move number Ply of the
%          game
%   @error gunshi(game_over(Result)) when Game0 has an ending
%   @error type_error(move, Move)
%   @error type_error(game, Game0)

game_moves_played(Game0, Moves, Game) :-
    must_be_game(Game0),
    must_be(list, Moves),
    (   Moves == []
    ->  true
    ;   must_be_open(Game0)
    ),
    foldl(must_extend, Moves, Game0, Game).

must_extend(Move, Game0, Game) :-
    must_be_played(Move, [], Game0, Game).

%!  game_take_back(+Game0, -Game) is semidet.
%
%   Game is Game0 before its last move, and not ended. Fails when no move has been played.
%
%   @error type_error(game, Game0)

game_take_back(Game0, Game) :-
    must_be_game(Game0),
    game_shortened(Game0, Game).

                /*******************************
                *             ENDS             *
                *******************************/

%!  game_end(+Game0, +Ending, -Game) is det.
%
%   Game is Game0, ended by the players otherwise than by a move: Ending is resigns(Side);
%   time(Side); declares(Side), the 27-point declaration by the side to move; or `abandoned`.
%
%   @error gunshi(game_over(Result)) when Game0 has already ended
%   @error gunshi(no_declaration(Declaration)) when the declaration would not win
%   @error permission_error(declare, game, Side) when Side is not to move
%   @error domain_error(game_end, Ending)
%   @error type_error(game, Game0)

game_end(Game0, Ending, Game) :-
    must_be_game(Game0),
    game_must_go_on(Game0),
    check_end(Ending, Game0),
    game_with_end(Game0, end(Ending, []), Game).

%!  game_close(+Game0, -Game) is det.
%
%   Game is Game0, and if its last move has ended it, with the ending that a record says then:
%   `mate`, `repetition`, or foul(Side) for the side that gave perpetual check. Any other game stays
%   as it is.
%
%   @error type_error(game, Game0)

game_close(Game0, Game) :-
    (   \+ game_ending(Game0, _),
        game_result(Game0, Result),
        closing(Result, Ending)
    ->  game_with_end(Game0, end(Ending, []), Game)
    ;   Game = Game0
    ).

closing(wins(_, checkmate), mate).
closing(draw(repetition), repetition).
closing(wins(Side, perpetual_check), foul(Loser)) :-
    opponent(Side, Loser).

check_end(Ending, _) :-
    \+ ground(Ending),
    !,
    instantiation_error(Ending).
check_end(resigns(Side), _) :-
    !,
    must_be_side(Side).
check_end(time(Side), _) :-
    !,
    must_be_side(Side).
check_end(declares(Side), Game) :-
    !,
    must_be_side(Side),
    game_position(Game, Position),
    (   side_to_move(Position, Side)
    ->  true
    ;   permission_error(declare, game, Side)
    ),
    declaration(Position, Declaration),
    (   Declaration = declaration(true, _, _, _, _, _)
    ->  true
    ;   throw(error(gunshi(no_declaration(Declaration)), _))
    ).
check_end(abandoned, _) :-
    !.
check_end(Ending, _) :-
    domain_error(game_end, Ending).

must_be_side(Side) :-
    (   opponent(Side, _)
    ->  true
    ;   type_error(side, Side)
    ).

must_be_open(Game) :-
    (   game_ending(Game, _)
    ->  game_must_go_on(Game)
    ;   true
    ).
