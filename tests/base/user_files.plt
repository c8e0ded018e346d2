/*  Files of a person: those below a folder, and what is said when they cannot be read. */
:- module(test_user_files, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(process)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/base/user_files)).

:- begin_tests(user_files).

test(below, Names == ['a.kif', 'b/c.kif', 'b/d.ggf/e.txt']) :-
    in_folder(Folder,
              ( maplist(made(Folder), ['a.kif', 'b/c.kif', 'b/d.ggf/e.txt']),
                linked(Folder),
                piped(Folder),
                files_below(Folder, Files),
                maplist(relative(Folder), Files, Names) )).
test(no_such_folder, error(gunshi(file(read, '/there/is/none', _)))) :-
    files_below('/there/is/none', _).

test(an_address, forall(member(Address, ['http://a/b.kif', 'file:///a/b.kif', "ftp://a"]))) :-
    catch(reading_file(Address, open(Address, read, _)),
          error(gunshi(file(read, File, Reason)), _), true),
    assertion(File-Reason == Address-"it is an address; a file of this machine is needed"),
    \+ is_folder(Address).
test(a_folder_at_an_address, error(gunshi(file(write, 'http://a/b', Reason)))) :-
    Reason = "it is an address; a file of this machine is needed",
    make_folder('http://a/b').
test(folder) :-
    in_folder(Folder,
              ( made(Folder, 'a.kif'),
                directory_file_path(Folder, 'a.kif', File),
                is_folder(Folder),
                \+ is_folder(File) )).

test(a_name_of_other_bytes, error(gunshi(file(read, Folder, _)))) :-
    in_folder(Folder,
              ( directory_file_path(Folder, 'a.kif', Path),
                setup_call_cleanup(strange(touch, Path), files_below(Folder, _),
                                   strange(rm, Path)) )).

test(no_such_file, [forall(member(Name-Gone, [none-true, 'none/none'-true, 'a.kif'-false,
                                              linked-true, folder-false, 'a.kif/none'-true])),
                    Is == Gone]) :-
    in_folder(Folder,
              ( made(Folder, 'a.kif'),
                made(Folder, 'folder/b.kif'),
                directory_file_path(Folder, linked, Link),
                link_file(nowhere, Link, symbolic),
                directory_file_path(Folder, Name, File),
                (   no_such_file(File)
                ->  Is = true
                ;   Is = false
                ) )).
test(plain, [forall(member(Name-Reason, [none-"No such file or directory",
                                         folder-"it is no plain file",
                                         linked-"it is no plain file",
                                         itself-"it is no plain file",
                                         'a.kif/none'-"Not a directory"])),
             Said == Reason]) :-
    in_folder(Folder,
              ( made(Folder, 'a.kif'),
                made(Folder, 'folder/b.kif'),
                directory_file_path(Folder, linked, Link),
                link_file(nowhere, Link, symbolic),
                directory_file_path(Folder, itself, Loop),
                link_file(itself, Loop, symbolic),
                directory_file_path(Folder, Name, File),
                catch(must_be_plain_file(File), error(gunshi(file(read, File, Reason0)), _), true),
                text_to_string(Reason0, Said) )).
test(a_folder_is_made) :-
    in_folder(Folder,
              ( directory_file_path(Folder, 'a/b', Made),
                make_folder(Made),
                exists_directory(Made),
                make_folder(Made) )).
test(a_folder_in_a_file, error(gunshi(file(write, Made, _)))) :-
    in_folder(Folder,
              ( made(Folder, 'a.kif'),
                directory_file_path(Folder, 'a.kif/b', Made),
                make_folder(Made) )).

%   strange(+Program, +Path): of the file whose name has a byte behind Path that is no UTF-8.

strange(Program, Path) :-
    process_create(path(sh), ['-c', '"$2" "$1$(printf "\\377")"', sh, file(Path), Program], []).

made(Folder, Name) :-
    directory_file_path(Folder, Name, File),
    file_directory_name(File, Within),
    make_directory_path(Within),
    setup_call_cleanup(open(File, write, Out), true, close(Out)).

linked(Folder) :-
    directory_file_path(Folder, linked, Path),
    link_file('a.kif', Path, symbolic).

piped(Folder) :-
    directory_file_path(Folder, 'pipe.kif', Path),
    process_create(path(mkfifo), [file(Path)], []).

relative(Folder, File, Name) :-
    directory_file_path(Folder, Name, File).

:- meta_predicate in_folder(-, 0).

in_folder(Folder, Goal) :-
    setup_call_cleanup(make_temporary_directory(user_files, Folder), Goal,
                       delete_directory_and_contents(Folder)).

:- end_tests(user_files).
