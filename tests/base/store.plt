:- encoding(utf8).
/*  The store: declarations, reading and checking files, and asking which clause answered. */
:- module(test_store, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(aggregate)).
:- use_module(library(filesex)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/base/clauses)).
:- use_module(library(gunshi/base/interpret)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/base/types)).
:- use_module(library(gunshi/shogi/values), []).

:- declare_knowledge(test_castle(name: atom, square: square, value: integer),
                     "The king of castle name stands on square.",
                     "test_castle.").
:- declare_knowledge(test_good(name: atom), "A castle worth building.",
                     "test_good.").
:- declare_knowledge(test_shape(moves: list(move), side: side, rest: any), "Types with parts.",
                     "test_shape.").
:- declare_vocabulary(test_limit(value: integer), "The least value of a good castle.").

test_limit(50).

:- meta_predicate with_file(+, 1), with_bytes(+, +, 1).

%   with_file(+Text, :Goal): Goal is called with the path of a file holding Text.

with_file(Text, Goal) :-
    with_bytes([encoding(utf8)], Text, Goal).

with_bytes(Options, Text, Goal) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Stream0, [extension(pl)]),
          close(Stream0)
        ),
        ( setup_call_cleanup(open(File, write, Stream, Options),
                             write(Stream, Text),
                             close(Stream)),
          call(Goal, File)
        ),
        ( forget_knowledge(File),
          delete_file(File)
        )).

problems(Text, Problems) :-
    with_file(Text, problems_of(Problems)).

problems_of(Problems, File) :-
    read_knowledge(File, _, Problems).

ask_all(File) :-
    load_knowledge(File),
    forall(known(test_good(_), _), true).

:- begin_tests(store).

test(fact, Name-Source == mino-(File:2)) :-
    with_file("% castles\ntest_castle(mino, 28, 60).\n", ask(Name, Source, File)).

ask(Name, Source, File, File) :-
    load_knowledge(File),
    once(known(test_castle(Name, 28, _), Source)).

test(rule_calls_knowledge_and_vocabulary, Names == [yagura-4]) :-
    with_file("test_castle(mino, 28, 40).\n\c
               test_castle(yagura, 88, 60).\n\n\c
               test_good(Name) :-\n    test_castle(Name, _, Value),\n    test_limit(Least),\n    \c
               Value >= Least.\n",
              good(Names)).

good(Names, File) :-
    load_knowledge(File),
    findall(Name-Line, known(test_good(Name), _:Line), Names).

test(control, Names == [a, b]) :-
    with_file("test_good(Name) :- ( Name = a ; Name = b ), \\+ Name = c.\n\c
               test_good(Name) :- ( fail -> Name = d ; false ).\n",
              names(Names)).

names(Names, File) :-
    load_knowledge(File),
    findall(Name, known(test_good(Name), _), Names).

test(source_without_running_the_body, Lines == [2]) :-
    with_file("\ntest_good(a) :- fail.\n", source_lines(Lines)).

source_lines(Lines, File) :-
    load_knowledge(File),
    findall(Line, knowledge_source(test_good(a), File:Line), Lines).

test(reading_again_replaces, Names == [b]) :-
    with_file("test_good(a).\n", rewrite("test_good(b).\n", Names)).

rewrite(Text, Names, File) :-
    load_knowledge(File),
    setup_call_cleanup(open(File, write, Stream), write(Stream, Text), close(Stream)),
    load_knowledge(File),
    findall(Name, known(test_good(Name), _), Names).

test(nothing_half_done, Names-Line == [a]-2) :-
    with_file("test_good(a).\n", spoil("test_good(b).\ntest_good(1).\n", Names, Line)).

spoil(Text, Names, Line, File) :-
    load_knowledge(File),
    setup_call_cleanup(open(File, write, Stream), write(Stream, Text), close(Stream)),
    catch(load_knowledge(File),
          error(gunshi(bad_knowledge(File, [problem(Line, _, _)])), _),
          true),
    findall(Name, known(test_good(Name), _), Names).

test(forgotten, Names-Files == []-[]) :-
    with_file("test_good(a).\n", forget(Names, Files)).

forget(Names, Files, File) :-
    load_knowledge(File),
    forget_knowledge(File),
    findall(Name, known(test_good(Name), _), Names),
    findall(File, loaded_knowledge(File), Files).

test(bom_and_crlf_and_japanese, Line-Name == 3-'金矢倉') :-
    with_bytes([encoding(utf8), bom(true)],
               "% 城\r\n\r\ntest_good('金矢倉').\r\n", japanese(Line, Name)).

