:- encoding(utf8).
/*  The motifs (手筋) of a move of shogi, by the clauses of kb/shogi/motifs and the user's own. */
:- module(gunshi_knowledge_shogi_motifs,
          [ motifs_of/3,                % +Game, +Move, -Motifs
            motifs_of/4                 % +Game, +Move, +Without, -Motifs
          ]).
:- use_module('../../base/interpret', [genuine_during/1]).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../motif_clauses', [motifs_in/4]).
:- use_module('../own', [own_knowledge/0]).
:- use_module(decision, [situation/4]).

%!  motifs_of(+Game, +Move, -Motifs:list) is det.
%!  motifs_of(+Game, +Move, +Without:list, -Motifs:list) is det.
%
%   Motifs of the legal Move at the end of Game, as motifs_in/4 has them; none of those whose names
%   are in Without.
%
%   @error gunshi(bad_knowledge(File, Problems))
%   @error gunshi(rule_failed(Source, Error)), gunshi(rule_limit(Source, What))

motifs_of(Game, Move, Motifs) :-
    motifs_of(Game, Move, [], Motifs).

motifs_of(Game, Move, Without, Motifs) :-
    need_knowledge(motifs),
    own_knowledge,
    genuine_during(( situation(Game, [], none, Now),
                     motifs_in(Now, Move, Without, Motifs)
                   )).
