:- encoding(utf8).
/*  Words for the motifs of pawns and of the small pieces: what a pawn meets, what guards at close
    quarters, what could be taken, and what was played just before.

    What was played before is known in a game only. In a position without moves nothing was; a word
    that lets the position speak for itself there says so.
*/
:- module(gunshi_knowledge_shogi_pawn_words,
          [ earlier_move/4,             % +Now, ?Back, ?Kind, ?Move
            just_arrived/2,             % +Now, ?Square
            clear/3,                    % +Now, +From, +To
            propped/3,                  % +Now, ?Side, ?Square
            takeable/2,                 % +Now, ?Move
            mates/2,                    % +Now, ?Move
            pushes/4,                   % +Now, ?Move, ?From, ?To
            meets_pawn/4,               % +Now, ?Move, ?To, ?Pawn
            strikes/4,                  % +Now, ?Move, ?To, ?Struck
            facing_pawns/4,             % +Now, ?Side, ?Own, ?Theirs
            between_pawns/3,            % +Now, ?Side, ?Square
            rear_support/3,             % +Now, ?Side, ?Square
            edge_file/1                 % ?Square
          ]).
:- use_module('../../base/declare', [declare_relation/3, vocabulary_subject/1]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/game', [game_last_move/2, game_moves/2, game_positions/2]).
:- use_module('../../shogi/kinds', [piece_side_kind/3]).
:- use_module('../../shogi/position',
              [ in_check/1, legal_move/2, move_count/2, opponent/2, piece_at/3, position_after/3,
                side_to_move/2
              ]).
:- use_module('../../shogi/relations', [position_attacks/3]).
:- use_module('../../shogi/values', [is_square/1]).
:- use_module(decision, [situation_game/2, situation_position/2]).
:- use_module(geometry, [front/3, offset/5, squares_between/3, steps/3]).
:- use_module(move_words, [drops/4, lands/4, moves/2, plays/5]).
:- autoload(library(lists), [member/2, memberchk/2, nth1/3, reverse/2]).

:- vocabulary_subject("Pawns and small pieces").
:- declare_relation(earlier_move(now: variable, back: natural, kind: kind, move: move),
                    "The move of such a piece, as it was before, was played so many moves ago; \c
                     the last one is 1.",
                    in("after(Now, move(77, 76), A), after(A, move(33, 34), B), \c
                        earlier_move(B, 2, fu, move(77, 76))",
                       "startpos")).
:- declare_relation(just_arrived(now: variable, square: square),
                    "The last move ended there, or no move before is known and some piece stands \c
                     there.",
                    in("after(Now, move(77, 76), Then), just_arrived(Then, 76)", "startpos")).
:- declare_relation(clear(now: variable, from: square, to: square),
                    "The two are on one rank, file or diagonal, and nothing stands between them.",
                    in("clear(Now, 28, 68)", "startpos")).
:- declare_relation(propped(now: variable, side: side, square: square),
                    "A piece of the side that stands next to the square guards it.",
                    in("propped(Now, sente, 78)", "startpos")).
:- declare_relation(takeable(now: variable, move: move),
                    "After the move the other side could take the piece moved.",
                    in("takeable(Now, promote(54, 53))", "4k4/5g3/9/4P4/9/9/9/9/4K4 b - 1")).
:- declare_relation(mates(now: variable, move: move),
                    "The move mates.",
                    in("mates(Now, drop(ki, 52))", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1")).
:- declare_relation(pushes(now: variable, move: move, from: square, to: square),
                    "The move pushes a pawn to an empty square and leaves it a pawn.",
                    in("pushes(Now, move(77, 76), 77, 76)", "startpos")).
:- declare_relation(meets_pawn(now: variable, move: move, to: square, pawn: square),
                    "The move puts a pawn on To, by hand or on the board, right in front of the \c
                     other side's pawn.",
                    in("meets_pawn(Now, drop(fu, 54), 54, 53)", "4k4/9/4p4/9/9/9/9/9/4K4 b P 1")).
:- declare_relation(between_pawns(now: variable, side: side, square: square),
                    "Pawns of the side stand left and right of the square, with nothing in front \c
                     of them.",
                    in("between_pawns(Now, sente, 55)", "4k4/9/9/9/3PsP3/9/9/9/4K4 b - 1")).
:- declare_relation(strikes(now: variable, move: move, to: square, struck: square),
                    "The move drops a pawn on To, right in front of a piece, no pawn, that could \c
                     take it.",
                    in("strikes(Now, drop(fu, 54), 54, 53)", "4k4/9/4g4/9/9/9/9/9/4K4 b P 1")).
:- declare_relation(facing_pawns(now: variable, side: side, own: square, theirs: square),
                    "A pawn of the side and one of the other stand face to face.",
                    in("facing_pawns(Now, sente, 55, 54)", "4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1")).
:- declare_relation(rear_support(now: variable, side: side, square: square),
                    "A lance, rook or dragon of the side guards the square from behind, along the \c
                     file.",
                    in("rear_support(Now, sente, 27)", "startpos")).
:- declare_relation(edge_file(square: square),
                    "The square is on file 1 or 9.",
                    "edge_file(19)").

                /*******************************
                *     WHAT WAS PLAYED BEFORE   *
                *******************************/

%!  earlier_move(+Now, ?Back:integer, ?Kind, ?Move) is nondet.
%
%   Move was played Back moves ago, 1 for the last one; Kind is what its piece was before. Fails
%   where the game has not so many moves.

earlier_move(Now, Back, Kind, Move) :-
    situation_game(Now, Game),
    game_moves(Game, Moves),
    reverse(Moves, Newest),
    nth1(Back, Newest, Move),
    game_positions(Game, Positions),
    reverse(Positions, [_|Before]),
    nth1(Back, Before, Position),
    kind_before(Move, Position, Kind).

kind_before(drop(Kind, _), _, Kind).
kind_before(move(From, _), Position, Kind) :-
    kind_at(Position, From, Kind).
kind_before(promote(From, _), Position, Kind) :-
    kind_at(Position, From, Kind).

kind_at(Position, Square, Kind) :-
    piece_at(Position, Square, Piece),
    piece_side_kind(Piece, _, Kind).

%!  just_arrived(+Now, ?Square:integer) is nondet.
%
%   The last move ended on Square. In a position without moves, every square that is occupied by the
%   side that is not to move: it may have.

just_arrived(Now, Square) :-
    situation_game(Now, Game),
    (   game_last_move(Game, Move)
    ->  arg(2, Move, Square)
    ;   situation_position(Now, Position),
        side_to_move(Position, Side),
        opponent(Side, Other),
        piece_at(Position, Square, Piece),
        piece_side_kind(Piece, Other, _)
    ).

                /*******************************
                *       AT CLOSE QUARTERS      *
                *******************************/

%!  clear(+Now, +From:integer, +To:integer) is semidet.
%
%   From and To are two squares of one rank, file or diagonal, and every square between is empty.

clear(Now, From, To) :-
    integer(From),
    integer(To),
    on_a_line(From, To),
    situation_position(Now, Position),
    \+ ( squares_between(From, To, Between),
         piece_at(Position, Between, _)
       ).

on_a_line(From, To) :-
    (   steps(From, To, 1)
    ->  true
    ;   squares_between(From, To, _)
    ->  true
    ).

%!  propped(+Now, ?Side, ?Square:integer) is nondet.
%
%   A piece of Side that stands next to Square guards it.

propped(Now, Side, Square) :-
    situation_position(Now, Position),
    position_attacks(Position, From, Square),
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, Side, _),
    steps(From, Square, 1).

%!  takeable(+Now, ?Move) is nondet.
%
%   After Move the other side has a legal move that takes the piece moved. Semidet when Move is
%   bound.

takeable(Now, Move) :-
    moves(Now, Move),
    situation_position(Now, Position),
    position_after(Position, Move, After),
    arg(2, Move, To),
    once(( legal_move(After, move(_, To)) ; legal_move(After, promote(_, To)) )).

%!  mates(+Now, ?Move) is nondet.
%
%   Move mates. Semidet when Move is bound.

mates(Now, Move) :-
    moves(Now, Move),
    situation_position(Now, Position),
    position_after(Position, Move, After),
    in_check(After),
    move_count(After, 0).

                /*******************************
                *            PAWNS             *
                *******************************/

%!  pushes(+Now, ?Move, ?From:integer, ?To:integer) is nondet.
%
%   Move pushes a pawn from From to To, takes nothing, and does not promote.

pushes(Now, Move, From, To) :-
    plays(Now, Move, fu, From, To),
    functor(Move, move, 2),
    situation_position(Now, Position),
    \+ piece_at(Position, To, _).

%!  meets_pawn(+Now, ?Move, ?To:integer, ?Pawn:integer) is nondet.
%
%   Move puts a pawn on To, dropped, pushed or by taking, and on Pawn, right in front, stands an
%   unpromoted pawn of the other side.

meets_pawn(Now, Move, To, Pawn) :-
    lands(Now, Move, fu, To),
    situation_position(Now, Position),
    side_to_move(Position, Side),
    front(Side, To, Pawn),
    opponent(Side, Other),
    pawn_at(Position, Other, Pawn).

%!  strikes(+Now, ?Move, ?To:integer, ?Struck:integer) is nondet.
%
%   Move drops a pawn on To, and the piece of the other side on Struck, right in front, is no pawn
%   and attacks To.

strikes(Now, Move, To, Struck) :-
    drops(Now, Move, fu, To),
    situation_position(Now, Position),
    side_to_move(Position, Side),
    front(Side, To, Struck),
    piece_at(Position, Struck, Piece),
    opponent(Side, Other),
    piece_side_kind(Piece, Other, Kind),
    Kind \== fu,
    position_attacks(Position, Struck, To).

%!  facing_pawns(+Now, ?Side, ?Own:integer, ?Theirs:integer) is nondet.
%
%   Unpromoted pawns of Side, on Own, and of the other side, on Theirs, stand face to face.

facing_pawns(Now, Side, Own, Theirs) :-
    situation_position(Now, Position),
    opponent(Side, Other),
    front(Side, Own, Theirs),
    pawn_at(Position, Side, Own),
    pawn_at(Position, Other, Theirs).

pawn_at(Position, Side, Square) :-
    piece_at(Position, Square, Piece),
    piece_side_kind(Piece, Side, fu).

%!  between_pawns(+Now, ?Side, ?Square:integer) is nondet.
%
%   Unpromoted pawns of Side stand left and right of Square, and the squares in front of both are
%   empty.

between_pawns(Now, Side, Square) :-
    situation_position(Now, Position),
    opponent(Side, _),
    offset(Side, Square, 0, -1, Left),
    free_pawn(Position, Side, Left),
    offset(Side, Square, 0, 1, Right),
    free_pawn(Position, Side, Right).

free_pawn(Position, Side, Square) :-
    pawn_at(Position, Side, Square),
    front(Side, Square, Front),
    \+ piece_at(Position, Front, _).

%!  rear_support(+Now, ?Side, ?Square:integer) is nondet.
%
%   A lance, rook or dragon of Side guards Square from behind, along the file.

rear_support(Now, Side, Square) :-
    situation_position(Now, Position),
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, Side, Kind),
    memberchk(Kind, [ky, hi, ry]),
    position_attacks(Position, From, Square),
    offset(Side, From, Ahead, 0, Square),
    Ahead > 0.

                /*******************************
                *          THE BOARD           *
                *******************************/

%!  edge_file(?Square:integer) is nondet.
%
%   Square is on file 1 or 9.

edge_file(Square) :-
    (   integer(Square)
    ->  is_square(Square),
        File is Square//10,
        ( File =:= 1 -> true ; File =:= 9 )
    ;   member(File, [1, 9]),
        between(1, 9, Rank),
        Square is 10*File + Rank
    ).
