/*  Statistics of the moves played in games, as the second paper counts them.

    Each side is counted on its own, on the board as it is: nothing is turned round or mirrored. The
    result is facts:

      - dropped(Condition, Side, Kind, Counts)
        Side dropped a piece of Kind on each Square so many times: Counts are Square-Count, in the
        order of squares. The paper's figure 3 is one such fact.
      - moved(Condition, Side, Kind, From, Promotion, Counts)
        A piece of Kind, as it was before the move, of Side went from From to each Square so many
        times; Promotion is `promote` or `stay`.
      - droppable(Side, Kind, Counts), movable(Side, Kind, From, Promotion, Counts)
        Such a drop on each Square, such a move to it, was legal in so many of the positions. Played
        by legal says more of a move than played alone: a pawn goes from 77 to 76 in nearly every
        game, because in nearly every position before it can.
      - class_played(Class, Available, Played)
        Of the positions some legal move was of Class in so many, and the move played in so many
        (classes.pl). Played/Available is the probability that realization-probability search takes.

    A Condition says which moves are counted. The paper names conditions as future work:

      - any                   all moves
      - king_zone(Zone)       those made while the own king stands in Zone, as its side sees it:
                              `right`, `centre`, `left` (files 1 to 3, 4 to 6, 7 to 9) in its own
                              three ranks, `out` in the middle ranks, `entered` in the enemy's, or
                              `none` without a king
      - enemy_distance(N)     those whose target is N steps of a king from the enemy king: 1 to
                              4, `far` for more, `none` without an enemy king
      - castle(Name)          those made while the own pieces form that castle (castles.pl); `none`
                              when they form none
      - formation(Name)       those made after the side has completed that formation (戦型) in the
                              same game. Which formations a game has had comes from outside

    Each of king_zone, enemy_distance and castle divides all moves; formations do not: a game may
    have several, or none. What is counted in is mutable and of one thread; it is a
    value to everybody else, as game after game is added to it.
*/
:- module(gunshi_shogi_statistics,
          [ statistics_new/1,           % -Statistics
            count_game/3,               % +Statistics, +Shapes, +Game
            count_formations/3,         % +Statistics, +Reached, +Game
            statistics_totals/3,        % +Statistics, -Games, -Moves
            statistics_counts/2,        % +Statistics, -Counts
            add_counts/2,               % +Statistics, +Counts
            is_counts/1,                % @Term
            statistics_facts/2,         % +Statistics, -Facts
            king_zone/3,                % +Position, +Side, -Zone
            enemy_distance/4            % +Position, +Side, +Square, -Distance
          ]).
:- use_module(kinds, [piece_side_kind/3]).
:- use_module(squares, [move_from/2, move_to/2]).
:- use_module(position, [side_to_move/2, opponent/2, piece_at/3, legal_move/2]).
:- use_module(game, [game_start/2, game_moves/2, game_positions/2]).
:- use_module(castles, [castle/4]).
:- use_module(classes, [class_counts/3, move_class/1]).
:- autoload(library(lists), [append/3, member/2, nth1/3]).

%!  statistics_new(-Statistics) is det.
%
%   Statistics has counted nothing yet.

statistics_new(statistics(Counts, totals(0, 0))) :-
    trie_new(Counts).

%!  count_game(+Statistics, +Shapes, +Game) is det.
%
%   Add the moves of the main line of Game to Statistics. Shapes are castle_shapes/2's.
%
%   @error type_error(game, Game)

count_game(statistics(Counts, Totals), Shapes, Game) :-
    game_start(Game, Start),
    game_moves(Game, Moves),
    game_positions(Game, Positions),
    count_legal(Moves, Positions, Counts),
    count_moves(Moves, Positions, Shapes, Counts),
    class_counts(Start, Moves, Classes),
    forall(member(class_count(Class, Available, Played), Classes),
           ( add(Counts, available(Class), Available),
             add(Counts, played(Class), Played)
           )),
    Totals = totals(Games0, Moves0),
    Games is Games0+1,
    length(Moves, Length),
    MovesCounted is Moves0+Length,
    nb_setarg(1, Totals, Games),
    nb_setarg(2, Totals, MovesCounted).

