/*  What library(check) can tell without running anything: calls of predicates that do not exist,
    goals that can only fail, wrong format/2 directives, declarations without clauses. Everything
    of prolog/ is loaded; the forms the way they are used, so that they see their system
    (forms/swi.pl).
*/
:- use_module(tap).
:- use_module(library(check)).

:- initialization(examine, main).

:- dynamic told/0.

:- multifile user:message_hook/3.

user:message_hook(_Term, Kind, _Lines) :-
    memberchk(Kind, [warning, error]),
    assertz(told),
    fail.

examine :-
    tap('everything loads', quiet(load_everything)),
    tap('no undefined procedure', quiet(list_undefined)),
    tap('no trivial failure', quiet(list_trivial_fails)),
    tap('no format error', quiet(list_format_errors)),
    tap('no void declaration', quiet(list_void_declarations)).

load_everything :-
    root(Root),
    forall(module_file_below(prolog, File),
           ( directory_file_path(Root, File, Path),
             load_files(Path, [if(not_loaded), imports([])])
           )),
    forall(gunshi_shogi_forms:form(Form), gunshi_shogi_forms:form_facts(Form, _)).

:- meta_predicate quiet(0).

quiet(Goal) :-
    retractall(told),
    call(Goal),
    \+ told.
