/*  The stored clauses, that store.pl puts here, interpret.pl runs and everybody asks for.

    They stand in the module gunshi_clauses, each with one argument more than it was written with:
    File:Line, where it stands. So a clause and its place can never be seen apart, the index works
    as on any predicate, and every answer can say which clause gave it. Bodies are data.

    Invariants: what is stored changes under the mutex gunshi_base_store and inside a transaction;
    another thread sees a predicate before or after a change, never between. A clause's File is an
    absolute path, an atom. Clauses are tried in the order of their file, files in the order they
    were last put; before them those of files that are to be tried first, the last put first.
*/
:- module(gunshi_base_clauses,
          [ put_clauses/2,              % +File, +Clauses
            put_changed_clauses/2,      % +File, +Clauses
            drop_clauses/1,             % +File
            loaded_knowledge/1,         % ?File
            tried_first_file/1,         % +File
            turn_off/1,                 % +Offs
            without_clauses/2,          % +Offs, :Goal
            clauses_hidden/0,
            knowledge_clause/3,         % ?Head, ?Source, -Body
            knowledge_source/2,         % ?Head, ?Source
            clause_state/4,             % ?Head, ?Source, -Body, -State
            clause_variant/4,           % +Head, +Body, ?Source, -State
            knowledge_generation/2      % ?Predicate, -Generation
          ]).
:- use_module(declare, [declaration/5]).
:- autoload(library(error), [must_be/2, existence_error/2]).
:- autoload(library(lists), [append/3, member/2, reverse/2]).

%   tried_first(+File): hook; the clauses of File are tried before those of other files.
:- multifile tried_first/1.

:- meta_predicate without_clauses(+, 0).

%   loaded(File): the file's clauses are in.
%   turned_off(Head, Source): such clauses are not believed; off(Clause): this one, which is loaded.
%   generation(Name, Arity, Generation): see knowledge_generation/2.
:- dynamic
    loaded/1,
    turned_off/2,
    off/1,
    generation/3.

%   hidden(Clause): is not believed in this thread, for a while.
:- thread_local hidden/1.

%!  put_clauses(+File:atom, +Clauses:list) is det.
%
%   Take Clauses, clause(Line, Head, Body) as read_knowledge/3 gives them, which have been checked,
%   as those of File, in place of those it gave before. File need not exist.

put_clauses(File, Clauses) :-
    change_clauses(File, true, Clauses).

%!  put_changed_clauses(+File:atom, +Clauses:list) is det.
%
%   As put_clauses/2, but the predicates of which File gives the same clauses as before are left as
%   they are, where they are among those of other files. For a file that grows by a clause at a
%   time.

put_changed_clauses(File, Clauses) :-
    with_mutex(gunshi_base_store,
               ( findall(Stored, stored_of(File, Stored), Old0),
                 changed_only(File, Old0, Clauses, Old, Changed),
                 replace_stored(File, true, Old, Changed)
               )).

%!  drop_clauses(+File:atom) is det.
%
%   Remove the clauses that File gave.

drop_clauses(File) :-
    change_clauses(File, false, []).

%   change_clauses(+File, +Loaded, +Clauses): those of File are Clauses from now on. The old ones
%   are looked up before the transaction: in 9.0.4 a clause/2 inside one makes other threads see
%   clauses of several generations at once.

change_clauses(File, Loaded, Clauses) :-
    with_mutex(gunshi_base_store,
               ( findall(Stored, ( loaded(File), stored_of(File, Stored) ), Old),
                 replace_stored(File, Loaded, Old, Clauses)
               )).

replace_stored(File, Loaded, Old, Clauses) :-
    transaction(replace_clauses(File, Loaded, Old, Clauses)),
    forall(( off(Clause), clause_property(Clause, erased) ), retract(off(Clause))).

%   stored_of(+File, -Stored): the general head of a predicate with clauses of File.

stored_of(File, Stored) :-
    declaration(Name, Arity, knowledge, _, _),
    functor(Head, Name, Arity),
    stored_goal(Head, File:_, Stored),
    \+ \+ clause(gunshi_clauses:Stored, _).

%   changed_only(+File, +Old0, +Clauses0, -Old, -Clauses): without the predicates whose clauses of
%   File, in their order, are those of Clauses0.

changed_only(_, [], Clauses, [], Clauses) :-
    !.
