:- encoding(utf8).
/*  Castles (囲い): which one a side has built.

    A castle is a shape, the squares of some pieces as sente sees them: castle(Name, Japanese,
    English, Pieces), with Pieces a list of Kind-Square. It stands when all its pieces do, whatever
    else is on the board; gote's is the same, turned round. A name may have several shapes. This
    file knows none: its caller gives them.
*/
:- module(gunshi_shogi_castles,
          [ castle_shapes/2,            % +Facts, -Shapes
            castle/4                    % +Shapes, +Position, +Side, -Name
          ]).
:- use_module(kinds, [piece_side_kind/3]).
:- use_module(position, [piece_at/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- autoload(library(lists), [member/2, memberchk/2, nth1/3]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

%!  castle_shapes(+Facts:list, -Shapes) is det.
%
%   Shapes is what castle/4 takes for Facts, a list of castle(Name, Japanese, English, Pieces) in
%   the order of preference among those of as many pieces.
%
%   @error type_error(castle, Fact) if a fact is of another form

castle_shapes(Facts, shapes(Sente, Gote)) :-
    maplist(must_be_castle, Facts, Castles0),
    sort(1, @>=, Castles0, Castles),
    side_shapes(sente, Castles, Sente),
    side_shapes(gote, Castles, Gote).

must_be_castle(Fact, castle(Count, Name, Pieces)) :-
    (   Fact = castle(Name, _, _, Pieces),
        atom(Name),
        is_list(Pieces),
        forall(member(Piece, Pieces), ( Piece = Kind-Square, atom(Kind), integer(Square) ))
    ->  length(Pieces, Count)
    ;   throw(error(type_error(castle, Fact), _))
    ).

%   side_shapes(+Side, +Castles, -Index): Castles stand in the order of preference. Index goes from
%   the king's square, or `none` for shapes without a king, to the shapes in that order: each is
%   Place-shape(Name, Pieces), with its place in the order and with at(Square, Piece).

side_shapes(Side, Castles, Index) :-
    findall(King-(Place-shape(Name, Placed)),
            ( nth1(Place, Castles, castle(_, Name, Pieces)),
              maplist(placed(Side), Pieces, Placed),
              king_square(Side, Placed, King)
            ),
            Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    list_to_assoc(Groups, Index).

placed(sente, Kind-Square, at(Square, sente(Kind))).
placed(gote, Kind-Square0, at(Square, gote(Kind))) :-
    Square is 110-Square0.

king_square(Side, Placed, King) :-
    piece_side_kind(Piece, Side, ou),
    (   memberchk(at(Square, Piece), Placed)
    ->  King = Square
    ;   King = none
    ).

%!  castle(+Shapes, +Position, +Side, -Name) is semidet.
%
%   Name is the castle of Side in Position: of the shapes that stand the one with most pieces, the
%   first of the facts if several have as many. Fails when Side has none.

castle(shapes(Sente, Gote), Position, Side, Name) :-
    (   Side == sente
    ->  Index = Sente
    ;   Index = Gote
    ),
    piece_side_kind(King, Side, ou),
    (   piece_at(Position, Square, King)
    ->  best(Index, Square, Position, Best0)
    ;   Best0 = none
    ),
    best(Index, none, Position, Best1),
    better(Best0, Best1, Name).

best(Index, Key, Position, Best) :-
    (   get_assoc(Key, Index, Shapes),
        member(Place-shape(Name, Placed), Shapes),
        stands(Placed, Position)
    ->  Best = Place-Name
    ;   Best = none
    ).

stands([], _).
stands([at(Square, Piece)|Placed], Position) :-
    piece_at(Position, Square, Piece),
    stands(Placed, Position).

better(Place0-Name0, Best1, Name) :-
    !,
    (   Best1 = Place1-Name1,
        Place1 < Place0
    ->  Name = Name1
    ;   Name = Name0
    ).
better(none, _-Name, Name).
