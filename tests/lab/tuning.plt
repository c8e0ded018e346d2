/*  Tuning by perturbation: it finds what is best where games say what is better, though there is
    chance in them; it stays near where nothing matters; and each batch depends only on the values
    before it. */
:- module(test_tuning, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/lab/tuning)).
:- use_module(library(gunshi/shogi/margins)).

:- begin_tests(tuning).

%   tuned(+Tuning, +Games, -Values): Games(Plus, Minus, Chance) is who wins a game: 1, 0 or -1.

:- meta_predicate tuned(+, 4, -).

tuned(Tuning, Game, Values) :-
    Tuning = tuning(Names, _, _),
    maplist([Name, Value]>>search_margin(Name, margin(Value, _, _, _, _)), Names, Values0),
    tuning_batches(Tuning, Batches),
    Last is Batches-1,
    numlist(0, Last, Numbers),
    foldl(batch(Tuning, Game), Numbers, Values0, Values).

batch(Tuning, Game, Batch, Values0, Values) :-
    tried_values(Tuning, Batch, Values0, Plus, Minus),
    batch_pairs(Each),
    findall(Points,
            ( between(1, Each, _),
              random(Chance1),
              random(Chance2),
              call(Game, Plus, Minus, Chance1, Won1),
              call(Game, Plus, Minus, Chance2, Won2),
              Points is Won1+Won2
            ),
            All),
    moved_values(Tuning, Batch, Values0, All, Values).

%   nearer(+Best, +Scale, +Plus, +Minus, +Chance, -Points): half points of the side with Plus; the
%   nearer the values are to Best, the more likely it wins.

nearer(Best, Scale, Plus, Minus, Chance, Points) :-
    off(Best, Plus, Off1),
    off(Best, Minus, Off2),
    Likely is 1 / (1 + exp((Off1-Off2)*Scale)),
    (   Chance < Likely
    ->  Points = 2
    ;   Points = 0
    ).

off(Best, Values, Off) :-
    foldl([B, V, Sum0, Sum]>>(Sum is Sum0 + ((V-B)/100)**2), Best, Values, 0, Off).

even(_, _, Chance, Points) :-
    (   Chance < 0.5
    ->  Points = 2
    ;   Points = 0
    ).

test(what_is_best_is_found) :-
    Names = [futility_margin, futility_margin_ply, razoring_margin],
    Best = [150, 40, 80],
    tuned(tuning(Names, 6000, 1), nearer(Best, 4), Values),
    forall(nth0(N, Best, B), ( nth0(N, Values, V), abs(B-V) < 25 )).
test(chance_alone_moves_little, forall(between(1, 5, Seed))) :-
    Names = [futility_margin, delta_margin, late_move_count],
    tuned(tuning(Names, 800, Seed), even, Values),
    forall(nth0(N, Names, Name),
           ( nth0(N, Values, Value),
             search_margin(Name, margin(Before, _, _, Step, _)),
             abs(Value-Before) < 6*Step
           )).
test(values_stay_where_they_make_sense, true(Value < 1.5)) :-
    tuned(tuning([quiet_evasions], 800, 1), nearer([-500], 2), [Value]),
    Value >= 1.0.
test(another_seed_is_other_chance, true(One \== Two)) :-
    tuned(tuning([delta_margin], 80, 1), even, One),
    tuned(tuning([delta_margin], 80, 2), even, Two).
test(a_batch_depends_on_nothing_else, [true(Again == First)]) :-
    Tuning = tuning([delta_margin, gain_weight], 100, 3),
    First = Plus-Minus-Moved,
    Again = Plus1-Minus1-Moved1,
    tried_values(Tuning, 7, [150.3, 60.2], Plus, Minus),
    moved_values(Tuning, 7, [150.3, 60.2], [4, 0, 3, 2, 2, 2, 1, 4], Moved),
    tried_values(Tuning, 8, [1.0, 1.0], _, _),
    set_random(seed(5)),
    tried_values(Tuning, 7, [150.3, 60.2], Plus1, Minus1),
    moved_values(Tuning, 7, [150.3, 60.2], [4, 0, 3, 2, 2, 2, 1, 4], Moved1).

%   Both lie about the values, as far to either side; the side that wins is gone to.

test(both_ways_alike) :-
    Tuning = tuning([delta_margin, aspiration_most], 1000, 1),
    forall(between(0, 20, Batch),
           ( tried_values(Tuning, Batch, [150.0, 1000.0], Plus, Minus),
             moved_values(Tuning, Batch, [150.0, 1000.0], [4, 4, 4], Up),
             moved_values(Tuning, Batch, [150.0, 1000.0], [0, 0, 0], Down),
             forall(nth0(N, [150.0, 1000.0], V),
                    ( maplist(nth0(N), [Plus, Minus, Up, Down], [P, M, U, D]),
                      abs(P+M-2*V) =< 1.0,
                      abs(U+D-2*V) < 0.001,
                      sign(P-M) =:= sign(U-D)
                    ))
           )).
test(an_even_batch_moves_nothing, Values == [150.0]) :-
    moved_values(tuning([delta_margin], 100, 1), 3, [150.0], [4, 0, 2, 2], Values).
test(batches, Count == 13) :-
    tuning_batches(tuning([delta_margin], 100, 1), Count).
test(numbers, Margins == [margin(delta_margin, 151), margin(gain_weight, 64)]) :-
    played_numbers([delta_margin, gain_weight], [150.6, 64], Margins).

:- end_tests(tuning).
