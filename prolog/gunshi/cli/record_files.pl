/*  The record files that a command line names, and the games of one.
*/
:- module(gunshi_cli_record_files,
          [ record_files/3,             % +Command, +Arguments, -Files
            must_be_no_record/3,        % +Command, +Output, +Files
            record_games/5,             % +In, +From, +Advice, -Games, -Problems
            print_cuts/3                % +In, +Problems, -Status
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(lists), [append/2, list_to_set/2, member/2]).
:- use_module('../shogi/records', [read_game/4, record_format/2, format_kind_help/3, cuts/1]).
:- use_module('../base/messages', [error_line/2]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module('../base/user_files', [files_below/2, is_folder/1]).
:- use_module('../base/text_lines', [stream_or_file/3]).

%!  record_files(+Command, +Arguments:list, -Files:list) is det.
%
%   Files are Arguments, where a folder stands for the record files in it and in the folders below,
%   sorted by name: those whose ending is a format's. Links in a folder are passed over, so that no
%   file comes twice.
%
%   @error gunshi(usage(Text)) if there are no arguments, or a folder has no such file; Command is
%          named in it
%   @error as files_below/2

record_files(Command, Arguments, Files) :-
    (   Arguments == []
    ->  usage_error("~w: no file is named; gunshi ~w --help says what it takes", [Command, Command])
    ;   maplist(named_files(Command), Arguments, Lists),
        append(Lists, All),
        list_to_set(All, Files)
    ).

named_files(Command, Argument, Files) :-
    (   is_folder(Argument)
    ->  files_below(Argument, Found),
        include(record_file, Found, Files),
        (   Files == []
        ->  findall(Ending,
                    ( format_kind_help(_, [Format|_], _), atom_concat('.', Format, Ending) ),
                    Endings),
            atomic_list_concat(Endings, ', ', EndingsText),
            usage_error("~w: there is no record file in the folder \"~w\"; \c
                         their names end in ~w and the like",
                        [Command, Argument, EndingsText])
        ;   true
        )
    ;   Files = [Argument]
    ).

record_file(File) :-
    record_format(File, _).

%!  must_be_no_record(+Command, +Output, +Files:list) is det.
%
%   Output, of --output, is none of Files.
%
%   @error gunshi(usage(Text)) if it is one; Command is named in it

must_be_no_record(Command, Output, Files) :-
    (   exists_file(Output),
        member(File, Files),
        exists_file(File),
        same_file(Output, File)
    ->  usage_error("~w: --output ~w would take the place of the record ~w",
                    [Command, Output, File])
    ;   true
    ).

%!  record_games(+In, +From, +Advice:string, -Games:list, -Problems:list) is det.
%
%   Games are those of the record file In, or of standard input for `-`, in the format From or
%   `any`; Problems is what is wrong with them, as read_game/4 says it.
%
%   @error gunshi(bad_record(In, Problems, Advice)) if there is no game
%   @error as read_game/4

record_games(In, From, Advice, Games, Problems) :-
    stream_or_file(In, user_input, Source),
    findall(Game-Faults, read_game(Source, From, Game, Faults), Read),
    findall(Game, ( member(Game-_, Read), Game \== none ), Games),
    findall(Faults, member(_-Faults, Read), Lists),
    append(Lists, Problems),
    (   Games == []
    ->  throw(error(gunshi(bad_record(In, Problems, Advice)), _))
    ;   true
    ).

%!  print_cuts(+In, +Problems:list, -Status) is det.
%
%   Print on stderr which games of In were read only in part, a line each of Problems that cuts/1
%   is true of. Status is 2 if there is one, otherwise 0.

print_cuts(In, Problems, Status) :-
    findall(Problem, ( member(Problem, Problems), cuts(Problem) ), Cuts),
    forall(member(Problem, Cuts),
           ( error_line(error(gunshi(record_problem(In, Problem)), _), Line),
             format(user_error, "gunshi: ~s~n", [Line])
           )),
    (   Cuts == []
    ->  Status = 0
    ;   Status = 2
    ).