japanese(Line, Name, File) :-
    load_knowledge(File),
    once(known(test_good(Name), _:Line)).

test(text_is_string_whatever_the_flag, true(string(Text))) :-
    with_file("test_shape([], sente, \"x\").\n", string_of(Text)).

string_of(Text, File) :-
    load_knowledge(File),
    once(known(test_shape(_, _, Text), _)).

test(user_operators_change_nothing, [ setup(op(700, xfx, user:(===>))),
                                      cleanup(op(0, xfx, user:(===>))),
                                      true(Problems = [problem(1, _, syntax(_))]) ]) :-
    problems("test_shape([], sente, a ===> b).\n", Problems).

test(argument, Problems == [problem(2, 19, argument(2, square, 70, Words))]) :-
    argument_type_words(square, Words),
    problems("test_castle(a, 77, 1).\ntest_castle(mino, 70, 60).\n", Problems).

test(argument_on_a_later_line, Problems = [problem(3, 5, argument(2, square, xx, _))]) :-
    problems("\ntest_castle(mino,\n    xx, 60).\n", Problems).

test(argument_in_a_body, Problems = [problem(1, 32, argument(2, square, 0, _))]) :-
    problems("test_good(N) :- test_castle(N, 0, _).\n", Problems).

test(variable_in_a_fact, Problems = [problem(1, 13, argument(1, name, _, _))]) :-
    problems("test_castle(_, 77, 1).\n", Problems).

test(types_with_parts, Problems == []) :-
    problems("test_shape([move(77,76), promote(88,22), drop(fu,55)], gote, _).\n\c
              test_shape([move(F,76)|Moves], Side, x) :- F = 77, Moves = [], Side = sente.\n",
             Problems).

test(type_inside_a_list, Problems = [problem(1, 12, argument(1, moves, _, _))]) :-
    problems("test_shape([move(77,70)], gote, x).\n", Problems).

test(unknown_predicate, Problems == [problem(1, 1, undeclared(test_castel/3, [Near]))]) :-
    Near = test_castle(name, square, value),
    problems("test_castel(a, 77, 1).\n", Problems).

test(wrong_number_of_arguments, Problems == [problem(1, 1, undeclared(test_castle/2, [Near]))]) :-
    Near = test_castle(name, square, value),
    problems("test_castle(a, 77).\n", Problems).

test(vocabulary_is_no_head, Problems = [problem(1, 1, undeclared(test_limit/1, []))]) :-
    problems("test_limit(7).\n", Problems).

test(outside_the_vocabulary, Problems == [problem(2, 5, not_allowed(shell/1, []))]) :-
    problems("test_good(a) :-\n    shell(\"true\").\n", Problems).

test(refused, [forall(member(Text-Fault,
                            [ ":- shell(\"true\")."-directive,
                              "?- true."-directive,
                              "test_good(a) :- user:assertz(b)."-qualified(user:assertz(b)),
                              "user:test_good(a)."-qualified(user:test_good(a)),
                              "test_good(a) :- G, G = true."-not_a_goal(_),
                              "test_good(a) :- call(true)."-not_allowed(call/1, []),
                              "test_good(a) :- !."-not_allowed(!/0, []),
                              "test_good(a) :- \\+ ( true, halt )."-not_allowed(halt/0, []),
                              "test_good(a) :- findall(X, X = 1, _)."-not_allowed(findall/3, []),
                              "test_good(a) --> []."-undeclared((-->)/2, []),
                              "17."-not_a_head(17),
                              "_ :- true."-not_a_head(_),
                              "test_shape([], sente, {|html||x|})."-syntax(quasi_quotation),
                              "test_good(a) :- X = 1."-singletons(['X'])
                            ])),
               true(Problems = [problem(1, _, Fault)|_])]) :-
    problems(Text, Problems).

test(characters_that_terminals_obey,
     [forall(member(Text-Code, [ "test_good('a\\e[31m')."-0x1B, "test_good('a\e[31m')."-0x1B,
                                 "test_shape([], sente, \"\\x202E\\\")."-0x202E,
                                 "test_shape([], sente, '\\a'(x))."-7,
                                 "test_good(X) :- X = f(\"\\x9b\\\")."-0x9B
                               ])),
      Problems == [problem(2, 1, obeyed(Code))]]) :-
    string_concat("test_good(a).\n", Text, All),
    problems(All, Problems).
test(escapes_that_are_plain, Problems == []) :-
    problems("test_good('a\\nb\\tc\\x41\\'). % \e\n", Problems).
