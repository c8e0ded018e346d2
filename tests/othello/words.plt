:- encoding(utf8).
/*  The words that a position is counted in are the relations of relations.pl, asked of both sides;
    values of words are in proportion between those given; and a search's evaluation is their sum.
*/
:- module(test_othello_words, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/relations)).
:- use_module(library(gunshi/othello/search)).
:- use_module(library(gunshi/othello/words)).
:- use_module(library(gunshi/knowledge/othello/relation_words), [c_square/2, corner/1, x_square/2]).

:- begin_tests(othello_words).

%   position(-Position) is nondet: of random games.

position(Position) :-
    set_random(seed(11)),
    between(1, 12, _),
    othello_start(Start),
    on_the_way(Start, Position).

on_the_way(P, P).
on_the_way(P, Q) :-
    othello_moves(P, Moves),
    random_member(Move, Moves),
    othello_after(P, Move, Next),
    on_the_way(Next, Q).

%   of_side(+Word, +Position, +Side, -Count): Side has so many.

of_side(mobility, P, Side, Count) :-
    othello_mobility(P, Side, Count).
of_side(frontier, P, Side, Count) :-
    othello_frontier_count(P, Side, Count).
of_side(stable, P, Side, Count) :-
    othello_stable_count(P, Side, Count).
of_side(corner, P, Side, Count) :-
    aggregate_all(count, ( othello_disc_of(P, Side, S), corner(S) ), Count).
of_side(takes_corner, P, Side, Count) :-
    aggregate_all(count, ( othello_playable(P, Side, S), corner(S) ), Count).
of_side(x_square, P, Side, Count) :-
    aggregate_all(count,
                  ( othello_disc_of(P, Side, S), x_square(S, Corner), othello_vacant(P, Corner) ),
                  Count).
of_side(c_square, P, Side, Count) :-
    aggregate_all(count,
                  ( othello_disc_of(P, Side, S), c_square(S, Corner), othello_vacant(P, Corner) ),
                  Count).
of_side(wing, P, Side, Count) :-
    aggregate_all(count, othello_wing(P, Side, _), Count).
of_side(balanced, P, Side, Count) :-
    aggregate_all(count, othello_balanced(P, Side, _), Ends),
    Count is Ends / 2.
of_side(wedge, P, Side, Count) :-
    aggregate_all(count, othello_wedge(P, Side, _), Count).

test(counts, Wrong == []) :-
    findall(Word-Text,
            ( position(P),
              othello_side(P, Side),
              othello_opponent(Side, Other),
              othello_words(P, Counts),
              member(Word-Count, Counts),
              Word \== mover,
              of_side(Word, P, Side, Own),
              of_side(Word, P, Other, Others),
              Count =\= Own - Others,
              othello_text(P, Text)
            ),
            Wrong).
test(all_words_are_counted, Words == Named) :-
    othello_start(P),
    othello_words(P, Counts),
    pairs_keys(Counts, Words),
    findall(Word, othello_word(Word), Named),
    findall(Word, ( clause(of_side(Word, _, _, _), _) ; Word = mover ), Asked),
    assertion(permutation(Asked, Named)).
test(the_mover_has_to_move, Count == 1) :-
    othello_start(P),
    othello_words(P, Counts),
    memberchk(mover-Count, Counts).
test(no_position, error(type_error(othello, foo))) :-
    othello_words(foo, _).

values([value(corner, 40, 1000), value(corner, 20, 500), value(corner, 30, 800),
        value(frontier, 10, -100)]).

test(between, [forall(member(Empties-Value, [64-1000, 40-1000, 35-900, 31-820, 30-800, 25-650,
                                             20-500, 19-500, 0-500])),
               Found == Value]) :-
    values(Values),
    othello_word_value(Values, corner, Empties, Found).
test(one_value, [forall(member(Empties, [0, 10, 60])), Found == -100]) :-
    values(Values),
    othello_word_value(Values, frontier, Empties, Found).
test(no_value, Found == 0) :-
    values(Values),
    othello_word_value(Values, wing, 30, Found).

%   What a position is worth: the sum; of who must pass, what the other has, negated.

test(the_sum, Wrong == []) :-
    values(Values),
    othello_word_weights(Values, [], Weights),
    findall(Text-Value-Sum,
            ( position(P),
              \+ othello_over(P),
              worth(P, Values, Sum),
              othello_evaluate(P, Weights, Value),
              Value =\= Sum,
              othello_text(P, Text)
            ),
            Wrong).

worth(P, Values, Sum) :-
    (   othello_moves(P, [pass])
    ->  othello_passed(P, Q),
        sum_of_words(Q, Values, Sum0),
        Sum is -Sum0
    ;   sum_of_words(P, Values, Sum)
    ).

sum_of_words(P, Values, Sum) :-
    othello_vacancies(P, Empties),
    othello_words(P, Counts),
    aggregate_all(sum(Count * Value),
                  ( member(Word-Count, Counts),
                    othello_word_value(Values, Word, Empties, Value)
                  ),
                  Sum).

test(more_than_a_game, [forall(member(Value, [6400, -6400, 1000000])),
                        error(domain_error(othello_value, Value))]) :-
    othello_word_weights([value(corner, 40, Value)], [], _).
test(no_number, error(type_error(integer, foo))) :-
    othello_word_weights([value(corner, 40, foo)], [], _).

test(a_shape_of_more_than_a_game, error(domain_error(othello_value, 6400))) :-
    othello_word_weights([], [shape(edge("●・・・・・・・"), 6400)], _).

%   Words and shapes together are worth the sum; of one shape, either way round, the first value
%   counts.

test(with_shapes, Wrong == []) :-
    values(Values),
    othello_word_weights(Values, [], Words),
    Shapes = [shape(edge("・・・・・・・●"), 300), shape(corner("●・・/・・・/・・・"), -40)],
    othello_word_weights([], Shapes, Border),
    append(Shapes, [shape(edge("●・・・・・・・"), 77)], More),
    othello_word_weights(Values, More, Both),
    findall(Text,
            ( position(P),
              \+ othello_over(P),
              othello_evaluate(P, Words, A),
              othello_evaluate(P, Border, B),
              othello_evaluate(P, Both, C),
              C =\= max(-6399, min(6399, A+B)),
              othello_text(P, Text)
            ),
            Wrong),
    othello_text(One, "X------- -------- -------- -------- -------- -------- -------- -------O X"),
    othello_evaluate(One, Border, 0),
    othello_text(Two, "X------- -------- -------- -------- -------- -------- -------- -------- X"),
    othello_evaluate(Two, Border, Value),
    Value =:= 2*300-40.

:- end_tests(othello_words).
