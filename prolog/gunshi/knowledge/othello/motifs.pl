:- encoding(utf8).
/*  The motifs (手筋) of a move of Othello, by the clauses of kb/othello/motifs and the user's own. */
:- module(gunshi_knowledge_othello_motifs,
          [ othello_motifs_of/4         % +Position, +N, +Move, -Motifs
          ]).
:- use_module('../../base/interpret', [genuine_during/1]).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../motif_clauses', [motifs_in/4]).
:- use_module('../own', [own_knowledge/0]).
:- use_module(decision, [situation/4]).

%!  othello_motifs_of(+Position, +N:integer, +Move, -Motifs:list) is det.
%
%   Motifs of the legal Move in Position, after N moves, as motifs_in/4 has them.
%
%   @error gunshi(bad_knowledge(File, Problems))
%   @error gunshi(rule_failed(Source, Error)), gunshi(rule_limit(Source, What))

othello_motifs_of(Position, N, Move, Motifs) :-
    own_knowledge,
    need_knowledge(othello_motifs),
    own_knowledge,
    genuine_during(( situation(Position, N, otl, Now),
                     motifs_in(Now, Move, [], Motifs)
                   )).
