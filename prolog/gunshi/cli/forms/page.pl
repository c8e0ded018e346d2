:- encoding(utf8).
/*  The report on the forms: one HTML page that needs nothing else.

    It answers the first paper's conclusions one by one and has its tables 1 to 4 laid out anew.
    gnuplot draws the charts, as SVG inside the page.
*/
:- module(gunshi_cli_forms_page,
          [ forms_page/5,               % +Times, +Memories, +Findings, +Machine, +Positions
            page_style/1,               % -Style
            comma/1                     % +N
          ]).
:- autoload(library(http/html_write), [html//1, print_html/1]).
:- use_module(library(lists),
              [intersection/3, list_to_set/2, max_list/2, member/2, min_list/2, nth0/3]).
:- use_module('../../shogi/forms', [form_group/2, form_title/2]).
:- use_module('../../lab/forms/benchmark', [test_position/3]).
:- use_module('../../lab/forms/claims', [form_property/3]).
:- autoload('../gnuplot', [gnuplot_svg/2]).
:- use_module(tables,
              [ collecting/2, forms_tables/2, machine_text/2, memory_kilobytes/2, memory_words/2,
                row_note/2, whole/2
              ]).

%!  forms_page(+Times, +Memories, +Findings, +Machine, +Positions) is det.
%
%   Print the page for Times of forms_times/3, Memories of forms_memories/2, Findings of
%   forms_findings/3, Machine of forms_machine/2 and Positions, Id-Position.
%
%   @error gunshi(no_program(gnuplot, Package))

forms_page(Times, Memories, Findings, Machine, Positions) :-
    time_charts(Times, TimeCharts),
    memory_charts(Memories, MemoryCharts),
    page_style(Style),
    phrase(html([ \['<!DOCTYPE html>\n'],
                  html(lang(en),
                       [ head([ meta(charset('utf-8'), []), title('The forms of a position'),
                                style(Style)
                              ]),
                         body([ h1('The forms of a shogi position, measured'),
                                \sources(Machine, Positions),
                                h2('The paper’s findings, one by one'),
                                \findings(paper, Findings),
                                h2('Beyond the paper'),
                                \findings(beyond, Findings),
                                h2('Table 1: what the forms are'),
                                \properties(scan, 'As scanned; the columns 1.8 and 1.9 are blank.'),
                                \properties(text, 'As the paper’s text has it.'),
                                h2('Tables 2, 3 and deeper: time'),
                                \figures(TimeCharts),
                                \times(Times, Machine),
                                h2('Table 4: memory at a leaf'),
                                \figures(MemoryCharts),
                                \memories(Memories),
                                h2('The forms'),
                                \forms
                              ])
                       ])
                ]),
           Html),
    print_html(Html).

%!  page_style(-Style) is det.
%
%   Style is the CSS of pages on forms.

page_style('body { font: 15px/1.5 sans-serif; margin: 2em auto; max-width: 72em; padding: 0 1em }
table { border-collapse: collapse; margin: 1em 0 }
td, th { border-bottom: 1px solid #ccc; padding: .15em .6em; text-align: right }
td:first-child, th:first-child, .words { text-align: left }
.holds { color: #060 } .fails { color: #a00 } .partly, .open, .unmeasured { color: #850 }
dt { margin-top: .8em } dd { color: #444 } figure { margin: 1em 0 }
svg { max-width: 100%; height: auto }
').

sources(Machine, Positions) -->
    { machine_text(Machine, Text),
      findall(System-Version, get_dict(System, Machine.systems, Version), Systems)
    },
    html([ p([ 'CPU time of whole processes, each pinned to one processor: ', Text,
               '. A process has one form on one system; the runs came in random order. Given are \c
                medians; a range is that of all runs. A ratio is believed when there are three \c
                runs or more and its whole range is two per cent or more from 1.'
             ]),
           ul([ \items(system_item, Systems), \items(source_item, Positions) ])
         ]).

items(_, []) -->
    [].
items(Item, [X|Xs]) -->
    call(Item, X),
    items(Item, Xs).

system_item(System-Version) -->
    html(li([System, ': ', Version])).

source_item(Id-Position) -->
    { test_position(Id, Position, Source) },
    !,
    html(li([Id, ': ', Source])).
source_item(_) -->
    [].

                /*******************************
                *            TABLES            *
                *******************************/

findings(Part, All) -->
    { findall(Finding, ( member(Finding, All), Finding.part == Part ), Findings) },
    html(dl(\items(finding, Findings))).

finding(Finding) -->
    html([ dt([ b(class(Finding.verdict), Finding.verdict), ' — ', Finding.claim,
                ' (', Finding.system, ')'
              ]),
           \items(evidence, Finding.evidence)
         ]).

evidence(Text) -->
    html(dd(Text)).

properties(Source, Words) -->
    { findall(Form, form_group(Form, paper), All),
      findall(Form, ( member(Form, All), \+ memberchk(Form, ['1.21', '1.81']) ), Forms),
      findall(Property, form_property(Property, _, _), Names),
      list_to_set(Names, Properties)
    },
    html([ p(Words),
           table([ tr([th([])|\items(heading, Forms)])
                 | \items(property_row(Source, Forms), Properties)
                 ])
         ]).

heading(Text) -->
    html(th(Text)).

property_row(Source, Forms, Property) -->
    html(tr([td(Property)|\items(property_cell(Source, Property), Forms)])).

property_cell(Source, Property, Form) -->
    (   { form_property(Property, Form, Source) }
    ->  html(td('○'))
    ;   html(td([]))
    ).

times(Times, Machine) -->
    { forms_tables(Times, Tables) },
    items(times_table(Times, Machine), Tables).

times_table(Times, Machine, Depth-System) -->
    { findall(Row, ( member(Row, Times), Row.depth =:= Depth, Row.system == System ), Rows),
      Rows = [First|_],
      atomic_list_concat(First.positions, ', ', Ids)
    },
    html([ h3([ 'Depth ', Depth, ' on ', System, ', ', Machine.systems.System ]),
           p([ 'ms a position: ', Ids ]),
           table([ tr(\items(heading, [ form, runs, median, least, spread, generation,
                                        inferences, 'moves/s', 'gc %', ''
                                      ]))
                 | \items(times_row, Rows)
                 ])
         ]).

times_row(Row) -->
    { Ms is Row.cpu_seconds * 1000,
      Least is Row.minimum * 1000,
      Spread is Row.spread * 1000,
      Generation is Row.generation_seconds * 1000,
      whole(Row.nodes_per_second, PerSecond),
      whole(Row.inferences, Inferences),
      collecting(Row, Collecting),
      findall(Note, row_note(Row, Note), Notes),
      atomic_list_concat(Notes, '; ', Words)
    },
    html(tr([ td(Row.form), td(Row.runs), td('~3f'-[Ms]), td('~3f'-[Least]), td('~3f'-[Spread]),
              td('~4f'-[Generation]), td(Inferences), td(PerSecond), td(Collecting),
              td(class(words), Words)
            ])).

memories(Memories) -->
    { findall(System, ( member(Row, Memories), System = Row.system ), All),
      list_to_set(All, Systems)
    },
    items(memory_table(Memories), Systems).

memory_table(Memories, System) -->
    { findall(Row, ( member(Row, Memories), Row.system == System ), Rows),
      findall(Form, ( member(Row, Rows), Form = Row.form ), AllForms),
      list_to_set(AllForms, Forms),
      findall(Depth, ( member(Row, Rows), Depth = Row.depth, table_depth(Depth) ), AllDepths),
      sort(AllDepths, Depths),
      memory_words(System, Words)
    },
    html([ h3(['KB at a leaf on ', System, ': ', Words]),
           table([ tr([th(form)|\items(heading, Depths)])
                 | \items(memory_row(Rows, Depths), Forms)
                 ])
         ]).

table_depth(Depth) :-
    memberchk(Depth, [0, 1, 2, 3, 4, 5, 10, 15, 20, 30, 40, 50]).

memory_row(Rows, Depths, Form) -->
    html(tr([td(Form)|\items(memory_cell(Rows, Form), Depths)])).

memory_cell(Rows, Form, Depth) -->
    { member(Row, Rows),
      Row.form == Form,
      Row.depth =:= Depth,
      !,
      memory_kilobytes(Row, Kb)
    },
    html(td('~1f'-[Kb])).
memory_cell(_, _, _) -->
    html(td('–')).

forms -->
    { findall(tr([td(Form), td(class(words), Group), td(class(words), Words)]),
              ( form_group(Form, Group),
                form_title(Form, Title),
                atom_string(Words, Title)
              ),
              Rows)
    },
    html(table([ tr([th(form), th(class(words), group), th(class(words), 'what it is')]) | Rows ])).

                /*******************************
                *            CHARTS            *
                *******************************/

figures(Charts) -->
    items(figure, Charts).

figure(Svg) -->
    html(figure(\[Svg])).

%   time_charts(+Times, -Charts): for each system a chart of the time of all forms, a series a
%   depth, with the range of the runs.

time_charts(Times, Charts) :-
    findall(System, ( member(Row, Times), System = Row.system ), All),
    list_to_set(All, Systems),
    findall(Chart, ( member(System, Systems), time_chart(System, Times, Chart) ), Charts).

time_chart(System, Times, Svg) :-
    findall(Row, ( member(Row, Times), Row.system == System ), Rows),
    findall(Form, ( member(Row, Rows), Form = Row.form ), AllForms),
    list_to_set(AllForms, Forms),
    findall(Depth, ( member(Row, Rows), Depth = Row.depth ), AllDepths),
    sort(AllDepths, Depths),
    findall(Ms, ( member(Row, Rows), Ms is Row.minimum * 1000 ), Leasts),
    findall(Ms, ( member(Row, Rows), Ms is (Row.minimum + Row.spread) * 1000 ), Mosts),
    min_list(Leasts, Lowest),
    max_list(Mosts, Highest),
    Bottom is Lowest / 2,
    Top is Highest * 2,
    length(Forms, Count),
    Width is max(640, 200 + 34 * Count),
    with_output_to(string(Script),
        ( format("set title 'minimax on ~w: ms a position, median and range'~n", [System]),
          format("set terminal svg size ~d,460 font 'sans,12' background '#ffffff'~n", [Width]),
          format("set logscale y~nset ylabel 'ms'~nset grid y~nset key outside right top~n"),
          format("set yrange [~6f:~6f]~n", [Bottom, Top]),
          format("set xrange [-0.7:~d-0.3]~nset xtics rotate by 60 right (", [Count]),
          forall(nth0(N, Forms, Form),
                 ( comma(N),
                   tic(Form, Rows, Tic),
                   format("'~w' ~d", [Tic, N])
                 )),
          format(")~n"),
          forall(member(Depth, Depths), time_data(Depth, Forms, Rows)),
          format("plot "),
          forall(nth0(N, Depths, Depth),
                 ( comma(N),
                   format("$d~d using 1:2:3:4 with yerrorbars pt 7 ps 0.6 title 'depth ~d'",
                          [Depth, Depth])
                 )),
          nl
        )),
    gnuplot_svg(Script, Svg).

%   tic(+Form, +Rows, -Tic): the name of Form below a chart; what walks another tree says so.

tic(Form, Rows, Tic) :-
    (   member(Row, Rows),
        Row.form == Form,
        Row.rules == legal
    ->  atom_concat(Form, ' (legal)', Tic)
    ;   Tic = Form
    ).

%!  comma(+N) is det.
%
%   Write a comma before all things in a list but the first, number 0.

comma(N) :-
    (   N =:= 0
    ->  true
    ;   write(', ')
    ).

time_data(Depth, Forms, Rows) :-
    format("$d~d << EOD~n", [Depth]),
    forall(( nth0(N, Forms, Form),
             member(Row, Rows),
             Row.form == Form,
             Row.depth =:= Depth
           ),
           ( Ms is Row.cpu_seconds * 1000,
             Least is Row.minimum * 1000,
             Most is Least + Row.spread * 1000,
             format("~d ~6f ~6f ~6f~n", [N, Ms, Least, Most])
           )),
    format("EOD~n").

%   memory_charts(+Memories, -Charts): for each system the paper's four forms, then all.

memory_charts(Memories, Charts) :-
    findall(System, ( member(Row, Memories), System = Row.system ), All),
    list_to_set(All, Systems),
    findall(Chart,
            ( member(System, Systems),
              findall(Form,
                      ( member(Row, Memories),
                        Row.system == System,
                        Form = Row.form
                      ),
                      AllForms),
              list_to_set(AllForms, Forms),
              intersection(['1.21', '1.8', '1.81', '2.3'], Forms, Four),
              member(Title-Shown, ['the paper’s four'-Four, 'all forms'-Forms]),
              Shown \== [],
              memory_chart(System, Title, Shown, Memories, Chart)
            ),
            Charts).

memory_chart(System, Title, Forms, Memories, Svg) :-
    length(Forms, Count),
    memory_words(System, Words),
    Height is max(400, 120 + 19 * Count),
    with_output_to(string(Script),
        ( format("set title 'memory at a leaf on ~w, ~w: ~w'~n", [System, Words, Title]),
          format("set terminal svg size 900,~d font 'sans,12' background '#ffffff'~n", [Height]),
          format("set xlabel 'depth'~nset ylabel 'KB'~nset grid~nset key outside right top~n"),
          forall(nth0(N, Forms, Form),
                 ( format("$m~d << EOD~n", [N]),
                   forall(( member(Row, Memories), Row.form == Form, Row.system == System ),
                          ( memory_kilobytes(Row, Kb),
                            format("~d ~3f~n", [Row.depth, Kb])
                          )),
                   format("EOD~n")
                 )),
          format("plot "),
          forall(nth0(N, Forms, Form),
                 ( comma(N),
                   Dash is 1 + N // 8,
                   format("$m~d with lines lw 1.6 dt ~d title '~w'", [N, Dash, Form])
                 )),
          nl
        )),
    gnuplot_svg(Script, Svg).
