:- encoding(utf8).
/*  What searches know: facts that say how to search change the search, and can be overruled. */
:- module(test_search_choices, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/words/kb/change), [kb_add/1]).
:- use_module(library(gunshi/knowledge/files), [kb_file/2, need_knowledge/1]).
:- use_module(library(gunshi/knowledge/own), [own_change/2, own_knowledge/0]).
:- use_module(library(gunshi/knowledge/shogi/search_choices)).
:- use_module(library(gunshi/knowledge/shogi/facts)).
:- use_module(library(gunshi/shogi/evaluation), [evaluate/3]).
:- use_module(library(gunshi/shogi/network), [network_kind/2, network_of_file/2, network_value/4]).
:- use_module(library(gunshi/shogi/position), [position_sfen/2, start_position/2]).
:- use_module(library(gunshi/shogi/search), [search/3, search_result/3]).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(shogi/network_file)).

nodes(Choices, Nodes) :-
    middle_game(Position),
    search_knowledge(Position, Choices, Parameters),
    parameters_nodes(Parameters, Nodes).

middle_game(Position) :-
    position_sfen(Position,
                  "ln1g3nl/1ks1gr3/1pppppbpp/p5p2/4P4/P1P3P2/1PSP1P1PP/1BG4R1/LN1GK1SNL b - 1").

parameters_nodes(Parameters, Nodes) :-
    middle_game(Position),
    search(Position, [parameters(Parameters), depth(7)], Result),
    search_result(Result, nodes, Nodes).

:- meta_predicate with_facts(+, 0).

%   with_facts(+Text, :Goal): Goal runs with Text in place of kb/shogi/search.pl.

with_facts(Text, Goal) :-
    own_knowledge,
    knowledge_source(search_choice(_), Shipped:_),
    !,
    setup_call_cleanup(
        ( forget_knowledge(Shipped),
          tmp_file_stream(File, Stream, [extension(pl), encoding(utf8)]),
          write(Stream, Text),
          close(Stream)
        ),
        ( load_knowledge(File),
          once(Goal)
        ),
        ( forget_knowledge(File),
          delete_file(File),
          load_knowledge(Shipped)
        )).

:- begin_tests(search_choices).

test(every_choice_changes_the_search, Count == 10) :-
    findall(Nodes,
            ( member(Choices, [ [statistics(none)], [statistics(any)], [statistics(share)],
                                [statistics(king_zone)], [statistics(enemy_distance)],
                                [statistics(castle)], [statistics(learned)],
                                [statistics(none), history(false)],
                                [statistics(none), depth_by(probability)],
                                [statistics(none), late_moves(false)]
                              ]),
              nodes(Choices, Nodes)
            ),
            All),
    sort(All, Different),
    length(Different, Count).
test(share_is_shipped, Shipped == Share) :-
    nodes([], Shipped),
    nodes([statistics(share)], Share).
test(the_same_again) :-
    forall(member(Choices, [[], [statistics(castle)]]),
           ( nodes(Choices, Nodes), nodes(Choices, Nodes) )).
test(a_user_edits_the_facts, Edited == Chosen) :-
    nodes([statistics(none), history(false)], Chosen),
    with_facts("search_choice(history(false)).\n", nodes([], Edited)).
test(choices_go_before_facts, Edited == Chosen) :-
    nodes([statistics(none), history(true)], Chosen),
    with_facts("search_choice(statistics(any)). search_choice(history(false)).\n",
               nodes([statistics(none), history(true)], Edited)).
test(no_facts, Bare == Chosen) :-
    nodes([statistics(none), history(true), depth_by(plies)], Chosen),
    with_facts("", nodes([], Bare)).
test(bad_fact, error(gunshi(bad_knowledge(_, [_])), _)) :-
    with_facts("search_choice(statistics(many)).\n", true).
test(kept) :-
    search_knowledge(Parameters),
    search_knowledge(Parameters).
test(read, Choices == [statistics(none), history(false)]) :-
    read_search_choices("statistics(none), history(false)", Choices).
test(read_nothing, Choices == []) :-
    read_search_choices("", Choices).
test(read_bad, [ forall(member(Text, ["foo", "statistics(many)", "history(", "statistics(X)"])),
                 error(gunshi(bad_search_choice(_, _)), _) ]) :-
    read_search_choices(Text, _).
test(bad_choice, error(gunshi(bad_search_choice("depth_by(miles)", _)), _)) :-
    nodes([depth_by(miles)], _).

