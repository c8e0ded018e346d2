/*  The user's own knowledge: what is known follows from the journal, whatever happens. */
:- module(test_own, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/journal)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/knowledge/shogi/styles), []).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(tests(knowledge/own_directory)).

:- declare_knowledge(test_own(name: atom), "A thing to add and to take away.",
                     "test_own.").
:- declare_vocabulary(test_own_true(name: atom), "Holds for any name.").

test_own_true(_).

add(Name) :-
    own_change(add(test_own(Name)), _).

believed(Names) :-
    findall(Name, known(test_own(Name), _), Names).

sources(Pairs) :-
    findall(Name-Source, known(test_own(Name), Source), Pairs).

journal_path(File) :-
    own_directory(Directory),
    directory_file_path(Directory, journal, File).

bytes(File, Bytes) :-
    setup_call_cleanup(open(File, read, In, [type(binary)]),
                       read_stream_to_codes(In, Bytes),
                       close(In)).

write_bytes(File, Bytes) :-
    setup_call_cleanup(open(File, write, Out, [type(binary)]),
                       forall(member(Byte, Bytes), put_byte(Out, Byte)),
                       close(Out)).

%   elsewhere(+Action): another program appends it.

elsewhere(Action) :-
    journal_path(File),
    journal_open(File, Journal, _),
    journal_append(Journal, change(0, Action), _, _).

%   reads_motifs(-Read): those of kb/shogi/motifs have been read.

reads_motifs(Read) :-
    (   knowledge_source(motif(atamakin, _, _, _, _), _)
    ->  Read = true
    ;   Read = false
    ).

%   again: as a new start reads it.

again :-
    own_directory(Directory),
    tmp_file(kb, Other),
    use_own_directory(Other),
    use_own_directory(Directory).

%   messages(:Goal, -Whats): of the errors and warnings that are printed, which are not to be seen.

:- dynamic printed/1.
:- meta_predicate messages(0, -).

messages(Goal, Whats) :-
    setup_call_cleanup(
        asserta((user:message_hook(error(gunshi(Formal), _), _, _) :-
                     functor(Formal, What, _),
                     assertz(test_own:printed(What))), Clause),
        once(Goal),
        erase(Clause)),
    findall(What, retract(printed(What)), Whats).

                /*******************************
                *            MODEL             *
                *******************************/

%   The model keeps the whole state before each change that can be undone: state(Facts, Disabled),
%   Facts a list of Line-Name. Undoing is going back to it.

changes(0, _, _) :-
    !.
changes(Count, State, Before) :-
    random_change(State, Before, State1, Before1),
    agrees(State1),
    (   maybe(0.1)
    ->  again,
        agrees(State1)
    ;   true
    ),
    Count1 is Count - 1,
    changes(Count1, State1, Before1).

random_change(state(Facts, Disabled), Before, State, Before1) :-
    random_member(Kind, [add, add, add, remove, disable, enable, undo]),
    (   change(Kind, state(Facts, Disabled), Before, State, Before1)
    ->  true
    ;   State = state(Facts, Disabled),
        Before1 = Before
    ).

change(add, State, Before, state(Facts1, Disabled), [Line-State|Before]) :-
    State = state(Facts, Disabled),
    random_member(Name, [a, b, c, d]),
    own_change(add(test_own(Name)), Line),
    append(Facts, [Line-Name], Facts1).
change(remove, State, Before, state(Facts1, Disabled), [Line-State|Before]) :-
    State = state(Facts, Disabled),
    random_member(Added-Name, Facts),
    own_change(remove(Added), Line),
    selectchk(Added-Name, Facts, Facts1).
change(disable, State, Before, state(Facts, [Line-Name|Disabled]), [Line-State|Before]) :-
    State = state(Facts, Disabled),
    random_member(Name, [a, b, c, d]),
    own_change(add(disabled(test_own(Name))), Line).
