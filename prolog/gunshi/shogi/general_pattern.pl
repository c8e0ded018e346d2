/*  A pattern made general: what is said of one position, said of all that are like it where it matters.

    What matters, a test says: a goal that is true of the position, and is asked of changed ones. A
    condition is left out when the goal stays true without it, those far from the squares that the
    explanation of the goal goes over first, many at once as long as that goes well, then halves of them.
    So what is left out was left out together, not each alone.

    A piece that the pattern does not name may be missing, stand elsewhere or be in hand. So the pattern
    is tried at last on positions in which they do. When one of them fails, the nearest quarter of what
    was left out comes back; in the end that is the whole position, which needs no test.

    That a square is empty, which the explanation goes over, is a condition too: it is left out when the goal
    stays true with a piece on it. Those come last, when there are pieces to put there. A king that is left
    out stands on some other square, the first on which the position is one and the move is legal.

    No chance is used: the same position and goal give the same pattern.
*/
:- module(gunshi_general_pattern,
          [ general_pattern/6,          % :Holds, +Position, +Move, +Squares, +Effort, -Pattern
            move_squares/2,             % +Move, -Squares
            square_distance/3           % +Square, +Squares, -Distance
          ]).
:- use_module(position,
              [ legal_move/2, opponent/2, position_term/2, promoted_kind/2 ]).
:- use_module(patterns, [position_pattern/2]).
:- use_module(types, [is_square/1]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [foldl/4, maplist/3, partition/4]).
:- autoload(library(lists), [append/3, member/2, memberchk/2, nth0/3, subtract/3]).
:- autoload(library(pairs), [pairs_values/2]).
:- autoload(library(solution_sequences), [limit/2]).

:- meta_predicate general_pattern(1, +, +, +, +, -).

%!  general_pattern(:Holds, +Position, +Move, +Squares:list, +Effort, -Pattern) is det.
%
%   Pattern, as is_pattern/1 has it, holds in Position, where Move is legal, and where call(Holds, Other)
%   is true, as far as changed positions show; Move is legal in each of them. Squares are those which the
%   explanation goes over. Effort is tests(Most, Kept, Positions): Most positions are tested, Kept of them
%   for the end, when Positions at a time have all that is left out elsewhere. Holds must be semidet and
%   leave no bindings. When it is not true of Position, Pattern is that of the whole position.
%
%   @error type_error(position, Position)

general_pattern(Holds, Position, Move, Squares0, tests(Tests, Kept, Positions), Pattern) :-
    position_pattern(Position, Whole),
    (   Tests > 0,
        call(Holds, Position)
    ->  move_squares(Move, OfMove),
        append(OfMove, Squares0, Squares1),
        sort(Squares1, Squares),
        position_term(Position, Term),
        candidates(Term, Move, Squares, Candidates),
        State = state(Holds, Term, Move, Squares, left(Tests), Kept-Positions),
        reduced(Candidates, State, [], Dropped0),
        empty_squares(Term, Squares, Empty0),
        subtract(Empty0, OfMove, Empty),
        findall(empty(Square), member(Square, Empty), Openings),
        reduced(Openings, State, Dropped0, Dropped1),
        tried(State, Dropped1, Dropped),
        (   Dropped == []
        ->  Pattern = Whole
        ;   pattern_without(Whole, Empty0, Dropped, Pattern)
        )
    ;   Pattern = Whole
    ).

%   empty_squares(+Term, +Squares, -Empty): of Squares.

empty_squares(shogi(_, Pieces, _), Squares, Empty) :-
    findall(Square, ( member(Square, Squares), \+ memberchk(at(Square, _), Pieces) ), Empty).

%   candidates(+Term, +Move, +Squares, -Candidates): what may be left out, at(Square, Piece) and
%   hand(Side, Kind, Count), the farthest from Squares first; not what Move moves or takes.

