/*  Positions like another, in which some of what stands there is changed: gone, or elsewhere.

    `gone`: pieces are in the box, hands empty, and empty squares have a piece of the box on them. A
    king is never gone: it stands on some other square, the first of those tried on which the
    position is one and the move is legal. scattered(Seed): a quarter of the pieces are in the box,
    in hand or on another square, half of the hands the opponent's, two thirds of the empty squares
    filled; others for another seed, and perhaps nothing at all.

    No chance is used: the same arguments give the same position.
*/
:- module(gunshi_shogi_patterns_changed_positions,
          [ changed_position/6,         % +How, +Term, +Move, +Squares, +Changed, -Position
            scattered/2                 % +Seed, +Condition
          ]).
:- use_module('../kinds', [piece_side_kind/3]).
:- use_module('../piece_set', [box_pieces/4]).
:- use_module('../position', [legal_move/2, opponent/2, position_term/2, promoted_kind/2]).
:- use_module('../values', [is_square/1]).
:- autoload(library(apply), [foldl/4, partition/4]).
:- autoload(library(lists), [append/3, member/2, nth0/3, subtract/3]).

%!  changed_position(+How, +Term, +Move, +Squares:list, +Changed:list, -Position) is semidet.
%
%   Position is Term, a shogi/3 of position_term/2, with Changed as How says: at(Square, Piece),
%   hand(Side, Kind, Count) and empty(Square) of Term. Squares, but those of Changed, get nothing
%   that is not there. Fails when that is no position, or Move is not legal in it; and when How is
%   `gone` and the box has no piece for an empty square.

changed_position(How, shogi(Side, Pieces0, Hands0), Move, Squares0, Dropped, Variant) :-
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

%   filled(+How, +Hands, +Opening, +Pieces0, -Pieces) is semidet: a piece stands there, of those
%   that the others leave in the box; when scattered, not always, and not when the box is empty.
%   What a line of the goal may meet: one that cannot go far.

filled(How, Hands, empty(Square), Pieces0, Pieces) :-
    (   How = scattered(Seed),
        left_empty(Seed, Square)
    ->  Pieces = Pieces0
    ;   memberchk(at(Square, _), Pieces0)
    ->  Pieces = Pieces0
    ;   filling(How, Square, Sides),
        member(Kind, [fu, gi, ki, ke, ky]),
        in_the_box(Kind, Hands, Pieces0),
        member(Side, Sides),
        piece_side_kind(Piece, Side, Kind),
        may_stand(Piece, Square, Pieces0)
    ->  Pieces = [at(Square, Piece)|Pieces0]
    ;   How = scattered(_),
        Pieces = Pieces0
    ).

filling(How, Square, Sides) :-
    term_hash(How-Square, Hash),
    (   Hash mod 2 =:= 0
    ->  Sides = [sente, gote]
    ;   Sides = [gote, sente]
    ).

in_the_box(Kind, Hands, Pieces) :-
    box_pieces(Kind, Pieces, Hands, Count),
    Count > 0.

%   placed(+How, +Squares, +Dropped, +Before, -After) is nondet: Before and After are Pieces-Hands.
%   Only a king has several places.

placed(How, Squares, Dropped, Pieces0-Hands0, Pieces-Hands) :-
    place(Dropped, How, Place),
    (   Place == stays,
        stays(Dropped, Pieces0-Hands0, Pieces-Hands)
    ->  true
    ;   Place = elsewhere(Seed),
        Dropped = at(Old, Piece),
        \+ \+ free_square(Seed, Old, Piece, Squares, Pieces0, _)
    ->  (   piece_side_kind(Piece, _, ou)
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

%!  scattered(+Seed:integer, +Condition) is semidet.
%
%   scattered(Seed) does something to Condition, of those that are to be changed.

scattered(Seed, Condition) :-
    (   Condition = empty(Square)
    ->  \+ left_empty(Seed, Square)
    ;   place(Condition, scattered(Seed), Place),
        Place \== stays
    ).

left_empty(Seed, Square) :-
    term_hash(Seed-empty-Square, Hash),
    Hash mod 3 =:= 0.

%   place(+Dropped, +How, -Place): `gone`, `stays`, elsewhere(Seed), or hand(Side). Of what is
%   scattered three quarters stay: all of it anywhere is a position that no game comes to.

place(at(Square, Piece), How, Place) :-
    (   How = scattered(Seed)
    ->  term_hash(Seed-Square, Hash),
        Kind is Hash mod 16
    ;   Hash = 0,
        Kind = 0
    ),
    (   Kind >= 4
    ->  Place = stays
    ;   piece_side_kind(Piece, _, ou)
    ->  Place = elsewhere(Hash)
    ;   Kind =:= 0
    ->  Place = gone
    ;   Kind =:= 1
    ->  piece_side_kind(Piece, Side, _),
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
    piece_side_kind(Piece, _, Kind0),
    (   promoted_kind(Kind1, Kind0)
    ->  Kind = Kind1
    ;   Kind = Kind0
    ).

%   free_square(+Seed, +Old, +Piece, +Squares, +Pieces, -Square) is nondet: an empty one, not Old
%   nor of Squares, on which Piece may stand; Seed says where to begin, and then one in seven.

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
    piece_side_kind(Piece, Side, Kind),
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
