/*  The counts that hold at the root of a search: each variant's are those that were counted there.
*/
:- module(test_statistics_knowledge, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/shogi/facts)).
:- use_module(library(gunshi/knowledge/shogi/counts)).
:- use_module(library(gunshi/shogi/position)).
:- use_module(library(gunshi/shogi/statistics)).

%   Sente's king is in a mino castle, gote's has come out.

mino("lnsg1gsnl/1r5b1/pppp1pppp/4p4/4k4/9/PPPPPPPPP/1B3R1K1/LNSG1GSNL b - 1").

terms(Sfen, Variant, Terms) :-
    position_sfen(Position, Sfen),
    conditioned_counts(Position, Variant, Terms).

:- begin_tests(statistics_knowledge).

test(any, Count == Known) :-
    terms("startpos", any, Terms),
    length(Terms, Count),
    aggregate_all(count, ( known(dropped(any, _, _, _), _) ; known(moved(any, _, _, _, _, _), _) ),
                  Known).
test(share_adds_what_was_legal, Kinds == [droppable/3, dropped/4, movable/5, moved/6]) :-
    terms("startpos", share, Terms),
    findall(Name/Arity, ( member(Term, Terms), functor(Term, Name, Arity) ), Kinds0),
    sort(Kinds0, Kinds).
test(zones, Zones == [sente-king_zone(right), gote-king_zone(out)]) :-
    mino(Sfen),
    terms(Sfen, king_zone, Terms),
    findall(Side-Condition,
            ( member(Term, Terms), arg(1, Term, Condition), arg(2, Term, Side) ),
            All),
    list_to_set(All, Zones).
test(castles, Sente == [Castle]) :-
    mino(Sfen),
    terms(Sfen, castle, Terms),
    findall(Condition, ( member(Term, Terms), arg(1, Term, Condition), arg(2, Term, sente) ), All),
    list_to_set(All, Sente),
    (   Sente = [castle(_)]
    ->  Sente = [Castle]
    ;   Castle = castle(one)
    ).

%   A count stands for a square exactly when the square is so far from the enemy king.

test(distances) :-
    mino(Sfen),
    position_sfen(Position, Sfen),
    terms(Sfen, enemy_distance, Terms),
    Terms = [_|_],
    forall(( member(Term, Terms),
             arg(1, Term, enemy_distance(Distance)),
             arg(2, Term, Side),
             functor(Term, _, Arity),
             arg(Arity, Term, Counts),
             member(Square-_, Counts)
           ),
           enemy_distance(Position, Side, Square, Distance)),
    forall(( known(dropped(enemy_distance(2), sente, fu, Counts), _),
             member(Square-Count, Counts)
           ),
           (   enemy_distance(Position, sente, Square, 2)
           ->  memberchk(dropped(enemy_distance(2), sente, fu, Kept), Terms),
               memberchk(Square-Count, Kept)
           ;   true
           )).
test(classes, Known == Count) :-
    class_probabilities(Terms),
    length(Terms, Count),
    aggregate_all(count, known(class_played(_, _, _), _), Known).
test(no_variant, error(domain_error(statistics_variant, foo))) :-
    terms("startpos", foo, _).
test(no_position, error(type_error(position, foo))) :-
    conditioned_counts(foo, any, _).

%   The shipped counts: what was played was legal at least as often.

test(played_when_legal) :-
    need_knowledge(statistics),
    forall(( known(moved(any, Side, Kind, From, Promotion, Counts), _), member(To-Played, Counts) ),
           ( known(movable(Side, Kind, From, Promotion, Legal), _),
             memberchk(To-Could, Legal),
             Could >= Played
           )),
    forall(( known(dropped(any, Side, Kind, Counts), _), member(To-Played, Counts) ),
           ( known(droppable(Side, Kind, Legal), _),
             memberchk(To-Could, Legal),
             Could >= Played
           )).

:- end_tests(statistics_knowledge).
