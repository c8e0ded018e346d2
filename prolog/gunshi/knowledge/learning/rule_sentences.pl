:- encoding(utf8).
/*  Learned rules as sentences and as clauses.

    A rule says its traits one after the other, by the texts of trait/5 with what belongs to it put
    in. Its English is the name that the clause has, Why.
*/
:- module(gunshi_knowledge_learning_rule_sentences,
          [ body_sentence/3,            % +Language, +Body, -Text
            body_clause/4,              % +Kind, +Why, +Body, -Clause
            clause_body/2               % +Traits, -Body
          ]).
:- use_module('../../base/clauses', [knowledge_clause/3]).
:- use_module(examples, [body_traits/2, trait_told/2]).
:- use_module(rules, [rule_head/5]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/3, memberchk/2]).

:- multifile argument_words/3.

%!  argument_words(+Language, +Argument, -Words:text) is semidet.
%
%   Hook: how a game calls an argument of its traits.

%!  body_sentence(+Language, +Body:list, -Text:string) is det.
%
%   Text says Body, traits of a rule: "takes a pawn and lets a silver be taken"; in Japanese what
%   the word for a move follows. Arguments that may be anything are said as `piece`.

body_sentence(Language, Body, Text) :-
    maplist(trait_text(Language), Body, Texts),
    joined_texts(Language, Texts, Text).

trait_text(Language, Trait, Text) :-
    functor(Trait, Name, Arity),
    functor(Head, Name, Arity),
    once(knowledge_clause(trait(Head, Japanese, English, _, _), _, _)),
    (   Language == ja
    ->  Template = Japanese
    ;   Template = English
    ),
    filled(Arity, Trait, Language, Template, Text).

filled(0, _, _, Text, Text) :-
    !.
filled(N, Trait, Language, Text0, Text) :-
    format(string(Mark), "~~~d", [N]),
    (   sub_string(Text0, Before, _, After, Mark)
    ->  arg(N, Trait, Argument),
        said(Language, Argument, Words),
        sub_string(Text0, 0, Before, _, Start),
        sub_string(Text0, _, After, 0, End),
        format(string(Text1), "~w~w~w", [Start, Words, End])
    ;   Text1 = Text0
    ),
    N1 is N-1,
    filled(N1, Trait, Language, Text1, Text).

said(Language, Argument, Words) :-
    (   nonvar(Argument),
        argument_words(Language, Argument, Words0)
    ->  Words = Words0
    ;   ( var(Argument) ; Argument = any(_) )
    ->  ( Language == ja -> Words = "駒" ; Words = "piece" )
    ;   Words = Argument
    ).

joined_texts(ja, Texts, Text) :-
    atomics_to_string(Texts, "、", Text).
joined_texts(en, Texts, Text) :-
    (   append(First, [Last], Texts),
        First \== []
    ->  atomics_to_string(First, ", ", Start),
        format(string(Text), "~s and ~s", [Start, Last])
    ;   Texts = [Text]
    ).

atomics_to_string(Texts, Separator, Text) :-
    atomic_list_concat(Texts, Separator, Atom),
    atom_string(Atom, Text).

%!  body_clause(+Kind, +Why:string, +Body:list, -Clause) is det.
%
%   Clause is the rule: `badmove(Now, Move, Why) :- has(Now, Move, Trait), …`, where each square
%   of Body, sq(Role), and each argument that may be anything, any(N), is a variable.

body_clause(Kind, Why, Body, (Head :- Conditions)) :-
    rule_head(Kind, Now, Move, Why, Head),
    body_traits(Body, Traits),
    asked(Traits, Now, Move, Conditions).

%!  clause_body(+Traits:list, -Body:list) is det.
%
%   Body says what has/3 of Traits says, as body_clause/4 takes it.

clause_body(Traits0, Body) :-
    copy_term(Traits0, Traits),
    maplist(with_roles, Traits),
    term_variables(Traits, Squares),
    numbered_roles(Squares, 1),
    sort(Traits, Body).

%   with_roles(!Trait): its told arguments that are variables are any(_).

with_roles(Trait) :-
    trait_told(Trait, Told),
    forall_told(Told, Trait).

forall_told([], _).
forall_told([N|Told], Trait) :-
    arg(N, Trait, Argument),
    (   var(Argument)
    ->  functor(Trait, Name, _),
        Argument = any(Name-N)
    ;   true
    ),
    forall_told(Told, Trait).

numbered_roles([], _).
numbered_roles([sq(N)|Squares], N) :-
    N1 is N+1,
    numbered_roles(Squares, N1).

asked([Trait], Now, Move, has(Now, Move, Trait)) :-
    !.
asked([Trait|Traits], Now, Move, (has(Now, Move, Trait), Conditions)) :-
    asked(Traits, Now, Move, Conditions).
