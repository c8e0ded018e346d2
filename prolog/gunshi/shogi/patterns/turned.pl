/*  Patterns, moves and positions turned round, colours swapped and the board by 180 degrees; and in
    the mirror, left and right exchanged. Both are their own inverse. Variables stay, and stand for
    the squares there.
*/
:- module(gunshi_shogi_patterns_turned,
          [ turned_pattern/2,           % +Pattern0, -Pattern
            turned_move/2,              % +Move0, -Move
            turned_position/2,          % +Position0, -Position
            mirrored_pattern/2,         % +Pattern0, -Pattern
            mirrored_move/2,            % +Move0, -Move
            mirrored_position/2         % +Position0, -Position
          ]).
:- use_module('../position', [position_term/2, opponent/2]).
:- autoload(library(apply), [maplist/3]).

                /*******************************
                *            TURNING           *
                *******************************/

%!  turned_pattern(+Pattern0, -Pattern) is det.
%
%   Pattern is Pattern0 turned round. Its variables are those of Pattern0, and stand for the turned
%   squares.

turned_pattern(Pattern0, Pattern) :-
    maplist(turned_condition, Pattern0, Pattern).

turned_condition(turn(Side0), turn(Side)) :-
    opponent(Side0, Side).
turned_condition(sente(Square0, Kind), gote(Square, Kind)) :-
    turned_square(Square0, Square).
turned_condition(gote(Square0, Kind), sente(Square, Kind)) :-
    turned_square(Square0, Square).
turned_condition(empty(Square0), empty(Square)) :-
    turned_square(Square0, Square).
turned_condition(hand(Side0, Kind, Count), hand(Side, Kind, Count)) :-
    opponent(Side0, Side).
turned_condition(line(Name), line(Name)).
turned_condition(weight(Weight), weight(Weight)).
turned_condition(learned(Game, N, Words), learned(Game, N, Words)).

turned_square(Square0, Square) :-
    (   var(Square0)
    ->  Square = Square0
    ;   Square is 110-Square0
    ).

%!  turned_move(+Move0, -Move) is det.
%
%   Move is Move0 turned round; variables stay.

turned_move(move(From0, To0), move(From, To)) :-
    turned_square(From0, From),
    turned_square(To0, To).
turned_move(promote(From0, To0), promote(From, To)) :-
    turned_square(From0, From),
    turned_square(To0, To).
turned_move(drop(Kind, To0), drop(Kind, To)) :-
    turned_square(To0, To).

%!  turned_position(+Position0, -Position) is det.
%
%   Position is Position0 turned round: as the other side sees it.
%
%   @error type_error(position, Position0)

turned_position(Position0, Position) :-
    position_term(Position0, shogi(Side0, Pieces0, Hands0)),
    opponent(Side0, Side),
    maplist(turned_at, Pieces0, Pieces),
    maplist(turned_condition, Hands0, Hands),
    position_term(Position, shogi(Side, Pieces, Hands)).

turned_at(at(Square0, Piece0), at(Square, Piece)) :-
    Square is 110-Square0,
    turned_piece(Piece0, Piece).

turned_piece(sente(Kind), gote(Kind)).
turned_piece(gote(Kind), sente(Kind)).

                /*******************************
                *           MIRRORING          *
                *******************************/

%!  mirrored_pattern(+Pattern0, -Pattern) is det.
%
%   Pattern is Pattern0 with left and right exchanged; its variables stand for the mirrored squares.
%   The rules of shogi are the same in the mirror, only the start is not.

mirrored_pattern(Pattern0, Pattern) :-
    maplist(mirrored_condition, Pattern0, Pattern).

mirrored_condition(Condition0, Condition) :-
    (   Condition0 =.. [Name, Square0|Rest],
        memberchk(Name, [sente, gote, empty])
    ->  mirrored_square(Square0, Square),
        Condition =.. [Name, Square|Rest]
    ;   Condition = Condition0
    ).

mirrored_square(Square0, Square) :-
    (   var(Square0)
    ->  Square = Square0
    ;   Square is (10-Square0//10)*10+Square0 mod 10
    ).

%!  mirrored_move(+Move0, -Move) is det.
%
%   Move is Move0 with left and right exchanged; variables stay.

mirrored_move(drop(Kind, To0), drop(Kind, To)) :-
    !,
    mirrored_square(To0, To).
mirrored_move(Move0, Move) :-
    Move0 =.. [Name, From0, To0],
    mirrored_square(From0, From),
    mirrored_square(To0, To),
    Move =.. [Name, From, To].

%!  mirrored_position(+Position0, -Position) is det.
%
%   Position is Position0 with left and right exchanged.
%
%   @error type_error(position, Position0)

mirrored_position(Position0, Position) :-
    position_term(Position0, shogi(Side, Pieces0, Hands)),
    maplist(mirrored_at, Pieces0, Pieces),
    position_term(Position, shogi(Side, Pieces, Hands)).

mirrored_at(at(Square0, Piece), at(Square, Piece)) :-
    mirrored_square(Square0, Square).
