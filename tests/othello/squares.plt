/*  J of the third paper, by rows, by one predicate a square, and by the core: the same on random
    games, and as it is defined, disc by disc. */
:- use_module(library(plunit)).
:- use_module(library(random)).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/squares)).

:- begin_tests(othello_squares).

positions(Positions) :-
    set_random(seed(81)),
    findall(P, ( between(1, 5, _), othello_start(P0), on(P0, P) ), Positions).

on(P, P).
on(P, Q) :-
    othello_moves(P, Moves),
    random_member(Move, Moves),
    othello_after(P, Move, P1),
    on(P1, Q).

test(three_ways, Wrong == []) :-
    positions(Positions),
    findall(P-Side,
            ( member(P, Positions),
              othello_rows(P, Rows, _),
              member(Side, [black, white]),
              othello_j(P, Side, J),
              \+ ( rows_j(Rows, Side, J), squares_j(Rows, Side, J) )
            ),
            Wrong).

test(other_side, Wrong == []) :-
    positions(Positions),
    findall(P,
            ( member(P, Positions), othello_j(P, black, J), othello_j(P, white, K), J =\= -K ),
            Wrong).

%   Enclosed discs do not count, those on the edge are never enclosed.

test(enclosed, J-K == 1-1) :-
    othello_text(P, "-------- --OOO--- --OXO--- --OOO--- -------- -------- -------- -------- X"),
    othello_j(P, white, J0),
    J is J0 + 9,
    othello_text(Q, "XO------ OO------ -------- -------- -------- -------- -------- -------- X"),
    othello_j(Q, white, K0),
    K is K0 + 3.

test(squares_leave_nothing, Facts == []) :-
    othello_start(P),
    othello_rows(P, Rows, _),
    \+ \+ squares_j(Rows, white, _),
    findall(x, gunshi_othello_squares:m44(_), Facts).
test(cost) :-
    othello_start(P),
    forall(member(How, [rows, squares, core]), ( j_cost(P, How, Us), Us >= 0 )).

:- end_tests(othello_squares).
