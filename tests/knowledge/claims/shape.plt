/*  Claims of shape: for each kind a move of which it is claimed, and moves of which it is not. */
:- module(test_claims_shape, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims)).
:- use_module(library(gunshi/knowledge/claims/material)).
:- use_module(library(gunshi/knowledge/claims/moves)).
:- use_module(library(gunshi/knowledge/claims/shape)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/shogi/marks)).

study(Usi, MoveText, Study) :-
    game_usi(Game, Usi),
    move_usi(Move, MoveText),
    move_study(Game, Move, Study).

%   claimed(?Kind, ?Move, ?Usi, ?Wanted): a part of the witness; `no` where it is not claimed.

claimed(clashes,  '2e2d', "startpos moves 2g2f 8c8d 2f2e 8d8e", line([move(23, 24)])).
claimed(clashes,  'P*2d', "sfen 4k4/9/7p1/9/9/9/9/9/4K4 b P 1", no).
claimed(clashes,  '2f2e', "startpos moves 2g2f 8c8d", no).
claimed(offers,   '4f4e', "sfen 4k4/9/9/4s4/6P2/5S3/9/5R3/K8 b - 1", line([move(54, 45)])).
claimed(offers,   '4f4e', "sfen 4k4/9/9/4s4/6P2/5S3/9/9/K8 b - 1", no).
claimed(offers,   '4f4e', "sfen 4k4/9/9/4g4/6P2/5S3/9/5R3/K8 b - 1", no).
claimed(offers,   '2b5e', "sfen k8/7B1/9/9/9/9/9/7b1/K3L4 b - 1", line([promote(28, 55)])).
claimed(protects, '4i5h', "sfen 4k4/9/9/9/9/9/4S4/9/K4G3 b - 1", no).
claimed(protects, '4i5h', "sfen 4k4/4r4/9/9/9/9/4S4/9/K4G3 b - 1",
        squares([on(58, sente, ki, guard), on(57, sente, gi, target)])).
claimed(protects, '4i4h', "sfen 4k4/9/9/9/9/9/4S4/4K4/5G3 b - 1", no).
claimed(protects, '4i5h', "sfen 4k4/9/9/9/9/9/4P4/9/K4G3 b - 1", no).
claimed(ranges,   '2h5h', "sfen 4k4/9/9/9/9/9/7P1/7R1/K8 b - 1", was(10)).
claimed(ranges,   '2h3h', "sfen 4k4/9/9/9/9/9/9/7R1/K8 b - 1", no).
claimed(makes_way, '3g3f', "startpos", squares([on(29, sente, ke, piece)])).
claimed(makes_way, '4g4f', "startpos", no).
claimed(makes_way, '7c7d', "startpos moves 7g7f", squares([on(81, gote, ke, piece)])).
claimed(makes_way, '3g3f', "sfen 4k4/9/9/9/9/9/6P2/9/K6L1 b - 1", no).
claimed(makes_way, '3g3f', "sfen 4k4/9/9/9/9/9/6P2/9/r6NK b - 1", no).   % it is pinned
claimed(makes_way, '4g4f', "sfen 4k4/9/9/9/9/9/5P3/9/K3N4 b - 1", no).      % it was dropped
claimed(backs, '2h7h', "sfen 4k4/9/9/9/9/2P6/9/7R1/K8 b - 1",
        squares([on(78, sente, hi, guard), on(76, sente, fu, target)])).
claimed(backs, '2h7h', "sfen 4k4/9/9/9/9/9/2P6/7R1/K8 b - 1", no).          % not pushed
claimed(backs, '2h7h', "sfen 4k4/9/9/9/9/2P6/2S6/7R1/K8 b - 1", no).
claimed(faces, '2h8h', "sfen 4k4/1r7/1p7/9/9/9/1P7/7R1/K8 b - 1",
        squares([on(88, sente, hi, guard), on(82, gote, hi, target)])).
claimed(faces, '2h8h', "sfen 4k4/1r7/1p7/1s7/9/9/1P7/7R1/K8 b - 1", no).
claimed(faces, '8g8h', "sfen 4k4/1r7/1p7/9/9/9/1R7/9/K8 b - 1", no).        % it was there

claimed(shelters, '4i5h', "sfen 4k4/9/9/9/9/9/9/7K1/5G3 b - 1", no).
claimed(shelters, '5i4h', "sfen 4k4/9/9/9/9/9/9/7K1/4G4 b - 1", count(1)).
claimed(shelters, '2h3h', "sfen 4k4/9/9/9/9/9/9/7K1/4G4 b - 1", no).        % the king itself
claimed(offers,   '2b3c', "sfen k8/7B1/9/9/9/9/9/1b7/4K1L2 b - 1", no).      % it could before
claimed(widens,   '1h1g', "sfen 4k4/9/9/9/9/9/7S1/7SP/7NK b Gr2b2g2s2n3l8p 1", was(0)).
claimed(widens,   '1h1g', "sfen 4k4/9/9/9/9/9/7S1/7SP/7NK b - 1", no).
claimed(confines, 'G*8b', "sfen k8/9/9/9/9/9/9/9/4K3L b 2G 1", no).
claimed(confines, 'G*7b', "sfen k8/9/9/9/9/9/9/9/4K4 b 2G2r2b4s4n4l9p 1", count(1)).
claimed(confines, 'G*7b', "sfen k8/9/9/9/9/9/9/9/4K4 b 2G 1", no).
claimed(confines, 'P*7b', "sfen k8/9/9/9/9/9/9/9/4K4 b P 1", no).

:- begin_tests(claims_shape, [setup(need_knowledge(shogi))]).

test(claimed, [forall(claimed(Kind, Move, Usi, Wanted)), Found == Wanted]) :-
    study(Usi, Move, Study),
    (   shape_claim(Study, claim(Kind, Witness))
    ->  (   memberchk(Wanted, Witness)
        ->  Found = Wanted
        ;   Found = Witness
        )
    ;   Found = no
    ).

%   It is among the claims of the move, beside the name of the 手筋.

test(clashes_is_said, true) :-
    game_usi(Game, "startpos moves 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b"),
    move_usi(Move, '2e2d'),
    judged_move(Game, Move, [], [nodes(1000)], Judged),
    move_claims(Game, Move, played, Judged, Claims),
    assertion(memberchk(claim(clashes, _), Claims)),
    assertion(memberchk(claim(motif, _), Claims)).

%   The own line that is shut led into the camp; not any two squares.

test(shuts, Squares == [on(22, gote, ka, slider), on(44, gote, fu, piece)]) :-
    study("startpos moves 7g7f 3c3d 2g2f", '4c4d', Study),
    once(rule_claim(Study, claim(shuts, [squares(Squares)]))).
test(shuts_nothing, fail) :-
    study("startpos", '5i6h', Study),
    rule_claim(Study, claim(shuts, _)).

%   Pawns ahead: so many as would have to change sides.

test(pawns, Count == 1) :-
    study("startpos moves 7g7f 8c8d 2g2f 8d8e 2f2e 4a3b 2e2d 2c2d", '2h2d', Study),
    maplist(move_usi, Line, ['2h2d', 'P*2c']),
    \+ pawns_claim(Study, Line, _),
    study("startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f",
          '2d3d', After),
    maplist(move_usi, [Move, Taken|Later], ['2d3d', '8f7f', '2b3c']),
    \+ pawns_claim(After, [Move, Taken], _),
    pawns_claim(After, [Move|Later], claim(pawns, [count(Count)])).

:- end_tests(claims_shape).
