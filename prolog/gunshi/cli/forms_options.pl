/*  What gunshi forms and gunshi memory share: which forms, on which systems; the runs, with their
    bar; and where the result goes.
*/
:- module(gunshi_cli_forms_options,
          [ chosen_forms/2,             % +Options, -Forms
            chosen_systems/2,           % +Options, -Systems
            measured/4,                 % +Asked, +Options, -Runs, -Stopped
            written/2                   % +Options, :Goal
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../base/encoding', [write_text/3]).
:- use_module('../shogi/forms', [form/1, form_file/2]).
:- use_module('../shogi/forms_benchmark', [forms_runs/3, forms_systems/2]).
:- use_module(progress, [progress_start/2, progress_done/1, progress_show/3, progress_end/1]).

:- autoload(library(lists), [member/2]).

:- meta_predicate
    written(+, 0).

%!  chosen_forms(+Options, -Forms:list) is det.
%
%   Forms are those of the option forms(Text), names with commas between them, in the order of
%   form/1; all without it.
%
%   @error gunshi(no_form(Form, Forms))

chosen_forms(Options, Forms) :-
    findall(Form, form(Form), All),
    (   option(forms(Text), Options)
    ->  atomic_list_concat(Names, ',', Text),
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

chosen_systems(Options, Systems) :-
    option(system(Text), Options, swi),
    atomic_list_concat(Names, ',', Text),
    forms_systems(Names, Systems).

%!  measured(+Asked, +Options, -Runs, -Stopped) is det.
%
%   Runs are those of forms_runs/3 with the options Asked, in the random order that the option
%   seed(N) of the command fixes. A bar shows how far they are. Ctrl-C ends them early: then Stopped
%   is `true`, and Runs are those that were done.
%
%   @error as forms_runs/3

measured(Asked, Options, Runs, Stopped) :-
    (   option(seed(Seed), Options)
    ->  set_random(seed(Seed))
    ;   true
    ),
    Progress = progress(none, 0, 0),
    setup_call_cleanup(
        on_signal(int, Old, enough),
        forms_runs(shown(Progress), Asked, Runs),
        ( on_signal(int, _, Old),
          arg(1, Progress, Bar),
          progress_end(Bar)
        )),
    Progress = progress(_, Total, Done),
    (   Done < Total
    ->  format(user_error, "gunshi: stopped after ~d of ~d runs~n", [Done, Total]),
        Stopped = true
    ;   Stopped = false
    ).

enough(_Signal) :-
    throw(forms_enough).

shown(Progress, Total, Done) :-
    nb_setarg(2, Progress, Total),
    nb_setarg(3, Progress, Done),
    (   Done =:= 0
    ->  progress_start(Total, Bar),
        nb_setarg(1, Progress, Bar)
    ;   arg(1, Progress, Bar),
        progress_done(Bar)
    ),
    progress_show(Bar, "runs", []).

%!  written(+Options, :Goal) is det.
%
%   Call Goal once; what it prints goes to the file of the option output(File), whole or not at all,
%   or without it to standard output.

written(Options, Goal) :-
    (   option(output(File), Options)
    ->  with_output_to(string(Text), once(Goal)),
        write_text(File, utf8, Text)
    ;   once(Goal)
    ).
