:- encoding(utf8).
/*  A query of a person's own, put to forms: what was measured as a table, as CSV and as a chart. */
:- module(gunshi_cli_forms_query_tables,
          [ form_table/2,               % +Table, +Format
            form_chart/2,               % +Table, +File
            query_chart/2,              % +Rows, -Svg
            query_fields/2,             % +Row, -Fields
            query_columns/1,            % -Columns
            query_page/4                % +Rows, +Query, +Machine, +Positions
          ]).
:- use_module(library(error), [must_be/2]).
:- autoload(library(http/html_write), [html//1, print_html/1]).
:- use_module(library(lists), [list_to_set/2, max_list/2, member/2, nth0/3]).
:- autoload('../gnuplot', [gnuplot_svg/2]).
:- use_module('../options', [write_csv/1, write_output/2]).
:- use_module(tables, [machine_text/2, whole/2]).
:- use_module(chart_frame, [chart_frame/2, comma/1]).
:- use_module(page, [page_style/1]).

:- autoload(library(apply), [maplist/3]).

%!  form_table(+Table:list, +Format) is det.
%
%   Print Table, of form_benchmark/3: Format is `text`, a line a form with a bar for its time, or
%   `csv`.
%
%   @error type_error(list(dict), Table), type_error(oneof([text, csv]), Format) as must_be/2

form_table(Table, Format) :-
    must_be(list(dict), Table),
    must_be(oneof([text, csv]), Format),
    print_table(Format, Table).

print_table(csv, Rows) :-
    query_columns(Columns),
    maplist(query_fields, Rows, Fields),
    write_csv([Columns|Fields]).
print_table(text, Rows) :-
    findall(System, ( member(Row, Rows), System = Row.system ), All),
    list_to_set(All, Systems),
    forall(member(System, Systems), system_table(System, Rows)).

system_table(System, All) :-
    findall(Row, ( member(Row, All), Row.system == System ), Rows),
    Rows = [First|_],
    findall(Seconds, ( member(Row, Rows), Seconds = Row.cpu_seconds ), Times),
    max_list(Times, Longest),
    atomic_list_concat(First.positions, ', ', Ids),
    format("CPU time of a call on ~w, ms (mean of ~w); what the answer holds, KB~n", [System, Ids]),
    format("form~t~14|~t runs~19|~t median~30|~t least~41|~t spread~51|~t vs ~w~60|\c
            ~t inferences~72|~t KB~82|  answers~n",
           [First.form]),
    forall(member(Row, Rows), table_line(Row, First, Longest)).

table_line(Row, First, Longest) :-
    Ms is Row.cpu_seconds * 1000,
    Least is Row.minimum * 1000,
    Spread is Row.spread * 1000,
    Ratio is Row.cpu_seconds / First.cpu_seconds,
    Bar is max(1, round(20 * Row.cpu_seconds / Longest)),
    whole(Row.inferences, Inferences),
    held(Row, Kilobytes),
    answers_text(Row, Answers),
    findall(Words, disagreement(Row, Words), Notes),
    atomic_list_concat([Answers|Notes], '  ', Told),
    format("~w~t~14|~t ~d~19|~t ~5f~30|~t ~5f~41|~t ~5f~51|~t ~2f~60|~t ~w~72|~t ~w~82|  ~w\c
            ~t~104|  ",
           [Row.form, Row.runs, Ms, Least, Spread, Ratio, Inferences, Kilobytes, Told]),
    forall(between(1, Bar, _), write(#)),
    nl.

held(Row, Text) :-
    (   Row.memory_bytes == null
    ->  Text = 'n/a'
    ;   format(atom(Text), "~1f", [Row.memory_bytes/1024])
    ).

disagreement(Row, 'ANSWERS DIFFER') :-
    Row.agrees == false.

answers_text(Row, Text) :-
    findall(One, ( member(_-Answer, Row.answers), answer_text(Answer, One) ), Texts),
    atomic_list_concat(Texts, ', ', Text).

answer_text(no, no).
answer_text(yes(Term), Text) :-
    format(atom(Text), "~W", [Term, [quoted(true), portray(true), numbervars(true), max_depth(8)]]).

%!  query_columns(-Columns:list) is det.
%
%   Columns are the names of query_fields/2.

query_columns([form, system, positions, runs, cpu_seconds, minimum, spread, inferences, stack_bytes,
               heap_bytes, memory_bytes, answers, agrees]).

%!  query_fields(+Row, -Fields:list) is det.
%
%   Fields are those of Row, of forms_queries/2, in the order of query_columns/1.

query_fields(Row, Fields) :-
    query_columns(Columns),
    findall(Field, ( member(Column, Columns), field(Column, Row, Field) ), Fields).

field(positions, Row, Field) :-
    !,
    atomic_list_concat(Row.positions, ' ', Field).
field(answers, Row, Field) :-
    !,
    answers_text(Row, Field).
field(Column, Row, Field) :-
    get_dict(Column, Row, Field).

                /*******************************
                *            CHART             *
                *******************************/

%!  form_chart(+Table:list, +File) is det.
%
%   Write a chart of the times in Table, of form_benchmark/3, to File, as SVG.
%
%   @error type_error(list(dict), Table)
%   @error gunshi(no_program(gnuplot, Package))
%   @error gunshi(file(write, File, Reason))

form_chart(Table, File) :-
    must_be(list(dict), Table),
    query_chart(Table, Svg),
    write_output(File, Svg).

%!  query_chart(+Rows, -Svg:string) is det.
%
%   Svg draws the times of Rows, of forms_queries/2: a series a system, with the range of the runs.
%
%   @error gunshi(no_program(gnuplot, Package))

query_chart(Rows, Svg) :-
    chart_frame(Rows, frame(Forms, Count, Width, Bottom, Top)),
    findall(System, ( member(Row, Rows), System = Row.system ), AllSystems),
    list_to_set(AllSystems, Systems),
    with_output_to(string(Script),
        ( format("set title 'CPU time of a call of the query: median and range of the runs'~n"),
          format("set terminal svg size ~d,460 font 'sans,12' background '#ffffff'~n", [Width]),
          format("set logscale y~nset ylabel 'ms a call'~nset xlabel 'form'~nset grid y~n"),
          format("set key outside right top~nset yrange [~9f:~9f]~n", [Bottom, Top]),
          format("set xrange [-0.7:~d-0.3]~nset xtics rotate by 60 right (", [Count]),
          forall(nth0(N, Forms, Form),
                 ( comma(N),
                   format("'~w' ~d", [Form, N])
                 )),
          format(")~n"),
          forall(nth0(S, Systems, System), series(S, System, Forms, Rows)),
          format("plot "),
          forall(nth0(S, Systems, System),
                 ( comma(S),
                   format("$s~d using 1:2:3:4 with yerrorbars pt 7 ps 0.6 title '~w'", [S, System])
                 )),
          nl
        )),
    gnuplot_svg(Script, Svg).

series(S, System, Forms, Rows) :-
    format("$s~d << EOD~n", [S]),
    forall(( nth0(N, Forms, Form),
             member(Row, Rows),
             Row.form == Form,
             Row.system == System
           ),
           ( Ms is Row.cpu_seconds * 1000,
             Least is Row.minimum * 1000,
             Most is Least + Row.spread * 1000,
             format("~d ~9f ~9f ~9f~n", [N, Ms, Least, Most])
           )),
    format("EOD~n").

%!  query_page(+Rows, +Query, +Machine, +Positions) is det.
%
%   Print a page, HTML, of Rows of forms_queries/2 for the query whose text is Query, with Machine
%   of forms_machine/2 and Positions, Id-Position.
%
%   @error gunshi(no_program(gnuplot, Package))

query_page(Rows, Query, Machine, Positions) :-
    query_chart(Rows, Svg),
    page_style(Style),
    machine_text(Machine, Where),
    findall(Id, member(Id-_, Positions), IdList),
    atomic_list_concat(IdList, ', ', Ids),
    findall(tr(Cells), ( member(Row, Rows), page_cells(Row, Cells) ), Lines),
    phrase(html([ \['<!DOCTYPE html>\n'],
                  html(lang(en),
                       [ head([ meta(charset('utf-8'), []), title('A query put to forms'),
                                style(Style)
                              ]),
                         body([ h1('A query put to forms of a position'),
                                pre(Query),
                                p([ 'CPU time of one call, ms, the mean of the positions ', Ids,
                                    ': the median of the runs, the least, and the greatest less \c
                                     the least. KB: what the position and the first answer \c
                                     hold. ',
                                    Where
                                  ]),
                                figure(\[Svg]),
                                table([ tr([ th(form), th(system), th(runs), th('median, ms'),
                                             th('least, ms'), th('spread, ms'), th(inferences),
                                             th('KB'), th(class(words), answers), th('')
                                           ])
                                      | Lines
                                      ])
                              ])
                       ])
                ]),
           Html),
    print_html(Html).

page_cells(Row, [ td(Row.form), td(Row.system), td(Row.runs), td('~5f'-[Ms]), td('~5f'-[Least]),
                  td('~5f'-[Spread]), td(Inferences), td(Kilobytes), td(class(words), Answers),
                  td(class(fails), Words)
                ]) :-
    Ms is Row.cpu_seconds * 1000,
    Least is Row.minimum * 1000,
    Spread is Row.spread * 1000,
    whole(Row.inferences, Inferences),
    held(Row, Kilobytes),
    answers_text(Row, Answers),
    findall(Each, disagreement(Row, Each), All),
    atomic_list_concat(All, Words).