change(enable, State, Before, state(Facts, Disabled1), [Line-State|Before]) :-
    State = state(Facts, Disabled),
    random_member(Added-Name, Disabled),
    own_change(remove(Added), Line),
    selectchk(Added-Name, Disabled, Disabled1).
change(undo, _, [Line-State|Before], State, Before) :-
    own_change(undo(Line), _).

agrees(state(Facts, Disabled)) :-
    journal_path(File),
    findall(Name-(File:Line),
            ( member(Line-Name, Facts), \+ memberchk(_-Name, Disabled) ),
            Should),
    sources(Is),
    (   Is == Should
    ->  true
    ;   format(user_error, "believed: ~q~nshould be: ~q~n", [Is, Should]),
        fail
    ).

:- begin_tests(own).

%   No shipped rule that every choice reads asks for a motif; a rule of the user's may.
%   First of all, before a rule of another test has asked.

test(what_a_rule_may_ask_is_read, Facts-Rules == false-true) :-
    in_own_directory(( add(a),
                       reads_motifs(Facts),
                       own_change(add((test_own(b) :- motif(_, _, _, _, _))), _),
                       again,
                       reads_motifs(Rules)
                     )).

test(nothing, Names-Changes == []-[]) :-
    in_own_directory(( believed(Names), own_changes(Changes) )).
test(directory_is_made_with_the_first_change, Names == [a]) :-
    in_directory(Above,
                 ( directory_file_path(Above, 'some/where', Directory),
                   own_directory(Before),
                   use_own_directory(Directory),
                   assertion(\+ exists_directory(Directory)),
                   add(a),
                   again,
                   believed(Names),
                   use_own_directory(Before)
                 )).
test(usual_directory,
     [ setup(( ignore(getenv('XDG_DATA_HOME', Old)), setenv('XDG_DATA_HOME', '/data') )),
       cleanup(( var(Old) -> unsetenv('XDG_DATA_HOME')
               ; setenv('XDG_DATA_HOME', Old) )),
       true(Usual-Relative == '/data/gunshi/kb'-Home) ]) :-
    expand_file_name('~/.local/share/gunshi/kb', [Home]),
    retract(gunshi_knowledge_own:directory(Here)),
    own_directory(Usual),
    setenv('XDG_DATA_HOME', '/data/'),
    own_directory(Usual),
    setenv('XDG_DATA_HOME', 'not/absolute'),
    own_directory(Relative),
    assertz(gunshi_knowledge_own:directory(Here)).
test(a_change_stands_in_the_journal, Source-Text == (File:2)-true) :-
    in_own_directory(( add(a),
                       journal_path(File),
                       once(known(test_own(a), Source)),
                       read_file_to_string(File, All, []),
                       split_string(All, "\n", "", [_, Line|_]),
                       ( says(Line, "test_own(a)") -> Text = true ; Text = Line )
                     )).
test(random_changes, [forall(between(1, 12, Seed)), true]) :-
    set_random(seed(Seed)),
    in_own_directory(changes(40, state([], []), [])).
test(history, Changes == [ change(2, T1, add(test_own(a)), live),
                           change(3, T2, add(test_own(b)), undone),
                           change(4, T3, remove(2), live), change(5, T4, undo(3), live) ]) :-
    in_own_directory(( add(a), add(b), own_change(remove(2), 4), own_change(undo(3), 5),
                       own_changes(Changes)
                     )),
    Changes = [change(_, T1, _, _), change(_, T2, _, _), change(_, T3, _, _), change(_, T4, _, _)],
    get_time(Now),
    forall(member(Time, [T1, T2, T3, T4]), ( number(Time), abs(Now-Time) < 60 )).
test(a_removal_is_undone, Names == [a]) :-
    in_own_directory(( add(a), own_change(remove(2), Line), believed([]),
                       own_change(undo(Line), _), believed(Names)
                     )).
test(rules_keep_their_variables, Names == [x]) :-
    in_own_directory(( own_change(add((test_own(N) :- N = x, test_own_true(N))), _),
                       again,
                       believed(Names)
                     )).
