/*  gunshi train network: from folders of positions to a network.
*/
:- module(gunshi_cli_commands_train_network,
          [ train_network/2             % +Arguments, +Options
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2]).
:- use_module('../../../base/encoding', [write_bytes/2]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../shogi/network_training', [network_learned/5]).
:- use_module('../../options', [can_be_written/1]).
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).

%!  train_network(+Arguments:list, +Options:list) is det.
%
%   Learn a network from the positions in the folders, and files .psv, of Arguments, and write it to
%   output(File); passes(Count) and seed(Number) as network_learned/5 has them. What was learned is
%   said on stderr.
%
%   @error gunshi(usage(Text)) without positions
%   @error gunshi(file(Doing, File, Reason))

train_network(Arguments, Options) :-
    findall(File, ( member(Argument, Arguments), position_file(Argument, File) ), Files),
    (   Files == []
    ->  usage_error("train network: there are no positions; name folders that train positions \c
                     has made",
                    [])
    ;   true
    ),
    option(output(Output), Options),
    can_be_written(Output),
    (   member(File, Files),
        Output \== (-),
        exists_file(Output),
        same_file(File, Output)
    ->  usage_error("train network: ~w is among the positions", [Output])
    ;   true
    ),
    findall(Option,
            ( member(Option, [passes(_), seed(_)]), option(Option, Options) ),
            Learning),
    with_progress(0, Progress,
                  network_learned(Files, Learning, show(Progress), Bytes,
                                  measures(Records, Before, After))),
    (   Output == (-)
    ->  write_bytes(stream(user_output), Bytes)
    ;   write_bytes(Output, Bytes)
    ),
    format(user_error, "~D positions; loss of those held out ~4f before, ~4f after~n",
           [Records, Before, After]).

show(Progress, Done, All) :-
    progress_at(Progress, All, Done),
    progress_show(Progress, "positions", []).

%   position_file(+Argument, -File) is nondet: of a folder in the order of their names.

position_file(Argument, File) :-
    (   exists_directory(Argument)
    ->  directory_files(Argument, Names0),
        msort(Names0, Names),
        member(Name, Names),
        file_name_extension(_, psv, Name),
        directory_file_path(Argument, Name, File)
    ;   File = Argument
    ).