%!  count_formations(+Statistics, +Reached:list, +Game) is det.
%
%   Add the moves of the main line of Game under the formations that were complete before them.
%   Reached has reached(Side, Ply, Name) for each: the Ply-th move of Game, one of Side, completed
%   it.
%
%   @error type_error(game, Game)

count_formations(statistics(Counts, _), Reached, Game) :-
    game_moves(Game, Moves),
    game_positions(Game, Positions),
    forall(( nth1(Ply, Moves, Move),
             nth1(Ply, Positions, Position),
             side_to_move(Position, Side),
             move_key(Move, Side, Position, Key),
             member(reached(Side, Before, Name), Reached),
             Before < Ply
           ),
           add(Counts, formation(Name)-Key, 1)).

count_moves([], _, _, _).
count_moves([Move|Moves], [Position|Positions], Shapes, Counts) :-
    side_to_move(Position, Side),
    move_key(Move, Side, Position, Key),
    move_to(Move, To),
    king_zone(Position, Side, Zone),
    enemy_distance(Position, Side, To, Distance),
    (   castle(Shapes, Position, Side, Castle0)
    ->  Castle = Castle0
    ;   Castle = none
    ),
    add(Counts, any-Key, 1),
    add(Counts, king_zone(Zone)-Key, 1),
    add(Counts, enemy_distance(Distance)-Key, 1),
    add(Counts, castle(Castle)-Key, 1),
    count_moves(Moves, Positions, Shapes, Counts).

%   count_legal(+Moves, +Positions, +Counts): the legal moves of each position in which one of Moves
%   was played.

count_legal([], _, _).
count_legal([_|Moves], [Position|Positions], Counts) :-
    side_to_move(Position, Side),
    forall(legal_move(Position, Move),
           ( move_key(Move, Side, Position, Key),
             add(Counts, legal-Key, 1)
           )),
    count_legal(Moves, Positions, Counts).

move_key(drop(Kind, To), Side, _, dropped(Side, Kind, To)) :-
    !.
move_key(Move, Side, Position, moved(Side, Kind, From, To, Promotion)) :-
    move_from(Move, From),
    move_to(Move, To),
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, _, Kind),
    (   functor(Move, promote, 2)
    ->  Promotion = promote
    ;   Promotion = stay
    ).

add(Counts, Key, Count) :-
    (   trie_lookup(Counts, Key, Count0)
    ->  Sum is Count0+Count,
        trie_update(Counts, Key, Sum)
    ;   trie_insert(Counts, Key, Count)
    ).

own_king(Position, Side, King) :-
    piece_side_kind(Piece, Side, ou),
    (   piece_at(Position, Square, Piece)
    ->  King = Square
    ;   King = none
    ).

%!  king_zone(+Position, +Side, -Zone:atom) is det.
%
%   The king of Side stands in Zone, see above; `none` without a king.

king_zone(Position, Side, Zone) :-
    own_king(Position, Side, King),
    (   King == none
    ->  Zone = none
    ;   zone(King, Side, Zone)
    ).

zone(King, Side, Zone) :-
    (   Side == sente
    ->  Seen = King
    ;   Seen is 110-King
    ),
    Rank is Seen mod 10,
    File is Seen // 10,
    (   Rank =< 3
    ->  Zone = entered
    ;   Rank =< 6
    ->  Zone = out
    ;   File =< 3
    ->  Zone = right
    ;   File =< 6
    ->  Zone = centre
    ;   Zone = left
    ).

%!  enemy_distance(+Position, +Side, +Square:integer, -Distance) is det.
%
%   A king needs Distance steps from that of the other side than Side to Square: 0 to 4, or `far`;
%   `none` without one.

