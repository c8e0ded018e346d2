:- encoding(utf8).
/*  gunshi experiment searches: a table with a row for each choice, the same every time. */
:- module(test_cli_experiment_searches, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(http/json)).
:- use_module(tests(cli/commands)).

:- begin_tests(experiment_searches).

:- meta_predicate with_openings(-, 0).

with_openings(File, Goal) :-
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    forall(member(Move, ["7g7f", "2g2f", "5g5f"]), format(Stream, "startpos moves ~s~n", [Move])),
    close(Stream),
    call_cleanup(once(Goal), delete_file(File)).

rows(Arguments, Rows) :-
    with_openings(File,
                  ( append([ experiment, searches, 'margin(delta_margin,10)',
                             'statistics(none),history(false)', '--openings', File, '--nodes', '60',
                             '--games', '12', '--format', json ],
                           Arguments, All),
                    cli(All, 0, Lines) )),
    findall(Row, ( member(Line, Lines), atom_json_dict(Line, Row, []) ), Rows).

test(rows, [true(One =@= Two)]) :-
    rows([], One),
    rows(['--concurrency', '2'], Two),
    One = [First, Second],
    First.choices == "margin(delta_margin,10)",
    Second.choices == "statistics(none),history(false)",
    forall(member(Row, One),
           ( _{games:12, pairs:Pairs} :< Row,
             sum_list(Pairs, 6)
           )).
test(table) :-
    tmp_file(searches, Directory),
    with_openings(File,
                  cli([ experiment, searches, 'margin(delta_margin,10)', '--openings', File,
                        '--nodes', '20', '--games', '4', '--sprt', '0,5', '--output', Directory ],
                      0, Lines)),
    once(( member(Row, Lines), sub_string(Row, 0, _, _, "margin(delta_margin,10)") )),
    findall(Name,
            ( member(Extension, [txt, csv]),
              format(atom(Name), "searches.~w", [Extension]),
              directory_file_path(Directory, Name, Path),
              exists_file(Path)
            ),
            Names),
    delete_directory_and_contents(Directory),
    Names = [_, _].

test(no_choices) :-
    refused([experiment, searches, '--openings', x], ["name choices"]).
test(bad_choices) :-
    refused([experiment, searches, 'margin(none,1)', '--openings', x], ["margin(none,1)"]).
test(nothing_in_choices) :-
    refused([experiment, searches, '', '--openings', x], ["names no choice"]).
test(twice) :-
    refused([experiment, searches, 'margin(delta_margin,1),history(true),margin(delta_margin,2)',
             '--openings', x],
            ["delta_margin twice"]).
test(what_would_be_right) :-
    refused([experiment, searches, 'margin(delta_margin,-1)', '--openings', x],
            ["margin(delta_margin, 0 to 2000)"]).
test(variable) :-
    refused([experiment, searches, 'margin(delta_margin,X)', '--openings', x],
            ["\"margin(delta_margin,_)\""]).
test(by_the_position) :-
    refused([experiment, searches, 'statistics(castle)', '--openings', x],
            ["statistics(castle)", "match --inside"]).
test(concurrency) :-
    with_openings(File,
                  refused([experiment, searches, 'history(false)', '--openings', File,
                           '--concurrency', '65'],
                          ["--concurrency", "64"])).

%   One opening goes on in 25 ways: no game is counted twice.

test(few_openings, true(Games =< 52)) :-
    tmp_file_stream(File, Stream, [encoding(utf8)]),
    format(Stream, "startpos~n", []),
    close(Stream),
    call_cleanup(with_errors(Errors,
                             cli([ experiment, searches, 'margin(delta_margin,10)', '--openings',
                                   File, '--nodes', '10', '--games', '1000', '--format', json ],
                                 0, [Line])),
                 delete_file(File)),
    atom_json_dict(Line, Row, []),
    Games = Row.games,
    Errors = [Few|_],
    once(sub_string(Few, _, _, _, "no more than")).
test(no_openings) :-
    refused([experiment, searches, 'history(false)'], ["--openings is missing"]).
test(another_option) :-
    refused([experiment, searches, 'history(false)', '--openings', x, '--plies', '4'], ["--plies"]).

:- end_tests(experiment_searches).
