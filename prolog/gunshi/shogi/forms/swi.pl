/*  What differs between the systems, for SWI-Prolog; gnu.pl is the same for GNU Prolog.

    A form, and measure.pl, see these predicates by the default import of their modules.
*/
:- module(gunshi_shogi_forms_swi,
          [ kazu/2,                     % +Depth, +Count
            kazu_zero/0,
            kazoeta/2,                  % -Nodes, -Leaves
            cpu_us/1,                   % -Microseconds
            gc_us/1,                    % -Microseconds
            inferences/1,               % -Count
            collect_garbage/0,
            stack_bytes/1,              % -Bytes
            facts_bytes/2,              % :Indicators, -Bytes
            atoms_bytes/1,              % -Bytes
            load_form/2,                % +File, -Module
            form_process/0
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3]).

:- meta_predicate
    facts_bytes(:, -).

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

%   form(File): a part that our forms include, for a form that stands elsewhere.

user:file_search_path(form, Directory) :-
    module_property(gunshi_shogi_forms_swi, file(This)),
    file_directory_name(This, Directory).

%!  kazu(+Depth, +Count) is det.
%
%   Count moves more; with Depth 0 they lead to leaves. kazu_zero/0 begins anew.

kazu(Depth, Count) :-
    nb_getval(gunshi_form_nodes, Nodes0),
    Nodes is Nodes0 + Count,
    nb_setval(gunshi_form_nodes, Nodes),
    (   Depth =:= 0
    ->  nb_getval(gunshi_form_leaves, Leaves0),
        Leaves is Leaves0 + Count,
        nb_setval(gunshi_form_leaves, Leaves)
    ;   true
    ).

%!  kazu_zero is det.
%
%   Nothing is counted yet.

kazu_zero :-
    nb_setval(gunshi_form_nodes, 0),
    nb_setval(gunshi_form_leaves, 0).

%!  kazoeta(-Nodes:integer, -Leaves:integer) is det.
%
%   What kazu/2 has counted.

kazoeta(Nodes, Leaves) :-
    nb_getval(gunshi_form_nodes, Nodes),
    nb_getval(gunshi_form_leaves, Leaves).

%!  cpu_us(-Microseconds:integer) is det.
%
%   The CPU time of the process so far, all its threads.

cpu_us(Microseconds) :-
    statistics(process_cputime, Seconds),
    Microseconds is truncate(Seconds * 1000000).

%!  gc_us(-Microseconds) is det.
%
%   The CPU time of collecting the garbage of stacks so far, in steps of a millisecond; `na` where
%   the system does not tell.

gc_us(Microseconds) :-
    statistics(garbage_collection, [_, _, Milliseconds|_]),
    Microseconds is Milliseconds * 1000.

%!  inferences(-Count) is det.
%
%   The inferences so far; `na` where the system does not count them.

inferences(Count) :-
    statistics(inferences, Count).

%!  collect_garbage is det.
%
%   Collect the garbage of stacks, erased clauses and atoms.

collect_garbage :-
    garbage_collect,
    garbage_collect_clauses,
    garbage_collect_atoms.

%!  stack_bytes(-Bytes:integer) is det.
%
%   Bytes are in use on the stacks.

stack_bytes(Bytes) :-
    statistics(globalused, Global),
    statistics(localused, Local),
    statistics(trailused, Trail),
    Bytes is Global + Local + Trail.

%!  facts_bytes(:Indicators:list, -Bytes) is det.
%
%   The dynamic predicates Indicators hold Bytes, clauses and indexes; `na` where the system does
%   not tell.

facts_bytes(Module:Indicators, Bytes) :-
    foldl(fact_bytes(Module), Indicators, 0, Bytes).

fact_bytes(Module, Name/Arity, Sum0, Sum) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, size(Bytes)),
    Sum is Sum0 + Bytes.

%!  atoms_bytes(-Bytes:integer) is det.
%
%   All atoms hold Bytes; the core's positions are such.

atoms_bytes(Bytes) :-
    statistics(atom_space, Bytes).

%!  form_process is det.
%
%   Load the form whose file is the first of the program's three arguments and let it do the tasks
%   of standard input (measure.pl). With `alone` as the second, not `thread`, no thread beside it
%   collects erased clauses: the program then does so itself, in between. The third is a file that
%   queries need, which is loaded into the form's module, or empty. What a form uses of Gunshi is
%   compiled with the options of this process, too, not loaded as it was compiled before.

form_process :-
    retractall(user:prolog_file_type(qlf, qlf)),
    current_prolog_flag(argv, Argv),
    append(_, [File, Collecting, Program], Argv),
    (   Collecting == alone
    ->  set_prolog_gc_thread(false)
    ;   true
    ),
    load_form(File, Module),
    (   Program == ''
    ->  true
    ;   load_files(Module:Program, [])
    ),
    Module:measure.

%!  load_form(+File, -Module:atom) is det.
%
%   Load the form in File, if it is not loaded or has changed since. Module is its module, which
%   sees this one.
%
%   @error gunshi(bad_form(File)): there are mistakes in File, which Prolog has told of, or it is no
%          module; half a form is none

load_form(File, Module) :-
    absolute_file_name(File, Path, [file_type(prolog), access(read)]),
    with_mutex(gunshi_shogi_load_form, loaded(Path, Module)),
    add_import_module(Module, gunshi_shogi_forms_swi, start).

%   A file that has been unloaded counts as loaded for if(not_loaded) and if(changed).

loaded(Path, Module) :-
    module_property(Module, file(Path)),
    source_file_property(Path, modified(Time)),
    time_file(Path, Time),
    !.
loaded(Path, Module) :-
    statistics(errors, Errors0),
    load_files(Path, [if(true), imports([])]),
    statistics(errors, Errors),
    (   Errors =:= Errors0,
        module_property(Module, file(Path))
    ->  true
    ;   unload_file(Path),
        throw(error(gunshi(bad_form(Path)), _))
    ).