%   The shipped network is added to the weights.

test(shipped_network, Kind == 'weights+K+P') :-
    kb_file('shogi/network.bin', File),
    network_of_file(File, Network),
    network_kind(Network, Kind),
    start_position(hirate, Position),
    evaluation_knowledge(Weights),
    evaluate(Position, Weights, ByWeights),
    network_value(Position, Network, 16, Added),
    Value is ByWeights+Added,
    search_knowledge(Position, [], Parameters),
    gunshi_shogi_parameters:parameters_value(Parameters, Position, Value).

%   Another one takes their place, by a choice, a fact, or for the run of the program.

test(no_such_network, error(gunshi(bad_network('/nonesuch/nn.bin', unreadable(_))), _)) :-
    nodes([evaluation(network), network_file('/nonesuch/nn.bin')], _).
test(network, Values == [200, 100, 100, 200, 100, Weights]) :-
    start_position(hirate, Position),
    with_network(
        ( network_choices(File, Choices),
          chosen_value(Position, [network_scale(8)|Choices], Value1),
          chosen_value(Position, Choices, Value2),
          format(string(Fact), "search_choice(evaluation(network)). \c
                                search_choice(network_file(~q)).~n",
                 [File]),
          with_facts(Fact, chosen_value(Position, [], Value3)),
          string_concat("search_choice(network_scale(8)).\n", Fact, Facts),
          with_facts(Facts, chosen_value(Position, [], Value4)),
          setup_call_cleanup(
              use_network(File),
              ( chosen_value(Position, [], Value5),
                chosen_value(Position, [evaluation(weights)], Weights)
              ),
              retractall(gunshi_knowledge_shogi_search_choices:used(_)))
        ),
        File),
    chosen_value(Position, [evaluation(weights)], Weights),
    Values = [Value1, Value2, Value3, Value4, Value5, Weights].
test(read_network, Choices == [evaluation(network), network_file('/a b/nn.bin')]) :-
    read_search_choices("evaluation(network), network_file('/a b/nn.bin')", Choices).

%   By this network whoever is to move is a pawn behind: so after one ply the other is ahead.

:- meta_predicate with_network(0, -).

with_network(Goal, File) :-
    setup_call_cleanup(network_file([], 0, -1600, File), once(Goal), delete_file(File)).

chosen_value(Position, Choices, Value) :-
    search_knowledge(Position, Choices, Parameters),
    search(Position, [depth(1), parameters(Parameters)], Result),
    search_result(Result, score, cp(Value)).

%   A user's weight comes before the shipped one; what is no weight is not added.

test(own_weight, true(Own \== Shipped)) :-
    position_sfen(Position, "4k4/9/9/9/9/9/4P4/9/4K4 b - 1"),
    value(Position, Shipped),
    in_own_directory(( own_change(add(weight(material(fu), "mine", [30_000], [30_000])), _),
                       value(Position, Own) )).
test(no_weight, error(gunshi(bad_clause(_, [problem(_, _, weight(count(2, 1)))])))) :-
    in_own_directory(kb_add(weight(material(fu), "mine", [1], [1, 2]))).

value(Position, Value) :-
    search_knowledge(Position, [], Parameters),
    search(Position, [depth(1), parameters(Parameters)], Result),
    search_result(Result, score, cp(Value)).

%   Learned values are facts, too: one's own comes before the shipped one of its name.

test(own_likely, true(Own \== Shipped)) :-
    nodes([statistics(learned)], Shipped),
    in_own_directory(( own_change(add(likely(mover(stays(gi)), "mine", [9_000])), _),
                       nodes([statistics(learned)], Own) )).
test(no_likely, error(gunshi(bad_clause(_, [problem(_, _, likely(count(2, 1)))])))) :-
    in_own_directory(kb_add(likely(mover(stays(gi)), "mine", [1, 2]))).

%   What is being learned takes the place of what is known; before anything is, how often moves were
%   played when they could be.

test(likely_knowledge, Nodes == [Learned, Share]) :-
    need_knowledge(likely),
    findall(likely(Name, Sentence, Values), known(likely(Name, Sentence, Values), _), Facts),
    findall(Count,
            ( member(Some, [Facts, []]),
              likely_knowledge(Some, Parameters),
              parameters_nodes(Parameters, Count)
            ),
            Nodes),
    nodes([statistics(learned)], Learned),
    nodes([statistics(share)], Share).

:- end_tests(search_choices).
