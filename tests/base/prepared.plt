:- encoding(utf8).
/*  What is kept of knowledge is what reading it gives, and is used while nothing has changed. */
:- module(test_prepared, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/declare)).
:- use_module(library(gunshi/base/prepared)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/base/store)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/base/interpret)).

:- declare_knowledge(test_prepared(value: any), "A value.", "test_prepared(1).").
:- declare_knowledge(test_prepared_more(value: any, other: any), "Two.",
                     "test_prepared_more(1, 2).").

file_text('one.pl',
          "test_prepared(1).\n\ntest_prepared(\"text あ\").\n\c
           test_prepared(1267650600228229401).\n").
file_text('below/two.pl',
          "% rules\ntest_prepared(X) :- test_prepared_more(X, Y), Y > 2.\n").
file_text('below/three.pl',
          "test_prepared_more('漢字 with blanks', 3).\ntest_prepared_more(9, 2).\n").

%   with_kept(-Directory, -Files, :Goal): Directory has the files above, and what is kept of them.

:- meta_predicate with_kept(-, -, 0).

with_kept(Directory, Files, Goal) :-
    setup_call_cleanup(
        make_temporary_directory('kept files', Directory),
        ( directory_file_path(Directory, below, Below),
          make_directory(Below),
          findall(File, ( file_text(Name, Text), put_text(Directory, Name, Text, File) ), Files),
          write_prepared(Directory, Files),
          once(Goal)
        ),
        delete_directory_and_contents(Directory)).

put_text(Directory, Name, Text, File) :-
    directory_file_path(Directory, Name, File),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]), write(Out, Text), close(Out)).

%   kept(+Directory, +Files, -Kept): the clauses of those files of which something is kept.

kept(Directory, Files, Kept) :-
    with_prepared(Directory,
                  findall(File-Clauses,
                          ( member(File, Files), prepared_clauses(File, Clauses) ),
                          Kept)).

prepared_clauses(File, Clauses) :-
    gunshi_base_store:prepared_clauses(File, Clauses).

:- begin_tests(prepared).

test(as_read) :-
    with_kept(Directory, Files,
              ( kept(Directory, Files, Kept),
                findall(File-Clauses, ( member(File, Files), read_knowledge(File, Clauses, []) ),
                        Read),
                Kept =@= Read
              )).
test(loaded) :-
    with_kept(Directory, Files, loaded_values(Directory, Files, Kept)),
    with_kept(_, Files1, loaded_values('/nowhere', Files1, Read)),
    assertion(Kept =@= Read),
    length(Kept, 4).

loaded_values(Directory, Files, Values) :-
    setup_call_cleanup(
        with_prepared(Directory, maplist(load_knowledge, Files)),
        findall(Value-Line, known(test_prepared(Value), _:Line), Values),
        maplist(forget_knowledge, Files)).

test(only_for_the_goal) :-
    with_kept(Directory, Files,
              ( kept(Directory, Files, _),
                \+ ( member(File, Files), prepared_clauses(File, _) )
              )).

%   What has changed, of any file, and nothing is used.

changed(Directory, text) :-
    put_text(Directory, 'one.pl', "test_prepared(2).\n", _).
changed(Directory, time) :-
    directory_file_path(Directory, 'one.pl', File),
    set_time_file(File, _, [modified(1_000_000_000)]).
changed(Directory, more) :-
    put_text(Directory, 'below/four.pl', "test_prepared(2).\n", _).
changed(Directory, fewer) :-
    directory_file_path(Directory, 'below/two.pl', File),
    delete_file(File).
changed(Directory, other_system) :-
    kept_bytes(Directory, File, Bytes0),
    append(`Gunshi's knowledge, read by SWI-Prolog `, [First|Bytes1], Bytes0),
    Other is First+1,
    append(`Gunshi's knowledge, read by SWI-Prolog `, [Other|Bytes1], Bytes),
    put_bytes(File, Bytes).
changed(Directory, cut_short) :-
    kept_bytes(Directory, File, Bytes0),
    append(Bytes, [_], Bytes0),
    !,
    put_bytes(File, Bytes).
changed(Directory, only_the_head) :-
    kept_bytes(Directory, File, Bytes0),
    length(Bytes, 60),
    append(Bytes, _, Bytes0),
    !,
    put_bytes(File, Bytes).
changed(Directory, nothing_in_it) :-
    kept_bytes(Directory, File, _),
    put_bytes(File, []).
changed(Directory, not_there) :-
    kept_bytes(Directory, File, _),
    delete_file(File).

kept_bytes(Directory, File, Bytes) :-
    directory_file_path(Directory, prepared, File),
    read_file_to_codes(File, Bytes, [type(binary)]).

put_bytes(File, Bytes) :-
    setup_call_cleanup(open(File, write, Out, [type(binary)]),
                       forall(member(Byte, Bytes), put_byte(Out, Byte)),
                       close(Out)).

test(changed, [forall(member(What, [ text, time, more, fewer, other_system, cut_short,
                                     only_the_head, nothing_in_it, not_there
                                   ])),
               Kept == []]) :-
    with_kept(Directory, Files,
              ( once(changed(Directory, What)),
                kept(Directory, Files, Kept)
              )).

test(wrong_file, [throws(_)]) :-
    with_kept(Directory, _,
              ( put_text(Directory, 'wrong.pl', "no_such_thing(1).\n", File),
                must_write(Directory, [File])
              )).

must_write(Directory, Files) :-
    (   write_prepared(Directory, Files)
    ->  true
    ;   throw(not_written)
    ).

:- end_tests(prepared).
