/*  What a choice of how to search is worth: rows that are even where nothing differs, the same on
    any number of threads, and shorter when a test is decided. */
:- module(test_search_worth, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/experiments/search_worth)).

:- begin_tests(search_worth).

%   positions(+Count, -Positions): two moves from the start, different ones.

positions(Count, Positions) :-
    start_position(hirate, Start),
    findall(Position,
            ( legal_move(Start, First),
              position_after(Start, First, Between),
              legal_move(Between, Second),
              position_after(Between, Second, Position)
            ),
            All),
    length(Positions, Count),
    append(Positions, _, All).

quiet(_, _).

test(nothing_differs, Row =@= _{games:16, pairs:[0, 0, 8, 0, 0], elo:0.0, elo_error:null,
                                 accepted:none}) :-
    positions(8, Positions),
    search_margin(delta_margin, margin(Value, _, _, _, _)),
    search_row(quiet, [margin(delta_margin, Value)], Positions, [nodes(50)], none, Row).
test(on_any_number_of_threads, [true(One =@= Two)]) :-
    positions(10, Positions),
    Choices = [margin(futility_margin_ply, 20), statistics(none)],
    search_row(quiet, Choices, Positions, [nodes(80), threads(1)], none, One),
    search_row(quiet, Choices, Positions, [nodes(80), threads(2)], none, Two),
    Pairs = One.pairs,
    sum_list(Pairs, 10).

%   Without an order by what cut off before a search is far worse: 32 positions tell.

test(decided, [true(Told-Games-Accepted == [64]-64-elo0)]) :-
    positions(96, Positions),
    Heard = heard([]),
    search_row(hear(Heard), [history(false), statistics(none), margin(quiet_evasions, 100),
                             margin(late_move_count, 0), margin(late_move_count_square, 0)],
               Positions, [nodes(150)], elos(-100, 100), Row),
    arg(1, Heard, Told),
    _{games:Games, accepted:Accepted} :< Row.

hear(Heard, Done, _) :-
    arg(1, Heard, Before),
    nb_setarg(1, Heard, [Done|Before]).

test(all_are_played_where_nothing_is_decided, [true(Games-Accepted == 80-none)]) :-
    positions(40, Positions),
    search_margin(delta_margin, margin(Value, _, _, _, _)),
    search_row(quiet, [margin(delta_margin, Value)], Positions, [nodes(20)], elos(-1, 1), Row),
    _{games:Games, accepted:Accepted} :< Row.
test(bad_choice, error(gunshi(bad_search_choice(_, _)))) :-
    search_row(quiet, [margin(delta_margin, -1)], [], [], none, _).

:- end_tests(search_worth).
