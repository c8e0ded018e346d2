/*  The line `position`: the game that the interface speaks of.

    Commas between words are blanks, and a move number that is too large is taken for unknown. What
    cannot be read is said. When only the end of the line is no text of a move, the game up to there
    is taken, unless the game before tells that a move was meant: then the other side would be to
    move. A line with a move that is not legal speaks of a game that is not known here.
*/
:- module(gunshi_usi_game_line,
          [ read_game_line/3            % +Words, +Last, -Game
          ]).
:- use_module('../shogi/game',
              [game_moves/2, game_ply/2, game_position/2, game_start/2, game_usi/2]).
:- use_module('../shogi/position', [side_to_move/2, move_usi/2]).
:- use_module(info, [say_text/2]).
:- use_module(ready, [say_and_fail/1]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [append/2, append/3, member/2]).

%!  read_game_line(+Words:list(string), +Last, -Game) is det.
%
%   Game is what the words behind `position` say, or `none` when they are not understood, which is
%   said. Last is the game of the line before, or `none`.

read_game_line(Words0, Last, Game) :-
    findall(Word,
            ( member(Word0, Words0),
              split_string(Word0, ",", "", Parts),
              member(Word, Parts),
              Word \== ""
            ),
            Words1),
    known_number(Words1, Words),
    (   catch(words_game(Words, Game0), Error, say_and_fail(Error))
    ->  Game = Game0
    ;   understood_part(Words, Last, Game0)
    ->  Game = Game0,
        game_ply(Game, Ply),
        say_text("the end of the line is left out; moves taken: ~d", [Ply])
    ;   Game = none
    ).

%   known_number(+Words0, -Words): without a move number of so many digits.

known_number(["sfen", Board, Side, Hands, Number|Words], ["sfen", Board, Side, Hands|Words]) :-
    string_length(Number, Length),
    Length > 6,
    string_codes(Number, Codes),
    forall(member(Code, Codes), between(0'0, 0'9, Code)),
    !.
known_number(Words, Words).

words_game(Words, Game) :-
    atomic_list_concat(Words, ' ', Text),
    game_usi(Game, Text).

%   understood_part(+Words, +Last, -Game): Game is what is said before words that are no moves.

understood_part(Words, Last, Game) :-
    append(Start, ["moves"|Moves], Words),
    !,
    append(Read, [Bad|Rest], Moves),
    \+ is_move(Bad),
    !,
    exclude(is_move, Rest, Rest),
    append([Start, ["moves"], Read], Understood),
    catch(words_game(Understood, Game), error(_, _), fail),
    \+ other_side(Last, Game).

is_move(Word) :-
    catch(move_usi(_, Word), error(_, _), fail).

%   other_side(+Last, +Game): Game goes on from Last, after which the interface asked for a move,
%   and the other side is to move.

other_side(Last, Game) :-
    Last \== none,
    game_moves(Last, Moves0),
    Moves0 = [_|_],
    game_start(Last, Start),
    game_start(Game, Start),
    game_moves(Game, Moves),
    append(Moves0, _, Moves),
    game_position(Last, Position0),
    game_position(Game, Position),
    side_to_move(Position0, Side0),
    side_to_move(Position, Side),
    Side0 \== Side.
