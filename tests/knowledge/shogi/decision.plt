/*  The situation of a decision: what is remembered in it, and what holds in those after it. */
:- module(test_decision, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/situation)).
:- use_module(library(gunshi/knowledge/steps)).
:- use_module(library(gunshi/knowledge/shogi/decision)).
:- use_module(library(gunshi/shogi/search), [search_result/3]).

now(Limits, Now) :-
    own_knowledge,
    game_usi(Game, "startpos"),
    situation(Game, Limits, none, Now).

searches(Now, Count) :-
    situation_memory(Now, Memory),
    arg(1, Memory, Found),
    length(Found, Count).

best(Now, Options, Best) :-
    situation_search(Now, Options, Result),
    search_result(Result, best, Best).

:- begin_tests(remembered_searches).

test(the_same_once, Count == 1) :-
    now([depth(3)], Now),
    best(Now, [], Best),
    best(Now, [], Best),
    searches(Now, Count).

%   Limits in any order: what was found with small bonuses for other moves answers without them.

test(without_the_bonuses_of_others, [ forall(member(Limits, [ [depth(3), nodes(1000000)],
                                                              [nodes(1000000), depth(3)] ])),
                                      Count == 1 ]) :-
    now(Limits, Now),
    best(Now, [bonus([move(97, 96)-1, move(17, 16)-1])], First),
    assertion(\+ memberchk(First, [move(97, 96), move(17, 16)])),
    best(Now, [], First),
    searches(Now, Count).

%   A move that only a bonus made the best one is no answer without the bonus.

test(not_by_the_bonus_of_another, Count-First-Same == 2-move(97, 96)-true) :-
    now([depth(3)], Now),
    best(Now, [bonus([move(97, 96)-2000])], First),
    best(Now, [], Second),
    searches(Now, Count),
    now([depth(3)], Alone),
    best(Alone, [], Wanted),
    ( Second == Wanted -> Same = true ; Same = Second ).
test(with_a_greater_bonus_it_is_the_same, Count-cp(Gain) == 1-cp(100)) :-
    now([depth(3)], Now),
    situation_search(Now, [bonus([move(97, 96)-2000])], Result0),
    situation_search(Now, [bonus([move(97, 96)-2100, move(17, 16)-50])], Result),
    searches(Now, Count),
    search_result(Result0, score, cp(Score0)),
    search_result(Result, score, cp(Score)),
    Gain is Score-Score0.
test(not_with_fewer_moves_or_more_lines, Count == 4) :-
    now([depth(2)], Now),
    forall(member(Options, [[], [exclude([move(97, 96)])], [only([move(97, 96)])], [lines(2)]]),
           situation_search(Now, Options, _)),
    searches(Now, Count).

%   What a search that time ended has found less deep does not go before what was found deeper, but
%   for a bonus that says so.

test(the_deeper_one_stands, [ forall(member(Value-Stands, [0-true, -40-true, -3000-false])),
                              true(Same-Deep == Stands-Stands) ]) :-
    now([], Now),
    situation_search(Now, [depth(9)], First),
    search_result(First, best, Move),
    situation_search(Now, [time(0.001), bonus([Move-Value, move(28, 18)-(-5)])], Result),
    search_result(Result, best, Best),
    search_result(Result, depth, Depth),
    ( Best == Move -> Same = true ; Same = false ),
    ( Depth =:= 9 -> Deep = true ; Deep = false ).

%   The nodes are those of the whole choice: a second search gets what the first has left, and what
%   is asked for is no more than that.

test(nodes_of_the_whole_choice, true(All < 3100)) :-
    now([nodes(3000)], Now),
    best(Now, [nodes(300), lines(2)], _),
    best(Now, [bonus([move(97, 96)-90])], First),
    best(Now, [bonus([move(17, 16)-90])], Second),
    best(Now, [nodes(1000), lines(3)], _),
    assertion(( First == move(97, 96), Second \== First )),
    situation_memory(Now, Memory),
    arg(1, Memory, Found),
    findall(Nodes,
            ( member(found(_, _, Result), Found), search_result(Result, nodes, Nodes) ),
            Each),
    sort(Each, Different),              % a result that stands is remembered twice
    sum_list(Different, All).

