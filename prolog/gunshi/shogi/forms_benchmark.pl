:- encoding(utf8).
/*  Measuring the forms (papers.md §1): the time of minimax, and the memory at a leaf.

    A run of one form on one system is a process of its own, pinned to one processor, that does its
    tasks (forms/measure.pl) and ends. The runs of all forms come in random order, all first runs
    before all second ones, so that what disturbs the machine disturbs all alike. What is told of
    the runs of a form is their minimum, median and spread (the greatest less the least).

    CPU time is that of the whole process. On the system `swi` a thread of SWI-Prolog collects
    erased clauses beside the program, on the same processor; on `swi-alone` there is no such
    thread, and the program collects them itself whenever enough of them have gathered. So the two
    differ only for forms that have facts, and both pay for the collecting.
*/
:- module(gunshi_forms_benchmark,
          [ test_position/3,            % ?Name, -Position, -Source
            forms_systems/2,            % +Names, -Systems
            forms_runs/3,               % :Each, +Options, -Runs
            forms_times/3,              % +Runs, +Positions, -Rows
            forms_memories/2,           % +Runs, -Rows
            forms_machine/2,            % +Systems, -Machine
            machine_load/1,             % -Load
            form_time/4,                % ?Form, +Where, +Depth, -Seconds
            form_memory/4               % ?Form, +Depth, -StackBytes, -HeapBytes
          ]).
:- use_module('../base/pipes', [writing_to_program/1]).
:- use_module(forms, [form/1, form_name/2, form_file/2, form_kind/2, form_facts/2]).
:- use_module(piece_numbers, [piece_numbers/2]).
:- use_module(position,
              [position_sfen/2, start_position/2, side_to_move/2, position_after/3, rule_moves/3,
               usi_move/2, piece_at/3, promoted_kind/2, perft/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/3, foldl/5, partition/4]).
:- autoload(library(error), [domain_error/2, must_be/2]).
:- autoload(library(filesex), [delete_directory_and_contents/1]).
:- autoload(library(lists),
            [append/2, append/3, last/2, max_list/2, max_member/2, member/2, min_list/2, nth1/3,
             reverse/2, sum_list/2]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(process), [process_create/3, process_kill/2, process_wait/2]).
:- autoload(library(random), [random_permutation/2]).
:- autoload(library(readutil), [read_line_to_string/2]).
:- autoload(library(yall), [(>>)/3, (>>)/4]).

:- meta_predicate
    forms_runs(2, +, -).

                /*******************************
                *       WHAT IS MEASURED       *
                *******************************/

%!  test_position(?Name, -Position, -Source:string) is nondet.
%
%   The built-in test positions, `opening`, `middle` and `end`, and the game each is from.

test_position(Name, Position, Source) :-
    built_in(Name, Sfen, Plies),
    position_sfen(Position, Sfen),
    format(string(Source), "大山康晴 – 内藤國雄, 1974-08-09, after ~d moves", [Plies]).

built_in(opening, "lnsgkg1nl/4r4/ppppspbpp/6p2/9/2PP5/PP1SSPPPP/1B5R1/LN1GKG1NL b Pp 1", 16).
built_in(middle, "ln1gr3l/1ks6/1pp2sb1p/p2P1gpp1/3SPp3/P1PSR4/1P6P/1BKGG4/LN6L b N2Pn3p 1", 70).
built_in(end, "l1k1r3l/3gp4/1pn2s2p/p1N1Pbp2/2S2p1p1/P3R4/1P1G4P/2KG5/LN6L b G2Pb2sn5p 1", 100).

%   The first moves of the same game: the line along which memory is measured.

