/*  Facts that speak of one position: whether there is one, and how a fact is kept away from
    another's.

    A fact is a term Kind(N, Pattern, Move). Two overlap when some position could have all the
    conditions of both, and their moves could be one: on the sparsest such position nothing is
    certain to be wrong (faults.pl). A position that is reached in no game counts as well.

    A pattern is narrowed by a condition that is true of the position it came from, about a square
    where that differs from what the other speaks of; so it loses nothing of what it was made for.
*/
:- module(gunshi_shogi_patterns_overlaps,
          [ overlapping/2,              % +Fact, +Other
            narrowed/4                  % +Fact0, +Position, +Other, -Fact
          ]).
:- use_module('../kinds', [piece_side_kind/3]).
:- use_module('../patterns', [holds_always/1, number_bounds/3, position_board/2]).
:- use_module(faults, [pattern_faults/4]).
:- use_module('../squares', [move_squares/2, square_distance/3]).
:- autoload(library(apply), [exclude/3]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(pairs), [pairs_values/2]).

%!  overlapping(+Fact, +Other) is semidet.
%
%   Some position could have the conditions of Fact and of Other, with one side to move and their
%   moves the same. Turned patterns are not looked at.

overlapping(Fact, Other) :-
    \+ \+ ( copy_term(Fact, Fact1),
            copy_term(Other, Other1),
            Fact1 =.. [_, N, K, Move],
            Other1 =.. [_, N0, K0, Move],
            numbers_meet(N, N0),
            exclude(no_condition, K, Conditions),
            exclude(no_condition, K0, Conditions0),
            memberchk(turn(Side), K),
            memberchk(turn(Side), K0),
            append(Conditions, Conditions0, Both),
            pattern_faults(_, [turn(Side)|Both], Move, [])
          ).

no_condition(turn(_)).
no_condition(Condition) :-
    holds_always(Condition).

numbers_meet(N, N0) :-
    (   ( var(N) ; var(N0) )
    ->  true
    ;   number_bounds(N, Low, High),
        number_bounds(N0, Low0, High0),
        Low =< High0,
        Low0 =< High
    ).

%!  narrowed(+Fact0, +Position, +Other, -Fact) is semidet.
%
%   Fact is Fact0, which holds in Position, with a condition more, true of Position, by which it
%   does not speak of what Other speaks of: a fact that overlaps, or another position. The condition
%   is as near to the squares of the move as can be. Fails when what stands on no square tells them
%   apart: Position is among those that Other speaks of, or only pieces in hand keep it from them.
%
%   @error type_error(position, Position)

narrowed(Fact0, Position, Other, Fact) :-
    Fact0 =.. [Kind, N, K0, Move],
    position_board(Position, Board),
    (   blob(Other, position)
    ->  position_board(Other, OtherBoard),
        findall(Square-Condition, different(Board, OtherBoard, Square, Condition), Pairs)
    ;   Other =.. [_, _, K, _],
        findall(Square-Condition, unlike(K, Board, Square, Condition), Pairs)
    ),
    move_squares(Move, Squares),
    findall(key(Distance, Square)-Condition,
            ( member(Square-Condition, Pairs),
              square_distance(Square, Squares, Distance)
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    pairs_values(Keyed, Conditions),
    member(Condition, Conditions),
    append(K0, [Condition], K1),
    Fact1 =.. [Kind, N, K1, Move],
    \+ ( compound(Other), overlapping(Fact1, Other) ),
    !,
    Fact = Fact1.

%   different(+Board, +Other, -Square, -Condition): Condition is what Board has on Square, where
%   Other has something else.

different(Board, board(_, Others, _), Square, Condition) :-
    arg(Square, Others, Other),
    standing(Board, Square, There, Condition),
    There \== Other.

%   unlike(+Pattern, +Board, -Square, -Condition): Condition is what Board has on Square, where
%   Pattern wants something else.

unlike(Pattern, Board, Square, Condition) :-
    member(Wanted, Pattern),
    wanted(Wanted, Square, What),
    standing(Board, Square, There, Condition),
    There \= What.

wanted(sente(Square, Kind), Square, sente(Kind)) :-
    integer(Square).
wanted(gote(Square, Kind), Square, gote(Kind)) :-
    integer(Square).
wanted(empty(Square), Square, empty) :-
    integer(Square).

%   standing(+Board, +Square, -There, -Condition)

standing(board(_, Squares, _), Square, There, Condition) :-
    arg(Square, Squares, There),
    (   There == empty
    ->  Condition = empty(Square)
    ;   compound(There),
        piece_side_kind(There, Side, Kind),
        Condition =.. [Side, Square, Kind]
    ).
