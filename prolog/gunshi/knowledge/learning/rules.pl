/*  Rules that games have taught: what is bad or good about a move, wherever the idea is the same.

    A rule is a clause of badmove/3 or goodmove/3 whose body asks has(Now, Move, Trait) for a few
    traits: what the move looks like, and what it leaves. Traits are clauses of trait/5, in
    kb/shogi/traits.pl and kb/othello/traits.pl, so what rules can speak of is a person's to change.
    Those of one game are true of no situation of the other.

    What a rule is worth is told beside it, tried/6: how often it has held, was right and was wrong
    in games that it was not learned from, and what a move that it speaks of is worth more or less
    than a short search believes. Each game that is learned from later adds what it has seen,
    weighed/2. believed/4 of kb/learning.pl says when a rule may weigh anything; until then it is a
    remark, and so it is again when counterexamples come.
*/
:- module(gunshi_knowledge_learning_rules,
          [ has/3,                      % +Now, +Move, ?Trait
            taught/3,                   % +Now, +Move, -Value
            rules_weigh/0,
            teaching/3,                 % +Now, +Move, -Rules
            move_traits/3,              % +Now, +Move, -Traits
            rule_speaks/3,              % +Now, +Move, -Rule
            learned_rule/5,             % ?Kind, ?Why, -Traits, -Tried, -Source
            rule_standing/3,            % +Kind, +Tried, -Standing
            rule_before/4,              % +Line, +Kind, +Why, -RuleLine
            rule_head/5                 % ?Kind, ?Now, ?Move, ?Why, ?Head
          ]).
:- use_module('../../base/declare',
              [declare_knowledge/3, declare_vocabulary/2, vocabulary_subject/1]).
