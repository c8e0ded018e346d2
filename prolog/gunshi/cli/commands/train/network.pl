/*  gunshi train network: from folders of positions to a network.
*/
:- module(gunshi_cli_commands_train_network,
          [ train_network/2             % +Arguments, +Options
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(option), [option/2]).
:- use_module('../../../base/encoding', [write_bytes/2]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../base/user_files', [is_folder/1]).
:- use_module('../../../knowledge/all', []).
:- use_module('../../../knowledge/shogi/search_choices', [evaluation_knowledge/1]).
:- use_module('../../../shogi/network_training', [network_learned/5]).
:- use_module('../../options', [can_be_written/1]).
:- use_module('../../progress',
              [with_progress/3, progress_at/3, progress_end/1, progress_show/3]).

%!  train_network(+Arguments:list, +Options:list) is det.
%
%   Learn a network from the positions in the folders, and files .psv, of Arguments, and write it to
%   output(File); walks(Count), passes(Count) and seed(Number) as network_learned/5 has them. The
%   loss of those held out is said on stderr after each pass. What has been learned so far stands
%   beside the file until it is written.
%
%   @error gunshi(usage(Text)) without positions
%   @error gunshi(file(Doing, File, Reason)), gunshi(other_training(File))

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
            ( member(Option, [walks(_), passes(_), seed(_)]), option(Option, Options) ),
            Given),
    (   Output == (-)
    ->  Left = [],
        To = stream(user_output)
    ;   atom_concat(Output, '.left', LeftOver),
        can_be_written(LeftOver),
        Left = [left_over(LeftOver)],
        To = Output
    ),
    append(Left, Given, Learning),
    evaluation_knowledge(Weights),
    with_progress(0, Progress,
                  network_learned(Files, Weights, Learning, hear(Progress), Bytes)),
    write_bytes(To, Bytes),
    forall(( member(left_over(Kept), Left), exists_file(Kept) ), delete_file(Kept)).

%   hear(+Progress, +Event): as network_learned/5 tells it.

hear(_, records(Count)) :-
    how_many(Count, position, Words),
    format(user_error, "~s~n", [Words]).
hear(_, resumed(Kind, Done)) :-
    format(user_error, "goes on; ~w done: ~d~n", [Kind, Done]).
hear(Progress, progress(Kind, Done, All)) :-
    progress_at(Progress, All, Done),
    progress_show(Progress, "positions, ~w", [Kind]).
hear(Progress, passed(Kind, Done, All, Loss)) :-
    progress_end(Progress),
    format(user_error, "~w ~d of ~d: loss of those held out ~4f~n", [Kind, Done, All, Loss]).

%   position_file(+Argument, -File) is nondet: of a folder in the order of their names.

position_file(Argument, File) :-
    (   is_folder(Argument)
    ->  directory_files(Argument, Names0),
        msort(Names0, Names),
        member(Name, Names),
        file_name_extension(_, psv, Name),
        directory_file_path(Argument, Name, File)
    ;   File = Argument
    ).
