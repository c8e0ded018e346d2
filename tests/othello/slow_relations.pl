/*  The relations of Othello as their meaning says, slow and obvious: square by square, without the
    core. What a relation answers, relation(Name, Board, Row) answers too, Row the list of its
    columns.

    A board is board(Squares, Side): Squares has 64 arguments, row by row, each black, white or
    empty; Side is to move.
*/
:- module(slow_relations,
          [ slow_board/2,               % +Position, -Board
            relation/3                  % ?Name, +Board, -Row
          ]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/othello/board), [othello_text/2]).

slow_board(Position, board(Squares, Side)) :-
    othello_text(Position, Text),
    string_chars(Text, Chars),
    length(Signs, 64),
    append(Signs, [' ', SideSign], Chars),
    maplist(sign, Signs, Discs),
    compound_name_arguments(Squares, squares, Discs),
    sign(SideSign, Side).

sign('X', black).
sign('O', white).
sign(-, empty).

other(black, white).
other(white, black).

square(R-C) :-
    between(1, 8, R),
    between(1, 8, C).

on(board(Squares, _), R-C, Disc) :-
    between(1, 8, R),
    between(1, 8, C),
    N is (R - 1) * 8 + C,
    arg(N, Squares, Disc).

%   stands(+Board, ?Square, ?Disc): the same, enumerating squares.

stands(Board, Square, Disc) :-
    square(Square),
    on(Board, Square, Disc).

step(R, C) :-
    member(R, [-1, 0, 1]),
    member(C, [-1, 0, 1]),
    \+ ( R =:= 0, C =:= 0 ).

beside(R-C, R1-C1) :-
    step(DR, DC),
    R1 is R + DR,
    C1 is C + DC,
    between(1, 8, R1),
    between(1, 8, C1).

side(black).
side(white).

edge(R-C) :-
    ( memberchk(R, [1, 8]) ; memberchk(C, [1, 8]) ),
    !.

corner(R-C) :-
    member(R, [1, 8]),
    member(C, [1, 8]).

%   edge_line(-Squares): the eight squares of an edge.

edge_line(Squares) :-
    member(Outer, [1, 8]),
    (   findall(Outer-C, between(1, 8, C), Squares)
    ;   findall(R-Outer, between(1, 8, R), Squares)
    ).

                /*******************************
                *            MOVES             *
                *******************************/

flips(Board, Side, R-C, Flips) :-
    on(Board, R-C, empty),
    findall(Flip, ( step(DR, DC), flanked(Board, Side, R-C, DR, DC, Row), member(Flip, Row) ),
            Flips),
    Flips \== [].

flanked(Board, Side, R0-C0, DR, DC, Row) :-
    R is R0 + DR,
    C is C0 + DC,
    on(Board, R-C, Disc),
    (   other(Side, Disc)
    ->  Row = [R-C|Row1],
        flanked(Board, Side, R-C, DR, DC, Row1)
    ;   Disc == Side,
        Row = []
    ).

can_play(Board, Side, Square) :-
    square(Square),
    once(flips(Board, Side, Square, _)).

%   played(+Board, +Square, +Flips, -After): by the side to move.

played(board(Squares0, Side), Square, Flips, board(Squares, Other)) :-
    other(Side, Other),
    duplicate_term(Squares0, Squares),
    forall(member(R-C, [Square|Flips]),
           ( N is (R - 1) * 8 + C, nb_setarg(N, Squares, Side) )).

legal(Board, Move, Flips) :-
    Board = board(_, Side),
    square(Move),
    flips(Board, Side, Move, Flips).

                /*******************************
                *          RELATIONS           *
                *******************************/

relation(disc_of, Board, [Side, Square]) :-
    side(Side),
    stands(Board, Square, Side).
relation(disc_count, Board, [Side, Count]) :-
    counted(disc_of, Board, Side, Count).
relation(vacant, Board, [Square]) :-
    stands(Board, Square, empty).
relation(vacancies, Board, [Count]) :-
    aggregate_all(count, stands(Board, _, empty), Count).
relation(playable, Board, [Side, Square]) :-
    side(Side),
    can_play(Board, Side, Square).
relation(mobility, Board, [Side, Count]) :-
    counted(playable, Board, Side, Count).
relation(potential, Board, [Side, Count]) :-
    side(Side),
    other(Side, Other),
    aggregate_all(count,
                  ( stands(Board, Square, empty),
                    once(( beside(Square, Near), on(Board, Near, Other) ))
                  ),
                  Count).
