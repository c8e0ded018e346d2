:- encoding(utf8).
/*  The fifth paper's polyprocessors: one processor a predicate.

    Both designs run as real message-passing programs: polyprocessor/program.pl is what a processor
    does, polyprocessor/simulated.pl runs it step by step and counts, polyprocessor/threads.pl runs
    it on threads. They apply the selection rules of gunshi_shogi_propositions and find the same
    solution.
*/
:- module(gunshi_shogi_polyprocessor,
          [ polyprocessor_mate/3,       % +Position, +Options, -Report
            polyprocessor_search/2,     % +Depth, -Search
            polyprocessor_store/3,      % +Machine, +Lines, -Memory
            polyprocessor_look_up/3     % +Memory, +Units, -Followers
          ]).
:- use_module('../base/options', [must_be_options/2]).
:- use_module(position, [side_to_move/2]).
:- autoload('polyprocessor/simulated', [empty_machine/2, full_tree/2, simulate/5]).
:- autoload('polyprocessor/threads', [run_threads/5]).
:- use_module(values, []).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(error), [must_be/2, type_error/2]).
:- autoload(library(lists), [append/3, last/2, member/2]).
:- autoload(library(option), [option/3]).
:- autoload(library(pairs), [pairs_values/2]).

%!  polyprocessor_mate(+Position, +Options:list, -Report) is det.
%
%   Solve the mating problem of Position, whose side to move attacks, on a machine. Options:
%
%     - machine(Kind)
%       `ternary`, the first design (default), or `layered`, the second.
%     - backend(Backend)
%       `simulated` (default) or `threads`.
%     - threads(Count)
%       How many threads the backend `threads` has; default 2.
%     - limit(Count)
%       No more than so many processors; default 65,535, the paper's number.
%     - levels(Count)
%       No more than so many levels; default 100.
%     - omitted(List)
%       As expand_propositions/3.
%
%   Report is polyprocessor(Outcome, Lines, Levels, Totals). Outcome is as propositions_outcome/2
%   has it, Lines are the solutions as propositions_solution/2, in the same order. Levels and Totals
%   are those of simulate/5 or of run_threads/5. With the simulated back end the same Position and
%   Options give the same Report. From the fifth paper (papers.md §5).
%
%   @error type_error(position, Position), and what must_be_options/2 throws

polyprocessor_mate(Position, Options, polyprocessor(Outcome, Lines, Levels, Totals)) :-
    side_to_move(Position, _),
    must_be_options([ machine(one_of([ternary, layered])), backend(one_of([simulated, threads])),
                      threads(between(1, 64)), limit(positive), levels(positive),
                      omitted(list(omission))
                    ],
                    Options),
    option(machine(Kind), Options, ternary),
    option(backend(Backend), Options, simulated),
    option(threads(Threads), Options, 2),
    option(limit(Limit), Options, 65_535),
    option(levels(MaxLevel), Options, 100),
    option(omitted(Omitted), Options, []),
    Begin = begin(Position, Omitted, MaxLevel),
    (   Backend == simulated
    ->  empty_machine(Kind, Machine),
        simulate(Machine, Begin, Limit, _, run(Events, Levels, Totals))
    ;   run_threads(Kind, Begin, Threads, Limit, run(Events, Levels, Totals))
    ),
    last(Events, Last),
    (   Last = finished(Outcome, Numbered)
    ->  findall(Line, ( member(Pairs, Numbered), pairs_values(Pairs, Line) ), Lines)
    ;   Outcome = Last,
        Lines = []
    ).

%!  polyprocessor_search(+Depth:integer, -Search) is det.
%
%   Search a full binary tree of Depth levels, that is 2**Depth - 1 processors, for one predicate,
%   which the processor furthest out holds. Search is search(Processors, Comparisons,
%   ComparisonSteps, Steps): in so many steps processors compared, side by side; Steps are all, with
%   the answer on its way back. Depth is 1 to 16. The paper says of 65,535 predicates: 16.
%
%   @error type_error(between(1, 16), Depth)

polyprocessor_search(Depth, search(Processors, Comparisons, ComparisonSteps, Steps)) :-
    must_be(between(1, 16), Depth),
    full_tree(Depth, Machine),
    Processors is 2**Depth - 1,
    simulate(Machine, learn([Processors]), inf, _,
             run([learned], _, total(_, Steps, _, _, Comparisons, ComparisonSteps))).

%!  polyprocessor_store(+Machine, +Lines:list, -Memory) is det.
%
%   Memory is a machine, `ternary` or `layered`, whose trees hold Lines, such as joseki. A line is a
%   list of units: any ground terms; in the paper's way unit(Attack, Reply), a move of each side.
%   Lines that begin alike share the processors of their beginning.
%
%   @error gunshi(bad_option(machine(Machine), Possible))
%   @error type_error(list, Lines)

polyprocessor_store(Kind, Lines, memory(Machine)) :-
    must_be_options([machine(one_of([ternary, layered]))], [machine(Kind)]),
    must_be(list(list), Lines),
    must_be(ground, Lines),
    empty_machine(Kind, Machine0),
    foldl(store, Lines, Machine0, Machine).

store([], Machine, Machine) :-
    !.
store(Line, Machine0, Machine) :-
    simulate(Machine0, learn(Line), inf, Machine, _).

%!  polyprocessor_look_up(+Memory, +Units:list, -Followers:list) is det.
%
%   Followers are the units that follow Units in lines of Memory, in the order in which they were
%   stored; none when no line begins so, or when a line ends there.
%
%   @error type_error(polyprocessor_memory, Memory), type_error(list, Units), instantiation_error

polyprocessor_look_up(Memory, Units, Followers) :-
    must_be(nonvar, Memory),
    (   Memory = memory(Machine)
    ->  true
    ;   type_error(polyprocessor_memory, Memory)
    ),
    must_be(list, Units),
    simulate(Machine, recall(Units), inf, _, run([recalled(Lines)], _, _)),
    findall(Follower,
            ( member(Line, Lines),
              append(_, [_-Follower], Line)
            ),
            Followers).