test(no_record_changes_nothing, Names == [a]) :-
    in_own_directory(( add(a),
                       A = f(A),
                       catch(own_change(add(test_own(A)), _), error(gunshi(no_record(_)), _), true),
                       believed(Names)
                     )).
test(cannot_be_written, throws(error(gunshi(file(write, _, _)), _))) :-
    own_directory(Before),
    setup_call_cleanup(use_own_directory('/proc/nowhere'),
                       own_change(add(test_own(a)), _),
                       use_own_directory(Before)).

%   The reason is that of the directory, which could not be made, not of a file in it.

test(directory_cannot_be_made, File == '/proc/nowhere/kb') :-
    own_directory(Before),
    setup_call_cleanup(use_own_directory('/proc/nowhere/kb'),
                       catch(own_change(add(test_own(a)), _),
                             error(gunshi(file(write, File, _)), _), true),
                       use_own_directory(Before)).
test(writable_is_known_before, throws(error(gunshi(file(write, '/proc/nowhere', _)), _))) :-
    own_directory(Before),
    setup_call_cleanup(use_own_directory('/proc/nowhere'),
                       own_writable,
                       use_own_directory(Before)).
test(writable, Changes-Names == []-[a]) :-
    in_own_directory(( own_writable, own_changes(Changes), add(a), own_writable, believed(Names) )).

%   What is no directory is none for the user's own knowledge; a pipe for a journal is not waited
%   for.

test(no_directory, [ forall(member(No, ['', '/dev/null'])),
                     throws(error(gunshi(not_a_directory(No)), _)) ]) :-
    use_own_directory(No).
test(a_pipe_for_a_journal, throws(error(gunshi(file(read, _, _)), _))) :-
    in_own_directory(( own_directory(Directory),
                       directory_file_path(Directory, journal, File),
                       process_create(path(mkfifo), [file(File)], []),
                       own_news )).
test(a_pipe_for_a_lock, throws(error(gunshi(file(read, _, _)), _))) :-
    in_own_directory(( own_directory(Directory),
                       directory_file_path(Directory, 'journal.lock', File),
                       process_create(path(mkfifo), [file(File)], []),
                       own_change(add(test_own(a)), _) )).

test(two_directories, First-Second == [a]-[b]) :-
    in_own_directory(
        ( add(a),
          own_directory(One),
          in_own_directory(( believed([]), add(b), believed(Second) )),
          own_directory(One),
          believed(First)
        )).
test(off_in_one_directory_alone, Names-Others == []-[a]) :-
    in_directory(Shared,
                 ( directory_file_path(Shared, 'x.pl', File),
                   setup_call_cleanup(open(File, write, Out),
                                      format(Out, "test_own(a).~n", []),
                                      close(Out)),
                   load_knowledge(File),
                   in_own_directory(( own_change(add(disabled(test_own(a))), _), believed(Names) )),
                   believed(Others),
                   forget_knowledge(File)
                 )).
test(files_beside_the_journal, Names == [c, a, b]) :-
    in_own_directory(( own_text('z.pl', "test_own(b).\n"),
                       own_text('a.pl', "test_own(a).\n"),
                       own_text('a.txt', "test_own(no).\n"),
                       load_own_knowledge,
                       add(c),
                       believed(Names)
                     )).
%   After an edit of one file all are tried in the order in which a new start tries them.

test(order_after_an_edit,
     [ forall(member(Edited, ['a.pl', 'b.pl'])), Names == Again ]) :-
    in_own_directory(( own_text('a.pl', "test_own(a).\n"),
                       own_text('b.pl', "test_own(b).\n"),
                       add(j),
                       load_own_knowledge,
                       own_text(Edited, "test_own(x).\n"),
                       load_own_knowledge,
                       believed(Names),
                       again,
                       load_own_knowledge,
                       believed(Again) )).

%   What is written without having been checked is judged as what others write is.

:- meta_predicate without_messages(0).

