:- encoding(utf8).
/*  Patterns: matching is what a look at every way to bind the variables finds; turned round,
    everything stays true. */
:- module(test_patterns, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(random)).
:- use_module(library(gunshi/shogi/patterns)).
:- use_module(library(gunshi/shogi/patterns/turned)).
:- use_module(library(gunshi/shogi/position)).

%   Positions from play: a line of an opening and one with pieces in hand, and their positions on
%   the way.

line([move(77,76), move(33,34), move(27,26), move(83,84), move(26,25), move(84,85), move(69,78),
      move(41,32), move(25,24), move(23,24), move(28,24), move(85,86), move(87,86), move(82,86),
      move(24,34), promote(22,88), move(79,88), drop(ka,45)]).

positions(Positions) :-
    start_position(hirate, Start),
    line(Moves),
    foldl(played, Moves, [Start], Positions).

played(Move, [Position|Positions], [After, Position|Positions]) :-
    position_after(Position, Move, After).

position(Position) :-
    positions(Positions),
    member(Position, Positions).

holds(Pattern, Position) :-
    position_board(Position, Board),
    pattern_holds(Pattern, Board).

%   naive(+Pattern, +Position): each condition as it is meant, by trying all squares and kinds.

naive([], _).
naive([Condition|Conditions], Position) :-
    true_of(Condition, Position),
    naive(Conditions, Position).

true_of(turn(Side), Position) :-
    side_to_move(Position, Side).
true_of(sente(Square, Kind), Position) :-
    square(Square),
    piece_at(Position, Square, sente(Kind)).
true_of(gote(Square, Kind), Position) :-
    square(Square),
    piece_at(Position, Square, gote(Kind)).
true_of(empty(Square), Position) :-
    square(Square),
    \+ piece_at(Position, Square, _).
true_of(hand(Side, Kind, Least), Position) :-
    hand(Position, Side, Kind, Count),
    Count >= Least.
true_of(line(_), _).
true_of(weight(_), _).

square(Square) :-
    between(1, 9, File),
    between(1, 9, Rank),
    Square is File*10+Rank.

%   random_pattern(+Position, -Pattern): conditions that hold in Position, with some of the squares
%   and kinds made variables, some of these shared, and now and then a condition that may not hold.

random_pattern(Position, Pattern) :-
    side_to_move(Position, Side),
    position_pattern(Position, [_|Whole]),
    random_between(1, 4, Count),
    findall(C, ( between(1, Count, _), random_member(C0, Whole), opened(C0, C) ), Chosen),
    ( maybe(0.3) -> random_member(Square, [55, 77, 33, _]), Extra = [empty(Square)] ; Extra = [] ),
    append([[turn(Side)], Chosen, Extra], Pattern0),
    term_variables(Pattern0, Variables),
    ( Variables = [A, B|_], maybe(0.2) -> ignore(A = B) ; true ),
    ( variables_apart(Pattern0, move(_, _)) -> Pattern = Pattern0 ; Pattern = [turn(Side)] ).

opened(Condition0, Condition) :-
    Condition0 =.. [Name|Arguments0],
    (   Name == hand
    ->  Arguments0 = [Side, Kind, Count],
        ( maybe(0.5) -> true ; Open = Kind ),
        Condition = hand(Side, Open, Count)
    ;   maplist(opened_argument, Arguments0, Arguments),
        Condition =.. [Name|Arguments]
    ).

opened_argument(Argument0, Argument) :-
    (   maybe(0.4)
    ->  true
    ;   Argument = Argument0
    ).

answers(Goal, Pattern, Answers) :-
    term_variables(Pattern, Variables),
    findall(Variables, Goal, Answers0),
    msort(Answers0, Answers).

:- begin_tests(patterns).

test(as_by_hand, [ setup(set_random(seed(11))), forall(position(Position)) ]) :-
    forall(between(1, 40, _),
           ( random_pattern(Position, Pattern),
             sorted_pattern(Pattern, Sorted),
             answers(holds(Sorted, Position), Pattern, Answers),
             answers(naive(Pattern, Position), Pattern, Expected),
             Answers == Expected
           )).

%   The pattern as written holds in a position if and only if the turned one does in the turned
%   position.

