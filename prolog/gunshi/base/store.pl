/*  The knowledge store: clauses that a person writes, checked before they are believed.

    A file is taken whole or not at all. Its clauses go to the module gunshi_clauses, each with one
    argument more than it was written with: File:Line, where it stands. So a clause and its place
    can never be seen apart, the index works as on any predicate, and every answer can say which
    clause gave it (known/2).

    Invariants: what is loaded changes under the mutex gunshi_store and inside a transaction;
    another thread sees a predicate before or after a change, never between. A clause's File is an
    absolute path, an atom. Clauses are tried in the order of their file, files in the order they
    were last read.
*/
:- module(gunshi_store,
          [ load_knowledge/1,           % +File
            load_knowledge_directory/2, % +Directory, :Wanted
            forget_knowledge/1,         % +File
            loaded_knowledge/1,         % ?File
            known/2,                    % ?Head, -Source
            knowledge_source/2          % ?Head, ?Source
          ]).
:- use_module(messages, []).
:- use_module(declare, [declaration/5, always_allowed/1]).
:- use_module(read, [read_knowledge/3]).
:- autoload(library(error), [must_be/2, existence_error/2]).
:- autoload(library(lists), [append/3, member/2]).

:- meta_predicate
    load_knowledge_directory(+, 1).

%   loaded(File): the file's clauses are in.
:- dynamic loaded/1.

%!  load_knowledge(+File) is det.
%
%   Reads and checks File, and takes its clauses in place of those it gave before. File is a file
%   specification; the extension .pl may be left out. When anything is wrong, nothing changes.
%
%   @error gunshi(bad_knowledge(File, Problems)), Problems as in read_knowledge/3
%   @error existence_error(source_sink, File)
%   @error gunshi(bad_encoding(File, Line, Byte)) if it is no text

load_knowledge(Spec) :-
    absolute_file_name(Spec, File, [extensions(['', pl]), access(read)]),
    read_knowledge(File, Clauses, Problems),
    (   Problems == []
    ->  with_mutex(gunshi_store, transaction(replace_clauses(File, Clauses)))
    ;   throw(error(gunshi(bad_knowledge(File, Problems)), _))
    ).

replace_clauses(File, Clauses) :-
    remove_clauses(File),
    assertz(loaded(File)),
    forall(member(clause(Line, Head, Body), Clauses),
           ( stored_goal(Head, File:Line, StoredHead),
             stored_body(Body, StoredBody),
             assertz(gunshi_clauses:(StoredHead :- StoredBody))
           )).

remove_clauses(File) :-
    retractall(loaded(File)),
    forall(declaration(Name, Arity, knowledge, _, _),
           ( functor(Head, Name, Arity),
             stored_goal(Head, File:_, StoredHead),
             retractall(gunshi_clauses:StoredHead)
           )).

%!  load_knowledge_directory(+Directory:atom, :Wanted) is det.
%
%   Read the files of Directory, an absolute path, whose names end in .pl, in the order of their
%   names: those for which call(Wanted, File) is true. Clauses of files that are gone go too.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

load_knowledge_directory(Directory, Wanted) :-
    atom_concat(Directory, '/*.pl', Pattern),
    expand_file_name(Pattern, Files),
    forall(( loaded_knowledge(File),
             file_directory_name(File, Directory),
             \+ memberchk(File, Files)
           ),
           forget_knowledge(File)),
    forall(( member(File, Files), call(Wanted, File) ),
           load_knowledge(File)).

%!  forget_knowledge(+File) is det.
%
%   Removes the clauses that File gave. The file need not exist any more.

forget_knowledge(Spec) :-
    absolute_file_name(Spec, File),
    with_mutex(gunshi_store, transaction(remove_clauses(File))).

%!  loaded_knowledge(?File:atom) is nondet.
%
%   The files whose clauses are in, oldest reading first.

loaded_knowledge(File) :-
    loaded(File).

stored_goal(Goal, Source, Stored) :-
    Goal =.. [Name|Arguments],
    append(Arguments, [Source], StoredArguments),
    Stored =.. [Name|StoredArguments].

stored_body((A, B), (StoredA, StoredB)) :-
    !,
    stored_body(A, StoredA),
    stored_body(B, StoredB).
stored_body((A ; B), (StoredA ; StoredB)) :-
    !,
    stored_body(A, StoredA),
    stored_body(B, StoredB).
stored_body((A -> B), (StoredA -> StoredB)) :-
    !,
    stored_body(A, StoredA),
    stored_body(B, StoredB).
stored_body(\+ A, \+ StoredA) :-
    !,
    stored_body(A, StoredA).
stored_body(Goal, Stored) :-
    functor(Goal, Name, Arity),
    (   always_allowed(Name/Arity)
    ->  Stored = Goal
    ;   declaration(Name, Arity, vocabulary(Module), _, _)
    ->  Stored = Module:Goal
    ;   stored_goal(Goal, _, Stored)
    ).

%!  known(?Head, -Source) is nondet.
%
%   Head is true by the clause that stands at Source, File:Line with an absolute File. Clauses are
%   tried in order.
%
%   @error existence_error(knowledge, Name/Arity) when Head's predicate is not declared
%   @error gunshi(rule_failed(File:Line, Error)): the body of the clause there raised Error

known(Head, Source) :-
    must_be(callable, Head),
    stored_knowledge(Head, Source, Stored),
    clause(gunshi_clauses:Stored, Body),
    holds(Body, Source).

holds(true, _) :-
    !.
holds(Body, Source) :-
    catch(gunshi_clauses:Body, error(Formal, Context),
          throw(error(gunshi(rule_failed(Source, error(Formal, Context))), _))).

%!  knowledge_source(?Head, ?Source) is nondet.
%
%   A clause whose head unifies with Head stands at Source. Its body is not run.
%
%   @error existence_error(knowledge, Name/Arity) when Head's predicate is not declared

knowledge_source(Head, Source) :-
    must_be(callable, Head),
    stored_knowledge(Head, Source, Stored),
    clause(gunshi_clauses:Stored, _).

stored_knowledge(Head, Source, Stored) :-
    functor(Head, Name, Arity),
    (   declaration(Name, Arity, knowledge, _, _)
    ->  stored_goal(Head, Source, Stored)
    ;   existence_error(knowledge, Name/Arity)
    ).
