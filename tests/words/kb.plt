:- encoding(utf8).
/*  The kb_ commands: what each does and prints, and that one which throws has changed nothing. */
:- module(test_editing, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/base/messages), [error_line/2]).
:- use_module(library(gunshi/words/kb/learned), [kb_unlearn/1]).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/editing/changing), [check_clause/2, replace_clause/4]).
:- use_module(library(gunshi/knowledge/files), [kb_file/2]).
:- use_module(library(gunshi/knowledge/reading)).
:- use_module(library(gunshi/words/kb/change)).
:- use_module(library(gunshi/words/kb/look), [kb_check/0]).
:- use_module(library(gunshi/words/kb/look)).
:- use_module(library(gunshi/knowledge/names)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(sizes)).

:- declare_knowledge(test_edited(name: atom, value: any), "A thing to edit.", "test_edited(a, 1).").

%   values(-Pairs): what is believed.

values(Pairs) :-
    findall(Name-Value, known(test_edited(Name, Value), _), Pairs).

off(Name) :-
    clauses_of(Name, Clauses),
    \+ member(clause(_, _, _, on), Clauses).

here(Name, File) :-
    own_directory(Directory),
    directory_file_path(Directory, Name, File).

%   unchanged(:Goal, +Part): Goal throws, says Part, and neither the journal nor what is believed is
%   another one.

:- meta_predicate unchanged(0, +).

unchanged(Goal, Part) :-
    state(Before),
    said_error(Goal, Line),
    assertion(says(Line, Part)),
    state(After),
    assertion(Before =@= After).

state(Changes-Values-Offs) :-
    own_changes(Changes),
    values(Values),
    findall(Head, gunshi_base_clauses:turned_off(Head, _), Offs).

:- begin_tests(editing).

test(check_search_is_asked_for_rightly,
     [forall(member(How, [x, _, search(0), search(x), search(100 000 001)]))]) :-
    said_error(kb_check(How), Line),
    says(Line, "kb_check(search)").

test(add, Values-Text == [a-1]-true) :-
    in_own_directory(( output(kb_add(test_edited(a, 1)), Said),
                       here(journal, Journal),
                       format(string(Text0), "Added: test_edited(a, 1).   ~w:2\n", [Journal]),
                       ( Said == Text0 -> Text = true ; Text = Said ),
                       values(Values)
                     )).
test(add_text, [forall(between(1, 6, N)), Values == [a-1]]) :-
    nth1(N,
         ["test_edited(a, 1)", "test_edited(a, 1).", 'test_edited(a,1)',
          "  test_edited(a, 1) .  \n", "test_edited(a, 1). % mine", "% mine\ntest_edited(a,\n1)"],
         Text),
    in_own_directory(( quietly(kb_add(Text)), values(Values) )).
test(add_a_rule, Values == [mate-1, joseki-1]) :-
    in_own_directory(( quietly(kb_add((test_edited(N, 1) :- ( N = mate ; N = joseki ), \+ N = x))),
                       values(Values) )).
test(add_a_rule_as_text, Values == [mate-1]) :-
    in_own_directory(( quietly(kb_add("test_edited(N, 1) :- N = mate")), values(Values) )).
test(add_keeps_texts, Value-Other == "矢倉 \\ \"x\" \t"-'いびつ な ~a') :-
    in_own_directory(( quietly(kb_add(test_edited(a, "矢倉 \\ \"x\" \t"))),
                       quietly(kb_add(test_edited('いびつ な ~a', 'いびつ な ~a'))),
                       own_directory(Directory),
                       use_own_directory(Directory),
                       once(known(test_edited(a, Value), _)),
                       once(known(test_edited(_, Other), _:3))
                     )).
test(add_with_operators_of_the_user,
     [ setup(op(700, xfx, user:(===>))), cleanup(op(0, xfx, user:(===>))),
       true(Values == [a-Term]) ]) :-
    Term =.. [===>, x, y],
    in_own_directory(( quietly(kb_add(test_edited(a, Term))), values(Values) )).