changed_only(File, Old0, Clauses0, Old, Clauses) :-
    findall(Stored-Name/Arity,
            ( member(Stored, Old0),
              Stored =.. [Name|Arguments],
              length(Arguments, Arity1),
              Arity is Arity1-1,
              functor(Head, Name, Arity),
              stored_clauses(File, Head, Is),
              findall(clause(Line, Head, Body), member(clause(Line, Head, Body), Clauses0), Is1),
              Is =@= Is1
            ),
            Same),
    findall(Stored, ( member(Stored, Old0), \+ memberchk(Stored-_, Same) ), Old),
    (   Same == []
    ->  Clauses = Clauses0
    ;   findall(Clause,
                ( member(Clause, Clauses0),
                  Clause = clause(_, Head, _),
                  functor(Head, Name, Arity),
                  \+ memberchk(_-Name/Arity, Same)
                ),
                Clauses)
    ).

stored_clauses(File, Head, Clauses) :-
    stored_goal(Head, File:Line, Stored),
    findall(clause(Line, Head, Body), clause(gunshi_clauses:Stored, Body), Clauses).

replace_clauses(File, Loaded, Old, Clauses) :-
    retractall(loaded(File)),
    forall(member(Stored, Old), retractall(gunshi_clauses:Stored)),
    (   Loaded == true
    ->  assertz(loaded(File))
    ;   true
    ),
    (   tried_first(File)
    ->  reverse(Clauses, Reversed),
        forall(member(clause(Line, Head, Body), Reversed),
               put_clause(asserta, Head, Body, File:Line))
    ;   forall(member(clause(Line, Head, Body), Clauses),
               put_clause(assertz, Head, Body, File:Line))
    ),
    findall(Name/Arity,
            (   member(Stored, Old),
                functor(Stored, Name, Arity1),
                Arity is Arity1 - 1
            ;   member(clause(_, Head, _), Clauses),
                functor(Head, Name, Arity)
            ),
            Changed0),
    sort(Changed0, Changed),
    forall(member(PI, Changed), note_change(PI)).

put_clause(Put, Head, Body, Source) :-
    stored_goal(Head, Source, Stored),
    call(Put, gunshi_clauses:(Stored :- Body), Clause),
    (   functor(Head, Name, Arity),
        functor(General, Name, Arity),
        turned_off(General, Source1),
        subsumes_term(General, Head),
        subsumes_term(Source1, Source)
    ->  assertz(off(Clause))
    ;   true
    ).

%!  tried_first_file(+File:atom) is semidet.
%
%   The clauses of File are tried before those of other files.

tried_first_file(File) :-
    tried_first(File),
    !.

%!  loaded_knowledge(?File:atom) is nondet.
%
%   The files whose clauses are in, oldest reading first.

loaded_knowledge(File) :-
    loaded(File).

stored_goal(Goal, Source, Stored) :-
    Goal =.. [Name|Arguments],
    append(Arguments, [Source], StoredArguments),
    Stored =.. [Name|StoredArguments].

                /*******************************
                *        TURNING OFF           *
                *******************************/

%!  turn_off(+Clauses:list) is det.
%
%   Those of Clauses, each off(Head, Source), and no others, are not believed from now on. A clause
%   that stands at Source and whose head Head subsumes is turned off; Source may be unbound. This
%   holds for clauses that are loaded later too.

turn_off(Offs) :-
    with_mutex(gunshi_base_store,
               ( findall(Clause,
                         ( member(off(Head, Source), Offs), off_clause(Head, Source, Clause) ),
                         Clauses),
                 transaction(replace_offs(Offs, Clauses))
               )).

replace_offs(Offs, Clauses) :-
    findall(Name/Arity,
            ( (   turned_off(Head, _)
              ;   member(off(Head, _), Offs)
              ),
              functor(Head, Name, Arity)
            ),
            Changed0),
    sort(Changed0, Changed),
    retractall(turned_off(_, _)),
    retractall(off(_)),
    forall(member(off(Head, Source), Offs), assertz(turned_off(Head, Source))),
    forall(member(Clause, Clauses), assertz(off(Clause))),
    forall(member(PI, Changed), note_change(PI)).