built_in_line("7g7f 3c3d 6g6f 3a4b 7i6h 5c5d 6h6g 4b5c 5g5f 8b5b 3i4h 5d5e 5f5e 2b5e 4h5g 5e3c \c
               P*5f 5c5d 5i6h 5a6b 6h7h 6b7b 4i5h 7b8b 9g9f 9c9d 2g2f 7a7b 2f2e 6c6d 6i6h 4c4d \c
               3g3f 4a4b 4g4f 4b5c 2h3h 4d4e 4f4e 5d4e P*4f 4e5d 3f3e 3d3e 3h3e 5b3b 2e2d 2c2d \c
               2i3g P*4d 4f4e").

%!  forms_systems(+Names:list, -Systems:list) is det.
%
%   Systems are those that Names stand for: `swi` for itself and `swi-alone`, `gnu` for `gnu-native`
%   and `gnu-bytecode`; each of the four also for itself.
%
%   @error gunshi(no_system(Name, Names))

forms_systems(Names, Systems) :-
    maplist(named_systems, Names, Lists),
    append(Lists, All),
    sort(0, @<, All, Sorted),
    findall(System, ( system(System), memberchk(System, Sorted) ), Systems).

named_systems(swi, [swi, 'swi-alone']) :- !.
named_systems(gnu, ['gnu-native', 'gnu-bytecode']) :- !.
named_systems(Name, [Name]) :-
    system(Name),
    !.
named_systems(Name, _) :-
    throw(error(gunshi(no_system(Name, [swi, 'swi-alone', gnu, 'gnu-native', 'gnu-bytecode'])), _)).

system(swi).
system('swi-alone').
system('gnu-native').
system('gnu-bytecode').

%   measured_on(+System, +Form): it makes sense to measure Form on System. Without facts no clause
%   is ever collected.

measured_on(swi, _).
measured_on('swi-alone', Form) :-
    form_facts(Form, [_|_]).
measured_on('gnu-native', Form) :-
    form_kind(Form, iso).
measured_on('gnu-bytecode', Form) :-
    form_kind(Form, iso).

%   form_rules(+Form, -Rules): the rule set by which minimax walks.

form_rules(Form, Rules) :-
    (   form_kind(Form, core)
    ->  Rules = legal
    ;   Rules = paper
    ).

                /*******************************
                *             RUNS             *
                *******************************/

%!  forms_runs(:Each, +Options, -Runs:list) is det.
%
%   Runs are run(Form, System, Answers), with the answers of one process (forms/measure.pl), one or
%   more for each of its tasks; or failed(Form, System, Status, Text) for a process that ended with
%   Status before all its tasks were done, and said Text. Options:
%
%     | forms(Forms)          | default: all                                                 |
%     | systems(Systems)      | of forms_systems/2; default [swi]                            |
%     | runs(N)               | processes of each form and system; default 1                 |
%     | positions(Pairs)      | Id-Position; default: the built-in ones                      |
%     | depth(D)              | times at the depths 0..D; default 1. `none` for no times     |
%     | deep(Ids)             | beyond depth 1, times of these positions only; default: all  |
%     | limit(Seconds)        | longer times than this are left out; default 10              |
%     | leaf(D)               | the memory at the depths 0..D; default: none                 |
%
%   Each is called with two arguments, the number of runs and the number done, before the first run
%   and after every one. When it throws `forms_enough`, Runs are those that were done. The order
%   of runs is random: set_random/1 repeats it.
%
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(form_failed(Form, System, Status, Text)): Form cannot be compiled
%   @error gunshi(no_program(Program, Package)): a program that is needed is missing; Package has it
%   @error gunshi(file(write, Directory, Reason)): there is no place for the programs of GNU Prolog
%   @error gunshi(none_measured(Forms, Systems)): none of Forms is measured on one of Systems

forms_runs(Each, Options, Runs) :-
    findall(Form, form(Form), All),
    option(forms(Given), Options, All),
    maplist(form_name, Given, Forms),
    option(systems(Systems), Options, [swi]),
    option(runs(Count), Options, 1),
    findall(Form-System,
            ( member(System, Systems),
              member(Form, Forms),
              measured_on(System, Form)
            ),
            Pairs),
    (   Pairs == []
    ->  throw(error(gunshi(none_measured(Forms, Systems)), _))
    ;   true
    ),
    positions(Options, Positions),
    findall(Id, member(Id-_, Positions), Ids),
    findall(N-Position, nth1(N, Positions, _-Position), Numbered),
    option(deep(DeepIds), Options, Ids),
    findall(N, ( nth1(N, Ids, Id), memberchk(Id, DeepIds) ), Deep),
    tasks([positions(Numbered), deep(Deep)|Options], Unsorted),
    memory_first(Unsorted, Tasks),
    findall(Round, ( between(1, Count, _), random_permutation(Pairs, Round) ), Rounds),
    append(Rounds, Order),
    length(Order, Total),
    setup_call_cleanup(
        programs_directory(Pairs, Directory),
        ( programs(Pairs, Directory),
          forms_runs(Order, Each, Total, asked(Tasks, Ids), Directory, Runs)
        ),
        remove(Directory)).

forms_runs(Order, Each, Total, Asked, Directory, Runs) :-
    Done = done([]),
    catch(( call(Each, Total, 0),
            forall(nth1(N, Order, Form-System),
                   ( run(Form, System, Asked, Directory, Run),
                     arg(1, Done, Runs0),
                     nb_setarg(1, Done, [Run|Runs0]),
                     call(Each, Total, N)
                   ))
          ),
          forms_enough,
          true),
    arg(1, Done, Reversed),
    reverse(Reversed, Runs).

%   memory_first(+Tasks0, -Tasks): the memory is asked for first, while the process is fresh: what
%   the measuring of times has left, a position of the core's or two, would go while memory is
%   measured.

memory_first(Tasks0, Tasks) :-
    partition([memory(_, _, _, _)]>>true, Tasks0, Memory, Times),
    append(Memory, Times, Tasks).

positions(Options, Positions) :-
    findall(Name-Position, test_position(Name, Position, _), BuiltIn),
    option(positions(Positions), Options, BuiltIn).

%   tasks(+Options, -Tasks): what every process is asked for; positions have numbers for Ids.

tasks(Options, Tasks) :-
    option(positions(Positions), Options),
    option(deep(Deep), Options),
    option(depth(Depth), Options, 1),
    option(limit(Seconds), Options, 10),
    (   Seconds == inf
    ->  Limit = 1000000000000
    ;   Limit is truncate(Seconds * 1000000)
    ),
    findall(Task,
            ( integer(Depth),
              member(Id-Position, Positions),
              side_to_move(Position, Teban),
              piece_numbers(Position, Komalist),
              (   Task = generate(Id, Teban, Komalist)
              ;   between(0, Depth, D),
                  once(( D =< 1 ; memberchk(Id, Deep) )),
                  Task = time(Id, D, Limit, Teban, Komalist)
              )
            ),
            Times),
    (   option(leaf(Leaf), Options)
    ->  memory_task(Leaf, Memory),
        append(Times, [Memory], Tasks)
    ;   Tasks = Times
    ).

memory_task(Depth, memory(Depth, Teban, Komalist, Line)) :-
    start_position(hirate, Start),
    side_to_move(Start, Teban),
    piece_numbers(Start, Komalist),
    built_in_line(Text),
    split_string(Text, " ", "", Texts),
    maplist(usi_move, Texts, Moves),
    foldl(step, Moves, Line, Start, _).

step(Move, te(Koma, From, To, Promotes), Position, Position1) :-
    moved(Move, Position, Koma, From, To, Promotes),
    position_after(Position, Move, Position1).

moved(drop(Koma, To), _, Koma, 0, To, false).
moved(move(From, To), Position, Koma, From, To, false) :-
    stands(Position, From, Koma).
moved(promote(From, To), Position, Koma, From, To, true) :-
    stands(Position, From, Koma).

stands(Position, Square, Koma) :-
    piece_at(Position, Square, Piece),
    Piece =.. [_, Kind],
    (   promoted_kind(Koma0, Kind)
    ->  Koma = Koma0
    ;   Koma = Kind
    ).

%   run(+Form, +System, +Asked, +Directory, -Run): one process. Asked is asked(Tasks, Ids): a
%   process knows a position by its place in Ids, for a name would have to survive the system's
%   encoding. The environment is for GNU Prolog, whose stacks are else 32 MB; in KB.
%
%   Status alone does not tell whether all went well: a program of GNU Prolog that ends by an error
%   ends with 0. So the process must say that it is done, and all tasks must be answered.

run(Form, System, asked(Tasks, Ids), Directory, Run) :-
    command(System, Form, Directory, Command),
    pinned(Command, [Program|Arguments]),
    form_file(Form, File),
    file_directory_name(File, Forms),
    least(System, Least),
    setup_call_cleanup(
        process_create(path(Program), Arguments,
                       [ cwd(Forms), stdin(pipe(In, [encoding(utf8)])),
                         stdout(pipe(Out, [encoding(utf8)])), stderr(pipe(Error, [encoding(utf8)])),
                         environment(['GLOBALSZ'=262144, 'LOCALSZ'=65536, 'TRAILSZ'=65536]),
                         process(Process)
                       ]),
        ( ask(In, Least, Tasks),
          read_lines(Out, Lines),
          read_string(Error, _, ErrorText),
          process_wait(Process, Status),
          Ended = true
        ),
        ( ended(Ended, Process),
          close(In, [force(true)]),
          close(Out),
          close(Error)
        )),
    findall(Answer, ( member(Line, Lines), answer(Line, Answer) ), Answers),
    (   Status == exit(0),
        memberchk("done.", Lines),
        maplist(task_keys, Tasks, Lists),
        append(Lists, Keys),
        maplist(answer_key, Answers, Keys)
    ->  maplist(named(Ids), Answers, Named),
        Run = run(Form, System, Named)
    ;   last_words(Lines, ErrorText, Text),
        Run = failed(Form, System, Status, Text)
    ).

%   ended(?Ended, +Process): a process that nobody waited for, because of an error or a signal, is
%   ended.

ended(Ended, Process) :-
    (   Ended == true
    ->  true
    ;   catch(process_kill(Process, kill), error(_, _), true),
        process_wait(Process, _)
    ).

%   task_keys(+Task, -Keys), answer_key(+Answer, -Key): the answers that a task must have, in order.

task_keys(time(N, Depth, _, _, _), [time(N, Depth)]).
task_keys(generate(N, _, _), [generate(N)]).
task_keys(memory(Depth, _, _, _), Keys) :-
    findall(memory(D), between(0, Depth, D), Keys).

answer_key(timed(N, Depth, _, _, _, _, _), time(N, Depth)).
answer_key(too_long(N, Depth), time(N, Depth)).
answer_key(generated(N, _), generate(N)).
answer_key(memory(Depth, _, _), memory(Depth)).

named(Ids, Answer, Named) :-
    Answer =.. [Name, N|Arguments],
    (   Name == memory
    ->  Named = Answer
    ;   nth1(N, Ids, Id),
        Named =.. [Name, Id|Arguments]
    ).

%   last_words(+Lines, +ErrorText, -Text): what a process said of its end. GNU Prolog says it on
%   standard output, below its greetings.

last_words(Lines, ErrorText, Text) :-
    findall(Line,
            ( member(Line, Lines),
              member(Word, ["warning", "error"]),
              once(sub_string(Line, _, _, _, Word))
            ),
            Said),
    append(Said, [ErrorText], All),
    atomic_list_concat(All, ' ', Text).

%   least(+System, -Microseconds): a time is repeated until this is reached, a hundred steps of the
%   system's clock.

least(swi, 20000).
least('swi-alone', 20000).
least('gnu-native', 100000).
least('gnu-bytecode', 100000).

%   The tasks fit in a pipe, or are read while they are written; a process that dies ends the
%   writing.

ask(In, Least, Tasks) :-
    writing_to_program(( catch(forall(member(Task, Tasks), ask_one(Task, Least, In)),
                               error(io_error(_, _), _),
                               true),
                         close(In, [force(true)])
                       )).

ask_one(time(Id, Depth, Limit, Teban, Komalist), Least, In) :-
    format(In, "~q.~n", [time(Id, Depth, Limit, Least, Teban, Komalist)]).
ask_one(generate(Id, Teban, Komalist), Least, In) :-
    format(In, "~q.~n", [generate(Id, Least, Teban, Komalist)]).
ask_one(memory(Depth, Teban, Komalist, Line), _, In) :-
    format(In, "~q.~n", [memory(Depth, Teban, Komalist, Line)]).

read_lines(Out, Lines) :-
    read_line_to_string(Out, Line),
    (   Line == end_of_file
    ->  Lines = []
    ;   Lines = [Line|Lines1],
        read_lines(Out, Lines1)
    ).

%   answer(+Line, -Answer) is semidet: other lines are the system's greetings.

answer(Line, Answer) :-
    member(Start, ["timed(", "too_long(", "generated(", "memory("]),
    string_concat(Start, _, Line),
    !,
    term_string(Answer, Line).

                /*******************************
                *           PROGRAMS           *
                *******************************/

%   programs_directory(+Pairs, -Directory): all programs that Pairs, Form-System, need are here;
%   Directory is a new one for those that are made for GNU Prolog, if there are some; else `none`.

programs_directory(Pairs, Directory) :-
    forall(( system(System), memberchk(_-System, Pairs) ), system_program(System, _)),
    (   member(_-System, Pairs),
        gnu(System)
    ->  catch(( tmp_file(gunshi_forms, Directory),
                make_directory(Directory)
              ),
              error(_, _),
              no_directory)
    ;   Directory = none
    ).

no_directory :-
    current_prolog_flag(tmp_dir, Directory),
    throw(error(gunshi(file(write, Directory, 'no directory for programs can be made there')), _)).

%   system_program(+System, -Program) is det: the program that System needs, which is here.

system_program(System, Program) :-
    needs(System, Program, Package),
    (   absolute_file_name(path(Program), _, [access(execute), file_errors(fail)])
    ->  true
    ;   throw(error(gunshi(no_program(Program, Package)), _))
    ).

needs(swi, swipl, 'swi-prolog-nox').
needs('swi-alone', swipl, 'swi-prolog-nox').
needs('gnu-native', gplc, gprolog).
needs('gnu-bytecode', gprolog, gprolog).

programs(Pairs, Directory) :-
    findall(Form, ( member(Form-System, Pairs), gnu(System) ), All),
    sort(All, Forms),
    forall(member(Form, Forms), program(Form, Directory)),
    forall(member(Form-'gnu-native', Pairs), compiled(Form, Directory)).

gnu('gnu-native').
gnu('gnu-bytecode').

%   program(+Form, +Directory): the program of Form, which is run where its includes are.

program(Form, Directory) :-
    form_file(Form, File),
    program_file(Form, Directory, '.pl', Program),
    file_base_name(File, Base),
    setup_call_cleanup(
        open(Program, write, Out),
        format(Out, ":- include('~w').~n:- include('gnu.pl').~n", [Base]),
        close(Out)).

program_file(Form, Directory, Extension, File) :-
    atomic_list_concat([Directory, /, Form, Extension], File).

compiled(Form, Directory) :-
    program_file(Form, Directory, '.pl', Program),
    program_file(Form, Directory, '', Executable),
    form_file(Form, File),
    file_directory_name(File, Forms),
    process_create(path(gplc),
                   ['--no-top-level', '-o', Executable, Program],
                   [cwd(Forms), stdout(pipe(Out)), stderr(pipe(Error)), process(Process)]),
    read_string(Error, _, ErrorText),
    read_string(Out, _, OutText),
    close(Error),
    close(Out),
    string_concat(ErrorText, OutText, Text),
    process_wait(Process, Status),
    (   Status == exit(0)
    ->  true
    ;   throw(error(gunshi(form_failed(Form, 'gnu-native', Status, Text)), _))
    ).

remove(none) :- !.
remove(Directory) :-
    delete_directory_and_contents(Directory).

%   command(+System, +Form, +Directory, -Command): what runs Form.

command(swi, Form, _, [swipl|Arguments]) :-
    swi_arguments(Form, [], Arguments).
command('swi-alone', Form, _, [swipl|Arguments]) :-
    swi_arguments(Form, [alone], Arguments).
command('gnu-native', Form, Directory, [Executable]) :-
    program_file(Form, Directory, '', Executable).
command('gnu-bytecode', Form, Directory, [gprolog, '--consult-file', Program]) :-
    program_file(Form, Directory, '.pl', Program).

swi_arguments(Form, More, Arguments) :-
    form_file(Form, File),
    append(['-f', none, '-q', '-O', '-g', form_process, '-t', halt, 'swi.pl', '--', File], More,
           Arguments).

%   pinned(+Command, -Pinned): on the last processor that this process may use, if the system can.

pinned(Command, Pinned) :-
    (   absolute_file_name(path(taskset), _, [access(execute), file_errors(fail)]),
        processor(Processor)
    ->  Pinned = [taskset, '-c', Processor|Command]
    ;   Pinned = Command
    ).

processor(Processor) :-
    status_line('/proc/self/status', "Cpus_allowed_list:", Text),
    split_string(Text, ",-", " \t", Numbers),
    last(Numbers, Last),
    atom_string(Processor, Last).

status_line(File, Key, Text) :-
    exists_file(File),
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        read_string(In, _, Content),
        close(In)),
    split_string(Content, "\n", "", Lines),
    member(Line, Lines),
    string_concat(Key, Rest, Line),
    !,
    split_string(Rest, "", ": \t", [Text]).

                /*******************************
                *           RESULTS            *
                *******************************/

