:- encoding(utf8).
:- module(test_castles, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/shogi/facts)).
:- use_module(library(gunshi/shogi/castles)).

%   Every castle of kb/shogi/castles.pl is recognised for both sides, and the fullest one wins.

shipped(Castles) :-
    need_knowledge(castles),
    findall(castle(Name, Japanese, English, Pieces),
            known(castle(Name, Japanese, English, Pieces), _),
            Castles).

%   built(+Side, +Pieces, -Position): nothing but the castle and, without one in it, the own king
%   far from it.

built(Side, Pieces0, Position) :-
    (   memberchk(ou-_, Pieces0)
    ->  Pieces = Pieces0
    ;   Pieces = [ou-53|Pieces0]
    ),
    findall(at(Square, Piece),
            ( member(Kind-Seen, Pieces),
              (   Side == sente
              ->  Square = Seen
              ;   Square is 110-Seen
              ),
              Piece =.. [Side, Kind]
            ),
            Placed),
    position_term(Position, shogi(Side, Placed, [])).

:- begin_tests(castles).

test(enough, true(Count >= 25)) :-
    shipped(Castles),
    setof(Name, J^E^P^member(castle(Name, J, E, P), Castles), Names),
    length(Names, Count).
test(every_castle, forall(member(Side, [sente, gote]))) :-
    shipped(Castles),
    castle_shapes(Castles, Shapes),
    forall(member(castle(Name, _, _, Pieces), Castles),
           ( built(Side, Pieces, Position),
             castle(Shapes, Position, Side, Found),
             (   Found == Name
             ->  true
             ;   memberchk(castle(Found, _, _, Others), Castles),
                 msort(Others, Same),
                 msort(Pieces, Same)
             )
           )).
test(real_squares) :-
    shipped(Castles),
    forall(( member(castle(_, Japanese, English, Pieces), Castles) ),
           ( string(Japanese),
             string(English),
             sort(2, @<, Pieces, Different),
             same_length(Pieces, Different)
           )).

shapes(Shapes) :-
    castle_shapes([ castle(small, "", "", [ou-88, ki-78]),
                    castle(large, "", "", [ou-88, ki-78, gi-77]),
                    castle(other, "", "", [ou-88, gi-77, ki-67]),
                    castle(free,  "", "", [gi-77, gi-66, ki-67, ki-78])
                  ], Shapes).

test(most_pieces, Names == [small, large, large, free]) :-
    shapes(Shapes),
    findall(Name,
            ( member(Pieces, [ [ou-88, ki-78], [ou-88, ki-78, gi-77], [ou-88, ki-78, gi-77, ki-67],
                               [ou-88, ki-78, gi-77, ki-67, gi-66] ]),
              built(sente, Pieces, Position),
              castle(Shapes, Position, sente, Name)
            ),
            Names).
test(first_of_as_many, forall(member(Order, [[free, kinged], [kinged, free]]))) :-
    findall(castle(Name, "", "", Pieces),
            ( member(Name, Order),
              memberchk(Name-Pieces, [free-[gi-77, ki-78], kinged-[ou-88, ki-78]])
            ),
            Facts),
    castle_shapes(Facts, Shapes),
    findall(Name,
            ( member(Side, [sente, gote]),
              built(Side, [ou-88, ki-78, gi-77], Position),
              castle(Shapes, Position, Side, Name)
            ),
            Names),
    Order = [First|_],
    Names == [First, First].
test(none, fail) :-
    shapes(Shapes),
    built(sente, [ou-88, ki-77], Position),
    castle(Shapes, Position, sente, _).
test(of_the_other_side, fail) :-
    shapes(Shapes),
    built(sente, [ou-88, ki-78], Position),
    castle(Shapes, Position, gote, _).
test(no_king, Name == free) :-
    shapes(Shapes),
    position_term(Position, shogi(sente, [ at(77, sente(gi)), at(66, sente(gi)), at(67, sente(ki)),
                                           at(78, sente(ki)) ], [])),
    castle(Shapes, Position, sente, Name).
test(promoted_pieces_do_not_count, fail) :-
    shapes(Shapes),
    built(sente, [ou-88, to-78], Position),
    castle(Shapes, Position, sente, _).
test(bad_fact, error(type_error(castle, castle(a, b)))) :-
    castle_shapes([castle(a, b)], _).

:- end_tests(castles).
