:- encoding(utf8).
/*  The term of a game, and what can be looked up in it.

    The term is game(Start, Number, Header, Opening, Positions, Steps, Ply, Repetition, End), known
    to this file only:

      - Start, Number    the start position, and the move number its SFEN had
      - Header           Key-Value pairs: key an atom as KIF has it, such as 先手; value a string;
                         each without line ends
      - Opening          the remarks on the start
      - Positions        newest first, down to Start
      - Steps            step(Move, Remarks), newest first
      - Ply              how many Steps
      - Repetition       `none`, or repetition(Kind, Ply) when the fourfold repetition first held
      - End              as a line's

    Positions are kept so that repetition is judged by the positions themselves: when a move makes a
    position that has been there, all are counted, once.
*/
:- module(gunshi_shogi_game_term,
          [ new_game/5,                 % +Start, +Number, +Header, +Opening, -Game
            must_be_game/1,             % +Game
            game_extended/4,            % +Game0, +Move, +Remarks, -Game
            must_be_played/4,           % +Move, +Remarks, +Game0, -Game
            game_shortened/2,           % +Game0, -Game
            game_with_end/3,            % +Game0, +End, -Game
            game_open/1,                % +Game
            game_start/2,               % +Game, -Position
            game_position/2,            % +Game, -Position
            game_positions/2,           % +Game, -Positions
            game_moves/2,               % +Game, -Moves
            game_ply/2,                 % +Game, -Ply
            game_number/3,              % +Game, ?N, ?Number
            game_last_move/2,           % +Game, -Move
            game_header/3,              % +Game, ?Key, ?Value
            game_main_line/2,           % +Game, -Line
            game_ending/2,              % +Game, -Ending
            game_repetition/3           % +Game, -Repetition, -Ply
          ]).
:- use_module('../position', [position_after/3, repetition/3]).
:- autoload(library(error), [instantiation_error/1, type_error/2]).
:- autoload(library(lists), [member/2, memberchk/2, reverse/2]).

                /*******************************
                *            MAKING            *
                *******************************/

%!  new_game(+Start, +Number, +Header, +Opening, -Game) is det.
%
%   Game is at its start: no move has been played.

new_game(Start, Number, Header, Opening,
         game(Start, Number, Header, Opening, [Start], [], 0, none, none)).

%!  must_be_game(+Game) is det.
%
%   @error type_error(game, Game), instantiation_error

must_be_game(Game) :-
    (   var(Game)
    ->  instantiation_error(Game)
    ;   functor(Game, game, 9)
    ->  true
    ;   type_error(game, Game)
    ).

%!  game_extended(+Game0, +Move, +Remarks, -Game) is semidet.
%
%   Game is Game0 with Move played, of which Remarks are made. Fails when Move is not legal. Whether
%   Game0 goes on is not looked at.
%
%   @error type_error(move, Move)

game_extended(game(Start, Number, Header, Opening, Positions, Steps, Ply0, Repetition0, End),
              Move, Remarks,
              game(Start, Number, Header, Opening, [Position|Positions],
                   [step(Move, Remarks)|Steps], Ply, Repetition, End)) :-
    Positions = [Before|_],
    position_after(Before, Move, Position),
    Ply is Ply0+1,
    next_repetition(Repetition0, Position, Positions, Repetition).

next_repetition(none, Position, Positions, Repetition) :-
    memberchk(Position, Positions),
    !,
    reverse([Position|Positions], Oldest),
    repetition(Oldest, Kind, Ply),
    (   Kind == none
    ->  Repetition = none
    ;   Repetition = repetition(Kind, Ply)
    ).
next_repetition(Repetition, _, _, Repetition).

%!  must_be_played(+Move, +Remarks, +Game0, -Game) is det.
%
%   As game_extended/4, where Move has to be legal.
%
%   @error gunshi(illegal_move(Move, Ply, Position)), type_error(move, Move)

must_be_played(Move, Remarks, Game0, Game) :-
    (   game_extended(Game0, Move, Remarks, Game1)
    ->  Game = Game1
    ;   game_position(Game0, Position),
        game_ply(Game0, Ply0),
        Ply is Ply0+1,
        throw(error(gunshi(illegal_move(Move, Ply, Position)), _))
    ).

%!  game_shortened(+Game0, -Game) is semidet.
%
%   Game is Game0 before its last move, and not ended. Fails when no move has been played.

game_shortened(game(Start, Number, Header, Opening, [_|Positions], [_|Steps], Ply0, Repetition0, _),
               game(Start, Number, Header, Opening, Positions, Steps, Ply, Repetition, none)) :-
    Ply is Ply0-1,
    (   Repetition0 = repetition(_, Ply0)
    ->  Repetition = none
    ;   Repetition = Repetition0
    ).

