/*  Values of words fitted to games: those that positions were judged by are found again; the same
    every time; and an error that is that of the values.
*/
:- module(test_othello_values, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/relations)).
:- use_module(library(gunshi/othello/words)).
:- use_module(library(gunshi/lab/training/othello_values)).

:- begin_tests(othello_values).

fit(Games, Values, Fit) :-
    set_random(seed(6)),
    othello_fit_values([_]>>true, Games, Values, Fit).

test(every_word_at_every_number, Found == Wanted) :-
    fit(4, Values, _),
    findall(Word-Empties,
            ( member(Empties, [40, 30, 20, 10]), othello_word(Word) ), Wanted0),
    msort(Wanted0, Wanted),
    findall(Word-Empties, ( member(value(Word, Empties, Value), Values), float(Value) ), Found0),
    msort(Found0, Found).
test(the_same_by_its_seed, A-FitA == B-FitB) :-
    fit(4, A, FitA),
    fit(4, B, FitB).
test(each_game_is_told, Games == [1, 2, 3, 4]) :-
    Told = told([]),
    set_random(seed(6)),
    othello_fit_values(told(Told), 4, _, _),
    arg(1, Told, Reversed),
    reverse(Reversed, Games).

told(Told, Game) :-
    arg(1, Told, Before),
    nb_setarg(1, Told, [Game|Before]).

%   One game of ten is held out.

test(held_out, true(( Positions > 9 * Held / 2, Held > 10, Error > 0, HeldError > 0,
                      Engine > 0 ))) :-
    fit(20, _, fit(Positions, Error, Held, HeldError, Engine)).

%   Positions of games by chance, with the results that some values say: the fit finds the values
%   again, but for what the prior takes away, so it finds nearly the results.

said(value(Word, Empties, Value)) :-
    member(Word-At40-At10, [ mover-(-200)-(-100), mobility-100-190, frontier-(-160)-(-60),
                             stable-300-100, corner-1500-200 ]),
    member(Empties-Value, [40-At40, 10-At10]).

test(found_again) :-
    set_random(seed(9)),
    findall(value(W, E, V), said(value(W, E, V)), Said),
    findall(Word, othello_word(Word), Words),
    length(Words, Count),
    gunshi_lab_training_othello_values:new_sums(Count, Sums),
    forall(between(1, 150, _),
           ( othello_start(Start),
             by_chance(Start, Positions),
             findall(sample(P, Result), ( member(P, Positions), result(P, Said, Result) ), Samples),
             gunshi_lab_training_othello_values:add_samples(Samples, Sums)
           )),
    gunshi_lab_training_othello_values:equations(Sums, Count, Rows),
    gunshi_lab_training_othello_values:solved(Rows, Solution),
    gunshi_lab_training_othello_values:error_of(Sums, Count, Solution, _, Error),
    findall(0.0, member(_, Solution), Zeros),
    gunshi_lab_training_othello_values:error_of(Sums, Count, Zeros, _, WithoutValues),
    assertion(Error < 0.6),
    assertion(WithoutValues > 5),
    gunshi_lab_training_othello_values:named_values(Solution, Words, Values),
    forall(member(Word-Empties, [mobility-40, mobility-10, frontier-40, frontier-10]),
           ( memberchk(value(Word, Empties, Value), Values),
             othello_word_value(Said, Word, Empties, Wanted),
             assertion(abs(Value - Wanted) < 15)
           )).

by_chance(P, [P|Ps]) :-
    othello_moves(P, Moves),
    (   random_member(Move, Moves)
    ->  othello_after(P, Move, Q),
        by_chance(Q, Ps)
    ;   Ps = []
    ).

result(P, Values, Result) :-
    othello_vacancies(P, Empties),
    othello_words(P, Counts),
    aggregate_all(sum(Count * Value),
                  ( member(Word-Count, Counts),
                    othello_word_value(Values, Word, Empties, Value)
                  ),
                  Result).

%   The elimination, and the shares of the numbers of empty squares between two that have values.

test(equations, true(( abs(X - 1) < 1.0e-9, abs(Y + 2) < 1.0e-9, abs(Z - 3) < 1.0e-9 ))) :-
    gunshi_lab_training_othello_values:solved([[4, 1, 2, 8], [1, 5, 1, -6], [2, 1, 6, 18]],
                                              [X, Y, Z]).
test(shares, [forall(member(Empties-Wanted, [ 60-[1-1], 40-[1-1], 35-[1-0.5, 2-0.5], 30-[2-1],
                                              12-[3-0.2, 4-0.8], 10-[4-1], 0-[4-1]
                                            ]))]) :-
    findall(Knot-Share, gunshi_lab_training_othello_values:share(Empties, Knot, Share), Found),
    assertion(maplist([K-A, K-B]>>(abs(A - B) < 1.0e-9), Found, Wanted)).

:- end_tests(othello_values).
