:- encoding(utf8).
/*  What was measured of the forms, as text: the paper's tables 2 and 3 and more of the kind, table
    4, and the findings.

    A table of times has a line a form, and the bar behind it is its time. The table of memory has a
    line a depth and a column a form.
*/
:- module(gunshi_cli_forms_tables,
          [ times_tables/4,             % +Times, +Memories, +Machine, +Positions
            findings_text/1,            % +Findings
            memory_table/2,             % +Memories, +Machine
            machine_text/2,             % +Machine, -Text
            forms_tables/2,             % +Times, -Tables
            row_memory/3,               % +Row, +Memories, -Memory
            row_note/2,                 % +Row, -Note
            whole/2,                    % +Value, -Text
            collecting/2,               % +Row, -Text
            memory_words/2,             % +System, -Words
            forms_list/0,
            memory_kilobytes/2          % +Memory, -Kilobytes
          ]).
:- use_module(library(lists), [list_to_set/2, max_list/2, member/2]).
:- use_module('../../lab/forms/benchmark', [test_position/3]).
:- use_module('../../shogi/forms', [form_group/2, form_title/2]).
:- use_module('../../words/library_words', [japanese_form/2, japanese_group/2]).
:- use_module('../../words/reader', [reader_language/1]).

%!  times_tables(+Times, +Memories, +Machine, +Positions) is det.
%
%   Print a table for each depth and system of Times, rows of forms_times/3, with Memories, rows of
%   forms_memories/2, Machine of forms_machine/2, and Positions, Id-Position.

times_tables(Times, Memories, Machine, Positions) :-
    machine_text(Machine, Text),
    format("~s~n", [Text]),
    forall(( member(Id-Position, Positions), test_position(Id, Position, Source) ),
           format("~w: ~s~n", [Id, Source])),
    forms_tables(Times, Tables),
    forall(member(Depth-System, Tables),
           times_table(Depth, System, Times, Memories, Machine)).

%!  forms_tables(+Times, -Tables:list) is det.
%
%   Tables are the Depth-System of Times, by depth, and the systems of a depth in the order of
%   Times.

forms_tables(Times, Tables) :-
    findall(Depth-System, ( member(Row, Times), Depth = Row.depth, System = Row.system ), All),
    list_to_set(All, Different),
    sort(1, @=<, Different, Tables).

times_table(Depth, System, Times, Memories, Machine) :-
    findall(Row, ( member(Row, Times), Row.depth =:= Depth, Row.system == System ), Rows),
    Rows = [First|_],
    findall(Seconds, ( member(Row, Rows), Seconds = Row.cpu_seconds ), All),
    max_list(All, Longest),
    atomic_list_concat(First.positions, ', ', Ids),
    format("~nDepth ~d on ~w, ~w: CPU time of minimax, ms a position (~w)~n",
           [Depth, System, Machine.systems.System, Ids]),
    (   sub_atom(System, 0, _, _, gnu)
    ->  memory_words(System, Words),
        format("memory: ~w~n", [Words])
    ;   true
    ),
    format("form~t~14|~t runs~19|~t median~29|~t least~39|~t spread~48|~t vs ~w~57|\c
            ~t inferences~69|~t moves/s~80|~t gc %~85|~t stack KB~95|~t heap KB~105|~n",
           [First.form]),
    forall(member(Row, Rows), times_line(Row, First, Longest, Memories)).

