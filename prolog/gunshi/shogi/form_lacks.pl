/*  What a form of the user's lacks: a predicate that every form has, or one that it calls. Asked
    when the form is loaded, for else the first move that needs it would end in an error that does
    not name the file, in this process or in one of GNU Prolog.
*/
:- module(gunshi_shogi_form_lacks,
          [ form_lacks/2                % +Module, -Indicators
          ]).
:- autoload(library(lists), [append/3, member/2]).
:- autoload(library(prolog_codewalk), [prolog_walk_code/1]).

%!  form_lacks(+Module:atom, -Indicators:list) is det.
%
%   Indicators, in the order of terms, are the predicates Name/Arity that the form Module needs and
%   that are not there.

form_lacks(Module, Indicators) :-
    findall(Indicator, ( every_form_has(Indicator), \+ there(Module, Indicator) ), Absent),
    called(Module, Called),
    append(Absent, Called, All),
    sort(All, Indicators).

%   every_form_has(?Indicator): what is asked of a form from outside; what these call themselves is
%   found in their clauses.

every_form_has(kanouna_te/2).
every_form_has(gouhou_te/2).
every_form_has(tsugino_kyokumen/3).
every_form_has(maeno_kyokumen/3).
every_form_has(komalist_position/3).
every_form_has(position_komalist/3).
every_form_has(minimax/2).
every_form_has(facts/1).

there(Module, Name/Arity) :-
    functor(Head, Name, Arity),
    predicate_property(Module:Head, defined),
    !.

%   called(+Module, -Indicators): without the sources, which the walk would read for places.

called(Module, Indicators) :-
    Seen = seen([]),
    prolog_walk_code([ module(Module), undefined(trace), autoload(true), source(false),
                       infer_meta_predicates(false), verbose(false),
                       on_trace(gunshi_shogi_form_lacks:note(Seen))
                     ]),
    arg(1, Seen, Indicators).

note(Seen, _:Callee, _, _) :-
    functor(Callee, Name, Arity),
    arg(1, Seen, Indicators),
    nb_setarg(1, Seen, [Name/Arity|Indicators]).