test(bad_clause, [forall(member(Clause-Part,
                                [ foo-"foo/0 is not declared",
                                  test_edited(1, 1)-"argument 1 (name) is 1",
                                  test_editd(a, 1)-"did you mean test_edited(name,value)?",
                                  "test_edited(a, "-"Syntax error", _-"a variable is no fact",
                                  ""-"Not added", (:- halt)-"a directive",
                                  "a. b."-"and 1 more",
                                  "test_edited(a, 1). test_edited(b, 1)."-"not one clause",
                                  "% nothing"-"not one clause",
                                  (test_edited(a, 1) :- shell(ls))-"a rule may not call shell/1",
                                  (test_edited(a, 1) :- user:assertz(x))-"names a module",
                                  (test_edited(a, 1) :- _)-"cannot be a condition",
                                  (test_edited(a, 1) :- test_edited(a, 1))-"without end",
                                  "test_edited(A, 1) :- A = B"-"variable B stands only once",
                                  joseki('私', 100, "7g7e")-"move 1 of the line, 7g7e, is not legal",
                                  disabled(no_such)-"nothing is called no_such"
                                ]))]) :-
    in_own_directory(unchanged(kb_add(Clause), Part)).
test(known_already) :-
    in_own_directory(( quietly(kb_add(test_edited(a, _))),
                       unchanged(kb_add(test_edited(a, _)), "known already, at "),
                       quietly(kb_add(test_edited(a, 1))),
                       quietly(kb_add(test_edited(a, f(_))))
                     )).
test(known_already_in_a_shipped_file) :-
    in_own_directory(( quietly(all_knowledge),
                       once(known(castle(yagura, J, E, P), _)),
                       unchanged(kb_add(castle(yagura, J, E, P)),
                                 "known already, at kb/shogi/castles.pl:")
                     )).
test(known_already_but_disabled) :-
    in_own_directory(( quietly(all_knowledge),
                       quietly(kb_disable(castle(yagura, _, _, _))),
                       once(clause_state(castle(yagura, J, E, P), _, _, off)),
                       unchanged(kb_add(castle(yagura, J, E, P)), ", but disabled (kb_enable/1)")
                     )).
test(cannot_be_written) :-
    own_directory(Before),
    setup_call_cleanup(use_own_directory('/proc/nowhere'),
                       unchanged(kb_add(test_edited(a, 1)), "Cannot write /proc/nowhere"),
                       use_own_directory(Before)).
test(no_text, [forall(member(Term, [stream, cyclic]))]) :-
    (   Term == stream
    ->  current_output(Value)
    ;   Value = f(Value)
    ),
    in_own_directory(( state(Before),
                       catch(quietly(kb_add((test_edited(a, Value) :- fail ; true))),
                             error(_, _),
                             Refused = true),
                       state(After),
                       assertion(( Before =@= After ; Refused \== true )) )).

