/*  Claims that take stock: moves of which they are claimed, and moves of which they are not. */
:- module(test_claims_account, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/claims/account)).
:- use_module(library(gunshi/knowledge/claims/study)).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/shogi/marks)).

%   claimed(?Kind, ?Moves, ?Usi, ?Wanted): the first of Moves is played, the others are expected;
%   Wanted is a part of the witness; `no` where it is not claimed.

claimed(contacts, ['4i5h'], "sfen 4k4/9/9/9/9/9/4S4/9/K4G3 b - 1",
        squares([on(58, sente, ki, piece), on(57, sente, gi, guarded)])).
claimed(contacts, ['G*5d'], "sfen 4k4/9/4s4/9/9/9/9/9/K8 b G 1",
        squares([on(54, sente, ki, piece), on(53, gote, gi, target)])).
claimed(contacts, ['2h2f'], "sfen 4k4/9/9/9/9/4p4/9/7R1/4K4 b - 1",
        squares([on(26, sente, hi, piece), on(56, gote, fu, target)])).
claimed(contacts, ['2e2d'], "sfen 4k4/9/7p1/9/7P1/9/9/9/4K4 b - 1", no).       % a pawn
claimed(contacts, ['7g7f'], "startpos", no).
claimed(contacts, ['5h5g'], "sfen 4r3k/9/9/9/9/5S3/9/4G4/4K4 b - 1", no).    % pinned
claimed(stock, ['8h2b+', '7a7b'], "startpos moves 7g7f 3c3d", no).          % it can be taken back
claimed(stock, ['3a2b', '7i8h'], "startpos moves 7g7f 3c3d 8h2b+", behind([])).
claimed(stock, ['2h2d', 'P*2c'], "startpos moves 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d",
        hands(1, 1)).
claimed(stock, ['2c2d', '2h2d'], "startpos moves 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d", no).
claimed(stock, ['7g7f', '3c3d'], "startpos", no).
claimed(stock, ['5e5d', '5a4b'], "sfen 4k4/9/9/4p4/4P4/9/9/9/4K4 b - 1", count(1)).
claimed(stock, ['5e5d', '5a4b'], "sfen 4k4/9/9/4p4/4P4/9/9/9/4K4 b 2P 1", no).  % never alike
claimed(returns, ['2h3h'], "startpos moves 2h3h 8b7b 3h2h 7b8b",
        squares([on(38, sente, hi, piece)])).
claimed(returns, ['3h2h'], "startpos moves 2h3h 8b7b 7g7f 7b8b", no).       % not at once
claimed(returns, ['2b2a'], "sfen 8k/9/9/9/9/9/9/R8/4K4 b - 1 moves 9h9b 1a2a 9b9a 2a2b 9a9b", no).
claimed(returns, ['5b5d'], "sfen 8k/9/9/4R4/9/9/9/9/4K4 b - 1 moves 5d5b+ 1a2a", no).   % promoted
claimed(returns, ['2d2h'], "startpos moves 2g2f 8c8d 2f2e 8d8e 2e2d 2c2d 2h2d 8e8f", no).   % took
claimed(returns, ['3h4h'], "startpos moves 2h3h 8b7b", no).
claimed(loses_moves, ['3h2h'], "startpos moves 2h3h 8b7b", made(2)).
claimed(loses_moves, ['2i2g'], "sfen 4k4/9/9/9/9/9/9/9/4K2R1 b - 1", no).          % from there
claimed(loses_moves, ['3h2h'], "startpos moves 2h3h 8b7b", theirs(0)).
claimed(loses_moves, ['5h6h'], "startpos moves 5i5h 8b7b 2h3h 7b8b", needed(1)).
claimed(loses_moves, ['6h7h'], "startpos moves 5i6h 8b7b", no).                     % a way of two
claimed(loses_moves, ['3h2h'], "sfen 4k4/9/9/9/9/9/9/7R1/4K4 b - 1 moves 2h3h 5a4a", no).
claimed(loses_moves, ['3h2h'], "sfen k8/9/9/9/9/9/9/7R1/8K b G 1 moves 2h3h 9a8a", no).
claimed(comes_round, ['3h2h', '7b8b'], "startpos moves 2h3h 8b7b", line([move(72, 82)])).
claimed(comes_round, ['3h2h', '3c3d'], "startpos moves 2h3h 8b7b", no).
claimed(wide, ['7g7f'], "startpos", no).                                    % of one line
claimed(weighs, ['8h2b+', '7a7b'], "startpos moves 7g7f 3c3d", no).         % the score is another
claimed(weighs, ['7g7f'], "startpos", no).                                  % nothing is expected

