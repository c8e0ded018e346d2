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
test(no_openings) :-
    refused([experiment, searches, 'history(false)'], ["--openings is missing"]).
test(another_option) :-
    refused([experiment, searches, 'history(false)', '--openings', x, '--plies', '4'], ["--plies"]).

:- end_tests(experiment_searches).
