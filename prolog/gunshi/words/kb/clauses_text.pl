/*  How the kb_ commands write clauses, names and changes. */
:- module(gunshi_words_kb_clauses_text,
          [ clause_line/2,              % +Clause, -Line
            clause_line/3,              % +Head, +Body, -Line
            clauses_text/2,             % +Count, -Text
            name_text/2,                % +Name, -Text
            action_text/2,              % +Action, -Text
            journal_source/2            % +Line, -Shown
          ]).
:- use_module('../../base/read', [knowledge_term_text/2, clause_head_body/3]).
:- use_module('../../base/sources', [shown_source/2]).
:- use_module('../../knowledge/own', [own_journal/1]).
:- autoload(library(lists), [member/2]).

%!  clause_line(+Head, +Body, -Line:string) is det.
%
%   Line is the clause as source, in one line, cut when it is long.

clause_line(Head, Body, Line) :-
    clause_head_body(Clause, Head, Body),
    clause_line(Clause, Line).

%!  clause_line(+Clause, -Line:string) is det.
%
%   Line is Clause as source, in one line, cut when it is long.

clause_line(Clause, Line) :-
    knowledge_term_text(Clause, Text),
    split_string(Text, "\n", " \t", Parts0),
    exclude_empty(Parts0, Parts),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Line0),
    shortened(Line0, Line).

exclude_empty(Parts0, Parts) :-
    findall(Part, ( member(Part, Parts0), Part \== "" ), Parts).

shortened(Line0, Line) :-
    string_length(Line0, Length),
    (   Length =< 150
    ->  Line = Line0
    ;   sub_string(Line0, 0, 147, _, Start),
        string_concat(Start, "...", Line)
    ).

%!  clauses_text(+Count:integer, -Text:string) is det.

clauses_text(1, "1 clause") :-
    !.
clauses_text(Count, Text) :-
    format(string(Text), "~D clauses", [Count]).

%!  name_text(+Name, -Text:string) is det.
%
%   Text is Name (names.pl) as a person types it.

name_text(Name, Text) :-
    copy_term(Name, Copy),
    numbervars(Copy, 0, _),
    format(string(Text), "~W", [Copy, [quoted(true), numbervars(true)]]).

%!  action_text(+Action, -Text:string) is det.
%
%   Text is an Action of own_change/2.

action_text(add(disabled(Name)), Text) :-
    !,
    name_text(Name, NameText),
    string_concat("disable ", NameText, Text).
action_text(add((Head :- Body)), Text) :-
    !,
    clause_line(Head, Body, Line),
    string_concat("add ", Line, Text).
action_text(add(Head), Text) :-
    clause_line(Head, true, Line),
    string_concat("add ", Line, Text).
action_text(remove(Line), Text) :-
    format(string(Text), "remove what ~d added", [Line]).
action_text(undo(Line), Text) :-
    format(string(Text), "undo ~d", [Line]).

%!  journal_source(+Line:integer, -Shown) is det.
%
%   Shown is that line of the journal, as shown_source/2 shows it.

journal_source(Line, Shown) :-
    own_journal(File),
    shown_source(File:Line, Shown).
