/*  The core's mutable board: one in C, which moves are made on and taken back
    (gunshi_shogi_mutable).

    Moves are small integers. There is one board, as with facts, and every move must be restored.
*/
:- module(gunshi_shogi_forms_form_core_mutable, []).
:- use_module('../forms', [komalist_core/3, te_move/2]).
:- use_module('../mutable',
              [board_make/2, board_moves/2, board_position/2, board_unmake/1, new_board/2]).
:- use_module('../piece_numbers', [piece_numbers/2]).
:- use_module('../position', [move_code/2, rule_moves/3, side_to_move/2]).
:- include(core).
:- include(core_minimax).

%!  kanouna_te(+Board, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as codes of move_code/2.

kanouna_te(Board, Tes) :-
    board_position(Board, Position),
    rule_moves(paper, Position, Moves),
    findall(Te, ( member(Move, Moves), move_code(Move, Te) ), Tes).

gouhou_te(Board, Tes) :-
    board_moves(Board, Tes).

%!  tsugino_kyokumen(+Board, +Te, -Board1) is semidet.
%
%   Make the move Te on Board, which is Board1, if that is legal.

tsugino_kyokumen(Board, Te, Board) :-
    board_make(Board, Te).

%!  maeno_kyokumen(+Board1, +Te, -Board) is det.
%
%   Take back the last move, Te, of Board1, which is Board.

maeno_kyokumen(Board, _, Board) :-
    board_unmake(Board).

komalist_position(Teban, Komalist, Board) :-
    komalist_core(Teban, Komalist, Position),
    new_board(Position, Board).

position_komalist(Board, Teban, Komalist) :-
    board_position(Board, Position),
    side_to_move(Position, Teban),
    piece_numbers(Position, Komalist).
