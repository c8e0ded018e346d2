/*  Draws what processes held while they worked for long, gnuplot drawing:

        swipl -p library=prolog tests/soaked_chart.pl FILE.svg TABLE...

    Each TABLE is one of scripts/soak --output: a piece of the time, a line for each. Above, the
    resident memory and what of the heap is in use; below, atoms and clauses. FILE is written whole
    or not at all. Exit status 2 when a TABLE is none, when there is no gnuplot, or FILE cannot be
    written.
*/
:- module(soaked_chart, []).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/encoding)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/cli/gnuplot)).

:- initialization(main, main).

main :-
    current_prolog_flag(argv, [File|Tables]),
    catch(drawn(File, Tables), Error,
          ( error_line(Error, Line), format(user_error, "gunshi: soak: ~w~n", [Line]), halt(2) )).

drawn(File, Tables) :-
    forall(member(Table, Tables),
           (   is_table(Table)
           ->  true
           ;   format(user_error, "gunshi: soak: \"~w\" is no table of scripts/soak --output~n",
                      [Table]),
               halt(2)
           )),
    with_output_to(string(Script), write_script(Tables)),
    gnuplot_svg(Script, Svg),
    string_concat(Svg, "\n", Text),
    write_text(File, utf8, Text).

is_table(File) :-
    setup_call_cleanup(open(File, read, In), read_line_to_string(In, Head), close(In)),
    string(Head),
    split_string(Head, "\t", "", Names),
    forall(drawn_column(_, Column-_), ( atom_string(Column, Name), memberchk(Name, Names) )).

drawn_column(above, rss_mb-"resident").
drawn_column(above, heap_mb-"heap in use").
drawn_column(below, atoms-"atoms").
drawn_column(below, clauses-"clauses").

%   write_script(+Tables): what gnuplot draws by.

write_script(Tables) :-
    format("set terminal svg size 640,520 font 'sans,12' background '#ffffff'~n\c
            set datafile separator tab~nset key autotitle columnhead bottom right~n\c
            set grid~nset yrange [0:*]~n"),
    forall(nth1(Number, Tables, Table),
           ( read_file_to_string(Table, Text, []),
             format("$piece~d << EOD~n~sEOD~n", [Number, Text])
           )),
    format("set multiplot layout 2,1~nset ylabel 'MB'~n"),
    write_plot(Tables, above),
    format("set ylabel 'number'~nset xlabel 'minutes'~n"),
    write_plot(Tables, below),
    format("unset multiplot~n").

%   write_plot(+Tables, +Place): each column that is drawn there has one colour, and one title, in
%   all Tables.

write_plot(Tables, Place) :-
    findall(Column, drawn_column(Place, Column), Columns),
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
