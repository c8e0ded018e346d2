/*  gunshi train: learn the weights of the evaluation from records, the order of moves from searches
    of their positions, or a network from positions that it makes.
*/
:- module(gunshi_cli_commands_train,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(apply), [exclude/3, maplist/3, maplist/4]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(option), [option/2]).
:- use_module('../../base/message_words', [how_many/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../shogi/evaluation', [evaluation_facts/2]).
:- use_module('../../shogi/game', [game_ply/2]).
:- use_module('../../shogi/records', [read_game/3]).
:- use_module('../../shogi/train').
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../base/text_lines', [stream_or_file/3, text_lines/3]).
:- use_module('../options').
:- use_module('../progress',
              [with_progress/3, progress_at/3, progress_show/3, progress_done/1, progress_end/1]).
:- use_module('../record_files', [must_be_no_record/3, record_files/3]).
:- use_module('../rows', [write_rows/1]).
:- use_module('../tally', [tally_add/3]).
:- use_module('train/moves', [train_moves/3]).
:- use_module('train/network', [train_network/2]).
:- use_module('train/positions', [make_positions/2]).

%!  help(-Text) is det.
%
%   Text is what `gunshi train --help` prints.

help("\
usage: gunshi train evaluation FILE... --output FILE [--own-games N] [--passes N] [--seed N]
       gunshi train moves FILE... --output FILE [--test FILE] [--positions N] [--nodes N]
              [--rounds N] [--passes N] [--seed N] [--threads N]
       gunshi train positions --output DIR [--games N] [--nodes N] [--opening N] [--seed N]
              [--threads N] [--network FILE] [--redis HOST:PORT]
       gunshi train network DIR|FILE... --output FILE [--network FILE] [--passes N] [--seed N]

train evaluation learns the weights of the evaluation from the games of strong players: the move
played should be worth most, once captures are played out, and values should foretell results. Every
tenth game is held out, and how well its moves are chosen, before and after, is said on stderr.

  FILE            record files of any format, or folders: all record files in them. Of a game with
                  an illegal move the part before it is taken. Results come from the records, or for
                  FILE.usi from a table FILE.tsv beside it, whose tab-separated columns `line` and
                  `result` (b, w or draw) tell them by the number of the game
  --output FILE   where the weights go, as Prolog facts; - is stdout
  --own-games N   then play N games against itself, and learn from all again: from its own games
                  who won. Default: 0
  --passes N      how often the games are gone through. Default: 3
  --seed N        another seed gives other weights. Default: 1

train moves learns how likely moves are to decide, which orders them in every search: positions of
the games are searched, and what cuts there teaches. How far the move that cuts comes behind others
is said on stderr: of what was learned from, and of the games to try on.

  FILE            record files, as above
  --output FILE   where the values go, as Prolog facts; - is stdout
  --test FILE     other games to try on, a file or a folder: a tenth as many of their positions
  --positions N   how many positions of all games are searched, evenly spread. Default: 20000
  --nodes N       of each search. Default: 5000
  --rounds N      the first round searches by how often moves were played, each later one by what
                  the one before has learned. Default: 2
  --passes N      how often what was found is gone through. Default: 2
  --seed N        another seed gives other values. Default: 1
  --threads N     searches at a time. Default: as many as there are processors

train positions plays games against itself, which begin with moves by chance, and keeps of each
quiet position what the search found and who won: 40 bytes each, as trainers of networks read them
(PackedSfenValue). It can be broken off at any time; given again it makes what is missing, by the
same network only.

  --output DIR    the folder for the files, of 200 games each
  --games N       how many games in all, in whole files. Default: 200
  --nodes N       of each search. Default: 1000
  --opening N     the first moves, at most N, by chance how many, are played by quick searches and
                  not kept, so that there is more of what follows. Default: 0
  --seed N        another seed gives other games. Default: 1
  --threads N     games at a time, without --redis. Default: as many as there are processors
  --network FILE  evaluate by this network, a file nn.bin
  --redis HOST:PORT  have the games played by the workers (gunshi worker) of the Redis server there,
                  with --network those that have the same

train network learns a network that is added to the weights of the evaluation: what they lack in
such positions to say what searches found later in the game, and who won. The same positions and
seed give the same network. It can be broken off; given again it goes on after the last whole pass,
from FILE.left (not with --output -). By how much it misses the last positions, which are held out,
is said on stderr, and by how much the weights alone do.

  DIR             folders that train positions has made
  FILE            files .psv of such positions, of whole games in their order
  --output FILE   where the network goes
  --network FILE  go on from this one, which train network has made; without it, from nothing
  --passes N      how often all is gone through. Default: 2
  --seed N        another seed gives another network. Default: 1
").

opt_type(output,    output,    atom).
opt_type(own_games, own_games, nonneg).
opt_type(passes,    passes,    between(1, 1000000)).
opt_type(seed,      seed,      nonneg).
opt_type(games,     games,     between(1, 1000000000)).
opt_type(nodes,     nodes,     between(1, 1000000000)).
opt_type(threads,   threads,   between(1, 64)).
opt_type(opening,   opening,   between(0, 200)).
opt_type(positions, positions, between(1, 1000000000)).
opt_type(rounds,    rounds,    between(1, 100)).
opt_type(test,      test,      atom).
opt_type(network,   network,   atom).
opt_type(redis,     redis,     atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, or 2 if a file could not be read; weights and the order of moves
%   are learned from the others. It is 1 if workers have failed at games.
%
%   @error gunshi(usage(Text))
%   @error gunshi(file(Doing, File, Reason))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [evaluation|Named]
    ->  must_have_output(Options, "the file for the weights"),
        must_be_of(evaluation, Options, [output, own_games, passes, seed]),
        learn_evaluation(Named, Options, Status)
    ;   Positional = [moves|Named]
    ->  must_have_output(Options, "the file for the values"),
        must_be_of(moves, Options, [output, test, positions, nodes, rounds, passes, seed, threads]),
        train_moves(Named, Options, Status)
    ;   Positional == [positions]
    ->  must_have_output(Options, "the folder for the positions"),
        must_be_of(positions, Options,
                   [output, games, nodes, opening, seed, threads, network, redis]),
        must_be_played_here(Options),
        make_positions(Options, Status)
    ;   Positional = [network|Named]
    ->  must_have_output(Options, "the file for the network"),
        must_be_of(network, Options, [output, network, passes, seed]),
        train_network(Named, Options),
        Status = 0
    ;   usage_error("train: say what to do, evaluation FILE..., moves FILE..., positions or \c
                     network DIR|FILE...; gunshi train --help tells more",
                    [])
    ).

must_have_output(Options, What) :-
    (   option(output(_), Options)
    ->  true
    ;   usage_error("train: --output is missing, ~s", [What])
    ).

must_be_played_here(Options) :-
    (   option(redis(_), Options),
        option(threads(_), Options)
    ->  usage_error("train: --threads is for games that are played here; with --redis each worker \c
                     says how many it plays at a time: gunshi worker --count N",
                    [])
    ;   true
    ).

must_be_of(What, Options, Names) :-
    forall(member(Option, Options),
           ( functor(Option, Name, _),
             (   memberchk(Name, Names)
             ->  true
             ;   dashed(Name, Dashed),
                 usage_error("train: ~w is not an option of train ~w", [Dashed, What])
             )
           )).

learn_evaluation(Named, Options, Status) :-
    option(output(Output), Options),
    can_be_written(Output),
    record_files('train', Named, Files),
    must_be_no_record(train, Output, Files),
    training_new(Training),
    Counts = _{games:0, moves:0, unread:0},
    length(Files, FileCount),
    with_progress(FileCount, Progress,
                  forall(member(File, Files), add_file(File, Training, Counts, Progress))),
    _{games:Games, moves:Moves, unread:Unread} :< Counts,
    (   Games =:= 0
    ->  usage_error("train: there is no game in what was read", [])
    ;   true
    ),
    maplist(how_many, [Games, Moves], [game, move], Words),
    format(user_error, "~s, ~s~n", Words),
    exclude(is_output, Options, Learning),
    learn(Training, Learning, Weights, Measures),
    print_measures(Measures),
    evaluation_facts(Weights, Facts),
    with_output_to(string(Text), write_facts(Facts, Named, Learning, Games, Measures)),
    write_output(Output, Text),
    (   Unread =:= 0
    ->  Status = 0
    ;   Status = 2
    ).

is_output(output(_)).

                /*******************************
                *            GAMES             *
                *******************************/

%   add_file(+File, +Training, !Counts, +Progress): Counts has the `games`, their `moves`, and the
%   files that are `unread`.

add_file(File, Training, Counts, Progress) :-
    stream_or_file(File, user_input, Source),
    catch(( results(File, Results),
            Number = _{games:0},
            forall(read_game(Source, Game, Problems),
                   ( tally_add(games, 1, Number),
                     get_dict(games, Number, N),
                     print_problems(Problems, File, Progress),
                     (   Game == none
                     ->  true
                     ;   winner(Results, N, Winner),
                         training_add(Training, Game, Winner),
                         count_game(Game, Counts),
                         progress_show(Progress, "files, ~D games", [Counts.games])
                     )
                   ))
          ),
          error(Formal, Context),
          ( print_error(error(Formal, Context), Progress),
            tally_add(unread, 1, Counts)
          )),
    progress_done(Progress).

count_game(Game, Counts) :-
    game_ply(Game, Ply),
    tally_add(games, 1, Counts),
    tally_add(moves, Ply, Counts).

print_problems(Problems, File, Progress) :-
    forall(member(Problem, Problems),
           print_error(error(gunshi(record_problem(File, Problem)), _), Progress)).

print_error(Error, Progress) :-
    error_line(Error, Line),
    progress_end(Progress),
    format(user_error, "gunshi: ~s~n", [Line]).

%   results(+File, -Results): the table beside FILE.usi as results(ByNumber), with the words of the
%   column `result`, or `none`.

results(File, Results) :-
    (   file_name_extension(Base, usi, File),
        file_name_extension(Base, tsv, Table),
        exists_file(Table)
    ->  text_lines(Table, _, Lines),
        (   Lines = [_-Head|Rows],
            split_string(Head, "\t", "", Columns),
            nth0(LineColumn, Columns, "line"),
            nth0(ResultColumn, Columns, "result")
        ->  findall(Number-Word,
                    ( member(_-Row, Rows),
                      split_string(Row, "\t", "", Fields),
                      nth0(LineColumn, Fields, NumberText),
                      number_string(Number, NumberText),
                      nth0(ResultColumn, Fields, Word)
                    ),
                    Pairs),
            list_to_assoc(Pairs, Results)
        ;   Results = none
        )
    ;   Results = none
    ).

winner(Results, Number, Winner) :-
    (   Results \== none,
        get_assoc(Number, Results, Word),
        result_winner(Word, Winner0)
    ->  Winner = Winner0
    ;   Winner = unknown
    ).

result_winner("b", sente).
result_winner("w", gote).
result_winner("draw", none).

                /*******************************
                *           LEARNING           *
                *******************************/

learn(Training, Options, Weights, Measures) :-
    with_progress(0, Progress,
                  evaluation_train(Training, show_training(Progress), Options, Weights,
                                   Measures)).

show_training(Progress, What, Done, All) :-
    progress_at(Progress, All, Done),
    progress_show(Progress, "~w", [What]).

print_measures(measures(Before, After)) :-
    forall(member(When-Measure, ["material only"-Before, "learned"-After]),
           ( measure_text(Measure, Text),
             format(user_error, "~s: ~s~n", [When, Text])
           )).

measure_text(measure(Positions, Agreement, Rank, Loss, Results, ResultLoss), Text) :-
    Percent is 100*Agreement,
    format(string(Moves), "of ~D held-out moves ~1f % come first, mean rank ~2f, loss ~3f",
           [Positions, Percent, Rank, Loss]),
    (   Results > 0
    ->  format(string(Text), "~s; loss of ~D results ~3f", [Moves, Results, ResultLoss])
    ;   Text = Moves
    ).

                /*******************************
                *            FACTS             *
                *******************************/

write_facts(Facts, Arguments, Options, Games, measures(Before, After)) :-
    maplist(file_base_name, Arguments, Names),
    atomic_list_concat(Names, ' ', Named),
    options_text(Options, OptionsText),
    measure_text(Before, BeforeText),
    measure_text(After, AfterText),
    format("\c
% What a position is worth: the weights of the evaluation, in thousandths of a pawn.
%
% weight(Name, Sentence, Opening, Ending).
%
% The side to move adds up those of its own things and takes off those of the other side's. Both
% see the board from behind their own pieces. The further a game is, the nearer is what counts to
% Ending. prolog/gunshi/shogi/evaluation.pl says what each name means. Change values, or remove a
% fact to make them zeros: the play follows.
%
% Learned from ~D games: gunshi train evaluation ~w~s --output evaluation.pl
%
%   material only  ~s
%   learned        ~s

",
           [Games, Named, OptionsText, BeforeText, AfterText]),
    forall(member(Fact, Facts), write_fact(Fact)).

write_fact(weight(Name, Sentence, Opening, Ending)) :-
    format("weight(~q, ~q,~n       ", [Name, Sentence]),
    write_rows(Opening),
    format(",~n       "),
    write_rows(Ending),
    format(").~n").
