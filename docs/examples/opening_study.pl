/*  A study of an opening over a library of records: for docs/notebooks.md.

    Equal positions are identical, whatever way a game came to them, so to find one in a game is to
    compare with ==.
*/
:- module(opening_study,
          [ answers/3,                  % +File, +Position, -Answers
            castles_at/3                % +File, +Ply, -Castles
          ]).
:- use_module(library(gunshi)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

%!  answers(+File, +Position, -Answers:list) is det.
%
%   Answers are answer(Games, Won, Text), the most frequent first: in so many of the games in File
%   Text was played where they stood at Position, and the side that played it has won so many.

answers(File, Position, Answers) :-
    side_to_move(Position, Side),
    findall(Move-Won,
            ( read_game(File, Game, _),
              game_positions(Game, Positions),
              game_moves(Game, Moves),
              nth1(Ply, Positions, At),
              At == Position,
              nth1(Ply, Moves, Move),
              won(Game, Side, Won)
            ),
            Played0),
    keysort(Played0, Played),
    group_pairs_by_key(Played, Groups),
    findall(answer(Games, Wins, Text),
            ( member(Move-Results, Groups),
              length(Results, Games),
              sum_list(Results, Wins),
              move_text(japanese, Position, Move, Text)
            ),
            Answers0),
    sort(1, @>=, Answers0, Answers).

won(Game, Side, Won) :-
    (   game_result(Game, wins(Side, _))
    ->  Won = 1
    ;   Won = 0
    ).

%!  castles_at(+File, +Ply, -Castles:list) is det.
%
%   Castles are Name-Count: in so many games of File a side had that castle after Ply moves.

castles_at(File, Ply, Castles) :-
    castle_shapes(Shapes),
    findall(Name,
            ( read_game(File, Game, _),
              game_positions(Game, Positions),
              nth0(Ply, Positions, Position),
              member(Side, [sente, gote]),
              castle(Shapes, Position, Side, Name)
            ),
            Names),
    findall(Name-Count, aggregate(count, member(Name, Names), Count), Castles).
