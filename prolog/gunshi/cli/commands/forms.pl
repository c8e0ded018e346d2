/*  gunshi forms: the first paper's question, put to its forms of a position and to later ones.

    Without a word behind it the forms are measured; `moves` prints what one of them generates, and
    `check` proves that they agree.
*/
:- module(gunshi_cli_commands_forms,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../shogi/forms', [form_moves/4]).
:- use_module('../../shogi/position', [move_usi/2]).
:- use_module('../../base/message_words', [how_many/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../knowledge/own_forms', []).
:- use_module('../options').
:- use_module('../word_list', [words_text/3]).

:- autoload(library(apply), [maplist/3]).
:- autoload(library(pairs), [pairs_keys_values/3]).
:- autoload('../../base/user_files', [reading_file/2]).
:- autoload('../../lab/forms/benchmark', [test_position/3]).
:- autoload('../../lab/forms/proof', [form_faults/3]).
:- autoload('../../lab/forms/findings', [forms_findings/3]).
:- autoload('../../lab/forms/results', [forms_times/3, forms_memories/2, forms_queries/2]).
:- autoload('../forms/arguments',
            [chosen_forms/2, chosen_systems/2, measure_forms/6, write_result/4]).
:- autoload('../forms/page', [forms_page/5]).
:- autoload('../gnuplot', [must_have_gnuplot/0]).
:- autoload('../forms/query_tables',
            [form_table/2, query_columns/1, query_fields/2, query_page/4]).
:- autoload('../forms/tables',
            [findings_text/1, forms_list/0, machine_text/2, row_memory/3, times_tables/4]).
:- autoload('../position_file', [position_file/3]).
:- autoload('../progress', [with_progress/3, progress_done/1, progress_show/3, progress_end/1]).
:- autoload('../tally', [tally_add/3]).

%!  help(-Text) is det.
%
%   Text is what `gunshi forms --help` prints.

help("\
usage: gunshi forms [--forms 1.1,1.8,...] [--depth D] [--positions FILE] [--runs N]
                    [--system swi,gnu] [--format text|json|csv|html] [--output FILE] [--seed N]
       gunshi forms --query GOAL [--program FILE] [--forms 1.1,1.8,...] [--positions FILE]
                    [--runs N] [--system swi,gnu] [--format text|json|csv|html] [--output FILE]
       gunshi forms moves --form F [--sfen SFEN] [--rules paper|legal] [--format text|json|csv]
       gunshi forms check [--forms 1.1,1.8,...] [--positions FILE]
       gunshi forms list

Measures the forms of a shogi position that the first paper compares, and later ones: the CPU time
of minimax at the depths 0 to D, and the memory at a leaf. Each run is a process of its own.

  --forms LIST      which forms; gunshi forms list names them. Default: all
  --depth D         the greatest depth; times over ten seconds a position are left out. Default: 1;
                    of the report 3, beyond 1 in one position, up to four seconds
  --positions FILE  one SFEN a line, or a table with the columns id and sfen. Default: three
                    positions of a game: opening, middle, end
  --runs N          processes of each form and system; the median is told. Default: 3
  --system LIST     swi; gnu, that is GNU Prolog, native and byte code. Default: swi
  --format json     an object a form, system and depth; csv: the same as a table
  --format html     the report: one page with tables, charts and the paper's findings one by one
  --output FILE     write there; - is standard output, and the default
  --seed N          repeats the random order of the runs

With --query a query of your own takes the place of minimax; the answers of all forms must agree:

  --query GOAL      '[P, N]>>(kanouna_te(P, Tes), length(Tes, N))': P is the position as the form
                    holds it, N the answer. What a form has to be called is in docs/forms.md
  --program FILE    clauses that GOAL needs, loaded into each form

list names the forms, your own too: the files of forms/ in the directory of --kb. moves prints the
moves that one of them generates, as gunshi moves does:

  --form F          which form
  --sfen SFEN       the position; startpos, or an SFEN. Default: startpos
  --rules legal     without moves into check and drop-pawn mate. Default: paper

check proves, for every form and position, that the form's moves are the core's by both rule sets,
that each move leads to the right position and back, and that perft of two plies is exact.
").

opt_type(forms,     forms,     atom).
opt_type(form,      form,      atom).
opt_type(depth,     depth,     between(0, 6)).
opt_type(positions, positions, atom).
opt_type(runs,      runs,      natural).
opt_type(system,    system,    atom).
opt_type(format,    format,    oneof([text, json, csv, html])).
opt_type(output,    output,    atom).
opt_type(seed,      seed,      integer).
opt_type(sfen,      sfen,      atom).
opt_type(query,     query,     atom).
opt_type(program,   program,   atom).
opt_type(rules,     rules,     oneof([paper, legal])).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, 1 if `check` finds a fault, a form counts wrongly or answers a
%   query otherwise than most, 2 if a form
%   failed and only the others are told of, 130 after Ctrl-C.
%
%   @error gunshi(usage(Text))
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(no_system(Name, Names))
%   @error gunshi(no_program(Program, Package))
%   @error gunshi(none_measured(Forms, Systems))
%   @error gunshi(form_failed(Form, System, Status, Text)): no form could be measured
%   @error gunshi(file(write, File, Reason))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional == [],
        option(query(_), Options)
    ->  only('forms --query',
             [query, program, forms, positions, runs, system, format, output, seed], Options),
        query(Options, Status)
    ;   Positional == []
    ->  only(forms, [forms, depth, positions, runs, system, format, output, seed], Options),
        measure(Options, Status)
    ;   Positional == [moves]
    ->  only('forms moves', [form, sfen, rules, format], Options),
        moves(Options),
        Status = 0
    ;   Positional == [check]
    ->  only('forms check', [forms, positions], Options),
        check(Options, Status)
    ;   Positional == [list]
    ->  only('forms list', [], Options),
        forms_list,
        Status = 0
    ;   Positional = [Word, Extra|_],
        command_words(Words),
        memberchk(Word, Words)
    ->  usage_error("forms ~w: \"~w\" is a word too much; gunshi forms --help", [Word, Extra])
    ;   Positional = [Word|_],
        command_words(Words),
        words_text(Words, and, Text),
        usage_error("forms: \"~w\" is none of ~s", [Word, Text])
    ).

command_words([moves, check, list]).

only(Command, Names, Options) :-
    (   member(Option, Options),
        Option =.. [Name, _],
        \+ memberchk(Name, Names)
    ->  usage_error("~w: --~w does not belong here; gunshi forms --help", [Command, Name])
    ;   true
    ).

                /*******************************
                *            MOVES             *
                *******************************/

moves(Options) :-
    (   option(form(Form), Options)
    ->  true
    ;   usage_error("forms moves: --form is missing, as in gunshi forms moves --form 1.1", [])
    ),
    position_option(Options, Position),
    option(rules(Rules), Options, paper),
    option(format(Format), Options, text),
    (   Format == html
    ->  usage_error("forms moves: --format cannot be \"html\"; it takes one of text, json, csv", [])
    ;   true
    ),
    (   form_moves(Form, Rules, Position, Moves)
    ->  true
    ;   usage_error("forms moves: form ~w fails at this position", [Form])
    ),
    maplist(move_usi, Moves, Unsorted),
    msort(Unsorted, Lines),
    print_moves(Format, Lines).

print_moves(text, Lines) :-
    forall(member(Line, Lines), format("~s~n", [Line])).
print_moves(json, Lines) :-
    write_json(Lines).
print_moves(csv, Lines) :-
    findall([Line], member(Line, Lines), Rows),
    write_csv([[usi]|Rows]).

                /*******************************
                *            CHECK             *
                *******************************/

check(Options, Status) :-
    chosen_forms(Options, Forms),
    positions('forms check', Options, Positions),
    length(Forms, Wide),
    length(Positions, Long),
    Total is Wide * Long,
    Tally = _{faults:0},
    with_progress(Total, Progress,
                  forall(( member(Id-Position, Positions), member(Form, Forms) ),
                         check_form(Form, Id, Position, Progress, Tally))),
    Count = Tally.faults,
    how_many(Long, position, PositionsText),
    how_many(Wide, form, FormsText),
    how_many(Count, fault, FaultsText),
    format("~s, ~s: ~s~n", [PositionsText, FormsText, FaultsText]),
    (   Count =:= 0
    ->  Status = 0
    ;   Status = 1
    ).

check_form(Form, Id, Position, Progress, Tally) :-
    progress_show(Progress, "position ~w, form ~w", [Id, Form]),
    form_faults(Form, Position, Faults),
    progress_done(Progress),
    forall(member(Fault, Faults), print_fault(Progress, Form, Id, Fault, Tally)).

print_fault(Progress, Form, Id, Fault, Tally) :-
    progress_end(Progress),
    tally_add(faults, 1, Tally),
    format("form ~w, position ~w: ~p~n", [Form, Id, Fault]).

                /*******************************
                *           MEASURE            *
                *******************************/

measure(Options, Status) :-
    chosen_forms(Options, Forms),
    positions(forms, Options, Positions),
    chosen_systems(Options, Systems),
    option(format(Format), Options, text),
    option(runs(Count), Options, 3),
    measure_options(Format, Positions, Options, More),
    (   Format == html
    ->  must_have_gnuplot
    ;   true
    ),
    measure_forms([forms(Forms), runs(Count), positions(Positions)|More], Systems, Options,
                  Runs, Machine, Measured),
    forms_times(Runs, Positions, Times),
    forms_memories(Runs, Memories),
    write_result(Options, Runs, Measured, report(Format, Times, Memories, Machine, Positions)),
    measured_status(Measured, Times, Status).

                /*******************************
                *            QUERY             *
                *******************************/

query(Options, Status) :-
    option(query(Text), Options),
    query_goal(Text, Goal),
    chosen_forms(Options, Forms),
    positions(forms, Options, Positions),
    (   option(system(_), Options)
    ->  chosen_systems(Options, Systems)
    ;   Systems = [swi]
    ),
    option(format(Format), Options, text),
    option(runs(Count), Options, 3),
    program_option(Options, More),
    (   Format == html
    ->  must_have_gnuplot
    ;   true
    ),
    measure_forms([query(Goal), forms(Forms), runs(Count), positions(Positions)|More], Systems,
                  Options, Runs, Machine, Measured),
    forms_queries(Runs, Rows),
    write_result(Options, Runs, Measured, query_report(Format, Rows, Text, Machine, Positions)),
    measured_status(Measured, Rows, Status).

%   measured_status(+Measured, +Rows, -Status): that of measuring; else 1 where answers differ.

measured_status(Measured, Rows, Status) :-
    (   Measured =\= 0
    ->  Status = Measured
    ;   member(Row, Rows),
        Row.agrees == false
    ->  Status = 1
    ;   Status = 0
    ).

query_goal(Text, Goal) :-
    catch(term_to_atom(Goal, Text), error(syntax_error(What), Context),
          ( error_line(error(syntax_error(What), Context), Line),
            usage_error("forms: --query cannot be read: ~s", [Line])
          )),
    (   nonvar(Goal),
        Goal = (Parameters>>Body),
        Parameters = [_, _],
        callable(Body)
    ->  true
    ;   usage_error("forms: --query \"~w\" is no query of a position; one is \c
                     '[P, N]>>(kanouna_te(P, Tes), length(Tes, N))', its body in brackets",
                    [Text])
    ).

program_option(Options, More) :-
    (   option(program(File), Options)
    ->  reading_file(File, setup_call_cleanup(open(File, read, In), true, close(In))),
        More = [program(File)]
    ;   More = []
    ).

query_report(text, Rows, _, Machine, _) :-
    machine_text(Machine, Text),
    format("~s~n", [Text]),
    form_table(Rows, text).
query_report(html, Rows, Query, Machine, Positions) :-
    query_page(Rows, Query, Machine, Positions).
query_report(json, Rows, _, Machine, _) :-
    query_columns(Columns),
    forall(member(Row, Rows),
           ( query_fields(Row, Fields),
             pairs_keys_values(Pairs, Columns, Fields),
             dict_pairs(Dict, _, Pairs),
             write_json(Dict.put(_{positions:Row.positions, version:Machine.systems.(Row.system),
                                   processor:Machine.processor, load:Machine.load}))
           )).
query_report(csv, Rows, _, _, _) :-
    form_table(Rows, csv).

%   measure_options(+Format, +Positions, +Options, -More): the report is deeper, beyond depth 1 in
%   the first position only, and at depth 3 for the fast forms only, which take no more than four
%   seconds, so that it is made in minutes; and it has the paper's table 4.

measure_options(html, [Id-_|_], Options, [depth(Depth), deep([Id]), limit(4), leaf(50)]) :-
    !,
    option(depth(Depth), Options, 3).
measure_options(_, _, Options, [depth(Depth), leaf(Depth)]) :-
    option(depth(Depth), Options, 1).

report(text, Times, Memories, Machine, Positions) :-
    times_tables(Times, Memories, Machine, Positions),
    forms_findings(Times, Memories, Findings),
    findings_text(Findings).
report(html, Times, Memories, Machine, Positions) :-
    forms_findings(Times, Memories, Findings),
    forms_page(Times, Memories, Findings, Machine, Positions).
report(json, Times, Memories, Machine, _) :-
    forall(member(Row, Times),
           ( whole_row(Memories, Machine, Row, Whole),
             write_json(Whole)
           )).
report(csv, Times, Memories, Machine, _) :-
    Columns = [ form, system, depth, rules, positions, runs, cpu_seconds, minimum, spread,
                gc_seconds, generation_seconds, inferences, nodes, leaves, nodes_per_second,
                stack_bytes, heap_bytes, memory_bytes, agrees, version, processor, load, load_after
              ],
    findall(Fields,
            ( member(Row, Times),
              whole_row(Memories, Machine, Row, Whole),
              maplist(field(Whole), Columns, Fields)
            ),
            Table),
    write_csv([Columns|Table]).

whole_row(Memories, Machine, Row0, Row) :-
    with_memory(Memories, Row0, Row1),
    Row = Row1.put(_{version:Machine.systems.(Row0.system), processor:Machine.processor,
                     load:Machine.load, load_after:Machine.load_after}).

with_memory(Memories, Row, Whole) :-
    (   row_memory(Row, Memories, Memory)
    ->  Whole = Row.put(_{stack_bytes:Memory.stack_bytes, heap_bytes:Memory.heap_bytes,
                          memory_bytes:Memory.memory_bytes})
    ;   Whole = Row.put(_{stack_bytes:null, heap_bytes:null, memory_bytes:null})
    ).

field(Row, Column, Field) :-
    Value = Row.Column,
    (   is_list(Value)
    ->  atomic_list_concat(Value, ' ', Field)
    ;   Field = Value
    ).

                /*******************************
                *           OPTIONS            *
                *******************************/

positions(Command, Options, Positions) :-
    (   option(positions(File), Options)
    ->  position_file(Command, File, Positions)
    ;   findall(Name-Position, test_position(Name, Position, _), Positions)
    ).
