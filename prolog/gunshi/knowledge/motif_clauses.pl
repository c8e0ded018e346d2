:- encoding(utf8).
/*  Motifs (手筋): what a move is called, by clauses of kb/shogi/motifs and kb/othello/motifs.

    A motif says what a move is, not that it works. They are asked of the few moves that are spoken
    about, never in a search.
*/
:- module(gunshi_knowledge_motif_clauses,
          [ motifs_in/4                 % +Now, +Move, +Without, -Motifs
          ]).
:- use_module('../base/clauses', [knowledge_clause/3]).
:- use_module('../base/declare', [declaration/5, declare_knowledge/3]).
:- use_module('../base/interpret', [known/3, relation_holds/1, spied_rule/1]).
:- use_module('../base/made', [made_of/4]).
:- use_module('../base/sources', [shown_source/2]).
:- use_module('../base/types', []).
:- use_module(situation, [plain_proof/2]).
:- autoload(library(apply), [partition/4]).
:- autoload(library(lists), [member/2, nth1/3]).
:- autoload(library(pairs), [pairs_values/2]).

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
    made_of(motif_beginnings, [motif/5], make_beginnings, Beginnings),
    findall(N-clause(Name, Source),
            ( member(begins(Now, Move, First, Clauses), Beginnings),
              may_hold(First, Clauses),
              member(N-clause(Name, Source), Clauses)
            ),
            Numbered),
    keysort(Numbered, Sorted),
    pairs_values(Sorted, Clauses),
    first_of_each(Clauses, Now, Move, Without, Motifs).

%   make_beginnings(-Beginnings): the clauses by the relation with which their bodies begin, `true`
%   where they begin otherwise, or with a term that it may be no rule's to make: begins(Now, Move,
%   First, Clauses), the Clauses as N-clause(Name, Source), N being the place in their order. Many
%   begin alike: with what the move is.

make_beginnings(Beginnings) :-
    findall(begins(Now, Move, First)-(Name-Source),
            ( knowledge_clause(motif(Name, _, _, Now, Move), Source, Body),
              first_relation(Body, First)
            ),
            Pairs),
    findall(Begins-(N-clause(Name, Source)), nth1(N, Pairs, Begins-(Name-Source)), Numbered),
    gathered(Numbered, Beginnings).

first_relation(Body, First) :-
    (   ( Body = (Goal, _) ; Body = Goal ),
        callable(Goal),
        functor(Goal, Name, Arity),
        declaration(Name, Arity, relation(_), _, _),
        \+ ( arg(_, Goal, Argument), compound(Argument) )
    ->  First = Goal
    ;   First = true
    ).

gathered([], []).
gathered([Begins-Clause|Numbered], [begins(Now, Move, First, [Clause|Clauses])|Beginnings]) :-
    Begins = begins(Now, Move, First),
    partition(begins_as(Begins), Numbered, Alike, Others),
    pairs_values(Alike, Clauses),
    gathered(Others, Beginnings).

begins_as(Begins, Other-_) :-
    Other =@= Begins.

%   may_hold(+First, +Clauses) is semidet: the relation with which all of Clauses begin holds. Where
%   one of them is spied, all are asked, so that what it does is told.

may_hold(true, _) :-
    !.
may_hold(_, Clauses) :-
    member(_-clause(_, Source), Clauses),
    spied_rule(Source),
    !.
may_hold(First, _) :-
    relation_holds(First).

%   first_of_each(+Clauses, +Now, +Move, +Names, -Motifs): those whose names are not among Names, by
%   the first of Clauses that holds. A clause whose own name is open may give several.

first_of_each([], _, _, _, []).
first_of_each([clause(Name, Source)|Clauses], Now, Move, Names0, Motifs) :-
    (   atom(Name)
    ->  (   \+ memberchk(Name, Names0),
            motif_here(Now, Move, Name, Source, Motif)
        ->  Motifs = [Motif|Motifs1],
            Names = [Name|Names0]
        ;   Motifs = Motifs1,
            Names = Names0
        )
    ;   findall(Each-Motif, motif_here(Now, Move, Each, Source, Motif), Found),
        new_names(Found, Names0, Names, Motifs, Motifs1)
    ),
    first_of_each(Clauses, Now, Move, Names, Motifs1).

new_names([], Names, Names, Motifs, Motifs).
new_names([Name-Motif|Found], Names0, Names, Motifs0, Motifs) :-
    (   memberchk(Name, Names0)
    ->  Motifs0 = Motifs1,
        Names1 = Names0
    ;   Motifs0 = [Motif|Motifs1],
        Names1 = [Name|Names0]
    ),
    new_names(Found, Names1, Names, Motifs1, Motifs).

motif_here(Now, Move, Name, Source0, motif(Name, Japanese, English, Source, Plain)) :-
    known(motif(Name, Japanese, English, Now, Move), Source0, Proof),
    shown_source(Source0, Source),
    plain_proof(Proof, Plain).
