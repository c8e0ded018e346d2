/*  The board otherwise: as rows and as one predicate a square, as the third paper has it (4.1), in
    plain Prolog.

    The paper keeps the board as a list of rows and lays it out, where many squares are looked at,
    as one fact for each square, whose name is made of row and column: square 5-6 black is m56(2).
    Here both are worked out for its function J, which looks at every square and its neighbours,
    beside the core's own (othello_j/3): that they agree is tested, and what each costs can be
    asked.
*/
:- module(gunshi_othello_squares,
          [ rows_j/3,                   % +Rows, +Side, -J
            squares_j/3,                % +Rows, +Side, -J
            j_cost/3                    % +Position, +How, -Microseconds
          ]).
:- use_module(board, [othello_rows/3, othello_j/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [partition/4]).
:- autoload(library(lists), [append/2, append/3, nth1/3]).
:- autoload(library(yall), [(>>)/3]).

%!  rows_j(+Rows, +Side, -J:integer) is det.
%
%   J of Rows for Side, every square by nth1/3 in its row.

rows_j(Rows, Side, J) :-
    j(rows(Rows), Side, J).

%!  squares_j(+Rows, +Side, -J:integer) is det.
%
%   J of Rows for Side, by one fact a square: they are made first and deleted behind.

squares_j(Rows, Side, J) :-
    setup_call_cleanup(
        forall(( nth1(R, Rows, Row), nth1(C, Row, Disc) ),
               ( square_fact(R, C, Disc, Fact), assertz(Fact) )),
        j(squares, Side, J),
        forall(( between(1, 8, R), between(1, 8, C) ),
               ( square_fact(R, C, _, Fact), retractall(Fact) ))).

%   square_fact(+R, +C, ?Disc, -Fact): made once, by UNIV, as in the paper.

term_expansion(square_facts, Clauses) :-
    findall([ (:- thread_local(Name/1)), square_fact(R, C, Disc, Fact) ],
            ( between(1, 8, R),
              between(1, 8, C),
              atomic_list_concat([m, R, C], Name),
              Fact =.. [Name, Disc]
            ),
            Lists),
    append(Lists, Clauses0),
    partition([(:- _)]>>true, Clauses0, Directives, Facts),
    append(Directives, Facts, Clauses).

square_facts.

j(Board, Side, J) :-
    own(Side, Own),
    Other is 3 - Own,
    counted(Board, Own, OwnCount),
    counted(Board, Other, OtherCount),
    J is OtherCount - OwnCount.

own(white, 1).
own(black, 2).

counted(Board, Disc, Count) :-
    aggregate_all(count,
                  ( between(1, 8, R),
                    between(1, 8, C),
                    disc(Board, R, C, Disc),
                    \+ enclosed(Board, R, C)
                  ),
                  Count).

enclosed(Board, R, C) :-
    between(2, 7, R),
    between(2, 7, C),
    Above is R - 1,
    Below is R + 1,
    Left is C - 1,
    Right is C + 1,
    taken(Board, Above, C),
    taken(Board, Below, C),
    taken(Board, R, Left),
    taken(Board, R, Right).

taken(Board, R, C) :-
    disc(Board, R, C, Disc),
    Disc > 0.

disc(rows(Rows), R, C, Disc) :-
    nth1(R, Rows, Row),
    nth1(C, Row, Disc).
disc(squares, R, C, Disc) :-
    square_fact(R, C, Disc, Fact),
    call(Fact).

%!  j_cost(+Position, +How:oneof([rows,squares,core]), -Microseconds:float) is det.
%
%   CPU time of J in Position, the mean of many. That of `rows` and `squares` begins with the board
%   as rows, which is what the paper's program has at hand.

j_cost(Position, How, Microseconds) :-
    othello_rows(Position, Rows, Side),
    times(How, Times),
    statistics(cputime, Start),
    forall(between(1, Times, _), by(How, Position, Rows, Side)),
    statistics(cputime, End),
    Microseconds is (End - Start) / Times * 1.0e6.

times(rows, 300).
times(squares, 300).
times(core, 300000).

by(rows, _, Rows, Side) :-
    rows_j(Rows, Side, _).
by(squares, _, Rows, Side) :-
    squares_j(Rows, Side, _).
by(core, Position, _, Side) :-
    othello_j(Position, Side, _).
