:- encoding(utf8).
/*  Squares as a player sees them: vocabulary without a position.

    Forward is towards the other side, right is to the own right hand: for sente file 1 is right. A
    rule gives the side whose eyes it looks through, so that it is written once for both.
*/
:- module(gunshi_knowledge_shogi_geometry,
          [ offset/5,                   % +Side, ?From, ?Forward, ?Right, ?To
            front/3,                    % +Side, ?Square, ?Front
            behind/3,                   % +Side, ?Square, ?Behind
            beside/2,                   % ?Square, ?Beside
            front_diagonal/3,           % +Side, ?Square, ?Diagonal
            back_diagonal/3,            % +Side, ?Square, ?Diagonal
            adjacent/2,                 % ?Square, ?Adjacent
            knight_jump/3,              % +Side, ?Square, ?Jump
            rank/3,                     % ?Side, ?Square, ?Rank
            file/3,                     % ?Side, ?Square, ?File
            seen/3,                     % ?Side, ?Square, ?Seen
            camp/2,                     % ?Side, ?Square
            squares_between/3,          % +From, +To, ?Square
            steps/3                     % +From, +To, ?Steps
          ]).
:- use_module('../../base/declare', [declare_relation/3, vocabulary_subject/1]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', [is_square/1]).
:- autoload(library(lists), [member/2]).

:- set_prolog_flag(optimise, true).

:- vocabulary_subject("Squares as a side sees them").
:- declare_relation(offset(side: side, from: square, forward: integer, right: integer, to: square),
                    "To is so many squares forward and to the right of From, as the side sees it.",
                    "offset(sente, 77, 2, -1, 85)").
:- declare_relation(front(side: side, square: square, front: square),
                    "The square in front, as the side sees it.",
                    "front(sente, 77, 76)").
:- declare_relation(behind(side: side, square: square, behind: square),
                    "The square behind, as the side sees it.",
                    "behind(gote, 77, 76)").
:- declare_relation(beside(square: square, beside: square),
                    "A square beside it, left or right.",
                    "beside(55, 45)").
:- declare_relation(front_diagonal(side: side, square: square, diagonal: square),
                    "A square diagonally in front, as the side sees it.",
                    "front_diagonal(sente, 77, 66)").
:- declare_relation(back_diagonal(side: side, square: square, diagonal: square),
                    "A square diagonally behind, as the side sees it.",
                    "back_diagonal(sente, 77, 68)").
:- declare_relation(adjacent(square: square, adjacent: square),
                    "One of the squares around it, at most eight.",
                    "adjacent(55, 44)").
:- declare_relation(knight_jump(side: side, square: square, jump: square),
                    "Where a knight of the side jumps from there.",
                    "knight_jump(sente, 77, 65)").
:- declare_relation(rank(side: side, square: square, rank: between(1, 9)),
                    "The rank of the square as the side counts it; the own camp is 7 to 9.",
                    "rank(gote, 73, 7)").
:- declare_relation(file(side: side, square: square, file: between(1, 9)),
                    "The file of the square as the side counts it; the own right is 1.",
                    "file(gote, 73, 3)").
:- declare_relation(seen(side: side, square: square, seen: square),
                    "The side counts the square so, as if it were sente.",
                    "seen(gote, 73, 37)").
:- declare_relation(camp(side: side, square: square),
                    "The square is in the side's camp, its last three ranks.",
                    "camp(gote, 73)").
:- declare_relation(squares_between(from: square, to: square, square: square),
                    "The square is strictly between the two, on one rank, file or diagonal.",
                    "squares_between(55, 52, 54)").
:- declare_relation(steps(from: square, to: square, steps: natural),
                    "A king would need so many steps.",
                    "steps(59, 55, 4)").

%!  offset(+Side, +From:integer, ?Forward:integer, ?Right:integer, ?To:integer) is nondet.
%!  offset(+Side, -From:integer, ?Forward:integer, ?Right:integer, +To:integer) is nondet.
%
%   To is Forward squares towards the other side of From and Right to the right hand of Side.
%   Semidet when From and To are bound, or one of them with Forward and Right; else all squares of
%   the board.

offset(Side, From, Forward, Right, To) :-
    sign_of(Side, Sign),
    (   integer(From)
    ->  other_end(Sign, From, Forward, Right, To)
    ;   integer(To)
    ->  Back is -Sign,
        other_end(Back, To, Forward, Right, From)
    ;   board_square(From),
        other_end(Sign, From, Forward, Right, To)
    ).

%   other_end(+Sign, +From, ?Forward, ?Right, ?To): for Sign 1 as sente sees it, -1 as gote.

other_end(Sign, From, Forward, Right, To) :-
    is_square(From),
    (   integer(Forward),
        integer(Right)
    ->  To0 is From - Sign*(10*Right + Forward),
        File is From//10 - Sign*Right,
        File >= 1,
        File =< 9,
        Rank is From mod 10 - Sign*Forward,
        Rank >= 1,
        Rank =< 9,
        To = To0
    ;   (   integer(To)
        ->  is_square(To)
        ;   board_square(To)
        ),
        Forward is Sign*(From mod 10 - To mod 10),
        Right is Sign*(From//10 - To//10)
    ).

sign_of(sente, 1).
sign_of(gote, -1).

board_square(Square) :-
    between(1, 9, File),
    between(1, 9, Rank),
    Square is 10*File + Rank.

%!  front(+Side, ?Square:integer, ?Front:integer) is nondet.
%
%   Front is the square in front of Square.

front(Side, Square, Front) :-
    offset(Side, Square, 1, 0, Front).

%!  behind(+Side, ?Square:integer, ?Behind:integer) is nondet.
%
%   Behind is the square behind Square.

behind(Side, Square, Behind) :-
    offset(Side, Square, -1, 0, Behind).

%!  beside(?Square:integer, ?Beside:integer) is nondet.
%
%   Beside is left or right of Square.

beside(Square, Beside) :-
    step(Square, Beside, [-10, 10]).

%!  front_diagonal(+Side, ?Square:integer, ?Diagonal:integer) is nondet.
%
%   Diagonal is diagonally in front of Square.

front_diagonal(Side, Square, Diagonal) :-
    diagonals(Side, Steps, _),
    step(Square, Diagonal, Steps).

%!  back_diagonal(+Side, ?Square:integer, ?Diagonal:integer) is nondet.
%
%   Diagonal is diagonally behind Square.

back_diagonal(Side, Square, Diagonal) :-
    diagonals(Side, _, Steps),
    step(Square, Diagonal, Steps).

diagonals(sente, [-11, 9], [-9, 11]).
diagonals(gote, [11, -9], [9, -11]).

%!  adjacent(?Square:integer, ?Adjacent:integer) is nondet.
%
%   Adjacent is one of the squares around Square.

adjacent(Square, Adjacent) :-
    step(Square, Adjacent, [-11, -10, -9, -1, 1, 9, 10, 11]).

%!  knight_jump(+Side, ?Square:integer, ?Jump:integer) is nondet.
%
%   A knight of Side jumps from Square to Jump.

knight_jump(Side, Square, Jump) :-
    jumps(Side, Steps),
    step(Square, Jump, Steps).

jumps(sente, [-12, 8]).
jumps(gote, [12, -8]).

%   step(?From, ?To, +Steps): To is From and one of Steps, numbers of squares, that do not go over
%   the edge of the board: a step of 8 from 11 would.

step(From, To, Steps) :-
    (   integer(From)
    ->  is_square(From),
        (   integer(To)
        ->  Step is To - From,
            memberchk(Step, Steps)
        ;   member(Step, Steps),
            To is From + Step
        ),
        is_square(To),
        abs(From mod 10 - To mod 10) =< 2
    ;   integer(To)
    ->  is_square(To),
        member(Step, Steps),
        From is To - Step,
        is_square(From),
        abs(From mod 10 - To mod 10) =< 2
    ;   board_square(From),
        step(From, To, Steps)
    ).

%!  rank(?Side, ?Square:integer, ?Rank:integer) is nondet.
%
%   Square is on Rank, as Side counts: the own camp is 7 to 9, the other's 1 to 3.

rank(Side, Square, Rank) :-
    seen(Side, Square, Seen),
    Rank is Seen mod 10.

%!  file(?Side, ?Square:integer, ?File:integer) is nondet.
%
%   Square is on File, as Side counts: the rook stands on its file 2.

file(Side, Square, File) :-
    seen(Side, Square, Seen),
    File is Seen//10.

%!  seen(?Side, ?Square:integer, ?Seen:integer) is nondet.
%
%   Side counts Square as Seen, as if it were sente. Semidet when Side and a square are bound.

seen(Side, Square, Seen) :-
    (   integer(Square)
    ->  is_square(Square)
    ;   integer(Seen)
    ->  is_square(Seen)
    ;   board_square(Square)
    ),
    turned(Side, Square, Seen).

turned(sente, Square, Square).
turned(gote, Square, Seen) :-
    (   integer(Square)
    ->  Seen is 110-Square
    ;   Square is 110-Seen
    ).

%!  camp(?Side, ?Square:integer) is nondet.
%
%   Square is on one of the last three ranks of Side.

camp(Side, Square) :-
    rank(Side, Square, Rank),
    Rank >= 7.

%!  squares_between(+From:integer, +To:integer, ?Square:integer) is nondet.
%
%   Square is strictly between From and To, on the rank, file or diagonal that they share. Fails
%   when they share none, or are not given.

squares_between(From, To, Square) :-
    integer(From),
    integer(To),
    is_square(From),
    is_square(To),
    Files is To//10 - From//10,
    Ranks is To mod 10 - From mod 10,
    on_a_line(Files, Ranks),
    Last is max(abs(Files), abs(Ranks)) - 1,
    Step is 10*sign(Files) + sign(Ranks),
    (   integer(Square)
    ->  Step =\= 0,
        Count is (Square - From)//Step,
        Count >= 1,
        Count =< Last,
        Square =:= From + Count*Step
    ;   between(1, Last, Count),
        Square is From + Count*Step
    ).

on_a_line(0, _) :-
    !.
on_a_line(_, 0) :-
    !.
on_a_line(Files, Ranks) :-
    abs(Files) =:= abs(Ranks).

%!  steps(+From:integer, +To:integer, ?Steps:integer) is semidet.
%
%   A king on an empty board needs Steps moves from the square From to the square To.

steps(From, To, Steps) :-
    integer(From),
    integer(To),
    is_square(From),
    is_square(To),
    Steps is max(abs(From//10 - To//10), abs(From mod 10 - To mod 10)).
