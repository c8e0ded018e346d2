:- module(test_evaluation, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/interpret), [known/2]).
:- use_module(library(gunshi/knowledge/files), [need_knowledge/1]).

/*  The evaluation by weights: what facts say is what counts, and wrong facts are refused. That the
    sum is right is proved in C (tests/c/test_evaluate.c). */

:- begin_tests(evaluation).

position(Position) :-
    position_sfen(Position,
                  "ln1g3nl/1ks1gr3/1ppp1p1pp/p3p1p2/9/P1P1P1P2/1P1PSP1PP/2KGG2R1/LN5NL b BSbs 1").

%   bad(+Terms, +Parts): they are refused, with each of Parts in the line that says so.

bad(Terms, Parts) :-
    catch(( evaluation_weights(Terms, _), fail ), Error, true),
    error_line(Error, Line),
    \+ sub_string(Line, _, _, _, "Unknown"),
    \+ sub_string(Line, _, _, _, "\n"),
    forall(member(Part, Parts), once(sub_string(Line, _, _, _, Part))).

test(no_facts_no_value, Value == 0) :-
    evaluation_weights([], Weights),
    position(Position),
    evaluate(Position, Weights, Value).
test(material, Value-Material == 1000-1000) :-
    material_weights(Weights),
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4K3R b - 1"),
    evaluate(Position, Weights, Value),
    evaluate(Position, Material).
test(one_fact, Value == 250) :-
    evaluation_weights([weight(material(hi), "A rook.", [2500], [2500])], Weights),
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4K3R b - 1"),
    evaluate(Position, Weights, Value).
test(for_the_side_to_move, Value == -250) :-
    evaluation_weights([weight(material(hi), "A rook.", [2500], [2500])], Weights),
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/4K3R w - 1"),
    evaluate(Position, Weights, Value).
test(hands, Values == [0, 5, 30]) :-
    evaluation_weights([weight(hand(ki), "Golds.", [0, 50, 300, 400, 500], [0, 50, 300, 400, 500])],
                       Weights),
    findall(Value,
            ( member(Hand, ["-", "G", "2G"]),
              format(string(Sfen), "4k4/9/9/9/9/9/9/9/4K4 b ~s 1", [Hand]),
              position_sfen(Position, Sfen),
              evaluate(Position, Weights, Value)
            ),
            Values).
test(near_the_own_king, Value == 70) :-
    numlist(1, 45, Numbers),
    maplist([N, Weight]>>(N =:= 5*5+1+1 -> Weight = 700 ; Weight = 0), Numbers, Values),
    evaluation_weights([weight(near(own, ki), "Behind, one aside.", Values, Values)], Weights),
    position_sfen(Position, "4k4/9/9/9/9/9/9/4K4/3G5 b - 1"),
    evaluate(Position, Weights, Value).
test(terms_add_up, Sum == Value) :-
    findall(weight(Name, "By its place.", Opening, Ending),
            ( weights_name(Name),
              values_of(Name, Opening),
              reverse(Opening, Ending)
            ),
            Facts),
    evaluation_weights(Facts, Weights),
    position(Position),
    evaluation_terms(Position, Weights, Terms),
    findall(Term, member(_-Term, Terms), Centipawns),
    sum_list(Centipawns, Sum),
    evaluate(Position, Weights, Value),
    findall(Name, member(Name-_, Terms), Names),
    Names == [material, hands, castle, siege, placement, control, threats, king, mobility, tempo].
test(facts_come_back, Again == Facts) :-
    material_weights(Material),
    evaluation_facts(Material, Facts0),
    maplist([weight(N, S, O, E0), weight(N, S, O, E)]>>maplist([X, Y]>>(Y is -X-3), E0, E),
            Facts0, Facts),
    evaluation_weights(Facts, Weights),
    evaluation_facts(Weights, Facts),
    evaluation_weights(Facts, Weights2),
    evaluation_facts(Weights2, Again).
test(between_opening_and_ending, Values-Progress == [50, 50, 75, 100]-[0, 0, 50, 100]) :-
    evaluation_weights([weight(tempo, "To move.", [500], [1000])], Weights),
    findall(Value-Percent,
            ( member(Sfen,
                     [ "startpos", "4k4/9/9/9/9/9/9/9/4K4 b - 1",
                       "4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s 1",
                       "4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1" ]),
              position_sfen(Position, Sfen),
              evaluate(Position, Weights, Value),
              evaluation_progress(Position, Percent)
            ),
            Pairs),
    pairs_keys_values(Pairs, Values, Progress).
test(names, [nondet]) :-
    findall(Name, weights_name(Name), Names),
    sort(Names, Sorted),
    length(Names, Count),
    length(Sorted, Count),
    Count > 200,
    memberchk(place(hole, enemy, ry), Names),
    weights_name(tempo),
    \+ weights_name(near(own, pawn)).
test(knowledge, [true(Start < Far)]) :-
    need_knowledge(evaluation),
    findall(weight(Name, Sentence, Opening, Ending),
            known(weight(Name, Sentence, Opening, Ending), _),
            Facts),
    evaluation_weights(Facts, Weights),
    position_sfen(Even, "startpos"),
    evaluate(Even, Weights, Start),
    position_sfen(More, "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"),
    evaluate(More, Weights, Far).

test(not_a_fact) :-
    bad([weight(tempo, 1)],
        ["weight(tempo,1)", "weight(Name, \"Sentence\", [Integer, ...], [Integer, ...])"]).
test(no_such_name) :-
    bad([weight(tempi, "?", [1], [1])], ["tempi", "weights_name(Name)"]).
test(too_few) :-
    bad([weight(guard, "?", [1], [0,0,0,0,0,0,0,0,0])], ["guard", "1 values", "should be 9"]).
test(too_few_for_the_ending) :-
    bad([weight(guard, "?", [0,0,0,0,0,0,0,0,0], [])], ["guard", "0 values", "should be 9"]).
test(no_ending) :-
    bad([weight(tempo, "?", [1])], ["weight(tempo,?,[1])", "[Integer, ...], [Integer, ...]"]).
test(no_weight) :-
    bad([weight(tempo, "?", [1], [a])], ["tempo", "a is no weight", "-32767 to 32767"]).
test(too_great) :-
    bad([weight(tempo, "?", [40000], [1])], ["tempo", "40000 is no weight"]).
test(twice) :-
    bad([weight(tempo, "?", [1], [1]),
         weight(escape, "?", [0,0,0,0,0,0,0,0,0], [0,0,0,0,0,0,0,0,0]),
         weight(tempo, "!", [2], [2])],
        ["tempo", "twice"]).
test(no_list, error(type_error(list, _))) :-
    evaluation_weights(nonsense, _).
test(no_weights, error(type_error(weights, foo))) :-
    position(Position),
    evaluate(Position, foo, _).
test(no_position, error(type_error(position, foo))) :-
    material_weights(Weights),
    evaluation_terms(foo, Weights, _).

%   values_of(+Name, -Values): any values, as many as there should be.

values_of(Name, Values) :-
    between(1, 81, Count),
    length(Values0, Count),
    maplist(=(0), Values0),
    catch(evaluation_weights([weight(Name, "", Values0, Values0)], _), _, fail),
    !,
    term_hash(Name, Hash),
    numlist(1, Count, Numbers),
    maplist([N, Value]>>(Value is (Hash * N) mod 3001 - 1500), Numbers, Values).

:- end_tests(evaluation).