%!  forms_times(+Runs, +Positions:list, -Rows:list) is det.
%
%   Rows are dicts of the times in Runs of forms_runs/3 for Positions, Id-Position. A form that some
%   run left out at a depth has no row for that depth; else there is one for each system, form and
%   depth, forms in the order of form/1, with
%
%     | form, system, depth | what was measured                                                    |
%     | rules               | `paper`, for the core's forms `legal`                                |
%     | positions           | the Ids that all runs with times of that depth have one for, or else |
%     |                     | the one that most have; what follows is the mean of these positions  |
%     | runs                | how many processes                                                   |
%     | cpu_seconds         | the median of the runs                                               |
%     | minimum, spread     | the least of the runs, and the greatest less the least; seconds      |
%     | gc_seconds          | the part of cpu_seconds that collected garbage of stacks, or `null`  |
%     | generation_seconds  | the median of the runs, of making the moves alone, once a position,  |
%     |                     | as minimax does;                                                     |
%     |                     | generation_minimum and generation_spread as those of the time        |
%     | each                | a list of dicts `position` and `seconds`, of the runs in their order |
%     | inferences          | or `null`; work done in C is not counted                             |
%     | nodes, leaves       | moves made, and those at the last depth                              |
%     | nodes_per_second    | of cpu_seconds; `null` for `core-c`, which counts the last ply's     |
%     |                     | moves without making them                                            |
%     | agrees              | `true` if the nodes are right: the core's, or at depths that the     |
%     |                     | core does not count by the paper's rules, those most forms count     |