:- use_module('../../base/clauses', [knowledge_clause/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../base/made', [made_of/4]).
:- use_module('../../base/types', []).
:- use_module('../../shogi/values', []).
:- use_module('../files', [need_knowledge/1]).
:- use_module('../own', [journal_clause/3]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(assoc),
            [empty_assoc/1, gen_assoc/3, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- autoload(library(lists), [append/3, member/2, sum_list/2]).
:- autoload(library(pairs), [pairs_values/2]).

:- declare_knowledge(trait(trait: any, japanese: text, english: text, situation: variable,
                           move: any),
                     "What a learned rule may say of a move.",
                     "trait(takes(Kind), \"~1を取る\", \"takes a ~1\", Now, Move) :- \c
                      takes(Now, Move, Kind).").
:- declare_knowledge(worth_forking(kind: atom), "A piece that a fork is played for.",
                     "worth_forking(hi).").
:- declare_knowledge(badmove(situation: variable, move: any, why: text),
                     "The move is bad, for that reason.",
                     "badmove(Now, Move, \"lets a silver be taken\") :- \c
                      has(Now, Move, hangs(gi, _)).").
:- declare_knowledge(goodmove(situation: variable, move: any, why: text),
                     "The move is better than a short search believes, for that reason.",
                     "goodmove(Now, Move, \"drops a pawn in front of a piece\") :- \c
                      has(Now, Move, hits_head(_)).").
:- declare_knowledge(tried(kind: one_of([bad, good]), why: text, held: natural, right: natural,
                           wrong: natural, value: integer),
                     "The rule of that name has held so often in games that it was not learned \c
                      from, was right and wrong, and is worth so many centipawns at the root.",
                     "tried(bad, \"lets a silver be taken\", 120, 114, 6, 0).").
:- declare_knowledge(ruled(game: text, n: positive, kind: one_of([bad, good]), why: text),
                     "The game has taught the rule of that name by its Nth move.",
                     "ruled(\"884d332f0cb3f1fd5e3a0c71aa0be8e2\", 31, bad, \c
                      \"lets a silver be taken\").").
:- declare_knowledge(weighed(game: text, counts: any),
                     "In the game each of these rules, w(Kind, Why, Held, Right, Wrong), has held \c
                      so often, was right and wrong.",
                     "weighed(\"884d332f0cb3f1fd5e3a0c71aa0be8e2\", \c
                      [w(bad, \"lets a silver be taken\", 7, 6, 1)]).").
:- declare_knowledge(believed(kind: one_of([bad, good]), held: any, right: any, wrong: any),
                     "A rule tried so is believed.",
                     "believed(bad, _, Right, Wrong) :- Right >= 9*Wrong.").
:- declare_knowledge(weight_limit(situation: variable, hundredths: natural),
                     "What all learned rules add to a move of the situation, or take from it, at \c
                      most: hundredths of a pawn, or of a disc.",
                     "weight_limit(Now, 40) :- side(Now, _).").

:- vocabulary_subject("What games have taught").
:- declare_vocabulary(has(now: variable, move: move, trait: any),
                      "The move has the trait: a clause of trait says so.").
:- declare_vocabulary(taught(now: variable, move: move, value: integer),
                      "Learned rules that are believed make the move worth so many centipawns \c
                       more than a search finds, or less; fails where none says so.").

%!  has(+Now, +Move, ?Trait) is nondet.
%
%   Move, a legal one, has Trait. Its squares are those of the position.

has(Now, Move, Trait) :-
    nonvar(Move),
    known(trait(Trait, _, _, Now, Move), _).

%!  move_traits(+Now, +Move, -Traits:list) is det.
%
%   Traits are all that Move has, each once, in the order of terms.

move_traits(Now, Move, Traits) :-
    findall(Trait, known(trait(Trait, _, _, Now, Move), _), Traits0),
    sort(Traits0, Traits).

%!  considered(+Now, -Moves:list) is semidet.
%
%   Hook: the legal moves in the situation Now that are worth asking the rules about.

:- multifile considered/2.

%!  taught(+Now, ?Move, -Value:integer) is nondet.
%
%   Value is the sum of what the believed rules that speak of Move are worth, within weight_limit/2;
%   of any legal Move when it is known, else of those that are considered. None where that is 0.

taught(Now, Move, Value) :-
    weighing_rules(Rules),
    Rules \== [],
    (   var(Move)
    ->  considered(Now, Moves),
        member(Move, Moves)
    ;   true
    ),
    findall(V, weighing(Rules, Now, Move, V), Values),
    sum_list(Values, Sum),
    Sum =\= 0,
    once(known(weight_limit(Now, Limit), _)),
    Value is max(-Limit, min(Limit, Sum)).

%!  rules_weigh is semidet.
%
%   There are believed rules that are worth something, of either game.

rules_weigh :-
    weighing_rules([_|_]).

weighing(Rules, Now, Move, Value) :-
    weighing_rule(Rules, Now, Move, rule(_, _, Value)).

weighing_rule(Rules, Now, Move, rule(Kind, Why, Value)) :-
    member(rule(Kind, Why, Value), Rules),
    rule_head(Kind, Now, Move, Why, Head),
    once(known(Head, _)).

%!  teaching(+Now, +Move, -Rules:list) is det.
%
%   Rules, rule(Kind, Why, Value), are the believed rules that weigh and speak of Move, a legal one;
%   what is worth most, either way, first.

teaching(Now, Move, Rules) :-
    weighing_rules(All),
    findall(Size-Rule,
            ( weighing_rule(All, Now, Move, Rule),
              arg(3, Rule, Value),
              Size is abs(Value)
            ),
            Pairs0),
    sort(1, @>=, Pairs0, Pairs),
    pairs_values(Pairs, Rules).

%   weighing_rules(-Rules): rule(Kind, Why, Value) of those that weigh, few of all that are known:
%   each decision asks them.

weighing_rules(Rules) :-
    need_knowledge(learning),
    made_of(weighing_rules, [tried/6, weighed/2, believed/4], make_weighing_rules, Rules).

make_weighing_rules(Rules) :-
    make_tried_rules(Tried),
    findall(rule(Kind, Why, Value),
            gen_assoc(Kind-Why, Tried, stands(_, weighs(Value))),
            Rules).

%!  rule_speaks(+Now, +Move, -Rule) is nondet.
%
%   Rule, rule(Kind, Why, Tried, Source), speaks of Move, once: Kind is `bad` or `good`, Tried as
%   in learned_rule/5.

rule_speaks(Now, Move, rule(Kind, Why, Tried, Source)) :-
    rule_head(Kind, Now, Move, Why, Head),
    knowledge_clause(Head, Source, _),
    once(known(Head, Source)),
    rule_tried(Kind, Why, Tried).

%!  rule_head(?Kind, ?Now, ?Move, ?Why, ?Head) is nondet.
%
%   Head is that of the clause of a rule of Kind, `bad` or `good`.

rule_head(bad, Now, Move, Why, badmove(Now, Move, Why)).
rule_head(good, Now, Move, Why, goodmove(Now, Move, Why)).

%!  learned_rule(?Kind, ?Why:string, -Traits:list, -Tried, -Source) is nondet.
%
%   A rule of Kind, `bad` or `good`, whose body is has/3 of Traits that there are; clauses that ask
%   for anything else are a person's, and not among them. Tried is tried(Held, Right, Wrong, Value),
%   zeros for one that was never tried.

learned_rule(Kind, Why, Traits, Tried, Source) :-
    need_knowledge(learning),
    rule_head(Kind, Now, Move, Why, Head),
    knowledge_clause(Head, Source, Body),
    asked_traits(Body, Now, Move, Traits),
    rule_tried(Kind, Why, Tried).

%!  rule_before(+Line:integer, +Kind, +Why:string, -RuleLine:integer) is semidet.
%
%   The rule stands in the journal at RuleLine, right before what is said of it at Line: whoever
%   learns one writes both at once. Another rule of the same name is somebody else's.

rule_before(Line, Kind, Why, RuleLine) :-
    RuleLine is Line-1,
    rule_head(Kind, _, _, Why, Head),
    journal_clause(RuleLine, Head, _),
    !.

asked_traits((A, B), Now, Move, [Trait|Traits]) :-
    !,
    asks_trait(A, Now, Move, Trait),
    asked_traits(B, Now, Move, Traits).
asked_traits(Goal, Now, Move, [Trait]) :-
    asks_trait(Goal, Now, Move, Trait).

asks_trait(has(Now0, Move0, Trait), Now, Move, Trait) :-
    Now0 == Now,
    Move0 == Move,
    nonvar(Trait),
    once(knowledge_clause(trait(Trait, _, _, _, _), _, _)).

%   rule_tried(+Kind, +Why, -Tried): what it was tried to be worth, and what lost games say since.

rule_tried(Kind, Why, Tried) :-
    tried_rules(Rules),
    (   get_assoc(Kind-Why, Rules, stands(Tried0, _))
    ->  Tried = Tried0
    ;   Tried = tried(0, 0, 0, 0)
    ).

%   tried_rules(-Rules): Kind-Why to stands(Tried, Standing), of all that were tried or weighed;
%   made once for what is known.

tried_rules(Rules) :-
    need_knowledge(learning),
    made_of(learned_rules, [tried/6, weighed/2, believed/4], make_tried_rules, Rules).

make_tried_rules(Rules) :-
    findall(Kind-Why-tried(Held, Right, Wrong, Value),
            known(tried(Kind, Why, Held, Right, Wrong, Value), _),
            Tried),
    findall(Kind-Why-tried(Held, Right, Wrong, none),
            ( known(weighed(_, Counts), _),
              member(w(Kind, Why, Held, Right, Wrong), Counts)
            ),
            Weighed),
    append(Tried, Weighed, All),
    empty_assoc(Empty),
    foldl(counted, All, Empty, Sums),
    findall(Kind-Why-stands(Now, Standing),
            ( gen_assoc(Kind-Why, Sums, Now), rule_standing(Kind, Now, Standing) ),
            Pairs),
    list_to_assoc(Pairs, Rules).

%   counted(+Rule, +Sums0, -Sums): the first value that is told of a rule is its value: the user's
%   own is told first.

counted(Rule-tried(Held1, Right1, Wrong1, Value1), Sums0, Sums) :-
    (   get_assoc(Rule, Sums0, tried(Held0, Right0, Wrong0, Value))
    ->  (   Value1 == none
        ->  Held is Held0+Held1,
            Right is Right0+Right1,
            Wrong is Wrong0+Wrong1,
            put_assoc(Rule, Sums0, tried(Held, Right, Wrong, Value), Sums)
        ;   Sums = Sums0
        )
    ;   Value1 == none
    ->  put_assoc(Rule, Sums0, tried(Held1, Right1, Wrong1, 0), Sums)
    ;   put_assoc(Rule, Sums0, tried(Held1, Right1, Wrong1, Value1), Sums)
    ).

%!  rule_standing(+Kind, +Tried, -Standing) is det.
%
%   Standing is weighs(Value) for a rule that is believed and is worth something, `warns` for one
%   that is believed and is worth nothing, `remark` for all others.

rule_standing(Kind, tried(Held, Right, Wrong, Value), Standing) :-
    need_knowledge(learning),
    (   once(known(believed(Kind, Held, Right, Wrong), _))
    ->  (   Value =\= 0
        ->  Standing = weighs(Value)
        ;   Standing = warns
        )
    ;   Standing = remark
    ).