%   So is the time: a second search has none left, and what the first has found stands.

test(time_of_the_whole_choice, Second == First) :-
    now([time(0.2)], Now),
    best(Now, [], First),
    ( First == move(27, 26) -> Other = move(77, 76) ; Other = move(27, 26) ),
    best(Now, [bonus([Other-90])], Second).

%   When they are used up nothing more is searched for there, but for what the search before cannot
%   tell: a move that it did not see, more lines, another situation.

test(no_search_when_nothing_is_left, Counts == [1, 1, 2, 3, 4]) :-
    now([nodes(3000)], Now),
    best(Now, [bonus([move(97, 96)-(-5)])], First),
    searches(Now, One),
    best(Now, [], First),
    searches(Now, Again),
    best(Now, [exclude([First])], _),
    searches(Now, Other),
    best(Now, [lines(2)], _),
    searches(Now, Lines),
    along(Now, [pass, pass], Then),
    best(Then, [], _),
    searches(Now, Elsewhere),
    Counts = [One, Again, Other, Lines, Elsewhere].

%   What ended by itself, or by a limit of its own, has used nothing up.

test(a_look_uses_nothing_up, [ forall(member(Look, [ [nodes(100)], [only([move(97, 96)]), depth(1)],
                                                     [depth(2)] ])),
                               true(Depth > 3) ]) :-
    now([time(0.5)], Now),
    situation_search(Now, Look, _),
    situation_search(Now, [bonus([move(97, 96)-(-5)])], Result),
    search_result(Result, depth, Depth).

%   Two ways may lead to one position: what has been before it is not the same.

test(each_way_by_itself, Count == 2) :-
    now([depth(1)], Now),
    along(Now, [pass, pass], Then),
    situation_search(Now, [], _),
    situation_search(Then, [], _),
    searches(Now, Count).
test(aims_each_way_by_itself, A-B-A1 == here-there-here) :-
    now([], Now),
    along(Now, [pass, pass], Then),
    situation_aims(Now, =(here), A),
    situation_aims(Then, =(there), B),
    situation_aims(Now, =(nowhere), A1).

%   An aim that goes wrong does so once, and all who ask are told.

test(wrong_aims_once, Times-Told == 1-[no, no]) :-
    now([], Now),
    nb_setval(test_decision_times, 0),
    findall(Why,
            ( member(_, [1, 2]),
              catch(situation_aims(Now, wrong_aims, _), error(gunshi(Why), _), true)
            ),
            Told),
    nb_getval(test_decision_times, Times).

wrong_aims(_) :-
    nb_getval(test_decision_times, Times0),
    Times is Times0+1,
    nb_setval(test_decision_times, Times),
    throw(error(gunshi(no), _)).

:- end_tests(remembered_searches).

:- begin_tests(limits_of_other_situations).

%   What a draw is worth is said for the side to move, and the move before took a ply.

test(the_other_side_to_move, [forall(member(Step, [move(77, 76), pass])), Value-Left == 120-8]) :-
    now([draw_value(-120), plies_left(9)], Now),
    along(Now, [Step], Then),
    situation_limits(Then, Limits),
    memberchk(draw_value(Value), Limits),
    memberchk(plies_left(Left), Limits).
test(there_is_always_a_ply_left, Left == 1) :-
    now([plies_left(1)], Now),
    along(Now, [move(77, 76), pass], Then),
    situation_limits(Then, Limits),
    memberchk(plies_left(Left), Limits).
test(the_moves_of_one_position, Limits == [depth(2)]) :-
    now([only([move(77, 76)]), depth(2), exclude([move(97, 96)]), bonus([])], Now),
    along(Now, [move(77, 76)], Then),
    situation_limits(Then, Limits).

:- end_tests(limits_of_other_situations).
