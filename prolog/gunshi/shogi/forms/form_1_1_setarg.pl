/*  Form 1.1 in place: the term of form 1.1, which a move changes by setarg/3 and backtracking
    changes back.

    There is one term, no copy, and no restoring: a search that comes back by failure finds the
    position as it was. After tsugino_kyokumen/3 the former position is gone until then, as with
    facts; but it is passed along as an argument, and the style is that of one. Minimax at depth 1,
    mean of the three test positions, SWI-Prolog -O, takes 0.7 of the time of 1.1-tuned, which
    copies.
*/
:- module(gunshi_shogi_forms_form_1_1_setarg, []).
:- include(common).
:- include(tuned).
:- include(argument).
:- include(ban_term).
:- include(ban_term_tuned).
:- include(ban_term_change).

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position, changed into what it is after the move Te.

tsugino_kyokumen(Position, Te, Position) :-
    susumeru(Te, Position).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is Position1, changed into what it was before the move Te. No search needs it.

maeno_kyokumen(Position, Te, Position) :-
    modosu(Te, Position).
