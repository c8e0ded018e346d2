/*  Claims of what a search has seen: when the choice is one of a few moves, by the scores of a
    search that has looked at all of them.
*/
:- module(test_claims_outlook, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/outlook)).
:- use_module(library(gunshi/knowledge/shogi/marks)).

%   few(?Worths, ?Played, ?Count, ?How): of moves with the scores Worths the one of the number
%   Played was played; Count of them are good, or none.

few([40, 0, -200, -300], 1, 2, [difference(200)]).
few([40, 0, -200, -300], 2, 2, [difference(200)]).
few([40, 0, -200, -300], 3, none, _).               % it is not among them
few([40, 0, -199, -300], 1, none, _).
few([40, 0, -20, -220], 1, 3, [difference(200)]).
few([40, -21, -300, -300], 1, none, _).             % one of them is worse
few([1500, 1480, 900, 800], 1, none, _).            % the game is decided
few([1200, 1180, 900, 800], 1, none, _).            % others win too
few([40, 0, mate, mate], 1, 2, [mated(true)]).

:- begin_tests(claims_outlook).

test(few, [forall(few(Worths, Played, Count, How)), Found-Said == Count-How]) :-
    judged(Worths, Played, complete, Judged),
    (   outlook_claim(Judged, claim(few_moves, Witness))
    ->  memberchk(moves(Moves), Witness),
        length(Moves, Found),
        findall(Part, ( member(Part, Witness), memberchk(Part, [difference(_), mated(_)]) ), Said)
    ;   Found = none,
        Said = How
    ).
test(not_all_looked_at, fail) :-
    judged([40, 0, -200, -300], 1, some, Judged),
    outlook_claim(Judged, claim(few_moves, _)).

judged(Worths, Played, Seen, Judged) :-
    maplist(move_usi, Moves, ['7g7f', '2g2f', '5g5f', '6g6f']),
    pairs_keys_values(Pairs, Worths, Moves),
    findall(line(Score, exact, [Move]),
            ( member(Worth-Move, Pairs),
              ( integer(Worth) -> Score = cp(Worth) ; Score = mate(-4) ) ),
            Lines),
    nth1(Played, Moves, Move),
    lines_judged(Move, Lines, Judged0),
    (   Seen == complete
    ->  Judged0 = judged(A, B, C, D, E, F, G, H, I, _),
        Judged = judged(A, B, C, D, E, F, G, H, I, true)
    ;   Judged = Judged0
    ).

:- end_tests(claims_outlook).
