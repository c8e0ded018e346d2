/*  Patterns: what gm and bm facts say of a position, and which move they mean there.

    A pattern is a list of conditions, all of which must hold: a conjunctive query over the
    position.

      | turn(Side)               | Side is to move                              |
      | sente(Square, Kind)      | sente's piece of Kind stands on Square       |
      | gote(Square, Kind)       | gote's                                       |
      | empty(Square)            | nothing stands on Square                     |
      | hand(Side, Kind, Count)  | Side has at least Count of Kind in hand      |
      | line(Name), weight(W)    | hold always: what the fact belongs to        |
      | learned(Game, N, Words)  | holds always: the Nth move of Game taught it |

    Square and Kind may be variables, shared with other conditions and with the move; none stands
    for both a square and a kind. What a pattern does not speak of may be anything.

    The move of a pattern is a move term whose parts may be variables; it means the legal moves that
    are like it. So a pattern is never asked whether its move is legal in a position: an illegal one
    is no answer.

    A pattern holds turned round too (patterns/turned.pl). A pattern has one turn/1, so for every
    position it is one of the two that can hold, and the normal form of both is the one with sente
    to move.

    A board is what patterns are matched against: the position read once, for arg/3.
*/
:- module(gunshi_shogi_patterns,
          [ is_pattern/1,               % @Pattern
            is_pattern_move/1,          % @Move
            variables_apart/2,          % @Pattern, @Move
            holds_always/1,             % +Condition
            number_bounds/3,            % +N, -Low, -High
            position_board/2,           % +Position, -Board
            pattern_holds/2,            % +Pattern, +Board
            pattern_move/4,             % +Pattern, +Move0, +Position, -Move
            sorted_pattern/2,           % +Pattern0, -Pattern
            position_pattern/2          % +Position, -Pattern
          ]).
