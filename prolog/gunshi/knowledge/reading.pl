/*  All of the knowledge: what a command that looks through it wants read. */
:- module(gunshi_knowledge_reading,
          [ all_knowledge/0,
            whole_knowledge/0,
            reload_knowledge/0
          ]).
:- use_module(files, [knowledge_subject/2, need_knowledge/1, read_subject/1]).
:- use_module(own, [own_knowledge/0, load_own_knowledge/0]).
:- autoload(library(lists), [member/2]).

%!  all_knowledge is det.
%
%   Make sure that the knowledge of both games and the user's own have been read, but for the files
%   of large subjects: the weights of the evaluation and the statistics.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

all_knowledge :-
    forall(( Subject = castles ; small_subject(Subject) ), need_knowledge(Subject)),
    own_knowledge.

%!  whole_knowledge is det.
%
%   As all_knowledge/0, with the large subjects.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

whole_knowledge :-
    all_knowledge,
    forall(knowledge_subject(Subject, _), need_knowledge(Subject)).

%!  reload_knowledge is det.
%
%   Read all files anew that have been read: what `make.` does at the prompt.
%
%   @error gunshi(bad_knowledge(File, Problems)): that file keeps the clauses it had

reload_knowledge :-
    forall(small_subject(Subject), read_subject(Subject)),
    load_own_knowledge.

%   small_subject(-Subject): it is read whole, and again when a file has changed.

small_subject(Subject) :-
    member(Subject,
           [shogi, motifs, attacks, formations, joseki, othello, othello_motifs, learning]).
