/*  Games between two ways to search: the stronger wins, and the same comes again. That they are
    fair is proved in C (tests/c/test_train_duel.c). */
:- module(test_duels, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/duels)).

:- begin_tests(duels).

positions(Positions) :-
    start_position(hirate, Start),
    findall(Position,
            ( member(Move, [move(77, 76), move(27, 26), move(57, 56), move(69, 78)]),
              position_after(Start, Move, Position)
            ),
            Positions).

quiet(_, _).

test(the_stronger_wins, true(Sum >= 14)) :-
    positions(Positions),
    search_knowledge(Knowing),
    search_parameters([], Material),
    duels(Knowing, Material, Positions, [nodes(300)], quiet, Points),
    same_length(Positions, Points),
    sum_list(Points, Sum).
test(the_same_again_on_any_number_of_threads, [One == Two, nondet]) :-
    positions(Positions),
    search_parameters([], A),
    search_parameters([margin(futility_margin_ply, 20)], B),
    duels(A, B, Positions, [nodes(200), threads(1)], quiet, One),
    duels(A, B, Positions, [nodes(200), threads(2)], quiet, Two).
test(games_are_told, Told == [1-4, 2-4, 3-4, 4-4]) :-
    positions([One, Two|_]),
    search_parameters([], A),
    Heard = heard([]),
    duels(A, A, [One, Two], [nodes(50), threads(1)], hear(Heard), [2, 2]),
    arg(1, Heard, Reversed),
    reverse(Reversed, Told).

hear(Heard, Done, All) :-
    arg(1, Heard, Before),
    nb_setarg(1, Heard, [Done-All|Before]).

test(no_positions, Points == []) :-
    search_parameters([], A),
    duels(A, A, [], [], quiet, Points).
test(ends_in_time, throws(time_limit_exceeded)) :-
    positions(Positions),
    search_parameters([], A),
    call_with_time_limit(0.3, duels(A, A, Positions, [nodes(100 000)], quiet, _)).
test(what_it_throws_ends_it, throws(enough)) :-
    positions(Positions),
    search_parameters([], A),
    duels(A, A, Positions, [nodes(100), threads(1)], throw_enough, _).

throw_enough(_, _) :-
    throw(enough).

test(bad,
     [ forall(member(Option, [nodes(0), threads(65), depth(3)])),
       error(gunshi(bad_option(Option, _)))
     ]) :-
    search_parameters([], A),
    duels(A, A, [], [Option], quiet, _).
test(no_parameters, error(type_error(search_parameters, material))) :-
    search_parameters([], A),
    duels(A, material, [], [], quiet, _).
test(no_position, error(type_error(position, 7))) :-
    search_parameters([], A),
    duels(A, A, [7], [], quiet, _).

:- end_tests(duels).
