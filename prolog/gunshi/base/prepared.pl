/*  Files of knowledge as they were read and checked when the program was built: reading them is
    most of what a start takes.

    What was made of the files of a directory is in its file `prepared`: a line that says what wrote
    it, an index, and the clauses of each file. It holds as long as it is whole, and the directories
    of these files have the same files, each of the size and the time it had. A file is checked
    together with the others, so when one has changed all are read.
*/
:- module(gunshi_base_prepared,
          [ write_prepared/2,           % +Directory, +Files
            with_prepared/2             % +Directory, :Goal
          ]).
:- use_module(read, [read_knowledge/3]).
:- use_module(store, [knowledge_files/2]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [append/2, member/2]).
:- autoload(library(readutil), [read_line_to_codes/2]).

:- multifile gunshi_base_store:prepared_clauses/2.

:- meta_predicate with_prepared(+, 0).

%   ready(File, Prepared, Offset): the clauses of File are in the file Prepared, behind so many
%   bytes.
:- thread_local ready/3.

%!  write_prepared(+Directory:atom, +Files:list) is det.
%
%   Keeps in Directory, an absolute path, what reading Files gives, which are below it and without
%   problems. The directories of Files have no other files of knowledge.
%
%   @error as read_knowledge/3
%   @error permission_error(_, _, _), io_error(_, _): what was there stays

write_prepared(Directory, Files) :-
    maplist(serialized, Files, Texts),
    foldl(placed(Directory), Files, Texts, []-0, Entries-Length),
    fast_term_serialized(index(Entries, Length), Index),
    prepared_file(Directory, Prepared),
    atom_concat(Prepared, '.new', New),
    written_by(Line),
    setup_call_cleanup(
        open(New, write, Out, [encoding(octet), newline(posix)]),
        forall(member(Text, [Line, "\n", Index|Texts]), write(Out, Text)),
        close(Out)),
    rename_file(New, Prepared).

serialized(File, Text) :-
    read_knowledge(File, Clauses, []),
    fast_term_serialized(Clauses, Text).

%   placed(+Directory, +File, +Text, +Entries0-Place0, -Entries-Place): entry(Path, Size, Time,
%   Place) for File; Text is what is kept of it.

placed(Directory, File, Text, Entries-Place0, [entry(Path, Size, Time, Place0)|Entries]-Place) :-
    atom_concat(Directory, /, Start),
    atom_concat(Start, Path, File),
    size_file(File, Size),
    time_file(File, Time),
    string_length(Text, Length),
    Place is Place0+Length.

prepared_file(Directory, Prepared) :-
    atom_concat(Directory, '/prepared', Prepared).

%   written_by(-Line): other versions of the system have other formats.

written_by(Line) :-
    current_prolog_flag(version, Version),
    format(string(Line), "Gunshi's knowledge, read by SWI-Prolog ~d", [Version]).

%!  with_prepared(+Directory:atom, :Goal) is semidet.
%
%   Goal, once; load_knowledge/1 takes for it, in this thread, what is kept in Directory, if that
%   holds.

with_prepared(Directory, Goal) :-
    setup_call_cleanup(
        forall(prepared(Directory, File, Prepared, Offset),
               assertz(ready(File, Prepared, Offset))),
        once(Goal),
        retractall(ready(_, _, _))).

prepared(Directory, File, Prepared, Offset) :-
    prepared_file(Directory, Prepared),
    exists_file(Prepared),
    catch(index(Prepared, Entries, Base), error(_, _), fail),
    unchanged(Directory, Entries),
    member(entry(Path, _, _, Place), Entries),
    atomic_list_concat([Directory, /, Path], File),
    Offset is Base+Place.

%   index(+Prepared, -Entries, -Base): the clauses begin behind Base bytes.

index(Prepared, Entries, Base) :-
    written_by(Line),
    string_codes(Line, Codes),
    setup_call_cleanup(
        open(Prepared, read, In, [type(binary)]),
        ( read_line_to_codes(In, Codes),
          fast_read(In, index(Entries, Length)),
          byte_count(In, Base)
        ),
        close(In)),
    Size is Base+Length,
    size_file(Prepared, Size).

%   unchanged(+Directory, +Entries): the files of Entries, and of the directories they are in, are
%   those of Entries.

unchanged(Directory, Entries) :-
    findall(file(File, Size, Time), is_of(Directory, Entries, File, Size, Time), Is),
    maplist(arg(1), Is, Files0),
    sort(Files0, Files),
    maplist(file_directory_name, Files, Folders0),
    sort(Folders0, Folders),
    maplist(knowledge_files, Folders, There0),
    append(There0, There1),
    sort(There1, Files),
    forall(member(file(File, Size, Time), Is), ( size_file(File, Size), time_file(File, Time) )).

is_of(Directory, Entries, File, Size, Time) :-
    member(entry(Path, Size, Time, _), Entries),
    atomic_list_concat([Directory, /, Path], File).

gunshi_base_store:prepared_clauses(File, Clauses) :-
    ready(File, Prepared, Offset),
    setup_call_cleanup(
        open(Prepared, read, In, [type(binary)]),
        ( seek(In, Offset, bof, _),
          fast_read(In, Clauses)
        ),
        close(In)).
