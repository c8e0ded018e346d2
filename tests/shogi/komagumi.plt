:- encoding(utf8).
:- module(test_komagumi, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/komagumi)).
:- use_module(library(gunshi/shogi/position), [promoted_kind/2]).

%   The fourth paper's lists come out as printed; the ways are the shortest by an independent search
%   over the core's moves; and steps lead to the plan.

:- begin_tests(komagumi).

komagumi(Makuhyou, Komagumi) :-
    findall(A-B-C-D-E, makuhyou_komagumi(Makuhyou, komagumi(A, B, C, D, E)), Komagumi).

test(left_silver, Steps == [ 13-79-68-1-55, 13-79-78-1-55, 13-79-88-1-55,
                             13-68-77-2-55, 13-78-77-2-55, 13-88-77-2-55 ]) :-
    komagumi(makuhyou(13, 77, 55), Steps).
test(king, Steps == [ 1-59-68-1-40, 1-59-69-1-40, 1-68-78-2-40, 1-68-79-2-40, 1-69-78-2-40,
                      1-69-79-2-40, 1-78-88-3-40, 1-79-88-3-40 ]) :-
    komagumi(makuhyou(1, 88, 40), Steps).
test(right_gold, Steps == [7-49-58-1-50, 7-58-67-2-50]) :-
    komagumi(makuhyou(7, 67, 50), Steps).
test(pawn_by_steps, Steps == [25-27-26-1-9, 25-26-25-2-9]) :-
    komagumi(makuhyou(25, 25, 9), Steps).
test(slides_over_pieces_that_may_go, Steps == [3-28-68-1-9]) :-
    komagumi(makuhyou(3, 68, 9), Steps).
test(there_already, Steps == []) :-
    komagumi(makuhyou(21, 99, 9), Steps).
test(no_way, [forall(member(No-XY, [5-78, 17-88, 23-15, 19-29, 23-11])), true(Steps == Wanted)]) :-
    komagumi(makuhyou(No, XY, 9), Steps),
    (   No-XY == 23-15
    ->  Wanted = [23-17-16-1-9, 23-16-15-2-9]
    ;   Wanted = []
    ).

%   shortest(+Side, +Kind, +From, +Target, +Pawns, -Steps): by distances from both ends over all
%   squares, with the moves that the core knows for the piece alone among the pawns.

shortest(Side, Kind, From, Target, Pawns0, Steps) :-
    findall(Pawn, ( member(Pawn, Pawns0), Pawn =\= Target ), Pawns),
    findall(A-B, edge(Side, Kind, Pawns, A, B), Edges),
    distances([From], 0, Edges, [], Near),
    (   memberchk(Target-Length, Near)
    ->  findall(B-A, member(A-B, Edges), Backward),
        distances([Target], 0, Backward, [], Far),
        findall(step(Nth, A, B),
                ( member(A-B, Edges),
                  memberchk(A-Before, Near),
                  memberchk(B-After, Far),
                  Nth is Before+1,
                  Nth+After =:= Length
                ),
                Steps0),
        sort(Steps0, Steps)
    ;   Steps = []
    ).

edge(Side, Kind, Pawns, A, B) :-
    square(A),
    \+ memberchk(A, Pawns),
    PieceOf =.. [Side, Kind],
    PawnOf =.. [Side, fu],
    findall(at(Pawn, PawnOf), member(Pawn, Pawns), Placed),
    catch(position_term(Position, shogi(Side, [at(A, PieceOf)|Placed], [])), _, fail),
    rule_moves(paper, Position, Moves),
    member(move(A, B), Moves).

square(Square) :-
    between(1, 9, File),
    between(1, 9, Rank),
    Square is 10*File+Rank.

distances([], _, _, Known, Known) :-
    !.
distances(Squares, Distance, Edges, Known0, Known) :-
    findall(Square-Distance, member(Square, Squares), New, Known0),
    findall(To,
            ( member(Square, Squares), member(Square-To, Edges), \+ memberchk(To-_, New) ),
            Next0),
    sort(Next0, Next),
    Next1 is Distance+1,
    distances(Next, Next1, Edges, New, Known).

