/*  Claims of mates by a longer look of the solver: what is said late in a game, and that a look of
    few positions says no more than a longer one.
*/
:- module(test_claims_mates, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/mates)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/files)).

%   told(?Move, ?Usi, ?Kinds): with both sides' pieces in hand it is late.

told('5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G2r2b4s4n4l10p 1", [threatens_mate]).
told('5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b 2r2b4s4n4l10p 1", [threatens_no_mate]).
told('5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1", []).
told('5i5h', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b RB4G4S4N4Lr 1", [not_mated]).

:- begin_tests(claims_mates, [setup(need_knowledge(shogi))]).

test(told, [forall(told(Text, Usi, Kinds)), Found == Kinds]) :-
    kinds(Usi, Text, 20 000, Found).

%   A look of one position proves nothing that a longer one does not.

test(few_positions, [forall(told(Text, Usi, Kinds)), Found == []]) :-
    kinds(Usi, Text, 1, Few),
    findall(Kind, ( member(Kind, Few), \+ memberchk(Kind, Kinds) ), Found).

kinds(Usi, Text, Nodes, Kinds) :-
    game_usi(Game, Usi),
    move_usi(Move, Text),
    move_study(Game, Move, Study),
    findall(Kind, long_mate_claim(Study, Nodes, claim(Kind, _)), Kinds).

:- end_tests(claims_mates).
