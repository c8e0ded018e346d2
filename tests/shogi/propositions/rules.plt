:- encoding(utf8).
/*  Rule 5, on facts put up for it: a mate beside interpositions.
*/
:- use_module(library(plunit)).
:- use_module(library(gunshi/shogi/propositions/rules)).

%   with_group(+Facts, :Goal): predicates 1 to 3 are one group below 0, besides Facts.

:- meta_predicate with_group(+, 0).

with_group(Facts, Goal) :-
    setup_call_cleanup(forall(( fact(Fact) ; member(Fact, Facts) ),
                              assertz(gunshi_shogi_propositions_rules:Fact)),
                       once(Goal),
                       ( retractall(gunshi_shogi_propositions_rules:node(_, _, _, _, _, _, _)),
                         retractall(gunshi_shogi_propositions_rules:node_result(_, _, _)),
                         retractall(gunshi_shogi_propositions_rules:node_deleted(_, _, _))
                       )).

fact(node(0, 0, none, 0, start, start, p)).
fact(node(1, 1, 0, 1, check, flight, q)).
fact(node(2, 1, 0, 1, check, drop(fu, 33), q)).
fact(node(3, 1, 0, 1, check, drop(ky, 33), q)).

conclusions(Result, Conclusions) :-
    findall(Rule-Conclusion, selection(Result, Rule, Conclusion), Conclusions).

:- begin_tests(rule_5).

test(needed, Conclusions == [1-delete([1])]) :-
    with_group([node_result(back(2), mate, 7)], conclusions(mate(1), Conclusions)).
test(useless, Conclusions == [5-delete([2, 3])]) :-
    with_group([node_result(back(2), mate, 7), node_result(back(3), mate, 7)],
               conclusions(mate(1), Conclusions)).
test(then_rule_3, Conclusions == [3-mate(0)]) :-
    with_group([node_deleted(2, 5, 9), node_deleted(3, 5, 9)], conclusions(mate(1), Conclusions)).
test(deleted_already, Conclusions == [5-delete([3])]) :-
    with_group([node_deleted(2, 1, 9), node_result(back(3), mate, 7)],
               conclusions(mate(1), Conclusions)).
test(given_back, Conclusions == [4-useless(2), 4-needed(2)]) :-
    with_group([],
               ( conclusions(mate(back(2)), One),
                 conclusions(fail(back(2)), Two),
                 append(One, Two, Conclusions)
               )).
test(gone_with_the_interposition) :-
    with_group([node(4, 4, back(2), 1, take, mate, r), node_deleted(2, 5, 9)], gone_node(4)).

:- end_tests(rule_5).
