/*  Draws what processes held while they worked for long, gnuplot drawing:

        swipl -p library=prolog -p tests=tests tests/soaked_chart.pl FILE.svg TABLE...

    Each TABLE is one of scripts/soak --output: a piece of the time, a line for each. Above, the
    resident memory and what of the heap is in use; below, atoms and clauses.
*/
:- module(soaked_chart, []).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/messages), []).
:- use_module(library(gunshi/cli/gnuplot)).

:- initialization(draw, main).

draw :-
    current_prolog_flag(argv, [File|Tables]),
    with_output_to(string(Script), write_script(Tables)),
    gnuplot_svg(Script, Svg),
    setup_call_cleanup(open(File, write, Out, [encoding(utf8)]),
                       format(Out, "~s~n", [Svg]),
                       close(Out)).

write_script(Tables) :-
    format("set terminal svg size 640,520 font 'sans,12' background '#ffffff'~n\c
            set datafile separator tab~nset key autotitle columnhead bottom right~n\c
            set grid~nset yrange [0:*]~n"),
    forall(nth1(Number, Tables, Table),
           ( read_file_to_string(Table, Text, []),
             format("$piece~d << EOD~n~sEOD~n", [Number, Text])
           )),
    format("set multiplot layout 2,1~nset ylabel 'MB'~n"),
    write_plot(Tables, [rss_mb-"resident", heap_mb-"heap in use"]),
    format("set ylabel 'number'~nset xlabel 'minutes'~n"),
    write_plot(Tables, [atoms-"atoms", clauses-"clauses"]),
    format("unset multiplot~n").

%   write_plot(+Tables, +Columns): each column has one colour, and one title, in all Tables.

write_plot(Tables, Columns) :-
    findall(Plot,
            ( nth1(Colour, Columns, Column-Title),
              nth1(Number, Tables, _),
              (   Number =:= 1
              ->  format(string(Named), "title '~w'", [Title])
              ;   Named = "notitle"
              ),
              format(string(Plot), "$piece~d using 'minutes':'~w' with lines lc ~d ~w",
                     [Number, Column, Colour, Named])
            ),
            Plots),
    atomic_list_concat(Plots, ', ', All),
    format("plot ~w~n", [All]).
