/*  gunshi othello learn: the third paper's learner against fixed opponents, game after game.
*/
:- module(gunshi_cli_commands_othello_learn,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../lab/training/othello_opponents',
              [othello_series/3, series_curve/2, series_gain/3]).
:- use_module('../../../knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('../../../othello/board', [othello_move/2]).
:- use_module('../../../lab/match/othello_player').
:- use_module('../../gnuplot', [must_have_gnuplot/0, gnuplot_svg/2]).
:- use_module('../../options').
:- use_module('../../progress', [with_progress/3, progress_at/3, progress_show/3]).

:- autoload(library(lists), [last/2, member/2]).

opt_type(games,     games,     natural).
opt_type(opponents, opponents, natural).
opt_type(against,   against,   atom).
opt_type(seed,      seed,      nonneg).
opt_type(format,    format,    oneof([text, csv, json, svg])).
opt_type(output,    output,    atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(no_program(gnuplot, Package)) for a chart

run(Arguments, 0) :-
    options_only(Arguments, "gunshi othello --help lists them", Options),
    option(games(Games0), Options, 20),
    Games is Games0 + Games0 mod 2,
    option(opponents(Opponents), Options, 20),
    option(seed(Seed), Options, 1),
    option(format(Format), Options, text),
    option(output(Output), Options, -),
    can_be_written(Output),
    (   Format == svg
    ->  must_have_gnuplot
    ;   true
    ),
    Series = [games(Games), opponents(Opponents), seed(Seed)],
    (   option(against(Name), Options)
    ->  othello_knowledge,
        setup_call_cleanup(
            open_player(Name, Player),
            play_shown([against(called(gunshi_cli_commands_othello_learn:opponent(Player)))|Series],
                       Scores),
            close_player(Player))
    ;   play_shown(Series, Scores)
    ),
    series_curve(Scores, Points),
    series_gain(Scores, Gain, Error),
    with_output_to(string(Text),
                   print_series(Format, Points, Gain, Error, Opponents)),
    write_output(Output, Text).

play_shown(Series, Scores) :-
    with_progress(0, Progress, othello_series(show_done(Progress), Series, Scores)).

show_done(Progress, Total, Done) :-
    progress_at(Progress, Total, Done),
    progress_show(Progress, "games", []).

%   opponent(+Player, +What): as called(Goal) of othello_game/4 asks it.

opponent(Player, begins) :-
    new_game(Player, []).
opponent(Player, hears(Side, Move)) :-
    tell_player(Player, Side, Move).
opponent(Player, plays(Position, N, Move)) :-
    player_move(Player, Position, N, Move),
    (   Move \== resign,
        othello_move(Position, Move)
    ->  true
    ;   refuse_move(Player, Move)
    ).

print_series(text, Points, Gain, Error, Opponents) :-
    format("games   won    error   (mean over ~d opponents, one game with either side)~n",
           [Opponents]),
    forall(member(point(Pair, Mean, E), Points),
           ( First is 2*Pair - 1,
             Second is 2*Pair,
             Length is round(40*Mean),
             format("~t~d-~d~7|  ~3f  ~3f  ~*c~n", [First, Second, Mean, E, Length, 0'#])
           )),
    Points = [point(_, Before, _)|_],
    last(Points, point(_, After, _)),
    format("before learning ~3f, after ~3f: a gain of ~3f, standard error ~3f~n",
           [Before, After, Gain, Error]).
print_series(csv, Points, _, _, _) :-
    findall([Pair, Mean, Error], member(point(Pair, Mean, Error), Points), Rows),
    write_csv([[pair, won, error]|Rows]).
print_series(json, Points, Gain, Error, Opponents) :-
    findall(_{pair:Pair, won:Mean, error:E}, member(point(Pair, Mean, E), Points), Curve),
    write_json(_{opponents:Opponents, gain:Gain, gain_error:Error, curve:Curve}).
print_series(svg, Points, Gain, Error, Opponents) :-
    format(string(Title),
           "the learner against ~d opponents: a gain of ~2f, standard error ~2f",
           [Opponents, Gain, Error]),
    with_output_to(string(Script),
        ( format("set title '~s'~n", [Title]),
          format("set terminal svg size 800,420 font 'sans,12' background '#ffffff'~n"),
          format("set xlabel 'pair of games, one with either side'~nset ylabel 'won'~n"),
          format("set yrange [0:1.05]~nset xrange [0.5:*]~nset grid~nunset key~n$d << EOD~n"),
          forall(member(point(Pair, Mean, E), Points), format("~d ~4f ~4f~n", [Pair, Mean, E])),
          format("EOD~nplot $d using 1:2:3 with yerrorbars pt 7 ps 0.6, $d using 1:2 with lines~n")
        )),
    gnuplot_svg(Script, Svg),
    format("~s~n", [Svg]).