forms_times(Runs, Positions, Rows) :-
    findall(Row,
            ( system(System),
              form(Form),
              runs_of(Runs, Form, System, Answers),
              setof(Depth, depth_of(Answers, Depth), Depths),
              member(Depth, Depths),
              time_row(Runs, Positions, Form, System, Depth, Answers, Row)
            ),
            Rows).

runs_of(Runs, Form, System, Answers) :-
    findall(Each, member(run(Form, System, Each), Runs), Answers),
    Answers \== [].

depth_of(Answers, Depth) :-
    member(Each, Answers),
    member(timed(_, Depth, _, _, _, _, _), Each).

time_row(Runs, Positions, Form, System, Depth, Answers, Row) :-
    common_positions(Runs, Positions, Depth, Ids),
    Ids = [Id0|_],
    forall(member(Run, Answers), memberchk(timed(Id0, Depth, _, _, _, _, _), Run)),
    maplist(means(Ids, Depth), Answers, Means),
    maplist(arg(1), Means, Seconds),
    median(Seconds, Median),
    min_list(Seconds, Least),
    max_list(Seconds, Most),
    Spread is Most - Least,
    memberchk(means(Median, GcSeconds, Inferences, Nodes, Leaves), Means),
    maplist(generation(Ids), Answers, Generations),
    median(Generations, Generation),
    min_list(Generations, LeastGeneration),
    max_list(Generations, MostGeneration),
    GenerationSpread is MostGeneration - LeastGeneration,
    maplist(position_seconds(Depth, Answers), Ids, Each),
    form_rules(Form, Rules),
    per_second(Form, Nodes, Median, PerSecond),
    length(Answers, Count),
    (   forall(( member(Run, Answers), member(timed(Id, Depth, N, _, _, _, _), Run) ),
               right_count(Runs, Positions, Rules, Id, Depth, N))
    ->  Agrees = true
    ;   Agrees = false
    ),
    Row = _{form:Form, system:System, depth:Depth, rules:Rules, positions:Ids, runs:Count,
            cpu_seconds:Median, minimum:Least, spread:Spread, gc_seconds:GcSeconds,
            generation_seconds:Generation, generation_minimum:LeastGeneration,
            generation_spread:GenerationSpread, each:Each, inferences:Inferences,
            nodes:Nodes, leaves:Leaves, nodes_per_second:PerSecond, agrees:Agrees}.

