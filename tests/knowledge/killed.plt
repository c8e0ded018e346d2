/*  What an editor of the knowledge has acknowledged is there after it was killed, and what it has
    not is there whole or not at all. scripts/kill does the same for long.
*/
:- module(test_killed, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(process)).
:- use_module(tests(sizes)).

:- begin_tests(killed).

test(killed, Status-Said == exit(0)-true) :-
    size(12, 300, Rounds),
    module_property(test_killed, file(File)),
    file_directory_name(File, Here),
    directory_file_path(Here, 'killed_editor.pl', Script),
    process_create(path(swipl), ['-q', '-f', none, '-p', 'library=prolog', Script, Rounds, 7],
                   [stdout(pipe(Out)), stderr(null), process(Process)]),
    read_string(Out, _, Text),
    close(Out),
    process_wait(Process, Status),
    (   sub_string(Text, _, _, _, "nothing is lost")
    ->  Said = true
    ;   Said = Text
    ).

:- end_tests(killed).
