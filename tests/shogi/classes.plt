:- module(test_classes, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/classes)).

/*  Classes of moves. That each class means what it says is proved in C (tests/c/test_classes.c);
    here are the properties that the predicates show, and the counts. */

:- begin_tests(classes).

%   game_of(-Text): an opening, a game with drops and a mate, one from a position.

game_of("startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e B*3c 5e3c+ 2b3c").
game_of("startpos moves 7g7f 3c3d 2g2f 4c4d 2f2e 2b3c 3i4h 3a4b 4i5h 8c8d 5g5f 8d8e 8h7g 7a7b").
game_of("startpos moves 7g7f 8c8d 2g2f 3c3d 8h2b+ 3a2b B*4e 5a5b 4e3d").
game_of("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b 2G2g 1 moves 5c5b+ 5a5b G*5c 5b6a G*6b").

%   step(-Position, -Last, -Move): Move is played in Position, Last led there.

step(Position, Last, Move) :-
    game_of(Text),
    game_usi(Game, Text),
    game_moves(Game, Moves),
    game_start(Game, Start),
    step(Moves, Start, none, Position, Last, Move).

step([Move|_], Position, Last, Position, Last, Move).
step([Played|Moves], Position0, _, Position, Last, Move) :-
    position_after(Position0, Played, Position1),
    step(Moves, Position1, Played, Position, Last, Move).

%   classed(-Position, -Move, -Classes): for every legal move of every step.

classed(Position, Move, Classes) :-
    step(Position, Last, _),
    legal_move(Position, Move),
    move_classes(Position, Last, Move, Classes).

with_prefix(Classes, Prefix) :-
    member(Class, Classes),
    sub_atom(Class, 0, _, _, Prefix),
    !.

%   agrees(:A, :B): both hold, or neither does.

agrees(A, B) :-
    (   call(A)
    ->  call(B)
    ;   \+ call(B)
    ).

test(names_differ, Listed =:= Different) :-
    findall(Class, move_class(Class), Classes),
    length(Classes, Listed),
    sort(Classes, Set),
    length(Set, Different).
test(known_name) :-
    move_class(drop_fu).
test(unknown_name, fail) :-
    move_class(drop_ou).
test(no_name, fail) :-
    move_class(3).

test(each_move_has_classes_in_order) :-
    findall(Class, move_class(Class), All),
    forall(classed(_, _, Classes),
           ( Classes = [_|_],
             findall(Class, ( member(Class, All), memberchk(Class, Classes) ), Classes)
           )).
test(captures) :-
    forall(classed(Position, Move, Classes),
           agrees(( arg(2, Move, To), piece_at(Position, To, _) ), with_prefix(Classes, capture_))).
test(drops) :-
    forall(classed(_, Move, Classes),
           (   Move = drop(Kind, _)
           ->  atom_concat(drop_, Kind, Class),
               memberchk(Class, Classes)
           ;   \+ with_prefix(Classes, drop_)
           )).
test(promotions) :-
    forall(classed(Position, Move, Classes),
           (   Move = promote(From, _)
           ->  piece_at(Position, From, Piece),
               arg(1, Piece, Kind),
               atom_concat(promote_, Kind, Class),
               memberchk(Class, Classes)
           ;   \+ with_prefix(Classes, promote_)
           )).
test(checks) :-
    forall(classed(Position, Move, Classes),
           ( position_after(Position, Move, After),
             agrees(in_check(After), with_prefix(Classes, check_))
           )).
test(evasions) :-
    forall(classed(Position, _, Classes),
           agrees(in_check(Position), with_prefix(Classes, evade_))).
test(recaptures) :-
    forall(( step(Position, Last, _), legal_move(Position, Move) ),
           ( move_classes(Position, Last, Move, Classes),
             agrees(( Last \== none, arg(2, Last, To), arg(2, Move, To) ),
                    memberchk(recapture, Classes))
           )).