position_seconds(Depth, Answers, Id, _{position:Id, seconds:Seconds}) :-
    findall(S,
            ( member(Run, Answers),
              memberchk(timed(Id, Depth, _, _, Us, _, _), Run),
              S is Us / 1.0e6
            ),
            Seconds).

per_second(Form, Nodes, Seconds, PerSecond) :-
    (   Form == 'core-c'
    ->  PerSecond = null
    ;   PerSecond is Nodes / Seconds
    ).

%   common_positions(+Runs, +Positions, +Depth, -Ids): those that every run which has a time at
%   Depth has one for, so that all means are of the same positions. Where there is none, the one
%   that most runs have: then the others lose their rows, not all of them.

common_positions(Runs, Positions, Depth, Ids) :-
    findall(Id-Lacking,
            ( member(Id-_, Positions),
              aggregate_all(count,
                            ( member(run(_, _, Answers), Runs),
                              memberchk(timed(_, Depth, _, _, _, _, _), Answers),
                              \+ memberchk(timed(Id, Depth, _, _, _, _, _), Answers)
                            ),
                            Lacking)
            ),
            Pairs),
    findall(Id, member(Id-0, Pairs), Common),
    (   Common == []
    ->  sort(2, @=<, Pairs, [Most-_|_]),
        Ids = [Most]
    ;   Ids = Common
    ).

