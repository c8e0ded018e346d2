/*  The numbers that tune a search: all have a name, and a search obeys them. That a search with
    any numbers answers legal moves is proved in C (tests/c/test_search_margins.c). */
:- module(test_margins, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/margins)).

:- begin_tests(margins).

middle_game(Position) :-
    position_sfen(Position,
                  "ln1g3nl/1ks1gr3/1pppppbpp/p5p2/4P4/P1P3P2/1PSP1P1PP/1BG4R1/LN1GK1SNL b - 1").

nodes(Parameters, Nodes) :-
    middle_game(Position),
    search(Position, [parameters(Parameters), depth(7)], Result),
    search_result(Result, nodes, Nodes).

test(each_has_a_name_and_a_sentence) :-
    findall(Name, search_margin(Name, _), Names),
    sort(Names, Sorted),
    same_length(Names, Sorted),
    forall(search_margin(Name, margin(Value, Least, Most, Step, Sentence)),
           ( atom(Name),
             between(Least, Most, Value),
             Step > 0,
             string(Sentence),
             margin_fits(margin(Name, Least)),
             margin_fits(margin(Name, Most)),
             Below is Least-1,
             Above is Most+1,
             \+ margin_fits(margin(Name, Below)),
             \+ margin_fits(margin(Name, Above))
           )).
test(by_name_there_is_one, all(Value == [12])) :-
    search_margin(mate_entry_bonus, margin(Value, _, _, _, _)).
test(no_such_name, fail) :-
    search_margin(colour_of_the_board, _).
test(no_fit,
     [ forall(member(Choice, [ _, margin(_, 3), margin(quiet_evasions, _),
                               margin(quiet_evasions, 2.0), margin(none, 1), 7
                             ])),
       fail
     ]) :-
    margin_fits(Choice).
test(the_table_is_the_default, Nodes == Same) :-
    findall(margin(Name, Value), search_margin(Name, margin(Value, _, _, _, _)), All),
    search_parameters([], Plain),
    search_parameters(All, Parameters),
    nodes(Plain, Nodes),
    nodes(Parameters, Same).

%   Those that have a say at this depth, without a statistic, learned values or depth by
%   probability.

test(a_search_obeys,
     [ forall(member(Margin, [ margin(futility_margin, 0), margin(late_move_count, 60),
                               margin(reduction_base, 200), margin(check_extension, 0),
                               margin(delta_margin, 0), margin(null_move_plies, 20)
                             ])),
       true(Nodes =\= Plain)
     ]) :-
    search_parameters([], Parameters0),
    search_parameters([Margin], Parameters),
    nodes(Parameters0, Plain),
    nodes(Parameters, Nodes).
test(as_others_but_for_margins, Nodes-Same == Expected-Expected) :-
    Others = [history(false), margin(delta_margin, 10)],
    search_parameters(Others, Parameters0),
    parameters_margins(Parameters0, [margin(futility_margin_ply, 10)], Parameters1),
    parameters_margins(Parameters1, [], Parameters2),
    search_parameters([margin(futility_margin_ply, 10)|Others], Parameters),
    nodes(Parameters1, Nodes),
    nodes(Parameters, Expected),
    nodes(Parameters2, Same),
    nodes(Parameters0, Before),
    Nodes =\= Before.
test(the_last_of_a_name_holds, Nodes-Other == Expected-Expected) :-
    Margins = [margin(futility_margin, 400), margin(futility_margin, 0)],
    search_parameters(Margins, Parameters),
    search_parameters([], Parameters0),
    parameters_margins(Parameters0, Margins, Parameters1),
    search_parameters([margin(futility_margin, 0)], Parameters2),
    nodes(Parameters, Nodes),
    nodes(Parameters1, Other),
    nodes(Parameters2, Expected).
test(bad_margin,
     [ forall(member(Margin, [ margin(futility_margin, -1), margin(futility_margin, x),
                               margin(none, 1)
                             ])),
       error(gunshi(bad_parameter(Margin)))
     ]) :-
    search_parameters([Margin], _).
test(no_margin, error(gunshi(bad_parameter(history(true))))) :-
    search_parameters([], Parameters),
    parameters_margins(Parameters, [history(true)], _).
test(no_parameters, error(type_error(search_parameters, none))) :-
    parameters_margins(none, [], _).

:- end_tests(margins).
