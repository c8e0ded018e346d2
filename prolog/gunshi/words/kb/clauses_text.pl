:- encoding(utf8).
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
:- use_module('../reader', [reader_words/3]).
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

clauses_text(Count, Text) :-
    (   Count =:= 1
    ->  reader_words("~D clause", "節~D個", Words)
    ;   reader_words("~D clauses", "節~D個", Words)
    ),
    format(string(Text), Words, [Count]).

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
    reader_words("disable ~s", "無効 ~s", Words),
    format(string(Text), Words, [NameText]).
action_text(add(Clause), Text) :-
    clause_line(Clause, Line),
    reader_words("add ~s", "追加 ~s", Words),
    format(string(Text), Words, [Line]).
action_text(remove(Line), Text) :-
    reader_words("remove what ~d added", "~dの追加を削除", Words),
    format(string(Text), Words, [Line]).
action_text(undo(Line), Text) :-
    reader_words("undo ~d", "~dの取り消し", Words),
    format(string(Text), Words, [Line]).

%!  journal_source(+Line:integer, -Shown) is det.
%
%   Shown is that line of the journal, as shown_source/2 shows it.

journal_source(Line, Shown) :-
    own_journal(File),
    shown_source(File:Line, Shown).
