/*  The games of a library, for the commands that learn from them: one after the other, with a bar,
    and a line for each that cannot be read or is not legal to its end.
*/
:- module(gunshi_cli_commands_kb_library,
          [ library_progress/2,         % +Files, -Progress
            library_game/5              % +File, +Progress, !Tally, -N, -Game
          ]).
:- use_module('../../../base/messages', [error_line/2]).
:- use_module('../../../base/text_lines', [stream_or_file/3]).
:- use_module('../../../shogi/records', [cuts/1, read_game/3]).
:- use_module('../../progress', [progress_done/1, progress_end/1, progress_start/2]).
:- use_module('../../tally', [tally_add/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2, sum_list/2]).

%!  library_progress(+Files:list, -Progress) is det.
%
%   Progress is of the games in Files, which are counted first when a person watches; standard
%   input, which can be read but once, and a file that cannot be read count as one.

library_progress(Files, Progress) :-
    progress_start(1, Watched),
    (   Watched == none
    ->  Progress = none
    ;   findall(Count, ( member(File, Files), games_in(File, Count) ), Counts),
        sum_list(Counts, Total),
        progress_start(Total, Progress)
    ).

games_in(-, 1) :-
    !.
games_in(File, Count) :-
    (   catch(aggregate_all(count, read_game(File, _, _), Count0), error(gunshi(_), _), fail)
    ->  Count = Count0
    ;   Count = 1
    ).

%!  library_game(+File, +Progress, !Tally, -N:integer, -Game) is nondet.
%
%   Game is the Nth game of File, `-` for standard input, and legal to its end. A line on stderr
%   tells of each other one, and it is added to `unread` of Tally. A game is done, for Progress,
%   when the next is asked for.

library_game(File, Progress, Tally, N, Game) :-
    stream_or_file(File, user_input, Source),
    Number = _{games:0},
    (   one_game(Source, Read),
        tally_add(games, 1, Number),
        get_dict(games, Number, N),
        (   true
        ;   File \== (-),
            progress_done(Progress),
            fail
        ),
        sound_game(Read, File, Progress, Tally, Game)
    ;   File == (-),
        progress_done(Progress),
        fail
    ).

%   one_game(+Source, -Read) is nondet: game(Game, Problems), or unread(Error) for what ends the
%   reading of Source.

one_game(Source, Read) :-
    catch(( read_game(Source, Game, Problems),
            Read = game(Game, Problems)
          ),
          error(gunshi(Fault), Context),
          Read = unread(error(gunshi(Fault), Context))).

%   sound_game(+Read, +File, +Progress, !Tally, -Game) is semidet.

sound_game(unread(Error), _, Progress, Tally, _) :-
    count_unread(Error, Progress, Tally),
    fail.
sound_game(game(Game, Problems), File, Progress, Tally, Sound) :-
    (   cut_short(Game, Problems, Problem)
    ->  count_unread(error(gunshi(record_problem(File, Problem)), _), Progress, Tally),
        fail
    ;   Sound = Game
    ).

cut_short(none, [Problem|_], Problem) :-
    !.
cut_short(_, Problems, Problem) :-
    member(Problem, Problems),
    cuts(Problem),
    !.

count_unread(Error, Progress, Tally) :-
    progress_end(Progress),
    error_line(Error, Line),
    format(user_error, "gunshi: ~s~n", [Line]),
    tally_add(unread, 1, Tally).
