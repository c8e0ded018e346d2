/*  Which worker serves which job. */
:- module(test_fit, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/lab/jobs/data)).
:- use_module(library(gunshi/lab/jobs/fit)).

serves(Worker0, Engines, Job) :-
    fit_with(Worker0, Engines, Worker),
    (   fit_serves(Worker, Job)
    ->  true
    ).

:- begin_tests(fit).

test(served, forall(member(Needed, [[], [a], [b, a]]))) :-
    Fit = fit('0.1', x, y, []),
    fit_with(Fit, Needed, Job),
    serves(Fit, [b, a], Job).
test(not_served, [ forall(member(Job, [ fit('0.1', x, y, [a, c]), fit('0.2', x, y, []),
                                        fit('0.1', z, y, []), fit('0.1', x, z, [])
                                      ])),
                   fail ]) :-
    serves(fit('0.1', x, y, []), [a, b], Job).
test(told, Text == '0.1 x y with a;Hash=1, b') :-
    Fit = fit('0.1', x, y, ['a;Hash=1', b]),
    data_text(Fit, Stored),
    stored_fit_text(Stored, Text).
test(none, Text == '0.1 x') :-
    stored_fit_text("0.1 x", Text).

%   A worker with other files of knowledge has another fit, also where only numbers differ.

test(files, [ forall(member(Name-Same, [ 'kb.pl'-no, 'weights.txt'-no, journal-no,
                                         'kb.qlf'-yes ])),
              Is == Same ]) :-
    make_temporary_directory(fit, Directory),
    write_text(Directory, Name, "1"),
    gunshi_lab_jobs_fit:files_texts(Directory, Before),
    write_text(Directory, Name, "2"),
    gunshi_lab_jobs_fit:files_texts(Directory, After),
    delete_directory_and_contents(Directory),
    ( Before == After -> Is = yes ; Is = no ).

write_text(Directory, Name, Text) :-
    directory_file_path(Directory, Name, File),
    setup_call_cleanup(open(File, write, Out), write(Out, Text), close(Out)).

:- end_tests(fit).
