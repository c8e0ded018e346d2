:- encoding(utf8).
/*  The report on the forms: one HTML page that needs nothing else.

    It answers the first paper's conclusions one by one and has its tables 1 to 4 laid out anew;
    tables 2 to 4 are lost in the scan, and the page says so. What was not measured stands last and
    is folded. The first test position is drawn beside the terms that hold it. gnuplot draws the
    charts, as SVG inside the page.
*/
:- module(gunshi_cli_forms_page,
          [ forms_page/5,               % +Times, +Memories, +Findings, +Machine, +Positions
            page_style/1                % -Style
          ]).
:- autoload(library(http/html_write), [html//1, print_html/1]).
:- use_module(library(lists),
              [ append/2, append/3, intersection/3, list_to_set/2, max_list/2, member/2,
                nth0/3
              ]).
:- use_module('../../shogi/forms', [form_group/2, form_term/3, form_title/2]).
:- use_module('../../shogi/kanji', [kanji_digit/2, piece_kanji/2]).
:- use_module('../../shogi/position', [hand/4, piece_at/3, side_to_move/2]).
:- use_module('../../lab/forms/benchmark', [test_position/3]).
:- use_module('../../lab/forms/claims', [form_property/3]).
:- autoload('../gnuplot', [gnuplot_svg/2]).
:- autoload(library(apply), [maplist/3]).
:- use_module(chart_frame, [chart_frame/2, comma/1]).
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
                       [ head([ meta(charset('utf-8'), []),
                                meta([name(viewport), content('width=device-width')], []),
                                title('The forms of a position'), style(Style)
                              ]),
                         body([ h1('The forms of a shogi position, measured'),
                                \sources(Machine, Positions),
                                \systems_told(Machine),
                                h2('The paper’s findings, one by one'),
                                \lost,
                                \findings(paper, Findings),
                                h2('Beyond the paper'),
                                \findings(beyond, Findings),
                                h2('Time: the paper’s tables 2 and 3, and deeper'),
                                \figures(TimeCharts),
                                \times(Times, Machine),
                                h2('Memory at a leaf: the paper’s table 4'),
                                \figures(MemoryCharts),
                                \memories(Memories),
                                h2('The forms: one position, and the terms that hold it'),
                                \boards(Positions),
                                h2('Table 1: what the forms are'),
                                \properties(scan, 'As scanned; the columns 1.8 and 1.9 are blank.'),
                                \properties(text, 'As the paper’s text has it.'),
                                h2('All forms'),
                                \forms
                              ])
                       ])
                ]),
           Html),
    print_html(Html).

%!  page_style(-Style) is det.
%
%   Style is the CSS of pages on forms.

