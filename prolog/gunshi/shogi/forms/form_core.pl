/*  The core's own position: immutable, a handle to plain memory in C (gunshi_shogi_position).

    A move makes a new position, as in the forms of the paper that pass one along, and nothing is
    ever restored: the search has the position before still.
*/
:- module(gunshi_shogi_forms_form_core, []).
:- use_module('../forms', [komalist_core/3, te_move/2]).
:- use_module('../piece_numbers', [piece_numbers/2]).
:- use_module('../position', [legal_moves/2, position_after/3, rule_moves/3, side_to_move/2]).
:- include(core).
:- include(core_minimax).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as terms of
%   gunshi_shogi_position.

kanouna_te(Position, Tes) :-
    rule_moves(paper, Position, Tes).

gouhou_te(Position, Tes) :-
    legal_moves(Position, Tes).

%!  tsugino_kyokumen(+Position, +Te, -Position1) is semidet.
%
%   Position1 is Position after the move Te, if that is legal.

tsugino_kyokumen(Position, Te, Position1) :-
    position_after(Position, Te, Position1).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Nothing needs to be done: Position is left unbound.

maeno_kyokumen(_, _, _).

komalist_position(Teban, Komalist, Position) :-
    komalist_core(Teban, Komalist, Position).

position_komalist(Position, Teban, Komalist) :-
    side_to_move(Position, Teban),
    piece_numbers(Position, Komalist).
