/*  Every predicate that a module of prolog/ exports has a PlDoc comment with its modes. One result
    a module. The comments are in the sources, not in what is compiled of them.
*/
:- use_module(library(doc_files), []).
:- doc_collect(true).
:- retractall(user:prolog_file_type(qlf, qlf)).
:- use_module(tap).
:- use_module(library(pldoc/doc_process), [doc_comment/4]).

:- initialization(examine, main).

examine :-
    forall(module_file_below(prolog, File), load(File)),
    forall(module_file_below(prolog, File),
           tap(File, documented(File))).

load(File) :-
    root(Root),
    directory_file_path(Root, File, Path),
    load_files(Path, [if(not_loaded), imports([])]).

documented(File) :-
    root(Root),
    directory_file_path(Root, File, Path),
    module_property(Module, file(Path)),
    findall(Name/Arity, undocumented(Module, Name/Arity), Undocumented),
    forall(member(Indicator, Undocumented),
           format(user_error, "~w: ~q has no PlDoc~n", [File, Indicator])),
    Undocumented == [].

undocumented(Module, Name/Arity) :-
    module_property(Module, exports(Indicators)),
    member(Name/Arity, Indicators),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ commented(Module, Name/Arity).

commented(Module, Indicator) :-
    doc_comment(Module:Indicator, _, _, _),
    !.
commented(Module, Name/Arity) :-
    Rest is Arity-2,
    doc_comment(Module:Name//Rest, _, _, _),
    !.
