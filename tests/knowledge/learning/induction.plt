/*  Rules induced from examples that hide a rule: it is found, whatever else is true of the
    examples, and what chance makes look like one is not.
*/
:- module(test_gunshi_knowledge_learning_induction, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/reading), [all_knowledge/0]).
:- use_module(library(gunshi/knowledge/learning/examples)).
:- use_module(library(gunshi/knowledge/learning/induction)).
:- use_module(library(gunshi/knowledge/learning/learn_rules)).
:- use_module(library(gunshi/knowledge/learning/rule_sentences)).
:- use_module(library(gunshi/words/learned_rules), []).
:- use_module(library(lists)).
:- use_module(library(random)).

:- begin_tests(induction, [setup(all_knowledge)]).

told(_, _).

%   planted(+Seed, +Count, -Positions): moves of which those are bad that let a piece be taken whose
%   guard is pinned; drops of a pawn on a head are worth 60 more than they seem. What else is true
%   of a move is chance.

planted(Seed, Count, Positions) :-
    set_random(seed(Seed)),
    findall(Examples,
            ( between(1, Count, _),
              findall(Example, ( between(1, 12, N), planted_example(N, Example) ), Examples)
            ),
            Positions).

planted_example(N, example(move(N, 10), Loss, Change, Traits, [Square-victim])) :-
    random_member(Square, [33, 44, 55]),
    random_member(Other, [66, 77]),
    random_member(Kind, [gi, ki, ka]),
    findall(Trait,
            ( member(Trait-Chance,
                     [ hangs(Kind, Square)-50, guard_pinned(Square)-50, guard_pinned(Other)-30,
                       unguarded(Square)-40, checks-20, takes(fu)-30, hits_head(Square)-15,
                       becomes-10
                     ]),
              random_between(1, 100, Draw),
              Draw =< Chance
            ),
            Traits0),
    sort(Traits0, Traits),
    random_between(0, 60, Little),
    (   memberchk(hangs(_, Square), Traits),
        memberchk(guard_pinned(Square), Traits)
    ->  Loss is 300+Little
    ;   Loss = Little
    ),
    random_between(-40, 40, Noise),
    (   memberchk(hits_head(_), Traits)
    ->  Change is 60+Noise
    ;   Change is Noise-5
    ).

test(the_planted_rule_is_found, [forall(member(Seed, [1, 2])), true(Found == true)]) :-
    planted(Seed, 40, Positions),
    examples_table(Positions, Table),
    set_random(seed(Seed)),
    induced_rules(Table, told, Rules),
    findall(Body, member(rule(bad, Body, _, _), Rules), Bodies),
    (   memberchk([guard_pinned(sq(victim)), hangs(any(_), sq(victim))], Bodies),
        \+ ( member(Body, Bodies), \+ ( memberchk(guard_pinned(sq(victim)), Body) ) )
    ->  Found = true
    ;   Found = Bodies
    ).
test(what_a_short_search_errs_about_is_found_and_worth_that,
     [true(( Value >= 30, Value =< 70 ))]) :-
    planted(3, 40, Positions),
    examples_table(Positions, Table),
    set_random(seed(3)),
    induced_rules(Table, told, Rules),
    once(( member(rule(good, [hits_head(sq(_))], _, Value), Rules) )).
test(the_same_examples_teach_the_same, [true(First == Second)]) :-
    planted(4, 20, Positions),
    learn_rules(Positions, Positions, told, First),
    learn_rules(Positions, Positions, told, Second).
test(nothing_follows_from_nothing, [true(Rules == [])]) :-
    examples_table([], Table),
    induced_rules(Table, told, Rules).

%   A square that two traits share must be the same one.

test(traits_share_squares, [true(Both-Apart == [0]-[0, 1])]) :-
    examples_table([[ example(m, 0, none, [guard_pinned(33), hangs(gi, 33)], []),
                      example(n, 0, none, [guard_pinned(44), hangs(gi, 33)], [])
                    ]],
                   Table),
    holding(Table, [guard_pinned(sq(a)), hangs(gi, sq(a))], Set1),
    set_members(Set1, Both),
    holding(Table, [guard_pinned(sq(a)), hangs(any(1), sq(b))], Set2),
    set_members(Set2, Apart).
test(sets_are_their_members, [forall(member(Ns, [[], [0], [59, 60, 61], [3, 700, 20000]])),
                              true(Members == Ns)]) :-
    numbers_set(Ns, Set),
    set_members(Set, Members),
    set_count(Set, Count),
    length(Ns, Count).
test(a_rule_reads_as_a_sentence,
     [true(English-Japanese ==
           "takes a pawn and lets a piece be taken"-"歩を取る、駒を取られて損をする")]) :-
    Body = [takes(fu), hangs(any(hangs-1), sq(victim))],
    body_sentence(en, Body, English),
    body_sentence(ja, Body, Japanese).
test(a_rule_is_a_clause,
     [true(Clause =@= ( badmove(Now, Move, "why") :-
                            has(Now, Move, hangs(_, S)), has(Now, Move, guard_pinned(S)) ))]) :-
    body_clause(bad, "why", [hangs(any(hangs-1), sq(victim)), guard_pinned(sq(victim))], Clause).

:- end_tests(induction).
