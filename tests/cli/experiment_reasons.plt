:- encoding(utf8).
/*  gunshi experiment reasons: counts that add up, the same every time, in each format. */
:- module(test_cli_experiment_reasons, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(http/json)).
:- use_module(tests(cli/commands)).
:- use_module(tests(knowledge/own_directory)).

reasons(Arguments, Lines) :-
    in_directory(Directory,
                 ( directory_file_path(Directory, 'openings.usi', File),
                   setup_call_cleanup(open(File, write, Out),
                                      format(Out, "startpos moves 7g7f 3c3d~nstartpos~n", []),
                                      close(Out)),
                   append([ experiment, reasons, '--openings', File, '--nodes', '50',
                            '--moves', '6' ],
                          Arguments, All),
                   in_own_directory(cli(All, 0, Lines)) )).

objects(Objects) :-
    reasons(['--format', json], Lines),
    findall(Object, ( member(Line, Lines), atom_json_dict(Line, Object, []) ), Objects).

:- begin_tests(cli_experiment_reasons).

test(the_counts_add_up, true) :-
    objects(Objects),
    findall(Named,
            ( member(Object, Objects),
              _{kind:Kind, name:Name, named:Named} :< Object,
              (   Kind == "clause"
              ->  true
              ;   Kind == "besides",
                  sub_string(Name, 0, _, _, "clause ")
              )
            ),
            Decided),
    sum_list(Decided, 6),
    forall(( member(Object, Objects),
             _{named:Named, move:Move, reason:Reason, neither:Neither} :< Object,
             Move \== null
           ),
           Named =:= Move+Reason+Neither),
    assertion(( member(Summary, Objects),
                _{moves:6, claimed:_, claims_cpu:Cpu} :< Summary,
                Cpu > 0 )).
test(the_same_again, A == B) :-
    reasons([], Lines1),
    reasons([], Lines2),
    once(append(A, [_], Lines1)),       % the last line has the times
    once(append(B, [_], Lines2)).
test(report, true) :-
    in_directory(Out,
        ( reasons(['--output', Out], Lines),
          directory_file_path(Out, 'reasons.txt', TextFile),
          read_file_to_string(TextFile, Text, [encoding(utf8)]),
          split_string(Text, "\n", "", Written),
          append(Lines, [""], Printed),
          assertion(Written == Printed),
          directory_file_path(Out, 'reasons.csv', CsvFile),
          read_file_to_string(CsvFile, Csv, [encoding(utf8)]),
          assertion(string_concat("kind,name,named,move,reason,neither,example,claim", _, Csv)) )).
test(refused, forall(member(Arguments-Part, [ []-"--openings is missing",
                                              ['--games', '2']-"--games does not belong here",
                                              ['--moves', '0']-"--moves cannot be \"0\"" ]))) :-
    refused([experiment, reasons|Arguments], [Part]).

:- end_tests(cli_experiment_reasons).
