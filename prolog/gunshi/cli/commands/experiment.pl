/*  gunshi experiment: the second paper's two experiments, the fourth paper's claim, what each
    clause is worth in games and by longer searches, what choices of how to search are worth,
    whether reasons name causes, and whether learning helps.

    Each has a file of its own in experiment/, beside this one.
*/
:- module(gunshi_cli_commands_experiment,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [member/2, select/3]).
:- use_module(experiment/choices, [choices/3]).
:- use_module(experiment/clauses, [clauses/1]).
:- use_module(experiment/komagumi, [komagumi/1]).
:- use_module(experiment/learning, [learning/1]).
:- use_module(experiment/ordering, [ordering/2]).
:- use_module(experiment/reasons, [reasons/1]).
:- use_module(experiment/searches, [searches/2]).
:- use_module(experiment/selfplay, [selfplay/2]).
:- use_module(experiment/unseen, [unseen/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').
:- use_module('../word_list', [words_text/3]).

%!  help(-Text) is det.
%
%   Text is what `gunshi experiment --help` prints.

help("\
usage: gunshi experiment ordering --problems FILE [--depth D,...|--nodes N,...|--time S,...]
              [--by plies|probability] [--redis HOST:PORT] [--format text|csv|json] [--output DIR]
       gunshi experiment selfplay --openings FILE [--nodes N,N,...|--time S,S,...] [--games N]
              [--statistics VARIANT] [--own] [--by plies|probability]
              [--seed N] [--concurrency N | --redis HOST:PORT] [--format text|csv|json]
              [--output DIR]
       gunshi experiment clauses --openings FILE [--nodes N] [--games N] [--clauses NAME,NAME,...]
              [--sprt ELO0,ELO1] [--seed N] [--concurrency N] [--format ...] [--output DIR]
       gunshi experiment searches CHOICES... --openings FILE [--nodes N] [--games N]
              [--sprt ELO0,ELO1] [--seed N] [--concurrency N] [--format ...] [--output DIR]
       gunshi experiment choices FILE... [--nodes N] [--moves N] [--seed N]
              [--format text|csv|json] [--output DIR]
       gunshi experiment reasons --openings FILE [--nodes N] [--moves N] [--seed N]
              [--format text|csv|json] [--output DIR]
       gunshi experiment komagumi --openings FILE [--nodes N] [--games N] [--plies N] [--seed N]
              [--concurrency N] [--format text|csv|json] [--output DIR]
       gunshi experiment learning --openings FILE [--nodes N] [--against ENGINE [--time S]]
              [--games N] [--rounds N] [--seed N] [--format text|csv|json] [--output DIR]
       gunshi experiment learning --game othello [--games N] [--rounds N] [--seed N] ...
       gunshi experiment learning --unseen FILE... [--game othello] [--openings FILE] [--nodes N]
              [--against ENGINE [--time S]] [--games N] [--seed N] [--format ...] [--output DIR]

The second paper's experiments: does a search that orders moves by how often they were played do
better? Without a statistic the moves of a class come in the order of a scan of the board, from 9a
to 1i. With one, those played more often come first: `any`, counted over all moves, is the paper's;
`share` is played by legal; `king_zone`, `enemy_distance` and `castle` count under a condition, the
paper's future work. All moves are searched alike, however late they come. By itself Gunshi orders
quiet moves by what cut off before in the search, too, and looks at late ones less.

ordering searches each problem without and with each, in the paper's way (scan), by what cut off
before (history), and as Gunshi does but for the statistic (own). It tells how many were solved, the
mean seconds of CPU time and the mean nodes, beside the paper's table 1; the mean ratio of nodes
with its interval, a sign test, and the same for problems whose answer is a drop, or without an
answer what was found without a statistic.

  --problems FILE   a table with the tab-separated columns sfen, answer_usi and avoid_usi, and id or
                    not: the move to play, or those not to play; several have | between them. A
                    position with neither counts for the nodes only
  --depth D,D,...   search so deep; one search for each depth. Default: 3,4; by plies 5,6,7
  --nodes N,N,...   or look at so many positions; then the nodes say nothing, what is solved does
  --time S,S,...    or think so many seconds
  --by BY           depth by probability, as in the paper: a line is as deep as its moves are rare;
                    or by plies. Default: probability
  --redis HOST:PORT by the workers (gunshi worker) of the Redis server there: all searches of a
                    problem by one of them. Seconds are right of workers that do one unit at a time

selfplay plays with the statistic against without it, each opening twice with sides swapped, beside
the paper's table 2: one line for each time, or number of nodes.

  --openings FILE   as gunshi match takes it; the paper's are 25 at random, of 11 moves
  --nodes N,N,...   positions a move. The same answer every time. Default: 20000
  --time S,S,...    seconds a move; the paper's are 5,10,15
  --games N         of each line of the table, made even. Default: 50
  --statistics V    the statistic. Default: any, the paper's
  --own             both search as Gunshi does by itself, by plies. Default: in the paper's way
  --seed N          which openings, and their order. Default: 1
  --concurrency N   games at a time. Default: 1
  --redis HOST:PORT by the workers of the Redis server there, as gunshi match --redis

clauses plays the program with each strategy clause, and each aim, against itself without it, in
this process. A row tells Elo, how many moves the clause decided, how many of these the search alone
would not have played, and the CPU time of a move with it and without. The clauses resign, declare,
only_move and search stay: the table says why, and how many moves they decide.

  --openings FILE   as gunshi match takes it; each is played twice, with sides swapped
  --nodes N         positions a move. Default: 5000
  --games N         a row, made even. Default: 1000
  --clauses NAMES   these only. Default: all
  --sprt ELO0,ELO1  a row ends as soon as a sequential test tells ELO1 from ELO0
  --seed N          of the order of the openings. Default: 1
  --concurrency N   games at a time; with more than one no CPU time is told. Default: 1
  --output DIR      rows are kept there, in clauses.json, as they are finished; a row that is there
                    is not played again, though the knowledge may have changed since

searches plays a search with each of CHOICES against one without them, by search alone and in the
core, so faster than a match --inside; and both sides keep their tables and histories through a
game, as an engine does. A row is told on stderr as soon as it is finished.

  CHOICES           of how to search, as in kb/shogi/search.pl, with commas between those of a row:
                    'margin(delta_margin,100)' 'statistics(none),history(false)'
  --openings FILE   as gunshi match takes it; each is played twice, with sides swapped, and goes on
                    by two moves when it comes again, in at most 25 ways. No position comes twice:
                    few openings give fewer games
  --nodes N         positions a move. Default: 5000
  --games N         a row, made even. Default: 10000
  --sprt ELO0,ELO1  a row ends as soon as a sequential test tells ELO1 from ELO0
  --seed, --concurrency   as above

choices decides positions of games, and has the search alone decide them too. Where the two play
different moves, a search of twenty times the nodes judges both. It tells what the moves of each
clause are worth more in the mean than those of the search, in each phase of the game: a clause that
costs too much is seen in minutes where games would take a day. What no search sees, such as what a
castle is worth much later, is not in it.

  FILE...           records, and folders of them; each game gives a position in turn
  --nodes N         positions a move. Default: 5000
  --moves N         so many positions, none twice. Default: 1000
  --seed N          of the positions. Default: 1

reasons plays the program with itself, and makes each choice again without what its reason names:
the clause that decided and the aims it names, each of these alone, the plan, the attack, the lines
and patterns of the book, other clauses that were used. It tells in how many the move changes; or
the same move is played for another reason; or neither, as the search finds the same score and line.
And it tells which claims the moves have, and the CPU time of these beside that of a search.

  --openings FILE   as gunshi match takes it; the games begin with them in turn
  --nodes N         positions a move, and of the search that claims are compared with. Default: 5000
  --moves N         so many choices. Default: 1000
  --seed N          of the order of the openings. Default: 1

komagumi measures the fourth paper's claim beside its sentences. Three players, who build castles by
target squares (no joseki), by joseki lines (no target squares), and by neither, play from the start
of the game against a search that disturbs them in 20 ways, and against one that does not: castles
finished, and when. Then they play matches with each other; and the facts are counted.

  --openings FILE   of the matches, as gunshi match takes it; joseki need short ones
  --nodes N         positions a move. Default: 2000
  --games N         a match, made even. Default: 200
  --plies N         the games of castles end after so many moves. Default: 80
  --seed, --concurrency   as above, of the matches

learning plays series against an opponent that never changes, blocks without learning and with it in
turn, on the same openings, each with either side; then one block without and one with what was
learned on openings that were not seen. It tells the share of the points and Elo of each block, what
was gained, and how many facts were added, used and refuted. The user's own knowledge is left alone.

  --game G          shogi or othello. Default: shogi
  --openings FILE   of shogi; Othello's are 4 random moves
  --nodes N         positions a move, of the learner and of the opponent. Default: 2000
  --against ENGINE  a USI engine in the place of the opponent, --time S seconds a move (default 1)
  --games N         on the openings seen, about. Default: 240
  --rounds N        of one block without and one with learning. Default: 4

  --unseen FILE...  the games that was learned from, no opening of which is played:

learning --unseen measures what was learned from libraries of games: the rules that are known,
shipped and your own (kb learn --rules), of shogi the order of moves (train moves), of Othello
the shapes of edges and corners (othello shapes). It plays games against an opponent with them
and without, each opening four times, with either side. FILE... are the games that they were
learned from and tried on: openings that lead to a position of one of these are left out. It tells
the gain with its interval; and in some positions of the games, judged
by searches, how often rules speak, and how much of what they call bad is.

  --game G          shogi, the program; or othello, the player otl. Default: shogi
  --openings FILE   of shogi, as gunshi match takes it; Othello's are 8 random moves
  --nodes N, --against ENGINE, --time S   as above; Othello's opponent is a level. Default: level:4
  --games N         in all. Default: 400

For all:

  --format FORMAT   text; csv: a line a search, a game, or a row of clauses and choices; json: an
                    object a line of the tables
  --output DIR      also write the text and the lines there: ordering.txt and .csv, and so on; for
                    ordering, selfplay and learning also a chart, ordering.svg, which gnuplot draws

The status is 1 when a game was lost by a fault, or workers have failed at games or searches; of
choices it is 2 when a game of the files cannot be read.
").

opt_type(problems,    problems,    atom).
opt_type(openings,    openings,    atom).
opt_type(depth,       depth,       atom).
opt_type(by,          by,          oneof([plies, probability])).
opt_type(nodes,       nodes,       atom).
opt_type(time,        time,        atom).
opt_type(games,       games,       natural).
opt_type(game,        game,        oneof([shogi, othello])).
opt_type(against,     against,     atom).
opt_type(rounds,      rounds,      natural).
opt_type(unseen,      unseen,      boolean).
opt_type(moves,       moves,       natural).
opt_type(plies,       plies,       natural).
opt_type(clauses,     clauses,     atom).
opt_type(sprt,        sprt,        atom).
opt_type(statistics,  statistics,  oneof([any, share, king_zone, enemy_distance, castle])).
opt_type(own,         own,         boolean).
opt_type(seed,        seed,        nonneg).
opt_type(concurrency, concurrency, between(1, 256)).
opt_type(redis,       redis,       atom).
opt_type(format,      format,      oneof([text, csv, json])).
opt_type(output,      output,      atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, 1 when a game was lost by a fault or workers have failed, or 2
%   when a game of a file could not be read.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)) and what read_text/3 throws, of a file
%   @error gunshi(file(write, File, Reason))
%   @error gunshi(bad_knowledge(File, Problems))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [learning|Files],
        select(unseen(true), Options, Others)
    ->  only('learning --unseen',
             [game, openings, nodes, against, time, games, seed, format, output],
             Others),
        unseen(Files, Others),
        Status = 0
    ;   Positional = [choices|Files]
    ->  only(choices, [nodes, moves, seed, format, output], Options),
        choices(Files, Options, Status)
    ;   Positional = [searches|Texts]
    ->  only(searches, [openings, nodes, games, seed, concurrency, sprt, format, output], Options),
        searches(Texts, Options),
        Status = 0
    ;   Positional = [Experiment],
        experiment(Experiment, Names)
    ->  only(Experiment, Names, Options),
        run_experiment(Experiment, Options, Status)
    ;   findall(Experiment,
                ( member(Experiment, [choices, searches]) ; experiment(Experiment, _) ),
                Experiments),
        words_text(Experiments, or, Text),
        usage_error("experiment: say which, ~s; gunshi experiment --help tells more", [Text])
    ).

%   experiment(?Experiment, -Names): Experiment takes the options Names.

experiment(ordering, [problems, depth, by, nodes, time, redis, format, output]).
experiment(selfplay,
           [ openings, nodes, time, games, statistics, own, by, seed, concurrency, redis,
             format, output
           ]).
experiment(clauses,
           [openings, nodes, games, clauses, seed, concurrency, sprt, format, output]).
experiment(reasons, [openings, nodes, moves, seed, format, output]).
experiment(komagumi,
           [openings, nodes, games, plies, seed, concurrency, format, output]).
experiment(learning,
           [ game, openings, nodes, against, time, games, rounds, seed, format, output ]).

run_experiment(ordering, Options, Status) :-
    ordering(Options, Status).
run_experiment(selfplay, Options, Status) :-
    selfplay(Options, Status).
run_experiment(clauses, Options, 0) :-
    clauses(Options).
run_experiment(reasons, Options, 0) :-
    reasons(Options).
run_experiment(komagumi, Options, 0) :-
    komagumi(Options).
run_experiment(learning, Options, 0) :-
    learning(Options).

only(Experiment, Names, Options) :-
    (   member(Option, Options),
        functor(Option, Name, 1),
        \+ memberchk(Name, Names)
    ->  usage_error("experiment ~w: --~w does not belong here; gunshi experiment --help",
                    [Experiment, Name])
    ;   true
    ).