test(exchange_of_bishops, Classes == [capture_um, capture_free, recapture]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+"),
    game_position(Game, Position),
    move_classes(Position, promote(88, 22), move(31, 22), Classes).
test(last_not_known, Classes == [capture_um, capture_free]) :-
    game_usi(Game, "startpos moves 7g7f 3c3d 8h2b+"),
    game_position(Game, Position),
    move_classes(Position, none, move(31, 22), Classes).
test(illegal, fail) :-
    start_position(hirate, Position),
    move_classes(Position, none, move(77, 75), _).
test(off_the_board, fail) :-
    start_position(hirate, Position),
    move_classes(Position, none, move(77, 70), _).
test(last_went_nowhere, error(domain_error(last_move, move(33, 34)))) :-
    start_position(hirate, Position),
    move_classes(Position, move(33, 34), move(77, 76), _).
test(last_of_the_side_to_move, error(domain_error(last_move, move(78, 77)))) :-
    start_position(hirate, Position),
    move_classes(Position, move(78, 77), move(77, 76), _).
test(last_is_no_move, error(type_error(move, first))) :-
    start_position(hirate, Position),
    move_classes(Position, first, move(77, 76), _).
test(no_move, error(type_error(move, 7))) :-
    start_position(hirate, Position),
    move_classes(Position, none, 7, _).
test(open_move, error(instantiation_error)) :-
    start_position(hirate, Position),
    move_classes(Position, none, move(77, _), _).
test(no_position, error(type_error(position, start))) :-
    move_classes(start, none, move(77, 76), _).

%   counted(+Game, -Counts): what class_counts/3 says, from move_classes/4 alone.

counted(Start, Moves, Counts) :-
    findall(Available-Played,
            ( step(Moves, Start, none, Position, Last, Move),
              findall(Class,
                      ( legal_move(Position, Legal),
                        move_classes(Position, Last, Legal, Classes),
                        member(Class, Classes)
                      ),
                      Listed),
              sort(Listed, Available),
              move_classes(Position, Last, Move, Played)
            ),
            Steps),
    findall(class_count(Class, Available, Played),
            ( move_class(Class),
              aggregate_all(count, ( member(A-_, Steps), memberchk(Class, A) ), Available),
              aggregate_all(count, ( member(_-P, Steps), memberchk(Class, P) ), Played)
            ),
            Counts).

test(counts_are_those_of_the_moves, [forall(game_of(Text)), true(Counts == Expected)]) :-
    game_usi(Game, Text),
    game_start(Game, Start),
    game_moves(Game, Moves),
    class_counts(Start, Moves, Counts),
    counted(Start, Moves, Expected).
test(counts_of_no_move) :-
    start_position(hirate, Start),
    class_counts(Start, [], Counts),
    forall(member(class_count(_, Available, Played), Counts), Available-Played == 0-0).
test(counts_of_an_illegal_move,
     error(gunshi(illegal_move(move(88, 77), 2, Position)))) :-
    start_position(hirate, Start),
    position_after(Start, move(77, 76), Position),
    class_counts(Start, [move(77, 76), move(88, 77), move(33, 34)], _).
test(counts_off_the_board, error(gunshi(illegal_move(move(77, 100), 1, Start)))) :-
    start_position(hirate, Start),
    class_counts(Start, [move(77, 100)], _).
test(counts_of_no_moves, error(type_error(move, x))) :-
    start_position(hirate, Start),
    class_counts(Start, [x], _).
test(counts_of_no_list, error(type_error(list, moves))) :-
    start_position(hirate, Start),
    class_counts(Start, moves, _).
test(counts_of_an_open_list, error(instantiation_error)) :-
    start_position(hirate, Start),
    class_counts(Start, [move(77, 76)|_], _).
test(counts_from_no_position, error(type_error(position, here))) :-
    class_counts(here, [], _).
test(time_limit_ends_counting, Limit == time_limit_exceeded) :-
    start_position(hirate, Start),
    findall(Move,
            ( between(1, 250000, _),
              member(Move, [move(28, 38), move(82, 72), move(38, 28), move(72, 82)])
            ),
            Moves),
    catch(call_with_time_limit(0.05, class_counts(Start, Moves, _)), Limit, true).

:- end_tests(classes).
