/*  gunshi train network: from folders of positions and from games to a network.
*/
:- module(gunshi_cli_commands_train_network,
          [ train_network/3             % +Arguments, +Options, -Status
          ]).
:- use_module(library(apply), [partition/4]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(option), [option/2]).
:- use_module('../../../base/encoding', [write_bytes/2]).
:- use_module('../../../base/message_words', [how_many/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../base/user_files', [is_folder/1]).
:- use_module('../../../knowledge/all', []).
:- use_module('../../../knowledge/shogi/search_choices', [evaluation_knowledge/1]).
:- use_module('../../../shogi/network_training', [network_learned/6]).
:- use_module('../../options', [can_be_written/1]).
:- use_module('../../progress',
              [with_progress/3, progress_at/3, progress_end/1, progress_show/3]).
:- use_module('../../record_files', [must_be_no_record/3, record_files/3]).
:- use_module(games, [files_games/3]).

%!  train_network(+Arguments:list, +Options:list, -Status) is det.
%
%   Learn a network from the positions in the folders, and files .psv, of Arguments, and from the
%   games in the other files and folders, and write it to output(File); walks(Count), passes(Count)
%   and seed(Number) as network_learned/6 has them. What is said of those held out comes on stderr
%   after each pass. What has been learned so far stands beside the file until it is written. Status
%   is 2, and nothing is learned, if a file of games cannot be read; else 0.
%
%   @error gunshi(usage(Text)) without positions and games
%   @error gunshi(file(Doing, File, Reason)), gunshi(other_training(File))

train_network(Arguments, Options, Status) :-
    partition(of_positions, Arguments, Folders, Named),
    findall(File, ( member(Folder, Folders), position_file(Folder, File) ), Files),
    (   Arguments == []
    ->  usage_error("train network: there are no positions; name folders that train positions \c
                     has made, or files of games",
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
    named_games(Named, Output, Games, Status),
    (   Status =:= 0
    ->  learn_network(Files, Games, Output, Options)
    ;   true
    ).

learn_network(Files, Games, Output, Options) :-
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
                  network_learned(Files, Games, Weights, Learning, hear(Progress), Bytes)),
    write_bytes(To, Bytes),
    forall(( member(left_over(Kept), Left), exists_file(Kept) ), delete_file(Kept)).

named_games([], _, [], 0) :-
    !.
named_games(Named, Output, Games, Status) :-
    record_files(train, Named, Files),
    must_be_no_record(train, Output, Files),
    files_games(Files, Games, Status).

%   hear(+Progress, +Event): as network_learned/6 tells it.

hear(_, records(Searched, Played)) :-
    how_many(Searched, position, SearchedWords),
    how_many(Played, position, PlayedWords),
    format(user_error, "~s of searches, ~s of games~n", [SearchedWords, PlayedWords]).
hear(_, resumed(Done)) :-
    format(user_error, "goes on; passes done: ~d~n", [Done]).
hear(Progress, progress(Done, All)) :-
    progress_at(Progress, All, Done),
    progress_show(Progress, "positions", []).
hear(Progress, passed(Done, All, measure(Scores, ScoreLoss, Moves, MoveLoss, First))) :-
    progress_end(Progress),
    format(user_error, "pass ~d of ~d; of those held out:", [Done, All]),
    (   Scores > 0
    ->  format(user_error, " loss of ~D scores ~4f;", [Scores, ScoreLoss])
    ;   true
    ),
    (   Moves > 0
    ->  Percent is 100*First,
        format(user_error, " loss of ~D moves ~4f, ~1f % come first", [Moves, MoveLoss, Percent])
    ;   true
    ),
    (   Scores+Moves =:= 0
    ->  format(user_error, " there are none", [])
    ;   true
    ),
    nl(user_error).

%   of_positions(+Argument) is semidet: a file .psv, or a folder in which there are some.

of_positions(Argument) :-
    (   is_folder(Argument)
    ->  once(position_file(Argument, _))
    ;   file_name_extension(_, psv, Argument)
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
