:- encoding(utf8).
/*  What can be changed in place, or nearly so: the mutable board, and big terms used as arrays.

    A board is a position that is moved on and back in place: the fast way to walk a tree when the
    positions themselves are not wanted. Backtracking does not undo a move; board_unmake/1 does. A
    board is freed when nothing refers to it. Threads may share one, but then they share its
    position.

    change_arg/5, square_argument/2 and square_ban/3 serve the first paper's form 1.1 (papers.md
    §1): position/83, with the side to move as argument 1, ban(No, Koma, XY, Owner, Face) of the
    squares 11..99 as arguments 2..82, and the hands as argument 83.

    The predicates are C (c/foreign/shogi_mutable.c and change_arg.c).
*/
:- module(gunshi_shogi_mutable,
          [ new_board/2,                % +Position, -Board
            board_make/2,               % +Board, +Move
            board_unmake/1,             % +Board
            board_moves/2,              % +Board, -Codes
            board_position/2,           % +Board, -Position
            change_arg/5,               % +N, +Term, ?Old, -Term1, ?New
            square_argument/2,          % ?Square, ?N
            square_ban/3                % +Position83, +Square, ?Ban
          ]).
:- use_module('../foreign', []).

%!  new_board(+Position, -Board) is det.
%
%   Board is a new board that stands at Position.
%
%   @error type_error(position, Position)

%!  board_make(+Board, +Move) is semidet.
%
%   Play Move, a move term or a code of move_code/2, on Board. Fails, and changes nothing, when it
%   is not legal.
%
%   @error type_error(board, Board)
%   @error type_error(move, Move)

%!  board_unmake(+Board) is det.
%
%   Take back the last move made on Board.
%
%   @error permission_error(unmake, board, Board) when there is none
%   @error type_error(board, Board)

%!  board_moves(+Board, -Codes:list(integer)) is det.
%
%   The legal moves on Board as codes (move_code/2), in the order of legal_moves/2.
%
%   @error type_error(board, Board)

%!  board_position(+Board, -Position) is det.
%
%   Position is where Board stands now.
%
%   @error type_error(board, Board)

%!  change_arg(+N:integer, +Term, ?Old, -Term1, ?New) is semidet.
%
%   Argument N of Term is Old; Term1 is the same term with New there. Term is not changed. Fails
%   when Term has no argument N or when that does not unify with Old. (First paper, form 1.1.)
%
%   @error type_error(compound, Term)
%   @error type_error(integer, N)

%!  square_argument(?Square, ?N:integer) is nondet.
%
%   The square Square is argument N of a position/83: N = XY - 8 - XY // 10. Semidet when one is
%   bound, false for an integer that is no square or no such argument; enumerates 11..99 when none
%   is.
%
%   @error type_error(integer, Square)
%   @error type_error(integer, N)

%!  square_ban(+Position83:compound, +Square, ?Ban) is semidet.
%
%   Ban is what a position/83 has at Square. Fails for an integer that is no square.
%
%   @error type_error(compound, Position83)
%   @error type_error(integer, Square)