test(only_shortest_ways, [ forall(member(No-Targets, [ 1-[88, 28, 51], 3-[77, 68, 55], 5-[66, 68, 22],
                                                       7-[67, 38, 21], 9-[78, 44], 11-[27, 79, 55],
                                                       13-[77, 67, 47], 15-[37, 33], 17-[77, 73],
                                                       19-[18, 11], 21-[98], 33-[66, 61] ])) ]) :-
    start_position(hirate, Start),
    piece_numbers(Start, Numbers),
    memberchk(komalist(No, Kind, From, sente, _), Numbers),
    findall(Pawn, member(komalist(_, fu, Pawn, sente, _), Numbers), Pawns0),
    (   Kind == fu
    ->  Pawns = []
    ;   Pawns = Pawns0
    ),
    forall(member(Target, Targets),
           ( shortest(sente, Kind, From, Target, Pawns, Wanted),
             findall(step(Nth, A, B),
                     makuhyou_komagumi(makuhyou(No, Target, 1), komagumi(No, A, B, Nth, 1)), Steps),
             Steps == Wanted
           )).

test(every_kind_moves_as_the_core_says,
     forall(member(No-XY, [5-22, 3-23, 11-32, 19-12, 17-73, 23-14]))) :-
    start_position(hirate, Start),
    piece_numbers(Start, Numbers0),
    memberchk(komalist(No, Plain, _, _, _), Numbers0),
    promoted_kind(Plain, Kind),
    Promoted = komalist(No, Plain, XY, sente, nari),
    findall(Target-Steps,
            ( member(Target, [57, 34, 18]),
              findall(step(Nth, A, B),
                      makuhyou_komagumi(makuhyou(No, Target, 1), [Promoted],
                                        komagumi(No, A, B, Nth, 1)),
                      Steps)
            ),
            Found),
    findall(Target-Steps,
            ( member(Target, [57, 34, 18]), shortest(sente, Kind, XY, Target, [], Steps) ),
            Wanted),
    Found == Wanted.

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

moved(Usi, Game, Numbers) :-
    game_usi(Game, Usi),
    piece_numbers(Game, Numbers).

test(from_where_it_stands, Steps == [13-78-77-1]) :-
    moved("startpos moves 7i7h 3c3d", _, Numbers),
    findall(A-B-C-D, makuhyou_komagumi(makuhyou(13, 77, 5), Numbers, komagumi(A, B, C, D, _)), Steps).
test(a_pawn_that_has_gone_opens_a_way,
     true(Before-After == [5-88-79-1, 5-79-68-2]
                          -[5-88-77-1, 5-88-79-1, 5-77-68-2, 5-79-68-2])) :-
    moved("startpos moves 7g7f 3c3d", _, Numbers),
    findall(A-B-C-D, makuhyou_komagumi(makuhyou(5, 68, 5), Numbers, komagumi(A, B, C, D, _)), After),
    findall(A-B-C-D, makuhyou_komagumi(makuhyou(5, 68, 5), komagumi(A, B, C, D, _)), Before).
test(taken, Steps == []) :-
    moved("startpos moves 7g7f 3c3d 8h2b+ 3a2b", _, Numbers),
    findall(S, makuhyou_komagumi(makuhyou(5, 68, 5), Numbers, S), Steps).
test(in_the_other_hand, Steps == []) :-
    moved("startpos moves 7g7f 3c3d 8h2b+ 3a2b", _, Numbers),
    findall(S, makuhyou_komagumi(makuhyou(6, 33, 5), Numbers, S), Steps).
test(absent, Steps == []) :-
    start_position('二枚落ち', Start),
    piece_numbers(Start, Numbers),
    findall(S, makuhyou_komagumi(makuhyou(4, 62, 5), Numbers, S), Steps).

test(bad_makuhyou, [ forall(member(Makuhyou-What, [ makuhyou(41, 77, 5)-unknown_number,
                                                    makuhyou(0, 77, 5)-unknown_number,
                                                    makuhyou(13, 70, 5)-off_board,
                                                    makuhyou(13, a, 5)-form, foo-form, _-form ])),
                     error(gunshi(bad_makuhyou(_, What, none))) ]) :-
    makuhyou_komagumi(Makuhyou, _).

:- end_tests(komagumi).

:- begin_tests(plan_steps).

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

test(attacked, [ forall(member(Usi-Wanted, [ "startpos"-[],
                                             "startpos moves 7g7f 3c3d"-[88],
                                             "startpos moves 2g2f 3c3d 2f2e 4c4d 2e2d"-[23],
                                             "startpos moves 7g7f 3c3d 8h2b+"-[11, 13, 21, 23, 31] ])),
                 true(Squares == Wanted) ]) :-
    game_usi(Game, Usi),
    game_position(Game, Position),
    attacked_squares(Position, Squares).
test(in_check, Squares == [51]) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4L4 w - 1"),
    attacked_squares(Position, Squares).

:- end_tests(attacked_squares).