test(an_underscore_says_that_a_variable_is_meant, Problems == []) :-
    problems("test_good(a) :- _X = _Y.", Problems).
test(a_variable_is_no_end, Problems = [problem(2, 1, not_a_head(_))|_]) :-
    problems("test_good(a).\nX.\ntest_good(b).\n", Problems).
test(end_of_file_is_no_clause, [forall(member(Last, ["end_of_file", "'end_of_file'"])),
                                true(Problems = [problem(2, 1, undeclared(end_of_file/0, _)),
                                                 problem(3, 1, _)])]) :-
    atomic_list_concat(["test_good(a).\n", Last, ".\nfoo.\n"], Text),
    problems(Text, Problems).
test(no_arguments_in_parentheses, Problems == [problem(1, 1, not_a_head(test_good())),
                                               problem(2, 17, not_a_goal(test_good())),
                                               problem(3, 1, undeclared(foo/0, []))]) :-
    problems("test_good().\ntest_good(a) :- test_good().\nfoo.\n", Problems).
test(open_comment) :-
    problems("test_good(a).\n/* never closed\n", [problem(Line, _, syntax(_))]),
    Line >= 1.
test(a_rule_that_raises,
     [ throws(error(gunshi(rule_failed(_:2, error(type_error(_, _), _))), _)) ]) :-
    with_file("test_good(a).\ntest_good(b) :- foo < 1.\n", ask_all).
test(reading_goes_on, Lines == [1, 3, 5]) :-
    problems("test_good(.\ntest_good(a).\ntest_good(b b).\ntest_good(c).\nfoo.\n", Problems),
    findall(Line, member(problem(Line, _, _), Problems), Lines).

%   A clause with a fault is read twice; the next is still the one after it.

test(reading_ends_after_many_faults, Count == 200) :-
    length(Lines, 1000),
    maplist(=("foo.\n"), Lines),
    atomic_list_concat(Lines, Text),
    problems(Text, Problems),
    length(Problems, Count).
test(nested_too_deeply, Faults == [1-too_deep, 3-undeclared(foo/0, [])]) :-
    length(Deep, 100_000),
    maplist(=("f("), Deep),
    atomic_list_concat(Deep, Open),
    format(string(Text), "test_good(~wa).\n\nfoo.\n", [Open]),
    problems(Text, Problems),
    findall(Line-Fault, member(problem(Line, _, Fault), Problems), Faults).
