/*  Commands that write files are killed at random moments: a file is as before or whole.
    scripts/kill does the same for long.
*/
:- module(test_cli_killed, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(process)).
:- use_module(tests(sizes)).
:- use_module(tests(usi/dialogue)).

:- begin_tests(cli_killed).

test(killed, Status-Said == exit(0)-true) :-
    size(3, 40, Rounds),
    size([statistics, convert], [], Names),
    module_property(test_cli_killed, file(File)),
    file_directory_name(File, Here),
    directory_file_path(Here, 'killed_commands.pl', Script),
    file_directory_name(Here, Tests),
    atom_concat('tests=', Tests, TestsPath),
    usi_program(Usi),
    file_directory_name(Usi, Build),
    directory_file_path(Build, gunshi, Program),
    process_create(path(swipl),
                   [ '-q', '-f', none, '-p', 'library=prolog', '-p', TestsPath, Script, Rounds, 7,
                     Program|Names ],
                   [stdout(pipe(Out)), stderr(null), process(Process)]),
    read_string(Out, _, Text),
    close(Out),
    process_wait(Process, Status),
    (   sub_string(Text, _, _, _, "kills of commands")
    ->  Said = true
    ;   Said = Text
    ).

:- end_tests(cli_killed).
