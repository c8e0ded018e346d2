/*  Where Gunshi's own knowledge stands, kb/ beside prolog/, and that it has been read.

    A subject is read when it is first needed, once: a file, or a directory with all its files in
    the order of their names. Large files of kb/shogi, such as the statistics, are subjects of their
    own.

    A file can be read when all that it says has been declared. So knowledge/all.pl, which loads
    every declaration, must be there first.
*/
:- module(gunshi_knowledge_files,
          [ kb_file/2,                  % +Path, -File
            knowledge_subject/2,        % ?Subject, -File
            need_knowledge/1,           % +Subject
            read_subject/1,             % +Subject
            prepare_knowledge/0
          ]).
:- use_module('../base/store',
              [ load_knowledge/1, load_knowledge_directory/2, turn_off_again/0 ]).
:- use_module('../base/clauses', [loaded_knowledge/1]).
:- use_module('../base/prepared', [with_prepared/2, write_prepared/2]).
:- autoload(library(error), [existence_error/2]).

%   all_declared: hook, true when knowledge/all.pl is there.
:- multifile all_declared/0.

%   was_read(Subject): its files have been read.
:- dynamic
    all_declared/0,
    was_read/1.

%   Root is that of the source tree, or of what was installed of it.
:- dynamic root/1.

:- module_property(gunshi_knowledge_files, file(Here)),
   absolute_file_name('../../..', Root, [relative_to(Here)]),
   assertz(root(Root)).

%!  kb_file(+Path:atom, -File:atom) is det.
%
%   File, absolute, is that of Path in kb/; `''` for kb/ itself.

kb_file(Path, File) :-
    root(Root),
    (   Path == ''
    ->  atom_concat(Root, '/kb', File)
    ;   atomic_list_concat([Root, '/kb/', Path], File)
    ).

%!  knowledge_subject(?Subject:atom, -File:atom) is nondet.
%
%   File, absolute, is the file or directory of Subject. The large files of shogi are `castles`,
%   `evaluation`, `likely`, `statistics` and `statistics_conditions`; the others of kb/shogi with
%   its plans are `shogi`. Semidet when Subject is bound.

knowledge_subject(Subject, File) :-
    subject(Subject, _, Path),
    kb_file(Path, File).

subject(shogi,                 directory,  shogi).
subject(castles,               large_file, 'shogi/castles.pl').
subject(evaluation,            large_file, 'shogi/evaluation.pl').
subject(likely,                large_file, 'shogi/likely.pl').
subject(statistics,            large_file, 'shogi/statistics.pl').
subject(statistics_conditions, large_file, 'shogi/statistics_conditions.pl').
subject(motifs,                directory,  'shogi/motifs').
subject(attacks,               directory,  'shogi/attacks').
subject(formations,            directory,  'shogi/formations').
subject(joseki,                directory,  'shogi/joseki').
subject(othello,               directory,  othello).
subject(othello_motifs,        directory,  'othello/motifs').
subject(learning,              file,       'learning.pl').

%!  need_knowledge(+Subject:atom) is det.
%
%   Make sure that the files of Subject have been read once.
%
%   @error existence_error(knowledge_subject, Subject)
%   @error existence_error(declarations, File): the program that uses this has not loaded
%          knowledge/all.pl
%   @error gunshi(bad_knowledge(File, Problems)); the next call tries again

need_knowledge(Subject) :-
    (   is_read(Subject)
    ->  true
    ;   with_mutex(gunshi_knowledge_files,
                   (   is_read(Subject)
                   ->  true
                   ;   read_subject(Subject)
                   ))
    ).

%   is_read(+Subject): a large file is asked for by itself, for it may have been forgotten.

is_read(Subject) :-
    (   subject(Subject, large_file, Path)
    ->  kb_file(Path, File),
        loaded_knowledge(File)
    ;   was_read(Subject)
    ).

%!  read_subject(+Subject:atom) is det.
%
%   Read the files of Subject anew. Clauses of files that are gone go too. With `shogi` those of its
%   large files are read too that have been read before.
%
%   @error existence_error(knowledge_subject, Subject)
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

read_subject(Subject) :-
    (   subject(Subject, How, Path)
    ->  true
    ;   existence_error(knowledge_subject, Subject)
    ),
    kb_file(Path, File),
    kb_file('', Directory),
    with_mutex(gunshi_knowledge_files,
               ( with_prepared(Directory, read_as(How, Subject, File)),
                 retractall(was_read(Subject)),
                 assertz(was_read(Subject))
               )),
    turn_off_again.

read_as(directory, Subject, Directory) :-
    must_be_declared,
    load_knowledge_directory(Directory, wanted),
    (   Subject == shogi
    ->  kb_file('shogi/komagumi', Plans),
        load_knowledge_directory(Plans, wanted)
    ;   true
    ).
read_as(large_file, _, File) :-
    load_knowledge(File).
read_as(file, _, File) :-
    must_be_declared,
    load_knowledge(File).

must_be_declared :-
    (   all_declared
    ->  true
    ;   existence_error(declarations, library(gunshi/knowledge/all))
    ).

%   wanted(+File): with its directory.

wanted(File) :-
    (   subject(_, large_file, Path),
        kb_file(Path, File)
    ->  loaded_knowledge(File)
    ;   true
    ).

%!  prepare_knowledge is det.
%
%   Keeps what reading kb/ gives beside it, so that programs start faster. For the build.
%
%   @error as need_knowledge/1, write_prepared/2

prepare_knowledge :-
    forall(knowledge_subject(Subject, _), need_knowledge(Subject)),
    kb_file('', Directory),
    atom_concat(Directory, /, Start),
    findall(File, ( loaded_knowledge(File), sub_atom(File, 0, _, _, Start) ), Files),
    write_prepared(Directory, Files).
