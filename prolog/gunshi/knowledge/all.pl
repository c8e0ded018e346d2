/*  All of the knowledge: what a command that looks through it wants read. */
:- module(gunshi_all_knowledge,
          [ all_knowledge/0,
            whole_knowledge/0,
            reload_knowledge/0
          ]).
:- use_module(shogi, [shipped_knowledge/0, shogi_knowledge/1, load_shogi_knowledge/0, subject_file/2]).
:- use_module(joseki_lines, [joseki_knowledge/0, load_joseki/0]).
:- use_module(own, [own_knowledge/0, load_own_knowledge/0]).
:- use_module(othello, [shipped_othello_knowledge/0, load_othello_knowledge/0]).
:- use_module(learning, [learning_knowledge/0, load_learning_knowledge/0]).
:- use_module(checks, []).

%!  all_knowledge is det.
%
%   Make sure that the knowledge of both games and the user's own have been read, but for the files of
%   large subjects: the weights of the evaluation and the statistics.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

all_knowledge :-
    shipped_knowledge,
    shogi_knowledge(castles),
    joseki_knowledge,
    shipped_othello_knowledge,
    learning_knowledge,
    own_knowledge.

%!  whole_knowledge is det.
%
%   As all_knowledge/0, with the large subjects.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

whole_knowledge :-
    all_knowledge,
    forall(subject_file(Subject, _), shogi_knowledge(Subject)).

%!  reload_knowledge is det.
%
%   Read all files anew that have been read: what `make.` does at the prompt.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

reload_knowledge :-
    load_shogi_knowledge,
    load_joseki,
    load_othello_knowledge,
    load_learning_knowledge,
    load_own_knowledge.
