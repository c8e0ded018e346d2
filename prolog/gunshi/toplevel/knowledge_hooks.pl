:- encoding(utf8).
/*  The prompt's own commands, for knowledge: make, edit, listing and spy know clauses by name.

      - make.                 reads the files of kb/ and the user's again
      - edit(joseki).         opens the file where the clause stands, at its line
      - listing(joseki).      prints its source, as kb_show/1; listing(style). that of a predicate
      - spy(joseki).          tells each goal of the clause, and how it ends, whenever it is tried

    And an answer has a game in short.

    A predicate that the user's program defines goes before a clause of the same name; one that it
    imports, as castle/4 of library(gunshi), is meant by Name/Arity.
*/
:- module(gunshi_toplevel_knowledge_hooks, []).
:- use_module(library(apply), [include/3]).
:- use_module(library(edit), []).
:- use_module(library(lists), [member/2]).
:- use_module('../base/interpret', [spy_rule/1, nospy_rule/1, spied_rule/1]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../base/store', [knowledge_errors/2]).
:- use_module('../knowledge/reading', [all_knowledge/0, reload_knowledge/0]).
:- use_module('../shogi/game', [game_ply/2, game_position/2]).
:- use_module('../knowledge/names', [clauses_of/2, predicates_called/2]).
:- use_module('../words/kb/look', [kb_show/1]).
:- use_module('../words/reader', [say/3]).

:- multifile
    user:portray/1,
    prolog:make_hook/2,
    prolog:locate_clauses/2,
    prolog:debug_control_hook/1,
    prolog_edit:locate/3,
    prolog_edit:select_location/3.

user:portray(Game) :-
    functor(Game, game, 9),
    ground(Game),
    game_position(Game, Position),
    game_ply(Game, Ply),
    format("<game>(~d moves to ~w)", [Ply, Position]).

prolog:make_hook(before, _) :-
    catch(reload_knowledge, Trouble,
          ( knowledge_errors(Trouble, Errors),
            forall(member(Error, Errors), print_message(error, Error)),
            fail
          )).

prolog_edit:locate(Name, knowledge(Shown), [file(File), line(Line)]) :-
    named(Name, Clauses),
    member(clause(_, _, File:Line, _), Clauses),
    shown_source(File:Line, Shown).

%   What is knowledge is meant before predicates and files of the same name. Of several clauses
%   edit/1 asks which.

prolog_edit:select_location(Pairs, Spec, Location) :-
    include(of_knowledge, Pairs, Own),
    Own = [_|_],
    Own \== Pairs,
    prolog_edit:do_select_location(Own, Spec, Location).

of_knowledge(_-knowledge(_)).

prolog:locate_clauses(Spec, []) :-
    meant(Spec, Name),
    (   named(Name, _)
    ->  true
    ;   named_predicate(Name)
    ),
    kb_show(Name).

prolog:debug_control_hook(spy(Spec)) :-
    meant(Spec, Name),
    named(Name, Clauses),
    forall(member(clause(_, _, Source, _), Clauses),
           ( spy_rule(Source),
             shown_source(Source, Shown),
             say("Telling what the clause at ~w does; nospy(~q). ends it.~n",
                 "~wの節の働きを知らせる。nospy(~q). で終わる。~n", [Shown, Name])
           )).
prolog:debug_control_hook(nospy(Spec)) :-
    meant(Spec, Name),
    named(Name, Clauses),
    forall(member(clause(_, _, Source, _), Clauses), nospy_rule(Source)).
prolog:debug_control_hook(nospyall) :-
    forall(spied_rule(Source), nospy_rule(Source)),
    fail.

%   meant(+Spec, -Name): Spec without a module; File:Line is a place, and no goal of a module.

meant(Spec, Name) :-
    strip_module(Spec, Module, Plain),
    (   integer(Plain)
    ->  Name = Module:Plain
    ;   Name = Plain
    ).

%   named(+Name, -Clauses): knowledge is called Name, and no predicate at the prompt is.

named(Name, Clauses) :-
    ground(Name),
    \+ at_the_prompt(Name),
    catch(( all_knowledge, clauses_of(Name, Clauses) ), error(gunshi(_), _), fail).

%   named_predicate(+Name): a knowledge predicate is called Name, or Name/Arity, and none at the
%   prompt is.

named_predicate(Name) :-
    ground(Name),
    \+ at_the_prompt(Name),
    catch(all_knowledge, error(gunshi(_), _), fail),
    predicates_called(Name, _).

at_the_prompt(Name) :-
    atom(Name),
    current_predicate(user:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(user:Head, imported_from(_)).
at_the_prompt(Name/Arity) :-
    current_predicate(user:Name/Arity).