without_messages(Goal) :-
    setup_call_cleanup(asserta((user:message_hook(_, warning, _) :- true), Clause),
                       once(Goal),
                       erase(Clause)).

test(a_record_of_wrong_type, Names-Judged == []-[bad]) :-
    in_own_directory(( without_messages(own_change(add(test_own(1)), Line)),
                       believed(Names),
                       own_journal(File),
                       findall(V, gunshi_knowledge_own:judged(File, Line, V), Judged) )).
test(a_file_that_is_gone, Names == [b]) :-
    in_own_directory(( own_text('a.pl', "test_own(a).\n"),
                       own_text('b.pl', "test_own(b).\n"),
                       load_own_knowledge,
                       own_directory(Directory),
                       directory_file_path(Directory, 'a.pl', File),
                       delete_file(File),
                       load_own_knowledge,
                       believed(Names)
                     )).
test(a_bad_file_keeps_the_rest, Names == [a, b]) :-
    in_own_directory(( own_text('a.pl', "test_own(a).\n"),
                       load_own_knowledge,
                       add(b),
                       own_text('a.pl', "test_own(1).\n"),
                       catch(load_own_knowledge, error(gunshi(bad_knowledge(_, _)), _), true),
                       believed(Names0),
                       sort(Names0, Names)
                     )).
test(a_bad_file_at_the_start_is_not_taken_elsewhere, Names == []) :-
    in_directory(Directory,
                 ( own_directory(Before),
                   use_own_directory(Directory),
                   own_text('a.pl', "test_own(a).\n"),
                   own_text('b.pl', "test_own(1).\n"),
                   retractall(gunshi_knowledge_own:opened(_, _)),
                   retractall(gunshi_knowledge_own:tried),
                   told(bad_knowledge(_, [problem(1, _, _)]), own_knowledge, true),
                   assertion(believed([a])),
                   use_own_directory(Before),
                   believed(Names)
                 )).
test(odd_names_of_directories,
     [ forall(member(Name, ['a b', '[ab]', '{a,b}', 'a*', '矢倉', '~x', 'a/'])),
       true(Names == [a, b]) ]) :-
    in_directory(Above,
                 ( own_directory(Before),
                   directory_file_path(Above, Name, Directory),
                   make_directory(Directory),
                   setup_call_cleanup(
                       use_own_directory(Directory),
                       ( own_text('a.pl', "test_own(a).\n"),
                         load_own_knowledge,
                         add(b),
                         again,
                         believed(Names0),
                         sort(Names0, Names),
                         forall(known(test_own(_), File:_), assertion(own_file(File)))
                       ),
                       use_own_directory(Before))
                 )).
test(disabled_before_it_is_there, Names == [b]) :-
    in_own_directory(( own_text('a.pl', "disabled(test_own(a)).\n"),
                       load_own_knowledge,
                       own_text('b.pl', "test_own(a).\ntest_own(b).\n"),
                       load_own_knowledge,
                       believed(Names)
                     )).

%   A file that is wrong takes nothing from the journal, nor from the files beside it that are
%   right.

test(a_bad_file_keeps_nothing_else_away, Names-Told == [c]-[problem(1, 1, syntax)]) :-
    in_own_directory(( add(c),
                       own_text('z.pl', "test_own(.\n"),
                       load_own_knowledge(error(gunshi(bad_knowledge(_, [problem(Line, _, Fault)])),
                                                _)),
                       functor(Fault, Kind, _),
                       Told = [problem(Line, 1, Kind)],
                       believed(Names)
                     )).

%   Each wrong file is told, also where one cannot even be read, and where the journal cannot.

test(every_wrong_file_is_told, Whats == [bad_encoding, bad_knowledge, bad_knowledge]) :-
    in_own_directory(( wrong_files, load_own_knowledge(Trouble), whats(Trouble, Whats) )).