study(Usi, [Text|Texts], Study, Judged) :-
    game_usi(Game, Usi),
    maplist(move_usi, [Move|Line], [Text|Texts]),
    move_study(Game, Move, Study),
    lines_judged(Move, [line(cp(0), exact, [Move|Line])], Judged).

:- begin_tests(claims_account, [setup(need_knowledge(shogi))]).

test(claimed, [forall(claimed(Kind, Moves, Usi, Wanted)), Found == Wanted]) :-
    study(Usi, Moves, Study, Judged),
    (   account_claim(Study, Judged, [], claim(Kind, Witness))
    ->  (   memberchk(Wanted, Witness)
        ->  Found = Wanted
        ;   Found = Witness
        )
    ;   Found = no
    ).

%   A choice is wide when five moves are worth about the same.

test(wide, Counts == [5, no, 6]) :-
    findall(Count,
            ( member(Worths, [[40, 40, 30, 20, 10], [40, 40, 30, 20, 9], [0, 0, 0, -5, -30, -30]]),
              wide(Worths, Count) ),
            Counts).

wide(Worths, Count) :-
    game_usi(Game, "startpos"),
    maplist(move_usi, Moves, ['7g7f', '2g2f', '5g5f', '6g6f', '1g1f', '9g9f']),
    findall(line(cp(Worth), exact, [Move]),
            ( nth1(N, Worths, Worth), nth1(N, Moves, Move) ),
            Lines),
    Moves = [Played|_],
    lines_judged(Played, Lines, Judged),
    move_study(Game, Played, Study),
    (   account_claim(Study, Judged, [], claim(wide, Witness))
    ->  memberchk(count(Count), Witness)
    ;   Count = no
    ).

%   What has been said of material is not said again.

test(once, Kinds == []) :-
    study("startpos moves 7g7f 3c3d", ['8h2b+', '7a7b'], Study, Judged),
    findall(Kind,
            ( member(Said, [balance, pawns]),
              account_claim(Study, Judged, [claim(Said, [])], claim(stock, _)),
              Kind = Said
            ),
            Kinds).

%   All kinds are asked for in one, none keeps another away.

test(all_kinds, Kinds == [contacts, stock, weighs]) :-
    study("startpos moves 7g7f 3c3d 2g2f 4a3b 2f2e 2b8h+", ['7i8h', '3a2b'], Study, Judged),
    findall(Kind, account_claim(Study, Judged, [], claim(Kind, _)), Kinds).
test(round_and_weighed, Kinds == [contacts, returns, loses_moves, comes_round, weighs]) :-
    study("startpos moves 2h3h 8b7b", ['3h2h', '7b8b'], Study, Judged),
    findall(Kind, account_claim(Study, Judged, [], claim(Kind, _)), Kinds).

%   The parts are those of the end of the line, for the mover: a bishop ahead weighs most.

test(weighs, Name-Sign == material-1) :-
    study("startpos moves 7g7f 3c3d", ['8h2b+', '7a7b'], Study, Judged0),
    judged_part(Judged0, line, Line),
    Line = [Move|_],
    lines_judged(Move, [line(cp(1500), exact, Line)], Judged),
    once(account_claim(Study, Judged, [], claim(weighs, Witness))),
    memberchk(terms([Name-Value|_]), Witness),
    Sign is sign(Value).

:- end_tests(claims_account).