enemy_distance(Position, Side, To, Distance) :-
    opponent(Side, Enemy),
    own_king(Position, Enemy, King),
    (   King == none
    ->  Distance = none
    ;   Steps is max(abs(To // 10 - King // 10), abs(To mod 10 - King mod 10)),
        (   Steps =< 4
        ->  Distance = Steps
        ;   Distance = far
        )
    ).

%!  statistics_totals(+Statistics, -Games:integer, -Moves:integer) is det.
%
%   So many games and moves have been counted.

statistics_totals(statistics(_, totals(Games, Moves)), Games, Moves).

%!  statistics_counts(+Statistics, -Counts) is det.
%
%   Counts, counts(Games, Moves, Pairs), are all that Statistics has counted, as plain data, for
%   add_counts/2.

statistics_counts(statistics(Counts, totals(Games, Moves)), counts(Games, Moves, Pairs)) :-
    findall(Key-Count, trie_gen(Counts, Key, Count), Unsorted),
    msort(Unsorted, Pairs).

%!  add_counts(+Statistics, +Counts) is det.
%
%   Add Counts, of statistics_counts/2, to Statistics.

add_counts(statistics(Counts, Totals), counts(Games1, Moves1, Pairs)) :-
    forall(member(Key-Count, Pairs), add(Counts, Key, Count)),
    Totals = totals(Games0, Moves0),
    Games is Games0+Games1,
    Moves is Moves0+Moves1,
    nb_setarg(1, Totals, Games),
    nb_setarg(2, Totals, Moves).

%!  is_counts(@Term) is semidet.
%
%   Term, which is ground, is of statistics_counts/2 by the types of its parts.

is_counts(counts(Games, Moves, Pairs)) :-
    integer(Games),
    integer(Moves),
    is_list(Pairs),
    forall(member(Pair, Pairs),
           ( Pair = Key-Count, is_key(Key), integer(Count) )).

is_key(available(Class)) :-
    atom(Class).
is_key(played(Class)) :-
    atom(Class).
is_key(Condition-dropped(Side, Kind, To)) :-
    is_condition(Condition),
    atom(Side),
    atom(Kind),
    integer(To).
is_key(Condition-moved(Side, Kind, From, To, Promotion)) :-
    is_condition(Condition),
    atom(Side),
    atom(Kind),
    integer(From),
    integer(To),
    memberchk(Promotion, [promote, stay]).

is_condition(Condition) :-
    (   atom(Condition)
    ->  memberchk(Condition, [any, legal])
    ;   compound(Condition),
        Condition =.. [Name, Value],
        memberchk(Name, [king_zone, enemy_distance, castle, formation]),
        atomic(Value)
    ).

%!  statistics_facts(+Statistics, -Facts:list) is det.
%
%   Facts are what has been counted: for one condition after the other the drops, then the moves;
%   then what was legal; at the end the classes in their order. What never happened is left out, and
%   so is a class that never was available.

statistics_facts(statistics(Counts, _), Facts) :-
    findall(Key-Count, counted(Counts, Key, Count), Unsorted),
    keysort(Unsorted, Sorted),
    grids(Sorted, Grids),
    findall(class_played(Class, Available, Played),
            ( move_class(Class),
              trie_lookup(Counts, available(Class), Available),
              Available > 0,
              trie_lookup(Counts, played(Class), Played)
            ),
            Classes),
    append(Grids, Classes, Facts).

%   counted(+Counts, -Key, -Count) is nondet: Key is Place-Fact-Square, by whose Place the facts
%   come in order; Fact is without its last argument.

counted(Counts, Condition-Fact-Square, Count) :-
    trie_gen(Counts, Condition0-Key, Count),
    counted_at(Key, Condition0, Condition, Fact, Square).

counted_at(dropped(Side, Kind, Square), legal, 2-legal, droppable(Side, Kind), Square) :-
    !.
counted_at(moved(Side, Kind, From, Square, Promotion), legal, 2-legal,
           movable(Side, Kind, From, Promotion), Square) :-
    !.
counted_at(dropped(Side, Kind, Square), Condition, 1-Condition, dropped(Condition, Side, Kind),
           Square).
counted_at(moved(Side, Kind, From, Square, Promotion), Condition, 1-Condition,
           moved(Condition, Side, Kind, From, Promotion), Square).

grids([], []).
grids([Condition-Fact-Square-Count|Pairs], [Grid|Grids]) :-
    grid(Pairs, Condition-Fact, Counts, Rest),
    Fact =.. Parts,
    append(Parts, [[Square-Count|Counts]], GridParts),
    Grid =.. GridParts,
    grids(Rest, Grids).

grid([Key-Square-Count|Pairs], Key, [Square-Count|Counts], Rest) :-
    !,
    grid(Pairs, Key, Counts, Rest).
grid(Rest, _, [], Rest).