times_line(Row, First, Longest, Memories) :-
    Ms is Row.cpu_seconds * 1000,
    Least is Row.minimum * 1000,
    Spread is Row.spread * 1000,
    Ratio is Row.cpu_seconds / First.cpu_seconds,
    Bar is max(1, round(20 * Row.cpu_seconds / Longest)),
    whole(Row.nodes_per_second, PerSecond),
    whole(Row.inferences, Inferences),
    collecting(Row, Collecting),
    (   row_memory(Row, Memories, Memory)
    ->  kilobytes(Memory.stack_bytes, Stack),
        kilobytes(Memory.heap_bytes, Heap)
    ;   Stack = '-',
        Heap = '-'
    ),
    format("~w~t~14|~t ~d~19|~t ~3f~29|~t ~3f~39|~t ~3f~48|~t ~2f~57|~t ~w~69|~t ~w~80|~t ~w~85|\c
            ~t ~w~95|~t ~w~105|  ~`#t~*+",
           [ Row.form, Row.runs, Ms, Least, Spread, Ratio, Inferences, PerSecond, Collecting,
             Stack, Heap, Bar
           ]),
    forall(row_note(Row, Note), format("  ~w", [Note])),
    nl.

%!  forms_list is det.
%
%   Print a line for each form: its name, its group, what it is, in the reader's language.

forms_list :-
    forall(form_title(Form, Title),
           ( once(form_group(Form, Group)),
             told_form(Form, Group, Title, ToldGroup, ToldTitle),
             format("~w~t~16|~w~t~24|~s~n", [Form, ToldGroup, ToldTitle])
           )).

told_form(Form, Group, Title, ToldGroup, ToldTitle) :-
    (   reader_language(ja)
    ->  japanese_group(Group, ToldGroup),
        (   japanese_form(Form, ToldTitle)
        ->  true
        ;   ToldTitle = Title
        )
    ;   ToldGroup = Group,
        ToldTitle = Title
    ).

%!  row_memory(+Row, +Memories, -Memory) is semidet.
%
%   Memory is the row of Memories for what Row of forms_times/3 has the time of.

row_memory(Row, Memories, Memory) :-
    (   Row.system == 'swi-alone'
    ->  System = swi
    ;   System = Row.system
    ),
    member(Memory, Memories),
    Memory.form == Row.form,
    Memory.system == System,
    Memory.depth =:= Row.depth,
    !.

%!  whole(+Value, -Text:atom) is det.
%
%   Text is the number Value without decimals, or says that `null` is not measured.

whole(null, 'n/a') :- !.
whole(Value, Text) :-
    Integer is round(Value),
    format(atom(Text), "~D", [Integer]).

%!  collecting(+Row, -Text:atom) is det.
%
%   Text is the part of the time in Row of forms_times/3 that collected garbage, in percent.

collecting(Row, Text) :-
    (   Row.gc_seconds == null
    ->  Text = 'n/a'
    ;   format(atom(Text), "~1f", [100*Row.gc_seconds/Row.cpu_seconds])
    ).

kilobytes(null, 'n/a') :- !.
kilobytes(Bytes, Text) :-
    format(atom(Text), "~1f", [Bytes/1024]).

%!  row_note(+Row, -Note) is nondet.
%
%   Note says what keeps Row of forms_times/3 from being compared with the others.

row_note(Row, 'by the rule set legal') :-
    Row.rules == legal.
row_note(Row, 'the last ply counted, not made') :-
    Row.nodes_per_second == null.
row_note(Row, 'COUNTS DIFFER') :-
    Row.agrees == false.

%!  machine_text(+Machine, -Text:string) is det.
%
%   Text says where the measurement was made. Machine is that of forms_machine/2, with the load
%   before and after.

machine_text(Machine, Text) :-
    format(string(Text), "~w, ~w processors, load ~w before, ~w after",
           [Machine.processor, Machine.processors, Machine.load, Machine.load_after]).

%!  findings_text(+Findings) is det.
%
%   Print Findings, of forms_findings/3: each claim with its verdict, the system, and the evidence
%   below. Of what was not measured the number is told.

findings_text(Findings) :-
    part_text(paper, "The paper's findings, today", Findings),
    part_text(beyond, "Beyond the paper", Findings),
    findall(Finding, unmeasured(Findings, Finding), Unmeasured),
    length(Unmeasured, Count),
    (   Count =:= 0
    ->  true
    ;   format("~nNot measured here: ~d of the paper's findings; \c
                gunshi forms --format html names what each lacks~n",
               [Count])
    ).

unmeasured(Findings, Finding) :-
    member(Finding, Findings),
    Finding.verdict == unmeasured.

part_text(Part, Title, Findings) :-
    findall(Finding,
            ( member(Finding, Findings),
              Finding.part == Part,
              Finding.verdict \== unmeasured
            ),
            Own),
    (   Own == []
    ->  true
    ;   format("~n~s~n", [Title]),
        forall(member(Finding, Own),
               ( format("~w~t~9|~s  (~w)~n", [Finding.verdict, Finding.claim, Finding.system]),
                 forall(member(Text, Finding.evidence), format("~t~9|~s~n", [Text]))
               ))
    ).

%!  memory_table(+Memories, +Machine) is det.
%
%   Print the paper's table 4 for each system of Memories, rows of forms_memories/2: the kilobytes
%   at the leaf of each depth.

memory_table(Memories, Machine) :-
    machine_text(Machine, Text),
    format("~s~n", [Text]),
    findall(System, ( member(Row, Memories), System = Row.system ), All),
    sort(All, Systems),
    forall(member(System, Systems), memory_table(System, Memories, Machine)).

memory_table(System, Memories, Machine) :-
    findall(Form, ( member(Row, Memories), Row.system == System, Form = Row.form ), AllForms),
    list_to_set(AllForms, Forms),
    findall(Depth, ( member(Row, Memories), Row.system == System, Depth = Row.depth ), AllDepths),
    sort(AllDepths, Depths),
    memory_words(System, Words),
    format("~nMemory at a leaf on ~w, ~w: KB, ~w~n", [System, Machine.systems.System, Words]),
    line([depth|Forms]),
    forall(member(Depth, Depths),
           ( findall(Cell,
                     ( member(Form, Forms),
                       memory_cell(Memories, System, Form, Depth, Cell)
                     ),
                     Cells),
             line([Depth|Cells])
           )).

%!  memory_words(+System, -Words) is det.
%
%   Words say what is measured as memory on System.

memory_words(System, Words) :-
    (   sub_atom(System, 0, _, _, gnu)
    ->  Words = 'stacks only, with garbage'
    ;   Words = 'stacks and facts'
    ).

%!  memory_kilobytes(+Memory, -Kilobytes) is det.
%
%   Kilobytes are those of Memory, a row of forms_memories/2: of the stacks where nothing more is
%   known.

memory_kilobytes(Memory, Kilobytes) :-
    (   Memory.memory_bytes == null
    ->  Kilobytes is Memory.stack_bytes / 1024
    ;   Kilobytes is Memory.memory_bytes / 1024
    ).

line([First|Cells]) :-
    format("~t~w~5|", [First]),
    forall(member(Cell, Cells),
           ( format(string(Text), "~t ~w~13|", [Cell]),
             format("~s", [Text])
           )),
    nl.

memory_cell(Memories, System, Form, Depth, Cell) :-
    (   member(Row, Memories),
        Row.form == Form,
        Row.system == System,
        Row.depth =:= Depth
    ->  memory_kilobytes(Row, Kilobytes),
        format(atom(Cell), "~1f", [Kilobytes])
    ;   Cell = (-)
    ).