off_clause(Head, Source, Clause) :-
    functor(Head, Name, Arity),
    functor(General, Name, Arity),
    stored_goal(General, Source1, Stored),
    clause(gunshi_clauses:Stored, _, Clause),
    subsumes_term(Head, General),
    subsumes_term(Source, Source1).

%!  without_clauses(+Offs:list, :Goal) is semidet.
%
%   Call Goal once; for it, in this thread, Offs as in turn_off/1 are turned off too.

without_clauses(Offs, Goal) :-
    findall(Clause, ( member(off(Head, Source), Offs), off_clause(Head, Source, Clause) ), Clauses),
    setup_call_cleanup(
        forall(member(Clause, Clauses), asserta(hidden(Clause))),
        once(Goal),
        forall(member(Clause, Clauses), ignore(retract(hidden(Clause))))).

%!  clauses_hidden is semidet.
%
%   Something is turned off for this thread alone: what is made of knowledge now is not for others.

clauses_hidden :-
    hidden(_),
    !.

                /*******************************
                *           ASKING             *
                *******************************/

%!  knowledge_clause(?Head, ?Source, -Body) is nondet.
%
%   A clause that is believed, whose head unifies with Head, stands at Source. Body is not run.
%
%   @error existence_error(knowledge, Name/Arity) when Head's predicate is not declared

knowledge_clause(Head, Source, Body) :-
    stored_knowledge(Head, Source, Stored),
    clause(gunshi_clauses:Stored, Body, Clause),
    \+ off(Clause),
    \+ hidden(Clause).

%!  knowledge_source(?Head, ?Source) is nondet.
%
%   A clause whose head unifies with Head stands at Source, turned off perhaps. Its body is not run.
%
%   @error existence_error(knowledge, Name/Arity) when Head's predicate is not declared

knowledge_source(Head, Source) :-
    must_be(callable, Head),
    stored_knowledge(Head, Source, Stored),
    clause(gunshi_clauses:Stored, _).

%!  clause_state(?Head, ?Source, -Body, -State:oneof([on,off])) is nondet.
%
%   All clauses, those that are turned off too.
%
%   @error existence_error(knowledge, Name/Arity) when Head's predicate is not declared

clause_state(Head, Source, Body, State) :-
    stored_knowledge(Head, Source, Stored),
    clause(gunshi_clauses:Stored, Body, Clause),
    state(Clause, State).

state(Clause, State) :-
    (   off(Clause)
    ->  State = off
    ;   State = on
    ).

%!  clause_variant(+Head, +Body, ?Source, -State:oneof([on,off])) is nondet.
%
%   The clause at Source is Head :- Body but for the names of variables.
%
%   @error existence_error(knowledge, Name/Arity) when Head's predicate is not declared

clause_variant(Head, Body, Source, State) :-
    copy_term(Head, Copy),
    stored_knowledge(Copy, Source, Stored),
    clause(gunshi_clauses:Stored, _, Clause),
    functor(Head, Name, Arity),
    functor(Head0, Name, Arity),
    stored_goal(Head0, _, General),
    clause(gunshi_clauses:General, Body0, Clause),      % as it stands there, and not as it unifies
    Head0-Body0 =@= Head-Body,
    state(Clause, State).

stored_knowledge(Head, Source, Stored) :-
    functor(Head, Name, Arity),
    (   declaration(Name, Arity, knowledge, _, _)
    ->  stored_goal(Head, Source, Stored)
    ;   existence_error(knowledge, Name/Arity)
    ).

                /*******************************
                *          CHANGES             *
                *******************************/

%!  knowledge_generation(?Predicate, -Generation:integer) is nondet.
%
%   Generation grows whenever clauses of Predicate, Name/Arity, come, go, or are turned off or on:
%   what was made of them is to be made anew. 0 for a predicate that never had clauses. Det when
%   Predicate is bound.

knowledge_generation(Name/Arity, Generation) :-
    (   ground(Name/Arity)
    ->  once(declaration(Name, Arity, knowledge, _, _))
    ;   declaration(Name, Arity, knowledge, _, _)
    ),
    (   generation(Name, Arity, Generation0)
    ->  Generation = Generation0
    ;   Generation = 0
    ).

note_change(Name/Arity) :-
    (   retract(generation(Name, Arity, Generation0))
    ->  true
    ;   Generation0 = 0
    ),
    Generation is Generation0 + 1,
    assertz(generation(Name, Arity, Generation)).
