/*  gunshi othello: the third paper's program at the prompt, and what one does with Othello from the
    shell. Each word behind it is a file of its own, but for the prompt.
*/
:- module(gunshi_program_othello,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module('../base/usage', [usage_error/2]).
:- use_module(library(lists), [append/3]).
:- use_module(library(option), [option/3]).
:- use_module('../cli/options').
:- use_module('../cli/word_list', [words_text/3]).
:- use_module('../toplevel/othello_commands', [othello_commands/2]).
:- use_module(command, [load_command/2]).

:- autoload('../gtp/engine', [gtp/1]).
:- autoload('../lab/match/othello_names', [levels_text/1]).
:- autoload('../toplevel/own_prompt', [run_prompt/1]).

opt_type(player, player, atom).

%!  help(-Text) is det.
%
%   Text is what `gunshi othello --help` prints.

help(Text) :-
    levels_text(Levels),
    help_before(Before),
    othello_commands(en, Commands),
    help_words(Words),
    help_after(After),
    atomic_list_concat([Before, Commands, Words, Levels, After], Text0),
    atom_string(Text0, Text).

help_before("\
usage: gunshi othello
       gunshi othello perft DEPTH [--position P] [--divide] [--format text|json]
       gunshi othello solve FILE|--position P [--format text|json|csv]
       gunshi othello motifs FILE|--transcript MOVES [--format text|json]
       gunshi othello match A B [--games N] [--seed N] [--output FILE] [--format text|json]
       gunshi othello learn [--games N] [--opponents N] [--against P] [--seed N]
                            [--format text|csv|json|svg] [--output FILE]
       gunshi othello experiment j [--depth D] [--games N] [--seed N] [--format text|json]
       gunshi othello train --output FILE [--seed N] [--plan TEXT]
       gunshi othello values [--games N] [--seed N] [--output FILE]
       gunshi othello shapes FILE... --test FILE [--output FILE]
       gunshi othello gtp [--player P]

Without a word: the prompt, with the commands of the third paper.

").

help_words("
perft counts the sequences of DEPTH plies; a pass is a ply. The last word is the count.

  --position P      64 of X (black), O (white) and -, row by row, then X or O to move. Default: the
                    start of the game
  --divide          the count behind each move first

solve finds the result of best play, in discs for the side to move, and a best move. FILE has lines
of tab-separated fields: a name, the 64 squares, the side; or one position a line; - is standard
input.

motifs says what the moves of games are called, by the clauses of kb/othello/motifs. FILE is in GGF;
- is standard input.

  --transcript MOVES  one game instead, as f5d6c3: its moves from the start

match lets A and B play, with black and white in turn, from random openings that both sides get;
learn shows how the paper's learner fares against fixed opponents, game after game. A player is
paper, the paper's; otl, the same with a middle game and an ending; 'otl;Without=learned', which
does not heed the rules and shapes that games have taught; fixed, an order of squares;
").

help_after("\
; or a command that speaks GTP, split at blanks.

  --games N         how many games, made even; learn: against each opponent; experiment, values: as
                    said. Default: 100; learn: 20; experiment: 200; values: 25000
  --opponents N     how many fixed opponents learn meets, each without lessons at first. Default: 20
  --against P       learn: that player in the place of each; the games with each begin otherwise
  --seed N          of the random openings and the opponents. Default: 1
  --output FILE     match: the games, in GGF; learn: the result; train: the weights; values, shapes:
                    the facts
  --format FORMAT   svg is the chart of the learning, with its error bars, which gnuplot draws

experiment j measures the third paper's sentence that J, with which it plays the opening, names a
wrong move about one time in five: moves 12, 16 and 20 of games of the paper's player with level:3
against the best move by a deep search.

  --depth D         plies of that search, 1 to 20. Default: 10

train learns the search engine's evaluation from its own games, from nothing, and writes it to FILE.
That is how kb/othello/weights.txt was made, in eight minutes.

  --plan TEXT       the generations of the training, with ; between them. Default: those of the file

values prints what words are worth, atai(Word, Empties, Value), fitted to games of the engine with
itself. That is how those of kb/othello/middle.pl were made, in three minutes.

shapes prints what the edges and corners of boards are worth beside the words, katachi(Shape,
Value), learned from the games of FILE..., in GGF, or folders of such: those that the games of
--test bear out. A search says what each position is worth: a thousand games take a minute. That is
how those of kb/othello/shapes.pl were made.

  --test FILE       other games, a file or a folder

gtp speaks the Go Text Protocol on standard input and output, as Othello programs do.

  --player P        who answers genmove. Default: level:5
").

%!  run(+Arguments, -Status) is det.
%
%   Run the command.
%
%   @error gunshi(usage(Text)) and those of the word's own file

run([], 0) :-
    !,
    prompt.
run([Word|Arguments], Status) :-
    (   Word == gtp
    ->  options_only(Arguments, "gunshi othello --help lists them", Options),
        option(player(Name), Options, 'level:5'),
        gtp(Name),
        Status = 0
    ;   command_words(Words),
        memberchk(Word, Words)
    ->  load_command(cli/commands/othello/Word, Module),
        Module:run(Arguments, Status)
    ;   command_words(Words),
        append(Words, [gtp], All),
        words_text(All, and, Text),
        usage_error("othello: \"~w\" is none of ~s", [Word, Text])
    ).

%   command_words(-Words): those that are files of cli/commands/othello.

command_words([perft, solve, motifs, match, learn, experiment, train, values, shapes]).

%   As the top-level of main/0. Boards are answered whole.

prompt :-
    on_signal(int, _, debug),
    use_module(user:library(gunshi), except([set_style/1])),
    use_module(user:library(gunshi/otl)),
    use_module(user:library(gunshi/toplevel/othello_lacks), [set_style/1]),
    format("OTL — Othello by knowledge.   o. starts a game; help. lists the commands.~n"),
    set_prolog_flag(answer_write_options,
                    [quoted(true), portray(true), max_depth(0), spacing(next_argument)]),
    run_prompt(othello).