test(every_wrong_file_is_told_beside_the_journal,
     Whats == [bad_encoding, bad_knowledge, bad_knowledge, no_journal]) :-
    in_own_directory(( wrong_files,
                       own_text(journal, "mine\n"),
                       retractall(gunshi_knowledge_own:opened(_, _)),
                       load_own_knowledge(Trouble),
                       whats(Trouble, Whats),
                       delete_journal )).
test(every_wrong_file_is_told_at_the_start,
     Whats == [bad_encoding, bad_knowledge, bad_knowledge]) :-
    in_own_directory(( wrong_files,
                       retractall(gunshi_knowledge_own:tried),
                       messages(own_knowledge, Whats) )).
test(a_wrong_journal_hides_no_wrong_file, Whats == [bad_knowledge]) :-
    in_own_directory(( own_text('e.pl', "foo(1).\n"),
                       own_text(journal, "mine\n"),
                       retractall(gunshi_knowledge_own:tried),
                       retractall(gunshi_knowledge_own:opened(_, _)),
                       messages(catch(own_changes(_), error(gunshi(no_journal(_)), _), true),
                                Whats),
                       delete_journal )).

wrong_files :-
    own_text('bin.pl', "x"),
    own_directory(Directory),
    directory_file_path(Directory, 'bin.pl', File),
    write_bytes(File, [0xFF, 0xFE, 1]),
    own_text('e.pl', "foo(1).\n"),
    own_text('f.pl', "foo(1).\n").

delete_journal :-
    journal_path(File),
    delete_file(File).

whats(Trouble, Whats) :-
    knowledge_errors(Trouble, Errors),
    findall(What,
            ( member(error(gunshi(Formal), _), Errors), functor(Formal, What, _) ),
            Whats).

%   The directory is moved away while it is in use: that is told once, what was there is known no
%   more, and a change makes it anew.

moved_away :-
    own_directory(Directory),
    tmp_file(moved, Other),
    rename_file(Directory, Other).

test(gone_and_read_again, Whats-Again-Names == [journal_gone]-[]-[]) :-
    in_own_directory(( own_text('a.pl', "test_own(a).\n"),
                       load_own_knowledge,
                       add(b),
                       moved_away,
                       messages(load_own_knowledge, Whats),
                       messages(load_own_knowledge, Again),
                       believed(Names),
                       own_directory(Directory),
                       make_directory(Directory) )).
test(gone_and_a_change, Whats-Names-Line == [journal_gone]-[c]-2) :-
    in_own_directory(( add(a),
                       add(b),
                       moved_away,
                       messages(own_change(add(test_own(c)), Line), Whats),
                       believed(Names0),
                       again,
                       believed(Names),
                       assertion(Names0 == Names) )).
test(gone_and_looked_at, Whats-Changes == [journal_gone]-[]) :-
    in_own_directory(( add(a), delete_journal, messages(own_changes(Changes), Whats) )).
test(gone_and_disabled, Whats-Names == [journal_gone]-[a]) :-
    in_own_directory(( own_text('a.pl', "test_own(a).\n"),
                       load_own_knowledge,
                       own_change(add(disabled(test_own(a))), _),
                       assertion(believed([])),
                       delete_journal,
                       messages(own_news, Whats),
                       believed(Names) )).

%   What was to be taken back is gone, and no other record is taken for it.

test(gone_and_taken_back, [ forall(member(Action, [remove(2), undo(2)])),
                            Fault-Whats-Names == no-[journal_gone]-[] ]) :-
    in_own_directory(( add(a),
                       delete_journal,
                       messages(catch(own_change(Action, _),
                                      error(gunshi(no_such_record(_, 2)), _), Fault = no),
                                Whats),
                       believed(Names) )).
test(moved_there_and_back, Names == [a, b]) :-
    in_own_directory(( add(a),
                       journal_path(File),
                       tmp_file(moved, Other),
                       rename_file(File, Other),
                       messages(own_news, _),
                       rename_file(Other, File),
                       add(b),
                       believed(Names) )).