%!  game_with_end(+Game0, +End, -Game) is det.
%
%   Game is Game0 with the End of a line: `none` or end(Ending, Remarks).

game_with_end(game(Start, Number, Header, Opening, Positions, Steps, Ply, Repetition, _), End,
              game(Start, Number, Header, Opening, Positions, Steps, Ply, Repetition, End)).

                /*******************************
                *           LOOKING            *
                *******************************/

%!  game_open(+Game) is semidet.
%
%   Nothing is said of an end of Game, and the fourfold repetition has not held. It may have ended
%   by its last move.

game_open(game(_, _, _, _, _, _, _, none, none)).

%!  game_start(+Game, -Position) is det.
%
%   The position before the first move.
%
%   @error type_error(game, Game)

game_start(Game, Position) :-
    must_be_game(Game),
    Game = game(Position, _, _, _, _, _, _, _, _).

%!  game_position(+Game, -Position) is det.
%
%   The position after the last move.
%
%   @error type_error(game, Game)

game_position(Game, Position) :-
    must_be_game(Game),
    Game = game(_, _, _, _, [Position|_], _, _, _, _).

%!  game_positions(+Game, -Positions:list) is det.
%
%   The start and the position after each move, oldest first.
%
%   @error type_error(game, Game)

game_positions(Game, Positions) :-
    must_be_game(Game),
    Game = game(_, _, _, _, Newest, _, _, _, _),
    reverse(Newest, Positions).

%!  game_moves(+Game, -Moves:list) is det.
%
%   The moves played, oldest first.
%
%   @error type_error(game, Game)

game_moves(Game, Moves) :-
    must_be_game(Game),
    Game = game(_, _, _, _, _, Newest, _, _, _),
    moves_before(Newest, [], Moves).

moves_before([], Moves, Moves).
moves_before([step(Move, _)|Steps], Moves0, Moves) :-
    moves_before(Steps, [Move|Moves0], Moves).

%!  game_ply(+Game, -Ply:integer) is det.
%
%   How many moves have been played.
%
%   @error type_error(game, Game)

game_ply(Game, Ply) :-
    must_be_game(Game),
    Game = game(_, _, _, _, _, _, Ply, _, _).

%!  game_number(+Game, ?N:integer, ?Number:integer) is det.
%
%   The Nth move of Game, from 1, has that Number in its record, which may begin with another. One
%   of the two is known; such a move need not be there.
%
%   @error type_error(game, Game)

game_number(Game, N, Number) :-
    must_be_game(Game),
    Game = game(_, First, _, _, _, _, _, _, _),
    (   integer(N)
    ->  Number is First+N-1
    ;   N is Number-First+1
    ).

%!  game_last_move(+Game, -Move) is semidet.
%
%   The move played last. Fails when there is none.
%
%   @error type_error(game, Game)

game_last_move(Game, Move) :-
    must_be_game(Game),
    Game = game(_, _, _, _, _, [step(Move, _)|_], _, _, _).

%!  game_header(+Game, ?Key:atom, ?Value:string) is nondet.
%
%   What the record says of the game: Key is a word of KIF, such as 先手 or 開始日時. In the record's
%   order.
%
%   @error type_error(game, Game)

game_header(Game, Key, Value) :-
    must_be_game(Game),
    Game = game(_, _, Header, _, _, _, _, _, _),
    member(Key-Value, Header).

%!  game_main_line(+Game, -Line) is det.
%
%   Line is the main line of Game.
%
%   @error type_error(game, Game)

game_main_line(Game, line(Opening, Steps, End)) :-
    must_be_game(Game),
    Game = game(_, _, _, Opening, _, Newest, _, _, End),
    reverse(Newest, Steps).

%!  game_ending(+Game, -Ending) is semidet.
%
%   How Game was ended, otherwise than by a move: see game.pl. Fails when nothing is
%   said of that.
%
%   @error type_error(game, Game)

game_ending(Game, Ending) :-
    must_be_game(Game),
    Game = game(_, _, _, _, _, _, _, _, end(Ending, _)).

%!  game_repetition(+Game, -Repetition, -Ply:integer) is det.
%
%   Whether the fourfold repetition has held, and after how many moves first: as repetition/3 says
%   of the positions of Game.
%
%   @error type_error(game, Game)

game_repetition(Game, Repetition, Ply) :-
    must_be_game(Game),
    Game = game(_, _, _, _, _, _, _, Known, _),
    (   Known = repetition(Repetition0, Ply0)
    ->  Repetition = Repetition0,
        Ply = Ply0
    ;   Repetition = none,
        Ply = 0
    ).
