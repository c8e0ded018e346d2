/*  The relations of Othello are what slow_relations.pl says of their meaning, in all answers, on
    positions of random games; the same in the eight images; with any arguments bound; and what is
    no side, square or number.
*/
:- module(test_othello_relations, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/relations)).
:- use_module(tests(othello/slow_relations)).
:- use_module(tests(sizes)).

%   relation_of(?Name, ?Columns): all relations, as slow_relations.pl names them.

relation_of(disc_of,          [side, square]).
relation_of(disc_count,       [side, number]).
relation_of(vacant,           [square]).
relation_of(vacancies,        [number]).
relation_of(playable,         [side, square]).
relation_of(mobility,         [side, number]).
relation_of(potential,        [side, number]).
relation_of(frontier,         [side, square]).
relation_of(frontier_count,   [side, number]).
relation_of(stable,           [side, square]).
relation_of(stable_count,     [side, number]).
relation_of(region,           [square, number]).
relation_of(regions,          [number, number]).
relation_of(edge_run,         [side, square, square, number]).
relation_of(wing,             [side, square]).
relation_of(balanced,         [side, square]).
relation_of(shares_edge,      [side, square]).
relation_of(wedge,            [side, square]).
relation_of(turns,            [move, square]).
relation_of(turns_count,      [move, number]).
relation_of(openness,         [move, number]).
relation_of(stays,            [move]).
relation_of(edge_answer,      [move, square]).
relation_of(gives_corner,     [move, square]).
relation_of(threatens_corner, [move, square]).
relation_of(guards_corner,    [move, square]).

%   rows(+Name, +Position, +Row, -Rows): the answers that Row leaves open, in their order.

rows(Name, Position, Row, Rows) :-
    atom_concat(othello_, Name, Predicate),
    Goal =.. [Predicate, Position|Row],
    findall(Row, gunshi_othello_relations:Goal, Rows).

all_rows(Name, Position, Rows) :-
    relation_of(Name, Columns),
    same_length(Columns, Row),
    rows(Name, Position, Row, Rows).

%   A position of a random game, each with the one after a pass of half of them.

:- meta_predicate each_position(+, +, 1).

each_position(Seed, Count, Goal) :-
    set_random(seed(Seed)),
    othello_start(Start),
    walk(Count, Start, Goal).

walk(0, _, _) :-
    !.
walk(Count, Position, Goal) :-
    (   maybe
    ->  othello_passed(Position, Asked)
    ;   Asked = Position
    ),
    (   call(Goal, Asked)
    ->  true
    ;   othello_text(Asked, Text),
        format(user_error, "in ~s~n", [Text]),
        fail
    ),
    othello_moves(Position, Moves),
    (   random_member(Move, Moves)
    ->  othello_after(Position, Move, Next)
    ;   othello_start(Next)
    ),
    Count1 is Count - 1,
    walk(Count1, Next, Goal).

:- begin_tests(othello_relations).

test(every_relation_is_here, Exported == Listed) :-
    module_property(gunshi_othello_relations, exports(All)),
    findall(Name/Arity,
            ( member(Name0/Arity, All),
              Name0 \== othello_passed,
              atom_concat(othello_, Name, Name0)
            ),
            Exported0),
    findall(Name/Arity, ( relation_of(Name, Columns), length([_|Columns], Arity) ), Listed0),
    msort(Exported0, Exported),
    msort(Listed0, Listed).

%   A row comes once.

as_it_means(Position) :-
    slow_board(Position, Board),
    forall(relation_of(Name, _), as_it_means(Name, Position, Board)).

as_it_means(Name, Position, Board) :-
    all_rows(Name, Position, Rows0),
    findall(Row, relation(Name, Board, Row), Slow0),
    msort(Rows0, Rows),
    msort(Slow0, Slow),
    (   Rows == Slow
    ->  true
    ;   format(user_error, "~w: ~q, not ~q ", [Name, Rows, Slow]),
        fail
    ).

test(as_they_mean) :-
    size(200, 10_000, Count),
    each_position(1981, Count, as_it_means).

the_same_turned(Position) :-
    random_between(1, 7, Symmetry),
    othello_image(Position, Symmetry, Image),
    forall(relation_of(Name, Columns),
           (   all_rows(Name, Position, Rows0),
               maplist(row_image(Symmetry, Columns), Rows0, Rows1),
               all_rows(Name, Image, Found0),
               msort(Rows1, Rows),
               msort(Found0, Rows)
           )).