means(Ids, Depth, Answers, means(Seconds, GcSeconds, Inferences, Nodes, Leaves)) :-
    findall(T,
            ( member(Id, Ids),
              T = timed(Id, Depth, _, _, _, _, _),
              memberchk(T, Answers)
            ),
            Times),
    mean(3, Times, Nodes),
    mean(4, Times, Leaves),
    mean(5, Times, Us),
    mean(6, Times, GcUs),
    mean(7, Times, Inferences),
    Seconds is Us / 1.0e6,
    (   GcUs == null
    ->  GcSeconds = null
    ;   GcSeconds is GcUs / 1.0e6
    ).

generation(Ids, Answers, Seconds) :-
    findall(Us, ( member(Id, Ids), member(generated(Id, Us), Answers) ), All),
    sum_list(All, Sum),
    length(All, Count),
    Seconds is Sum / Count / 1.0e6.

mean(N, Times, Mean) :-
    maplist(arg(N), Times, Values),
    (   memberchk(na, Values)
    ->  Mean = null
    ;   sum_list(Values, Sum),
        length(Values, Count),
        Mean is Sum / Count
    ).

%   median(+Values, -Median): of an even number, the lower of the two in the middle, so that Median
%   is what one of the runs gave.

median(Values, Median) :-
    msort(Values, Sorted),
    length(Sorted, Count),
    Middle is (Count + 1) // 2,
    nth1(Middle, Sorted, Median).

