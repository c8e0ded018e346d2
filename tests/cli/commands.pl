/*  Running commands in this process, through the predicate that main/0 calls.
*/
:- module(test_commands,
          [ cli/3,                      % +Arguments, -Status, -Lines
            cli_json/2,                 % +Arguments, -Dict
            gunshi_executable/1,        % -Program
            refused/2,                  % +Arguments, +Parts
            with_errors/2,              % -Lines, :Goal
            with_input/2                % +Text, :Goal
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(http/json)).
:- use_module(library(filesex)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/program/main), []).

%   cli(+Arguments, -Status, -Lines): the exit status and the lines on stdout.

cli(Arguments, Status, Lines) :-
    with_output_to(string(Text), gunshi_program_main:run_command(Arguments, Status)),
    split_string(Text, "\n", "", Lines0),
    append(Lines, [""], Lines0),
    !.
cli(Arguments, Status, []) :-
    with_output_to(string(""), gunshi_program_main:run_command(Arguments, Status)).

cli_json(Arguments, Dict) :-
    cli(Arguments, _, [Line]),
    atom_json_dict(Line, Dict, []).

%   gunshi_executable(-Program): the program of this build, for what only a process can do.

gunshi_executable(Program) :-
    (   getenv('GUNSHI_SO', Module)
    ->  file_directory_name(Module, Build)
    ;   module_property(gunshi_shogi_position, file(File)),
        file_directory_name(File, Shogi),
        directory_file_path(Shogi, '../../../build', Build)
    ),
    directory_file_path(Build, gunshi, Program).

%   refused(+Arguments, ?Parts): an error with each of Parts in its one line.

refused(Arguments, Parts) :-
    catch(( with_output_to(string(_), gunshi_program_main:run_command(Arguments, _)), fail ), Error,
          true),
    error_line(Error, Line),
    \+ sub_string(Line, _, _, _, "\n"),
    \+ sub_string(Line, _, _, _, "Unknown message"),
    forall(member(Part, Parts), once(sub_string(Line, _, _, _, Part))).

:- meta_predicate
    with_errors(-, 0),
    with_input(+, 0).

%   with_input(+Text, :Goal): Goal with user_input reading Text, from a file: its bytes can be read.

with_input(Text, Goal) :-
    stream_property(Old, alias(user_input)),
    tmp_file_stream(File, Out, [encoding(utf8)]),
    write(Out, Text),
    close(Out),
    open(File, read, In, [encoding(utf8)]),
    setup_call_cleanup(set_stream(In, alias(user_input)),
                       once(Goal),
                       ( set_stream(Old, alias(user_input)), close(In), delete_file(File) )).

%   with_errors(-Lines, :Goal): Lines are what Goal prints on stderr.

with_errors(Lines, Goal) :-
    stream_property(Old, alias(user_error)),
    tmp_file_stream(File, Err, [encoding(utf8)]),
    setup_call_cleanup(set_stream(Err, alias(user_error)),
                       once(Goal),
                       ( set_stream(Old, alias(user_error)), close(Err) )),
    read_file_to_string(File, Text, [encoding(utf8)]),
    delete_file(File),
    split_string(Text, "\n", "", Lines0),
    append(Lines, [""], Lines0),
    !.