row_image(Symmetry, Columns, Row0, Row) :-
    maplist(column_image(Symmetry), Columns, Row0, Row).

column_image(Symmetry, Column, Value0, Value) :-
    (   memberchk(Column, [square, move])
    ->  image_square(Value0, Symmetry, Value)
    ;   Value = Value0
    ).

test(the_same_turned) :-
    size(400, 20_000, Count),
    each_position(8, Count, the_same_turned).

%   With some arguments of an answer bound: the answers that have them. With all: that one, once.

with_some_bound(Position) :-
    forall(relation_of(Name, _),
           (   all_rows(Name, Position, Rows),
               forall(random_member(Row, Rows), some_bound(Name, Position, Rows, Row))
           )).

some_bound(Name, Position, Rows, Row) :-
    maplist(maybe_bound, Row, Given),
    findall(Given, member(Given, Rows), Agreeing),
    rows(Name, Position, Given, Agreeing),
    rows(Name, Position, Row, [Row]).

maybe_bound(Value, Given) :-
    (   maybe
    ->  Given = Value
    ;   true
    ).

test(with_some_bound) :-
    size(200, 5_000, Count),
    each_position(40, Count, with_some_bound).

%   What is not among the answers is not true.

not_otherwise(Position) :-
    forall(relation_of(Name, Columns),
           (   all_rows(Name, Position, Rows),
               maplist(any_value, Columns, Row),
               (   memberchk(Row, Rows)
               ->  Expected = [Row]
               ;   Expected = []
               ),
               rows(Name, Position, Row, Expected)
           )).

any_value(side, Side) :-
    random_member(Side, [black, white]).
any_value(square, R-C) :-
    random_between(0, 9, R),
    random_between(1, 8, C).
any_value(move, Move) :-
    (   maybe(0.1)
    ->  Move = pass
    ;   any_value(square, Move)
    ).
any_value(number, N) :-
    random_member(N, [-1, 0, 1, 2, 3, 4, 5, 254, 255, 256, 100_000_000_000_000_000_000]).

test(not_otherwise) :-
    size(500, 20_000, Count),
    each_position(41, Count, not_otherwise).

%   One variable at two places has one value; half a square leaves the other half open.

test(twice_the_same, Rows == Expected) :-
    othello_text(Position,
                 "XX----O---------------------------------------------------O----- X"),
    rows(edge_run, Position, [_, Square, Square, _], Rows),
    Expected = [[white, 1-7, 1-7, 1], [white, 8-3, 8-3, 1]].
test(half_a_square, Rows == [[black, 4-5], [white, 4-4]]) :-
    othello_start(Position),
    rows(disc_of, Position, [_, 4-_], Rows).
test(the_other_half, Rows == [[4-3, 4-4]]) :-
    othello_start(Position),
    rows(turns, Position, [_-3, _], Rows).
test(a_check_leaves_nothing) :-
    othello_start(Position),
    othello_disc_of(Position, white, 4-4).

test(passed, Text == "---------------------------OX------XO--------------------------- O") :-
    othello_start(Position),
    othello_passed(Position, Passed),
    othello_text(Passed, Text).

bad(Goal, Error) :-
    othello_start(P),
    member(Goal-Error,
           [ othello_frontier(x, _, _)-type_error(othello, x),
             othello_frontier(P, red, _)-type_error(othello_side, red),
             othello_frontier(P, _, f5)-type_error(othello_square, f5),
             othello_frontier(P, _, 44)-type_error(othello_square, 44),
             othello_frontier(P, _, 4.0-5)-type_error(othello_square, 4.0-5),
             othello_turns(P, 3-4.0, _)-type_error(othello_square, 3-4.0),
             othello_frontier(P, _, a-_)-type_error(othello_square, a-_),
             othello_frontier(P, _, pass)-type_error(othello_square, pass),
             othello_turns(P, move(77, 76), _)-type_error(othello_square, move(77, 76)),
             othello_mobility(P, _, many)-type_error(integer, many),
             othello_vacancies(P, 60.0)-type_error(integer, 60.0),
             othello_passed(x, _)-type_error(othello, x)
           ]).

test(errors, [ forall(bad(Goal, Error)), error(Error) ]) :-
    call(gunshi_othello_relations:Goal).

:- end_tests(othello_relations).
