:- encoding(utf8).
:- module(test_plan_steps, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/komagumi/steps)).

%   Steps lead to the plan, legally, and for both sides alike; what is lost and what is attacked is
%   seen.

:- begin_tests(plan_steps).

test(gote_is_sente_turned_round) :-
    forall(( between(0, 19, Half),
             No is 2*Half+1,
             member(XY, [88, 77, 67, 38, 28, 16, 55])
           ),
           ( Plan = [makuhyou(No, XY, 7)],
             side_plan(gote, Plan, [Other]),
             findall(step(N, A, B), makuhyou_komagumi(makuhyou(No, XY, 7), komagumi(_, A, B, N, _)),
                     Steps),
             findall(step(N, A, B),
                     ( makuhyou_komagumi(Other, komagumi(_, A0, B0, N, _)),
                       A is 110-A0,
                       B is 110-B0
                     ),
                     Turned0),
             sort(Turned0, Turned),
             Steps == Turned
           )).
test(sente_stays, Plan == [makuhyou(1, 88, 40)]) :-
    side_plan(sente, [makuhyou(1, 88, 40)], Plan).

steps(Usi, Plan, Steps) :-
    game_usi(Game, Usi),
    plan_steps(Plan, Game, Steps0),
    findall(Move, member(step(Move, _, _), Steps0), Steps).

test(what_can_be_played, Steps == [move(79, 68), move(79, 78), move(59, 68)]) :-
    steps("startpos", [makuhyou(13, 77, 55), makuhyou(1, 88, 40)], Steps).
test(nth_counts_from_the_start, Steps == [step(move(78, 77), makuhyou(13, 77, 55),
                                               komagumi(13, 78, 77, 2, 55))]) :-
    game_usi(Game, "startpos moves 7i7h 8c8d 7g7f 8d8e"),
    plan_steps([makuhyou(13, 77, 55)], Game, Steps).
test(target_of_another_of_the_kind, Steps == []) :-
    steps("startpos moves 6i7h 8c8d 7h6h 8d8e", [makuhyou(7, 68, 50)], Steps).
test(round_a_piece_that_has_come, Start-Now == [68]-[78]) :-
    findall(To, makuhyou_komagumi(makuhyou(13, 57, 5), komagumi(_, 79, To, 1, _)), Start),
    Plan = [makuhyou(3, 68, 9), makuhyou(33, 66, 9), makuhyou(31, 56, 9), makuhyou(13, 57, 5)],
    steps("startpos moves 2h6h 8c8d 6g6f 8d8e 5g5f 7a6b", Plan, Steps),
    findall(To, member(move(79, To), Steps), Now).
test(gote, Steps == [move(31, 32), move(31, 42), move(51, 42)]) :-
    side_plan(gote, [makuhyou(13, 77, 55), makuhyou(1, 88, 40)], Plan),
    game_usi(Game, "startpos moves 7g7f"),
    plan_steps(Plan, Game, Steps0),
    findall(Move, member(step(Move, _, _), Steps0), Steps1),
    sort(Steps1, Steps).
test(of_one_move, Steps == [step(move(79, 78), makuhyou(13, 77, 55),
                                 komagumi(13, 79, 78, 1, 55))]) :-
    game_usi(Game, "startpos"),
    move_steps([makuhyou(13, 77, 55), makuhyou(1, 88, 40)], Game, move(79, 78), Steps).
test(of_each_move_as_of_all, [forall(member(Usi, ["startpos", "startpos moves 7i7h 8c8d",
                                                  "startpos moves 2h6h 8c8d 6g6f 8d8e"])),
                              All == Each]) :-
    game_usi(Game, Usi),
    game_position(Game, Position),
    Plan = [makuhyou(35, 76, 9), makuhyou(13, 57, 5), makuhyou(1, 88, 40), makuhyou(5, 68, 1)],
    plan_steps(Plan, Game, Steps0),
    sort(Steps0, All),
    legal_moves(Position, Moves),
    findall(Step, ( member(Move, Moves), move_steps(Plan, Game, Move, Steps),
                    member(Step, Steps) ),
            Each0),
    sort(Each0, Each).
test(a_drop_is_no_step, Steps == []) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+ 3a2b"),
    move_steps([makuhyou(5, 68, 1)], Game, drop(ka, 68), Steps).
test(all_legal_and_towards_the_target) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 6g6f 8c8d 5i6h 5a4b"),
    Plan = [makuhyou(13, 77, 55), makuhyou(1, 88, 40), makuhyou(7, 67, 50), makuhyou(9, 78, 50)],
    plan_steps(Plan, Game, Steps),
    game_position(Game, Position),
    Steps \== [],
    forall(member(step(move(From, To), makuhyou(No, _, Value), Komagumi), Steps),
           ( legal_move(Position, move(From, To)),
             Komagumi = komagumi(No, From, To, _, Value)
           )).

test(stands) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 7i6h 8c8d 6h7g 8d8e"),
    game_position(Game, Position),
    plan_stands([makuhyou(13, 77, 55), makuhyou(35, 76, 60)], sente, Position),
    \+ plan_stands([makuhyou(13, 77, 55), makuhyou(1, 88, 40)], sente, Position).
test(lost_by_capture, Lost == [makuhyou(5, 68, 51)]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+ 3a2b"),
    plan_lost(Game, Lost).
test(nothing_lost, Lost == []) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 7f7e 8c8d"),
    plan_lost(Game, Lost).
test(lost_by_going_too_far, Lost == [makuhyou(17, 77, 5)]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8i7g 4a3b 7g6e 1c1d"),
    lost_targets([makuhyou(17, 77, 5), makuhyou(35, 77, 9)], Game, Lost).

plan_lost(Game, Lost) :-
    lost_targets([makuhyou(35, 76, 60), makuhyou(5, 68, 51), makuhyou(1, 88, 40)], Game, Lost).

:- end_tests(plan_steps).

:- begin_tests(attacked_squares).

test(attacked, [ forall(member(Moves-Wanted, [ ""-[],
                                               "7g7f 3c3d"-[88],
                                               "2g2f 3c3d 2f2e 4c4d 2e2d"-[23],
                                               "7g7f 3c3d 8h2b+"-[11, 13, 21, 23, 31] ])),
                 true(Squares == Wanted) ]) :-
    string_concat("startpos moves ", Moves, Usi),
    game_usi(Game, Usi),
    game_position(Game, Position),
    attacked_squares(Position, Squares).
test(in_check, Squares == [51]) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4L4 w - 1"),
    attacked_squares(Position, Squares).

:- end_tests(attacked_squares).
