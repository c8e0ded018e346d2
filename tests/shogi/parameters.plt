:- encoding(utf8).
:- module(test_parameters, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).

:- begin_tests(parameters).

found(Terms, Options, Key, Value) :-
    search_parameters(Terms, Parameters),
    position_sfen(Position,
                  "ln1g3nl/1ks1gr3/1pppppbpp/p5p2/4P4/P1P3P2/1PSP1P1PP/1BG4R1/LN1GK1SNL b - 1"),
    search(Position, [parameters(Parameters)|Options], Result),
    search_result(Result, Key, Value).

%   The same nodes with the same value, others when what it says differs.

test(the_same_again) :-
    found([], [depth(7)], nodes, Nodes),
    found([], [depth(7)], nodes, Nodes),
    found([statistics(false), history(true), depth_by(plies)], [depth(7)], nodes, Nodes).
test(each_choice_changes_the_search, [forall(member(Term, [ history(false), stages([history]),
                                                            depth_by(probability),
                                                            late_moves(false)
                                                          ]))]) :-
    found([], [depth(7)], nodes, Nodes0),
    found([Term], [depth(7)], nodes, Nodes),
    Nodes =\= Nodes0.
test(statistics_change_the_order) :-
    Facts = [ statistics(true), dropped(any, sente, fu, [55-100]),
              moved(any, sente, fu, 97, stay, [96-1000]),
              moved(any, gote, fu, 13, stay, [14-1000])
            ],
    found([], [depth(7)], nodes, Nodes0),
    found(Facts, [depth(7)], nodes, Nodes),
    Nodes =\= Nodes0.

%   Played as often, but the one when it could be, the other hardly ever: as if counted more often.

test(shares_change_the_order) :-
    Played = [ statistics(true), history(false), moved(any, sente, gi, 39, stay, [48-100]),
               moved(any, sente, ki, 69, stay, [68-100])
             ],
    Legal = [ movable(sente, gi, 39, stay, [48-200]), movable(sente, ki, 69, stay, [68-20000]) ],
    append(Played, Legal, Shares),
    found(Played, [depth(7)], nodes, Nodes0),
    found(Shares, [depth(7)], nodes, Nodes),
    Nodes =\= Nodes0,
    found([ statistics(true), history(false), moved(any, sente, gi, 39, stay, [48-8722]),
            moved(any, sente, ki, 69, stay, [68-100])
          ],
          [depth(7)], nodes, Nodes).
%   Learned values order quiet moves; then it says nothing how often these were played.

test(learned_values_change_the_order) :-
    Played = [statistics(true), dropped(any, sente, fu, [55-100])],
    found([], [depth(7)], nodes, Nodes0),
    found([likely(mover(stays(gi)), "A silver moves.", [9000])], [depth(7)], nodes, Nodes),
    found([likely(mover(stays(gi)), "A silver moves.", [9000])|Played], [depth(7)], nodes, Nodes),
    Nodes =\= Nodes0.
test(bad_likely,
     [ forall(member(Fault-Term,
                     [ form-likely(mover(stays(gi)), silver, [1]),
                       name-likely(mover(gi), "A silver.", [1]),
                       count(2, 1)-likely(mover(stays(gi)), "A silver.", [1, 2]),
                       value(0.5)-likely(mover(stays(gi)), "A silver.", [0.5])
                     ])),
       throws(error(gunshi(bad_likely(Term, Fault)), _))
     ]) :-
    search_parameters([Term], _).
test(likely_twice, throws(error(gunshi(bad_likely(likely(class(fork), _, _), twice)), _))) :-
    search_parameters([ likely(class(fork), "A fork.", [1, 2]),
                        likely(mover(stays(gi)), "A silver.", [1]),
                        likely(class(fork), "The same.", [2, 3])
                      ],
                      _).
test(likely_of_another_form, throws(error(gunshi(bad_parameter(likely(_, _))), _))) :-
    search_parameters([likely(mover(stays(gi)), [1])], _).

test(classes_change_the_depth) :-
    found([depth_by(probability)], [depth(6)], nodes, Nodes0),
    found([depth_by(probability), class_played(push_fu, 1000, 1)], [depth(6)], nodes, Nodes),
    Nodes =\= Nodes0.
test(stages_not_used_cut_nothing, Cuts == []) :-
    found([stages([previous, capture])], [depth(7)], cuts, Cuts0),
    findall(Stage,
            ( member(Stage-Count, Cuts0),
              Count > 0,
              \+ memberchk(Stage, [previous, capture, history])
            ),
            Cuts).
test(weights, Sign == -1) :-
    material_weights(Material),
    evaluation_facts(Material, Facts0),
    findall(Fact, ( member(Fact0, Facts0), against(Fact0, Fact) ), Facts),
    search_parameters(Facts, Parameters),
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/1B2K2R1 b - 1"),
    search(Position, [parameters(Parameters), depth(1)], Result),
    search_result(Result, score, cp(Score)),
    Sign is sign(Score).

against(weight(Name, Sentence, Opening0, Ending0), weight(Name, Sentence, Opening, Ending)) :-
    maplist([Value0, Value]>>(Value is -Value0), Opening0, Opening),
    maplist([Value0, Value]>>(Value is -Value0), Ending0, Ending).

test(bad,
     [ forall(member(Term, [ foo, stages([foo]), history(maybe), depth_by(miles), late_moves(3),
                             class_played(push_fu, 0, 0), class_played(foo, 2, 1),
                             dropped(any, sente, ou, []), dropped(any, sente, fu, [10-1]),
                             moved(any, gote, fu, 13, later, []), statistics(_)
                           ])),
       throws(error(gunshi(bad_parameter(_)), _))
     ]) :-
    search_parameters([Term], _).
test(no_list, throws(error(type_error(list, foo), _))) :-
    search_parameters(foo, _).

:- end_tests(parameters).