relation(frontier, Board, [Side, Square]) :-
    side(Side),
    stands(Board, Square, Side),
    once(( beside(Square, Near), on(Board, Near, empty) )).
relation(frontier_count, Board, [Side, Count]) :-
    counted(frontier, Board, Side, Count).
relation(stable, Board, [Side, Square]) :-
    side(Side),
    stable(Board, Side, Stable),
    member(Square, Stable).
relation(stable_count, Board, [Side, Count]) :-
    counted(stable, Board, Side, Count).
relation(region, Board, [Square, Size]) :-
    regions(Board, Regions),
    member(Region, Regions),
    length(Region, Size),
    member(Square, Region).
relation(regions, Board, [Odd, Even]) :-
    regions(Board, Regions),
    aggregate_all(count, ( member(R, Regions), length(R, L), L mod 2 =:= 1 ), Odd),
    aggregate_all(count, ( member(R, Regions), length(R, L), L mod 2 =:= 0 ), Even).
relation(edge_run, Board, Row) :-
    setof(Row0, edge_run(Board, Row0), Rows),
    member(Row, Rows).
relation(wing, Board, [Side, Gap]) :-
    side(Side),
    edge_line(Line0),
    ( Line = Line0 ; reverse(Line0, Line) ),
    maplist(on(Board), Line, [empty, Side, Side, Side, Side, Side, empty, empty]),
    nth1(7, Line, Gap).
relation(balanced, Board, [Side, End]) :-
    side(Side),
    edge_line(Line),
    member(From-To, [3-6, 2-7]),
    findall(Place, ( nth1(Place, Line, Square), on(Board, Square, Side) ), Places),
    numlist(From, To, Places),
    \+ ( other(Side, Other), member(Square, Line), on(Board, Square, Other) ),
    member(Place, [From, To]),
    nth1(Place, Line, End).
relation(shares_edge, Board, [Side, Square]) :-
    side(Side),
    square(Square),
    once(( edge_line(Line), select(Square, Line, Others), member(Other, Others),
           on(Board, Other, Side) )).
relation(wedge, Board, [Side, Square]) :-
    wedge(Board, Side, Square).
relation(turns, Board, [Move, Square]) :-
    legal(Board, Move, Flips),
    member(Square, Flips).
relation(turns_count, Board, [Move, Count]) :-
    legal(Board, Move, Flips),
    length(Flips, Count).
relation(openness, Board, [Move, Count]) :-
    legal(Board, Move, Flips),
    played(Board, Move, Flips, After),
    aggregate_all(count,
                  ( member(Flip, Flips), beside(Flip, Near), on(After, Near, empty) ),
                  Count).
relation(stays, Board, [Move]) :-
    legal(Board, Move, Flips),
    played(Board, Move, Flips, After),
    \+ ( legal(After, _, Turned), memberchk(Move, Turned) ).
relation(edge_answer, Board, [Move, Answer]) :-
    legal(Board, Move, Flips),
    edge(Move),
    played(Board, Move, Flips, After),
    legal(After, Answer, _),
    once(( edge_line(Line), memberchk(Move, Line), memberchk(Answer, Line) )).
relation(gives_corner, Board, [Move, Corner]) :-
    corner_change(Board, Move, Corner, other, no, yes).
relation(threatens_corner, Board, [Move, Corner]) :-
    corner_change(Board, Move, Corner, own, no, yes).
relation(guards_corner, Board, [Move, Corner]) :-
    corner_change(Board, Move, Corner, other, yes, no),
    Move \== Corner.

%   counted(+Name, +Board, -Side, -Count): how many squares the side has by the relation Name.

counted(Name, Board, Side, Count) :-
    side(Side),
    aggregate_all(count, relation(Name, Board, [Side, _]), Count).

corner_change(Board, Move, Corner, Whose, Before, After) :-
    Board = board(_, Own),
    (   Whose == own
    ->  Side = Own
    ;   other(Own, Side)
    ),
    corner(Corner),
    playable_word(Board, Side, Corner, Before),
    legal(Board, Move, Flips),
    played(Board, Move, Flips, Played),
    playable_word(Played, Side, Corner, After).

playable_word(Board, Side, Square, Word) :-
    (   flips(Board, Side, Square, _)
    ->  Word = yes
    ;   Word = no
    ).

regions(Board, Regions) :-
    findall(Square, stands(Board, Square, empty), Empty),
    split(Empty, Regions).

split([], []).
split([Square|Empty0], [Region|Regions]) :-
    grow([Square], Empty0, Empty, Region),
    split(Empty, Regions).

