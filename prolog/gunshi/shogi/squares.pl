/*  Squares of the board: how far apart they are, and which a move goes over. */
:- module(gunshi_shogi_squares,
          [ move_squares/2,             % +Move, -Squares
            square_distance/3           % +Square, +Squares, -Distance
          ]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2]).

%!  move_squares(+Move, -Squares:list) is det.
%
%   Squares are those that Move touches: from where, to where, and between them.

move_squares(drop(_, To), [To]) :-
    !.
move_squares(Move, [From, To|Between]) :-
    arg(1, Move, From),
    arg(2, Move, To),
    Files is To//10-From//10,
    Ranks is To mod 10-From mod 10,
    (   ( Files =:= 0 ; Ranks =:= 0 ; abs(Files) =:= abs(Ranks) )
    ->  Steps is max(abs(Files), abs(Ranks)),
        Step is 10*sign(Files)+sign(Ranks),
        findall(Square,
                ( Last is Steps-1,
                  between(1, Last, I),
                  Square is From+I*Step
                ),
                Between)
    ;   Between = []
    ).

%!  square_distance(+Square, +Squares:list, -Distance:integer) is semidet.
%
%   From Square to the nearest of Squares a king needs Distance moves. Fails when there are none.

square_distance(Square, Squares, Distance) :-
    aggregate_all(min(D),
                  ( member(Other, Squares),
                    D is max(abs(Square//10-Other//10), abs(Square mod 10-Other mod 10))
                  ),
                  Distance).
