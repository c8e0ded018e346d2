/*  Which clause decides, whatever the game: of clauses in an order, the first whose answer can be
    carried out. A clause that goes wrong, or takes too much, has no answer, and the next is tried.
*/
:- module(gunshi_knowledge_deciding,
          [ decide/4,                   % +Sources, ?Head, :Possible, -Decided
            clause_sources/2            % +Head, -Sources
          ]).
:- use_module('../base/clauses', [knowledge_clause/3]).
:- use_module('../base/interpret', [known/3]).
:- autoload(library(lists), [append/3, member/2]).

:- meta_predicate decide(+, ?, 0, -).

%!  decide(+Sources:list, ?Head, :Possible, -Decided) is semidet.
%
%   Head is true by the first of the clauses at Sources after whose answer Possible is true. Decided
%   is decided(Source, Proof, Errors): where it stands, what it has used as in known/3, and what
%   went wrong in those before it. Fails when no clause decides.
%
%   @error gunshi(rule_failed(Source, Error)), gunshi(rule_limit(Source, What)) of the first clause
%          that went wrong, when no other decides

decide(Sources, Head, Possible, Decided) :-
    Wrong = wrong([]),
    (   member(Source, Sources),
        known_or_wrong(Head, Source, Wrong, Proof),
        call(Possible)
    ->  arg(1, Wrong, Errors),
        Decided = decided(Source, Proof, Errors)
    ;   Wrong = wrong([Error|_])
    ->  throw(Error)
    ).

known_or_wrong(Head, Source, Wrong, Proof) :-
    catch(known(Head, Source, Proof), error(gunshi(Formal), Context),
          ( keep_rule_error(Formal, error(gunshi(Formal), Context), Wrong), fail )).

keep_rule_error(Formal, Error, Wrong) :-
    (   memberchk(Formal, [rule_failed(_, _), rule_limit(_, _)])
    ->  arg(1, Wrong, Errors0),
        (   member(error(gunshi(Before), _), Errors0),
            same_fault(Before, Formal)
        ->  true
        ;   append(Errors0, [Error], Errors),
            nb_setarg(1, Wrong, Errors)
        )
    ;   throw(Error)
    ).

%   same_fault(+Formal, +Other) is semidet: several clauses may ask the rule that went wrong; that
%   is told once.

same_fault(rule_failed(Source, error(Formal, _)), rule_failed(Source, error(Other, _))) :-
    Formal =@= Other.
same_fault(rule_limit(Source, What), rule_limit(Source, What)).

%!  clause_sources(+Head, -Sources:list) is det.
%
%   Sources are those of the clauses that are believed and whose heads unify with Head, in the
%   order in which they are tried.

clause_sources(Head, Sources) :-
    findall(Source, knowledge_clause(Head, Source, _), Sources).
