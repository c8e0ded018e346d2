/*  gunshi check: is every game of these record files legal?
*/
:- module(gunshi_cli_commands_check,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4, include/3, maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(option), [option/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../shogi/game', [game_ply/2, game_result/2]).
:- use_module('../../shogi/records', [read_game/4, record_formats/1, cuts/1]).
:- use_module('../../words/turns', [result_text/2]).
:- use_module('../../base/text_lines', [stream_or_file/3]).
:- use_module('../options').
:- use_module('../progress', [progress_start/2, progress_done/1, progress_show/3, progress_end/1]).
:- use_module('../record_files', [record_files/3]).

%!  help(-Text) is det.
%
%   Text is what `gunshi check --help` prints.

help("\
usage: gunshi check FILE... [--from FORMAT] [--format text|json|csv]

Plays the games of record files through: KIF, KI2, CSA, JKF, USI and SFEN. Says what is wrong with
file, line, ply and rule. Exit status 0 if all is legal, 1 if a move or a game is not, 2 if a file
cannot be read.

  FILE            a record file, or a folder, whose record files are all read; - is stdin
  --from FORMAT   the format. Default: by the ending of the name; by what is in the file for
                  KIF and KI2, and for other endings
  --format text   a line for each problem, then one that counts: faults, for which a move or a game
                  is left out when the file is read, and oddities, for which nothing is.
                  json, csv: file, game (its number in the file), plies, result and problems
").

opt_type(from,   from,   oneof(Formats)) :-
    record_formats(Formats).
opt_type(format, format, oneof([text, json, csv])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status as the help says.
%
%   @error gunshi(usage(Text))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    record_files(check, Positional, Files),
    option(from(From), Options, any),
    option(format(Format), Options, text),
    (   Format == csv
    ->  write_csv([[file, game, plies, result, problems]])
    ;   true
    ),
    length(Files, Count),
    progress_start(Count, Progress),
    foldl(check_file(From, Format, Progress), Files, sums(0, 0, 0, 0), Sums),
    progress_end(Progress),
    (   Format == text
    ->  print_sums(Count, Sums)
    ;   true
    ),
    sums_status(Sums, Status).

%   check_file(+From, +Format, +Progress, +File, +Sums0, -Sums): sums are sums(Games, Problems, Cut,
%   Unread): of the problems those that cut, and the files that could not be read.

check_file(From, Format, Progress, File, sums(Games0, Problems0, Cut0, Unread0),
           sums(Games, Problems, Cut, Unread)) :-
    progress_show(Progress, "files, ~D games", [Games0]),
    stream_or_file(File, user_input, Source),
    catch(( findall(Checked, checked_game(Source, From, Checked), All),
            Unread = Unread0
          ),
          error(Formal, Context),
          ( error_line(error(Formal, Context), Line),
            progress_end(Progress),
            format(user_error, "gunshi: ~s~n", [Line]),
            All = [],
            Unread is Unread0+1
          )),
    progress_done(Progress),
    print_games(Format, Progress, File, All),
    findall(Problem, ( member(checked(_, _, Of), All), member(Problem, Of) ), Found),
    include(cuts, Found, Cutting),
    aggregate_all(count, ( member(checked(Plies, _, _), All), Plies \== none ), Count),
    length(Found, FoundCount),
    length(Cutting, CutCount),
    Games is Games0+Count,
    Problems is Problems0+FoundCount,
    Cut is Cut0+CutCount.

%   checked_game(+Source, +From, -Checked) is nondet: Checked is checked(Plies, Result, Problems);
%   the first two are `none` when the game could not be read.

checked_game(Source, From, checked(Plies, Result, Problems)) :-
    read_game(Source, From, Game, Problems),
    (   Game == none
    ->  Plies = none,
        Result = none
    ;   game_ply(Game, Plies),
        (   game_result(Game, Result0)
        ->  result_text(Result0, Result)
        ;   Result = "Unfinished."
        )
    ).

%   print_games(+Format, +Progress, +File, +Checked): the bar is wiped before a line is printed.

print_games(text, Progress, File, All) :-
    forall(( member(checked(_, _, Problems), All), member(Problem, Problems) ),
           ( problem_line(File, Problem, Line),
             progress_end(Progress),
             format("~s~n", [Line])
           )).
print_games(json, Progress, File, All) :-
    progress_end(Progress),
    forall(nth1(Number, All, checked(Plies, Result, Problems)),
           ( maplist(problem_json(File), Problems, Objects),
             maplist(none_null, [Plies, Result], [JsonPlies, JsonResult]),
             write_json(_{ file: File, game: Number, plies: JsonPlies, result: JsonResult,
                           problems: Objects })
           )).
print_games(csv, Progress, File, All) :-
    progress_end(Progress),
    forall(nth1(Number, All, checked(Plies, Result, Problems)),
           ( maplist(problem_line(File), Problems, Lines),
             atomic_list_concat(Lines, '; ', Text),
             write_csv([[File, Number, Plies, Result, Text]])
           )).

problem_line(File, Problem, Line) :-
    error_line(error(gunshi(record_problem(File, Problem)), _), Line).

problem_json(File, Problem, _{line: At, ply: Ply, message: Line}) :-
    Problem = problem(At, Ply, _),
    problem_line(File, Problem, Line).

none_null(Value, Json) :-
    (   Value == none
    ->  Json = null
    ;   Json = Value
    ).

print_sums(Files, sums(Games, Problems, Cut, Unread)) :-
    Harmless is Problems-Cut,
    format("files: ~d, games: ~d, faults: ~d, oddities: ~d", [Files, Games, Cut, Harmless]),
    (   Unread =:= 0
    ->  nl
    ;   format(", not read: ~d~n", [Unread])
    ).

sums_status(sums(_, _, Cut, Unread), Status) :-
    (   Unread > 0
    ->  Status = 2
    ;   Cut > 0
    ->  Status = 1
    ;   Status = 0
    ).
