/*  A query of a person's own, put to forms: how long it takes, what it holds, and whether all forms
    answer alike.
*/
:- module(gunshi_lab_forms_queries,
          [ form_benchmark/3,           % +Goal, +Forms, -Table
            form_benchmark/4            % +Goal, +Forms, +Options, -Table
          ]).
:- use_module('../../base/options', [must_be_options/2]).
:- use_module(benchmark, [forms_runs/3]).
:- use_module(system_messages, []).
:- use_module(systems, [forms_system/1]).
:- autoload(results, [forms_queries/2]).
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [member/2]).
:- autoload(library(option), [merge_options/3]).
:- autoload(library(yall), [(>>)/4]).

%!  form_benchmark(+Goal, +Forms:list, -Table:list) is det.
%!  form_benchmark(+Goal, +Forms:list, +Options:list, -Table:list) is det.
%
%   Table has a row for each of Forms: the time of the query Goal, its spread, the memory that is
%   held while the answer stands, the answers, and whether they agree with those that most forms
%   give. Each run is a process of its own. Goal is a lambda term `[P, Answer]>>Body`: P is the
%   position as the form holds it, and Body may call what every form has (kanouna_te/2, gouhou_te/2,
%   tsugino_kyokumen/3, maeno_kyokumen/3, masu/6, minimax/2; forms/README.md). It is asked once: the
%   first answer counts. What Body makes on a form that has facts it takes back, by
%   maeno_kyokumen/3. form_table/2 prints Table, form_chart/2 draws it.
%
%       ?- form_benchmark([P, N]>>(kanouna_te(P, Tes), length(Tes, N)), ['1.1', '1.8'], Table),
%          form_table(Table, text).
%
%   Rows are dicts (forms_queries/2). Options are those of forms_runs/3: systems(Systems), of
%   forms_system/1, default [swi]; runs(N), default 3; positions(Pairs), Id-Position, default the
%   three test positions; and program(File), a file of clauses that Goal needs. A form has no row of
%   a system that cannot measure it.
%
%   @error gunshi(no_form(Form, Forms))
%   @error gunshi(form_failed(Form, System, Status, Text)): Text is what Prolog said, as of a
%          predicate that is not there
%   @error gunshi(no_program(Program, Package))
%   @error gunshi(none_measured(Forms, Systems))
%   @error gunshi(bad_option(Option, Possible))
%   @error instantiation_error, type_error(callable, Goal)

form_benchmark(Goal, Forms, Table) :-
    form_benchmark(Goal, Forms, [], Table).

form_benchmark(Goal, Forms, Options, Table) :-
    must_be(callable, Goal),
    must_be(list, Forms),
    findall(System, forms_system(System), Systems),
    must_be_options([ systems(list(one_of(Systems))), runs(positive),
                      positions(list(shape(any-any))), program(either([atom, text]))
                    ], Options),
    merge_options(Options, [runs(3)], All),
    forms_runs([_, _]>>true, [query(Goal), forms(Forms)|All], Runs),
    (   member(failed(Form, System, Status, Text), Runs)
    ->  throw(error(gunshi(form_failed(Form, System, Status, Text)), _))
    ;   forms_queries(Runs, Table)
    ).
