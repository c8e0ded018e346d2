/*  A pattern keeps what its goal needs, holds where it came from, and is made by a bounded effort.
*/
:- module(test_general_pattern, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/shogi/patterns/general)).
:- use_module(library(gunshi/shogi/patterns/faults)).
:- use_module(library(gunshi/shogi/patterns)).
:- use_module(library(gunshi/shogi/patterns/turned)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/shogi/squares)).

%   position(?What, -Position, -Move): Move is legal; the hand has pieces, in `exchange`.

position(What, Position, Move) :-
    sfen(What, Sfen, Move),
    position_sfen(Position, Sfen).

sfen(start, "startpos", move(77, 76)).
sfen(exchange, "lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 1", drop(ka, 55)).
sfen(line, "4k4/9/9/9/9/9/9/1B5R1/4K4 b - 1", move(28, 68)).
sfen(gote, "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 1", move(33, 34)).

:- dynamic asked/1.

always(_).
never(_) :-
    fail.

%   with_piece(+Square, +Piece, +Position): Piece stands there; each time is counted.

with_piece(Square, Piece, Position) :-
    assertz(asked(Position)),
    piece_at(Position, Square, Piece).

held(Side, Kind, Position) :-
    hand(Position, Side, Kind, _).

%   In the module of the tests a retractall would make another asked/1.

nothing_asked :-
    retractall(asked(_)).

:- begin_tests(general_pattern, [cleanup(nothing_asked)]).

test(nothing_matters, [forall(position(_, Position, Move)), true(Others == [])]) :-
    side_to_move(Position, Side),
    general_pattern(always, Position, Move, [], tests(60, 20, 5), Pattern),
    move_squares(Move, Squares),
    findall(Condition,
            ( member(Condition, Pattern),
              Condition \= turn(Side),
              Condition \= hand(Side, _, _),
              \+ ( arg(1, Condition, Square), memberchk(Square, Squares) )
            ),
            Others).
test(all_matters, [forall(position(_, Position, Move)), true(Pattern == Whole)]) :-
    general_pattern(==(Position), Position, Move, [], tests(40, 20, 5), Pattern),
    position_pattern(Position, Whole).
test(not_true_of_the_position_itself, true(Pattern == Whole)) :-
    position(start, Position, Move),
    general_pattern(never, Position, Move, [], tests(40, 20, 5), Pattern),
    position_pattern(Position, Whole).
test(no_tests, true(Pattern == Whole)) :-
    position(start, Position, Move),
    general_pattern(always, Position, Move, [], tests(0, 20, 5), Pattern),
    position_pattern(Position, Whole).

%   Of what one piece means, that piece stays, and no other.

test(what_matters_stays,
     [ forall(( position(What, Position, Move), memberchk(What, [start, gote, exchange]),
                member(Square-Piece, [27-sente(fu), 81-gote(ke), 99-sente(ky), 59-sente(ou)]) )),
       true(Named == []) ]) :-
    general_pattern(with_piece(Square, Piece), Position, Move, [], tests(120, 20, 5), Pattern),
    Piece =.. [Side, Kind],
    Condition =.. [Side, Square, Kind],
    move_squares(Move, Squares),
    findall(C,
            ( member(C, Pattern),
              C =.. [S, At, _],
              memberchk(S, [sente, gote]),
              C \== Condition,
              \+ memberchk(At, Squares)
            ),
            Named),
    memberchk(Condition, Pattern).
test(what_matters_in_hand, true(Hands == [hand(gote, ka, 1), hand(sente, ka, 1)])) :-
    position(exchange, Position, Move),
    general_pattern(held(gote, ka), Position, Move, [], tests(60, 20, 5), Pattern),
    findall(hand(Side, Kind, Count), member(hand(Side, Kind, Count), Pattern), Hands0),
    sort(Hands0, Hands).
%   A square that the explanation goes over is tried with a piece on it: it stays a condition only
%   where that matters. Those of the move itself stay.

