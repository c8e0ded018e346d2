/*  What a person calls a clause by. */
:- module(test_names, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/sources)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/names)).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(tests(knowledge/own_directory)).

:- initialization(all_knowledge).

%   meant(+Name, -Sources): where the clauses stand that Name means.

meant(Name, Shown) :-
    clauses_of(Name, Clauses),
    findall(S, ( member(clause(_, _, Source, _), Clauses), shown_source(Source, S) ), Shown).

predicates(Name, Predicates) :-
    clauses_of(Name, Clauses),
    findall(F/A, ( member(clause(Head, _, _, _), Clauses), functor(Head, F, A) ), Predicates0),
    sort(Predicates0, Predicates).

:- begin_tests(names).

test(name_of_one_clause, Predicates == [strategy/5]) :-
    predicates(joseki, Predicates).
test(name_of_several_kinds,
     Predicates == [castle/4, formation/4, komagumi_plan/3, makuhyou/4, plan_choice/4]) :-
    predicates(yagura, Predicates).
test(kind, Predicates == [castle/4]) :-
    predicates(castle(yagura), Predicates).
test(words_for_several_kinds,
     [Plan, Attack, Line]
     == [ [komagumi_plan/3, makuhyou/4, plan_choice/4],
          [attack_choice/4, attack_plan/3, give_up/4, makuhyou/4, strike/5],
          [joseki/3] ]) :-
    predicates(plan(yagura), Plan),
    predicates(attack(bougin), Attack),
    predicates(line('横歩取り'), Line).
test(head_covers, true) :-
    clauses_of(makuhyou(yagura, _, _, _), Clauses),
    length(Clauses, Count),
    aggregate_all(count, known(makuhyou(yagura, _, _, _), _), Count),
    Count > 5.
test(head_does_not_unify_but_covers, error(gunshi(no_such_clause(_, _)))) :-
    clauses_of(phase(now, opening), _).
test(place_as_shown,
     [forall(member(Name, [strategy(joseki), plan_choice(elmo)])), Found == Name]) :-
    meant(Name, [Shown:Line]),
    clauses_of(Shown:Line, [clause(Head, _, _, _)]),
    functor(Head, Functor, _),
    arg(1, Head, Called),
    Found =.. [Functor, Called].
test(place_as_a_string, Name == joseki) :-
    meant(joseki, [Shown:Line]),
    atom_string(Shown, String),
    clauses_of(String:Line, [clause(Head, _, _, on)]),
    arg(1, Head, Name).
test(whole_path) :-
    clauses_of(joseki, [clause(_, _, File:Line, _)]),
    clauses_of(File:Line, [_]).
test(place_without_a_clause,
     throws(error(gunshi(no_such_clause('kb/shogi/strategy.pl':1, [])), _))) :-
    clauses_of('kb/shogi/strategy.pl':1, _).
test(near, throws(error(gunshi(no_such_clause(josek, [joseki])), _))) :-
    clauses_of(josek, _).
test(nothing, [ forall(member(Name, [_, 7, "joseki", '', [], f(g(x)), strategy(_), kb:joseki,
                                     strategy(no_such), line(no_such), 'x.pl':0, 'x.pl':a])),
                throws(error(gunshi(no_such_clause(_, _)), _)) ]) :-
    clauses_of(Name, _).
test(name_is_needed, [forall(member(Name, [_, line(_), strategy(_)]))]) :-
    nameless(Name).
test(name_is_there, [forall(member(Name, [line(x), line, foo(_), line(_, _), 'x.pl':1])), fail]) :-
    nameless(Name).
test(names_of_what_is_not_there_yet, Offs =@= [off(strategy(no_such, _, _, _, _), _)]) :-
    named_clauses(strategy(no_such), Offs).

%   Whatever has a name is found by it, alone and by its kind.

test(every_name, Lost == []) :-
    findall(Name-Head,
            ( declaration(Functor, Arity, knowledge, [First|_], _),
              memberchk(First, [name, line, plan, clause]),
              functor(Head, Functor, Arity),
              clause_state(Head, _, _, _),
              arg(1, Head, Name),
              nonvar(Name)
            ),
            Named0),
    findall(Name/Functor, ( member(Name-Head, Named0), functor(Head, Functor, _) ), All0),
    sort(All0, All),
    length(All, Count),
    assertion(Count > 200),
    findall(Name/Functor,
            ( member(Name/Functor, All),
              Kind =.. [Functor, Name],
              \+ ( predicates(Name, Any), memberchk(Functor/_, Any),
                   predicates(Kind, [Functor/_])
                 )
            ),
            Lost).
test(unique_names_of_clauses, Names == Unique) :-
    findall(Name, known_head(strategy(Name, _, _, _, _)), Names0),
    msort(Names0, Names),
    sort(Names0, Unique),
    assertion(memberchk(search, Names)).
test(unique_names_of_aims_and_styles, Names == Unique) :-
    findall(Name, known_head(aim(Name, _, _, _, _, _)), Aims),
    findall(Name, known_head(style(Name, _, _, _)), Styles),
    findall(Name, known_head(komagumi_plan(Name, _, _)), Plans),
    append(Aims, Styles, Names0),
    append(Names0, Plans, Names1),
    msort(Names1, Names),
    sort(Names1, Unique),
    assertion(maplist(\==([]), [Aims, Styles, Plans])).

%   known_head(?Head): a clause of Gunshi's has it.

known_head(Head) :-
    clause_state(Head, _, _, _).

%   Each says in both languages what it is: the Japanese has kanji or kana, the English has none.

test(both_sentences, Without == []) :-
    findall(Name,
            ( ( Head = strategy(Name, J, E, _, _)
              ; Head = aim(Name, J, E, _, _, _)
              ; Head = style(Name, J, E, _)
              ; Head = plan_choice(Name, J, E, _)
              ; Head = komagumi_plan(Name, J, E)
              ; Head = castle(Name, J, E, _)
              ),
              known_head(Head),
              \+ ( japanese(J), english(E) )
            ),
            Without).

japanese(Text) :-
    string_codes(Text, Codes),
    once(( member(Code, Codes), Code >= 0x3040, Code =< 0x9fff )).

english(Text) :-
    string_codes(Text, Codes),
    once(( member(Code, Codes), code_type(Code, alpha), Code < 128 )),
    string_length(Text, Length),
    Length > 2.

:- end_tests(names).
