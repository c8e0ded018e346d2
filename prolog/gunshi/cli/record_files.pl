/*  The record files that a command line names.
*/
:- module(gunshi_cli_record_files,
          [ record_files/3              % +Command, +Arguments, -Files
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(filesex), [directory_member/3]).
:- use_module(library(lists), [append/2, list_to_set/2]).
:- use_module('../shogi/records', [record_format/2]).
:- use_module(options, [usage_error/2]).

%!  record_files(+Command, +Arguments:list, -Files:list) is det.
%
%   Files are Arguments, where a folder stands for the record files in it and in the folders below,
%   sorted by name: those whose ending is a format's. Links in a folder are passed over, so that no
%   file comes twice.
%
%   @error gunshi(usage(Text)) if there are no arguments, or a folder has no such file; Command is
%          named in it

record_files(Command, Arguments, Files) :-
    (   Arguments == []
    ->  usage_error("~w: no file is named; gunshi ~w --help says what it takes", [Command, Command])
    ;   maplist(named_files(Command), Arguments, Lists),
        append(Lists, All),
        list_to_set(All, Files)
    ).

named_files(Command, Argument, Files) :-
    (   exists_directory(Argument)
    ->  findall(File, folder_file(Argument, File), Found),
        sort(Found, Files),
        (   Files == []
        ->  usage_error("~w: there is no record file in the folder \"~w\"; \c
                         their names end in .kif, .ki2, .csa, .jkf, .usi and the like",
                        [Command, Argument])
        ;   true
        )
    ;   Files = [Argument]
    ).

folder_file(Folder, File) :-
    directory_member(Folder, File, [recursive(true), follow_links(false), access(read)]),
    record_format(File, _),
    exists_file(File).
