/*  Styles of play, and the order in which strategy clauses are tried.

    The order: a user's own clauses first, then the shipped ones; within a file as they stand. Then
    each fact before(A, B) moves the clause A to just before B, if it comes later. A style leaves
    clauses out by their names (strategy), and says which joseki lines and plans it likes; what it
    does not say is free.

    The current style is one for the process: a program plays in one style, whoever asks.
*/
:- module(gunshi_knowledge_shogi_styles,
          [ current_style/1,            % -Style
            set_style/1,                % +Style
            must_be_style/1,            % +Style
            style_setting/2,            % +Style, ?Setting
            strategy_order/3,           % +Style, +Without, -Sources
            ordered_sources/2,          % +Head, -Sources
            deciders/1                  % -Deciders
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/clauses', [knowledge_clause/3]).
:- use_module('../../base/types', []).
:- use_module('../files', [kb_file/2]).
:- use_module('../own', [own_knowledge/0]).
:- use_module('../choice_messages', []).
:- autoload(library(lists), [append/2, append/3, list_to_set/2, member/2, subtract/3]).
:- autoload(library(pairs), [pairs_values/2]).

:- multifile gunshi_base_types:argument_type/3.

gunshi_base_types:argument_type(style_name, "a name for a style: an atom other than none",
                           such_that(gunshi_knowledge_shogi_styles:is_style_name)).
gunshi_base_types:argument_type(setting, "without(Clause), joseki(Line) or plan(Plan)",
                           either([shape(without(atom)), shape(joseki(atom)), shape(plan(atom))])).

:- declare_knowledge(style(name: style_name, japanese: text, english: text,
                           settings: list(setting)),
                     "A style: clauses it leaves out, joseki lines and plans it likes.",
                     "style(solid, \"受け\", \"castle first\", [without(net), plan(yagura)]).").
:- declare_knowledge(before(clause: atom, other: atom),
                     "The strategy clause is tried before the other one.",
                     "before(my_clause, joseki).").

:- declare_knowledge(clause_time(percent: between(1, 100), least: number, otherwise: number),
                     "What a strategy clause does besides searching may take so many per cent of \c
                      the time for the move, and at least so many seconds; without a time so many.",
                     "clause_time(20, 0.1, 2).").

:- declare_knowledge(look_out(clause: atom, percent: between(1, 100)),
                     "Unless the strategy clause is left out, the search that chooses asks the \c
                      solver of mates, with that share of the thinking and at most 2,000 \c
                      positions, whether a move that it likes is mated.",
                     "look_out(sidestep, 12).").

%   is_style_name(@Value): a style can be called so.

is_style_name(Value) :-
    atom(Value),
    Value \== none.

%   style(Name): the current one; no fact is `none`.
:- dynamic style/1.

%!  current_style(-Style) is det.
%
%   The style in which the program plays; `none` when none was set.

current_style(Style) :-
    (   style(Style0)
    ->  Style = Style0
    ;   Style = none
    ).

%!  set_style(+Style) is det.
%
%   Play in Style from now on, one of style/4's, or `none`.
%
%   @error gunshi(no_such_style(Style, Styles))

set_style(Style) :-
    must_be_style(Style),
    with_mutex(gunshi_style,
               ( retractall(style(_)),
                 assertz(style(Style))
               )).

%!  must_be_style(+Style) is det.
%
%   @error gunshi(no_such_style(Style, Styles))

must_be_style(Style) :-
    (   Style == none
    ->  true
    ;   atom(Style),
        own_knowledge,
        once(known(style(Style, _, _, _), _))
    ->  true
    ;   own_knowledge,
        findall(Name, known(style(Name, _, _, _), _), Names),
        throw(error(gunshi(no_such_style(Style, Names)), _))
    ).

%!  style_setting(+Style, ?Setting) is nondet.
%
%   Style has Setting: without(Clause), joseki(Line) or plan(Plan).

style_setting(Style, Setting) :-
    known(style(Style, _, _, Settings), _),
    member(Setting, Settings).

%!  strategy_order(+Style, +Without:list(atom), -Sources:list) is det.
%
%   Sources are the places, File:Line, of the strategy clauses in the order in which they are tried
%   in Style, but for those whose names are in Without.

strategy_order(Style, Without, Sources) :-
    ordered(strategy(_, _, _, _, _), Pairs0),
    findall(A-B, known(before(A, B), _), Moves),
    moved(Moves, Pairs0, Pairs1),
    findall(Source,
            ( member(Name-Source, Pairs1),
              \+ memberchk(Name, Without),
              \+ style_setting(Style, without(Name))
            ),
            Sources).

%   ordered(+Head, -Pairs): Name-Source, Name the first argument of a clause of Head's predicate.

ordered(Head, Pairs) :-
    functor(Head, Functor, Arity),
    functor(General, Functor, Arity),
    findall(key(Shipped, File, Line)-(Name-(File:Line)),
            ( knowledge_clause(General, File:Line, _),
              arg(1, General, Name),
              shipped(File, Shipped)
            ),
            Keyed),
    keysort(Keyed, Sorted),
    pairs_values(Sorted, Pairs).

%   shipped(+File, -Shipped): 1 for a file of Gunshi's own, else 0.

shipped(File, Shipped) :-
    kb_file('', Directory),
    (   atom_concat(Directory, '/', Prefix),
        sub_atom(File, 0, _, _, Prefix)
    ->  Shipped = 1
    ;   Shipped = 0
    ).

moved([], Pairs, Pairs).
moved([A-B|Moves], Pairs0, Pairs) :-
    (   append(Front, [B-Source|Between0], Pairs0),
        \+ memberchk(B-_, Front)
    ->  split(Between0, A, Later, Between),
        append([Front, Later, [B-Source], Between], Pairs1)
    ;   Pairs1 = Pairs0
    ),
    moved(Moves, Pairs1, Pairs).

split([], _, [], []).
split([Name-Source|Pairs], A, Of, Others) :-
    (   Name == A
    ->  Of = [Name-Source|Of1],
        Others = Others1
    ;   Of = Of1,
        Others = [Name-Source|Others1]
    ),
    split(Pairs, A, Of1, Others1).

%!  ordered_sources(+Head, -Sources:list) is det.
%
%   Sources are the places of the clauses of Head's predicate: a user's own first, then as they
%   stand.

ordered_sources(Head, Sources) :-
    ordered(Head, Pairs),
    pairs_values(Pairs, Sources).

%!  deciders(-Deciders:list) is det.
%
%   Deciders are Name-Kind for each name of a strategy clause (Kind is `clause`) in the order in
%   which they are tried, then of each aim (`aim`) as they stand; a user's own among them.

deciders(Deciders) :-
    own_knowledge,
    strategy_order(none, [], Strategies),
    named(strategy(_, _, _, _, _), Strategies, Clauses),
    ordered_sources(aim(_, _, _, _, _, _), AimSources),
    named(aim(_, _, _, _, _, _), AimSources, Aims0),
    subtract(Aims0, Clauses, Aims),
    findall(Name-Kind,
            ( member(Kind-Names, [clause-Clauses, aim-Aims]), member(Name, Names) ),
            Deciders).

%   named(+General, +Sources, -Names): of the clauses of General's predicate; each name once.

named(General, Sources, Names) :-
    functor(General, Functor, Arity),
    findall(Name,
            ( member(Source, Sources),
              functor(Head, Functor, Arity),
              knowledge_clause(Head, Source, _),
              arg(1, Head, Name)
            ),
            All),
    list_to_set(All, Names).