test(what_others_append_is_seen_by_reading, Names == [a, b]) :-
    in_own_directory(( add(a), elsewhere(add(test_own(b))), load_own_knowledge, believed(Names) )).
test(what_others_append_is_seen_before_a_change, Names-Line == [a, b, c]-4) :-
    in_own_directory(( add(a), elsewhere(add(test_own(b))),
                       own_change(add(test_own(c)), Line), believed(Names) )).
test(what_others_take_back, Names == [c]) :-
    in_own_directory(( add(a), elsewhere(undo(2)), add(c), believed(Names) )).

%   Wherever the journal is cut, all whole records are there, and changes go on.

test(cut_at_the_end, true) :-
    in_own_directory(
        ( add(a), add(b), add(c),
          journal_path(File),
          bytes(File, Bytes),
          length(Bytes, Length),
          forall(between(1, 40, Cut),
                 ( Length1 is Length - Cut,
                   length(Kept, Length1),
                   append(Kept, _, Bytes),
                   write_bytes(File, Kept),
                   told(journal_damaged(_, _, _, _), again, true),
                   believed([a, b]),
                   add(d),
                   again,
                   believed([a, b, d])
                 ))
        )).

%   told(+Formal, :Goal, -Told): Told is true when Goal printed the message of that error, which is
%   not to be seen here.

:- dynamic user:message_hook/3.
:- multifile user:message_hook/3.

told(Formal, Goal, Told) :-
    setup_call_cleanup(
        ( nb_setval(test_own_told, false),
          asserta((user:message_hook(error(gunshi(Formal), _), _, _) :-
                       nb_setval(test_own_told, true)), Clause)
        ),
        Goal,
        erase(Clause)),
    nb_getval(test_own_told, Told).

test(killed, [forall(member(Wanted, [1, 5, 30])), true]) :-
    in_own_directory(killed(Wanted)).

killed(Wanted) :-
    own_directory(Directory),
    module_property(test_own_directory, file(Here)),
    file_directory_name(Here, Tests),
    directory_file_path(Tests, 'own_writer.pl', Script),
    absolute_file_name('../../prolog', Library, [relative_to(Tests)]),
    atom_concat('library=', Library, Path),
    process_create(path(swipl), ['-q', '-f', none, '-p', Path, Script, Directory],
                   [stdout(pipe(Out)), process(Process)]),
    forall(between(1, Wanted, _), read_line_to_string(Out, _)),
    process_kill(Process, kill),
    process_wait(Process, killed(9)),
    read_string(Out, _, Rest),
    close(Out),
    split_string(Rest, "\n", "", Lines),
    length(Lines, More),
    Said is Wanted + More - 1,
    told(journal_damaged(_, _, _, _), again, _),
    findall(Name, known(before(Name, b), _), Names),
    length(Names, Count),
    Count >= Said,
    Count =< Said + 1,
    findall(Name, ( between(1, Count, N), atom_concat(a, N, Name) ), Names).

:- end_tests(own).

:- begin_tests(own_comes_first).

%   What the user says is tried before what is shipped: at the prompt, then in files; for a fact
%   and within a rule that is shipped.

test(threshold, Values == [-77, -88, -150]) :-
    in_own_directory(( own_text('mine.pl', "warui_kijun(-88).\n"),
                       load_own_knowledge,
                       own_change(add(warui_kijun(-77)), _),
                       findall(V, known(warui_kijun(V), _), [First, Second, Third|_]) )),
    Values = [First, Second, Third].
test(order_within, Names == [c, d, a, b, e]) :-
    in_own_directory(( own_text('mine.pl', "test_own(a).\ntest_own(b).\n"),
                       own_text('other.pl', "test_own(e).\n"),
                       load_own_knowledge,
                       add(c),
                       add(d),
                       believed(Names) )).
test(called_by_a_shipped_rule, First == mine) :-
    in_own_directory(( own_change(add((hansei(_, N) :- N = mine)), _),
                       known(hansei(shogi_game(test), First), _) )).

:- end_tests(own_comes_first).
