:- encoding(utf8).
/*  gunshi tune: what is found is the same whether it was broken off or not, and can be used as it
    is written; what cannot be meant is one clear error. That what is found is better no test can
    say: games do (docs/log.md). */
:- module(test_cli_tune, []).
:- use_module(library(plunit)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(readutil)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/shogi/search_choices), [read_search_choices/2]).
:- use_module(tests(cli/commands)).

:- begin_tests(tune).

:- meta_predicate in_folder(-, 0).

%   in_folder(-Folder, :Goal): openings.usi is in it.

in_folder(Folder, Goal) :-
    make_temporary_directory(tune, Folder),
    directory_file_path(Folder, 'openings.usi', File),
    setup_call_cleanup(open(File, write, Stream),
                       forall(member(Move, ["7g7f", "2g2f", "5g5f", "6i7h", "2h7h"]),
                              format(Stream, "startpos moves ~s~n", [Move])),
                       close(Stream)),
    call_cleanup(once(Goal), delete_directory_and_contents(Folder)).

arguments(Folder, Output, Options, Arguments) :-
    directory_file_path(Folder, 'openings.usi', Openings),
    directory_file_path(Folder, Output, File),
    append([tune, futility_margin_ply, delta_margin, '--openings', Openings, '--output', File],
           Options, Arguments).

facts(Folder, Output, Facts) :-
    directory_file_path(Folder, Output, File),
    read_file_to_terms(File, Facts, [encoding(utf8)]).

test(facts, [true(Names-More == [futility_margin_ply, delta_margin]-false)]) :-
    in_folder(Folder,
              ( arguments(Folder, 'mine.pl', ['--games', '40', '--nodes', '40'], Arguments),
                cli(Arguments, 0, []),
                facts(Folder, 'mine.pl', Facts),
                findall(Name, member(search_choice(margin(Name, _)), Facts), Names),
                forall(member(search_choice(Choice), Facts),
                       ( format(string(Text), "~q", [Choice]),
                         read_search_choices(Text, [Choice])
                       )),
                directory_file_path(Folder, 'mine.pl', File),
                read_file_to_string(File, Text, [encoding(utf8)]),
                once(sub_string(Text, _, _, _, "48 games of 40 nodes")),
                once(sub_string(Text, _, _, _, "--games 48 --nodes 40 --seed 1")),
                directory_file_path(Folder, 'mine.pl.left', Left),
                (   exists_file(Left)
                ->  More = true
                ;   More = false
                )
              )).
test(the_same_on_any_number_of_threads, [true(One == Two)]) :-
    in_folder(Folder,
              ( Options = ['--games', '48', '--nodes', '60', '--threads'],
                append(Options, ['1'], Options1),
                append(Options, ['2'], Options2),
                arguments(Folder, 'one.pl', Options1, Arguments1),
                arguments(Folder, 'two.pl', Options2, Arguments2),
                cli(Arguments1, 0, []),
                cli(Arguments2, 0, []),
                facts(Folder, 'one.pl', One),
                facts(Folder, 'two.pl', Two)
              )).

%   Broken off by a signal after the second of its four batches at the earliest, and given again.

test(goes_on, [true(One-Told == Two-true)]) :-
    in_folder(Folder,
              ( Options = ['--games', '64', '--nodes', '400'],
                arguments(Folder, 'whole.pl', Options, Whole),
                arguments(Folder, 'parts.pl', Options, Parts),
                cli(Whole, 0, []),
                facts(Folder, 'whole.pl', One),
                gunshi_executable(Program),
                process_create(Program, Parts, [process(Process), stderr(null), stdout(null)]),
                directory_file_path(Folder, 'parts.pl.left', Left),
                until_batch(Left, 2, 3000),
                process_kill(Process, term),
                process_wait(Process, Status),
                Status \== exit(0),
                with_errors(Lines, cli(Parts, 0, [])),
                facts(Folder, 'parts.pl', Two),
                (   member(Line, Lines),
                    sub_string(Line, _, _, _, "goes on after ")
                ->  Told = true
                ;   Told = false
                )
              )).

until_batch(Left, Batch, Times) :-
    (   exists_file(Left),
        read_file_to_terms(Left, [_, tuned(Now, _)], []),
        Now >= Batch
    ->  true
    ;   Times > 0,
        sleep(0.01),
        Less is Times-1,
        until_batch(Left, Batch, Less)
    ).

%   Another tuning does not go on from what is left of this one, and leaves it alone.

test(another_one, [true(Text == Before)]) :-
    in_folder(Folder,
              ( directory_file_path(Folder, 'mine.pl.left', Left),
                Before = "tuning_of(tuning([delta_margin], 100, 1), 5, x).\ntuned(3, [1.5]).\n",
                setup_call_cleanup(open(Left, write, Stream), write(Stream, Before), close(Stream)),
                arguments(Folder, 'mine.pl', ['--games', '16', '--nodes', '20'], Arguments),
                refused(Arguments, ["mine.pl.left", "another one", "delete it"]),
                read_file_to_string(Left, Text, [])
              )).
