:- encoding(utf8).
:- module(test_komagumi, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/komagumi)).
:- use_module(library(gunshi/shogi/position), [promoted_kind/2]).

%   The fourth paper's lists come out as printed, and the ways are the shortest by an independent
%   search over the core's moves.

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

test(only_shortest_ways,
     forall(member(No-Targets, [ 1-[88, 28, 51], 3-[77, 68, 55], 5-[66, 68, 22], 7-[67, 38, 21],
                                 9-[78, 44], 11-[27, 79, 55], 13-[77, 67, 47], 15-[37, 33],
                                 17-[77, 73], 19-[18, 11], 21-[98], 33-[66, 61] ]))) :-
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

moved(Usi, Numbers) :-
    game_usi(Game, Usi),
    piece_numbers(Game, Numbers).

from(No, XY, Numbers, Steps) :-
    findall(No-From-To-Nth,
            makuhyou_komagumi(makuhyou(No, XY, 5), Numbers, komagumi(No, From, To, Nth, 5)),
            Steps).

test(from_where_it_stands, Steps == [13-78-77-1]) :-
    moved("startpos moves 7i7h 3c3d", Numbers),
    from(13, 77, Numbers, Steps).
test(a_pawn_that_has_gone_opens_a_way,
     true(Before-After == [5-88-79-1, 5-79-68-2]
                          -[5-88-77-1, 5-88-79-1, 5-77-68-2, 5-79-68-2])) :-
    moved("startpos", Home),
    from(5, 68, Home, Before),
    moved("startpos moves 7g7f 3c3d", Numbers),
    from(5, 68, Numbers, After).
test(taken, Steps == []) :-
    moved("startpos moves 7g7f 3c3d 8h2b+ 3a2b", Numbers),
    from(5, 68, Numbers, Steps).
test(in_the_other_hand, Steps == []) :-
    moved("startpos moves 7g7f 3c3d 8h2b+ 3a2b", Numbers),
    from(6, 33, Numbers, Steps).
test(absent, Steps == []) :-
    start_position('二枚落ち', Start),
    piece_numbers(Start, Numbers),
    from(4, 62, Numbers, Steps).

%   What is open is what has a step where nothing is in the way, asked of every piece of a game with
%   promoted ones, one taken and one in hand.

test(open_is_a_step_without_obstacles, Differing == []) :-
    moved("startpos moves 7g7f 3c3d 8h2b+ 3a2b 2g2f 4c4d 2f2e 4d4e", Numbers),
    findall(Makuhyou,
            ( between(1, 40, No),
              member(XY, [11, 12, 13, 55, 56, 78, 88, 99]),
              Makuhyou = makuhyou(No, XY, 5),
              truth(makuhyou_open(Makuhyou, Numbers), Open),
              truth(makuhyou_komagumi(Makuhyou, Numbers, [], _), Step),
              Open \== Step
            ),
            Differing),
    \+ makuhyou_open(makuhyou(19, 11, 5), Numbers),
    makuhyou_open(makuhyou(15, 13, 5), Numbers).

test(bad_makuhyou, [ forall(member(Makuhyou-What, [ makuhyou(41, 77, 5)-unknown_number,
                                                    makuhyou(0, 77, 5)-unknown_number,
                                                    makuhyou(13, 70, 5)-off_board,
                                                    makuhyou(13, a, 5)-form, foo-form, _-form ])),
                     error(gunshi(bad_makuhyou(_, What, none))) ]) :-
    makuhyou_komagumi(Makuhyou, _).

truth(Goal, Truth) :-
    (   call(Goal)
    ->  Truth = true
    ;   Truth = false
    ).

:- end_tests(komagumi).
