:- encoding(utf8).
/*  What a move is: vocabulary about one move in a situation.

    A move that is bound is taken for one that can be played; one that is not is each legal move in
    turn.
*/
:- module(gunshi_knowledge_shogi_move_words,
          [ moves/2,                    % +Now, ?Move
            drops/4,                    % +Now, ?Move, ?Kind, ?To
            plays/5,                    % +Now, ?Move, ?Kind, ?From, ?To
            lands/4,                    % +Now, ?Move, ?Kind, ?To
            takes/3,                    % +Now, ?Move, ?Kind
            promotes/2,                 % +Now, ?Move
            stays_plain/2,              % +Now, ?Move
            gives_check/2,              % +Now, ?Move
            arrives/3,                  % +Now, ?Move, ?Square
            leaves/3,                   % +Now, ?Move, ?Square
            hits/3,                     % +Now, ?Move, ?Square
            last_move/2                 % +Now, ?Move
          ]).
:- use_module('../../base/declare', [declare_relation/3, vocabulary_subject/1]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/game', [game_last_move/2]).
:- use_module('../../shogi/kinds', [piece_side_kind/3, promoted_kind/2]).
:- use_module('../../shogi/position',
              [in_check/1, legal_move/2, piece_at/3, position_after/3, side_to_move/2]).
:- use_module('../../shogi/relations', [position_attacks/3]).
:- use_module('../../shogi/values', []).
:- use_module(decision, [situation_game/2, situation_position/2]).

:- vocabulary_subject("What a move is").
:- declare_relation(moves(now: variable, move: move), "A legal move, one after the other.",
                    in("moves(Now, move(77, 76))", "startpos")).
:- declare_relation(drops(now: variable, move: move, kind: hand_kind, to: square),
                    "The move drops such a piece there.",
                    in("drops(Now, drop(fu, 55), fu, 55)", "4k4/9/9/9/9/9/9/9/4K4 b P 1")).
:- declare_relation(plays(now: variable, move: move, kind: kind, from: square, to: square),
                    "The move plays such a piece, as it was before, from there to there.",
                    in("plays(Now, move(77, 76), fu, 77, 76)", "startpos")).
:- declare_relation(lands(now: variable, move: move, kind: kind, to: square),
                    "The move puts such a piece there, as it is after the move, played or dropped.",
                    in("lands(Now, promote(54, 53), to, 53)", "4k4/9/9/4P4/9/9/9/9/4K4 b - 1")).
:- declare_relation(takes(now: variable, move: move, kind: kind),
                    "The move takes such a piece.",
                    in("takes(Now, move(55, 54), gi)", "4k4/9/9/4s4/4P4/9/9/9/4K4 b - 1")).
:- declare_relation(promotes(now: variable, move: move), "The move promotes.",
                    in("promotes(Now, promote(54, 53))", "4k4/9/9/4P4/9/9/9/9/4K4 b - 1")).
:- declare_relation(stays_plain(now: variable, move: move),
                    "The piece could promote with the move and does not (不成).",
                    in("stays_plain(Now, move(54, 53))", "4k4/9/9/4S4/9/9/9/9/4K4 b - 1")).
:- declare_relation(gives_check(now: variable, move: move), "The move gives check.",
                    in("gives_check(Now, drop(ki, 52))", "4k4/9/9/9/9/9/9/9/4K4 b G 1")).
:- declare_relation(arrives(now: variable, move: move, square: square),
                    "The move ends on the square.",
                    in("arrives(Now, move(77, 76), 76)", "startpos")).
:- declare_relation(leaves(now: variable, move: move, square: square),
                    "The move starts from the square; a drop starts from none.",
                    in("leaves(Now, move(77, 76), 77)", "startpos")).
:- declare_relation(hits(now: variable, move: move, square: square),
                    "After the move, the piece moved attacks a piece of the other side there, no \c
                     king.",
                    in("hits(Now, drop(gi, 55), 44)", "4k4/9/9/5r3/9/9/9/9/4K4 b S 1")).
:- declare_relation(last_move(now: variable, move: move),
                    "The move that led here; there is none at the start of a game.",
                    in("after(Now, move(77, 76), Then), last_move(Then, move(77, 76))",
                       "startpos")).

%!  moves(+Now, ?Move) is nondet.
%
%   Move is legal. Semidet when it is bound.

moves(Now, Move) :-
    situation_position(Now, Position),
    legal_move(Position, Move).

%   playable(+Now, ?Move, -Position): Position is that of Now.

playable(Now, Move, Position) :-
    situation_position(Now, Position),
    (   nonvar(Move)
    ->  true
    ;   legal_move(Position, Move)
    ).

%!  drops(+Now, ?Move, ?Kind, ?To:integer) is nondet.
%
%   Move drops a piece of Kind on To.

drops(Now, Move, Kind, To) :-
    playable(Now, Move, _),
    Move = drop(Kind, To).

%!  plays(+Now, ?Move, ?Kind, ?From:integer, ?To:integer) is nondet.
%
%   Move plays a piece from From to To; Kind is what it was before.

plays(Now, Move, Kind, From, To) :-
    playable(Now, Move, Position),
    from_to(Move, From, To),
    piece_at(Position, From, Piece),
    arg(1, Piece, Kind).

from_to(move(From, To), From, To).
from_to(promote(From, To), From, To).

%!  lands(+Now, ?Move, ?Kind, ?To:integer) is nondet.
%
%   Move puts a piece on To, from the board or from hand; Kind is what it is then.

lands(Now, Move, Kind, To) :-
    playable(Now, Move, Position),
    landed(Move, Position, Kind, To).

landed(drop(Kind, To), _, Kind, To).
landed(move(From, To), Position, Kind, To) :-
    piece_at(Position, From, Piece),
    arg(1, Piece, Kind).
landed(promote(From, To), Position, Kind, To) :-
    piece_at(Position, From, Piece),
    arg(1, Piece, Plain),
    promoted_kind(Plain, Kind).

%!  takes(+Now, ?Move, ?Kind) is nondet.
%
%   Move takes a piece; Kind is what it was on the board.

takes(Now, Move, Kind) :-
    playable(Now, Move, Position),
    from_to(Move, _, To),
    piece_at(Position, To, Piece),
    arg(1, Piece, Kind).

%!  promotes(+Now, ?Move) is nondet.

promotes(Now, Move) :-
    playable(Now, Move, _),
    Move = promote(_, _).

%!  stays_plain(+Now, ?Move) is nondet.
%
%   The piece could promote with Move and does not.

stays_plain(Now, Move) :-
    playable(Now, Move, Position),
    Move = move(From, To),
    legal_move(Position, promote(From, To)).

%!  gives_check(+Now, ?Move) is nondet.
%
%   The other side is in check after Move.

gives_check(Now, Move) :-
    playable(Now, Move, Position),
    position_after(Position, Move, After),
    in_check(After).

%!  arrives(+Now, ?Move, ?Square:integer) is nondet.

arrives(Now, Move, Square) :-
    playable(Now, Move, _),
    arg(2, Move, Square).

%!  leaves(+Now, ?Move, ?Square:integer) is nondet.

leaves(Now, Move, Square) :-
    playable(Now, Move, _),
    from_to(Move, Square, _).

%!  hits(+Now, ?Move, ?Square:integer) is nondet.
%
%   After Move the piece moved attacks a piece of the other side, no king, on Square.

hits(Now, Move, Square) :-
    playable(Now, Move, Position),
    position_after(Position, Move, After),
    side_to_move(After, Other),
    arg(2, Move, To),
    position_attacks(After, To, Square),
    piece_at(After, Square, Piece),
    piece_side_kind(Piece, Other, Kind),
    Kind \== ou.

%!  last_move(+Now, ?Move) is semidet.
%
%   Move led to Now. Fails at the start of a game, and after a pass.

last_move(Now, Move) :-
    situation_game(Now, Game),
    game_last_move(Game, Move).
