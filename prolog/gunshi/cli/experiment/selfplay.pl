:- encoding(utf8).
/*  gunshi experiment selfplay: the second paper's second experiment, the program with a statistic
    against itself without.

    The games are those of gunshi match, between two engines that differ in the statistic alone:
    they search and do nothing else, neither joseki nor plans, so that what is measured is the
    search.
*/
:- module(gunshi_cli_experiment_selfplay,
          [ selfplay/2                  % +Options, -Status
          ]).
:- use_module(library(lists), [append/3, member/2, reverse/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../lab/comparison', [share_interval/4]).
:- use_module('../../lab/elo', [score_elo/3, elo_words/3]).
:- use_module(limits).
:- use_module('../../lab/match/named', [engine_named/2]).
:- use_module('../../lab/match/openings', [match_openings/2, schedule/4]).
:- use_module('../../lab/match/score',
              [ no_games/1, with_game/4, score_count/2, any_fault/1, running_words/2,
                game_cells/2
              ]).
:- use_module('../../lab/match/series', [play_series/8]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../progress').

:- autoload(library(apply), [foldl/4]).

%   The paper's rule, and what an engine may be late, in seconds.

most_plies(300).
margin(0.1).
patience(60).

%!  selfplay(+Options:list, -Status) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report. Status is 1
%   when a game was lost by a fault, else 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)), gunshi(file(write, File, Reason))
%   @error gunshi(usi_engine(Title, What)) if the engine does not start

selfplay(Options, Status) :-
    (   option(openings(_), Options)
    ->  match_openings(Options, Openings)
    ;   usage_error("experiment selfplay: --openings is missing, a file of openings", [])
    ),
    experiment_limits(selfplay, Options, [nodes, time], [nodes(20000)], Limits),
    option(games(Games0), Options, 50),
    Games is Games0 + Games0 mod 2,
    option(seed(Seed), Options, 1),
    option(concurrency(Workers), Options, 1),
    option(statistics(Variant), Options, any),
    engine(Variant, Options, A),
    engine(none, Options, B),
    report_directory(Options),
    schedule(Openings, Games, Seed, Schedule),
    length(Limits, Lines),
    Total is Games*Lines,
    progress_start(Total, Progress),
    setup_call_cleanup(
        true,
        findall(Limit-Score,
                ( member(Limit, Limits),
                  played(Limit, A, B, Schedule, Workers, Progress, Score)
                ),
                Played),
        progress_end(Progress)),
    length(Openings, Count),
    with_output_to(string(Text), told(Played, A, B, Count, Seed)),
    findall(Row, row(Played, Row), Rows),
    findall(Object, object(Played, A, B, Seed, Object), Objects),
    game_cells(_, Heading),
    write_report(Options, selfplay, [[limit|Heading]|Rows], Objects, Text),
    (   member(_-Score, Played),
        any_fault(Score)
    ->  Status = 1
    ;   Status = 0
    ).

%   engine(+Variant, +Options, -Text): how gunshi match names the engine.

engine(Variant, Options, Text) :-
    option(own(Own), Options, false),
    option(by(By), Options, plies),
    most_plies(Most),
    format(atom(Text),
           "gunshi;Style=reading;OwnBook=false;USI_Hash=16;MaxMovesToDraw=~d;\c
            SearchChoices=statistics(~w), history(~w), late_moves(~w), depth_by(~w)",
           [Most, Variant, Own, Own, By]).

played(Limit, A, B, Schedule, Workers, Progress, Score) :-
    engine_named(A, NamedA),
    engine_named(B, NamedB),
    control(Limit, Control),
    margin(Margin),
    most_plies(Most),
    patience(Patience),
    limit_words(Limit, Words),
    no_games(Score0),
    progress_show(Progress, "games, ~s a move", [Words]),
    play_series(NamedA, NamedB, Schedule, rules(Control, Margin, Most, Patience), Workers,
                heard(Words, Progress), Score0, Score).

control(nodes(Nodes), nodes(Nodes)).
control(time(Seconds), byoyomi(Seconds)).

heard(Words, Progress, Game, Played, Score0, Score) :-
    with_game(Game, Played, Score0, Score),
    progress_done(Progress),
    running_words(Score, Running),
    progress_show(Progress, "games, ~s a move  ~s", [Words, Running]).

                /*******************************
                *            TELLING           *
                *******************************/

told(Played, A, B, Openings, Seed) :-
    format("Experiment 2: with a statistic, A, against without, B, from ~d openings, seed ~d~n",
           [Openings, Seed]),
    format("A ~w~nB ~w~n~n", [A, B]),
    format("~w~t~24|~t~w~44|~t~w~52|~t~w~70|  ~w~n",
           ['a move', 'A won lost drawn', rate, 'W/(W+L), 95 %', 'Elo']),
    forall(paper(Words, Count), line(Words, Count)),
    forall(member(Limit-Score, Played),
           ( limit_words(Limit, Words),
             score_count(Score, Count),
             line(Words, Count)
           )),
    (   Played = [_, _|_]
    ->  sum(Played, Sum),
        line("total", Sum)
    ;   true
    ),
    format("~nThe rate has Wilson's interval; Elo counts a draw as half a point.~n").

paper("the paper: 5 s", score(26, 23, 1)).
paper("the paper: 10 s", score(25, 25, 0)).
paper("the paper: 15 s", score(26, 24, 0)).
paper("the paper: total", score(77, 72, 1)).

sum(Played, score(Wins, Losses, Draws)) :-
    foldl([_-Score, score(W0, L0, D0), score(W, L, D)]>>
          ( score_count(Score, score(W1, L1, D1)),
            W is W0+W1,
            L is L0+L1,
            D is D0+D1
          ),
          Played, score(0, 0, 0), score(Wins, Losses, Draws)).

line(Words, Count) :-
    Count = score(Wins, Losses, Draws),
    Decided is Wins + Losses,
    (   Decided =:= 0
    ->  Rate = '',
        Interval = ''
    ;   Rate0 is Wins / Decided,
        format(atom(Rate), "~3f", [Rate0]),
        share_interval(Wins, Decided, Low, High),
        format(atom(Interval), "[~3f, ~3f]", [Low, High])
    ),
    score_elo(Count, Elo, Error),
    elo_words(Elo, Error, EloWords),
    format(atom(Games), "~d  ~d  ~d", [Wins, Losses, Draws]),
    format("~s~t~24|~t~w~44|~t~w~52|~t~w~70|  ~s~n", [Words, Games, Rate, Interval, EloWords]).

%   row(+Played, -Row) is nondet: a line of CSV for each game, in the order in which they ended.

row(Played, [Words|Cells]) :-
    member(Limit-score(Count, Rows, MeansA, MeansB), Played),
    limit_words(Limit, Words),
    reverse(Rows, Games),
    member(Game, Games),
    game_cells(score(Count, [Game], MeansA, MeansB), Cells).

object(Played, A, B, Seed,
       _{limit:Words, a:A, b:B, seed:Seed, games:Games, wins:Wins, losses:Losses, draws:Draws,
         rate:Rate, low:Low, high:High, elo:Elo, elo_error:Error}) :-
    member(Limit-Score, Played),
    limit_words(Limit, Words),
    score_count(Score, Count),
    Count = score(Wins, Losses, Draws),
    Games is Wins + Losses + Draws,
    Decided is Wins + Losses,
    (   Decided =:= 0
    ->  Rate = null
    ;   Rate is Wins / float(Decided)
    ),
    share_interval(Wins, Decided, Low, High),
    score_elo(Count, Elo, Error).
