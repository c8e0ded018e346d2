/*  A pattern made general: what is said of one position, said of all that are like it where it
    matters.

    What matters, a test says: a goal that is true of the position, and is asked of changed ones. A
    condition is left out when the goal stays true without it, those far from the squares that the
    explanation of the goal goes over first, many at once as long as that goes well, then halves of
    them. So what is left out was left out together, not each alone.

    That a square is empty, which the explanation goes over, is a condition too: it is left out when
    the goal stays true with a piece on it. Those come last, when there are pieces to put there.

    A piece that the pattern does not name may be missing, stand elsewhere or be in hand. So the
    pattern is tried at last on positions in which they do (changed_positions.pl). When one of them
    fails, what of its changes is to blame is found by halving them, and comes back. When the tests
    are used up before that has come to an end, or too few such positions can be made, the pattern
    is that of the whole position, which needs no test.

    No chance is used: the same position and goal give the same pattern.
*/
:- module(gunshi_shogi_patterns_general,
          [ general_pattern/6           % :Holds, +Position, +Move, +Squares, +Effort, -Pattern
          ]).
:- use_module('../kinds', [piece_side_kind/3]).
:- use_module(changed_positions, [changed_position/6, scattered/2]).
:- use_module('../patterns', [position_pattern/2]).
:- use_module('../position', [position_term/2]).
:- use_module('../squares', [move_squares/2, square_distance/3]).
:- autoload(library(apply), [include/3, maplist/3]).
:- autoload(library(lists), [append/3, member/2, subtract/3]).
:- autoload(library(pairs), [pairs_values/2]).

:- meta_predicate general_pattern(1, +, +, +, +, -).

%!  general_pattern(:Holds, +Position, +Move, +Squares:list, +Effort, -Pattern) is det.
%
%   Pattern, as is_pattern/1 has it, holds in Position, where Move is legal, and where call(Holds,
%   Other) is true, as far as changed positions show; Move is legal in each of them. Squares are
%   those which the explanation goes over. Effort is tests(Most, Kept, Positions): Most positions
%   are tested, Kept of them for the end, when Positions at a time have all that is left out
%   elsewhere. Holds must be semidet and leave no bindings. When it is not true of Position, Pattern
%   is that of the whole position.
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

%   reduced(+Candidates, +State, +Dropped0, -Dropped): with those of Candidates that can be left
%   out.

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

%   split(+Candidates, +State, +Dropped0, -Dropped): all of Candidates cannot be left out. When the
%   far half can, the near half cannot either.

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

%   tried(+State, +Dropped0, -Dropped): what of Dropped0 stays left out, after what each changed
%   position that fails has shown to matter has come back.

tried(State, Dropped0, Dropped) :-
    tried(1, 0, State, Dropped0, Dropped).

%   tried(+Seed, +Held, +State, +Dropped0, -Dropped): Held positions were true, of seeds below Seed.

tried(Seed, Held, State, Dropped0, Dropped) :-
    State = state(_, _, _, _, left(Left), _-Positions),
    (   ( Dropped0 == [] ; Held =:= Positions )
    ->  Dropped = Dropped0
    ;   ( Left =:= 0 ; Seed > 40*Positions )
    ->  Dropped = []
    ;   changed(scattered(Seed), State, Dropped0, Variant)
    ->  (   holds(State, Variant)
        ->  Next is Seed+1,
            More is Held+1,
            tried(Next, More, State, Dropped0, Dropped)
        ;   include(scattered(Seed), Dropped0, Changed),
            to_blame(Changed, Seed, State, Back),
            subtract(Dropped0, Back, Dropped1),
            tried(Seed, Held, State, Dropped1, Dropped)
        )
    ;   Next is Seed+1,
        tried(Next, Held, State, Dropped0, Dropped)
    ).

%   to_blame(+Changed, +Seed, +State, -Back): the goal is not true when Changed is scattered; nor
%   when Back of it is, the nearest such part that halving finds, while there are tests for that.
%   When either half does no harm, the nearer one comes back.

to_blame(Changed, Seed, State, Back) :-
    State = state(_, _, _, _, left(Left), _-Positions),
    (   Changed = [_, _|_],
        halves(Changed, Far, Near),
        (   Left =< 2*Positions
        ->  Back = Near
        ;   fails(Near, Seed, State)
        ->  to_blame(Near, Seed, State, Back)
        ;   fails(Far, Seed, State)
        ->  to_blame(Far, Seed, State, Back)
        ;   Back = Near
        )
    ->  true
    ;   Back = Changed
    ).

fails(Changed, Seed, State) :-
    changed(scattered(Seed), State, Changed, Variant),
    \+ holds(State, Variant).

%   changed(+How, +State, +Dropped, -Variant) is semidet: another position than that of State.

changed(How, state(_, Term, Move, Squares, _, _), Dropped, Variant) :-
    changed_position(How, Term, Move, Squares, Dropped, Variant),
    position_term(Variant, Other),
    Other \== Term.

%   holds(+State, +Variant) is semidet: the goal is true of Variant. One test; with none left, no.

holds(state(Holds, _, _, _, Left, _), Variant) :-
    arg(1, Left, N),
    N > 0,
    N1 is N-1,
    nb_setarg(1, Left, N1),
    \+ \+ call(Holds, Variant).

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
    piece_side_kind(Piece, Side, Kind),
    Condition =.. [Side, Square, Kind].
condition(hand(Side, Kind, Count), hand(Side, Kind, Count)).
condition(empty(Square), empty(Square)).