test(every_fault_of_a_clause, Places == [2-13-1, 3-4-2, 3-8-3, 5-21-1, 6-13-1]) :-
    with_bytes([encoding(utf8)],
               "test_good('金矢倉').\ntest_castle(\"金\",\n   70, '玉'). test_good(a).\n\c
                % 銀\n/* 金 */ test_castle(\"a\", 77, 1). test_good(b).\n\c
                test_castle(_, 77, 1).\n",
               problems_of(Problems)),
    findall(Line-Column-N, member(problem(Line, Column, argument(N, _, _, _)), Problems), Places).

test(end_is_missing, Problems = [problem(_, _, syntax(_))]) :-
    problems("test_good(a).\ntest_good(b)", Problems).

test(empty, Problems == []) :-
    problems("% nothing\n", Problems).

test(clauses_as_written, Clauses == [clause(1, test_good(a), true),
                                     clause(2, test_good(b), test_good(a))]) :-
    with_file("test_good(a).\ntest_good(b) :- test_good(a).\n", clauses_of(Clauses)).

clauses_of(Clauses, File) :-
    read_knowledge(File, Clauses, []).

test(no_file, throws(error(existence_error(source_sink, _), _))) :-
    load_knowledge('/nonexistent/kb').

%   What may not be read is there. Not even root may read this one, nor the one of whoever else runs
%   the tests.

may_not_be_read('/proc/sys/vm/compact_memory').

test(a_file_that_may_not_be_read,
     [ condition(( may_not_be_read(File0), exists_file(File0) )),
       true(Reason == 'Permission denied') ]) :-
    may_not_be_read(File),
    catch(load_knowledge(File), error(gunshi(file(read, File, Reason)), _), true).

%   with_files(+Texts, :Goal): Goal is called with a directory of files Name-Text.

:- meta_predicate with_files(+, 1).

with_files(Texts, Goal) :-
    setup_call_cleanup(
        make_temporary_directory(store, Directory),
        ( forall(member(Name-Text, Texts), file_of(Directory, Name, Text)),
          call(Goal, Directory)
        ),
        ( forall(( loaded_knowledge(File), file_directory_name(File, Directory) ),
                 forget_knowledge(File)),
          delete_directory_and_contents(Directory)
        )).

file_of(Directory, Name, Text) :-
    directory_file_path(Directory, Name, File),
    setup_call_cleanup(open(File, write, Out, [encoding(octet)]),
                       write(Out, Text),
                       close(Out)).

%   wrong_files(-Said, -Names, +Directory): Said are the errors, Name-Kind, that reading it throws;
%   Names what is known then.

wrong_files(Said, Names, Directory) :-
    catch(( load_knowledge_directory(Directory, atom), Trouble = none ), Trouble, true),
    knowledge_errors(Trouble, Errors),
    findall(Base-Kind,
            ( member(error(gunshi(What), _), Errors),
              functor(What, Kind, _),
              arg(1, What, File),
              file_base_name(File, Base)
            ),
            Said),
    findall(Name, known(test_good(Name), _), Names).

test(every_wrong_file_is_told,
     Said-Names == ['a.pl'-bad_knowledge, 'b.pl'-bad_encoding, 'd.pl'-bad_knowledge]-[c]) :-
    with_files(['a.pl'-"foo(1).\n", 'b.pl'-"\u00FF\u00FE\u0001", 'c.pl'-"test_good(c).\n",
                'd.pl'-"test_good(1).\n"],
               wrong_files(Said, Names)).
test(one_wrong_file, Said-Names == ['a.pl'-bad_knowledge]-[c]) :-
    with_files(['a.pl'-"foo(1).\n", 'c.pl'-"test_good(c).\n"], wrong_files(Said, Names)).
test(no_wrong_file, Said-Names == []-[c]) :-
    with_files(['c.pl'-"test_good(c).\n"], wrong_files(Said, Names)).

test(asking_for_the_undeclared, throws(error(existence_error(knowledge, nothing/1), _))) :-
    known(nothing(_), _).

test(declared, Sentence-Class == "A castle worth building."-knowledge) :-
    once(declared_knowledge(Class, test_good(name: atom), Sentence)).

test(declaring_what_another_file_declared,
     throws(error(permission_error(redeclare, knowledge, test_good/1), _))) :-
    declare_knowledge(test_good(name: text), "Another.",
                      "test_good.").

test(declaring_no_template, throws(error(type_error(knowledge_template, _), _))) :-
    declare_knowledge(test_other(atom), "No names.",
                      "test_other.").

test(declaring_no_type, throws(error(existence_error(argument_type, list(squire)), _))) :-
    declare_knowledge(test_other(a: list(squire)), "No such type.",
                      "test_other.").

%   A reader never sees a file half changed: it finds all of the old clauses or all of the new.

test(readers_see_whole_files, Counts == [100]) :-
    numlist(1, 100, Numbers),
    findall(Clause, ( member(N, Numbers), format(string(Clause), "test_good(a~d).\n", [N]) ),
            Clauses),
    atomic_list_concat(Clauses, Text),
    with_file(Text, count_while_loading(Counts)).

count_while_loading(Counts, File) :-
    load_knowledge(File),
    thread_create(forall(between(1, 20, _), load_knowledge(File)), Thread),
    findall(Count,
            ( between(1, 200, _),
              aggregate_all(count, known(test_good(_), _), Count)
            ),
            Counts0),
    thread_join(Thread, true),
    sort(Counts0, Counts).

%   The same clause, and not one that unifies with it.

test(variant, Lines == [2]) :-
    with_file("test_shape([], sente, _).\ntest_shape([], sente, f(_, _)).\n\c
               test_shape([], sente, f(C, C)).\n",
              variants(test_shape([], sente, f(_, _)), Lines)).

variants(Head, Lines, File) :-
    load_knowledge(File),
    findall(Line, clause_variant(Head, true, _:Line, _), Lines),
    forget_knowledge(File).

:- end_tests(store).

:- begin_tests(term_text).

%   A clause as text: variables are called as the declarations call the arguments, none of two
%   variables alike, and what is read is the same clause again.

test(names, [forall(member(Clause-Text,
                           [ (test_shape(K, S, _) :- test_good(S), test_good(K))-
                             "test_shape(Moves, Side, _) :-\n    test_good(Side),\n    \c
                              test_good(Moves).\n",
                             (test_shape(K, S, T) :- \+ test_good(K), (test_good(T) ; S = f(Z, Z)))-
                             none ])),
              true(Again-Said =@= Clause-Right)]) :-
    knowledge_term_text(Clause, Said),
    term_string(Again, Said),
    ( Text == none -> Right = Said ; Right = Text ).

:- end_tests(term_text).