%   grow(+Set, +Empty0, -Empty, -Region): Region is Set with all that hangs together with it.

grow(Set, Empty0, Empty, Region) :-
    (   select(Square, Empty0, Empty1),
        member(Near, Set),
        beside(Near, Square)
    ->  grow([Square|Set], Empty1, Empty, Region)
    ;   Region = Set,
        Empty = Empty0
    ).

                /*******************************
                *            EDGES             *
                *******************************/

edge_run(Board, [Side, From, To, Length]) :-
    edge_line(Line),
    append(Before, Rest, Line),
    append(Run, Behind, Rest),
    Run = [First|_],
    side(Side),
    forall(member(Square, Run), on(Board, Square, Side)),
    \+ ( last(Before, Square), on(Board, Square, Side) ),
    \+ ( Behind = [Square|_], on(Board, Square, Side) ),
    length(Run, Length),
    last(Run, Last),
    (   Length =:= 1
    ->  \+ ( edge_line(Line1),
             ( nextto(First, Square, Line1) ; nextto(Square, First, Line1) ),
             on(Board, Square, Side)
           ),
        From = First,
        To = First
    ;   From-To = First-Last
    ;   From-To = Last-First
    ).

wedge(board(Squares, _), Side, Square) :-
    side(Side),
    other(Side, Other),
    Board = board(Squares, Side),
    edge_line(Line),
    append(_, [A, Square, B|_], Line),
    on(Board, A, Other),
    on(Board, B, Other),
    legal(Board, Square, Flips),
    played(Board, Square, Flips, After),
    \+ ( legal(After, _, Turned), memberchk(Square, Turned) ).

                /*******************************
                *            STABLE            *
                *******************************/

%   stable(+Board, +Side, -Squares): on the edges what no play along the edge can turn; and each
%   disc that in each of the four directions of lines has the board's end or a stable disc of its
%   side beside it, or is on a full line.

stable(Board, Side, Stable) :-
    findall(Square,
            ( edge_line(Line),
              maplist(on(Board), Line, Discs),
              kept_on_edge(Discs, Kept),
              nth1(N, Line, Square),
              memberchk(N-Side, Kept)
            ),
            Edges0),
    sort(Edges0, Edges),
    spread(Board, Side, Edges, Stable).

spread(Board, Side, Stable0, Stable) :-
    (   stands(Board, Square, Side),
        \+ memberchk(Square, Stable0),
        forall(member(Direction, [0-1, 1-0, 1-1, 1-(-1)]),
               held(Board, Direction, Square, Stable0))
    ->  spread(Board, Side, [Square|Stable0], Stable)
    ;   Stable = Stable0
    ).

held(Board, DR-DC, R-C, Stable) :-
    member(Sign, [1, -1]),
    R1 is R + Sign * DR,
    C1 is C + Sign * DC,
    (   \+ on(Board, R1-C1, _)
    ;   memberchk(R1-C1, Stable)
    ),
    !.
held(Board, DR-DC, R-C, _) :-
    \+ ( between(-7, 7, N),
         R1 is R + N * DR,
         C1 is C + N * DC,
         on(Board, R1-C1, empty)
       ).

%   kept_on_edge(+Discs, -Kept): Kept are N-Side of those discs of an edge that stay, whoever plays
%   on which empty square of it, now and later. A disc played may turn nothing there.

:- table kept_on_edge/2.

kept_on_edge(Discs, Kept) :-
    findall(N-Side, ( nth1(N, Discs, Side), side(Side) ), All),
    findall(Later, ( edge_play(Discs, Next), kept_on_edge(Next, Later) ), Laters),
    foldl([Later, K0, K]>>intersection(K0, Later, K), Laters, All, Kept).

edge_play(Discs, Next) :-
    nth1(N, Discs, empty),
    side(Side),
    findall(Flip, ( member(Step, [1, -1]), edge_flip(Discs, Side, N, Step, Row),
                    member(Flip, Row) ), Flips),
    findall(Disc,
            ( nth1(I, Discs, Disc0),
              (   memberchk(I, [N|Flips])
              ->  Disc = Side
              ;   Disc = Disc0
              )
            ),
            Next).

edge_flip(Discs, Side, N0, Step, Row) :-
    N is N0 + Step,
    nth1(N, Discs, Disc),
    (   other(Side, Disc)
    ->  Row = [N|Row1],
        edge_flip(Discs, Side, N, Step, Row1)
    ;   Disc == Side,
        Row = []
    ).
