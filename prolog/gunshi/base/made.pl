/*  Values made of knowledge, kept until the knowledge changes.

    A value that is long in the making, such as the parameters of a search or the shapes of castles,
    is made once, and again when a predicate it was made of has changed. While clauses are turned
    off for one thread alone (without_clauses/2), that thread makes its values for itself.
*/
:- module(gunshi_base_made,
          [ made_of/4                   % +Key, +Predicates, :Make, -Value
          ]).
:- use_module(clauses, [knowledge_generation/2, clauses_hidden/0]).
:- autoload(library(apply), [maplist/3]).

:- meta_predicate made_of(+, +, 1, -).

%   kept(Key, Generations, Value)
:- dynamic kept/3.

%!  made_of(+Key, +Predicates:list, :Make, -Value) is det.
%
%   Value is what call(Make, Value) gives, which is made of the clauses of Predicates, a list of
%   Name/Arity, and of nothing else that changes. Key names it.
%
%   @error what Make throws

made_of(Key, Predicates, Make, Value) :-
    (   clauses_hidden
    ->  call(Make, Value)
    ;   maplist(knowledge_generation, Predicates, Generations),
        (   kept(Key, Generations, Value0)
        ->  Value = Value0
        ;   with_mutex(gunshi_base_made, make_kept(Key, Predicates, Make, Value))
        )
    ).

%   The generations are taken before the value is made: when they change meanwhile, it is made
%   again.

make_kept(Key, Predicates, Make, Value) :-
    maplist(knowledge_generation, Predicates, Generations),
    (   kept(Key, Generations, Value0)
    ->  Value = Value0
    ;   call(Make, Value),
        transaction(( retractall(kept(Key, _, _)),
                      assertz(kept(Key, Generations, Value))
                    ))
    ).