test(remove, Values == [b-1]) :-
    in_own_directory(( quietly(( kb_add(test_edited(a, 1)), kb_add(test_edited(a, 2)),
                                 kb_add(test_edited(b, 1)) )),
                       output(kb_remove(test_edited(a)), Text),
                       assertion(Text == "Removed: test_edited(a, 1).\n\c
                                          Removed: test_edited(a, 2).\n"),
                       values(Values)
                     )).
test(remove_by_place, Values == [a-1]) :-
    in_own_directory(( quietly(( kb_add(test_edited(a, 1)), kb_add(test_edited(a, 2)) )),
                       here(journal, Journal),
                       quietly(kb_remove(Journal:3)),
                       values(Values)
                     )).
test(remove_nothing) :-
    in_own_directory(( quietly(kb_add(test_edited(a, 1))),
                       unchanged(kb_remove(no_such),
                                 "Nothing in the knowledge is called no_such") )).
test(remove_a_shipped_clause) :-
    in_own_directory(unchanged(kb_remove(joseki),
                               "joseki stands in a file, at kb/shogi/strategy.pl:")).
test(remove_what_is_in_an_own_file) :-
    in_own_directory(( own_text('my.pl', "test_edited(a, 1).\n"),
                       load_own_knowledge,
                       unchanged(kb_remove(test_edited(a)), "my.pl:1: edit it there") )).
test(remove_only_what_is_own, Names == ['横歩取り']) :-
    in_own_directory(( quietly(kb_add(joseki('横歩取り', 7, "7g7f 3c3d"))),
                       quietly(kb_remove(line('横歩取り'))),
                       findall(N, known(joseki(N, _, _), _), Names0),
                       intersection(['横歩取り'], Names0, Names),
                       \+ known(joseki('横歩取り', 7, _), _)
                     )).

test(replace_an_own_clause, Values-Again == [a-3, b-2]-[a-1, b-2]) :-
    in_own_directory(( quietly(( kb_add(test_edited(b, 2)), kb_add(test_edited(a, 1)) )),
                       replace_clause(test_edited(a, 1), "test_edited(a, 3)", _, _),
                       values(Values0),
                       msort(Values0, Values),
                       quietly(kb_undo),
                       values(Again0),
                       msort(Again0, Again) )).
test(replace_a_shipped_clause) :-
    in_own_directory(( replace_clause(strategy(joseki),
                                      "strategy(mine, \"x\", \"y\", Now, M) :- joseki_move(Now, M)",
                                      _, _),
                       assertion(off(strategy(joseki))),
                       assertion(\+ off(strategy(mine))),
                       quietly(kb_undo),
                       assertion(\+ off(strategy(joseki))),
                       said_error(clauses_of(strategy(mine), _), _) )).
test(replace_by_a_clause_of_the_same_head, States == [on, on]) :-
    in_own_directory(( quietly(all_knowledge),
                       clauses_of(strategy(joseki), [clause(Head, _, _, _)]),
                       Head = strategy(_, Japanese, English, _, _),
                       format(string(Text),
                              "strategy(joseki, ~q, ~q, Now, M) :- joseki_move(Now, M), \c
                               \\+ check(Now)",
                              [Japanese, English]),
                       replace_clause(strategy(joseki), Text, _, _),
                       clauses_of(strategy(joseki), Clauses),
                       findall(State, member(clause(_, _, _, State), Clauses), States) )).
test(replace_one_clause_only) :-
    in_own_directory(( quietly(( kb_add(test_edited(a, 1)), kb_add(test_edited(a, 2)) )),
                       unchanged(replace_clause(test_edited(a, _), "test_edited(a, 3)", _, _),
                                 "means 2") )).
test(check_changes_nothing, Values == []) :-
    in_own_directory(( check_clause("test_edited(a, 1)", Clause),
                       assertion(Clause == test_edited(a, 1)),
                       said_error(check_clause("test_edited(", _), _),
                       values(Values) )).

test(disable_and_enable, Off-On == off-on) :-
    in_own_directory(( output(kb_disable(joseki), Text),
                       assertion(Text == "Disabled: joseki, 1 clause. kb_enable(joseki). or \c
                                          kb_undo. takes it back.\n"),
                       ( off(joseki) -> Off = off ; Off = on ),
                       output(kb_enable(joseki), Enabled),
                       assertion(Enabled == "Enabled: joseki.\n"),
                       ( off(joseki) -> On = off ; On = on )
                     )).
test(off_after_a_new_start) :-
    in_own_directory(( quietly(kb_disable(joseki)),
                       own_directory(Directory),
                       in_own_directory(\+ off(joseki)),
                       own_directory(Directory),
                       off(joseki)
                     )).
test(off_after_reading_again) :-
    in_own_directory(( quietly(kb_disable(joseki)), reload_knowledge, off(joseki) )).
test(what_is_read_late_is_read_again) :-
    in_own_directory(( kb_file('shogi/motifs/mates.pl', File),
                       forget_knowledge(File),
                       \+ known(motif(tsumero, _, _, _, _), _),
                       reload_knowledge,
                       clauses_of(tsumero, [clause(_, _, File:_, _)]) )).
test(disable_by_place, On == on) :-
    in_own_directory(( clauses_of(joseki, [clause(_, _, File:Line, _)]),
                       quietly(kb_disable(File:Line)),
                       assertion(off(joseki)),
                       quietly(kb_enable(File:Line)),
                       ( off(joseki) -> On = off ; On = on )
                     )).
test(disabled_by_place_enabled_by_name, Faults-On == [other]-on) :-
    in_own_directory(( clauses_of(joseki, [clause(_, _, File:Line, _)]),
                       quietly(( kb_add(test_edited(other, 1)), kb_disable(other),
                                 kb_disable(File:Line) )),
                       assertion(off(joseki)),
                       quietly(kb_enable(joseki)),
                       ( off(joseki) -> On = off ; On = on ),
                       catch(( kb_enable(joseki), Faults = [] ),
                             error(gunshi(not_disabled(joseki, Faults)), _), true)
                     )).
%   Of several rules with one head the one that stands there; and it is the one after a new start.

test(disable_one_rule_of_several, Left-On == [Second]-[on, on]) :-
    in_own_directory(( clauses_of(early_attack(_), [ clause(_, _, File:Line, _),
                                                     clause(_, _, Second, _) ]),
                       output(kb_disable(File:Line), Said),
                       assertion(says(Said, ", 1 clause.")),
                       reload_knowledge,
                       own_directory(Directory),
                       in_own_directory(true),
                       own_directory(Directory),
                       findall(Source, state(early_attack(_), Source, on), Left),
                       quietly(kb_enable(File:Line)),
                       findall(State, state(early_attack(_), _, State), On)
                     )).

state(Head, Source, State) :-
    clauses_of(Head, Clauses),
    member(clause(_, _, Source, State), Clauses).

test(disable_a_head_and_enable_it, On == on) :-
    in_own_directory(( output(kb_disable(early_attack(_)), Text),
                       assertion(says(Text, "kb_enable(early_attack(A)).")),
                       quietly(kb_enable(early_attack(_))),
                       ( off(early_attack(_)) -> On = off ; On = on )
                     )).
test(disabled_already) :-
    in_own_directory(( quietly(kb_disable(joseki)),
                       unchanged(kb_disable(joseki), "joseki is disabled already"),
                       unchanged(kb_disable(strategy(joseki)),
                                 "strategy(joseki) is disabled already") )).
test(disable_nothing) :-
    in_own_directory(unchanged(kb_disable(josek), "was one of these meant: joseki?")).
test(enable_what_is_on) :-
    in_own_directory(( quietly(kb_disable(mate)),
                       unchanged(kb_enable(joseki), "joseki is not disabled; what is: [mate]") )).
test(enable_what_a_file_disables) :-
    in_own_directory(( own_text('off.pl', "disabled(joseki).\n"),
                       load_own_knowledge,
                       assertion(off(joseki)),
                       unchanged(kb_enable(joseki), "off.pl:1: edit it there") )).

%   At a start the user's files are read before others, which are read when they are needed.

test(a_file_disables_what_is_read_later, Off == off) :-
    in_own_directory(( forall(loaded_knowledge(File), forget_knowledge(File)),
                       own_text('off.pl', "disabled(line('横歩取り')).\n"),
                       load_own_knowledge,
                       reload_knowledge,
                       ( off(line('横歩取り')) -> Off = off ; Off = on )
                     )).

test(show, Text == true) :-
    in_own_directory(( quietly(kb_disable(joseki)),
                       output(kb_show(joseki), Said),
                       (   says(Said,
                                ", disabled\n\c
                                 strategy(joseki, \"定跡にある手を指す\", \c
                                 \"play a book move\", Now, Decision) :-"),
                           says(Said, "% kb/shogi/strategy.pl:"),
                           says(Said, "    joseki_move(Now, Decision).")
                       ->  Text = true
                       ;   Text = Said
                       )
                     )).
test(show_reads_back, Clauses =@= Again) :-
    in_own_directory(( quietly(kb_add((test_edited('A b', "c\n") :-
                                           test_edited(x, _)
                                         ; \+ test_edited(y, 1) -> true
                                         ; fail
                                       ))),
                       output(kb_show(test_edited('A b')), Text),
                       clauses_of(test_edited('A b'), [clause(Head, Body, _, _)]),
                       Clauses = (Head :- Body),
                       term_string(Again, Text)
                     )).
test(show_the_plans, true(( sub_string(Text, _, _, _, "komagumi_plan(anaguma,"),
                            \+ sub_string(Text, _, _, _, "makuhyou") ))) :-
    in_own_directory(output(kb_show(plan), Text)).
test(show_unknown_kind,
     true(sub_string(Line, _, _, _, "Kinds, as in line('横歩取り'), are line, plan"))) :-
    in_own_directory(( catch(kb_show(wibble(yagura)), Error, true),
                       error_line(Error, Line) )).
test(enable_a_variable, Line == "A name is needed, as in kb_enable(joseki); nothing is disabled") :-
    in_own_directory(( catch(kb_enable(_), Error, true),
                       error_line(Error, Line) )).
test(unlearn_a_variable,
     Line == "The name or the key of a game is needed; kb_learned. lists them") :-
    in_own_directory(( catch(kb_unlearn(_), Error, true),
                       error_line(Error, Line) )).
test(show_predicate, Text == both) :-
    in_own_directory(( quietly(kb_add(test_edited(a, 1))),
                       quietly(kb_add(test_edited(b, 2))),
                       output(kb_show(test_edited), Said) )),
    (   says(Said, "\ntest_edited(a, 1).\n"),
        says(Said, "\ntest_edited(b, 2).\n")
    ->  Text = both
    ;   Text = Said
    ).
test(show_predicate_without_clauses,
     Text == "test_edited(name,value): there are no clauses yet.  A thing to edit.\n") :-
    in_own_directory(output(kb_show(test_edited), Text)).
test(show_what_is_read_late) :-
    in_own_directory(( output(kb_show(tsumero), Motif),
                       says(Motif, "% kb/shogi/motifs/mates.pl:"),
                       output(kb_show(attack_plan(bougin)), Plan),
                       says(Plan, "% kb/shogi/attacks/bougin.pl:"),
                       output(kb_show(parity_given_up), Othello),
                       says(Othello, "% kb/othello/motifs/parity.pl:") )).
test(show_nothing) :-
    in_own_directory(unchanged(kb_show(no_such), "Nothing in the knowledge is called no_such")).

test(find,
     [forall(member(What-Lines,
                    [ "play a book move"-1, 'joseki_move'-1,
                      strategy(joseki, _, _, _, _)-1 ])),
      Count == Lines]) :-
    in_own_directory(( output(kb_find(What), Text),
                       split_string(Text, "\n", "", All),
                       length(All, N),
                       Count is N - 1,
                       forall(( member(Line, All), Line \== "" ),
                              says(Line, "kb/shogi/strategy.pl:"))
                     )).
test(find_nothing,
     [forall(member(What, ["no such text at all", strategy(no_such, _, _, _, _)])), fail]) :-
    in_own_directory(kb_find(What)).
test(find_marks_what_is_disabled) :-
    in_own_directory(( quietly(kb_disable(joseki)),
                       output(kb_find("play a book move"), Text),
                       says(Text, "(disabled)") )).
%   Each word once, below its subject, with the words of its sentence in their order.

test(find_vocabulary, Missing == []) :-
    in_own_directory(output(kb_find(vocabulary), Text)),
    split_string(Text, " \n", " \n", Pieces0),
    exclude(==(""), Pieces0, Pieces),
    atomic_list_concat(Pieces, ' ', Said),
    findall(Template,
            ( declared_knowledge(vocabulary, Template, Sentence),
              \+ says(Said, Sentence) ),
            Missing).
test(find_vocabulary_by_subject, Titles == ["What stands how to what"]) :-
    findall(Title, declared_vocabulary(Title, hanging(_, _), _), Titles),
    in_own_directory(output(kb_find(vocabulary), Text)),
    split_string(Text, "\n", "", Lines),
    once(append(_, ["What stands how to what", Next|_], Lines)),
    string_concat("  attacks(now, from, to) ", _, Next).
test(find_unbound, throws(error(gunshi(usage(_)), _))) :-
    kb_find(_).
test(list, Missing == []) :-
    in_own_directory(( quietly(kb_add(test_edited(a, 1))), output(kb_list, Text) )),
    assertion(says(Text, "     1  test_edited(name,value)\n")),
    findall(Sentence,
            ( declared_knowledge(knowledge, _, Sentence), \+ says(Text, Sentence) ),
            Missing).

test(history, true) :-
    in_own_directory(( output(kb_history, None),
                       assertion(None == "No change has been made.\n"),
                       quietly(( kb_add(test_edited(a, 1)), kb_disable(joseki), kb_undo,
                                 kb_remove(test_edited(a)) )),
                       output(kb_history, Text),
                       split_string(Text, "\n", "", Lines),
                       maplist(says, Lines,
                               ["add test_edited(a, 1).", "disable joseki  (undone)", "undo 3",
                                "remove what 2 added", ""])
                     )).
test(undo, Values == [[a-1, b-2], [a-1], [a-1, b-2], [a-1], []]) :-
    in_own_directory(( quietly(( kb_add(test_edited(a, 1)), kb_add(test_edited(b, 2)),
                                 kb_remove(test_edited(b)), kb_undo )),
                       values(V1),
                       quietly(kb_undo), values(V2),
                       quietly(kb_add(test_edited(b, 2))), values(V3),
                       output(kb_undo, Text), values(V4),
                       assertion(Text == "Undone: add test_edited(b, 2).\n"),
                       quietly(kb_undo), values(V5),
                       Values = [V1, V2, V3, V4, V5],
                       unchanged(kb_undo, "There is no change of the knowledge to take back")
                     )).

test(saved_and_imported, Disabled == true) :-
    in_directory(Directory,
        ( directory_file_path(Directory, 'saved.pl', File),
          in_own_directory(( quietly(( kb_add(test_edited('A', "矢倉 \"\\x\"\n")),
                                       kb_add(test_edited(b, x(_, y))),
                                       kb_add(test_edited(gone, 1)), kb_remove(test_edited(gone)),
                                       kb_add(joseki('私の定跡', 100, "9g9f 9c9d")),
                                       kb_disable(line('私の定跡')),
                                       kb_disable(early_attack(_)),
                                       kb_add((test_edited(c, V) :- test_edited(b, V))) )),
                             values(Saved0),
                             output(kb_save(File), Text),
                             format(string(Said), "Saved: 6 clauses in ~w\n", [File]),
                             assertion(Text == Said)
                           )),
          in_own_directory(( quietly(kb_import(File)),
                             values(Values0),
                             (   off(line('私の定跡')),
                                 off(early_attack(_))
                             ->  Disabled = true
                             ;   Disabled = false
                             ),
                             output(kb_import(File), Again),
                             assertion(says(Again, "Imported: 0 clauses"))
                           )),
          in_own_directory(( directory_file_path(Directory, 'saved.pl', File),
                             read_file_to_string(File, Source, [encoding(utf8)]),
                             own_text('theirs.pl', Source),
                             load_own_knowledge,
                             values(Values1),
                             assertion(Values1 =@= Values0),
                             output(kb_check, Checked),
                             assertion(says(Checked, "nothing is wrong"))
                           ))
        )),
    Saved0 =@= Values0.
test(save_where_it_would_be_read) :-
    in_own_directory(( here('x.pl', File), unchanged(kb_save(File), "save to another place"),
                       \+ exists_file(File) )).
test(save_nowhere) :-
    in_own_directory(unchanged(kb_save('/nowhere/x.pl'), "Cannot write /nowhere/x.pl")).

test(import_all_or_nothing) :-
    in_own_directory(
        ( in_directory(Directory,
                       ( directory_file_path(Directory, 'theirs.pl', File),
                         written(File, "test_edited(a, 1).\ntest_edited(1, 1).\n"),
                         unchanged(kb_import(File), "theirs.pl:2:13: argument 1 (name) is 1")
                       )) )).
test(import_nothing) :-
    in_own_directory(unchanged(kb_import('/nowhere/x.pl'), "/nowhere/x.pl")).

%   Not even root may read this one.

test(import_what_may_not_be_read,
     [ condition(exists_file('/proc/sys/vm/compact_memory')), true ]) :-
    in_own_directory(unchanged(kb_import('/proc/sys/vm/compact_memory'), "Permission denied")).
test(import_many, Count-Left == 300-0) :-
    in_own_directory(
        in_directory(Directory,
                     ( directory_file_path(Directory, 'many.pl', File),
                       findall(Line,
                               ( between(1, 300, N),
                                 format(string(Line), "test_edited(a, ~d).\n", [N]) ),
                               Lines),
                       atomic_list_concat(Lines, Text),
                       written(File, Text),
                       quietly(kb_import(File)),
                       aggregate_all(count, known(test_edited(a, _), _), Count),
                       quietly(kb_undo),
                       aggregate_all(count, known(test_edited(a, _), _), Left)
                     ))).
test(one_change_removes_all_of_a_name, Values == [[a-1, a-2], [], [a-1, a-2]]) :-
    in_own_directory(( quietly(( kb_add(test_edited(a, 1)), kb_add(test_edited(a, 2)) )),
                       values(V1),
                       quietly(kb_remove(test_edited(a))),
                       values(V2),
                       quietly(kb_undo),
                       values(V3) )),
    maplist(msort, [V1, V2, V3], Values).

written(File, Text) :-
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]), write(Out, Text), close(Out)).

