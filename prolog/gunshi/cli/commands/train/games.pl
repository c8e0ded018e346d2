/*  The games that a training learns from: of a file all that can be read.
*/
:- module(gunshi_cli_commands_train_games,
          [ files_games/3               % +Files, -Games, -Status
          ]).
:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists), [append/2, max_list/2, member/2]).
:- use_module('../../../base/messages', [error_line/2]).
:- use_module('../../../base/text_lines', [stream_or_file/3]).
:- use_module('../../../shogi/records', [read_game/3]).

%!  files_games(+Files:list, -Games:list, -Status) is det.
%
%   Games are those in the record Files, in order; - is standard input. Of a game with an illegal
%   move it is the part before, and problems are said on stderr. Status is 2 if a file could not be
%   read, which is said there, too, and else 0.

files_games(Files, Games, Status) :-
    maplist(file_games, Files, Lists, Statuses),
    append(Lists, Games),
    max_list([0|Statuses], Status).

file_games(File, Games, Status) :-
    stream_or_file(File, user_input, Source),
    catch(( findall(Game-Problems, read_game(Source, Game, Problems), Read),
            forall(( member(_-Problems, Read), member(Problem, Problems) ),
                   print_error(error(gunshi(record_problem(File, Problem)), _))),
            findall(Game, ( member(Game-_, Read), Game \== none ), Games),
            Status = 0
          ),
          error(Formal, Context),
          ( print_error(error(Formal, Context)),
            Games = [],
            Status = 2
          )).

print_error(Error) :-
    error_line(Error, Line),
    format(user_error, "gunshi: ~s~n", [Line]).
