/*  Rules learned from a library of games, tried on other games, and kept in the user's journal.

    What rules are learned from never tells what they are worth: that other games do, whose
    positions were not used. A rule keeps what it is worth at the root only where the other games
    say the same as those that taught it.
*/
:- module(gunshi_knowledge_learning_learn_rules,
          [ learn_rules/4,              % +Positions, +Others, :Told, -Learned
            learned_part/3,             % +Learned, ?Key, -Value
            rules_total/3,              % +Bodies, +Positions, -Total
            keep_rules/2                % +Learned, +Positions
          ]).
:- use_module('../own',
              [journal_clause/3, own_change_all/2, own_journal/1, own_knowledge/0]).
:- use_module(examples,
              [ examples_table/2, holding/3, set_members/2, table_example/3 ]).
:- use_module(induction, [induced_rules/3, rule_tally/4]).
:- use_module(rule_sentences, [body_clause/4, body_sentence/3]).
:- use_module(rules, [learned_rule/5, rule_before/4, rule_standing/3]).
:- use_module('../../base/interpret', [known/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).
:- autoload(library(solution_sequences), [distinct/2]).

:- meta_predicate learn_rules(+, +, 2, -).

%!  learn_rules(+Positions:list, +Others:list, :Told, -Learned:list) is det.
%
%   Learned are the rules that Positions teach and that Others bear out: tried on those they are
%   believed, believed/4. Both are lists of examples, one list a position; learned_part/3 takes a
%   rule apart. Warnings come first, then good rules, the widest first. call(Told, Done, Count) is
%   called as in induced_rules/3. The same positions teach the
%   same.

learn_rules(Positions, Others, Told, Learned) :-
    examples_table(Positions, Table),
    examples_table(Others, Test),
    set_random(seed(1)),
    induced_rules(Table, Told, Rules),
    findall(Learn,
            ( member(Rule, Rules),
              tried_rule(Rule, Test, Learn),
              learned_part(Learn, kind, Kind),
              learned_part(Learn, tried, Tried),
              rule_standing(Kind, Tried, Standing),
              Standing \== remark
            ),
            Learned0),
    told_once(Learned0, [], Learned).

tried_rule(rule(Kind, Body, Taught, Value0), Test,
           learned(Kind, Why, Body, Taught, tried(Held, Right, Wrong, Value), Example)) :-
    body_sentence(en, Body, Why),
    rule_tally(Test, Kind, Body, tally(Held, Right, Wrong, Mean, _)),
    (   Mean*Value0 > 0
    ->  Value = Value0
    ;   Value = 0
    ),
    example_of(Test, Kind, Body, Example).

%   example_of(+Table, +Kind, +Body, -N): the Nth example of Table is one where the rule is right, a
%   move that was thought of if there is one; `none` when it never is.

example_of(Table, Kind, Body, N) :-
    holding(Table, Body, Set),
    set_members(Set, Ns),
    findall(N0,
            ( member(N0, Ns),
              table_example(Table, N0, example(_, Loss, Change0, _, _)),
              ( Kind == bad -> true ; Change0 \== none ),
              \+ known(counterexample(Kind, Loss, Change0), _)
            ),
            Right),
    (   member(N, Right),
        table_example(Table, N, example(_, _, Change, _, _)),
        Change \== none
    ->  true
    ;   Right = [N|_]
    ->  true
    ;   N = none
    ).

told_once([], _, []).
told_once([Learn|Learned0], Whys, Learned) :-
    arg(2, Learn, Why),
    (   memberchk(Why, Whys)
    ->  Learned = Learned1
    ;   Learned = [Learn|Learned1]
    ),
    told_once(Learned0, [Why|Whys], Learned1).

%!  learned_part(+Learned, ?Key:atom, -Value) is nondet.
%
%   What is known of a learned rule; semidet when Key is known:
%
%     - kind: `bad` or `good`; why: its English; body: its traits
%     - taught: of the games that taught it, tally/5 of rule_tally/4
%     - tried: of the others, tried(Held, Right, Wrong, Value)
%     - example: the number of an example of the others, from 0, or `none`

learned_part(Learned, Key, Value) :-
    part(Key, N),
    arg(N, Learned, Value).

part(kind, 1).
part(why, 2).
part(body, 3).
part(taught, 4).
part(tried, 5).
part(example, 6).

%!  rules_total(+Bodies:list, +Positions:list, -Total) is det.
%
%   Total is what rules with these Bodies say together of Positions, lists of examples: total(Where,
%   Held, Right), they speak in so many of Positions, of so many moves, and Right of these are no
%   counterexamples to a warning.

rules_total(Bodies, Positions, total(Where, Held, Right)) :-
    findall(h(One, Good), warned(Bodies, Positions, One, Good), Counts),
    length(Counts, Where),
    aggregate_all(sum(H), member(h(H, _), Counts), Held),
    aggregate_all(sum(R), member(h(_, R), Counts), Right).

warned(Bodies, Positions, Held, Right) :-
    member(Examples, Positions),
    examples_table([Examples], Table),
    findall(N,
            ( member(Body, Bodies),
              holding(Table, Body, Set),
              set_members(Set, Ns),
              member(N, Ns)
            ),
            All),
    sort(All, Moves),
    Moves \== [],
    length(Moves, Held),
    aggregate_all(count,
                  ( member(N, Moves),
                    table_example(Table, N, example(_, Loss, Change, _, _)),
                    \+ known(counterexample(bad, Loss, Change), _)
                  ),
                  Right).

%!  keep_rules(+Learned:list, +Positions:list) is det.
%
%   Learned stand in the user's journal, in place of the rules that stood there before with what
%   they were tried to be worth: of those that speak by traits that moves in Positions, lists of
%   examples, have. Rules of another game stay. It is one change: kb_undo/0 takes it back.
%
%   @error as own_change/2

keep_rules(Learned, Positions) :-
    own_knowledge,
    traits_in(Positions, Names),
    findall(remove(Line),
            ( journal_clause(Tried, tried(Kind, Why, _, _, _, _), true),
              rule_before(Tried, Kind, Why, Rule),
              own_journal(File),
              learned_rule(Kind, Why, Traits, _, File:Rule),
              \+ ( member(Trait, Traits), functor(Trait, Name, _), \+ memberchk(Name, Names) ),
              member(Line, [Rule, Tried])
            ),
            Removing),
    findall(add(Clause), ( member(Learn, Learned), learned_clause(Learn, Clause) ), Adding),
    append(Removing, Adding, Actions),
    own_change_all(Actions, _).

%   traits_in(+Positions, -Names): of the traits that their moves have.

traits_in(Positions, Names) :-
    findall(Name,
            ( distinct(Name,
                       ( member(Examples, Positions),
                         member(example(_, _, _, Traits, _), Examples),
                         member(Trait, Traits),
                         functor(Trait, Name, _)
                       ))
            ),
            Names).

learned_clause(Learn, Clause) :-
    learned_part(Learn, kind, Kind),
    learned_part(Learn, why, Why),
    (   learned_part(Learn, body, Body),
        body_clause(Kind, Why, Body, Clause)
    ;   learned_part(Learn, tried, tried(Held, Right, Wrong, Value)),
        Clause = tried(Kind, Why, Held, Right, Wrong, Value)
    ).