test(check, true) :-
    in_own_directory(( output(kb_check, Text), says(Text, "nothing is wrong.") )).
test(check_says_what_is_wrong, Text == true) :-
    in_own_directory(( own_text('my.pl', "test_edited(a, 1).\ntest_edited(b, 2).\n"),
                       load_own_knowledge,
                       own_text('my.pl',
                                "test_edited(a, 1).\ntest_edited(b, 2).\ndisabled(no_such).\n\c
                                 foo(1).\n"),
                       with_output_to(string(Said), \+ kb_check),
                       (   says(Said, "my.pl:3:1: nothing is called no_such"),
                           says(Said, "my.pl:4:1: foo/1 is not declared")
                       ->  Text = true
                       ;   Text = Said
                       ) )).

%   Twenty thousand facts, in the thorough run a hundred thousand, are read, and found by an index.

test(many_facts, Count-Known == Facts-[17_777]) :-
    size(20_000, 100_000, Facts),
    in_own_directory(( own_directory(Directory),
                       directory_file_path(Directory, 'many.pl', File),
                       setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                                          forall(between(1, Facts, N),
                                                 format(Out,
                                                        "gm(~d, [turn(sente), sente(77, fu), \c
                                                         empty(76), weight(~d)], move(77, 76)).~n",
                                                        [N, N])),
                                          close(Out)),
                       load_own_knowledge,
                       aggregate_all(count, known(gm(_, _, move(77, 76)), File:_), Count),
                       findall(Line, known(gm(17_777, _, move(77, 76)), File:Line), Known)
                     )).

:- end_tests(editing).
