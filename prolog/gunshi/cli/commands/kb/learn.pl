:- encoding(utf8).
/*  gunshi kb learn: from the lost games of a library.

    What was learned from a game is in the journal before the next one begins, so the command can be
    broken off at any time. Given again it passes over the games that it knows.
*/
:- module(gunshi_cli_commands_kb_learn,
          [ learn_files/2               % +Arguments, -Status
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../../../base/messages', [error_line/2]).
:- use_module('../../../knowledge/shogi/learn_game', [learn_game/4]).
:- use_module('../../../shogi/game', [game_header/3]).
:- use_module('../../../shogi/records', [cuts/1, read_game/3]).
:- use_module('../../../words/learning', [print_outcome/3]).
:- use_module('../../../base/text_lines', [stream_or_file/3]).
:- use_module('../../progress',
              [progress_start/2, progress_done/1, progress_show/3, progress_end/1]).
:- use_module('../../record_files', [record_files/3]).
:- use_module('../../tally', [tally_add/3]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [sum_list/2]).

%!  learn_files(+Arguments:list, -Status) is det.
%
%   Learn from the games in the record files and folders Arguments, and print what each has taught.
%   Games whose loser is not known, and those that were learned from before, are counted. Nothing is
%   learned from a game that is not legal to its end: a line says what is wrong, and the other games
%   are learned from. Status is 0, or 2 if such a game was there, or a file that could not be read.
%
%   @error gunshi(usage(Text)) without a file, or when a folder has no record
%   @error as learn_game/4: what is wrong with the journal or with a rule of the user's ends the
%          command

learn_files(Arguments, Status) :-
    record_files('kb learn', Arguments, Files),
    start_progress(Files, Progress),
    Tally = _{learned:0, facts:0, known:0, others:0, unread:0},
    call_cleanup(forall(member(File, Files), learn_file(File, Progress, Tally)),
                 progress_end(Progress)),
    _{learned:Learned, facts:Facts, known:Known, others:Others, unread:Unread} :< Tally,
    format("~D games learned from, ~D facts added; ~D known before, ~D whose loser is not known, \c
            ~D games or files that cannot be read~n",
           [Learned, Facts, Known, Others, Unread]),
    (   Unread =:= 0
    ->  Status = 0
    ;   Status = 2
    ).

%   start_progress(+Files, -Progress): of the games in Files, which are counted first when a person
%   watches; standard input, which can be read but once, and a file that cannot be read count as
%   one.

start_progress(Files, Progress) :-
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

learn_file(File, Progress, Tally) :-
    stream_or_file(File, user_input, Source),
    Number = _{games:0},
    forall(one_game(Source, Read),
           ( tally_add(games, 1, Number),
             get_dict(games, Number, N),
             learn_read(Read, File, N, Progress, Tally),
             (   File == (-)
             ->  true
             ;   progress_done(Progress)
             )
           )),
    (   File == (-)
    ->  progress_done(Progress)
    ;   true
    ).

%   one_game(+Source, -Read) is nondet: game(Game, Problems), or unread(Error) for what ends the
%   reading of Source.

one_game(Source, Read) :-
    catch(( read_game(Source, Game, Problems),
            Read = game(Game, Problems)
          ),
          error(gunshi(Fault), Context),
          Read = unread(error(gunshi(Fault), Context))).

count_unread(Error, Progress, Tally) :-
    progress_end(Progress),
    error_line(Error, Line),
    format(user_error, "gunshi: ~s~n", [Line]),
    tally_add(unread, 1, Tally).

%   learn_read(+Read, +File, +N, +Progress, !Tally): Read is the Nth of File.

learn_read(unread(Error), _, _, Progress, Tally) :-
    count_unread(Error, Progress, Tally).
learn_read(game(Game, Problems), File, _, Progress, Tally) :-
    (   Game == none
    ->  Problems = [Problem|_]
    ;   member(Problem, Problems),
        cuts(Problem)
    ->  true
    ),
    !,
    count_unread(error(gunshi(record_problem(File, Problem)), _), Progress, Tally).
learn_read(game(Game, _), File, N, Progress, Tally) :-
    game_name(File, N, Game, Name),
    _{learned:Learned0, facts:Facts0, known:Known0} :< Tally,
    progress_show(Progress, "games, ~D learned from, ~D facts, ~D known",
                  [Learned0, Facts0, Known0]),
    learn_game(Game, Name, gunshi_cli_commands_kb_learn:ignore_event, Outcome),
    (   Outcome = learned(_, _, Lessons)
    ->  tally_add(learned, 1, Tally),
        aggregate_all(count,
                      ( member(Lesson, Lessons),
                        memberchk(Lesson, [added(_, _, _), cut(_, _, _, _)])
                      ),
                      Added),
        tally_add(facts, Added, Tally)
    ;   Outcome = nothing(_, _)
    ->  tally_add(learned, 1, Tally)
    ;   Outcome = known(_)
    ->  tally_add(known, 1, Tally)
    ;   tally_add(others, 1, Tally)
    ),
    (   memberchk(Outcome, [known(_), not_lost])
    ->  true
    ;   progress_end(Progress),
        print_outcome(Game, Name, Outcome),
        flush_output
    ).

ignore_event(_).

%   game_name(+File, +N, +Game, -Name): by which a person finds it again: its file, its number
%   there, and who played.

game_name(File, N, Game, Name) :-
    (   player(Game, ['先手', '下手'], Sente),
        player(Game, ['後手', '上手'], Gote)
    ->  format(string(Name), "~w, game ~d, ~w - ~w", [File, N, Sente, Gote])
    ;   format(string(Name), "~w, game ~d", [File, N])
    ).

player(Game, Keys, Player) :-
    member(Key, Keys),
    game_header(Game, Key, Player),
    Player \== "",
    !.