test(damaged) :-
    in_folder(Folder,
              ( directory_file_path(Folder, 'mine.pl.left', Left),
                forall(member(Bytes, ["", "tuning_of(", "a. b.", "X. Y.", "\x01\\xff\"]),
                       ( setup_call_cleanup(open(Left, write, Stream, [encoding(octet)]),
                                            write(Stream, Bytes), close(Stream)),
                         arguments(Folder, 'mine.pl', ['--games', '16'], Arguments),
                         refused(Arguments, ["mine.pl.left", "damaged"])
                       ))
              )).
test(edited, [forall(member(Tuned, [ tuned(5, [150, 90]), tuned(-1, [150, 90]), tuned(0, [150]),
                                    tuned(0, [a, b]), tuned(1, [150, -90]), tuned(0, x) ]))]) :-
    in_folder(Folder,
              ( arguments(Folder, 'mine.pl', ['--games', '64', '--nodes', '20'], Arguments),
                begun_tuning(Arguments, Folder, What),
                directory_file_path(Folder, 'mine.pl.left', Left),
                setup_call_cleanup(open(Left, write, Stream),
                                   format(Stream, "~q.~n~q.~n", [What, Tuned]),
                                   close(Stream)),
                refused(Arguments, ["mine.pl.left", "damaged"])
              )).

%   begun_tuning(+Arguments, +Folder, -What): what a tuning that was broken off has left over.

begun_tuning(Arguments, Folder, What) :-
    gunshi_executable(Program),
    append(Arguments, ['--seed', '1'], Same),
    process_create(Program, Same, [process(Process), stderr(null), stdout(null)]),
    directory_file_path(Folder, 'mine.pl.left', Left),
    until_batch(Left, 1, 3000),
    process_kill(Process, kill),
    process_wait(Process, _),
    read_file_to_terms(Left, [What|_], []).

%   Somebody else writes the file meanwhile: what that one has found stays.

test(two_at_once) :-
    in_folder(Folder,
              ( arguments(Folder, 'mine.pl', ['--games', '6400', '--nodes', '200'], Arguments),
                directory_file_path(Folder, 'mine.pl.left', Left),
                gunshi_executable(Program),
                process_create(Program, Arguments,
                               [process(Process), stderr(pipe(Error)), stdout(null)]),
                until_batch(Left, 1, 3000),
                setup_call_cleanup(open(Left, write, Stream), write(Stream, "another.\n"),
                                   close(Stream)),
                read_string(Error, _, Said),
                process_wait(Process, Status),
                close(Error),
                read_file_to_string(Left, Text, [])
              )),
    Status == exit(2),
    once(sub_string(Said, _, _, _, "another tuning writes ")),
    Text == "another.\n".
test(output_is_openings) :-
    in_folder(Folder,
              ( directory_file_path(Folder, 'openings.usi', File),
                refused([tune, delta_margin, '--openings', File, '--output', File],
                        ["openings.usi would take the place"]),
                exists_file(File)
              )).
test(output_is_left_over) :-
    refused([tune, delta_margin, '--openings', x, '--output', 'a.pl.left'], ["a.pl.left is named"]).
test(numbers_that_no_search_looks_at,
     [forall(member(Name, [realization_bits, likely_plies]))]) :-
    refused([tune, Name, '--openings', x, '--output', '-'], [Name, "no search looks at"]).
test(to_stdout) :-
    in_folder(Folder,
              ( directory_file_path(Folder, 'openings.usi', Openings),
                cli([tune, delta_margin, '--openings', Openings, '--output', '-', '--games', '16',
                     '--nodes', '20'],
                    0, Lines),
                last(Lines, Line),
                once(sub_string(Line, 0, _, _, "search_choice(margin(delta_margin, "))
              )).

test(no_name) :-
    refused([tune], ["which numbers", "gunshi tune --help"]).
test(unknown_name) :-
    refused([tune, futility, '--openings', x, '--output', y], ["\"futility\" is no number"]).
test(named_twice) :-
    refused([tune, delta_margin, gain_weight, delta_margin, '--openings', x, '--output', y],
            ["delta_margin is named twice"]).
test(no_openings) :-
    refused([tune, delta_margin, '--output', '-'], ["--openings FILE"]).
test(no_output) :-
    refused([tune, delta_margin, '--openings', '-'], ["--output FILE"]).
test(openings_that_are_not_there) :-
    refused([tune, delta_margin, '--openings', '/nonexistent', '--output', '-'], ["/nonexistent"]).
test(output_that_cannot_be) :-
    refused([tune, delta_margin, '--openings', '/nonexistent', '--output', '/nonexistent/a.pl'],
            ["/nonexistent/a.pl"]).
test(no_games) :-
    refused([tune, delta_margin, '--openings', x, '--output', '-', '--games', '0'], ["--games"]).
test(help_has_all_numbers) :-
    cli([tune, '--help'], 0, Lines),
    atomic_list_concat(Lines, ' ', Text),
    normalize_space(atom(Words), Text),
    forall(search_margin(Name, margin(Value, Least, Most, Step, Sentence)),
           ( format(atom(Told), "~w ~d ~d to ~d, step ~d ~s",
                    [Name, Value, Least, Most, Step, Sentence]),
             once(sub_atom(Words, _, _, _, Told))
           )).

:- end_tests(tune).
