:- encoding(utf8).
/*  The program as a process: what only a process has. Exit status, stdout and stderr apart,
    signals, a reader that goes away, locales, and a copy installed elsewhere. It is the executable
    beside the gunshi.so that the tests use.
*/
:- module(test_program, []).
:- use_module(library(plunit)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(filesex)).
:- use_module(library(gunshi)).

program(Program) :-
    module_property(gunshi_shogi_position, file(File)),
    file_directory_name(File, Shogi),
    (   getenv('GUNSHI_SO', Module)
    ->  file_directory_name(Module, Build)
    ;   directory_file_path(Shogi, '../../../build', Build)
    ),
    directory_file_path(Build, gunshi, Program0),
    absolute_file_name(Program0, Program).

%   run(+Arguments, +Environment, -Status, -Out, -Err)

run(Arguments, Environment, Status, Out, Err) :-
    program(Program),
    run_program(Program, Arguments, Environment, "", Status, Out, Err).

run_program(Program, Arguments, Environment, Input, Status, Out, Err) :-
    setup_call_cleanup(
        process_create(Program, Arguments,
                       [ stdin(pipe(In, [encoding(utf8)])), stdout(pipe(O, [encoding(utf8)])),
                         stderr(pipe(E, [encoding(utf8)])), process(Process),
                         environment(Environment)
                       ]),
        ( write(In, Input),
          close(In),
          read_string(O, _, Out),
          read_string(E, _, Err),
          process_wait(Process, Status)
        ),
        ( close(O), close(E) )).

shell_status(Command, Status) :-
    program(Program),
    format(string(Script), "program='~w'; ~s", [Program, Command]),
    process_create(path(bash), ['-c', Script], [stdout(null), stderr(null), process(Process)]),
    process_wait(Process, exit(Status)).

one_error_line(Err) :-
    split_string(Err, "\n", "", [Line, ""]),
    string_concat("gunshi: ", _, Line).

:- begin_tests(program).

test(result_on_stdout, Status-Out-Err == exit(0)-"nodes 900\n"-"") :-
    run([perft, 2], [], Status, Out, Err).
test(bad_input, forall(member(Arguments,
                              [ [perft, x], [moves, '--sfen', 'x\ny'], [foo], [query, 'foo('],
                                [query, 'foo(1)'], [judge, '--moves', '7g7x'],
                                [script, '/nonexistent'],
                                [query, 'throw(a)'], [play, '--clock', 1]
                              ]))) :-
    run(Arguments, [], Status, Out, Err),
    assertion(Status == exit(2)),
    assertion(Out == ""),
    assertion(one_error_line(Err)).
test(an_address_is_no_file,
     [forall(member(Arguments, [ [kb, import, 'http://a/b'], [script, 'http://a/b'],
                                 ['--kb', 'http://a/b', kb, list], [match, 'http://a/b', gunshi],
                                 [train, network, 'http://a/b', '--output', '/tmp/none']
                               ])),
      Status-Said == exit(2)-Expected]) :-
    run(Arguments, [], Status, _, Said),
    Expected = "gunshi: Cannot read http://a/b: it is an address; \c
                a file of this machine is needed\n".
test(honest_no, Status-Out-Err == exit(1)-""-"") :-
    run([query, 'member(x, [])'], [], Status, Out, Err).
test(no_argument_is_prologs, Status-Out == exit(0)-"gunshi 0.1\n") :-
    run(['--version'], [], Status, Out, _).
test(utf8_in_any_locale, [ forall(member(Locale, ['C', 'POSIX', 'C.UTF-8'])),
                           Status-Out == exit(0)-"M = move(77, 76)\n" ]) :-
    run([query, 'position_sfen(_P, startpos), text_move(_P, "▲７六歩", M)'], ['LC_ALL'=Locale],
        Status, Out, _).