page_style('body { font: 15px/1.55 "Noto Sans", "Noto Sans CJK JP", sans-serif; color: #222;
  background: #fcfbf8; margin: 2em auto; max-width: 74em; padding: 0 1.2em }
h1 { font-weight: 600; border-bottom: 3px solid #b98b2f; padding-bottom: .3em }
h2 { font-weight: 600; margin-top: 2.2em; border-bottom: 1px solid #ddd6c4 }
table { border-collapse: collapse; margin: 1em 0; font-variant-numeric: tabular-nums }
td, th { border-bottom: 1px solid #e3ddcd; padding: .18em .7em; text-align: right }
th { background: #f3eee0; font-weight: 600 }
tr:hover td { background: #f7f3e8 }
td:first-child, th:first-child, .words { text-align: left }
.holds { color: #17692b } .fails { color: #a32020 }
.partly, .open, .unmeasured, .depends { color: #8a5a00 } .answer { color: #1f4e8c }
dt { margin-top: 1em } dd { color: #444; margin-left: 1.6em }
details { margin: 1em 0 } summary { cursor: pointer; color: #555 }
figure { margin: 1.2em 0; overflow-x: auto } svg { max-width: 100%; height: auto }
pre, code { font: 13px/1.4 "DejaVu Sans Mono", monospace; white-space: pre-wrap;
  overflow-wrap: anywhere; margin: .2em 0 }
.beside { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2em }
.beside > div:first-child { position: sticky; top: 1em; align-self: start }
table.board { border: 2px solid #4d3b12; background: #f0d9a0; margin: .4em 0 }
table.board td { border: 1px solid #8c733a; width: 1.9em; height: 1.9em; padding: 0;
  text-align: center; font-size: 17px }
table.board tr:hover td { background: none }
table.board .edge { border: 0; font-size: 12px; color: #5d4a1c }
table.board .gote { display: inline-block; transform: rotate(180deg) }
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

%   systems_told(+Machine): what the names of the systems mean.

systems_told(Machine) -->
    { get_dict('swi-alone', Machine.systems, _) },
    !,
    html(p([ b(swi), ' and ', b('swi-alone'), ' are one program. A form of facts erases clauses \c
             whenever a move is made, and somebody must collect them: on swi a thread of \c
             SWI-Prolog does so beside the search, on the same processor; on swi-alone there is \c
             no such thread, and the search collects them itself when enough have gathered. Both \c
             pay for it, and the times have it. Forms without facts erase nothing and are not \c
             measured on swi-alone.'
           ])).
systems_told(_) -->
    [].

%   lost: what the paper can be compared by.

lost -->
    html([ p('Tables 2 to 4 of the paper are lost: the scan has their captions and no figure. So \c
              no time can be held against one of the paper’s; what can be compared is what its \c
              text claims, below in the order of the text.'),
           p('One thing that much hangs on the paper names and does not print: change_arg/5, \c
              which makes the next position of 1.1. Its order, 1.1 before 1.2 and 1.3, implies a \c
              cheap one. A loop that fills a new term argument by argument is not; one clause \c
              whose head has both terms is. Every conclusion on 1.1 is therefore tried with \c
              both, and where they disagree it depends on which the authors had.')
         ]).

%   findings(+Part, +All): what was not measured comes last, folded.

findings(Part, All) -->
    { findall(Finding, ( member(Finding, All), Finding.part == Part ), Findings),
      findall(Finding, ( member(Finding, Findings), Finding.verdict \== unmeasured ), Measured),
      findall(Finding, ( member(Finding, Findings), Finding.verdict == unmeasured ), Unmeasured),
      length(Unmeasured, Count)
    },
    html(dl(\items(finding, Measured))),
    (   { Count =:= 0 }
    ->  []
    ;   html(details([ summary(['Not measured in this run: ', Count]),
                       dl(\items(finding, Unmeasured))
                     ]))
    ).

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
           p([ 'Milliseconds a position, the mean of: ', Ids ]),
           table([ tr(\items(heading, [ form, runs, 'median, ms', 'least, ms', 'spread, ms',
                                        'generation, ms', inferences, 'moves/s', 'gc %', ''
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

%   boards(+Positions): the first of them as a board, and beside it the terms of the paper's forms.

boards([]) -->
    [].
boards([Id-Position|_]) -->
    { findall(Form-Text, ( form_group(Form, paper), term_text(Form, Position, Text) ), Terms) },
    html([ p(['The position ', Id, '. Of long terms and of facts the middle is left out.']),
           div(class(beside),
               [ div([\board(Position), \hands(Position)]),
                 div(dl(\items(term_shown, Terms)))
               ])
         ]).

term_shown(Form-Text) -->
    html([dt(b(Form)), dd(pre(Text))]).

board(Position) -->
    { findall(td(class(edge), File), ( between(1, 9, N), File is 10 - N ), Files),
      append(Files, [td(class(edge), [])], Head),
      findall(tr(Row),
              ( between(1, 9, Rank),
                kanji_digit(Rank, Name),
                findall(td(Cell),
                        ( between(1, 9, N),
                          Square is (10 - N) * 10 + Rank,
                          cell(Position, Square, Cell)
                        ),
                        Cells),
                append(Cells, [td(class(edge), Name)], Row)
              ),
              Rows)
    },
    html(table(class(board), [tr(Head)|Rows])).

cell(Position, Square, Cell) :-
    (   piece_at(Position, Square, Piece)
    ->  Piece =.. [Side, Kind],
        piece_kanji(Kind, Kanji),
        (   Side == gote
        ->  Cell = span(class(gote), Kanji)
        ;   Cell = Kanji
        )
    ;   Cell = []
    ).

hands(Position) -->
    { hand_text(Position, sente, Sente),
      hand_text(Position, gote, Gote),
      side_to_move(Position, Side)
    },
    html(p(['▲ in hand: ', Sente, '; △ in hand: ', Gote, '; ', Side, ' to move'])).

hand_text(Position, Side, Text) :-
    findall(Each,
            ( hand(Position, Side, Kind, Count),
              Count > 0,
              piece_kanji(Kind, Kanji),
              format(atom(Each), "~w ~d", [Kanji, Count])
            ),
            All),
    (   All == []
    ->  Text = none
    ;   atomic_list_concat(All, ', ', Text)
    ).

%   term_text(+Form, +Position, -Text): what Form holds, a fact a line, the long middles left out.

term_text(Form, Position, Text) :-
    form_term(Form, Position, Term),
    (   is_list(Term)
    ->  length(Term, Count),
        Left is Count - 6,
        length(Front, 4),
        append(Front, Rest, Term),
        length(Back, 2),
        append(_, Back, Rest),
        maplist(line_text, Front, FrontLines),
        maplist(line_text, Back, BackLines),
        format(atom(Between), "… ~d more …", [Left]),
        append([FrontLines, [Between], BackLines], Lines),
        atomic_list_concat(Lines, '\n', Text)
    ;   line_text(Term, Text)
    ).

line_text(Term, Text) :-
    format(string(Whole), "~q", [Term]),
    string_length(Whole, Length),
    (   Length =< 260
    ->  atom_string(Text, Whole)
    ;   sub_string(Whole, 0, 170, _, Start0),
        sub_string(Whole, _, 90, 0, End0),
        findall(At, sub_string(Start0, At, _, _, "),"), Ats),
        max_list(Ats, Last),
        Keep is Last + 2,
        sub_string(Start0, 0, Keep, _, Start),
        once(sub_string(End0, Before, _, _, "),")),
        Skip is Before + 2,
        sub_string(End0, Skip, _, 0, End),
        atomic_list_concat([Start, ' … ', End], Text)
    ).

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

figure(chart(Words, Svg)) -->
    html(figure([\[Svg], figcaption(Words)])).

%   time_charts(+Times, -Charts): for each system a chart of the time of all forms, a series a
%   depth, with the range of the runs.

time_charts(Times, Charts) :-
    findall(System, ( member(Row, Times), System = Row.system ), All),
    list_to_set(All, Systems),
    findall(Chart, ( member(System, Systems), time_chart(System, Times, Chart) ), Charts).

time_chart(System, Times, chart(Words, Svg)) :-
    findall(Row, ( member(Row, Times), Row.system == System ), Rows),
    chart_frame(Rows, frame(Forms, Count, Width, Bottom, Top)),
    findall(Depth, ( member(Row, Rows), Depth = Row.depth ), AllDepths),
    sort(AllDepths, Depths),
    with_output_to(string(Script),
        ( format("set title 'CPU time of minimax on ~w'~n", [System]),
          format("set terminal svg size ~d,460 font 'sans,12' background '#ffffff'~n", [Width]),
          format("set logscale y~nset ylabel 'ms a position, logarithmic'~nset xlabel 'form'~n"),
          format("set grid y~nset key outside right top~n"),
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
    format(string(Words),
           "Milliseconds of CPU that minimax takes for a position on ~w: the median of the runs, \c
            and their range. Depth 0 makes every move, each depth more a reply. Beyond depth 1 it \c
            is the first position alone.",
           [System]),
    gnuplot_svg(Script, Svg).

%   tic(+Form, +Rows, -Tic): the name of Form below a chart; what walks another tree says so.

tic(Form, Rows, Tic) :-
    (   member(Row, Rows),
        Row.form == Form,
        Row.rules == legal
    ->  atom_concat(Form, ' (legal)', Tic)
    ;   Tic = Form
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

memory_chart(System, Title, Forms, Memories, chart(Caption, Svg)) :-
    length(Forms, Count),
    memory_words(System, Words),
    Height is max(400, 120 + 19 * Count),
    with_output_to(string(Script),
        ( format("set title 'memory at a leaf on ~w, ~w: ~w'~n", [System, Words, Title]),
          format("set terminal svg size 900,~d font 'sans,12' background '#ffffff'~n", [Height]),
          format("set xlabel 'depth of the leaf, plies'~nset ylabel 'KB'~nset grid~n"),
          format("set key outside right top~n"),
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
    format(string(Caption),
           "Kilobytes that a search holds at a leaf on ~w (~w), by the depth of the leaf: ~w.",
           [System, Words, Title]),
    gnuplot_svg(Script, Svg).
