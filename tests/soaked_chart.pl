/*  Draws what processes held while they worked for long, gnuplot drawing:

        swipl -p library=prolog tests/soaked_chart.pl FILE.svg TABLE...

    Each TABLE is one of scripts/soak --output: a piece of the time, a line for each. Above, the
    resident memory and what of the heap is in use; below, atoms and clauses. FILE is written whole
    or not at all. Exit status 2 when a TABLE is none, when there is no gnuplot, or FILE cannot be
    written.
*/
:- module(soaked_chart, []).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/encoding)).
:- use_module(library(gunshi/base/messages)).
:- use_module(library(gunshi/base/user_files)).
:- use_module(library(gunshi/base/visible)).
:- use_module(library(gunshi/cli/gnuplot)).

:- initialization(main, main).

main :-
    current_prolog_flag(argv, [File|Names]),
    catch(drawn(File, Names), Error, ( error_line(Error, Line), refuse(Line) )).

drawn(File, Names) :-
    (   member(Name, Names),
        same_file(File, Name)
    ->  visible_text(File, Shown),
        format(string(Text), "\"~w\" is a table, and cannot be the picture", [Shown]),
        refuse(Text)
    ;   true
    ),
    findall(Table, ( member(Name, Names), table(Name, Table) ), Tables),
    with_output_to(string(Script), write_script(Tables)),
    (   gnuplot_svg(Script, Svg)
    ->  true
    ;   refuse("gnuplot could not draw these tables")
    ),
    string_concat(Svg, "\n", Text),
    write_text(File, utf8, Text).

refuse(Text) :-
    format(user_error, "gunshi: soak: ~w~n", [Text]),
    halt(2).

%   table(+Name, -Table): Table is what soaking:write_samples/3 has written there: its names, and
%   rows of as many numbers, one at least. What it is not would be an order to gnuplot.

table(Name, [Names|Rows]) :-
    (   exists_file(Name),
        reading_file(Name, read_file_to_string(Name, Text, [encoding(octet)])),
        split_string(Text, "\n", "", Lines0),
        append(Lines1, [""], Lines0),
        maplist(cells, Lines1, [Names|Cells]),
        forall(( Column = minutes ; drawn_column(_, Column-_) ),
               ( atom_string(Column, Drawn), memberchk(Drawn, Names) )),
        forall(member(Each, Names), plain_name(Each)),
        same_length_rows(Cells, Names),
        maplist(maplist(number_string), Rows, Cells),
        Rows = [_|_]
    ->  true
    ;   visible_text(Name, Shown),
        format(string(Wrong), "\"~w\" is no table of scripts/soak --output", [Shown]),
        refuse(Wrong)
    ).

cells(Line, Cells) :-
    split_string(Line, "\t", "", Cells).

plain_name(Name) :-
    string_codes(Name, Codes),
    forall(member(Code, Codes), code_type(Code, csym)).

same_length_rows(Cells, Names) :-
    forall(member(Row, Cells), same_length(Row, Names)).

drawn_column(above, rss_mb-"resident").
drawn_column(above, heap_mb-"heap in use").
drawn_column(below, atoms-"atoms").
drawn_column(below, clauses-"clauses").

%   write_script(+Tables): what gnuplot draws by.

write_script(Tables) :-
    format("set terminal svg size 640,520 font 'sans,12' background '#ffffff'~n\c
            set datafile separator tab~nset key autotitle columnhead bottom right~n\c
            set grid~nset yrange [0:*]~n"),
    forall(nth1(Number, Tables, Rows),
           ( format("$piece~d << EOD~n", [Number]),
             forall(member(Row, Rows),
                    ( atomic_list_concat(Row, '\t', Line), writeln(Line) )),
             format("EOD~n")
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
