/*  Squares of the board: how far apart they are, and which a move leaves, enters and goes over. */
:- module(gunshi_shogi_squares,
          [ move_from/2,                % +Move, -From
            move_to/2,                  % +Move, -To
            move_squares/2,             % +Move, -Squares
            square_distance/3           % +Square, +Squares, -Distance
          ]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2]).

%!  move_from(+Move, -From) is semidet.
%
%   From is the square that Move leaves. Fails for a drop.

move_from(move(From, _), From).
move_from(promote(From, _), From).

%!  move_to(+Move, -To) is semidet.
%
%   To is the square on which Move puts a piece.

move_to(move(_, To), To).
move_to(promote(_, To), To).
move_to(drop(_, To), To).

%!  move_squares(+Move, -Squares:list) is det.
%
%   Squares are those that Move touches: from where, to where, and between them.

move_squares(drop(_, To), [To]) :-
    !.
move_squares(Move, [From, To|Between]) :-
    move_from(Move, From),
    move_to(Move, To),
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
