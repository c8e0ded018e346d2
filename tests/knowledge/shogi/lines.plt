/*  Threats and refutations by search: small positions, and points counted by hand. */
:- module(test_lines, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(yall)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/knowledge/shogi/lines)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).

:- initialization(all_knowledge).

now(Sfen, Now, Position) :-
    now(Sfen, [nodes(50000)], Now, Position).

now(Sfen, Limits, Now, Position) :-
    position_sfen(Position, Sfen),
    game_new(Position, Game),
    situation(Game, Limits, none, Now).

:- begin_tests(lines).

%   A rook that is taken is off the board and in the hand; before the last capture of an exchange
%   what it wins is taken off.

test(line_points, [ forall(member(Line-Points, [ []-0, [move(55, 54), move(44, 54)]-1000,
                                                 [move(55, 54)]-1000, [move(59, 49)]-(-1000) ])),
                    true(Got == Points) ]) :-
    position_sfen(Position, "4k4/9/9/4rg3/4S4/9/9/9/4K4 b - 1"),
    line_points(Position, Line, Got).

test(threat, First-Points == move(55, 54)-2000) :-
    now("4k4/9/9/4r4/9/9/9/9/K8 b P 1", Now, _),
    threat(Now, drop(fu, 55), [First|_], Points).
test(no_threat_by_check, fail) :-
    now("4k4/9/9/9/9/9/9/9/K8 b G 1", Now, _),
    threat(Now, drop(ki, 52), _, _).
test(no_threat, fail) :-
    now("4k4/9/9/4r4/9/9/9/9/K8 b P 1", Now, _),
    threat(Now, drop(fu, 95), _, _).
test(refutes, First-Points == move(54, 94)-1000) :-
    now("4k4/9/9/4r4/9/9/9/9/K8 b S 1", Now, _),
    refutes(Now, drop(gi, 94), [First|_], Points).

%   A piece that takes one and is taken back is not refuted by that; a rook for it is.

test(no_refutation_of_a_trade, fail) :-
    now("4k4/9/4g4/4s4/4S4/9/9/9/K8 b - 1", Now, _),
    refutes(Now, move(55, 54), _, _).
test(refutes_what_costs_more_than_it_takes, First-Points == move(53, 54)-1000) :-
    now("4k4/9/4g4/4s4/4R4/9/9/9/K8 b - 1", Now, _),
    refutes(Now, move(55, 54), [First|_], Points).

%   What the limits say of the moves here is not asked of what comes after.

test(limits_of_other_moves, First == move(55, 54)) :-
    now("4k4/9/9/4r4/9/9/9/9/K8 b P 1", [nodes(50000), only([drop(fu, 55)])], Now, _),
    threat(Now, drop(fu, 55), [First|_], _).
test(mate_threat, End == true) :-
    now("4k4/9/4P4/9/9/9/9/9/4K4 w G 1", Now, Position),
    mate_threat(Now, Line),
    position_passed(Position, Passed),
    foldl([Move, P0, P]>>position_after(P0, Move, P), Line, Passed, Last),
    ( in_check(Last), move_count(Last, 0) -> End = true ; End = false ).
test(no_mate_threat, fail) :-
    now("startpos", Now, _),
    mate_threat(Now, _).

:- end_tests(lines).