test(turned, [ setup(set_random(seed(12))), forall(position(Position)) ]) :-
    turned_position(Position, Turned),
    forall(between(1, 20, _),
           ( random_pattern(Position, Pattern),
             turned_pattern(Pattern, Other),
             answers(holds(Pattern, Position), [], Answers),
             answers(holds(Other, Turned), [], OfTurned),
             Answers == OfTurned
           )).
test(turned_twice, [ forall(position(Position)), Position == Again ]) :-
    turned_position(Position, Turned),
    Turned \== Position,
    turned_position(Turned, Again).
test(turned_moves_are_legal, [ forall(position(Position)), Moves == Expected ]) :-
    turned_position(Position, Turned),
    legal_moves(Position, Moves0),
    maplist(turned_move, Moves0, Moves1),
    msort(Moves1, Moves),
    legal_moves(Turned, Expected0),
    msort(Expected0, Expected).

test(moves_hold_turned_round,
     [ forall(member(Side-Move, [sente-move(27,26), gote-move(83,84)])), Moves == [Move] ]) :-
    start_position(hirate, Start),
    ( Side == sente -> Position = Start ; turned_position(Start, Position) ),
    findall(M,
            pattern_move([turn(sente), sente(28, hi), sente(27, fu)], move(27, 26), Position, M),
            Moves).

test(variables_of_the_move, Moves == [move(39,38), move(39,48), move(79,68), move(79,78)]) :-
    start_position(hirate, Start),
    findall(M, pattern_move([turn(sente), sente(From, gi)], move(From, _), Start, M), Moves0),
    sort(Moves0, Moves).
test(illegal_moves_are_no_answer, fail) :-
    start_position(hirate, Start),
    pattern_move([turn(sente), sente(From, ka)], move(From, _), Start, _).
test(variables_are_left_alone, Kind-Square == a-b) :-
    start_position(hirate, Start),
    pattern_move([turn(sente), sente(Square, Kind)], move(Square, _), Start, _),
    !,
    Kind = a,
    Square = b.

test(whole_position, [ forall(position(Position)), Found == [Position] ]) :-
    position_pattern(Position, Pattern),
    positions(Positions),
    findall(P, ( member(P, Positions), holds(Pattern, P) ), Found).
test(handicap, [ forall(( handicap(Name, _), Name \== hirate )), fail ]) :-
    start_position(Name, Position),
    position_pattern(Position, [_|Pattern]),
    start_position(hirate, Even),
    holds(Pattern, Even).

test(determinism) :-
    start_position(hirate, Start),
    position_board(Start, Board),
    pattern_holds([turn(sente), sente(77, fu), sente(88, Kind), empty(76), gote(82, hi), line(a),
                   weight(3)], Board),
    Kind == ka.
test(hands, Kinds == [fu, ka]) :-
    positions([_, Position|_]),
    findall(Kind, holds([hand(gote, Kind, 1)], Position), Kinds0),
    sort(Kinds0, Kinds).

test(forms,
     [ forall(member(Pattern,
                     [ [], [turn(sente)], [sente(_, fu)], [gote(11, _)], [empty(_)],
                       [hand(gote, _, 2)], [line('矢倉'), weight(1)] ])) ]) :-
    is_pattern(Pattern).
test(no_forms,
     [ forall(member(Pattern,
                     [ _, [_|_], a, [turn(_)], [turn(black)], [sente(10, fu)], [sente(11, zz)],
                       [empty(0)], [hand(_, fu, 1)], [hand(sente, to, 1)], [hand(sente, fu, 0)],
                       [hand(sente, fu, _)], [weight(0)], [line("x")], [foo(1)], [_] ])),
       fail ]) :-
    is_pattern(Pattern).
test(moves,
     [ forall(member(Move-Is,
                     [ move(_, _)-true, move(77, 76)-true, promote(_, 11)-true, drop(_, _)-true,
                       drop(ka, 55)-true, drop(um, 55)-false, move(70, _)-false, (5-6)-false,
                       _-false, foo-false ])),
       Result == Is ]) :-
    ( is_pattern_move(Move) -> Result = true ; Result = false ).

:- end_tests(patterns).
