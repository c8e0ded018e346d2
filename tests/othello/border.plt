:- encoding(utf8).
/*  Shapes of the border as text: what they say, which are the same, what is none; and what stands
    on the border of positions of games.
*/
:- module(test_othello_border, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/base/types), [argument_fault/4]).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/border)).
:- use_module(library(gunshi/lab/match/othello_game), [random_opening/2]).

:- begin_tests(othello_border).

test(text, [forall(member(Shape-Place-Standing,
                          [ edge("・・・・・・・・")-edge-0, edge("●○○・・・・・")-edge-25,
                            edge("・・・・・・・○")-edge-4374, corner("●○・/・・・/・・○")-corner-13129 ])),
                   true(Place1-Standing1-Shape1 == Place-Standing-Shape)]) :-
    border_shape(Shape, Place1, Standing1),
    border_shape(Shape1, Place, Standing).
test(an_atom, Standing == 1) :-
    border_shape(edge('●・・・・・・・'), edge, Standing).

test(all_and_back, Wrong == []) :-
    findall(Place-Standing,
            ( member(Place-Most, [edge-6560, corner-19682]),
              between(0, Most, Standing),
              border_shape(Shape, Place, Standing),
              \+ border_shape(Shape, Place, Standing)
            ),
            Wrong).

test(none, [forall(member(Shape, [ edge("●・"), edge("XO......"), edge(1), edge(_), edge, 3, _,
                                   corner("・・・・・・・・・"), corner("・・・/・・・/・・"),
                                   side("・・・・・・・・"), edge("・・・・・・・・", 1) ])),
            fail]) :-
    nonvar(Shape),
    border_shape(Shape, _, _).
test(said_to_be_none) :-
    argument_fault(border_shape, edge("XO......"), fact, _),
    argument_fault(border_shape, edge("●・・・・・・○"), fact, _),
    \+ argument_fault(border_shape, edge("●○・・・・・・"), fact, _).

%   Read from the other end, and turned over, it is the same; exchanged, the contrary.

test(the_same, [forall(member(A-B, [ edge("●○○・・・・・")-edge("・・・・・○○●"),
                                     corner("●○・/・・●/・・○")-corner("●・・/○・・/・●○") ]))]) :-
    border_shape(A, Place, Standing),
    border_shape(B, Place, Other),
    border_number(Place, Standing, Number, Sign),
    border_number(Place, Other, Number, Sign),
    border_exchanged(Place, Standing, Exchanged),
    border_number(Place, Exchanged, Number, Contrary),
    Contrary =:= -Sign,
    Sign =\= 0.
test(the_contrary_of_itself, Number-Sign == 0-0) :-
    border_shape(edge("●・・・・・・○"), Place, Standing),
    border_number(Place, Standing, Number, Sign).
test(no_shape, error(domain_error(border_shape, 6561))) :-
    border_number(edge, 6561, _, _).

%   What stands there is what is on the squares, for the side to move.

test(in_games, Wrong == []) :-
    set_random(seed(5)),
    findall(Text-Where,
            ( between(1, 40, _),
              random_between(10, 50, Count),
              random_opening(Count, Moves),
              othello_start(Start),
              foldl([M, A, B]>>othello_after(A, M, B), Moves, Start, Position),
              othello_border(Position, Looks),
              length(Looks, Eight),
              ( Eight =:= 8 -> true ; throw(looks(Looks)) ),
              member(look(Place, Where, Standing), Looks),
              border_shape(Shape, Place, Standing),
              Shape =.. [_, Said],
              \+ seen(Position, Where, Said),
              othello_text(Position, Text)
            ),
            Wrong).

seen(Position, Where, Said) :-
    squares(Where, Squares),
    othello_side(Position, Side),
    findall(Sign, ( member(Square, Squares), sign_at(Square, Position, Side, Sign) ), Signs),
    atomic_list_concat(Signs, Said0),
    atom_string(Said0, Said).

sign_at(/, _, _, /) :-
    !.
sign_at(Square, Position, Side, Sign) :-
    othello_disc(Position, Square, Disc),
    (   Disc == empty
    ->  Sign = '・'
    ;   Disc == Side
    ->  Sign = '●'
    ;   Sign = '○'
    ).

squares('a1-h1', Squares) :- findall(1-C, between(1, 8, C), Squares).
squares('a8-h8', Squares) :- findall(8-C, between(1, 8, C), Squares).
squares('a1-a8', Squares) :- findall(R-1, between(1, 8, R), Squares).
squares('h1-h8', Squares) :- findall(R-8, between(1, 8, R), Squares).
squares(a1, Squares) :- nine([1, 2, 3], [1, 2, 3], Squares).
squares(h1, Squares) :- nine([1, 2, 3], [8, 7, 6], Squares).
squares(a8, Squares) :- nine([8, 7, 6], [1, 2, 3], Squares).
squares(h8, Squares) :- nine([8, 7, 6], [8, 7, 6], Squares).

nine([A, B, C], Columns, Squares) :-
    findall(A-Column, member(Column, Columns), First),
    findall(B-Column, member(Column, Columns), Second),
    findall(C-Column, member(Column, Columns), Third),
    append([First, [/], Second, [/], Third], Squares).

:- end_tests(othello_border).
