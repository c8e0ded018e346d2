/*  Runs one file of plunit tests and reports each test as a line of TAP:

        swipl -p library=prolog tests/run_prolog.pl FILE

    plunit alone calls a run good that had no tests, that could not read a test file, or that left
    choice points behind. Here each of these is `not ok`, as are blocked tests. A warning or error
    that the tested code printed is not among the lines, but ends in exit status 1.

    What a test file needs of tests/ it loads as tests(NAME).
*/
:- module(run_prolog, []).
:- set_prolog_flag(on_error, status).
:- set_prolog_flag(on_warning, status).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(filesex), [delete_directory_and_contents/1, directory_file_path/3]).
:- use_module(library(lists), [last/2]).
:- use_module(library(plunit)).
:- use_module(library(gunshi/base/temporary)).

:- initialization(run_file, main).

:- dynamic choice_point/1.              % choice_point(Line): the test of that line left one

:- multifile
    user:file_search_path/2,
    user:message_hook/3.

:- dynamic user:file_search_path/2.

user:message_hook(plunit(nondet(_File, Line, _Name)), warning, _Lines) :-
    assertz(choice_point(Line)),
    fail.

user:file_search_path(tests, Directory) :-
    module_property(run_prolog, file(File)),
    file_directory_name(File, Directory).

%   Tests and the programs that they start read and write nothing of what the user has taught, and
%   what they make is in a directory of this run, gone after it.

run_file :-
    make_temporary_directory(tests, Directory),
    at_halt(ignore(catch(delete_directory_and_contents(Directory), error(_, _), true))),
    set_prolog_flag(tmp_dir, Directory),
    setenv('TMP', Directory),
    setenv('TMPDIR', Directory),
    directory_file_path(Directory, data, Data),
    setenv('XDG_DATA_HOME', Data),
    current_prolog_flag(argv, Arguments),
    last(Arguments, File),
    load_files(user:File, []),
    findall(Good-Name, loaded(File, Good, Name), Results, Results1),
    ignore(run_tests),
    findall(Good-Name, tested(File, Good, Name), Results1),
    nl,
    foldl(report, Results, 0, Count),
    format("1..~d~n", [Count]),
    halt.

report(Good-Name0, Count0, Count) :-
    Count is Count0+1,
    format(string(Text), "~w", [Name0]),
    % What meson takes for the end of a line, too.
    split_string(Text, "\n\v\f\r\x1C\\x1D\\x1E\\x85\\u2028\u2029", " ", Lines),
    atomic_list_concat(Lines, ' ', Name1),
    shortened(Name1, Name),
    format("~w ~d - ~w~n", [Good, Count, Name]).

shortened(Name0, Name) :-
    (   sub_atom(Name0, 0, 200, After, Name1),
        After > 0
    ->  atom_concat(Name1, '...', Name)
    ;   Name = Name0
    ).

loaded(File, 'not ok', Name) :-
    troubled,
    format(string(Name), "~w: read without errors and warnings", [File]).

tested(_, Good, Unit:Name) :-
    result(Good, Unit, Name).
tested(File, 'not ok', Name) :-
    \+ result(_, _, _),
    format(string(Name), "~w: has tests", [File]).
tested(_, 'not ok', Name) :-
    forgotten(Unit, Arity),
    format(string(Name), "~w: test/~d is no test; options go in one list", [Unit, Arity]).

%   forgotten(-Unit, -Arity): clauses that plunit takes for helpers.

forgotten(Unit, Arity) :-
    plunit:current_unit(Unit, Module, _, _),
    current_predicate(Module:test/Arity),
    Arity > 2.

troubled :-
    ( Key = errors ; Key = warnings ),
    statistics(Key, Count),
    Count > 0,
    !.

result(Result, Unit, Name) :-
    plunit:passed(Unit, Name, Line, _, _),
    (   choice_point(Line)
    ->  Result = 'not ok'
    ;   Result = ok
    ).
result('not ok', Unit, Name) :-
    plunit:failed(Unit, Name, _, _).
result('not ok', Unit, Name) :-
    plunit:blocked(Unit, Name, _, _).
result('not ok', Unit, Name) :-
    plunit:fixme(Unit, Name, _, _, _).