test(squares_gone_over, [ forall(member(Goal-Empty, [always-[38, 48, 58, 68],
                                                     free(55)-[38, 48, 55, 58, 68] ])),
                          true(Found == Empty) ]) :-
    position(line, Position, Move),
    general_pattern(Goal, Position, Move, [55], tests(40, 20, 5), Pattern),
    findall(Square, member(empty(Square), Pattern), Empty0),
    sort(Empty0, Found).
test(a_piece_stands_there, [forall(member(What, [start, exchange, gote, line]))]) :-
    nothing_asked,
    position(What, Position, Move),
    general_pattern(with_piece(59, sente(ou)), Position, Move, [65, 75], tests(80, 20, 5), _),
    asked(Other),
    piece_at(Other, 65, _),
    !.

free(Square, Position) :-
    \+ piece_at(Position, Square, _).

%   A king stands elsewhere where its square does not matter.

test(a_king_goes, [forall(member(What, [start, exchange, gote, line])), true(Kings == [])]) :-
    position(What, Position, Move),
    general_pattern(always, Position, Move, [], tests(60, 20, 5), Pattern),
    findall(Side, ( member(Condition, Pattern), Condition =.. [Side, _, ou] ), Kings).

%   Where little is left out, the last tests are of other positions all the same.

test(the_last_tests_change_something, true(Same =< 1)) :-
    nothing_asked,
    position(start, Position, Move),
    general_pattern(all_but(13), Position, Move, [], tests(120, 20, 5), Pattern),
    \+ memberchk(gote(13, fu), Pattern),
    aggregate_all(count,
                  ( asked(Other), position_sfen(Other, Sfen), position_sfen(Position, Sfen) ),
                  Same).

%   all_but(+Square, +Position): nothing has changed at the start but what stands on Square, or
%   came from it.

all_but(Square, Position) :-
    assertz(asked(Position)),
    position_sfen(Start, startpos),
    position_term(Start, shogi(_, Pieces, _)),
    position_term(Position, shogi(_, Now, _)),
    forall(( member(at(At, Piece), Pieces), At =\= Square ), memberchk(at(At, Piece), Now)).

test(effort_is_bounded,
     [forall(member(Tests, [1, 16, 17, 25, 40])), true(( Count =< Tests+1, Count > 0 ))]) :-
    nothing_asked,
    position(start, Position, Move),
    general_pattern(with_piece(27, sente(fu)), Position, Move, [], tests(Tests, 20, 5), _),
    aggregate_all(count, asked(_), Count).
test(the_move_is_legal_wherever_the_goal_is_asked) :-
    nothing_asked,
    position(start, Position, Move),
    general_pattern(with_piece(27, sente(fu)), Position, Move, [], tests(60, 20, 5), _),
    findall(Other, asked(Other), Others),
    Others = [_, _|_],
    forall(member(Other, Others), legal_move(Other, Move)).

%   What comes out is a fact: it holds where it came from, turned round too, and has no faults.

test(holds_where_it_came_from,
     [forall(( position(_, Position, Move),
               member(Goal, [always, with_piece(59, sente(ou)), ==(Position)]) ))]) :-
    general_pattern(Goal, Position, Move, [], tests(50, 20, 5), Pattern),
    is_pattern(Pattern),
    pattern_faults(_, Pattern, Move, []),
    once(pattern_move(Pattern, Move, Position, Move)),
    turned_position(Position, Turned),
    turned_move(Move, Other),
    once(pattern_move(Pattern, Move, Turned, Other)).
test(same_answer_twice, true(First == Second)) :-
    position(exchange, Position, Move),
    general_pattern(with_piece(59, sente(ou)), Position, Move, [], tests(50, 20, 5), First),
    general_pattern(with_piece(59, sente(ou)), Position, Move, [], tests(50, 20, 5), Second).
test(no_position, error(type_error(position, foo))) :-
    general_pattern(always, foo, move(77, 76), [], tests(40, 20, 5), _).

:- end_tests(general_pattern).
