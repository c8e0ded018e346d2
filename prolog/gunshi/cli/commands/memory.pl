/*  gunshi memory: the first paper's table 4.
*/
:- module(gunshi_cli_commands_memory,
          [ run/2,                      % +Arguments, -Status
            help/1                      % -Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/3]).
:- use_module('../forms/arguments', 
              [chosen_forms/2, chosen_systems/2, measure_forms/6, write_result/4]).
:- use_module('../forms/tables', [memory_table/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../../knowledge/own_forms', []).
:- use_module('../options').
:- use_module('../../lab/forms/results', [forms_memories/2]).

%!  help(-Text) is det.
%
%   Text is what `gunshi memory --help` prints.

help("\
usage: gunshi memory [--forms 1.1,1.8,...] [--depths 0..50] [--system swi,gnu] [--runs N]
                     [--format text|json|csv] [--output FILE]

Measures the memory that a search holds at a leaf, along the first moves of a game, after collecting
all garbage: stacks, facts with their indexes, and the core's positions. At depth N the leaf comes
after N+1 moves, and above it the search still has its positions and the moves it has yet to try.

  --forms LIST     which forms; gunshi forms list names them. Default: all
  --depths A..B    the depths, in 0..50. Default: 0..50
  --system LIST    swi; gnu, whose facts cannot be measured and whose garbage stays. Default: swi
  --runs N         processes of each form; the median is told. Default: 1
  --format json    an object a form, system and depth; csv: the same as a table
  --output FILE    write there; - is standard output, and the default
").

opt_type(forms,  forms,  atom).
opt_type(depths, depths, atom).
opt_type(system, system, atom).
opt_type(runs,   runs,   natural).
opt_type(format, format, oneof([text, json, csv])).
opt_type(output, output, atom).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 0, 2 if a form failed and only the others are told of, or 130 after
%   Ctrl-C.
%
%   @error gunshi(usage(Text))
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(no_system(Name, Names))
%   @error gunshi(no_program(Program, Package))
%   @error gunshi(none_measured(Forms, Systems))
%   @error gunshi(form_failed(Form, System, Status, Text)): no form could be measured
%   @error gunshi(file(write, File, Reason))

run(Arguments, Status) :-
    options_only(Arguments, "forms are given by --forms", Options),
    chosen_forms(Options, Forms),
    chosen_systems(Options, Systems),
    depths(Options, First, Last),
    option(runs(Count), Options, 1),
    measure_forms([forms(Forms), runs(Count), depth(none), leaf(Last)], Systems, Options,
                  Runs, Machine, Status),
    forms_memories(Runs, All),
    findall(Row, ( member(Row, All), Row.depth >= First ), Rows),
    option(format(Format), Options, text),
    write_result(Options, Runs, Status, report(Format, Rows, Machine)).

depths(Options, First, Last) :-
    option(depths(Text), Options, '0..50'),
    (   atomic_list_concat(Parts, '..', Text),
        (   Parts = [A, B]
        ;   Parts = [A],
            B = A
        ),
        depth(A, First),
        depth(B, Last),
        First =< Last,
        Last =< 50
    ->  true
    ;   usage_error("memory: --depths cannot be \"~w\"; it takes a range as 0..50, or one depth",
                    [Text])
    ).

%   depth(+Text, -Depth) is semidet: in digits and nothing else; atom_number/2 also reads 0x10.

depth(Text, Depth) :-
    atom_codes(Text, Codes),
    Codes = [_|_],
    forall(member(Code, Codes), between(0'0, 0'9, Code)),
    number_codes(Depth, Codes).

report(text, Rows, Machine) :-
    memory_table(Rows, Machine).
report(json, Rows, _) :-
    forall(member(Row, Rows), write_json(Row)).
report(csv, Rows, _) :-
    findall([Form, System, Depth, Stack, Heap, Sum],
            ( member(Row, Rows),
              _{form:Form, system:System, depth:Depth, stack_bytes:Stack, heap_bytes:Heap,
                memory_bytes:Sum} :< Row
            ),
            Table),
    write_csv([[form, system, depth, stack_bytes, heap_bytes, memory_bytes]|Table]).
