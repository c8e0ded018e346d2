/*  The record files that a command line names.
*/
:- module(gunshi_cli_record_files,
          [ record_files/3              % +Command, +Arguments, -Files
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(filesex), [directory_member/3]).
:- use_module(library(lists), [append/3]).
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
    ;   foldl(add_files(Command), Arguments, Rest, Rest0),
        Rest0 = [],
        Files = Rest
    ).

add_files(Command, Argument, Files0, Files) :-
    (   exists_directory(Argument)
    ->  findall(File,
                ( directory_member(Argument, File,
                                 [recursive(true), follow_links(false), access(read)]),
                  record_format(File, _),
                  exists_file(File)
                ),
                Unsorted),
        sort(Unsorted, Found),
        (   Found == []
        ->  usage_error("~w: there is no record file in the folder \"~w\"; \c
                         their names end in .kif, .ki2, .csa, .jkf, .usi and the like",
                        [Command, Argument])
        ;   append(Found, Files, Files0)
        )
    ;   Files0 = [Argument|Files]
    ).
