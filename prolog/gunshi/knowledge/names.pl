:- encoding(utf8).
/*  What a person calls a clause by.

      - Name              the clauses of that name, whatever they are: joseki, yagura
      - Kind(Name)        those of one kind: strategy(joseki), line('横歩取り'), plan(yagura),
                          attack(bougin); Kind alone, what names the lines, plans or attacks
      - a head            gm(4, _, move(83, 84)): the facts, or rules, that it covers
      - Head :- Body      the rule that is this one but for the names of variables
      - File:Line         the clause that stands there, as a reason shows it

    Kinds are the knowledge predicates whose first argument is a name, and the words for several.
*/
:- module(gunshi_knowledge_names,
          [ named_clauses/2,            % +Name, -Offs
            clauses_of/2,               % +Name, -Clauses
            predicates_called/2,        % +Name, -Heads
            clause_kinds/1,             % -Kinds
            nameless/1,                 % @Name
            known_name/1                % -Name
          ]).
:- use_module('../base/declare', [declaration/5]).
:- use_module('../base/clauses', [clause_state/4, clause_variant/4]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../base/messages', []).
:- use_module(editing_messages, []).
:- autoload(library(lists), [list_to_set/2, member/2]).

:- multifile gunshi_base_messages:gunshi_message//1.

gunshi_base_messages:gunshi_message(no_such_clause(Name, Near)) -->
    (   { nameless(Name) }
    ->  [ 'A name is needed, such as joseki, or line(\'横歩取り\')' ]
    ;   [ 'Nothing in the knowledge is called ~q'-[Name] ]
    ),
    (   { Near == [] }
    ->  { clause_kinds(Kinds),
          atomic_list_concat(Kinds, ', ', List)
        },
        [ '; kb_find(\'TEXT\'). looks for a text. Kinds, as in line(\'横歩取り\'), are ~w'-[List] ]
    ;   { atomic_list_concat(Near, ', ', List) },
        [ '; was one of these meant: ~w?'-[List] ]
    ).

%   kind(?Word, ?Name, ?Arity): predicates that have names in their first arguments.

kind(line, joseki, 3).
kind(plan, komagumi_plan, 3).
kind(plan, makuhyou, 4).
kind(plan, plan_choice, 4).
kind(attack, attack_plan, 3).
kind(attack, attack_choice, 4).
kind(attack, makuhyou, 4).
kind(attack, strike, 5).
kind(attack, give_up, 4).
kind(Name, Name, Arity) :-
    declaration(Name, Arity, knowledge, [First|_], _),
    memberchk(First, [name, line, plan, clause]).

%!  clause_kinds(-Kinds:list(atom)) is det.
%
%   Kinds are the words that stand before a name, as in line('横歩取り').

clause_kinds(Kinds) :-
    findall(Kind, kind(Kind, _, _), All),
    list_to_set(All, Kinds).

%!  nameless(@Name) is semidet.
%
%   Name is a variable, or a kind with a variable in it, as line(_).

nameless(Name) :-
    var(Name),
    !.
nameless(Name) :-
    compound(Name),
    compound_name_arguments(Name, Kind, [Argument]),
    var(Argument),
    kind(Kind, _, _),
    !.

%!  known_name(-Name:atom) is nondet.
%
%   Name is a kind, or what a clause is called; one that several are called comes several times.

known_name(Name) :-
    clause_kinds(Kinds),
    member(Name, Kinds).
known_name(Name) :-
    kind(Functor, Functor, Arity),
    functor(Head, Functor, Arity),
    clause_state(Head, _, _, _),
    arg(1, Head, Name),
    atom(Name).

%!  named_clauses(+Name, -Offs:list) is det.
%
%   Offs, each off(Head, Source), cover the clauses that Name means, and those that may come to have
%   that name, as turn_off/1 takes them. None when Name means nothing.

named_clauses(Name, Offs) :-
    findall(off(Head, Source), covered(Name, Head, Source), Offs0),
    sort(Offs0, Offs).

covered(Name, _, _) :-
    var(Name),
    !,
    fail.
covered(File:Line, Head, Source) :-
    !,
    integer(Line),
    declaration(Functor, Arity, knowledge, _, _),
    functor(Head, Functor, Arity),
    clause_state(Head, Full:Line, _, _),
    Source = Full:Line,
    (   Full == File
    ->  true
    ;   shown_source(Full:Line, Shown:_),
        (   same_text(Shown, File)
        ->  true
        ;   file_base_name(Full, Base),
            same_text(Base, File)
        )
    ).
covered((Head :- Body), Head, Source) :-
    !,
    callable(Head),
    functor(Head, Functor, Arity),
    declaration(Functor, Arity, knowledge, _, _),
    clause_variant(Head, Body, Source, _).
covered(Head, Head, _) :-
    callable(Head),
    functor(Head, Functor, Arity),
    declaration(Functor, Arity, knowledge, _, _).
covered(Name, Head, _) :-
    atom(Name),
    kind(Functor, Functor, Arity),
    named_head(Functor, Arity, Name, Head).
covered(Term, Head, _) :-
    compound(Term),
    Term =.. [Kind, Name],
    atom(Name),
    kind(Kind, Functor, Arity),
    named_head(Functor, Arity, Name, Head).

named_head(Functor, Arity, Name, Head) :-
    functor(Head, Functor, Arity),
    arg(1, Head, Name).

same_text(A, B) :-
    atom_string(A, Text),
    atom_string(B, Text).

%!  clauses_of(+Name, -Clauses:list) is det.
%
%   Clauses are those that Name means: clause(Head, Body, Source, State), State `on` or `off`.
%
%   @error gunshi(no_such_clause(Name, Near)): none is called so; Near are names like it

clauses_of(Name, Clauses) :-
    clauses_called(Name, Clauses),
    (   Clauses == []
    ->  findall(Near, near(Name, Near), Nears0),
        sort(Nears0, Nears),
        throw(error(gunshi(no_such_clause(Name, Nears)), _))
    ;   true
    ).

clauses_called(Name, Clauses) :-
    named_clauses(Name, Offs),
    findall(clause(Head, Body, Source, State),
            ( member(off(Covering, Source), Offs),
              functor(Covering, Functor, Arity),
              functor(Head, Functor, Arity),
              clause_state(Head, Source, Body, State),
              subsumes_term(Covering, Head)
            ),
            Clauses).

%!  predicates_called(+Name, -Heads:list) is semidet.
%
%   Heads are the general heads of the knowledge predicates Name, an atom that no clause is called,
%   or Name/Arity; of `line`, `plan` and `attack` the one that names them. Fails when there are
%   none.

predicates_called(Name, Heads) :-
    (   atom(Name)
    ->  Functor = Name
    ;   nonvar(Name),
        Name = Functor/Arity,
        atom(Functor)
    ),
    findall(Head,
            ( declaration(Functor, Arity, knowledge, _, _),
              functor(Head, Functor, Arity)
            ),
            Heads0),
    (   Heads0 = [_|_]
    ->  Heads = Heads0
    ;   once(kind(Name, Named, Arguments)),
        functor(Naming, Named, Arguments),
        Heads = [Naming]
    ),
    clauses_called(Name, []).

near(Name, Near) :-
    atom(Name),
    known_name(Near),
    dwim_match(Name, Near).
