:- encoding(utf8).
/*  The times of the forms as text: the paper's tables 2 and 3, and more of the kind.

    A table begins with what was measured and where; each form is a line, and the bar behind it is
    its time.
*/
:- module(gunshi_cli_forms_tables,
          [ times_tables/4              % +Times, +Memories, +Machine, +Positions
          ]).
:- use_module(library(lists), [member/2, max_list/2]).
:- use_module('../shogi/forms_benchmark', [test_position/3]).

%!  times_tables(+Times, +Memories, +Machine, +Positions) is det.
%
%   Print a table for each depth and system of Times, rows of forms_times/3, with Memories, rows of
%   forms_memories/2, Machine of forms_machine/2, and Positions, Id-Position.

times_tables(Times, Memories, Machine, Positions) :-
    format("~w, ~w processors, load ~w~n", [Machine.processor, Machine.processors, Machine.load]),
    forall(( member(Id-Position, Positions), test_position(Id, Position, Source) ),
           format("~w: ~s~n", [Id, Source])),
    findall(Depth-System, ( member(Row, Times), Depth = Row.depth, System = Row.system ), All),
    sort(All, Tables),
    forall(member(Depth-System, Tables),
           times_table(Depth, System, Times, Memories, Machine)).

times_table(Depth, System, Times, Memories, Machine) :-
    findall(Row, ( member(Row, Times), Row.depth =:= Depth, Row.system == System ), Rows),
    Rows = [First|_],
    findall(Seconds, ( member(Row, Rows), Seconds = Row.cpu_seconds ), All),
    max_list(All, Longest),
    atomic_list_concat(First.positions, ', ', Ids),
    format("~nDepth ~d on ~w, ~w: CPU time of minimax, ms a position, of ~d runs (~w)~n",
           [Depth, System, Machine.systems.System, First.runs, Ids]),
    format("form~t~14|~tmedian~24|~tleast~34|~tspread~43|~tvs ~w~52|~tinferences~64|~tmoves/s~75|\c
            ~tgc %~80|~tstack KB~90|~theap KB~100|~n", [First.form]),
    forall(member(Row, Rows), times_line(Row, First, Longest, Memories)).

times_line(Row, First, Longest, Memories) :-
    Ms is Row.cpu_seconds * 1000,
    Least is Row.minimum * 1000,
    Spread is Row.spread * 1000,
    Ratio is Row.cpu_seconds / First.cpu_seconds,
    Bar is max(1, round(20 * Row.cpu_seconds / Longest)),
    PerSecond is round(Row.nodes_per_second),
    whole(Row.inferences, Inferences),
    collecting(Row, Collecting),
    (   member(Memory, Memories),
        Memory.form == Row.form,
        Memory.depth =:= Row.depth,
        sub_atom(Row.system, 0, _, _, Memory.system)
    ->  kilobytes(Memory.stack_bytes, Stack),
        kilobytes(Memory.heap_bytes, Heap)
    ;   Stack = '-',
        Heap = '-'
    ),
    format("~w~t~14|~t~3f~24|~t~3f~34|~t~3f~43|~t~2f~52|~t~w~64|~t~D~75|~t~w~80|~t~w~90|~t~w~100|  ~`#t~*+",
           [Row.form, Ms, Least, Spread, Ratio, Inferences, PerSecond, Collecting, Stack, Heap, Bar]),
    forall(note(Row, Note), format("  ~w", [Note])),
    nl.

whole(null, 'n/a') :- !.
whole(Value, Text) :-
    Integer is round(Value),
    format(atom(Text), "~D", [Integer]).

collecting(Row, Text) :-
    (   Row.gc_seconds == null
    ->  Text = 'n/a'
    ;   format(atom(Text), "~1f", [100*Row.gc_seconds/Row.cpu_seconds])
    ).

kilobytes(null, 'n/a') :- !.
kilobytes(Bytes, Text) :-
    format(atom(Text), "~1f", [Bytes/1024]).

%   note(+Row, -Note): what keeps the line from being compared with the others.

note(Row, 'by the rule set legal') :-
    Row.rules == legal.
note(Row, 'COUNTS DIFFER') :-
    Row.agrees == false.
