/*  A process that plays, explains, learns and edits for long holds no more at the end. scripts/soak
    does the same for hours; in a few seconds nothing can be said of memory.
*/
:- module(test_soaked, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(process)).
:- use_module(tests(sizes)).

:- begin_tests(soaked).

test(holds_no_more, true(Ends)) :-
    size(1, 90, Seconds),
    module_property(test_soaked, file(File)),
    file_directory_name(File, Here),
    directory_file_path(Here, 'soaked_process.pl', Script),
    process_create(path(swipl), ['-q', '-f', none, '-p', 'library=prolog', Script, Seconds, -, 1],
                   [stdout(pipe(Out)), stderr(std), process(Process)]),
    read_string(Out, _, Text),
    close(Out),
    process_wait(Process, Status),
    (   Seconds < 60
    ->  Ends = sub_string(Text, _, _, _, "rounds in")
    ;   Ends = (Status-Text == exit(0)-Text)
    ).

:- end_tests(soaked).
