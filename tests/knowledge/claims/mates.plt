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

told('5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G2r2b4s4n4l10p 1",
     [threatens_mate, no_mate]).
told('5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b 2r2b4s4n4l10p 1", [threatens_no_mate]).
told('5d5c', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1", []).                      % it is early
told('5i5h', "sfen 4k4/9/9/4P4/9/9/9/9/4K4 b RB4G4S4N4Lr 1", [not_mated]).
told('5i4i', "sfen 9/9/9/9/9/9/4p4/9/4K4 b 2R2B3G4S4N4L10Pg 1", [parries]).

:- begin_tests(claims_mates, [setup(need_knowledge(shogi))]).

test(told, [forall(told(Text, Usi, Kinds)), Found == Kinds]) :-
    kinds(Usi, Text, 20 000, Found).

%   A look of few positions says nothing that a longer one does not, and less where it sees less.

test(few_positions, [forall(told(Text, Usi, Kinds)), Found == []]) :-
    findall(Kind,
            ( member(Nodes, [1, 10, 100, 1000]),
              kinds(Usi, Text, Nodes, Few),
              member(Kind, Few),
              \+ memberchk(Kind, Kinds)
            ),
            Found).
test(sees_less, Few == []) :-
    told(Text, Usi, [not_mated]),
    kinds(Usi, Text, 1, Few).

%   given(?Move, ?Usi, ?Given): who may not give away which pieces: a gold before the head mates.
%   Not where there is a mate already.

given('1i1h', "sfen 4k4/9/4P4/9/9/9/9/9/8K b g 1", [gote-[ki]]).
given('1a1b', "sfen 8k/9/9/9/9/4p4/9/9/4K4 w G 1", []).              % not before the head
given('1a1b', "sfen 8k/9/9/9/9/9/4p4/9/4K4 w GP 1", [sente-[ki]]).
given('1i1h', "sfen 4k4/9/4P4/9/9/9/9/9/8K b Gg 1", []).
given('1i1h', "sfen 4k4/9/4P4/9/9/9/9/9/8K b Rgr 1", [gote-[ki, hi]]).
given('9i9h', "sfen 7lk/7nl/9/9/9/9/9/9/K8 b n 1", [gote-[ke]]).        % the only check mates
given('G*5b', "sfen 4k4/9/4P4/9/9/9/9/9/8K b Gg 1", []).                 % in check

test(given, [forall(given(Text, Usi, Given)), Found == Given]) :-
    game_usi(Game, Usi),
    move_usi(Move, Text),
    move_study(Game, Move, Study),
    findall(Side-Kinds,
            ( giving_claim(Study, 5000, claim(may_not_give, Witness)),
              memberchk(side(Side), Witness),
              memberchk(pieces(Kinds), Witness) ),
            Found).

kinds(Usi, Text, Nodes, Kinds) :-
    game_usi(Game, Usi),
    move_usi(Move, Text),
    move_study(Game, Move, Study),
    findall(Kind, long_mate_claim(Study, Nodes, claim(Kind, _)), Kinds).

:- end_tests(claims_mates).
