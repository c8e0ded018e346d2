:- encoding(utf8).
/*  gunshi experiment learning: does learning from lost games help? A table of blocks, and a chart.
*/
:- module(gunshi_cli_commands_experiment_learning,
          [ learning/1                  % +Options
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../../base/user_files', [writing_file/2]).
:- use_module('../../../lab/comparison', [normal_95/1]).
:- use_module('../../../lab/experiments/learning').
:- use_module('../../../lab/match/openings', [read_openings/2]).
:- use_module('../../../lab/training/series', [series_blocks/2, series_gain/4, series_facts/5]).
:- use_module('../../elo_text', [elo_words/3]).
:- use_module('../../experiment/report', [report_directory/1, write_report/5]).
:- use_module('../../gnuplot', [must_have_gnuplot/0, gnuplot_svg/2]).
:- use_module('../../options', [write_csv/1, write_output/2]).
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).
:- use_module(opponent, [shogi_opponent/3]).

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
    opponent(Game, Options, Opponent, Words),
    with_opponent(Opponent, Series,
                  play_shown(Options, Series, Seen, Unseen, Rounds, Rows)),
    length(Seen, SeenCount),
    length(Unseen, UnseenCount),
    format(string(Title), "Learning, ~w, against ~w: ~d openings seen, ~d not seen, seed ~d",
           [Game, Words, SeenCount, UnseenCount, Seed]),
    with_output_to(string(Text), print_table(Title, Rows)),
    findall(Line, ( member(Row, Rows), row_cells(Row, Line) ), Lines),
    columns(Columns),
    findall(Object, row_object(Rows, Object), Objects),
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
           usage_error("experiment learning: --~w is for shogi; Othello is played against a fixed \c
                        order of squares, from openings by chance", [Name])).

%   openings(+Game, +Options, +Count, -Seen, -Unseen): Count of each, opening(Id, Opening), by
%   chance.

openings(shogi, Options, Count, Seen, Unseen) :-
    (   option(openings(File), Options)
    ->  read_openings(File, All)
    ;   usage_error("experiment learning: --openings is missing, a file of openings; or \c
                     --game othello", [])
    ),
    (   draw_openings(All, Count, Seen, Unseen)
    ->  true
    ;   length(All, Length),
        Needed is 2*Count,
        usage_error("experiment learning: ~d openings are needed, half of them not to be seen; \c
                     the file has ~d; fewer --games need fewer", [Needed, Length])
    ).
openings(othello, _, Count, Seen, Unseen) :-
    othello_openings(Count, Seen, Unseen).

%   opponent(+Game, +Options, -Opponent, -Words): as of with_opponent/3; Words name it.

opponent(othello, _, fixed_squares, "a fixed order of squares").
opponent(shogi, Options, Opponent, Words) :-
    shogi_opponent(Options, Opponent, Words).

%   play_shown(+Options, +Series, +Seen, +Unseen, +Rounds, -Rows): a row is in learning.csv of the
%   report's folder as soon as its game has ended.

play_shown(Options, Series, Seen, Unseen, Rounds, Rows) :-
    setup_call_cleanup(
        open_rows(Options, Out),
        with_progress(0, Progress,
                      play_learning(show_game(Progress, Out), Series, Seen, Unseen, Rounds, Rows)),
        close_rows(Out)).

open_rows(Options, Out) :-
    (   option(output(Directory), Options)
    ->  format(atom(File), "~w/learning.csv", [Directory]),
        writing_file(File, open(File, write, Out, [encoding(utf8)])),
        columns(Columns),
        write_row(Out, Columns)
    ;   Out = none
    ).

close_rows(Out) :-
    (   Out == none
    ->  true
    ;   close(Out)
    ).

write_row(Out, Row) :-
    with_output_to(string(Text), write_csv([Row])),
    format(Out, "~s", [Text]),
    flush_output(Out).

columns([block, openings, memory, opening, side, score, used, added, refuted]).

%   row_cells(+Row, -Cells): a line of CSV. In so many moves of the game a learned fact was used.

row_cells(Row, [Block, Set, Memory, Id, Side, Score, Used, Added, Refuted]) :-
    _{block:Block, openings:Set, memory:Memory, opening:Id, side:Side, score:Score, spoke:Spoke,
      added:Added, refuted:Refuted} :< Row,
    length(Spoke, Used).

%   show_game(+Progress, +Out, +Total, +Done, +Row): as learning_series/7 calls it.

show_game(Progress, Out, Total, Done, Row) :-
    (   Out == none
    ->  true
    ;   row_cells(Row, Cells),
        write_row(Out, Cells)
    ),
    progress_at(Progress, Total, Done),
    progress_show(Progress, "games, block ~d: openings ~w, ~w learning",
                  [Row.block, Row.openings, Row.memory]).

                /*******************************
                *           PRINTING           *
                *******************************/

print_table(Title, Rows) :-
    format("~s~n~nblock  openings  learning  games  share  error~t~48|~w~t~76|\c
            used  added  refuted~n",
           [Title, 'Elo']),
    series_blocks(Rows, Blocks),
    forall(member(Block, Blocks), print_block(Block)),
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
    format("Facts: ~d added, ~d of them used, in ~d moves; ~d refuted later.~n",
           [Added, Used, Moves, Refuted]).

print_block(Block) :-
    _{block:Number, openings:Set, memory:Memory, games:Games, share:Share, error:Error, elo:Elo,
      elo_error:EloError, used:Used, added:Added, refuted:Refuted} :< Block,
    elo_words(Elo, EloError, Words),
    format("~t~d~5|  ~w~t~17|~w~t~25|~t~d~32|  ~3f  ~3f~t~48|~s~t~76|~t~d~80|~t~d~87|~t~d~96|~n",
           [Number, Set, Memory, Games, Share, Error, Words, Used, Added, Refuted]).

error_text(Rows, Set, Error, Text) :-
    findall(Id, ( member(Row, Rows), _{openings:Set, opening:Id} :< Row ), Ids0),
    sort(Ids0, Ids),
    (   Ids = [_]
    ->  Text = "and one opening does not tell how sure that is"
    ;   normal_95(Z),
        Interval is Z*Error,
        format(string(Text), "± ~3f (95 %, each opening compared with itself)", [Interval])
    ).

%   row_object(+Rows, -Object) is nondet: a line of the tables, for JSON.

row_object(Rows, Object) :-
    series_blocks(Rows, Blocks),
    member(Object, Blocks).
row_object(Rows, _{openings:Set, gain:Gain, error:Error}) :-
    member(Set, [seen, unseen]),
    series_gain(Rows, Set, Gain, Error).

chart(Title, Rows, Svg) :-
    with_output_to(string(Script), write_script(Title, Rows)),
    gnuplot_svg(Script, Svg).

write_script(Title, Rows) :-
    series_blocks(Rows, Blocks),
    format("set title '~s'~n", [Title]),
    format("set terminal svg size 800,420 font 'sans,12' background '#ffffff'~n"),
    format("set xlabel 'block'~nset ylabel 'share of the points'~n"),
    format("set yrange [0:1.05]~nset xrange [0.5:*]~nset xtics 1~nset grid~nset key bottom~n"),
    forall(member(Set-Memory, [seen-without, seen-with, unseen-without, unseen-with]),
           ( format("$~w_~w << EOD~n", [Set, Memory]),
             forall(( member(Block, Blocks),
                      _{block:Number, openings:Set, memory:Memory, share:Share,
                        error:Error} :< Block
                    ),
                    format("~d ~4f ~4f~n", [Number, Share, Error])),
             format("EOD~n")
           )),
    format("plot $seen_without using 1:2:3 with yerrorlines pt 6 lc rgb '#888888' title \c
            'without learning', \c
            $seen_with using 1:2:3 with yerrorlines pt 7 lc rgb '#c03030' title 'learning', \c
            $unseen_without using 1:2:3 with yerrorbars pt 4 lc rgb '#888888' title \c
            'not seen, without', \c
            $unseen_with using 1:2:3 with yerrorbars pt 5 lc rgb '#3030c0' title \c
            'not seen, with what was learned'~n").
