/*  Form 1.1 tuned: the term of form 1.1, by the best Prolog found for it.

    What was tried and what it gave is at the end of the folder's README. The moves are made in one
    pass (ban_term_tuned.pl); a new term is copied by one clause whose head has both terms, and then
    changed in place with setarg/3, which harms nobody, for nobody else has it yet.
*/
:- module(gunshi_form_1_1_tuned, []).
:- include(common).
:- include(tuned).
:- include(argument).
:- include(ban_term).
:- include(ban_term_tuned).
:- include(ban_term_change).
:- include(ban_term_copy).

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te.

tsugino_kyokumen(Position, Te, Position1) :-
    utsushi(Position, Position1),
    susumeru(Te, Position1).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of.

maeno_kyokumen(Position1, Te, Position) :-
    utsushi(Position1, Position),
    modosu(Te, Position).
