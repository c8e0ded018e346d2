:- encoding(utf8).
/*  make, edit, listing and spy know clauses of the knowledge by their names. */
:- use_module(library(plunit)).
:- use_module(library(edit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(listing)).
:- use_module(library(make)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/session)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(cli/commands), [with_errors/2]).

%   located(+Name, -Places): where edit/1 would go.

located(Name, Places) :-
    findall(File:Line,
            ( prolog_edit:locate(Name, _, Location),
              memberchk(file(File), Location),
              memberchk(line(Line), Location)
            ),
            Places).

:- meta_predicate told(0, -).

%   told(:Goal, -Lines): what Goal tells on user_error, what it prints left out.

told(Goal, Lines) :-
    with_errors(Lines, with_output_to(string(_), Goal)).

:- begin_tests(knowledge_hooks).

test(make_reads_files_again, Before-After == [a]-[b]) :-
    in_own_directory(( own_text('my.pl', "before(a, x).\n"),
                       load_own_knowledge,
                       findall(A, known(before(A, x), _), Before),
                       own_text('my.pl', "before(b, x).\n"),
                       make,
                       findall(A, known(before(A, x), _), After)
                     )).
test(make_reads_the_rules_of_learning_again) :-
    make,
    once(( loaded_knowledge(File),
           file_base_name(File, 'learning.pl'),
           knowledge_clause(badp(_, _), File:_, _) )).
test(make_reads_motifs_and_attack_plans_again,
     [forall(member(Base-Head, [ 'forks.pl'-motif(_, _, _, _, _), 'bougin.pl'-attack_plan(_, _, _),
                                 'corners.pl'-motif(_, _, _, _, _) ]))]) :-
    make,
    once(( loaded_knowledge(File), file_base_name(File, Base), knowledge_clause(Head, File:_, _) )),
    drop_clauses(File),
    make,
    once(knowledge_clause(Head, File:_, _)).
test(make_says_what_is_wrong_and_keeps_what_was, Known == [a]) :-
    in_own_directory(( own_text('my.pl', "before(a, x).\n"),
                       load_own_knowledge,
                       own_text('my.pl', "before(b, x).\nbefore(1, x).\n"),
                       setup_call_cleanup(
                           asserta((user:message_hook(error(gunshi(
                                                          bad_knowledge(_, [problem(2, _, _)])), _),
                                                      error, _) :-
                                        nb_setval(test_make_said, true)), Clause),
                           ( nb_setval(test_make_said, false), make ),
                           erase(Clause)),
                       nb_getval(test_make_said, Said),
                       assertion(Said == true),
                       findall(A, known(before(A, x), _), Known)
                     )).

test(edit, Places == [Source]) :-
    in_own_directory(( located(joseki, Places),
                       once(knowledge_source(strategy(joseki, _, _, _, _), Source)) )).
test(edit_by_kind_and_by_place) :-
    in_own_directory(( located(strategy(mate), [Place]),
                       once(knowledge_source(strategy(mate, _, _, _, _), Place)),
                       Place = _:Line,
                       located('kb/shogi/strategy.pl':Line, Places),
                       memberchk(Place, Places) )).
test(edit_all_of_a_name, true(Count > 3)) :-
    in_own_directory(located(yagura, Places)),
    length(Places, Count).
test(edit_nothing, [ forall(member(Name, [no_such_clause, 7, f(x), "joseki"])), Places == [] ]) :-
    in_own_directory(located(Name, Places)).
test(edit_goes_to_no_clause_when_a_predicate_has_the_name,
     [ setup(assertz(user:mate(1))), cleanup(abolish(user:mate/1)), Places == [] ]) :-
    in_own_directory(located(mate, Places)).

test(listing, true) :-
    in_own_directory(output(listing(joseki), Text)),
    assertion(says(Text, "% kb/shogi/strategy.pl:")),
    assertion(says(Text, "    joseki_move(Now, Decision).\n")).
test(listing_of_a_knowledge_predicate, true) :-
    in_own_directory(output(listing(style), Text)),
    assertion(says(Text, "% kb/shogi/styles.pl:")),
    assertion(says(Text, "\nstyle(solid, ")),
    assertion(\+ says(Text, "gunshi_clauses")),
    in_own_directory(output(listing(style/4), Text1)),
    assertion(Text1 == Text).
test(names_of_predicates_of_the_library, [forall(member(Name, [castle, search])), true]) :-
    in_own_directory(( output(listing(Name), Text),
                       located(Name, Places)
                     )),
    says(Text, "% kb/shogi/"),
    assertion(Places \== []).
test(edit_goes_to_the_clause, Location == Clause) :-
    Spec = knowledge(_),
    in_own_directory(once(prolog_edit:locate(search, Spec, Clause))),
    once(prolog_edit:select_location([[file(other)]-(search/3), Clause-Spec], search, Location)).
test(edit_of_what_is_no_knowledge, fail) :-
    prolog_edit:select_location([[file(a)]-(x/1), [file(b)]-(x/2)], x, _).
test(listing_of_a_predicate_of_the_library) :-
    in_own_directory(output(listing(user:search/3), Text)),
    says(Text, "search_through").
test(listing_of_a_predicate,
     [ setup(assertz(user:joseki(1))), cleanup(abolish(user:joseki/1)), true ]) :-
    in_own_directory(output(listing(user:joseki/1), Text)),
    assertion(says(Text, "joseki(1).")),
    assertion(\+ sub_string(Text, _, _, _, "strategy")).

test(spy, true) :-
    in_own_directory(( output(spy(only_move), Said),
                       assertion(says(Said, "Telling what the clause at kb/shogi/strategy.pl:")),
                       told(( new_game, play('7g7f') ), Lines),
                       quietly(nospy(only_move)),
                       assertion(( member(Line, Lines), says(Line, "only_move(Now,") )),
                       assertion(\+ ( member(L, Lines), says(L, "joseki_move") )),
                       told(( new_game, play('7g7f') ), After),
                       assertion(After == []) )).
test(spy_a_clause_that_holds, true) :-
    in_own_directory(( quietly(( spy(joseki), seed(1) )),
                       told(( new_game, play('7g7f') ), Lines),
                       quietly(nospyall),
                       assertion(( member(Line, Lines),
                                   says(Line, "joseki_move(Now, move(33, 34)): yes") )),
                       assertion(\+ spied_rule(_)) )).
test(spying_changes_no_move, Moves == [M, M]) :-
    in_own_directory(( moved(M1),
                       quietly(spy(strategy(castle))),
                       told(moved(M2), _),
                       quietly(nospy(strategy(castle))) )),
    Moves = [M1, M2],
    M = M1.

moved(Record) :-
    quietly(( new_game, play('9g9f') )),
    session_record(Record).

session_record(Record) :-
    gunshi_toplevel_current_game:session_now(Game, _),
    game_usi(Game, Record).

test(a_game_in_short, Text == Short) :-
    game_usi(Game, 'startpos moves 7g7f 3c3d'),
    game_position(Game, Position),
    format(string(Short), "g(<game>(2 moves to ~w))", [Position]),
    format(string(Text), "~W", [g(Game), [portray(true), quoted(true)]]).
test(no_game, Text == "game(1,2,3,4,5,6,7,8,9)") :-
    format(string(Text), "~W", [game(1, 2, 3, 4, 5, 6, 7, 8, 9), [portray(true)]]).

:- end_tests(knowledge_hooks).
