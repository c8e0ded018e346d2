/*  gunshi match: two USI engines against each other.
*/
:- module(gunshi_cli_commands_match,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../base/pipes', [writing_to_program/1]).
:- use_module('../../lab/match/engine_games', [engine_games/6]).
:- use_module('../../lab/match/player', [inside_named/2, is_inside_player/1]).
:- use_module('../../lab/match/inside_games', [inside_games/9]).
:- use_module('../../lab/match/openings',
              [ start_opening/1, read_openings/2, schedule/4, varied_schedule/4,
                scheduled_number/2
              ]).
:- use_module('../../lab/match/kept_games').
:- use_module('../../lab/match/referee', [played_game/2]).
:- use_module('../../lab/match/score',
              [ no_games/1, with_game/4, score_games/2, score_sprt/3, is_decided/1, any_fault/1 ]).
:- use_module('../../shogi/records', [record_formats/1, names_text/3]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../jobs', [units_run/4, engines_played/5, dead_unit/2]).
:- use_module('../match/score_text').
:- use_module('../match/sprt_option', [sprt_option/3]).
:- use_module('../options').
:- use_module('../progress').

:- autoload(library(lists), [member/2]).

%!  help(-Text) is det.
%
%   Text is what `gunshi match --help` prints.

help(Text) :-
    record_formats(Formats),
    names_text(Formats, or, FormatsText),
    help_format(Format),
    format(string(Text), Format, [FormatsText]).

help_format("\
usage: gunshi match A B [--games N] [--time S|--nodes N [--inside]|--clock MIN+SEC [--increment]]
                    [--openings FILE] [--seed N] [--concurrency N | --redis HOST:PORT]
                    [--sprt ELO0,ELO1]
                    [--record DIR [--to kif|csa|usi|...]] [--format text|json|csv]

Two engines that speak USI play each other. Each is a command with its arguments and its options:
'gpsusi;Thread=1', 'fairy-stockfish;Hash=64'; or this program's own engine: gunshi,
'gunshi;MultiPV=2'. Each opening is played twice, with either as sente. What is counted and told is
A's: wins, losses, draws, and the Elo difference with its error of 95 percent.

A game is lost by an illegal move, a declaration (bestmove win) that does not hold, an answer too
late, an engine that has ended: such are faults, counted for each engine. An engine that has ended
or is late is started again for the next game. A game is lost by resigning and by perpetual check,
too, and drawn by fourfold repetition and at the limit of moves.

  --games N         how many games, made even. Default: 10
  --time S          seconds a move, sent as byoyomi. Default: 1
  --nodes N         nodes a move, which an engine counts by itself
  --inside          with --nodes: both are this program's own choice, made in this process, as
                    gunshi;Style=NAME;Without=NAME,NAME names it: a style, strategy clauses and aims
                    to leave out; SearchChoices=statistics(none) says how to search, EvalFile=FILE
                    and FV_SCALE=N by which network it evaluates. No process, many games, told in
                    their order
  --clock MIN+SEC   each side has MIN minutes, and when they are used up SEC seconds for each move
  --increment       with --clock: SEC seconds are added at each move instead
  --margin S        an answer so much late is still in time. Default: 0.1
  --patience S      how long an engine may take to start, and for a move by --nodes. Default: 60
  --plies N         a game of so many moves, the opening with it, is a draw. Default: 300
  --openings FILE   one a line, startpos moves 7g7f 3c3d or an SFEN; or a table with a column line
                    or sfen, and id or not; - is standard input. Default: the start of the game.
                    By --nodes, where games repeat, openings that come again go on by two moves
  --seed N          of the order of the openings. Default: 1
  --concurrency N   games at a time, each with two engines of its own. Default: 1
  --redis HOST:PORT by the workers (gunshi worker) of the Redis server there, told in their order.
                    They start gunshi, without files, and other engines that they were given by
                    --engine. Seconds are those of a machine that searches a million positions a
                    second: a worker measures its own, and gives so much more time, or less
  --sprt ELO0,ELO1  stop as soon as a sequential test tells ELO1 from ELO0, either wrong in 1 of 20
  --record DIR      each game into a file of that folder
  --to FORMAT       with --record: ~w. Default: kif
  --format FORMAT   json: the result, one object; csv: a line a game. Default: text, which has both

The status is 1 when a game was lost by a fault, or workers have failed at one.
").

opt_type(games,       games,       natural).
opt_type(time,        time,        between(0.001, 86400)).
opt_type(nodes,       nodes,       between(1, 9223372036854775807)).
opt_type(inside,      inside,      boolean).
opt_type(redis,       redis,       atom).
opt_type(clock,       clock,       atom).
opt_type(increment,   increment,   boolean).
opt_type(margin,      margin,      between(0.0, 3600)).
opt_type(patience,    patience,    between(0.001, 86400)).
opt_type(plies,       plies,       natural).
opt_type(openings,    openings,    atom).
opt_type(seed,        seed,        nonneg).
opt_type(concurrency, concurrency, between(1, 256)).
opt_type(sprt,        sprt,        atom).
opt_type(record,      record,      atom).
opt_type(to,          to,          oneof(Formats)) :-
    record_formats(Formats).
opt_type(format,      format,      oneof([text, json, csv])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 1 when a game was lost by a fault of an engine, or workers have
%   failed at one, else 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(usi_engine(Title, What)) if an engine does not start
%   @error gunshi(bad_position_line(File, Line, Error)) and what read_text/3 throws, of openings
%   @error gunshi(file(write, File, Reason)) of records

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [A, B]
    ->  true
    ;   usage_error("match: two engines are needed, as in match gunshi 'gpsusi;Thread=1'", [])
    ),
    control(Options, Control),
    option(inside(Inside), Options, false),
    option(margin(Margin), Options, 0.1),
    option(plies(MaxPlies), Options, 300),
    option(patience(Patience), Options, 60),
    sprt_option(match, Options, Hypotheses),
    openings(Options, Openings),
    option(seed(Seed), Options, 1),
    option(games(Games0), Options, 10),
    Games is Games0 + Games0 mod 2,
    (   Control = nodes(_)
    ->  varied_schedule(Openings, Games, Seed, Schedule)
    ;   schedule(Openings, Games, Seed, Schedule)
    ),
    option(concurrency(Workers), Options, 1),
    option(format(Format), Options, text),
    length(Openings, Count),
    (   Count =:= 1
    ->  format(string(About), "1 opening, seed ~d", [Seed])
    ;   format(string(About), "~D openings, seed ~d", [Count, Seed])
    ),
    control_words(Control, Limit),
    format(string(Work), "match ~w, ~w, ~D games, ~s, ~w", [A, B, Games, Limit, About]),
    Match = engine_games(A, B, Control, Margin, MaxPlies, Patience),
    playing(Inside, Match, Schedule, Workers, Options, Work, Play),
    folder(Options, Folder),
    print_beginning(Format, A, B, About),
    no_games(Score0),
    Dead = dead(0),
    progress_start(Games, Progress),
    setup_call_cleanup(
        on_signal(term, Term, end_by_signal),
        ( progress_show(Progress, "games", []),
          catch(call(Play,
                     count_game(print(Format, Games, Progress), keep(Folder, A, B, About),
                                Hypotheses, Dead),
                     Score0, Score),
                Error,
                break_off(Error))
        ),
        ( on_signal(term, _, Term), progress_end(Progress) )),
    score_sprt(Hypotheses, Score, Sprt),
    print_end(Format, A, B, Score, Sprt, Openings, Seed),
    (   ( any_fault(Score) ; Dead \== dead(0) )
    ->  Status = 1
    ;   Status = 0
    ).

%   playing(+Inside, +Match, +Schedule, +Workers, +Options, +Work, -Play): call(Play, Heard, S0, S)
%   plays Match, of engine_games/6, whose engines are there. Work is what it is called. A game by
%   nodes inside that takes an hour hangs; engines are watched by who plays the game.

playing(true, engine_games(A, B, Control, _, MaxPlies, _), Schedule, Workers, Options, Work,
        inside_games(Run, NamedA, NamedB, Nodes, MaxPlies, Schedule)) :-
    (   Control = nodes(Nodes)
    ->  inside_named(A, NamedA),
        inside_named(B, NamedB)
    ;   usage_error("match: --inside goes with --nodes; a clock is for engines", [])
    ),
    (   option(redis(_), Options),
        \+ ( is_inside_player(NamedA), is_inside_player(NamedB) )
    ->  usage_error("match: --redis goes without EvalFile and SearchChoices; these are no part \c
                     of a job yet", [])
    ;   true
    ),
    units_run(Options, Workers, [about(Work), limit(3600)], Run).
playing(false, Match, Schedule, Workers, Options, Work, engine_games(How, Match, Schedule)) :-
    engines_played(Options, Workers, Work, Match, How).

%   By itself SIGTERM would end this program and leave the engines.

end_by_signal(_Signal) :-
    halt(143).

%   break_off(+Error): the match ends by Error. When the reader of stdout has gone away the signal,
%   which was held off while there were engines to end, comes by writing once more.

break_off(Error) :-
    (   Error = error(io_error(write, _), _)
    ->  nl,
        flush_output
    ;   true
    ),
    throw(Error).

%   openings(+Options, -Openings): those of --openings, or the start of the game alone.

openings(Options, Openings) :-
    (   option(openings(Name), Options)
    ->  read_openings(Name, Openings)
    ;   start_opening(Opening),
        Openings = [Opening]
    ).

%   folder(+Options, -Folder): where record_game/6 keeps the games; `none` without --record.
%   Records that are there would be written over: their folder is not taken.

folder(Options, Folder) :-
    (   option(record(Directory), Options)
    ->  option(to(Format), Options, kif),
        (   Directory == ''
        ->  usage_error("match: --record has no name; it takes a folder", [])
        ;   holds_records(Directory)
        ->  usage_error("match: ~w has records already; --record takes a folder without any",
                        [Directory])
        ;   record_folder(Directory, Format, Folder)
        )
    ;   option(to(_), Options)
    ->  usage_error("match: --to says how the games of --record are written; \c
                     there is no --record", [])
    ;   Folder = none
    ).

%   control_words(+Control, -Words): as a person is told of the job.

control_words(nodes(Nodes), Words) :-
    format(string(Words), "~D nodes a move", [Nodes]).
control_words(byoyomi(Seconds), Words) :-
    format(string(Words), "~w s a move", [Seconds]).
control_words(clock(Main, Seconds, Kind), Words) :-
    format(string(Words), "clock ~w+~w, ~w", [Main, Seconds, Kind]).

%   control(+Options, -Control): how long an engine may think, as play_game/4 has it.

control(Options, Control) :-
    findall(Name,
            ( member(Name, [time, nodes, clock]),
              Option =.. [Name, _],
              option(Option, Options)
            ),
            Names),
    (   Names = [_, _|_]
    ->  atomic_list_concat(Names, ', --', List),
        usage_error("match: --~w exclude each other; give one of them", [List])
    ;   Names \== [clock],
        option(increment(true), Options)
    ->  usage_error("match: --increment says how --clock is meant; there is no --clock", [])
    ;   option(nodes(Nodes), Options)
    ->  Control = nodes(Nodes)
    ;   clock_option(match, Options, Main, Seconds)
    ->  (   option(increment(true), Options)
        ->  Kind = increment
        ;   Kind = byoyomi
        ),
        Control = clock(Main, Seconds, Kind)
    ;   option(time(Seconds), Options, 1),
        Control = byoyomi(Seconds)
    ).

                /*******************************
                *           PRINTING           *
                *******************************/

print_beginning(text, A, B, About) :-
    format("A ~w~nB ~w~n~s~n", [A, B, About]),
    flush_output.
print_beginning(csv, _, _, _) :-
    game_columns(Columns),
    write_csv([Columns]),
    flush_output.
print_beginning(json, _, _, _).

%   count_game(+Print, +Keep, +Hypotheses, +Dead, +Scheduled, +Played, +Score0, -Score): a game has
%   ended, see play_series/8; or workers have failed at it, see inside_games/9, of which Dead counts
%   how often.

count_game(print(_, _, Progress), _, _, Dead, Scheduled, dead(Reason), Score, Score) :-
    !,
    scheduled_number(Scheduled, Number),
    format(string(Name), "game ~d", [Number]),
    progress_end(Progress),
    dead_unit(Name, Reason),
    progress_done(Progress),
    arg(1, Dead, Count0),
    Count is Count0+1,
    nb_setarg(1, Dead, Count).
count_game(print(Format, Games, Progress), keep(Folder, A, B, About), Hypotheses, _, Scheduled,
           Played, Score0, Score) :-
    played_game(Played, Game),
    record_game(Folder, A, B, About, Scheduled, Game),
    with_game(Scheduled, Played, Score0, Score1),
    writing_to_program(print_game(Format, Games, Score1, Progress)),
    score_sprt(Hypotheses, Score1, Sprt),
    (   is_decided(Sprt)
    ->  Score = stop(Score1)
    ;   Score = Score1
    ).

print_game(Format, Games, Score, Progress) :-
    (   Format == json
    ->  true
    ;   progress_end(Progress),
        print_game(Format, Games, Score),
        flush_output
    ),
    progress_done(Progress),
    running_words(Score, Words),
    progress_show(Progress, "games  ~s", [Words]).

print_game(text, Games, Score) :-
    game_words(Score, Games, Words),
    format("~s~n", [Words]).
print_game(csv, _, Score) :-
    score_games(Score, [Game|_]),
    game_cells(Game, Cells),
    write_csv([Cells]).

print_end(text, A, B, Score, Sprt, _, _) :-
    print_summary(A, B, Score, Sprt).
print_end(json, A, B, Score, Sprt, Openings, Seed) :-
    summary(A, B, Score, Sprt, Dict0),
    length(Openings, Count),
    write_json(Dict0.put(_{openings:Count, seed:Seed})).
print_end(csv, _, _, _, _, _, _).
