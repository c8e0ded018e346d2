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
:- use_module('../../../base/user_files', [is_folder/1, reading_file/2]).
:- use_module('../../../knowledge/all', []).
:- use_module('../../../knowledge/shogi/search_choices', [evaluation_knowledge/1]).
:- use_module('../../../shogi/network_training', [network_learned/5]).
:- use_module('../../options', [can_be_written/1]).
:- use_module('../../progress',
              [with_progress/3, progress_at/3, progress_end/1, progress_show/3]).

%!  train_network(+Arguments:list, +Options:list) is det.
%
%   Learn a network from the positions in the folders, and files .psv, of Arguments, and write it to
%   output(File); network(File), passes(Count) and seed(Number) as network_learned/5 has them. What
%   is said of those held out comes on stderr after each pass. What has been learned so far stands
%   beside the file until it is written.
%
%   @error gunshi(usage(Text)) without positions, or where an argument has none
%   @error gunshi(file(Doing, File, Reason)), and what network_learned/5 throws

train_network(Arguments, Options) :-
    (   Arguments == []
    ->  usage_error("train network: there are no positions; name folders that train positions \c
                     has made",
                    [])
    ;   forall(member(Argument, Arguments), must_be_of_positions(Argument))
    ),
    findall(File, ( member(Argument, Arguments), position_file(Argument, File) ), Files),
    option(output(Output), Options),
    can_be_written(Output),
    (   member(File, Files),
        Output \== (-),
        exists_file(Output),
        same_file(File, Output)
    ->  usage_error("train network: ~w is among the positions", [Output])
    ;   true
    ),
    learn_network(Files, Output, Options).

must_be_of_positions(Argument) :-
    (   is_folder(Argument)
    ->  (   position_file(Argument, _)
        ->  true
        ;   usage_error("train network: there are no positions in ~w; train positions makes files \c
                         .psv of them",
                        [Argument])
        )
    ;   file_name_extension(_, psv, Argument)
    ->  true
    ;   reading_file(Argument, ( open(Argument, read, Stream), close(Stream) )),
        usage_error("train network: ~w is neither a folder nor a file .psv of positions",
                    [Argument])
    ).

learn_network(Files, Output, Options) :-
    findall(Option,
            ( member(Option, [network(_), passes(_), seed(_)]), option(Option, Options) ),
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
hear(_, resumed(Done)) :-
    format(user_error, "goes on; passes done: ~d~n", [Done]).
hear(Progress, progress(Done, All)) :-
    progress_at(Progress, All, Done),
    progress_show(Progress, "positions", []).
hear(Progress, passed(Done, All, measure(Count, Loss, WeightsLoss))) :-
    progress_end(Progress),
    format(user_error, "pass ~d of ~d; ", [Done, All]),
    (   Count =:= 0
    ->  format(user_error, "none are held out~n", [])
    ;   format(user_error, "loss of ~D held out, above the least: ~5f, by the weights alone ~5f~n",
               [Count, Loss, WeightsLoss])
    ).

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