candidates(shogi(Mover, Pieces, Hands), Move, Squares, Candidates) :-
    findall(Negative-at(Square, Piece),
            ( member(at(Square, Piece), Pieces),
              \+ arg(_, Move, Square),
              square_distance(Square, Squares, Distance),
              Negative is -Distance
            ),
            Placed0),
    keysort(Placed0, Placed1),
    pairs_values(Placed1, Placed),
    findall(hand(Side, Kind, Count),
            ( member(hand(Side, Kind, Count), Hands),
              \+ ( Side == Mover, Move = drop(Kind, _) )
            ),
            Held),
    append(Placed, Held, Candidates).

%!  square_distance(+Square, +Squares:list, -Distance:integer) is semidet.
%
%   From Square to the nearest of Squares a king needs Distance moves. Fails when there are none.

square_distance(Square, Squares, Distance) :-
    aggregate_all(min(D),
                  ( member(Other, Squares),
                    D is max(abs(Square//10-Other//10), abs(Square mod 10-Other mod 10))
                  ),
                  Distance).

%   reduced(+Candidates, +State, +Dropped0, -Dropped): with those of Candidates that can be left out.

reduced([], _, Dropped, Dropped) :-
    !.
reduced(Candidates, State, Dropped0, Dropped) :-
    append(Dropped0, Candidates, Dropped1),
    State = state(_, _, _, _, left(Left), Kept-_),
    (   Left =< Kept
    ->  Dropped = Dropped0
    ;   changed(gone, State, Dropped1, Variant),
        holds(State, Variant)
    ->  Dropped = Dropped1
    ;   split(Candidates, State, Dropped0, Dropped)
    ).

%   split(+Candidates, +State, +Dropped0, -Dropped): all of Candidates cannot be left out. When the far
%   half can, the near half cannot either.

split(Candidates, State, Dropped0, Dropped) :-
    (   Candidates = [_, _|_]
    ->  halves(Candidates, Far, Near),
        append(Dropped0, Far, All),
        reduced(Far, State, Dropped0, Dropped1),
        (   Dropped1 == All
        ->  split(Near, State, Dropped1, Dropped)
        ;   reduced(Near, State, Dropped1, Dropped)
        )
    ;   Dropped = Dropped0
    ).

halves(List, First, Second) :-
    length(List, Length),
    Half is Length//2,
    length(First, Half),
    append(First, Second, List).

%   tried(+State, +Dropped0, -Dropped): the farther part of Dropped0 with which all changed positions
%   hold.

tried(_, [], []) :-
    !.
tried(State, Dropped0, Dropped) :-
    State = state(_, _, _, _, _, _-Positions),
    Last is 12*Positions,
    findall(Variant,
            limit(Positions, ( between(1, Last, Seed),
                               changed(scattered(Seed), State, Dropped0, Variant)
                             )),
            Variants),
    (   length(Variants, Positions),
        forall(member(Variant, Variants), holds(State, Variant))
    ->  Dropped = Dropped0
    ;   length(Dropped0, Count),
        Fewer is 3*Count//4,
        length(Far, Fewer),
        append(Far, _, Dropped0),
        tried(State, Far, Dropped)
    ).

%   holds(+State, +Variant) is semidet: the goal is true of Variant. One test; with none left, no.

holds(state(Holds, _, _, _, Left, _), Variant) :-
    arg(1, Left, N),
    N > 0,
    N1 is N-1,
    nb_setarg(1, Left, N1),
    \+ \+ call(Holds, Variant).

%   changed(+How, +State, +Dropped, -Variant) is semidet: the pieces of Dropped are `gone`, or
%   scattered(Seed). A king is never gone, and goes to another square; a dropped empty(Square) has a
%   piece on it. Fails when that is no position, or the move is not legal in it: a pattern says nothing
%   there.

changed(How, State, Dropped, Variant) :-
    State = state(_, shogi(Side, Pieces0, Hands0), Move, Squares0, _, _),
    subtract(Pieces0, Dropped, Pieces1),
    subtract(Hands0, Dropped, Hands1),
    findall(Square, ( member(Condition, Dropped), opened(Condition, Square) ), Open),
    subtract(Squares0, Open, Squares),
    partition(is_opening, Dropped, Openings, Others),
    foldl(placed(How, Squares), Others, Pieces1-Hands1, Pieces2-Hands),
    foldl(filled(How, Hands), Openings, Pieces2, Pieces3),
    sort(Pieces3, Pieces),
    catch(position_term(Variant, shogi(Side, Pieces, Hands)), error(gunshi(_), _), fail),
    legal_move(Variant, Move),
    !.

opened(empty(Square), Square).
opened(at(Square, _), Square).

is_opening(empty(_)).

%   filled(+How, +Hands, +Opening, +Pieces0, -Pieces) is semidet: a piece stands there, of those that
%   the others leave in the box; when scattered, not always. What a line of the goal may meet: one that
%   cannot go far.

filled(How, Hands, empty(Square), Pieces0, Pieces) :-
    (   How = scattered(Seed),
        term_hash(Seed-empty-Square, Hash),
        Hash mod 3 =:= 0
    ->  Pieces = Pieces0
    ;   memberchk(at(Square, _), Pieces0)
    ->  Pieces = Pieces0
    ;   filling(How, Square, Sides),
        once(( member(Kind, [fu, gi, ki, ke, ky]),
               in_the_box(Kind, Hands, Pieces0),
               member(Side, Sides),
               Piece =.. [Side, Kind],
               may_stand(Piece, Square, Pieces0)
             )),
        Pieces = [at(Square, Piece)|Pieces0]
    ).

filling(How, Square, Sides) :-
    term_hash(How-Square, Hash),
    (   Hash mod 2 =:= 0
    ->  Sides = [sente, gote]
    ;   Sides = [gote, sente]
    ).

in_the_box(Kind, Hands, Pieces) :-
    aggregate_all(count,
                  ( member(at(_, Piece), Pieces),
                    arg(1, Piece, Kind0),
                    ( Kind0 == Kind ; promoted_kind(Kind, Kind0) )
                  ),
                  OnBoard),
    aggregate_all(sum(Count), member(hand(_, Kind, Count), Hands), InHand),
    set_count(Kind, All),
    OnBoard+InHand < All.

set_count(fu, 18).
set_count(ky, 4).
set_count(ke, 4).
set_count(gi, 4).
set_count(ki, 4).

%   placed(+How, +Squares, +Dropped, +Before, -After) is nondet: Before and After are Pieces-Hands. Only
%   a king has several places.

placed(How, Squares, Dropped, Pieces0-Hands0, Pieces-Hands) :-
    place(Dropped, How, Place),
    (   Place == stays,
        stays(Dropped, Pieces0-Hands0, Pieces-Hands)
    ->  true
    ;   Place = elsewhere(Seed),
        Dropped = at(Old, Piece),
        \+ \+ free_square(Seed, Old, Piece, Squares, Pieces0, _)
    ->  (   arg(1, Piece, ou)
        ->  free_square(Seed, Old, Piece, Squares, Pieces0, Square)
        ;   once(free_square(Seed, Old, Piece, Squares, Pieces0, Square))
        ),
        Pieces = [at(Square, Piece)|Pieces0],
        Hands = Hands0
    ;   Place = hand(Side),
        in_hand(Dropped, Kind)
    ->  Pieces = Pieces0,
        (   append(Before, [hand(Side, Kind, Count0)|After], Hands0)
        ->  Count is Count0+1,
            append(Before, [hand(Side, Kind, Count)|After], Hands)
        ;   Hands = [hand(Side, Kind, 1)|Hands0]
        )
    ;   Pieces = Pieces0,
        Hands = Hands0
    ).

%   stays(+Dropped, +Before, -After) is semidet: fails where another piece has come to its square.

stays(at(Square, Piece), Pieces-Hands, [at(Square, Piece)|Pieces]-Hands) :-
    \+ memberchk(at(Square, _), Pieces).
stays(hand(Side, Kind, Count), Pieces-Hands, Pieces-[hand(Side, Kind, Count)|Hands]) :-
    \+ memberchk(hand(Side, Kind, _), Hands).

%   place(+Dropped, +How, -Place): `gone`, `stays`, elsewhere(Seed), or hand(Side). Of what is scattered
%   three quarters stay: all of it anywhere is a position that no game comes to.

place(at(Square, Piece), How, Place) :-
    (   How = scattered(Seed)
    ->  term_hash(Seed-Square, Hash),
        Kind is Hash mod 16
    ;   Hash = 0,
        Kind = 0
    ),
    (   Kind >= 4
    ->  Place = stays
    ;   arg(1, Piece, ou)
    ->  Place = elsewhere(Hash)
    ;   Kind =:= 0
    ->  Place = gone
    ;   Kind =:= 1
    ->  functor(Piece, Side, 1),
        Place = hand(Side)
    ;   Place = elsewhere(Hash)
    ).
place(hand(Side0, _, Count), How, Place) :-
    (   How = scattered(Seed)
    ->  (   ( Seed + Count ) mod 2 =:= 0
        ->  opponent(Side0, Side),
            Place = hand(Side)
        ;   Place = stays
        )
    ;   Place = gone
    ).

in_hand(hand(_, Kind, _), Kind).
in_hand(at(_, Piece), Kind) :-
    arg(1, Piece, Kind0),
    (   promoted_kind(Kind1, Kind0)
    ->  Kind = Kind1
    ;   Kind = Kind0
    ).

%   free_square(+Seed, +Old, +Piece, +Squares, +Pieces, -Square) is nondet: an empty one, not Old nor of
%   Squares, on which Piece may stand; Seed says where to begin, and then one in seven.

free_square(Seed, Old, Piece, Squares, Pieces, Square) :-
    findall(S,
            ( between(11, 99, S),
              is_square(S),
              S =\= Old,
              \+ memberchk(S, Squares),
              \+ memberchk(at(S, _), Pieces),
              may_stand(Piece, S, Pieces)
            ),
            Free),
    length(Free, Count),
    Count > 0,
    Last is Count//7,
    between(0, Last, Step),
    Index is ( Seed+7*Step ) mod Count,
    nth0(Index, Free, Square).

may_stand(Piece, Square, Pieces) :-
    Piece =.. [Side, Kind],
    (   Side == sente
    ->  Rank is Square mod 10
    ;   Rank is 10-Square mod 10
    ),
    least_rank(Kind, Least),
    Rank >= Least,
    (   Kind == fu
    ->  \+ ( member(at(Other, Piece), Pieces),
             Other//10 =:= Square//10
           )
    ;   true
    ).

least_rank(Kind, Least) :-
    (   memberchk(Kind, [fu, ky])
    ->  Least = 2
    ;   Kind == ke
    ->  Least = 3
    ;   Least = 1
    ).

%   pattern_without(+Whole, +Empty, +Dropped, -Pattern): Empty are the empty squares that the
%   explanation goes over.

pattern_without(Whole, Empty0, Dropped, Pattern) :-
    maplist(condition, Dropped, Out),
    findall(Condition,
            ( member(Condition, Whole),
              \+ memberchk(Condition, Out),
              Condition \= empty(_)
            ),
            Named),
    findall(empty(Square),
            ( member(Square, Empty0),
              \+ memberchk(empty(Square), Out)
            ),
            Empty),
    append(Named, Empty, Pattern).

condition(at(Square, Piece), Condition) :-
    Piece =.. [Side, Kind],
    Condition =.. [Side, Square, Kind].
condition(hand(Side, Kind, Count), hand(Side, Kind, Count)).
condition(empty(Square), empty(Square)).

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
