:- encoding(utf8).
/*  Rules induced from examples: what many explanations have in common, as far as nothing speaks
    against it.

    A seed is an example whose explanation says something: a bad move with the square where it is
    punished, a good one with what it wins. Its first rule is all that is true of it and of those
    squares. Two seeds are joined to what their rules have in common. Then conditions are dropped,
    one at a time, while the rule stays acceptable; where it is not, one of a seed's conditions that
    parts it from its counterexamples is put to it again. What remains is tried on all examples of
    the table.

    For each idea, a trait that seeds have, the best rule with it is kept. What a rule is worth
    beside the search is fitted to all of them together, for they speak of the same moves.

    What is a counterexample, and when a rule is acceptable, clauses of kb/learning.pl say. Nothing
    here knows a game.
*/
:- module(gunshi_knowledge_learning_induction,
          [ induced_rules/3,            % +Table, :Told, -Rules
            first_rule/4,               % +Table, +Kind, +Example, -Body
            rule_tally/4                % +Table, +Kind, +Body, -Tally
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module(examples,
              [ holding/3, numbers_set/2, set_count/2, set_members/2, table_example/3, table_name/2,
                trait_told/2
              ]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [exclude/3, foldl/4]).
:- autoload(library(assoc), [get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- autoload(library(lists),
            [append/3, list_to_set/2, member/2, memberchk/2, nth1/3, select/3, selectchk/3,
             sum_list/2
            ]).
:- autoload(library(pairs), [group_pairs_by_key/2]).
:- autoload(library(ordsets), [ord_intersection/3, ord_subset/2, ord_subtract/3]).
:- autoload(library(random), [random_between/3]).

:- meta_predicate induced_rules(+, 2, -).

:- declare_knowledge(counterexample(kind: one_of([bad, good]), loss: any, change: any),
                     "A move that loses so many centipawns, and is worth so many more than a \c
                      short search believes, speaks against a rule of the kind that speaks of it.",
                     "counterexample(bad, Loss, _) :- Loss < 100.").
:- declare_knowledge(seed(kind: one_of([bad, good]), loss: any, change: any),
                     "From a move that loses so much, and seems so much better or worse to a \c
                      short search than it is, a rule of the kind is learned.",
                     "seed(good, Loss, Change) :- Loss =< 30, Change >= 60.").
:- declare_knowledge(acceptable(kind: one_of([bad, good]), held: any, right: any, wrong: any),
                     "A rule that holds so often, and is right and wrong so often, may stand.",
                     "acceptable(bad, Held, Right, Wrong) :- Held >= 20, Right >= 9*Wrong.").
:- declare_knowledge(rule_bounds(conditions: between(1, 6), pairs: positive),
                     "A rule has so many conditions at most, and is the best of so many pairs of \c
                      seeds.",
                     "rule_bounds(6, 40).").
:- declare_knowledge(stands_out(moves: any, errors: any),
                     "What so many moves of a rule are worth more or less than a short search \c
                      believes stands out by so many standard errors.",
                     "stands_out(Moves, Errors) :- Moves >= 40, Errors >= 3.").

%!  induced_rules(+Table, :Told, -Rules:list) is det.
%
%   Rules, rule(Kind, Body, Tally, Value), are those that the examples of Table teach; Tally as in
%   rule_tally/4. call(Told, Done, Count) is called as the work goes on. Chance is used: set its
%   seed before, and the same table gives the same rules.

induced_rules(Table, Told, Rules) :-
    findall(Kind-N,
            ( table_example(Table, N, example(_, Loss, Change, _, _)),
              seed_kind(Loss, Change, Kind)
            ),
            Seeds),
    kind_bodies(bad, Seeds, Table, Told, Bad),
    kind_bodies(good, Seeds, Table, Told, Good),
    findall(Kind-Body, ( member(Body, Bad), Kind = bad ; member(Body, Good), Kind = good ), Found),
    fitted(Found, Table, Rules).

%   fitted(+Found, +Table, -Rules): rule(Kind, Body, Tally, Value): what is due to a rule is what is
%   left by those that stand out more. A warning takes, a good rule gives.

fitted(Found, Table, Rules) :-
    thought_of(Table, Thought),
    set_members(Thought, Ns),
    findall(N-Change, ( member(N, Ns), table_example(Table, N, E), arg(3, E, Change) ), Pairs),
    list_to_assoc(Pairs, Changes),
    findall(Kind-Body-Members,
            ( member(Kind-Body, Found),
              holding(Table, Body, Set0),
              Set is Set0 /\ Thought,
              set_members(Set, Members)
            ),
            Open),
    fitted_values(Open, Changes, Values),
    findall(rule(Kind, Body, Tally, Value),
            ( member(Kind-Body, Found),
              rule_tally(Table, Kind, Body, Tally),
              ( memberchk(Body-Value0, Values) -> Value = Value0 ; Value = 0 )
            ),
            Rules).

fitted_values(Open, Changes, Values) :-
    findall(Errors-(Body-Mean-Members),
            ( member(Kind-Body-Members, Open),
              mean_change(Members, Changes, Mean0, Error),
              number(Error),
              ( Kind == bad -> Mean0 < 0 ; Mean0 > 0 ),
              length(Members, Count),
              Mean is Mean0*Count/(Count+50),
              Errors is abs(Mean0)/Error,
              once(known(stands_out(Count, Errors), _))
            ),
            Standing),
    (   sort(0, @>=, Standing, [_-(Body-Mean-Members)|_])
    ->  foldl(less_by(Mean), Members, Changes, Changes1),
        selectchk(_-Body-_, Open, Open1),
        Value is round(Mean),
        Values = [Body-Value|Values1],
        fitted_values(Open1, Changes1, Values1)
    ;   Values = []
    ).

less_by(Mean, N, Changes0, Changes) :-
    get_assoc(N, Changes0, Change0),
    Change is Change0-Mean,
    put_assoc(N, Changes0, Change, Changes).

mean_change(Members, Changes, Mean, Error) :-
    findall(Change, ( member(N, Members), get_assoc(N, Changes, Change) ), Values),
    mean_of(Values, Mean, Error).

seed_kind(Loss, Change, Kind) :-
    (   Change == none
    ->  Kind = bad
    ;   member(Kind, [bad, good])
    ),
    once(known(seed(Kind, Loss, Change), _)).

%   seed_body(+Example, -Body): the first rule that Example teaches: its traits without squares, and
%   those of the squares of its explanation.

seed_body(example(_, _, _, Traits, Focus), Body) :-
    findall(General, ( member(Trait, Traits), focused(Trait, Focus, General) ), Body0),
    sort(Body0, Body).

%!  first_rule(+Table, +Kind, +Example, -Body:list) is semidet.
%
%   Body is a rule that Example teaches alone: its first rule, of which conditions are dropped while
%   it is wrong of nothing in Table, which has Example and other moves of its position. It speaks of
%   a square of the explanation. Fails when it would be too long, or there is no such square.

first_rule(Table, Kind, Example, Body) :-
    seed_body(Example, Body0),
    rule_tally(Table, Kind, Body0, tally(_, _, 0, _, _)),
    once(( member(Trait, Body0), compound(Trait), arg(_, Trait, sq(victim)) )),
    spared(Body0, Body0, Trait, Table, Kind, Body),
    once(known(rule_bounds(Most, _), _)),
    length(Body, Length),
    Length =< Most.

spared([], Body, _, _, _, Body).
spared([Trait|Traits], Body0, Kept, Table, Kind, Body) :-
    (   Trait \== Kept,
        selectchk(Trait, Body0, Body1),
        rule_tally(Table, Kind, Body1, tally(_, _, 0, _, _))
    ->  spared(Traits, Body1, Kept, Table, Kind, Body)
    ;   spared(Traits, Body0, Kept, Table, Kind, Body)
    ).

%   focused(+Trait, +Focus, -General) is semidet: the squares of Trait as the explanation calls
%   them. One of them at least is of the explanation; the others are any squares.

focused(Trait, _, Trait) :-
    atom(Trait),
    !.
focused(Trait, Focus, General) :-
    trait_told(Trait, Told),
    compound_name_arguments(Trait, Name, Arguments0),
    focused_arguments(Arguments0, 1, Name-Told, Focus, Arguments, Roles),
    compound_name_arguments(General, Name, Arguments),
    (   Roles == []
    ->  true
    ;   member(Role, Roles),
        atom(Role)
    ->  true
    ).

focused_arguments([], _, _, _, [], []).
focused_arguments([Argument0|Arguments0], N, Name-Told, Focus, [Argument|Arguments], Roles) :-
    N1 is N+1,
    (   memberchk(N, Told)
    ->  Argument = Argument0,
        Roles = Roles1
    ;   (   memberchk(Argument0-Role0, Focus)
        ->  Role = Role0
        ;   Role = Name-N
        ),
        Argument = sq(Role),
        Roles = [Role|Roles1]
    ),
    focused_arguments(Arguments0, N1, Name-Told, Focus, Arguments, Roles1).

%   kind_bodies(+Kind, +Seeds, +Table, :Told, -Bodies): the best rule of each idea, a trait that
%   seeds have, the widest first; not those that a wider one says as well.

kind_bodies(Kind, Seeds, Table, Told, Bodies) :-
    findall(Idea-N,
            ( member(Kind-N, Seeds),
              numbered_body(Table, N, Body),
              member(Trait, Body),
              functor(Trait, Idea, _)
            ),
            Pairs0),
    sort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Ideas),
    length(Ideas, Count),
    findall(Worth-Body,
            ( nth1(N, Ideas, Idea-Having),
              call(Told, N, Count),
              best_body(Kind, Idea, Having, Table, Worth, Body)
            ),
            Found0),
    sort(0, @>=, Found0, Found),
    findall(Body, member(_-Body, Found), Bodies0),
    list_to_set(Bodies0, Bodies1),
    exclude(said_wider(Kind, Table, Bodies1), Bodies1, Bodies).

%   said_wider(+Kind, +Table, +Bodies, +Body) is semidet: a warning of Bodies with fewer conditions
%   says the same, and is not wrong twice as often.

said_wider(bad, Table, Bodies, Body) :-
    member(Wider, Bodies),
    Wider \== Body,
    ord_subset(Wider, Body),
    wrong_share(Table, Wider, More),
    wrong_share(Table, Body, Less),
    2*Less > More,
    !.

wrong_share(Table, Body, Share) :-
    rule_tally(Table, bad, Body, tally(Held, _, Wrong, _, _)),
    Share is Wrong/Held.

best_body(Kind, Idea, Having, Table, Worth, Body) :-
    once(known(rule_bounds(_, Pairs), _)),
    compound_name_arguments(Array, seeds, Having),
    length(Having, Count),
    Count >= 2,
    findall(W-B,
            ( between(1, Pairs, _),
              random_between(1, Count, I),
              random_between(1, Count, J),
              I \== J,
              arg(I, Array, OneNumber),
              arg(J, Array, OtherNumber),
              numbered_body(Table, OneNumber, One),
              numbered_body(Table, OtherNumber, Other),
              joined(One, Other, Common),
              has_idea(Common, Idea),
              settled(Kind, Idea, Table, Common, One, B, W)
            ),
            Found),
    sort(0, @>=, Found, [Worth-Body|_]).

numbered_body(Table, N, Body) :-
    table_example(Table, N, Example),
    seed_body(Example, Body).

has_idea(Body, Idea) :-
    member(Trait, Body),
    functor(Trait, Idea, _),
    !.

%   joined(+A, +B, -Common): what both say; where they tell different things in one argument, that
%   it is something.

joined(A, B, Common) :-
    ord_intersection(A, B, Same),
    ord_subtract(A, Same, RestA),
    ord_subtract(B, Same, RestB),
    findall(General,
            ( member(X, RestA),
              member(Y, RestB),
              alike(X, Y, General)
            ),
            Generals),
    append(Same, Generals, Common0),
    sort(Common0, Common).

alike(X, Y, General) :-
    compound(X),
    compound(Y),
    functor(X, Name, Arity),
    functor(Y, Name, Arity),
    X =.. [Name|As],
    Y =.. [Name|Bs],
    generalised(As, Bs, 1, Name, Cs),
    General =.. [Name|Cs].

generalised([], [], _, _, []).
generalised([A|As], [B|Bs], N, Name, [C|Cs]) :-
    (   A == B
    ->  C = A
    ;   A \= sq(_),
        B \= sq(_)
    ->  C = any(Name-N)
    ;   fail
    ),
    N1 is N+1,
    generalised(As, Bs, N1, Name, Cs).

%   settled(+Kind, +Idea, +Table, +Body0, +Seed, -Body, -Worth) is semidet: Body is Body0 with
%   conditions but Idea dropped while it stays acceptable, or with one of Seed added to make it so
%   first.

settled(Kind, Idea, Table, Body0, Seed, Body, Worth) :-
    once(known(rule_bounds(Most, _), _)),
    (   accepted(Kind, Table, Body0, Worth0)
    ->  Body1 = Body0
    ;   kept_apart(Kind, Table, Body0, Seed, Body1, Worth0)
    ),
    dropped(Kind, Idea, Table, Body1, Worth0, Body, Worth),
    length(Body, Length),
    Length =< Most.

%   accepted(+Kind, +Table, +Body, -Worth) is semidet: the rule may stand. Of two that may the one
%   of more Worth is better: a warning that is right oftener, a good rule whose moves differ more
%   from chance.

accepted(Kind, Table, Body, Worth) :-
    holding(Table, Body, Set),
    (   Kind == bad
    ->  set_tally(Table, bad, Set, Held, Right, Wrong),
        once(known(acceptable(bad, Held, Right, Wrong), _)),
        Worth is Right
    ;   table_change(Table, Set, Count, Mean, Error),
        number(Error),
        Worth is Mean/Error,
        once(known(stands_out(Count, Worth), _))
    ).

kept_apart(Kind, Table, Body0, Seed, Body, Worth) :-
    ord_subtract(Seed, Body0, More),
    findall(W-B,
            ( member(Trait, More),
              sort([Trait|Body0], B),
              accepted(Kind, Table, B, W)
            ),
            Found),
    sort(0, @>=, Found, [Worth-Body|_]).

dropped(Kind, Idea, Table, Body0, Worth0, Body, Worth) :-
    findall(W-Less,
            ( select(_, Body0, Less),
              has_idea(Less, Idea),
              accepted(Kind, Table, Less, W)
            ),
            Found),
    (   sort(0, @>=, Found, [Worth1-Less|_]),
        Worth1 >= Worth0
    ->  dropped(Kind, Idea, Table, Less, Worth1, Body, Worth)
    ;   Body = Body0,
        Worth = Worth0
    ).

%!  rule_tally(+Table, +Kind, +Body:list, -Tally) is det.
%
%   Tally is tally(Held, Right, Wrong, Mean, Error): how many examples Body holds of; how many of
%   these are not counterexamples, and are; and of the moves thought of, by how much they are worth
%   more than a short search believes, in the mean, with its standard error (`none` for fewer than
%   three). For a good rule only the moves thought of count.

rule_tally(Table, Kind, Body, tally(Held, Right, Wrong, Mean, Error)) :-
    holding(Table, Body, Set),
    set_tally(Table, Kind, Set, Held, Right, Wrong),
    table_change(Table, Set, _, Mean, Error).

set_tally(Table, Kind, Set0, Held, Right, Wrong) :-
    (   Kind == bad
    ->  Set = Set0
    ;   thought_of(Table, Thought),
        Set is Set0 /\ Thought
    ),
    set_count(Set, Held),
    against(Table, Kind, Against),
    Wrongs is Set /\ Against,
    set_count(Wrongs, Wrong),
    Right is Held-Wrong.

%   against(+Table, +Kind, -Set), thought_of(+Table, -Set): kept for the table that was asked for
%   last.

:- thread_local kept/3.

against(Table, Kind, Set) :-
    kept_of(Table, against(Kind), Set,
            ( table_example(Table, N, example(_, Loss, Change, _, _)),
              ( Kind == bad -> true ; Change \== none ),
              once(known(counterexample(Kind, Loss, Change), _))
            ),
            N).

thought_of(Table, Set) :-
    kept_of(Table, thought, Set,
            ( table_example(Table, N, example(_, _, Change, _, _)), Change \== none ),
            N).

:- meta_predicate kept_of(+, +, -, 0, ?).

kept_of(Table, Key, Set, Goal, N) :-
    table_name(Table, Name),
    (   kept(Key, Name, Set0)
    ->  Set = Set0
    ;   findall(N, Goal, Ns),
        numbers_set(Ns, Set),
        retractall(kept(Key, _, _)),
        assertz(kept(Key, Name, Set))
    ).

%   table_change(+Table, +Set, -Count, -Mean, -Error): Mean is that of the changes of the Count
%   moves thought of in Set; Error its standard error, `none` for fewer than three.

table_change(Table, Set0, Count, Mean, Error) :-
    thought_of(Table, Thought),
    Set is Set0 /\ Thought,
    set_members(Set, Ns),
    findall(Change, ( member(N, Ns), table_example(Table, N, E), arg(3, E, Change) ), Changes),
    length(Changes, Count),
    mean_of(Changes, Mean, Error).

mean_of(Values, Mean, Error) :-
    length(Values, Count),
    (   Count >= 3
    ->  sum_list(Values, Sum),
        Mean is Sum/Count,
        aggregate_all(sum((Value-Mean)**2), member(Value, Values), Squares),
        Error is sqrt(max(1, Squares/(Count-1))/Count)
    ;   Mean = 0,
        Error = none
    ).