right_count(_, Positions, legal, Id, Depth, Nodes) :-
    memberchk(Id-Position, Positions),
    Plies is Depth + 1,
    aggregate_all(sum(Count), ( between(1, Plies, N), perft(Position, N, Count) ), Nodes).
right_count(_, Positions, paper, Id, 0, Nodes) :-
    !,
    memberchk(Id-Position, Positions),
    rule_moves(paper, Position, Moves),
    length(Moves, Nodes).
right_count(Runs, _, paper, Id, Depth, Nodes) :-
    findall(N,
            ( member(run(Form, _, Answers), Runs),
              form_rules(Form, paper),
              memberchk(timed(Id, Depth, N, _, _, _, _), Answers)
            ),
            Counts),
    sort(Counts, Different),
    findall(Times-N,
            ( member(N, Different),
              aggregate_all(count, member(N, Counts), Times)
            ),
            Pairs),
    max_member(_-Nodes, Pairs).

%!  forms_memories(+Runs, -Rows:list) is det.
%
%   Rows are dicts of the memory in Runs: form, system, depth, and stack_bytes and heap_bytes (or
%   `null`) at the leaf of that depth, the median of the runs; memory_bytes is their sum. The first
%   position is counted for all forms alike; what lies on the stacks before it is not. GNU Prolog
%   tells nothing of facts and collects no garbage: there heap_bytes and memory_bytes are `null`,
%   and stack_bytes has the garbage. Rows of `swi-alone` are left out: they are those of `swi`.

forms_memories(Runs, Rows) :-
    findall(Row,
            ( system(System),
              form(Form),
              System \== 'swi-alone',
              runs_of(Runs, Form, System, Answers),
              memory_row(Form, System, Answers, Row)
            ),
            Rows).

memory_row(Form, System, Answers, Row) :-
    bagof(Bytes, Each^( member(Each, Answers), memory_answer(Each, Depth, Bytes) ), All),
    maplist([Stack-_, Stack]>>true, All, Stacks),
    maplist([_-Heap, Heap]>>true, All, Heaps),
    median(Stacks, Stack),
    median(Heaps, Heap0),
    (   integer(Heap0)
    ->  Heap = Heap0,
        Sum is Stack + Heap
    ;   Heap = null,
        Sum = null
    ),
    Row = _{form:Form, system:System, depth:Depth, stack_bytes:Stack, heap_bytes:Heap,
            memory_bytes:Sum}.

memory_answer(Answers, Depth, Stack-Heap) :-
    member(memory(Depth, Stack, Heap), Answers).

