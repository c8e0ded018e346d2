/*  Fuzzes readers for long in one process, and says what came of it:

        swipl -p library=prolog tests/fuzz/run.pl SECONDS DIRECTORY CORPUS READER...

    A line for each reader: inputs, how many were good and refused, how memory, atoms and clauses
    grew. Inputs at fault are kept in DIRECTORY, and the first of each kind is told. CORPUS is a
    directory, or `none`. Exit status 1 when there is a fault.
*/
:- module(fuzz_run, []).
:- use_module(library(lists)).
:- use_module(library(filesex)).

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

user:file_search_path(tests, Directory) :-
    module_property(fuzz_run, file(File)),
    file_directory_name(File, Fuzz),
    file_directory_name(Fuzz, Directory).

:- use_module(tests(fuzz/readers)).
:- use_module(tests(held)).

:- initialization(run, main).

run :-
    current_prolog_flag(argv, [SecondsText, Directory, Corpus|Given]),
    atom_number(SecondsText, Seconds),
    (   Given == []
    ->  findall(Reader, fuzz_reader(Reader), Readers)
    ;   Readers = Given
    ),
    length(Readers, Count),
    Each is Seconds/Count,
    Seed0 is random(2**40),
    flag(faults, _, 0),
    forall(member(Reader, Readers), fuzz(Reader, Each, Seed0, Directory, Corpus)),
    flag(faults, Faults, Faults),
    (   Faults =:= 0
    ->  true
    ;   halt(1)
    ).

:- dynamic count/2, kind/1.             % count(Name, Number); kind(Kind): it has been told

fuzz(Reader, Seconds, Seed, Directory, Corpus) :-
    retractall(count(_, _)),
    retractall(kind(_)),
    fuzz_texts(Reader, Corpus, Texts),
    get_time(Start),
    End is Start + Seconds,
    Quarter is Start + Seconds/4,
    fuzz_until(Quarter, Reader, Texts, Seed, Seed1, Directory),
    usage(Memory0, Atoms0, Clauses0),
    fuzz_until(End, Reader, Texts, Seed1, Last, Directory),
    usage(Memory1, Atoms1, Clauses1),
    Inputs is Last - Seed,
    findall(Name-N, ( member(Name, [good, refused, fault]), ( count(Name, N) -> true ; N = 0 ) ),
            [good-Good, refused-Refused, fault-Faults]),
    Memory is Memory1 - Memory0,
    Atoms is Atoms1 - Atoms0,
    Clauses is Clauses1 - Clauses0,
    format("~w~t~12| ~D inputs, ~D good, ~D refused, ~D at fault; in the last three quarters \c
            ~D kB, ~D atoms, ~D clauses more~n",
           [Reader, Inputs, Good, Refused, Faults, Memory, Atoms, Clauses]),
    flush_output.

fuzz_until(End, Reader, Texts, Seed0, Seed, Directory) :-
    repeat,
    flag(fuzz_seed, _, Seed0),
    fuzz_turns(End, Reader, Texts, Directory),
    flag(fuzz_seed, Seed, Seed),
    !.

fuzz_turns(End, Reader, Texts, Directory) :-
    repeat,
    flag(fuzz_seed, Seed, Seed + 1),
    fuzz_input(Reader, Texts, Seed, Bytes),
    fuzz_outcome(Reader, Bytes, Outcome),
    counted(Outcome, Reader, Seed, Bytes, Directory),
    get_time(Now),
    Now > End,
    !.

counted(fault(What), Reader, Seed, Bytes, Directory) :-
    !,
    more(fault),
    flag(faults, N, N + 1),
    kind_of(What, Kind),
    (   kind(Kind)
    ->  true
    ;   assertz(kind(Kind)),
        make_directory_path(Directory),
        format(atom(Name), "~w-~d", [Reader, Seed]),
        directory_file_path(Directory, Name, File),
        setup_call_cleanup(open(File, write, Out, [encoding(octet)]),
                           write(Out, Bytes),
                           close(Out)),
        format("~w: ~W~n    ~w~n",
               [Reader, What, [quoted(true), max_depth(12), portray(true)], File])
    ).
counted(Outcome, _, _, _, _) :-
    more(Outcome).

more(Name) :-
    (   retract(count(Name, N0))
    ->  true
    ;   N0 = 0
    ),
    N is N0 + 1,
    assertz(count(Name, N)).

%   kind_of(+What, -Kind): faults that are alike.

kind_of(What, Kind) :-
    (   What = raised(Where, error(Formal, _))
    ->  functor(Where, Name, _),
        functor(Formal, Formality, _),
        Kind = Name/Formality
    ;   What = raised(error(Formal, _))
    ->  functor(Formal, Formality, _),
        Kind = Formality
    ;   What = problem(problem(_, _, Fault))
    ->  functor(Fault, Kind, _)
    ;   functor(What, Kind, _)
    ).

usage(Memory, Atoms, Clauses) :-
    garbage_collect_atoms,
    garbage_collect_clauses,
    garbage_collect,
    trim_stacks,
    statistics(atoms, Atoms),
    statistics(clauses, Clauses),
    current_prolog_flag(pid, Process),
    (   held(Process, _, Kilobytes)
    ->  Memory = Kilobytes
    ;   Memory = 0
    ).
