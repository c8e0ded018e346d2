:- encoding(utf8).
/*  Twenty ways to disturb: their moves can be played, and are, for either side. */
:- module(test_lab_experiments_disturbances, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/shogi/game)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/lab/experiments/disturbances)).

%   passing(+Script, +Position0, -Position): sente plays Script and gote passes.

passing([], Position, Position).
passing([Move|Script], Position0, Position) :-
    position_after(Position0, Move, Position1),
    position_passed(Position1, Position2),
    passing(Script, Position2, Position).

played(Nodes, Side, Script, Plies, Game) :-
    game_usi(Game0, startpos),
    on(Plies, Nodes, Side, Script, Game0, Game).

on(0, _, _, _, Game, Game) :-
    !.
on(Plies, Nodes, Side, Script, Game0, Game) :-
    game_position(Game0, Position),
    (   side_to_move(Position, Side)
    ->  disturbing_move(Script, Game0, Nodes, Move)
    ;   disturbing_move([], Game0, Nodes, Move)
    ),
    game_play(Game0, Move, Game1),
    Plies1 is Plies-1,
    on(Plies1, Nodes, Side, Script, Game1, Game).

:- begin_tests(disturbances).

test(twenty, Count == 20) :-
    findall(Name, disturbance(Name, _, _, _), Names),
    sort(Names, Sorted),
    length(Sorted, Count),
    length(Names, Count).

%   But for those that wait for a move of the other side.

test(legal, Waiting == [bishops, rook_pawn, side_pawn]) :-
    start_position(hirate, Start),
    findall(Name,
            ( disturbance(Name, _, _, Script), \+ passing(Script, Start, _) ),
            Waiting0),
    sort(Waiting0, Waiting).
test(left, Left == [move(77, 65)]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8i7g 8c8d"),
    script_left([move(89, 77), move(77, 65)], Game, sente, Left).
test(left_of_gote, Left == [move(33, 34)]) :-
    game_usi(Game, "startpos moves 7g7f 8c8d"),
    script_left([move(27, 26), move(77, 76)], Game, gote, Left).
test(start_with_gote, Left == [move(77, 76)]) :-
    game_usi(Game, "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B7/LNSGKGSNL w - 1 \c
                    moves 8c8d 2g2f"),
    script_left([move(27, 26), move(77, 76)], Game, sente, Left).
test(the_same_square_twice, Left == [move(27, 26)]) :-
    game_usi(Game, "startpos moves 2g2f 8c8d"),
    script_left([move(27, 26), move(27, 26)], Game, sente, Left).
test(played, [forall(member(Side, [sente, gote])), true(Left == [])]) :-
    disturbance(right_edge, _, _, Script),
    played(300, Side, Script, 16, Game),
    script_left(Script, Game, Side, Left).

%   A bishop is not thrown away for the script.

test(no_blunder, true(Move \== promote(88, 33))) :-
    game_usi(Game, "startpos moves 7g7f 8c8d"),
    disturbing_move([promote(88, 33)], Game, 300, Move).

:- end_tests(disturbances).
