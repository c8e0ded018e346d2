/*  gunshi selfplay: the program against itself, reasons shown.
*/
:- module(gunshi_cli_commands_selfplay,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [reverse/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../base/encoding', [write_text/3]).
:- use_module('../../shogi/position', [start_position/2]).
:- use_module('../../shogi/game', [game_new/2, game_ply/2, game_result/2, game_end/3, game_usi/2]).
:- use_module('../../shogi/records',
              [ record_format/2, holds_one_game/1, holds_many_games/1, names_text/3, write_games/3
              ]).
:- use_module('../../words/chance', [game_seed/2]).
:- use_module('../../words/reader', [set_reader_language/1]).
:- use_module('../../knowledge/shogi/styles', [set_style/1]).
:- use_module('../../words/turns', [program_move/5, print_game/1]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').

%   Where tournaments of programs call a game drawn; without an end a game of two kings in each
%   other's camp need not come to one.

max_ply(512).

%!  help(-Text) is det.
%
%   Text is what `gunshi selfplay --help` prints.

help("\
usage: gunshi selfplay [--games N] [--time SECONDS] [--record FILE] [--style NAME]
                       [--seed N] [--language en|ja]

The program plays itself from the start position. Each move is printed with its reason and time,
each game ends with its result. Book moves are drawn by their weight, and nothing else by chance. A
game of 512 moves is left unfinished.

  --games N        how many games. Default: 1
  --time SECONDS   think so long at each move. Default: as deep as the strategy says
  --record FILE    write the games to FILE, in the record format that its name ends in, or a line a
                   game: startpos moves 7g7f ... (so also to -, stdout)
  --style NAME     how it plays, a style of kb/shogi/styles.pl
  --seed N         draw the book moves of the first game by the seed N, those of the next by N+1:
                   without --time the same games come again. Default: 0, by chance
  --language LANG  the language of the reasons. Default: en
").

opt_type(games,  games,  natural).
opt_type(time,   time,   between(0.001, 86400)).
opt_type(record, record, atom).
opt_type(style,  style,  atom).
opt_type(seed,   seed,   nonneg).
opt_type(language, language, oneof([en, ja])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(file(write, File, Reason)), gunshi(no_such_style(Style, Styles))

run(Arguments, 0) :-
    options_only(Arguments, "how many games is said by --games", Options),
    option(games(Games), Options, 1),
    option(style(Style), Options, none),
    set_style(Style),
    option(language(Language), Options, en),
    set_reader_language(Language),
    (   option(time(Seconds), Options)
    ->  Limits = [time(Seconds)]
    ;   Limits = []
    ),
    record_target(Options, Games, Record),
    option(seed(Given), Options, 0),
    game_seed(Given, Seed),
    play_games(1, Games, Seed, Limits, Record, []).

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

%   play_games(+Number, +Games, +Seed, +Limits, +Record, +Played): Seed is that of this game, Played
%   are the games before, newest first.

play_games(Number, Games, _, _, _, _) :-
    Number > Games,
    !.
play_games(Number, Games, Seed, Limits, Record, Played) :-
    format("Game ~d of ~d~n", [Number, Games]),
    start_position(hirate, Position),
    game_new(Position, Game0),
    play_on(Game0, [seed(Seed)|Limits], Game),
    print_game(Game),
    record_games(Record, [Game|Played]),
    Next is Number+1,
    NextSeed is Seed+1,
    play_games(Next, Games, NextSeed, Limits, Record, [Game|Played]).

play_on(Game0, Limits, Game) :-
    game_ply(Game0, Ply),
    (   game_result(Game0, _)
    ->  Game = Game0
    ;   max_ply(Ply)
    ->  game_end(Game0, abandoned, Game)
    ;   Number is Ply+1,
        format(string(Before), "~t~d~4| ", [Number]),
        program_move(Game0, Limits, Before, Game1, _),
        flush_output,
        play_on(Game1, Limits, Game)
    ).

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
