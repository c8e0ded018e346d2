/*  A process that plays, explains, learns and edits for long holds no more at the end. scripts/soak
    does the same for hours; in a few seconds nothing can be said of memory. And what it told is
    drawn.
*/
:- module(test_soaked, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(tests(sizes)).

:- begin_tests(soaked).

test(holds_no_more, true(Ends)) :-
    size(1, 90, Seconds),
    in_folder(Folder,
              ( directory_file_path(Folder, table, Table),
                run('soaked_process.pl', [Seconds, file(Table), 1], Status, Text),
                assertion(drawn(Folder, Table)) )),
    (   Seconds < 60
    ->  Ends = sub_string(Text, _, _, _, "rounds in")
    ;   Ends = (Status-Text == exit(0)-Text)
    ).
test(no_table, Status-Drawn == exit(2)-no) :-
    in_folder(Folder,
              ( directory_file_path(Folder, chart, Chart),
                module_property(test_soaked, file(Other)),
                run('soaked_chart.pl', [file(Chart), file(Other)], Status, _),  % says so on stderr
                ( exists_file(Chart) -> Drawn = yes ; Drawn = no ) )).

drawn(Folder, Table) :-
    directory_file_path(Folder, chart, Chart),
    run('soaked_chart.pl', [file(Chart), file(Table)], Status, _),
    assertion(Status == exit(0)),
    read_file_to_string(Chart, Svg, [encoding(utf8)]),
    forall(member(Title, ["resident", "heap in use", "atoms", "clauses"]),
           sub_string(Svg, _, _, _, Title)).

%   run(+Script, +Arguments, -Status, -Text): Text is what it says on stdout.

run(Name, Arguments, Status, Text) :-
    module_property(test_soaked, file(File)),
    file_directory_name(File, Here),
    directory_file_path(Here, Name, Script),
    process_create(path(swipl), ['-q', '-f', none, '-p', 'library=prolog', Script|Arguments],
                   [stdout(pipe(Out)), stderr(std), process(Process)]),
    read_string(Out, _, Text),
    close(Out),
    process_wait(Process, Status).

:- meta_predicate in_folder(-, 0).

in_folder(Folder, Goal) :-
    setup_call_cleanup(make_temporary_directory(soaked, Folder), Goal,
                       delete_directory_and_contents(Folder)).

:- end_tests(soaked).
