:- encoding(utf8).
/*  Motifs (手筋): what a move is called, by clauses of kb/shogi/motifs and kb/othello/motifs.

    A motif says what a move is, not that it works. They are asked of the few moves that are spoken
    about, never in a search.
*/
:- module(gunshi_knowledge_motif_clauses,
          [ motifs_in/4                 % +Now, +Move, +Without, -Motifs
          ]).
:- use_module('../base/declare', [declare_knowledge/3]).
:- use_module('../base/interpret', [known/3]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../base/types', []).
:- use_module(situation, [plain_proof/2]).
:- autoload(library(apply), [maplist/2]).

:- declare_knowledge(motif(name: atom, japanese: text, english: text, situation: variable,
                           move: any),
                     "The move is such a motif (手筋).",
                     "motif(hashi_no_fu, \"端の歩\", \"pawn on the edge\", Now, Move) :- \c
                      drops(Now, Move, fu, To), side(Now, Side), file(Side, To, 1).").

%!  motifs_in(+Now, +Move, +Without:list, -Motifs:list) is det.
%
%   Motifs of the legal Move in the situation Now: motif(Name, Japanese, English, Source, Proof)
%   for each name once, in the order of the clauses. Those whose names are in Without are not
%   asked. Source is File:Line of the clause; Proof is what held, as known/3 has it, with plain
%   goals (plain_proof/2).
%
%   @error gunshi(rule_failed(Source, Error)), gunshi(rule_limit(Source, What))

motifs_in(Now, Move, Without, Motifs) :-
    findall(motif(Name, Japanese, English, Source, Proof),
            ( maplist(dif(Name), Without),
              motif_here(Now, Move, Name, Japanese, English, Source, Proof)
            ),
            Motifs0),
    once_each(Motifs0, [], Motifs).

motif_here(Now, Move, Name, Japanese, English, Source, Plain) :-
    known(motif(Name, Japanese, English, Now, Move), Source0, Proof),
    shown_source(Source0, Source),
    plain_proof(Proof, Plain).

%   once_each(+Motifs0, +Names, -Motifs): those whose names are not among Names, the first of each.

once_each([], _, []).
once_each([Motif|Motifs0], Names, Motifs) :-
    arg(1, Motif, Name),
    (   memberchk(Name, Names)
    ->  Motifs = Motifs1
    ;   Motifs = [Motif|Motifs1]
    ),
    once_each(Motifs0, [Name|Names], Motifs1).
