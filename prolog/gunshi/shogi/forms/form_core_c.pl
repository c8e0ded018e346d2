/*  The core alone: the same walk in C, without Prolog at a node (perft/3). It is the limit for all
    others.
*/
:- module(gunshi_shogi_forms_form_core_c, []).
:- use_module('../forms', [komalist_core/3, te_move/2]).
:- use_module('../piece_numbers', [piece_numbers/2]).
:- use_module('../position',
              [legal_moves/2, perft/3, position_after/3, rule_moves/3, side_to_move/2]).
:- include(core).

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

%   minimax(+Depth, +Position): all is walked in C. The moves above the leaves, which are a small
%   part, are walked again to be counted.

minimax(Depth, Position) :-
    Plies is Depth + 1,
    forall(between(1, Plies, N),
           ( perft(Position, N, Count),
             Left is Plies - N,
             kazu(Left, Count)
           )).

%   minimax_te(+Position, -Tes): as in argument.pl; they never become a list: Tes is their number.

minimax_te(Position, Count) :-
    perft(Position, 1, Count).

komalist_position(Teban, Komalist, Position) :-
    komalist_core(Teban, Komalist, Position).

position_komalist(Position, Teban, Komalist) :-
    side_to_move(Position, Teban),
    piece_numbers(Position, Komalist).
