:- encoding(utf8).
/*  Measuring the forms (papers.md §1): the time of minimax, and the memory at a leaf.

    A run of one form on one system (systems.pl) is a process of its own, pinned to one
    processor, that does its tasks (forms/measure.pl) and ends. The runs of all forms come in random
    order, all first runs before all second ones, so that what disturbs the machine disturbs all
    alike. CPU time is that of the whole process. results.pl makes rows of what was measured.
*/
:- module(gunshi_lab_forms_benchmark,
          [ test_position/3,            % ?Name, -Position, -Source
            forms_runs/3,               % :Each, +Options, -Runs
            form_time/4,                % ?Form, +Where, +Depth, -Seconds
            form_memory/4               % ?Form, +Depth, -StackBytes, -HeapBytes
          ]).
:- autoload('../../base/pipes', [writing_to_program/1]).
:- use_module('../../shogi/forms', [form/1, form_name/2, form_file/2, form_complete/1]).
:- autoload(answers, [answered_time/4, timed_us/2, answer_key/2, name_position/3]).
:- use_module(system_messages, []).
:- autoload(systems,
            [form_command/4, measured_on/2, parts_directory/1, with_programs/4]).
:- use_module('../../shogi/piece_numbers', [piece_numbers/2]).
:- use_module('../../shogi/position',
              [position_sfen/2, start_position/2, side_to_move/2, position_after/3, move_usi/2,
               piece_at/3, promoted_kind/2]).
:- autoload(library(apply), [maplist/3, foldl/5, partition/4]).
:- autoload(library(error), [domain_error/2, must_be/2]).
:- autoload(library(lists), [append/2, append/3, member/2, nth1/3, reverse/2]).
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
%     | query(Goal)           | a query of each position, in the place of minimax            |
%     | program(File)         | of clauses that Goal needs; default: none                    |
%
%   Each is called with two arguments, the number of runs and the number done, before the first run
%   and after every one. When it throws `forms_enough`, Runs are those that were done. The order
%   of runs is random: set_random/1 repeats it.
%
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(own_form(File, Fault))
%   @error what with_programs/4 throws
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
    forall(( member(Form, Forms), memberchk(Form-_, Pairs) ), form_complete(Form)),
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
    option(program(Queries), Options, ''),
    (   Queries == ''
    ->  File = ''
    ;   absolute_file_name(Queries, File)
    ),
    with_programs(Pairs, File, Directory,
                  runs(Order, Each, Total, asked(Tasks, Ids), Directory, Runs)).

runs(Order, Each, Total, Asked, Directory, Runs) :-
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
              \+ option(query(_), Options),
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
    findall(query(Id, Goal, Teban, Komalist),
            ( option(query(Goal), Options),
              member(Id-Position, Positions),
              side_to_move(Position, Teban),
              piece_numbers(Position, Komalist)
            ),
            Queries),
    append(Times, Queries, Walks),
    (   option(leaf(Leaf), Options)
    ->  memory_task(Leaf, Memory),
        append(Walks, [Memory], Tasks)
    ;   Tasks = Walks
    ).

memory_task(Depth, memory(Depth, Teban, Komalist, Line)) :-
    start_position(hirate, Start),
    side_to_move(Start, Teban),
    piece_numbers(Start, Komalist),
    built_in_line(Text),
    split_string(Text, " ", "", Texts),
    maplist(move_usi, Moves, Texts),
    foldl(step, Moves, Line, Start, _).

step(Move, te(Koma, From, To, Promotes), Position, Position1) :-
    move_parts(Move, Position, Koma, From, To, Promotes),
    position_after(Position, Move, Position1).

move_parts(drop(Koma, To), _, Koma, 0, To, false).
move_parts(move(From, To), Position, Koma, From, To, false) :-
    stands(Position, From, Koma).
move_parts(promote(From, To), Position, Koma, From, To, true) :-
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
    form_command(System, Form, Directory, [Program|Arguments]),
    parts_directory(Forms),
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
        ( end_process(Ended, Process),
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
    ->  maplist(name_position(Ids), Answers, Named),
        Run = run(Form, System, Named)
    ;   last_words(Lines, ErrorText, Text),
        Run = failed(Form, System, Status, Text)
    ).

%   end_process(?Ended, +Process): a process that nobody waited for, because of an error or a
%   signal, is ended.

end_process(Ended, Process) :-
    (   Ended == true
    ->  true
    ;   catch(process_kill(Process, kill), error(_, _), true),
        process_wait(Process, _)
    ).

%   task_keys(+Task, -Keys): the keys, as of answer_key/2, of the answers that Task must have, in
%   order.

task_keys(time(N, Depth, _, _, _), [time(N, Depth)]).
task_keys(generate(N, _, _), [generate(N)]).
task_keys(query(N, _, _, _), [query(N)]).
task_keys(memory(Depth, _, _, _), Keys) :-
    findall(memory(D), between(0, Depth, D), Keys).

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
ask_one(query(Id, Goal, Teban, Komalist), Least, In) :-
    format(In, "~q.~n", [query(Id, Least, Goal, Teban, Komalist)]).
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
    member(Start, ["timed(", "too_long(", "generated(", "memory(", "queried("]),
    string_concat(Start, _, Line),
    !,
    term_string(Answer, Line).

                /*******************************
                *        ONE FORM ALONE        *
                *******************************/

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
    once(answered_time(Answers, _, Depth, Timed)),
    timed_us(Timed, Us),
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
