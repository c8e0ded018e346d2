/*  Rules that rest: three times each took more time than it may, and it is passed over until it is
    changed.

    A rule is known by where it stands, and by its text, so that it rests no longer once it has been
    edited; nor in another run of the program. What is counted here is one for all threads.
*/
:- module(gunshi_base_resting,
          [ rule_overran/1,             % +Source
            rule_rests/1                % ?Source
          ]).
:- use_module(clauses, [clause_state/4]).
:- use_module(declare, [declaration/5]).

%   overran(Source, Digest, Times): the clause at Source, while its text has that Digest.
:- dynamic overran/3.

%   rests(Source, Digest): it has done so three times.
:- dynamic rests/2.

%!  rule_overran(+Source) is det.
%
%   The rule at Source, File:Line, took more time than it may, once more. Nothing is noted of what
%   is no clause, a question that a person has asked, say.

rule_overran(Source) :-
    (   digest(Source, Digest)
    ->  with_mutex(gunshi_base_resting, count_once_more(Source, Digest))
    ;   true
    ).

count_once_more(Source, Digest) :-
    (   retract(overran(Source, Digest, Times0))
    ->  true
    ;   retractall(overran(Source, _, _)),
        Times0 = 0
    ),
    Times is Times0 + 1,
    assertz(overran(Source, Digest, Times)),
    (   Times >= 3,
        \+ rests(Source, Digest)
    ->  assertz(rests(Source, Digest))
    ;   true
    ).

%!  rule_rests(?Source) is nondet.
%
%   The rule at Source took too much time three times, and is what it was then. Semidet when Source
%   is bound.

rule_rests(Source) :-
    rests(Source, Digest),
    digest(Source, Digest).

digest(Source, Digest) :-
    declaration(Name, Arity, knowledge, _, _),
    functor(Head, Name, Arity),
    clause_state(Head, Source, Body, _),
    !,
    variant_sha1((Head :- Body), Digest).