:- use_module(kinds, [piece_kind/1, hand_kind/1, piece_side_kind/3]).
:- use_module(position, [position_term/2, side_to_move/2, legal_move/2]).
:- use_module('patterns/turned', [turned_move/2, turned_position/2]).
:- use_module(values, [is_square/1]).
:- use_module('../base/types', []).
:- autoload(library(apply), [maplist/2, maplist/3, foldl/4]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(pairs), [pairs_values/2]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(pattern,
    "a list of turn(Side), sente(Square, Kind), gote(Square, Kind), empty(Square), \c
     hand(Side, Kind, Count), line(Name), weight(Number), learned(Game, N, Words)",
    such_that(gunshi_shogi_patterns:is_pattern)).
gunshi_base_types:argument_type(pattern_move,
    "move(From, To), promote(From, To) or drop(Kind, To), each a square, kind or variable",
    such_that(gunshi_shogi_patterns:is_pattern_move)).

                /*******************************
                *             FORM             *
                *******************************/

%!  is_pattern(@Pattern) is semidet.
%
%   Pattern has the form of one. Whether it can ever match, pattern_faults/4 says.

is_pattern(Pattern) :-
    is_list(Pattern),
    maplist(is_condition, Pattern).

is_condition(Condition) :-
    nonvar(Condition),
    condition(Condition).

condition(turn(Side)) :-
    is_side(Side).
condition(sente(Square, Kind)) :-
    square_or_variable(Square),
    kind_or_variable(Kind).
condition(gote(Square, Kind)) :-
    square_or_variable(Square),
    kind_or_variable(Kind).
condition(empty(Square)) :-
    square_or_variable(Square).
condition(hand(Side, Kind, Count)) :-
    is_side(Side),
    hand_kind_or_variable(Kind),
    integer(Count),
    Count > 0.
condition(line(Name)) :-
    atom(Name).
condition(weight(Weight)) :-
    integer(Weight),
    Weight > 0.
condition(learned(Game, N, Words)) :-
    string(Game),
    integer(N),
    N > 0,
    string(Words).

is_side(Side) :-
    atom(Side),
    memberchk(Side, [sente, gote]).

square_or_variable(Square) :-
    (   var(Square)
    ->  true
    ;   is_square(Square)
    ).

kind_or_variable(Kind) :-
    (   var(Kind)
    ->  true
    ;   atom(Kind),
        piece_kind(Kind)
    ).

hand_kind_or_variable(Kind) :-
    (   var(Kind)
    ->  true
    ;   atom(Kind),
        hand_kind(Kind)
    ).

%!  is_pattern_move(@Move) is semidet.
%
%   Move is a move term whose parts may be variables.

is_pattern_move(Move) :-
    nonvar(Move),
    pattern_move_form(Move).

pattern_move_form(move(From, To)) :-
    square_or_variable(From),
    square_or_variable(To).
pattern_move_form(promote(From, To)) :-
    square_or_variable(From),
    square_or_variable(To).
pattern_move_form(drop(Kind, To)) :-
    hand_kind_or_variable(Kind),
    square_or_variable(To).

%!  variables_apart(@Pattern, @Move) is semidet.
%
%   No variable of Pattern and Move stands for a square here and for a kind of piece there. Without
%   that they must not be matched.

variables_apart(Pattern, Move) :-
    (   ground(Pattern-Move)
    ->  true
    ;   places([Move|Pattern], Squares, Kinds),
        \+ ( member(Square, Squares),
             var(Square),
             member(Kind, Kinds),
             Square == Kind
           )
    ).

%   places(+Terms, -Squares, -Kinds): what stands where a square is meant, and where a kind is.

places([], [], []).
places([Term|Terms], Squares, Kinds) :-
    (   place(Term, Squares, Squares1, Kinds, Kinds1)
    ->  true
    ;   Squares = Squares1,
        Kinds = Kinds1
    ),
    places(Terms, Squares1, Kinds1).

place(sente(Square, Kind), [Square|Squares], Squares, [Kind|Kinds], Kinds).
place(gote(Square, Kind), [Square|Squares], Squares, [Kind|Kinds], Kinds).
place(empty(Square), [Square|Squares], Squares, Kinds, Kinds).
place(hand(_, Kind, _), Squares, Squares, [Kind|Kinds], Kinds).
place(move(From, To), [From, To|Squares], Squares, Kinds, Kinds).
place(promote(From, To), [From, To|Squares], Squares, Kinds, Kinds).
place(drop(Kind, To), [To|Squares], Squares, [Kind|Kinds], Kinds).

                /*******************************
                *           MATCHING           *
                *******************************/

%!  position_board(+Position, -Board) is det.
%
%   Board is Position as pattern_holds/2 wants it: board(Side, Squares, Hands). Squares has at
%   argument N what stands on square N: sente(Kind), gote(Kind), `empty`; or `off` where N is no
%   square. Hands are as in position_term/2.
%
%   @error type_error(position, Position)

position_board(Position, board(Side, Squares, Hands)) :-
    position_term(Position, shogi(Side, Pieces, Hands)),
    cells(1, Pieces, Cells),
    Squares =.. [squares|Cells].

cells(100, _, []) :-
    !.
cells(Square, Pieces0, [Cell|Cells]) :-
    (   Pieces0 = [at(Square, Piece)|Pieces]
    ->  Cell = Piece
    ;   Pieces = Pieces0,
        (   Square > 10,
            Square mod 10 =\= 0
        ->  Cell = empty
        ;   Cell = off
        )
    ),
    Next is Square+1,
    cells(Next, Pieces, Cells).

%!  holds_always(+Condition) is semidet.
%
%   Condition says something of the fact that it stands in, and nothing of a position.

holds_always(line(_)).
holds_always(weight(_)).
holds_always(learned(_, _, _)).

%!  number_bounds(+N, -Low:integer, -High:integer) is det.
%
%   The numbers of moves that N means, an integer or Low-High, are those from Low to High.

number_bounds(Low-High, Low, High) :-
    !.
number_bounds(N, N, N).

%!  pattern_holds(+Pattern, +Board) is nondet.
%
%   The conditions of Pattern hold on Board, of position_board/2; one by one with every way to bind
%   its variables. sorted_pattern/2 has the order in which this is fast.

pattern_holds([], _).
pattern_holds([Condition|Conditions], Board) :-
    holds(Condition, Board),
    pattern_holds(Conditions, Board).

holds(sente(Square, Kind), board(_, Squares, _)) :-
    arg(Square, Squares, sente(Kind)).
holds(gote(Square, Kind), board(_, Squares, _)) :-
    arg(Square, Squares, gote(Kind)).
holds(empty(Square), board(_, Squares, _)) :-
    arg(Square, Squares, empty).
holds(turn(Side), board(Side, _, _)).
holds(hand(Side, Kind, Least), board(_, _, Hands)) :-
    (   nonvar(Kind)
    ->  memberchk(hand(Side, Kind, Count), Hands)
    ;   member(hand(Side, Kind, Count), Hands)
    ),
    Count >= Least.
holds(line(_), _).
holds(weight(_), _).
holds(learned(_, _, _), _).

%!  pattern_move(+Pattern, +Move0, +Position, -Move) is nondet.
%
%   Pattern holds in Position, or turned round, and Move is what Move0 is there: legal. The same
%   move may come several times.
%
%   @error type_error(position, Position)

pattern_move(Pattern, Move0, Position, Move) :-
    sorted_pattern(Pattern, Sorted),
    (   position_board(Position, Board),
        copy_term(Sorted-Move0, Conditions-Move),
        pattern_holds(Conditions, Board),
        legal_move(Position, Move)
    ;   turned_position(Position, Turned),
        position_board(Turned, Board),
        copy_term(Sorted-Move0, Conditions-Move1),
        pattern_holds(Conditions, Board),
        legal_move(Turned, Move1),
        turned_move(Move1, Move)
    ).

%!  sorted_pattern(+Pattern0, -Pattern) is det.
%
%   Pattern holds where Pattern0 does, and says so soonest: whose turn it is, what is at squares
%   that are named, hands, then what has to be looked for.

sorted_pattern(Pattern0, Pattern) :-
    maplist(cost, Pattern0, Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Pattern).

cost(Condition, Cost-Condition) :-
    condition_cost(Condition, Cost).

condition_cost(turn(_), 0).
condition_cost(line(_), 0).
condition_cost(weight(_), 0).
condition_cost(learned(_, _, _), 0).
condition_cost(sente(Square, Kind), Cost) :-
    square_cost(Square, Kind, Cost).
condition_cost(gote(Square, Kind), Cost) :-
    square_cost(Square, Kind, Cost).
condition_cost(empty(Square), Cost) :-
    (   nonvar(Square)
    ->  Cost = 1
    ;   Cost = 6
    ).
condition_cost(hand(_, _, _), 3).

square_cost(Square, Kind, Cost) :-
    (   nonvar(Square)
    ->  (   nonvar(Kind)
        ->  Cost = 1
        ;   Cost = 2
        )
    ;   nonvar(Kind)
    ->  Cost = 4
    ;   Cost = 5
    ).

                /*******************************
                *       WHOLE POSITIONS        *
                *******************************/

%!  position_pattern(+Position, -Pattern) is det.
%
%   Pattern holds in Position and, but for pieces nobody has, in no other: where it stands, and
%   whose turn it is. Empty squares are named when pieces are missing from the game; otherwise all
%   40 have their place.
%
%   @error type_error(position, Position)

position_pattern(Position, [turn(Side)|Conditions]) :-
    side_to_move(Position, Side),
    position_term(Position, shogi(_, Pieces, Hands)),
    maplist(piece_condition, Pieces, Placed),
    append(Placed, Hands, Conditions0),
    length(Pieces, OnBoard),
    foldl(counted, Hands, OnBoard, Count),
    (   Count =:= 40
    ->  Conditions = Conditions0
    ;   findall(empty(Square),
                ( between(11, 99, Square),
                  is_square(Square),
                  \+ memberchk(at(Square, _), Pieces)
                ),
                Empty),
        append(Conditions0, Empty, Conditions)
    ).

piece_condition(at(Square, Piece), Condition) :-
    piece_side_kind(Piece, Side, Kind),
    Condition =.. [Side, Square, Kind].

counted(hand(_, _, Count), Count0, Count1) :-
    Count1 is Count0+Count.
