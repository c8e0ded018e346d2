/*  Changed positions: what is changed is gone or elsewhere, and nothing else is. */
:- module(test_changed_positions, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(gunshi/shogi/patterns/changed_positions)).
:- use_module(library(gunshi/shogi/position)).

start(Term) :-
    position_sfen(Position, startpos),
    position_term(Position, Term).

%   same_elsewhere(+Position, +Changed): what is not in Changed stands where it stood at the start.

same_elsewhere(Position, Changed) :-
    start(shogi(_, Pieces, _)),
    position_term(Position, shogi(_, Now, _)),
    subtract(Pieces, Changed, Rest),
    forall(member(Piece, Rest), memberchk(Piece, Now)).

:- begin_tests(changed_positions).

test(gone) :-
    start(Term),
    Changed = [at(27, sente(fu)), at(82, gote(hi))],
    changed_position(gone, Term, move(77, 76), [77, 76], Changed, Position),
    same_elsewhere(Position, Changed),
    \+ piece_at(Position, 27, _),
    \+ piece_at(Position, 82, _).
test(a_king_stands_elsewhere) :-
    start(Term),
    changed_position(gone, Term, move(77, 76), [77, 76], [at(51, gote(ou))], Position),
    \+ piece_at(Position, 51, _),
    position_term(Position, shogi(_, Pieces, _)),
    once(member(at(_, gote(ou)), Pieces)).

%   A piece of the box comes to an empty square; without one there is no such position, but a
%   scattered one.

test(filled) :-
    start(Term),
    changed_position(gone, Term, move(77, 76), [], [at(27, sente(fu)), empty(25)], Position),
    piece_at(Position, 25, Piece),
    arg(1, Piece, fu).
test(empty_box, fail) :-
    start(Term),
    changed_position(gone, Term, move(77, 76), [], [empty(55)], _).
test(empty_box_scattered, [forall(between(1, 20, Seed))]) :-
    start(Term),
    changed_position(scattered(Seed), Term, move(77, 76), [], [empty(55)], Position),
    position_sfen(Position, Sfen),
    position_sfen(Start, startpos),
    position_sfen(Start, Sfen).

test(scattered, true(Made >= 8)) :-
    start(Term),
    findall(at(Square, Piece),
            ( Term = shogi(_, Pieces, _), member(at(Square, Piece), Pieces), Square mod 10 =:= 3 ),
            Changed),
    aggregate_all(count,
                  ( between(1, 20, Seed),
                    changed_position(scattered(Seed), Term, move(77, 76), [77, 76], Changed,
                                     Position),
                    same_elsewhere(Position, Changed),
                    changed_position(scattered(Seed), Term, move(77, 76), [77, 76], Changed, Again),
                    position_sfen(Position, Sfen),
                    position_sfen(Again, Sfen)
                  ),
                  Made).
test(different_seeds, true(Count > 5)) :-
    start(Term),
    Term = shogi(_, Pieces, _),
    findall(at(Square, Piece), ( member(at(Square, Piece), Pieces), Square mod 10 =:= 3 ), Changed),
    findall(Sfen,
            ( between(1, 20, Seed),
              changed_position(scattered(Seed), Term, move(77, 76), [77, 76], Changed, Position),
              position_sfen(Position, Sfen)
            ),
            Sfens0),
    sort(Sfens0, Sfens),
    length(Sfens, Count).

%   The move is legal in it.

test(the_move_stays_legal, fail) :-
    start(Term),
    changed_position(gone, Term, move(88, 99), [], [at(27, sente(fu))], _).

:- end_tests(changed_positions).
