/*  gunshi selfplay: the program against itself, reasons shown.
*/
:- module(gunshi_cli_commands_selfplay,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [append/3, nth1/3, reverse/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../lab/experiments/deciding', [deciding_game/5]).
:- use_module('../../lab/match/openings', [read_openings/2, start_opening/1]).
:- use_module('../../base/encoding', [write_text/3]).
:- use_module('../../shogi/game', [game_ply/2, game_result/2, game_end/3, game_usi/2]).
:- use_module('../../shogi/records',
              [ record_format/2, holds_one_game/1, holds_many_games/1, names_text/3, write_games/3
              ]).
:- use_module('../../words/chance', [game_seed/2]).
:- use_module('../../words/reader', [set_reader_language/1]).
:- use_module('../../knowledge/shogi/styles', [set_style/1]).
:- use_module('../../words/turns', [chosen_move/5, program_move/5, print_game/1]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').
:- use_module('../progress', [with_progress/3, progress_done/1, progress_show/3]).
:- use_module('../selfplay/clause_table', [print_deciding/4]).
:- use_module('../selfplay/move_objects', [print_move_object/5, print_result_object/2]).

%   Where tournaments of programs call a game drawn; without an end a game of two kings in each
%   other's camp need not come to one.

max_ply(512).

%!  help(-Text) is det.
%
%   Text is what `gunshi selfplay --help` prints.

help("\
usage: gunshi selfplay [--games N] [--time SECONDS|--nodes N] [--openings FILE] [--record FILE]
                       [--style NAME] [--seed N] [--language en|ja] [--format text|csv|json]
                       [--clauses]

The program plays itself from the start position. Each move is printed with its reason and time,
each game ends with its result. Book moves are drawn by their weight, and nothing else by chance. A
game of 512 moves is left unfinished.

With --clauses a table is printed instead: how many moves each clause of the strategy decided in
each phase of the games, and in how many of these the search alone, with as many nodes, plays
another move. Such a game of 512 moves is a draw, and the book's weightiest move is played.

  --games N        how many games. Default: 1
  --time SECONDS   think so long at each move. Default: as deep as the strategy says
  --nodes N        look at so many positions at each move. Default with --clauses: 5000
  --openings FILE  the first game begins with the first opening of FILE, the second with the second,
                   and so on round; FILE as gunshi match takes it
  --record FILE    write the games to FILE, in the record format that its name ends in, or a line a
                   game: startpos moves 7g7f ... (so also to -, stdout)
  --style NAME     how it plays, a style of kb/shogi/styles.pl
  --seed N         draw the book moves of the first game by the seed N, those of the next by N+1:
                   without --time the same games come again. Default: 0, by chance
  --language LANG  the language of the reasons. Default: en
  --clauses        the table of clauses; by --nodes
  --format FORMAT  text, or json, an object a move with its reason, then one of the result; with
                   --clauses also csv. Default: text
").

opt_type(games,  games,  natural).
opt_type(time,   time,   between(0.001, 86400)).
opt_type(nodes,  nodes,  between(1, 9223372036854775807)).
opt_type(openings, openings, atom).
opt_type(record, record, atom).
opt_type(style,  style,  atom).
opt_type(seed,   seed,   nonneg).
opt_type(language, language, oneof([en, ja])).
opt_type(clauses, clauses, boolean).
opt_type(format, format, oneof([text, csv, json])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(file(write, File, Reason)), gunshi(no_such_style(Style, Styles))
%   @error gunshi(bad_position_line(File, Line, Error)) and what read_text/3 throws, of openings

run(Arguments, 0) :-
    options_only(Arguments, "how many games is said by --games", Options),
    option(games(Games), Options, 1),
    option(style(Style), Options, none),
    set_style(Style),
    option(language(Language), Options, en),
    set_reader_language(Language),
    option(clauses(Clauses), Options, false),
    limits(Clauses, Options, Limits),
    openings(Options, Openings),
    record_target(Options, Games, Record),
    option(format(Format), Options, text),
    (   Record == stdout,
        Format \== text
    ->  usage_error("selfplay: --record - and --format ~w would both write to stdout; give \c
                     --record a file",
                    [Format])
    ;   true
    ),
    (   Clauses == true
    ->  Limits = [nodes(Nodes)],
        with_progress(Games, Progress,
                      count_games(1, Games, Nodes, Openings, Record, Progress, [], [], Decisions)),
        print_deciding(Format, Games, Nodes, Decisions)
    ;   option(seed(Given), Options, 0),
        game_seed(Given, Seed),
        play_games(Format, 1, Games, Seed, Limits, Openings, Record, [])
    ).

%   limits(+Clauses, +Options, -Limits): of choose/3; with the table of Clauses, of nodes.

limits(Clauses, Options, Limits) :-
    (   option(time(Seconds), Options)
    ->  (   option(nodes(_), Options)
        ->  usage_error("selfplay: --time, --nodes exclude each other; give one of them", [])
        ;   Clauses == true
        ->  usage_error("selfplay: --clauses goes with --nodes: by time no two games are the same",
                        [])
        ;   Limits = [time(Seconds)]
        )
    ;   option(nodes(Nodes), Options)
    ->  Limits = [nodes(Nodes)]
    ;   Clauses == true
    ->  Limits = [nodes(5000)]
    ;   Limits = []
    ),
    (   option(format(csv), Options),
        Clauses == false
    ->  usage_error("selfplay: --format csv is that of the table of --clauses; text and json tell \c
                     the games",
                    [])
    ;   option(seed(_), Options),
        Clauses == true
    ->  usage_error("selfplay: --seed draws book moves; with --clauses the weightiest is played",
                    [])
    ;   true
    ).

openings(Options, Openings) :-
    (   option(openings(File), Options)
    ->  read_openings(File, Openings)
    ;   start_opening(Opening),
        Openings = [Opening]
    ).

%   nth_start(+Number, +Openings, -Game): with which the game of that Number begins.

nth_start(Number, Openings, Game) :-
    length(Openings, Count),
    Place is (Number-1) mod Count + 1,
    nth1(Place, Openings, opening(_, Game)).

%   record_target(+Options, +Games, -Record): where the games go: `none`, `stdout`, or file(File,
%   Format), which can be written and can hold so many Games.

record_target(Options, Games, Record) :-
    (   option(record(-), Options)
    ->  Record = stdout
    ;   option(record(File), Options)
    ->  (   record_format(File, Format0)
        ->  Format = Format0
        ;   Format = usi
        ),
        (   Games > 1,
            holds_one_game(Format)
        ->  findall(Other, holds_many_games(Other), Others),
            names_text(Others, and, Many),
            usage_error("selfplay: a file in ~w holds one game; ~w hold many", [Format, Many])
        ;   true
        ),
        write_text(File, utf8, ""),
        Record = file(File, Format)
    ;   Record = none
    ).

%   play_games(+Format, +Number, +Games, +Seed, +Limits, +Openings, +Record, +Played): Seed is that
%   of this game, Played are the games before, newest first.

play_games(_, Number, Games, _, _, _, _, _) :-
    Number > Games,
    !.
play_games(Format, Number, Games, Seed, Limits, Openings, Record, Played) :-
    nth_start(Number, Openings, Game0),
    print_begin(Format, Number, Games),
    play_on(Format, Number, Game0, [seed(Seed)|Limits], Game),
    print_end(Format, Number, Game),
    record_games(Record, [Game|Played]),
    Next is Number+1,
    NextSeed is Seed+1,
    play_games(Format, Next, Games, NextSeed, Limits, Openings, Record, [Game|Played]).

print_begin(text, Number, Games) :-
    format("Game ~d of ~d~n", [Number, Games]).
print_begin(json, _, _).

print_end(text, _, Game) :-
    print_game(Game).
print_end(json, Number, Game) :-
    print_result_object(Number, Game).

%   count_games(+Number, +Games, +Nodes, +Openings, +Record, +Progress, +Played, +Decisions0,
%   -Decisions): as play_games/8; Decisions are those of all games.

count_games(Number, Games, _, _, _, _, _, Decisions, Decisions) :-
    Number > Games,
    !.
count_games(Number, Games, Nodes, Openings, Record, Progress, Played, Decisions0, Decisions) :-
    progress_show(Progress, "games", []),
    nth_start(Number, Openings, Game0),
    max_ply(MostPlies),
    deciding_game(Game0, Nodes, MostPlies, Game, New),
    record_games(Record, [Game|Played]),
    progress_done(Progress),
    append(New, Decisions0, Decisions1),
    Next is Number+1,
    count_games(Next, Games, Nodes, Openings, Record, Progress, [Game|Played], Decisions1,
                Decisions).

play_on(Format, Number, Game0, Limits, Game) :-
    game_ply(Game0, Ply),
    (   game_result(Game0, _)
    ->  Game = Game0
    ;   max_ply(Ply)
    ->  game_end(Game0, abandoned, Game)
    ;   Next is Ply+1,
        played_move(Format, Number, Next, Game0, Limits, Game1),
        flush_output,
        play_on(Format, Number, Game1, Limits, Game)
    ).

%   played_move(+Format, +Number, +Ply, +Game, +Limits, -Game1): the Plyth move of the game of that
%   Number, printed.

played_move(text, _, Ply, Game, Limits, Game1) :-
    format(string(Before), "~t~d~4| ", [Ply]),
    program_move(Game, Limits, Before, Game1, _).
played_move(json, Number, Ply, Game, Limits, Game1) :-
    chosen_move(Game, Limits, Choice, Seconds, Game1),
    print_move_object(Number, Game, Choice, Seconds, Ply).

%   record_games(+Record, +Played): the file is written anew after each game, so that it is whole at
%   any time.

record_games(none, _).
record_games(stdout, [Game|_]) :-
    game_usi(Game, Text),
    format("~w~n", [Text]),
    flush_output.
record_games(file(File, Format), Played) :-
    reverse(Played, Games),
    write_games(File, Format, Games).