%!  form_time(?Form, +Where, +Depth, -Seconds) is nondet.
%
%   Form's minimax takes Seconds of CPU at Depth, in a process of its own on SWI-Prolog, one run.
%   Where is a test position (test_position/3) or a position. Enumerates all forms.
%
%   @error domain_error(test_position, Where)
%   @error type_error(nonneg, Depth)
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(form_failed(Form, System, Status, Text)): the process ended with Status before its
%          work was done, and said Text
%   @error gunshi(no_program(Program, Package))

form_time(Form, Where, Depth, Seconds) :-
    must_be(nonvar, Where),
    must_be(nonneg, Depth),
    (   blob(Where, position)
    ->  Position = Where
    ;   test_position(Where, Position, _)
    ->  true
    ;   domain_error(test_position, Where)
    ),
    one_form(Form),
    one_run([forms([Form]), positions([asked-Position]), depth(Depth), limit(inf)], Answers),
    memberchk(timed(_, Depth, _, _, Us, _, _), Answers),
    Seconds is Us / 1.0e6.

one_run(Options, Answers) :-
    forms_runs([_, _]>>true, [systems([swi])|Options], [Run]),
    (   Run = run(_, _, Answers)
    ->  true
    ;   Run = failed(Form, System, Status, Text),
        throw(error(gunshi(form_failed(Form, System, Status, Text)), _))
    ).

one_form(Form) :-
    (   var(Form)
    ->  form(Form)
    ;   form_file(Form, _)
    ).

%!  form_memory(?Form, +Depth, -StackBytes:integer, -HeapBytes:integer) is nondet.
%
%   At the leaf of Depth, 0..50, along the first moves of a game, a search with Form holds
%   StackBytes on the stacks and HeapBytes of facts. Enumerates all forms.
%
%   @error type_error(integer, Depth), or that Depth is no element of between(0, 50)
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(form_failed(Form, System, Status, Text)) as form_time/4
%   @error gunshi(no_program(Program, Package))

form_memory(Form, Depth, StackBytes, HeapBytes) :-
    must_be(between(0, 50), Depth),
    one_form(Form),
    one_run([forms([Form]), depth(none), leaf(Depth)], Answers),
    memberchk(memory(Depth, StackBytes, HeapBytes), Answers).

%!  forms_machine(+Systems, -Machine) is det.
%
%   Machine is a dict of what a measurement should say of where it was made: `processor`,
%   `processors`, `load` of machine_load/1, and `systems`, a dict of their versions. Asked before a
%   measurement, the load is that of others.
%
%   @error gunshi(no_program(Program, Package)): one of Systems is not here

forms_machine(Systems, _{processor:Processor, processors:Count, load:Load, systems:Versions}) :-
    (   status_line('/proc/cpuinfo', "model name", Processor)
    ->  true
    ;   Processor = unknown
    ),
    (   current_prolog_flag(cpu_count, Count)
    ->  true
    ;   Count = null
    ),
    machine_load(Load),
    findall(System-Version, ( member(System, Systems), version(System, Version) ), Pairs),
    dict_pairs(Versions, _, Pairs).

%!  machine_load(-Load) is det.
%
%   Load is how many processes wanted to run, the mean of the last minute; `null` where the machine
%   does not tell.

machine_load(Load) :-
    (   exists_file('/proc/loadavg')
    ->  setup_call_cleanup(
            open('/proc/loadavg', read, In),
            read_line_to_string(In, Line),
            close(In)),
        split_string(Line, " ", "", [First|_]),
        number_string(Load, First)
    ;   Load = null
    ).

version(System, Version) :-
    system_program(System, Program),
    program_version(Program, Version).

program_version(swipl, Version) :-
    !,
    current_prolog_flag(version, Number),
    Major is Number // 10000,
    Minor is Number // 100 mod 100,
    Patch is Number mod 100,
    format(string(Version), "SWI-Prolog ~d.~d.~d -O", [Major, Minor, Patch]).
program_version(Program, Version) :-
    process_create(path(Program), ['--version'],
                   [stdin(null), stdout(pipe(Out)), stderr(pipe(Error))]),
    read_string(Error, _, Text0),
    read_string(Out, _, Text1),
    close(Error),
    close(Out),
    string_concat(Text0, Text1, Text),
    split_string(Text, "\n", "", [Line|_]),
    (   sub_string(Line, _, _, 0, Last),
        string_concat(" ", Number, Last),
        \+ sub_string(Number, _, _, _, " ")
    ->  string_concat("GNU Prolog ", Number, Version)
    ;   Version = Line
    ).
