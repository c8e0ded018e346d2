/*  `gunshi web` in a stock swipl, for soaked_page.pl: it says what it holds.

        swipl -p library=prolog tests/web/soaked_server.pl DIRECTORY

    After the address it answers each line of stdin by a term: `kinds.` by the kinds of what is held
    (soaking.pl), `values.` by their values. It serves until SIGINT, when stdin has been closed.

    The user's knowledge is in a directory in DIRECTORY, another one after each answer: what a
    journal has is held, a record after the other, and no fault.
*/
:- module(soaked_server, []).
:- use_module(library(gunshi/knowledge/own)).
:- use_module(library(gunshi/program/main)).
:- use_module(tests(soaking)).

:- initialization(run, main).

run :-
    current_prolog_flag(argv, [Directory]),
    own(Directory, 0, Own),
    thread_create(answering(Directory, 1), _, [detached(true)]),
    set_prolog_flag(argv, [gunshi, web, '--port', '0', '--kb', Own]),
    main.

own(Directory, N, Own) :-
    format(atom(Own), "~w/~d", [Directory, N]),
    make_directory(Own).

answering(Directory, N) :-
    read_term(user_input, Question, []),
    (   Question == end_of_file
    ->  true
    ;   answer(Question, Answer),
        format("~q.~n", [Answer]),
        flush_output,
        own(Directory, N, Own),
        use_own_directory(Own),
        Next is N+1,
        answering(Directory, Next)
    ).

answer(kinds, Kinds) :-
    findall(kind(Name, Grain), held(Name, Grain, _), Kinds).
answer(values, Values) :-
    garbage_collect_atoms,
    garbage_collect_clauses,
    findall(Value, ( held(_, _, Goal), call(Goal, Value) ), Values).

%   held(?Name, ?Grain, -Goal): what the server holds; by Grain it may differ for no reason.

held(rss_mb,    60,   resident).
held(heap_mb,   5,    heap).
held(beside_mb, 50,   beside_heap).
held(atoms,     2000, statistics(atoms)).
held(clauses,   2000, statistics(clauses)).
held(threads,   8,    entries(task)).
held(files,     8,    entries(fd)).

%   entries(+Folder, -Count): of this process in /proc.

entries(Folder, Count) :-
    format(atom(Path), "/proc/self/~w", [Folder]),
    directory_files(Path, Files),
    length(Files, All),
    Count is All-2.