test(reader_goes_away, Status == 141) :-
    shell_status("env --default-signal=PIPE \"$program\" query 'repeat, X = 1' | head -n 1; exit \c
                  ${PIPESTATUS[0]}", Status).
test(interrupted, [ forall(member(Command, ["perft 9", "query 'repeat, fail'"])),
                    Status == 130 ]) :-
    format(string(Line), "timeout --preserve-status -k 20 -s INT 2 \"$program\" ~s", [Command]),
    shell_status(Line, Status).
%   A limit of addresses below what the table of positions asks for: it takes less.
test(little_memory, [ forall(member(Kilobytes, [650000, 2000000])), Status == 0 ]) :-
    format(string(Line),
           "ulimit -v ~d; \"$program\" mate --hash 100000 --sfen '8k/9/8P/9/9/9/9/9/9 b \c
            Gr2b3g4s4n4l17p 1'",
           [Kilobytes]),
    shell_status(Line, Status).
test(a_full_disk, [forall(member(Command, ["perft 1", "check README.md --from kif"])),
                   Status-Line == exit(2)-"gunshi: Cannot write standard output: No space left \c
                                           on device"]) :-
    program(Program),
    format(string(Script), "'~w' ~s 2>&1 >/dev/full", [Program, Command]),
    process_create(path(bash), ['-c', Script],
                   [stdout(pipe(O, [encoding(utf8)])), process(Process)]),
    read_string(O, _, Err),
    close(O),
    process_wait(Process, Status),
    split_string(Err, "\n", "", [Line, ""]).
test(flag_fall, [true((Status == exit(0), sub_string(Out, _, _, _, "時間切れ"))), nondet]) :-
    program(Program),
    process_create(Program, [play, '--clock', '0+1'],
                   [stdin(pipe(In)), stdout(pipe(O, [encoding(utf8)])), process(Process)]),
    read_string(O, _, Out),
    close(O),
    close(In),
    process_wait(Process, Status).
test(byoyomi_is_of_a_move_and_not_of_a_line, nondet) :-
    program(Program),
    format(string(Script),
           "for i in {1..20}; do sleep .4; echo || exit; done | '~w' play --clock 0+1", [Program]),
    process_create(path(bash), ['-c', Script],
                   [stdout(pipe(O, [encoding(utf8)])), stderr(null), process(Process)]),
    read_string(O, _, Out),
    close(O),
    process_wait(Process, _),
    sub_string(Out, _, _, _, "時間切れ").
test(a_clock_with_time_left, [true((Status == exit(0), Fell == false)), nondet]) :-
    program(Program),
    run_program(Program, [play, '--clock', '10+0'], [], "7g7f\nresign\n", Status, Out, ""),
    sub_string(Out, _, _, _, "投了"),
    (   sub_string(Out, _, _, _, "時間切れ")
    ->  Fell = true
    ;   Fell = false
    ).
test(main_is_called_once, Out == "hi\n") :-
    tmp_file_stream(File, Stream, [extension(pl)]),
    write(Stream, ":- initialization(main).\nmain :- writeln(hi).\n"),
    close(Stream),
    run([script, File], [], exit(0), Out, _),
    delete_file(File).
test(script_from_stdin, Status-Out == exit(0)-"hi\n") :-
    program(Program),
    run_program(Program, [script, -], [], "main :- writeln(hi).\n", Status, Out, _).
test(nothing_to_read, Status == 0) :-
    shell_status("timeout -k 1 10 \"$program\" <&-", Status).
test(no_module, Status-true == exit(2)-One) :-
    run([perft, 1], ['GUNSHI_SO'='/nonexistent'], Status, _, Err),
    (   one_error_line(Err)
    ->  One = true
    ;   One = false
    ).
test(error_in_findall_is_no_debugging, [true(Status == exit(0)), nondet]) :-
    program(Program),
    run_program(Program, [], [],
                "findall(G, read_game('/no/such.kif', G, _), L).\nX = 1.\nhalt.\n", Status, Out,
                Err),
    once(sub_string(Out, _, _, _, "X = 1.")),
    once(sub_string(Err, _, _, _, "ERROR: Cannot read /no/such.kif")),
    \+ sub_string(Err, _, _, _, "Exception").
test(typing_error_by_pipe_takes_no_other_line, [true(Status == exit(0)), nondet]) :-
    program(Program),
    run_program(Program, [], [], "bord.\nX = 1.\nhalt.\n", Status, Out, Err),
    once(sub_string(Out, _, _, _, "X = 1.")),
    once(sub_string(Err, _, _, _, "bord/0")),
    \+ sub_string(Err, _, _, _, "Correct to").
test(a_name_that_nothing_has_is_told_without_backtrace,
     [forall(member(Arguments, [[], [othello]])), Status-Err == exit(0)-Told]) :-
    program(Program),
    run_program(Program, Arguments, [], "frobnicate(1).\nhalt.\n", Status, _, Err),
    Told = "ERROR: Unknown procedure: frobnicate/1\n".
test(seed_at_the_othello_prompt, Lines == 1) :-
    program(Program),
    run_program(Program, [othello], [], "seed(1).\nhalt.\n", _, _, Err),
    split_string(Err, "\n", "", Parts),
    length(Parts, Count),
    Lines is Count-1.
test(bytes_that_are_no_text_are_told_once, Status == 0) :-
    shell_status("test $(printf '7g\\377f\\nquit\\n' | \c
                  \"$program\" play 2>&1 >/dev/null | wc -l) = 1",
                 Status).
test(knowledge_of_othello_first,
     [ true(Status-Err == exit(0)-""),
       forall(member(Goal, ["kb_show(gm)", "listing('strategy.pl':31)", "kb_find(corner)"])) ]) :-
    program(Program),
    format(string(In), "~s.\nhalt.\n", [Goal]),
    run_program(Program, [othello], [], In, Status, Out, Err),
    split_string(Out, "\n", "", Lines),
    append(Ours, Theirs, Lines),
    ( Theirs == [] ; Theirs = ["% of shogi:"|_] ),
    !,
    assertion(( member(Line, Ours), sub_string(Line, _, _, _, "kb/othello/") )),
    assertion(\+ ( member(L, Ours), sub_string(L, _, _, _, "kb/shogi/") )),
    assertion(\+ ( member(L, Theirs), sub_string(L, _, _, _, "kb/othello/") )).
test(knowledge_of_shogi_is_told_as_such, [true(Status-Err == exit(0)-""), nondet]) :-
    program(Program),
    run_program(Program, [othello], [], "kb_show(strategy).\nhalt.\n", Status, Out, Err),
    sub_string(Out, _, _, _, "% of shogi:\n% kb/shogi/strategy.pl:").
test(othello_help, [true(Status-Err == exit(0)-""), nondet]) :-
    program(Program),
    run_program(Program, [othello], [], "help.\nhalt.\n", Status, Out, Err),
    once(sub_string(Out, _, _, _, "the computer's move")).
test(a_game_by_pipe, [true(Status-Legal == exit(0)-true), nondet]) :-
    program(Program),
    tmp_file(game, Base),
    file_name_extension(Base, usi, File),
    format(string(Input), "7g7f\n７五歩\n+2726FU\nsave ~w\nresign\n", [File]),
    run_program(Program, [play], [], Input, Status, Out, Err),
    assertion(Err == ""),
    assertion(once(sub_string(Out, _, _, _, "投了"))),
    read_file_to_string(File, Line, [encoding(utf8)]),
    delete_file(File),
    game_usi(Game, Line),
    game_ply(Game, 6),
    game_moves(Game, Moves),
    memberchk(move(76, 75), Moves),
    Legal = true.
test(installed_copy, [ setup(tmp_file(installed, Copy)),
                       cleanup(delete_directory_and_contents(Copy)),
                       Status-Out == exit(0)-"nodes 30\n" ]) :-
    program(Program),
    file_directory_name(Program, Build),
    format(string(Install), "meson install -C '~w' --no-rebuild --destdir '~w' >/dev/null 2>&1",
           [Build, Copy]),
    shell_status(Install, 0),
    directory_member(Copy, Installed, [recursive(true)]),
    sub_atom(Installed, _, _, 0, '/bin/gunshi'),
    !,
    process_create(path(env), ['-u', 'GUNSHI_SO', Installed, perft, 1],
                   [stdout(pipe(O)), process(Process)]),
    read_string(O, _, Out),
    close(O),
    process_wait(Process, Status).

:- end_tests(program).
