:- encoding(utf8).
/*  Looking at the knowledge: the kb_ commands that print it and change nothing. */
:- module(gunshi_knowledge_editing_looking,
          [ kb_show/1,                  % +Name
            kb_find/1,                  % +What
            kb_list/0,
            kb_history/0
          ]).
:- use_module('../../base/declare', [declared_knowledge/3, declaration/5, knowledge_example/3]).
:- use_module('../../base/read', [knowledge_term_text/2]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../base/clauses', [clause_state/4]).
:- use_module('../reading', [all_knowledge/0]).
:- use_module(change_words, [action_text/2, clause_line/3, clause_record/3]).
:- use_module('../names', [clauses_of/2]).
:- use_module('../own', [own_changes/1]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2]).

%!  kb_show(+Name) is det.
%
%   Print the clauses that Name means as source, each with its place; those that are disabled are
%   marked.
%
%   @error gunshi(no_such_clause(Name, Near))

kb_show(Name) :-
    all_knowledge,
    clauses_of(Name, Clauses),
    forall(member(clause(Head, Body, Source, State), Clauses),
           print_clause(Head, Body, Source, State)).

print_clause(Head, Body, Source, State) :-
    shown_source(Source, Shown),
    (   State == off
    ->  Mark = ", disabled"
    ;   Mark = ""
    ),
    clause_record(Head, Body, Clause),
    knowledge_term_text(Clause, Text),
    format("% ~w~s~n~s", [Shown, Mark, Text]).

%!  kb_find(+What) is det.
%
%   Print a line for each clause that has What: a text, searched for in its source; or a head, which
%   it is to unify with. kb_find(vocabulary) prints what the bodies of rules may call.

kb_find(What) :-
    all_knowledge,
    (   What == vocabulary
    ->  print_declared(vocabulary)
    ;   var(What)
    ->  throw(error(gunshi(usage("kb_find: a text or a head is needed, such as kb_find('矢倉')")), _))
    ;   callable(What),
        functor(What, Name, Arity),
        declaration(Name, Arity, knowledge, _, _)
    ->  functor(Head, Name, Arity),
        forall(( clause_state(Head, Source, Body, State),
                 Head = What
               ),
               print_found(Head, Body, Source, State))
    ;   term_to_text(What, Text),
        forall(found(Text, Head, Body, Source, State),
               print_found(Head, Body, Source, State))
    ).

term_to_text(What, Text) :-
    (   string(What)
    ->  Text = What
    ;   format(string(Text), "~w", [What])
    ).

found(Text, Head, Body, Source, State) :-
    declaration(Name, Arity, knowledge, _, _),
    functor(Head, Name, Arity),
    clause_state(Head, Source, Body, State),
    format(string(Source0), "~q", [Head-Body]),
    \+ \+ sub_string(Source0, _, _, _, Text).

print_found(Head, Body, Source, State) :-
    shown_source(Source, Shown),
    clause_line(Head, Body, Text),
    (   State == off
    ->  Mark = "  (disabled)"
    ;   Mark = ""
    ),
    format("~w: ~s~s~n", [Shown, Text, Mark]).

%!  kb_list is det.
%
%   Print each knowledge predicate with its arguments, its sentence, an example, and how many
%   clauses it has.

kb_list :-
    all_knowledge,
    print_declared(knowledge).

print_declared(Class) :-
    forall(declared_knowledge(Class, Template, Sentence),
           ( declared_text(Template, Text),
             (   Class == knowledge
             ->  functor(Template, Name, Arity),
                 functor(Head, Name, Arity),
                 aggregate_all(count, clause_state(Head, _, _, _), Count),
                 format("~s~t~6|~t~D~12|  ~s~n", ["", Count, Text])
             ;   format("~s~n", [Text])
             ),
             format("~t~w~14|~s~n", ["", Sentence]),
             (   Class == knowledge,
                 functor(Template, Name1, Arity1),
                 knowledge_example(Name1, Arity1, Example)
             ->  format("~t~w~14|~s~n", ["", Example])
             ;   true
             )
           )).

declared_text(Template, Text) :-
    Template =.. [Name|Arguments],
    findall(Argument, member(Argument:_, Arguments), Arguments1),
    Shown =.. [Name|Arguments1],
    format(string(Text), "~w", [Shown]).

%!  kb_history is det.
%
%   Print the changes of the journal, oldest first.

kb_history :-
    own_changes(Changes),
    (   Changes == []
    ->  format("No change has been made.~n")
    ;   forall(member(change(Line, Time, Action, State), Changes),
               ( format_time(string(Date), '%F %T', Time),
                 action_text(Action, Text),
                 (   State == undone
                 ->  Mark = "  (undone)"
                 ;   Mark = ""
                 ),
                 format("~t~d~5|  ~s  ~s~s~n", [Line, Date, Text, Mark])
               ))
    ).
