:- encoding(utf8).
/*  The games that rules are learned from and tried on: a library of shogi, in the formats of
    records, or one of Othello, in GGF. Which it is the names of the files tell.
*/
:- module(gunshi_cli_commands_kb_rule_library,
          [ rule_library/3,             % +Command, +Arguments, -Library
            library_game_of/2,          % +Library, -Game
            library_files/2,            % +Library, -Files
            must_be_apart/3,            % +Command, +Library, +Others
            library_games/3,            % +Library, !Tally, -Games
            library_examples/5,         % +Library, :Run, +What, !Tally, -Judged
            too_short/2,                % +Library, -Text
            print_example/2             % +At, +Move
          ]).
:- use_module('../../../base/messages', [error_line/2]).
:- use_module('../../../base/text_lines', [stream_or_file/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../base/user_files', [files_below/2, is_folder/1]).
:- use_module('../../../lab/judged_games', [judged_games/6]).
:- use_module('../../../othello/record', [read_ggf/2]).
:- use_module('../../../shogi/game', [game_number/3, game_position/2]).
:- use_module('../../../shogi/notation', [move_text/4]).
:- use_module('../../../shogi/squares', [move_to/2]).
:- use_module('../../../words/board', [draw_board/3]).
:- use_module('../../../words/othello_board', [draw_othello_move/2, othello_move_text/2]).
:- use_module('../../jobs', [dead_unit/2]).
:- use_module('../../progress',
              [progress_done/1, progress_end/1, progress_show/3, progress_start/2]).
:- use_module('../../record_files', [record_files/3]).
:- use_module('../../tally', [tally_add/3]).
:- use_module(library, [library_game/5, library_progress/2]).
:- autoload(library(apply), [include/3, maplist/3, partition/4]).
:- autoload(library(lists), [append/2, list_to_set/2, member/2]).

:- meta_predicate
    library_examples(+, 6, +, +, -).

%!  rule_library(+Command, +Arguments:list, -Library) is det.
%
%   Library is what Arguments name, record files and folders: library(Game, Files), Game `shogi` or
%   `othello`. A folder is of Othello when it has files that end in .ggf.
%
%   @error gunshi(usage(Text)) as record_files/3, and when Arguments are of both games

rule_library(Command, Arguments, library(Game, Files)) :-
    maplist(ggf_files, Arguments, Lists),
    partition(==([]), Lists, Shogi, Othello),
    (   Othello == []
    ->  Game = shogi,
        record_files(Command, Arguments, Files)
    ;   Shogi == []
    ->  Game = othello,
        append(Othello, All),
        list_to_set(All, Files)
    ;   usage_error("~w: games of shogi and of Othello are learned from apart; files of Othello \c
                     end in .ggf",
                    [Command])
    ).

ggf_files(Argument, Files) :-
    (   is_folder(Argument)
    ->  files_below(Argument, Found),
        include(ggf_file, Found, Files)
    ;   include(ggf_file, [Argument], Files)
    ).

ggf_file(File) :-
    file_name_extension(_, ggf, File).

%!  library_game_of(+Library, -Game) is det.
%!  library_files(+Library, -Files:list) is det.

library_game_of(library(Game, _), Game).

library_files(library(_, Files), Files).

%!  must_be_apart(+Command, +Library, +Others) is det.
%
%   Library and Others are of the same game and have no file in common: what is learned from says
%   nothing of what was learned.
%
%   @error gunshi(usage(Text)) otherwise

must_be_apart(Command, library(Game, Files), library(OtherGame, OtherFiles)) :-
    (   OtherGame == Game
    ->  true
    ;   usage_error("~w: what ~w teaches is tried on games of ~w", [Command, Game, Game])
    ),
    (   member(File, Files),
        member(Other, OtherFiles),
        same_file(File, Other)
    ->  usage_error("~w: ~w is learned from; --test is for other games", [Command, File])
    ;   true
    ).

%!  library_games(+Library, !Tally, -Games:list) is det.
%
%   Games are those in Library: of shogi, or othello_game(Tags, Start, Moves). Those that cannot be
%   read are told of and counted as in library_examples/5.

library_games(library(shogi, Files), Tally, Games) :-
    library_progress(Files, Progress),
    call_cleanup(findall(Game,
                         ( member(File, Files), library_game(File, Progress, Tally, _, Game) ),
                         Games),
                 progress_end(Progress)).
library_games(library(othello, Files), Tally, Games) :-
    findall(Game, ( member(File, Files), ggf_game(File, Tally, Game) ), Games).

%!  library_examples(+Library, :Run, +What:text, !Tally, -Judged:list) is det.
%
%   Judged are positions of the games in Library, as judged_games/6 has them, which Run has done.
%   What says in the bar what is counted. A line on stderr tells of each game or file that cannot be
%   read, and it is added to `unread` of Tally; and of each at which workers have failed, to `dead`.

library_examples(Library, Run, What, Tally, Judged) :-
    library_game_of(Library, Kind),
    library_games(Library, Tally, Games),
    length(Games, Count),
    progress_start(Count, Progress),
    call_cleanup(( progress_show(Progress, What, []),
                   judged_games(Run, Kind, Games,
                                gunshi_cli_commands_kb_rule_library:judged(Progress, What), Judged,
                                Dead)
                 ),
                 progress_end(Progress)),
    tally_add(dead, Dead, Tally).

%   judged(+Progress, +What, +Number, +Outcome): as judged_games/6 calls it.

judged(Progress, What, Number, Outcome) :-
    (   Outcome = dead(Reason)
    ->  format(string(Name), "game ~d", [Number]),
        progress_end(Progress),
        dead_unit(Name, Reason)
    ;   true
    ),
    progress_done(Progress),
    progress_show(Progress, What, []).

ggf_game(File, Tally, Game) :-
    stream_or_file(File, user_input, Source),
    catch(read_ggf(Source, Games), error(gunshi(Fault), Context), Games = none),
    (   Games == none
    ->  error_line(error(gunshi(Fault), Context), Line),
        format(user_error, "gunshi: ~s~n", [Line]),
        tally_add(unread, 1, Tally),
        fail
    ;   member(Game, Games)
    ).

%!  too_short(+Library, -Text:string) is det.
%
%   Text says from which positions of a game rules are learned.

too_short(library(shogi, _), "positions after the twelfth move, four moves before the end or more").
too_short(library(othello, _),
          "positions after the twelfth move, twelve moves before the end or more").

%!  print_example(+At, +Move) is det.
%
%   Print that Move is played at At, of library_examples/5, with a board: of shogi the position with
%   its square marked, of Othello the one after it.

print_example(at(Ply, There, _), Move) :-
    (   Move = _-_
    ->  othello_move_text(Move, Text),
        format("  for example after move ~d, ~s:~n", [Ply, Text]),
        draw_othello_move(There, Move)
    ;   game_position(There, Position),
        game_number(There, Ply, Number),
        move_text(ki2, Position, Move, Text),
        move_to(Move, To),
        format("  for example after move ~d, ~s:~n", [Number, Text]),
        draw_board(current_output, Position, [marked([To])])
    ).
