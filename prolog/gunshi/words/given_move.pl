:- encoding(utf8).
/*  The move that a person means, as it is given at the prompt or typed in a game: a move term, a
    move in any notation, or the square where it ends.
*/
:- module(gunshi_words_given_move,
          [ given_move/3,               % +Game, +Given, -Move
            given_moves/3               % +Game, +Given, -Moves
          ]).
:- use_module(library(apply), [include/3]).
:- use_module(library(error), [type_error/2]).
:- use_module('../shogi/game', [game_position/2]).
:- use_module('../shogi/kanji', [full_width_digit/2, kanji_digit/2]).
:- use_module('../shogi/notation', [legality_fault/3, text_move/3]).
:- use_module('../shogi/position', [legal_moves/2, position_after/3, move_usi/2]).
:- use_module('../shogi/squares', [move_to/2]).
:- use_module(reader, [reader_words/3]).

%!  given_move(+Game, +Given, -Move) is det.
%
%   Move is the legal move meant by Given: a move term, or text in USI, CSA or Japanese; or a square
%   on which one legal move ends, as `'3d'`, `'34'` or `'３四'`.
%
%   @error gunshi(usage(Text)) if Given is not ground
%   @error type_error(move, Given) if Given is neither
%   @error gunshi(bad_move(Text, What)) if the text is no move
%   @error gunshi(illegal_move_text(Text, Rule)) if the move breaks Rule

given_move(Game, Given, Move) :-
    given_moves(Game, Given, Moves),
    (   Moves = [Move0]
    ->  Move = Move0
    ;   throw(error(gunshi(illegal_move_text(Given, ambiguous(Moves))), _))
    ).

%!  given_moves(+Game, +Given, -Moves:list) is det.
%
%   As given_move/3, where a square means all legal moves that end there.
%
%   @error as given_move/3

given_moves(_, Given, _) :-
    \+ ground(Given),
    !,
    reader_words("A move is needed, such as play('7g7f') or play(move(77, 76))",
                 "指し手が要る: play('7g7f')、play(move(77, 76)) など", Words),
    throw(error(gunshi(usage(Words)), _)).
given_moves(Game, Given, [Given]) :-
    move_term(Given),
    !,
    game_position(Game, Position),
    (   position_after(Position, Given, _)
    ->  true
    ;   legality_fault(Position, Given, Rule),
        move_usi(Given, Usi),
        throw(error(gunshi(illegal_move_text(Usi, Rule)), _))
    ).
given_moves(Game, Given, Moves) :-
    (   catch(text_to_string(Given, Text), error(_, _), fail)
    ->  (   square_text(Text, Square)
        ->  game_position(Game, Position),
            legal_moves(Position, Legal),
            include(ends_on(Square), Legal, Moves),
            (   Moves == []
            ->  throw(error(gunshi(illegal_move_text(Text, no_move_there)), _))
            ;   true
            )
        ;   text_move(Game, Text, Move),
            Moves = [Move]
        )
    ;   type_error(move, Given)
    ).

ends_on(Square, Move) :-
    move_to(Move, Square).

%   square_text(+Text, -Square) is semidet: a file and a rank, in the digits of USI, of numbers or
%   of Japanese.

square_text(Text, Square) :-
    string_chars(Text, [FileChar, RankChar]),
    between(1, 9, File),
    ( digit(File, FileChar) ; full_width_digit(File, FileChar) ),
    between(1, 9, Rank),
    (   digit(Rank, RankChar)
    ;   full_width_digit(Rank, RankChar)
    ;   kanji_digit(Rank, RankChar)
    ;   Code is 0'a+Rank-1,
        char_code(RankChar, Code)
    ),
    !,
    Square is 10*File+Rank.

digit(N, Char) :-
    atom_number(Char, N).

move_term(move(_, _)).
move_term(promote(_, _)).
move_term(drop(_, _)).
