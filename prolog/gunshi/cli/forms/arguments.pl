/*  What gunshi forms and gunshi memory share: which forms, on which systems; the runs, with their
    bar; and where the result goes.
*/
:- module(gunshi_cli_forms_arguments,
          [ chosen_forms/2,             % +Options, -Forms
            chosen_systems/2,           % +Options, -Systems
            measure_forms/6,            % +Asked, +Systems, +Options, -Runs, -Machine, -Status
            write_result/4              % +Options, +Runs, +Status, :Goal
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../shogi/forms', [form/1, form_file/2]).
:- use_module('../../lab/forms/benchmark', [forms_runs/3]).
:- use_module('../../lab/forms/systems',
              [forms_machine/2, forms_systems/2, machine_load/1, measured_on/2]).
:- use_module('../../base/usage', [usage_error/2]).
:- use_module('../options', [can_be_written/1, write_output/2]).
:- use_module('../progress', [with_progress/3, progress_at/3, progress_show/3]).

:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

:- meta_predicate
    write_result(+, +, +, 0).

%!  chosen_forms(+Options, -Forms:list) is det.
%
%   Forms are those of the option forms(Text), names with commas between them, in the order of
%   form/1; all without it.
%
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(usage(Text)): a name is empty

chosen_forms(Options, Forms) :-
    findall(Form, form(Form), All),
    (   option(forms(Text), Options)
    ->  names(forms, Text, Names),
        forall(member(Name, Names), form_file(Name, _)),
        findall(Form, ( member(Form, All), memberchk(Form, Names) ), Forms)
    ;   Forms = All
    ).

%!  chosen_systems(+Options, -Systems:list) is det.
%
%   Systems are those of the option system(Text), names with commas between them; SWI-Prolog without
%   it.
%
%   @error gunshi(no_system(Name, Names))
%   @error gunshi(usage(Text)): a name is empty

chosen_systems(Options, Systems) :-
    option(system(Text), Options, swi),
    names(system, Text, Names),
    forms_systems(Names, Systems).

%   names(+Option, +Text, -Names): blanks round a name are not part of it.

names(Option, Text, Names) :-
    split_string(Text, ",", " ", Strings),
    (   memberchk("", Strings)
    ->  usage_error("there is an empty name in --~w \"~w\"; it takes names with commas \c
                     between them",
                    [Option, Text])
    ;   maplist(atom_string, Names, Strings)
    ).

%!  measure_forms(+Asked, +Systems, +Options, -Runs, -Machine, -Status) is det.
%
%   Runs are those of forms_runs/3 on Systems with the options Asked, in the random order that the
%   option seed(N) of the command fixes. A bar shows how far they are. What can be refused is
%   refused before: a file of the option output(File) that cannot be written, and a program that is
%   missing. Machine is that of forms_machine/2, with the load before in `load` and after in
%   `load_after`.
%
%   Ctrl-C ends the runs early: then Status is 130, and Runs are those that were done; SIGTERM ends
%   the program, in order. A form that failed is named on stderr, and Status is 2. Else Status is 0.
%   A form that the option forms(Text) names and that is not measured on one of Systems is named on
%   stderr.
%
%   @error as forms_runs/3
%   @error gunshi(file(write, File, Reason))
%   @error gunshi(form_failed(Form, System, Status, Text)): no run was good

measure_forms(Asked, Systems, Options, Runs, Machine, Status) :-
    forall(option(output(File), Options), can_be_written(File)),
    forms_machine(Systems, Machine0),
    tell_unmeasured(Asked, Systems, Options),
    (   option(seed(Seed), Options)
    ->  set_random(seed(Seed))
    ;   true
    ),
    Tally = _{total:0, done:0},
    catch(setup_call_cleanup(
              ( on_signal(int, Int, stop_runs),
                on_signal(term, Term, end_program)
              ),
              with_progress(0, Progress,
                            forms_runs(show_runs(Progress, Tally), [systems(Systems)|Asked],
                                       Runs)),
              ( on_signal(int, _, Int),
                on_signal(term, _, Term)
              )),
          forms_ended,
          halt(143)),
    machine_load(Load),
    Machine = Machine0.put(load_after, Load),
    failures(Runs, Failures),
    forall(member(Failure, Failures),
           ( error_line(error(gunshi(Failure), _), Line),
             format(user_error, "gunshi: ~s~n", [Line])
           )),
    _{total:Total, done:Done} :< Tally,
    (   Done < Total
    ->  format(user_error, "gunshi: stopped after ~d of ~d runs~n", [Done, Total]),
        Status = 130
    ;   Failures == []
    ->  Status = 0
    ;   Status = 2
    ).

%   tell_unmeasured(+Asked, +Systems, +Options): where none at all is measured, that is an error.
%   What has no facts would be the same on swi-alone as on swi.

tell_unmeasured(Asked, Systems, Options) :-
    option(forms(_), Options),
    option(forms(Forms), Asked),
    \+ \+ ( member(Form, Forms), member(System, Systems), measured_on(System, Form) ),
    !,
    findall(Lacking-Form,
            ( member(Form, Forms),
              findall(System, lacks(Systems, Form, System), Lacking),
              Lacking \== []
            ),
            Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    forall(member(Lacking-Unmeasured, Groups),
           ( atomic_list_concat(Lacking, ', ', SystemsText),
             atomic_list_concat(Unmeasured, ', ', FormsText),
             format(user_error, "gunshi: not measured on ~w: ~w~n", [SystemsText, FormsText])
           )).
tell_unmeasured(_, _, _).

lacks(Systems, Form, System) :-
    member(System, Systems),
    \+ measured_on(System, Form),
    \+ ( System == 'swi-alone', memberchk(swi, Systems) ).

%   failures(+Runs, -Failures): one for each form and system that failed. When nothing else is there
%   to tell of, it is an error.

failures(Runs, Failures) :-
    findall(form_failed(Form, System, Status, Text),
            member(failed(Form, System, Status, Text), Runs),
            All),
    (   All = [Failure|_],
        \+ memberchk(run(_, _, _), Runs)
    ->  throw(error(gunshi(Failure), _))
    ;   once_each(All, Failures)
    ).

once_each([], []).
once_each([Failure|All], [Failure|Failures]) :-
    Failure = form_failed(Form, System, _, _),
    findall(Other,
            ( member(Other, All),
              Other \= form_failed(Form, System, _, _)
            ),
            Others),
    once_each(Others, Failures).

stop_runs(_Signal) :-
    throw(forms_enough).

%   A program that is told to end leaves nothing behind: neither the process that it waits for nor
%   the directory of programs.

end_program(_Signal) :-
    throw(forms_ended).

%   show_runs(+Progress, !Tally, +Total, +Done): as forms_runs/3 calls it.

show_runs(Progress, Tally, Total, Done) :-
    nb_set_dict(total, Tally, Total),
    nb_set_dict(done, Tally, Done),
    progress_at(Progress, Total, Done),
    progress_show(Progress, "runs", []).

%!  write_result(+Options, +Runs, +Status, :Goal) is det.
%
%   Call Goal once; what it prints goes to the file of the option output(File), whole or not at all,
%   or without it, or with `-`, to standard output. Without Runs there is nothing to write, and when
%   Status of measure_forms/6 says that some are missing, the file stays as it was.

write_result(Options, Runs, Status, Goal) :-
    (   \+ memberchk(run(_, _, _), Runs)
    ->  true
    ;   option(output(File), Options),
        File \== (-)
    ->  (   Status =:= 130
        ->  format(user_error, "gunshi: ~w is left as it was~n", [File])
        ;   with_output_to(string(Text), once(Goal)),
            write_output(File, Text)
        )
    ;   once(Goal)
    ).
