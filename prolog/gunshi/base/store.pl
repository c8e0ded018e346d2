/*  The knowledge store: files of clauses that a person writes, checked before they are believed.

    A file is taken whole or not at all. Its clauses go to clauses.pl; the interpreter runs them
    (interpret.pl).
*/
:- module(gunshi_base_store,
          [ load_knowledge/1,           % +File
            load_knowledge_directory/2, % +Directory, :Wanted
            knowledge_errors/2,         % +Trouble, -Errors
            throw_knowledge_errors/1,   % +Errors
            forget_knowledge/1,         % +File
            clause_problems/3,          % +File, +Clauses, -Problems
            knowledge_files/2,          % +Directory, -Files
            turn_off_again/0
          ]).
:- use_module(knowledge_messages, []).
:- use_module(read, [read_knowledge/3]).
:- use_module(user_files, [folder_entries/2, must_be_plain_file/1]).
:- use_module(clauses,
              [ put_clauses/2, drop_clauses/1, loaded_knowledge/1, tried_first_file/1,
                turn_off/1 ]).
:- autoload(library(lists), [append/3, member/2, reverse/2]).
:- autoload(library(pairs), [pairs_values/2]).

%   clauses_fault(+File, +Clauses, -Line, -Fault): hook, nondet; of the floors that know what
%   clauses mean. not_believed(-Off): hook, nondet; what is turned off, off(Head, Source) as
%   turn_off/1 takes it. prepared_clauses(+File, -Clauses): hook, semidet; what reading File gives,
%   which has been read and checked before.
:- multifile
    clauses_fault/4,
    not_believed/1,
    prepared_clauses/2.

:- meta_predicate load_knowledge_directory(+, 1).

%!  load_knowledge(+File) is det.
%
%   Reads and checks File, and takes its clauses in place of those it gave before. File is a file
%   specification; the extension .pl may be left out. When anything is wrong, nothing changes. A
%   file of more than 10,000 clauses is checked clause by clause only; clause_problems/3 is for
%   whoever made it.
%
%   @error gunshi(bad_knowledge(File, Problems)), Problems as in read_knowledge/3 and
%          clause_problems/3
%   @error existence_error(source_sink, File)
%   @error gunshi(file(read, File, Reason)): it is there, and may not be read
%   @error gunshi(bad_encoding(File, Line, Byte)) if it is no text

load_knowledge(Spec) :-
    absolute_file_name(Spec, File, [extensions(['', pl]), access(exist)]),
    (   prepared_clauses(File, Clauses)
    ->  put_clauses(File, Clauses)
    ;   read_and_put(File)
    ).

read_and_put(File) :-
    read_knowledge(File, Clauses, Problems0),
    length(Clauses, Count),
    (   Count =< 10 000
    ->  clause_problems(File, Clauses, Problems1)
    ;   Problems1 = []
    ),
    append(Problems0, Problems1, Problems2),
    sort(1, @=<, Problems2, Problems),
    (   Problems == []
    ->  put_clauses(File, Clauses)
    ;   throw(error(gunshi(bad_knowledge(File, Problems)), _))
    ).

%!  clause_problems(+File:atom, +Clauses:list, -Problems:list) is det.
%
%   What is wrong with Clauses, clause(Line, Head, Body), well formed each, as those of File: with
%   what they mean, and with how they go together with each other and with what is known by other
%   files. Problems as in read_knowledge/3, in the order of their lines.

clause_problems(File, Clauses, Problems) :-
    findall(problem(Line, 1, Fault), clauses_fault(File, Clauses, Line, Fault), Problems0),
    sort(1, @=<, Problems0, Problems).

%!  load_knowledge_directory(+Directory:atom, :Wanted) is det.
%
%   Read the files of Directory, an absolute path, whose names end in .pl, so that they are tried in
%   the order of their names: those for which call(Wanted, File) is true. Clauses of files that are
%   gone go too.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had, the others are
%          read
%   @error gunshi(file(read, File, Reason)): it is a pipe, a device or a directory, leads nowhere,
%          or may not be read; the others are
%   @error gunshi(bad_files(Errors)): of several files, such errors

load_knowledge_directory(Directory, Wanted) :-
    knowledge_files(Directory, Files),
    forall(( loaded_knowledge(File),
             file_directory_name(File, Directory),
             file_name_extension(_, pl, File),
             \+ memberchk(File, Files)
           ),
           forget_knowledge(File)),
    (   Files = [First|_],
        tried_first_file(First)
    ->  reverse(Files, InTurn)
    ;   InTurn = Files
    ),
    findall(File-error(Formal, Context),
            ( member(File, InTurn),
              call(Wanted, File),
              catch(( must_be_plain_file(File), load_knowledge(File), fail ),
                    error(Formal, Context), true)
            ),
            Errors),
    keysort(Errors, InOrder),
    pairs_values(InOrder, InOrderErrors),
    throw_knowledge_errors(InOrderErrors).

%!  knowledge_errors(+Trouble, -Errors:list) is det.
%
%   Errors are what Trouble is made of: an error of one file alone, that of several, bad_files/1,
%   or `none`.

knowledge_errors(Trouble, Errors) :-
    (   Trouble == none
    ->  Errors = []
    ;   subsumes_term(error(gunshi(bad_files(_)), _), Trouble)
    ->  Trouble = error(gunshi(bad_files(Errors)), _)
    ;   Errors = [Trouble]
    ).

%!  throw_knowledge_errors(+Errors:list) is det.
%
%   True when there are no Errors. So that none hides another, several are thrown as one.
%
%   @error the one of Errors, or gunshi(bad_files(Errors))

throw_knowledge_errors([]).
throw_knowledge_errors([Error|Errors]) :-
    (   Errors == []
    ->  throw(Error)
    ;   throw(error(gunshi(bad_files([Error|Errors])), _))
    ).

%!  knowledge_files(+Directory:atom, -Files:list) is det.
%
%   Files are those of Directory, an absolute path, whose names end in .pl, in the order of their
%   names, whatever characters Directory has. None if it is not there.

knowledge_files(Directory, Files) :-
    (   exists_directory(Directory)
    ->  folder_entries(Directory, Entries)
    ;   Entries = []
    ),
    findall(File,
            ( member(Entry, Entries),
              file_name_extension(_, pl, Entry),
              \+ sub_atom(Entry, 0, _, _, '.'),
              atomic_list_concat([Directory, /, Entry], File)
            ),
            Files0),
    sort(Files0, Files).

%!  forget_knowledge(+File) is det.
%
%   Removes the clauses that File gave. The file need not exist any more.

forget_knowledge(Spec) :-
    absolute_file_name(Spec, File),
    drop_clauses(File).

%!  turn_off_again is det.
%
%   What not_believed/1 says now is not believed, and nothing else is turned off. To be called when
%   knowledge has been read or changed.

turn_off_again :-
    findall(Off, not_believed(Off), Offs),
    turn_off(Offs).
