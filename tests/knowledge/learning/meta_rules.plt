/*  Which lessons of a game count. What the clauses learn is tested with the games. */
:- module(test_learning, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/files)).
:- use_module(library(gunshi/knowledge/learning/meta_rules)).

reflected(List, Lessons) :-
    member(Lessons, List).

:- begin_tests(first_lessons).

test(first,
     [ forall(member(List-Right,
                     [ [[bp(1)], [bp(2), add(a, "x")], [add(b, "x")]]-[bp(2), add(a, "x")],
                       [[remove(a, "x")], [add(b, "x")]]-[remove(a, "x")],
                       [[bp(2), kept(a, b, "x")], [bp(1)]]-[bp(2), kept(a, b, "x")],
                       [[]]-[] ])),
       true(Lessons == Right) ]) :-
    first_lessons(reflected(List), Lessons).
test(none, fail) :-
    first_lessons(reflected([]), _).

:- end_tests(first_lessons).

%   A game of facts about two moves: gm and bm of one move say the contrary, an old fact holds
%   where the new one was learned when it has k in it, and nothing can be narrowed.

contrary_fact(Game, Fact, Earlier, Old, Old) :-
    Fact =.. [Kind, _, _, Move],
    contrary(Kind, Other),
    Old =.. [Other, _, _, Move],
    (   member(Old, Game)
    ;   member(Old, Earlier)
    ).

contrary(gm, bm).
contrary(bm, gm).

:- multifile gunshi_knowledge_learning_meta_rules:fukumi/2.

gunshi_knowledge_learning_meta_rules:fukumi(bm(1, K, m), gm(1, _, m)) :-
    memberchk(K, [[new], [k, c]]).

narrowed_fact(_, _, _, _) :-
    fail.

holds_there(_, _, Fact) :-
    arg(2, Fact, [k|_]).

:- begin_tests(contradictions).

test(settled,
     [ forall(member(Old-Right,
                     [ [gm(1, [k], m)]-[remove, add], [gm(1, [other], m)]-[kept], []-[add] ])),
       true(Kinds == Right) ]) :-
    need_knowledge(learning),
    gunshi_knowledge_learning_meta_rules:consistent([add(bm(1, [new], m), "x")], test_learning, Old,
                                                    Lessons),
    findall(Kind, ( member(Lesson, Lessons), functor(Lesson, Kind, _) ), Kinds).

%   What a later lesson of the same game takes away is not learned, and not told to be taken away.

test(overtaken,
     Lessons == [kept(bm(1, [new], m), gm(1, [k], m), Why), add(bm(1, [new], m), "y")]) :-
    need_knowledge(learning),
    gunshi_knowledge_learning_meta_rules:consistent([ add(gm(1, [k], m), "x"),
                                                      add(bm(1, [new], m), "y") ],
                                                    test_learning, [], Lessons),
    Lessons = [kept(_, _, Why)|_].

%   Nor does it take anything away: the first stays when the second goes.

test(overtaken_twice,
     Lessons == [add(bm(1, [k, a], m), "x"), kept(bm(1, [k, c], m), gm(1, [k, b], m), Why),
                 add(bm(1, [k, c], m), "z")]) :-
    need_knowledge(learning),
    gunshi_knowledge_learning_meta_rules:consistent([ add(bm(1, [k, a], m), "x"),
                                                      add(gm(1, [k, b], m), "y"),
                                                      add(bm(1, [k, c], m), "z") ],
                                                    test_learning, [], Lessons),
    Lessons = [_, kept(_, _, Why), _].

:- end_tests(contradictions).
