/*  For tests that learn from the same game again and again: the judge of learned shogi makes each
    search once in the life of this process, not once a lesson. What a search finds depends on the
    position, its limits and the search choices that are known; these are the key. In the thorough
    run every search is made.
*/
:- module(test_judged_once, [judged_anew/1]).           % :Goal
:- use_module(library(prolog_wrap)).
:- use_module(library(gunshi/base/interpret), [known/2]).
:- use_module(library(gunshi/knowledge/shogi/judge), []).
:- use_module(tests(sizes)).

:- meta_predicate judged_anew(0).

:- dynamic kept/2.                      % kept(Key, Found)

:- thorough -> true
 ; wrap_predicate(gunshi_knowledge_shogi_judge:found(Position, Nodes, Options, Best, Score, Lines),
                  once_only, Search,
                  test_judged_once:found(judged(Position, Nodes, Options),
                                         found(Best, Score, Lines), Search)).

found(Question, Found, Search) :-
    findall(Choice, known(search_choice(Choice), _), Choices),
    Key = Question-Choices,
    (   kept(Key, Before)
    ->  Found = Before
    ;   call(Search),
        assertz(kept(Key, Found))
    ).

%   judged_anew(:Goal): all searches of Goal are made.

judged_anew(Goal) :-
    retractall(kept(_, _)),
    call(Goal).
