/*  gunshi experiment learning: does learning from lost games help?

    Series of games against an opponent that never changes, blocks with and without learning in turn
    (training/series.pl), of shogi or Othello.
*/
:- module(gunshi_cli_experiment_learning,
          [ learning/1                  % +Options
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../lab/elo', [elo_words/3]).
:- use_module('../../base/user_files', [writing_file/2]).
:- use_module('../../lab/training/series').
:- use_module('../../lab/training/othello_openings', []).
:- use_module('../../lab/training/othello_series', [fixed_order/1, random_opening/2]).
:- use_module('../../lab/training/shogi_series', []).
:- use_module('../../shogi/game', [game_last_move/2, game_position/2, game_usi/2]).
:- use_module('../../shogi/position', [side_to_move/2]).
:- use_module(limits).
:- use_module('../gnuplot', [must_have_gnuplot/0, gnuplot_svg/2]).
:- use_module('../../lab/match/engine').
:- use_module('../../lab/match/referee', [judged/4]).
:- use_module('../../lab/match/named', [engine_named/2]).
:- use_module('../../lab/match/openings', [match_openings/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options').
:- use_module('../progress').

:- autoload(library(random), [random_permutation/2]).

%!  learning(+Options:list) is det.
%
%   Run the experiment that Options, as of the command, ask for, and write its report; with a folder
%   for it also the chart.
%
%   @error gunshi(usage(Text))
%   @error gunshi(bad_position_line(File, Line, Error)), gunshi(file(write, File, Reason))
%   @error gunshi(usi_engine(Title, What)) if an engine does not start
%   @error gunshi(no_program(gnuplot, Package)) for the chart

learning(Options) :-
    option(game(Game), Options, shogi),
    must_be_of_the_game(Game, Options),
    option(games(Games), Options, 240),
    option(rounds(Rounds), Options, 4),
    option(seed(Seed), Options, 1),
    Count is max(1, round(Games/(4*Rounds))),
    report_directory(Options),
    (   option(output(_), Options)
    ->  must_have_gnuplot
    ;   true
    ),
    set_random(seed(Seed)),
    openings(Game, Options, Count, Seen, Unseen),
    with_opponent(Game, Options, Module, Setting, Opponent,
                  series(Options, Module, Setting, Seen, Unseen, Rounds, Rows)),
    length(Seen, SeenCount),
    length(Unseen, UnseenCount),
    format(string(Title), "Learning, ~w, against ~w: ~d openings seen, ~d not seen, seed ~d",
           [Game, Opponent, SeenCount, UnseenCount, Seed]),
    with_output_to(string(Text), told(Title, Rows)),
    findall(Line, ( member(Row, Rows), row_line(Row, Line) ), Lines),
    columns(Columns),
    findall(Object, object(Rows, Object), Objects),
    write_report(Options, learning, [Columns|Lines], Objects, Text),
    (   option(output(Directory), Options)
    ->  chart(Title, Rows, Svg),
        format(atom(File), "~w/learning.svg", [Directory]),
        write_output(File, Svg)
    ;   true
    ).

%   must_be_of_the_game(+Game, +Options): nothing is said that only the other game has.

must_be_of_the_game(shogi, _).
must_be_of_the_game(othello, Options) :-
    forall(( member(Name, [openings, nodes, against, time]),
             Option =.. [Name, _],
             option(Option, Options)
           ),
           usage_error("experiment learning: --~w is for shogi; Othello is played against a fixed order of \c
                        squares, from openings by chance", [Name])).

%   openings(+Game, +Options, +Count, -Seen, -Unseen): Count of each, opening(Id, Opening), by
%   chance.

openings(shogi, Options, Count, Seen, Unseen) :-
    (   option(openings(_), Options)
    ->  match_openings(Options, All)
    ;   usage_error("experiment learning: --openings is missing, a file of openings; or --game othello",
                    [])
    ),
    random_permutation(All, Order),
    length(Seen, Count),
    length(Unseen, Count),
    (   append(Seen, Rest, Order),
        append(Unseen, _, Rest)
    ->  true
    ;   length(All, Length),
        Needed is 2*Count,
        usage_error("experiment learning: ~d openings are needed, half of them not to be seen; the \c
                     file has ~d; fewer --games need fewer", [Needed, Length])
    ).
openings(othello, _, Count, Seen, Unseen) :-
    othello_openings(1, Count, Seen),
    Next is Count+1,
    Last is 2*Count,
    othello_openings(Next, Last, Unseen).

othello_openings(First, Last, Openings) :-
    findall(opening(Id, Moves),
            ( between(First, Last, Id),
              random_opening(4, Moves)
            ),
            Openings).

%   with_opponent(+Game, +Options, -Module, -Setting, -Words, :Goal): Goal with the opponent ready;
%   Words name it.

:- meta_predicate with_opponent(+, +, -, -, -, 0).

with_opponent(othello, _, gunshi_lab_training_othello_openings, othello(fixed(Squares)), Words, Goal) :-
    !,
    fixed_order(Squares),
    Words = "a fixed order of squares",
    call(Goal).
with_opponent(shogi, Options, gunshi_lab_training_shogi_series, shogi(Nodes, Begin, Opponent), Words, Goal) :-
    (   option(nodes(Text), Options)
    ->  natural_argument('experiment learning: --nodes', Text, 1 000 000 000, Nodes)
    ;   Nodes = 2000
    ),
    (   option(against(Named), Options)
    ->  engine_named(Named, Engine),
        engine_time(Options, Byoyomi),
        format(string(Words), "~w, ~w s a move, with ~D nodes", [Named, Byoyomi, Nodes]),
        new_crew(Crew),
        setup_call_cleanup(
            open_engine(Crew, Engine, 60, Player),
            ( Begin = gunshi_lab_match_engine:engine_told(Player, "usinewgame"),
              Opponent = gunshi_cli_experiment_learning:engine_choice(Player, Byoyomi),
              call(Goal)
            ),
            close_engine(Crew, Player))
    ;   format(string(Words), "a search of ~D nodes, with as many", [Nodes]),
        Begin = true,
        Opponent = gunshi_lab_training_shogi_series:fixed_opponent(Nodes),
        call(Goal)
    ).

engine_time(Options, Seconds) :-
    (   option(time(Text), Options)
    ->  (   atom_number(Text, Seconds),
            Seconds > 0
        ->  true
        ;   usage_error("experiment learning: --time cannot be \"~w\"; it takes a number of seconds",
                        [Text])
        )
    ;   Seconds = 1
    ).

%   engine_choice(+Engine, +Seconds, +Game, -Choice): an illegal move, and a declaration that does
%   not hold, lose the game, as in a match. An engine that has ended or hangs ends the experiment:
%   the rest of its games would say nothing.

engine_choice(Engine, Seconds, Game, Choice) :-
    game_usi(Game, Text),
    Milliseconds is truncate(Seconds*1000),
    format(string(Go), "btime 0 wtime 0 byoyomi ~d", [Milliseconds]),
    Limit is Seconds+10,
    engine_move(Engine, Text, Go, Limit, Answer, _),
    (   Answer = fault(Kind)
    ->  arg(1, Engine, Title),
        throw(error(gunshi(usi_engine(Title, Kind)), _))
    ;   Answer = bestmove(Word),
        game_position(Game, Position),
        side_to_move(Position, Side),
        judged(Word, Side, Game, Judged),
        judged_choice(Judged, Choice)
    ).

judged_choice(goes_on(Game), Move) :-
    game_last_move(Game, Move).
judged_choice(declares(_), declare_win).
judged_choice(resigns(_), resign).
judged_choice(fault(_, _, _), resign).

%   series(+Options, +Module, +Setting, +Seen, +Unseen, +Rounds, -Rows): a row is in learning.csv of
%   the report's folder as soon as its game has ended.

series(Options, Module, Setting, Seen, Unseen, Rounds, Rows) :-
    Bar = bar(none),
    setup_call_cleanup(
        rows_begun(Options, Out),
        learning_series(gunshi_cli_experiment_learning:shown(Bar, Out), Module, Setting, Seen, Unseen,
                        Rounds, Rows),
        ( rows_ended(Out),
          arg(1, Bar, Progress),
          progress_end(Progress)
        )).

rows_begun(Options, Out) :-
    (   option(output(Directory), Options)
    ->  format(atom(File), "~w/learning.csv", [Directory]),
        writing_file(File, open(File, write, Out, [encoding(utf8)])),
        columns(Columns),
        write_row(Out, Columns)
    ;   Out = none
    ).

rows_ended(Out) :-
    (   Out == none
    ->  true
    ;   close(Out)
    ).

write_row(Out, Row) :-
    with_output_to(string(Text), write_csv([Row])),
    format(Out, "~s", [Text]),
    flush_output(Out).

columns([block, openings, memory, opening, side, score, used, added, refuted]).

row_line(row(Block, Set, Memory, Id, Side, Score, Spoke, Added, Refuted),
         [Block, Set, Memory, Id, Side, Score, Used, Added, Refuted]) :-
    length(Spoke, Used).

shown(Bar, Out, Total, Done, Row) :-
    (   Out == none
    ->  true
    ;   row_line(Row, Line),
        write_row(Out, Line)
    ),
    (   Done =:= 1
    ->  progress_start(Total, Progress),
        nb_setarg(1, Bar, Progress)
    ;   true
    ),
    arg(1, Bar, Progress1),
    progress_done(Progress1),
    Row = row(Block, Set, Memory, _, _, _, _, _, _),
    progress_show(Progress1, "games, block ~d: openings ~w, ~w learning", [Block, Set, Memory]).

                /*******************************
                *            TELLING           *
                *******************************/

told(Title, Rows) :-
    format("~s~n~nblock  openings  learning  games  share  error~t~48|~w~t~76|used  added  refuted~n",
           [Title, 'Elo']),
    forall(series_block(Rows, Block,
                        block(Set, Memory, Games, Share, Error, Elo, EloError, Used, Added, Refuted)),
           ( elo_words(Elo, EloError, EloWords),
             format("~t~d~5|  ~w~t~17|~w~t~25|~t~d~32|  ~3f  ~3f~t~48|~s~t~76|~t~d~80|~t~d~87|~t~d~96|~n",
                    [Block, Set, Memory, Games, Share, Error, EloWords, Used, Added, Refuted])
           )),
    nl,
    forall(( member(Set-Words, [seen-"seen in training", unseen-"not seen before"]),
             series_gain(Rows, Set, Gain, Error)
           ),
           ( error_text(Rows, Set, Error, ErrorText),
             format("On openings ~s the learner wins ~3f of a game more at the end than without \c
                     learning,~n  ~s.~n",
                    [Words, Gain, ErrorText])
           )),
    series_facts(Rows, Added, Used, Moves, Refuted),
    format("Facts: ~d added, ~d of them used, in ~d moves; ~d refuted later.~n", [Added, Used, Moves, Refuted]).

error_text(Rows, Set, Error, Text) :-
    findall(Id, member(row(_, Set, _, Id, _, _, _, _, _), Rows), Ids0),
    sort(Ids0, Ids),
    (   Ids = [_]
    ->  Text = "and one opening does not tell how sure that is"
    ;   Interval is 1.959964*Error,
        format(string(Text), "± ~3f (95 %, each opening compared with itself)", [Interval])
    ).

object(Rows, _{block:Block, openings:Set, memory:Memory, games:Games, share:Share, error:Error,
               elo:Elo, elo_error:EloError, used:Used, added:Added, refuted:Refuted}) :-
    series_block(Rows, Block,
                 block(Set, Memory, Games, Share, Error, Elo, EloError, Used, Added, Refuted)).
object(Rows, _{openings:Set, gain:Gain, error:Error}) :-
    member(Set, [seen, unseen]),
    series_gain(Rows, Set, Gain, Error).

chart(Title, Rows, Svg) :-
    with_output_to(string(Script),
        ( format("set title '~s'~n", [Title]),
          format("set terminal svg size 800,420 font 'sans,12' background '#ffffff'~n"),
          format("set xlabel 'block'~nset ylabel 'share of the points'~n"),
          format("set yrange [0:1.05]~nset xrange [0.5:*]~nset xtics 1~nset grid~nset key bottom~n"),
          forall(member(Set-Memory, [seen-without, seen-with, unseen-without, unseen-with]),
                 ( format("$~w_~w << EOD~n", [Set, Memory]),
                   forall(series_block(Rows, Block, block(Set, Memory, _, Share, Error, _, _, _, _, _)),
                          format("~d ~4f ~4f~n", [Block, Share, Error])),
                   format("EOD~n")
                 )),
          format("plot $seen_without using 1:2:3 with yerrorlines pt 6 lc rgb '#888888' title \c
                  'without learning', \c
                  $seen_with using 1:2:3 with yerrorlines pt 7 lc rgb '#c03030' title 'learning', \c
                  $unseen_without using 1:2:3 with yerrorbars pt 4 lc rgb '#888888' title \c
                  'not seen, without', \c
                  $unseen_with using 1:2:3 with yerrorbars pt 5 lc rgb '#3030c0' title \c
                  'not seen, with what was learned'~n")
        )),
    gnuplot_svg(Script, Svg).
