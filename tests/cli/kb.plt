:- encoding(utf8).
/*  gunshi kb: the knowledge from the shell. What the commands do is tested in
    tests/words/kb.plt; here, how they are called, what goes where, and the exit status.
*/
:- module(test_cli_kb, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(filesex)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(time)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(tests(knowledge/own_directory)).
:- use_module(tests(cli/commands)).

kb(Arguments, Status, Lines) :-
    cli([kb|Arguments], Status, Lines).

%   gunshi(+Arguments, -Status, -Out, -Err): as a process.

gunshi(Arguments, Status, Out, Err) :-
    module_property(test_own_directory, file(Here)),
    file_directory_name(Here, Tests),
    absolute_file_name('../../prolog', Library, [relative_to(Tests)]),
    atom_concat('library=', Library, Path),
    Goal = 'current_prolog_flag(argv, A), set_prolog_flag(argv, [gunshi|A]), \c
            use_module(library(gunshi/program/main)), main',
    append(['-q', '-f', none, '-p', Path, '-g', Goal, '--'], Arguments, All),
    setup_call_cleanup(
        process_create(path(swipl), All,
                       [ stdout(pipe(O, [encoding(utf8)])), stderr(pipe(E, [encoding(utf8)])),
                         process(Process),
                         stdin(null)
                       ]),
        ( read_string(O, _, Out), read_string(E, _, Err), process_wait(Process, exit(Status)) ),
        ( close(O), close(E) )).

:- begin_tests(cli_kb).

test(check, Status-true == 0-Nothing) :-
    in_own_directory(kb([check], Status, Lines)),
    last(Lines, Last),
    ( says(Last, "nothing is wrong.") -> Nothing = true ; Nothing = Last ).
test(check_finds_in_files_that_were_not_taken, true) :-
    in_own_directory(( own_text('a.pl', "before(mate, joseki).\n"),
                       own_text('b.pl', "before(mate, castle).\nfoo(a).\n"),
                       own_text('c.pl', "before(mate, 1).\n"),
                       load_own_knowledge(_),
                       kb([check], 1, Lines) )),
    Lines = [B, C],
    once(sub_string(B, _, _, _, "b.pl:2:1: foo/1 is not declared")),
    once(sub_string(C, _, _, _, "c.pl:1:")).
test(check_finds, Status == 1) :-
    in_own_directory(( own_text('my.pl', "before(a, b).\n"),
                       load_own_knowledge,
                       own_text('my.pl', "before(1, b).\n"),
                       kb([check], Status, Lines) )),
    last(Lines, Last),
    says(Last, "my.pl:1:8: argument 1 (clause) is 1").
%   kb_objects(+Arguments, +Status, -Dicts)

kb_objects(Arguments, Status, Dicts) :-
    append(Arguments, ['--format', json], All),
    kb(All, Status, Lines),
    findall(Dict, ( member(Line, Lines), atom_json_dict(Line, Dict, []) ), Dicts).

test(json_of_a_clause) :-
    in_own_directory(kb_objects([show, 'plan(yagura)'], 0, Dicts)),
    once(( member(Dict, Dicts),
           _{predicate:"makuhyou/4", source:Source, believed:true,
             clause:"makuhyou(yagura, 13, 77, 55).\n"} :< Dict )),
    says(Source, "kb/shogi/komagumi/yagura.pl:").
test(json_of_what_is_found, Same == true) :-
    in_own_directory(( kb([find, 'ミレニアム'], 0, Lines),
                       kb_objects([find, 'ミレニアム'], 0, Dicts),
                       kb_objects([find, xyzzy], 1, []) )),
    ( same_length(Lines, Dicts) -> Same = true ; Same = false ).
test(json_of_the_list, Predicates == Declared) :-
    in_own_directory(kb_objects([list], 0, Dicts)),
    findall(Predicate, ( member(Dict, Dicts), get_dict(predicate, Dict, Predicate) ), Predicates),
    findall(Text,
            ( gunshi_base_declare:declared_knowledge(knowledge, Template, _),
              functor(Template, Name, Arity),
              format(string(Text), "~q", [Name/Arity])
            ),
            Declared).
test(json_of_changes) :-
    in_own_directory(( kb([add, 'before(give_up, joseki)'], 0, _),
                       kb([undo], 0, _),
                       kb_objects([history], 0, [First|_]) )),
    _{change:"add before(give_up, joseki).", undone:true} :< First.
test(json_of_faults) :-
    in_own_directory(( own_text('my.pl', "before(1, b).\n"),
                       kb_objects([check], 1, [Dict]) )),
    _{file:_, line:1, fault:Fault} :< Dict,
    says(Fault, "my.pl:1:8: argument 1 (clause) is 1").
test(json_of_nothing_else) :-
    in_own_directory(refused([kb, undo, '--format', json], ["--format is for"])).
test(find_nothing, Status-Lines == 1-[]) :-
    in_own_directory(kb([find, xyzzy], Status, Lines)).
test(check_search, Status == 1) :-
    in_own_directory(( own_text('my.pl', "joseki(mine, 5, \"7g7f 3c3d 7i6h\").\n"),
                       load_own_knowledge,
                       kb([check, '--search', '--nodes', '100'], Status, Lines) )),
    assertion(( member(Line, Lines),
                says(Line, "my.pl:1:1: move 3 of the line, ▲６八銀, loses "),
                says(Line, ": △８八角成") )),
    last(Lines, Last),
    assertion(says(Last, "joseki moves judged by searches of 100 positions")).
test(search_is_of_check, [forall(member(Arguments-Part,
                                        [ [list, '--search']-"gunshi kb check",
                                          [check, '--nodes', '5']-"--search",
                                          [check, '--search', '--nodes', '0']-"--nodes" ]))]) :-
    refused([kb|Arguments], [Part]).
test(check_finds_what_could_not_be_read, Status-Lines == 1-[Last]) :-
    in_own_directory(( own_text('my.pl', "before(1, b).\n"),
                       kb([check], Status, Lines) )),
    last(Lines, Last),
    says(Last, "my.pl:1:8: argument 1 (clause) is 1").
%   A file that is no text hides no other, and is itself told with them.

test(check_finds_beside_what_is_no_text, Status-Parts == 1-[]) :-
    in_own_directory(( own_directory(Directory),
                       directory_file_path(Directory, 'bin.pl', File),
                       setup_call_cleanup(open(File, write, Out, [type(binary)]),
                                          forall(member(B, [0xFF, 0xFE, 1]), put_byte(Out, B)),
                                          close(Out)),
                       own_text('e.pl', "foo(1).\n"),
                       own_text('journal', "mine\n"),
                       use_own_directory(Directory, _),
                       kb([check], Status, Lines),
                       kb_objects([check], 1, Dicts),
                       directory_file_path(Directory, journal, Journal),
                       delete_file(Journal) )),
    atomic_list_concat(Lines, ' ', Said),
    findall(Part,
            ( member(Part, [ "bin.pl, line 1: ", "e.pl:1:1: foo/1 is not declared",
                             "journal is no journal" ]),
              \+ says(Said, Part)
            ),
            Parts),
    length(Lines, 3),
    findall(Line, ( member(Dict, Dicts), get_dict(line, Dict, Line) ), LineNumbers),
    msort(LineNumbers, [1, 1, null]).
test(check_finds_a_plan_that_none_is, Status-Parts == 1-[]) :-
    in_own_directory(( own_text('my.pl',
                                "attack_plan(my_plan, \"私\", \"mine\").\n\c
                                 makuhyou(my_plan, 35, 76, 66).\n\c
                                 makuhyou(their_plan, 35, 76, 66).\n\c
                                 attack_choice(my_pln, \"私\", \"mine\", Now) :- check(Now).\n\c
                                 plan_choice(my_plan, \"私\", \"mine\", Now) :- check(Now).\n\c
                                 strike(bougn, Now, M, \"私\", \"mine\") :- moves(Now, M).\n\c
                                 give_up(bougin, Now, \"私\", \"mine\") :- check(Now).\n"),
                       kb([check], Status, Lines) )),
    findall(Part,
            ( member(Part, [ "my.pl:3:1: no komagumi_plan or attack_plan is called their_plan",
                             "my.pl:4:1: no attack_plan is called my_pln; did you mean my_plan?",
                             "my.pl:5:1: no komagumi_plan is called my_plan",
                             "my.pl:6:1: no attack_plan is called bougn; did you mean bougin?" ]),
              \+ ( member(Line, Lines), says(Line, Part) )
            ),
            Parts),
    assertion(length(Lines, 4)).
test(list_counts_what_is_read_late, Missing == []) :-
    in_own_directory(kb([list], 0, Lines)),
    findall(Name,
            ( member(Name, ["motif(", "attack_plan(", "formation(", "weight(", "class_played("]),
              \+ ( member(Line, Lines),
                   says(Line, Name),
                   split_string(Line, " ", " ", [Count|_]),
                   number_string(Number, Count),
                   Number > 0
                 )
            ),
            Missing).
test(add_show_disable_remove, true) :-
    in_own_directory(( kb([add, 'joseki(\'私の矢倉\', 100, "7g7f 3c3d 6g6f")'], S1, [Added]),
                       kb([show, 'line(\'私の矢倉\')'], S2, Shown),
                       kb([show, 'line(私の矢倉)'], _, Shown),
                       kb([find, '私の矢倉'], S3, [_]),
                       kb([disable, 'line(私の矢倉)', 'strategy(search)'], S4, [_, _]),
                       kb([enable, 'line(私の矢倉)'], S5, [_]),
                       kb([remove, '私の矢倉'], S6, [Removed]),
                       kb([history], S7, History),
                       kb([undo], S8, [_]) )),
    assertion([S1, S2, S3, S4, S5, S6, S7, S8] == [0, 0, 0, 0, 0, 0, 0, 0]),
    assertion(says(Added, "Added: joseki(私の矢倉, 100, \"7g7f 3c3d 6g6f\").")),
    assertion(says(Removed, "Removed: joseki(私の矢倉")),
    assertion(length(History, 5)),
    assertion(length(Shown, 2)).
test(file_and_line, Shown == ByName) :-
    in_own_directory(( kb([show, joseki], 0, ByName),
                       ByName = [Place|_],
                       string_concat("% ", Text, Place),
                       atom_string(Name, Text),
                       kb([show, Name], 0, Shown) )).
test(a_fact, Status == 0) :-
    in_own_directory(( kb([disable, 'early_attack(_)'], Status, [Line]),
                       says(Line, "2 clauses") )).
test(find_vocabulary, [true(Count > 40)]) :-
    in_own_directory(kb([find, vocabulary], 0, Lines)),
    length(Lines, Count).
test(list, Status == 0) :-
    in_own_directory(kb([list], Status, Lines)),
    once(( member(Line, Lines), says(Line, "strategy(name,japanese,english,situation,decision)") )).
test(save_and_import, Status == 0) :-
    in_directory(Directory,
        ( directory_file_path(Directory, 'mine.pl', File),
          in_own_directory(( kb([add, 'before(joseki, mate)'], 0, _), kb([save, File], 0, _) )),
          in_own_directory(( kb([import, File], Status, [Line]),
                             known(before(joseki, mate), _) )) )),
    says(Line, "Imported: 1 clause from ").

test(refused, forall(member(Arguments-Parts,
                            [ []-["what is to be done?"], [foo]-["what is to be done?"],
                              [add]-["kb add: other arguments are needed"],
                              [show]-["kb show: other"],
                              [save, a, b]-["kb save: other"], [check, x]-["kb check: other"],
                              [show, no_such]-["Nothing in the knowledge is called no_such"],
                              [show, josek]-["was one of these meant: joseki?"],
                              [remove, joseki]-["joseki stands in a file, at \c
                                                 kb/shogi/strategy.pl:"],
                              [undo]-["no change of the knowledge"],
                              [add, 'foo(1)']-["Not added", "foo/1 is not declared as knowledge"],
                              [import, '/nowhere/x.pl']-["/nowhere/x.pl"],
                              [check, '--x']-["--x"] ]))) :-
    in_own_directory(refused([kb|Arguments], Parts)).

%   Each fault of a file is a line on stderr, and the exit status says that it was bad.

test(import_bad, Status-Lines == 2-[]) :-
    in_directory(Directory,
        ( directory_file_path(Directory, 'bad.pl', File),
          setup_call_cleanup(open(File, write, Out),
                             write(Out, "before(1, mate).\nfoo.\nbefore(mate, castle).\n"),
                             close(Out)),
          in_own_directory(( with_errors(Errors, kb([import, File], Status, Lines)),
                             own_changes([]) )) )),
    assertion(length(Errors, 2)),
    forall(member(Error, Errors), assertion(string_concat("gunshi: ", _, Error))).

%   The time grows with the length: the square of it would be minutes here.

test(import_many_equal, Status == 0) :-
    in_directory(Directory,
        ( directory_file_path(Directory, 'equal.pl', File),
          setup_call_cleanup(open(File, write, Out),
                             forall(between(1, 60 000, _),
                                    format(Out, "joseki(a, 1, \"7g7f\").~n", [])),
                             close(Out)),
          in_own_directory(call_with_time_limit(40, kb([import, File], Status, [Line]))) )),
    says(Line, "Imported: 1 clause from ").

%   A file that ends as books do, and has nothing of one.

test(import_no_book, Status-Lines == 2-[]) :-
    in_directory(Directory,
        ( directory_file_path(Directory, 'no.db', File),
          setup_call_cleanup(open(File, write, Out), write(Out, "手合割：平手\n7g7f\n"), close(Out)),
          in_own_directory(with_errors(Errors, kb([import, File], Status, Lines))) )),
    assertion(Errors = [_|_]),
    forall(member(Error, Errors), assertion(string_concat("gunshi: ", _, Error))).

%   --kb names the directory, wherever it stands; the user's own one is not touched.

test(kb_option, Statuses-Known == [0, 0, 0, 0]-yes) :-
    in_directory(Directory,
        ( directory_file_path(Directory, mine, Mine),
          directory_file_path(Directory, other, Other),
          gunshi([kb, add, 'before(joseki, mate)', '--kb', Mine], S1, _, _),
          gunshi(['--kb', Mine, kb, history], S2, History, _),
          gunshi([kb, '--kb', Other, history], S3, None, _),
          gunshi([kb, show, 'before(_, _)', '--kb', Mine], S4, Shown, _),
          assertion(says(History, "add before(joseki, mate).")),
          assertion(None == "No change has been made.\n"),
          Statuses = [S1, S2, S3, S4],
          format(string(Place), "% ~w/journal:2\n", [Mine]),
          ( says(Shown, Place), \+ exists_directory(Other) -> Known = yes ; Known = no )
        )).
test(kb_option_without_a_directory, Status-One == 2-true) :-
    gunshi([kb, history, '--kb'], Status, "", Err),
    split_string(Err, "\n", "", Lines),
    ( Lines = [Line, ""], says(Line, "--kb: a directory is needed") -> One = true ; One = Err ).
test(kb_option_behind_two_dashes_is_none, Status == 2) :-
    gunshi([kb, add, '--', '--kb', '/tmp'], Status, _, _).

%   Where no person watches there is no bar, and nothing of one: only what is wrong.

test(no_bar_into_a_pipe, [true(Status-Codes == 2-0)]) :-
    in_own_directory(
        ( own_directory(Directory),
          own_text('a.usi', "no game\n"),
          own_text('b.usi', "no game\n"),
          directory_file_path(Directory, 'a.usi', File),
          directory_file_path(Directory, 'b.usi', Other),
          gunshi([kb, learn, '--rules', File, '--test', Other, '--kb', Directory], Status, _, Err)
        )),
    says(Err, "no game can be read"),
    aggregate_all(count, sub_string(Err, _, _, _, "\e"), Codes).

:- end_tests(cli_kb).
