/*  The knowledge as data: dicts that are written as JSON, for what the kb_ commands of
    words/kb/look.pl and learned.pl print. docs/knowledge.md lists the fields.
*/
:- module(gunshi_words_kb_knowledge_json,
          [ knowledge_dicts/2           % +Question, -Dicts
          ]).
:- use_module('../../base/declare', [declared_knowledge/3, knowledge_example/3]).
:- use_module('../../base/messages', [error_line/2]).
:- use_module('../../base/read', [clause_head_body/3, knowledge_term_text/2]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../base/clauses', [clause_state/4]).
:- use_module('../../knowledge/own', [own_changes/1]).
:- use_module('../../knowledge/reading', [whole_knowledge/0]).
:- autoload('../../knowledge/editing/checking', [knowledge_problems/2]).
:- autoload('../../knowledge/learning/unlearning', [learned_games/1]).
:- use_module('../reason_json', [source_text/2]).
:- use_module(clauses_text, [action_text/2]).
:- use_module(japanese_sentences, [japanese_sentence/2]).
:- use_module(look, [called_clauses/2, found_clauses/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/2, member/2]).

%!  knowledge_dicts(+Question, -Dicts:list) is det.
%
%   Dicts answer Question: `check`, what is wrong; `list`, the predicates; show(Names) and
%   find(What), clauses; `history`, the changes; `learned`, the games learned from.
%
%   @error as kb_show/1, kb_find/1

knowledge_dicts(check, Dicts) :-
    knowledge_problems(Problems, _),
    findall(_{file:File, line:Line, fault:Fault},
            ( member(wrong(File0, Line0, Error), Problems),
              shown_file(File0, File),
              ( Line0 == none -> Line = null ; Line = Line0 ),
              error_line(Error, Fault)
            ),
            Dicts).
knowledge_dicts(list, Dicts) :-
    whole_knowledge,
    findall(Dict,
            ( declared_knowledge(knowledge, Template, Sentence),
              predicate_dict(Template, Sentence, Dict)
            ),
            Dicts).
knowledge_dicts(show(Names), Dicts) :-
    maplist(called_clauses, Names, Lists),
    append(Lists, Clauses),
    maplist(clause_dict, Clauses, Dicts).
knowledge_dicts(find(What), Dicts) :-
    found_clauses(What, Clauses),
    maplist(clause_dict, Clauses, Dicts).
knowledge_dicts(history, Dicts) :-
    own_changes(Changes),
    findall(_{line:Line, time:Date, change:Text, undone:Undone},
            ( member(change(Line, Time, Action, State), Changes),
              format_time(string(Date), '%FT%T%:z', Time),
              action_text(Action, Text),
              truth(State, undone, Undone)
            ),
            Dicts).
knowledge_dicts(learned, Dicts) :-
    learned_games(Games),
    maplist(game_dict, Games, Dicts).

predicate_dict(Template, Sentence, Dict) :-
    Template =.. [Name|Typed],
    findall(Argument, ( member(Each:_, Typed), format(string(Argument), "~w", [Each]) ), Arguments),
    functor(Template, Name, Arity),
    functor(Head, Name, Arity),
    aggregate_all(count, clause_state(Head, _, _, _), Count),
    (   japanese_sentence(Name/Arity, Ja)
    ->  true
    ;   Ja = null
    ),
    (   knowledge_example(Name, Arity, Example)
    ->  true
    ;   Example = null
    ),
    indicator_text(Name/Arity, Predicate),
    Dict = _{predicate:Predicate, arguments:Arguments, clauses:Count, en:Sentence, ja:Ja,
             example:Example}.

clause_dict(clause(Head, Body, Source0, State), Dict) :-
    functor(Head, Name, Arity),
    indicator_text(Name/Arity, Predicate),
    clause_head_body(Clause, Head, Body),
    knowledge_term_text(Clause, Text),
    shown_text(Source0, Source),
    truth(State, on, Believed),
    Dict = _{predicate:Predicate, clause:Text, source:Source, believed:Believed}.

game_dict(game(Key, Named, Facts, Refuted), Dict) :-
    (   Named = named(Name, Side, _)
    ->  true
    ;   Name = null,
        Side = null
    ),
    maplist(fact_dict, Facts, FactDicts),
    Dict = _{key:Key, game:Name, side:Side, facts:FactDicts, refuted:Refuted}.

fact_dict(learned(_, Ply, Fact, Source0, State), Dict) :-
    knowledge_term_text(Fact, Text),
    shown_text(Source0, Source),
    truth(State, on, Believed),
    Dict = _{ply:Ply, fact:Text, source:Source, believed:Believed}.

indicator_text(Indicator, Text) :-
    format(string(Text), "~q", [Indicator]).

shown_text(Source0, Text) :-
    shown_source(Source0, Source),
    source_text(Source, Text).

shown_file(File0, File) :-
    shown_source(File0:0, File:_).

truth(State, Wanted, Truth) :-
    (   State == Wanted
    ->  Truth = true
    ;   Truth = false
    ).
