:- encoding(utf8).
/*  The selection rules of the fifth paper, as clauses over the predicates of a table.

    For the defender: a mate is deleted when its group has another predicate. For the attacker: the
    group of a failure is deleted when its subject has another group. What cannot be deleted is
    passed on to the subject. "Other" means not deleted. That deleting a predicate deletes all below
    it is not written down: see gone_node/1.

    The facts, in which every table of a thread stands side by side:

      - node(Id, Group, Subject, Level, Attack, Reply, After): Group is the first Id of its group,
        After the position after the check. The start has the level 0, the subject `none`, the reply
        `start`, and is the position itself
      - node_result(Id, Result, Leaf): Id is read as mate or fail, because the line of Leaf ends so
      - node_deleted(Id, Rule, Leaf): Id was deleted by that rule, because of Leaf

    Invariants: a group has an undeleted predicate until it is deleted as a whole; a result is noted
    for a predicate once.
*/
:- module(gunshi_proposition_rules,
          [ node/7,                     % ?Id, ?Group, ?Subject, ?Level, ?Attack, ?Reply, ?After
            node_result/3,              % ?Id, ?Result, ?Leaf
            node_deleted/3,             % ?Id, ?Rule, ?Leaf
            carry_on/2,                 % +Result, +Leaf
            selection/3,                % +Result, ?Rule, ?Conclusion
            gone_node/1,                % +Id
            same_group/2,               % +Id, ?Member
            ends/1                      % ?Reply
          ]).
:- autoload(library(lists), [member/2]).

%!  node(?Id, ?Group, ?Subject, ?Level, ?Attack, ?Reply, ?After) is nondet.
%!  node_result(?Id, ?Result, ?Leaf) is nondet.
%!  node_deleted(?Id, ?Rule, ?Leaf) is nondet.
%
%   The facts, as told above. Only gunshi_propositions adds and removes nodes.

:- thread_local
    node/7,
    node_result/3,
    node_deleted/3.

%!  ends(?Reply) is nondet.
%
%   A line ends with Reply: `mate` or `fail`.

ends(mate).
ends(fail).

%!  gone_node(+Id:integer) is semidet.
%
%   Id, or what it stands below, is deleted.

gone_node(Id) :-
    (   node_deleted(Id, _, _)
    ->  true
    ;   node(Id, _, Subject, _, _, _, _),
        Subject \== none,
        gone_node(Subject)
    ).

%!  carry_on(+Result, +Leaf:integer) is det.
%
%   Apply the rules to the result, `mate` or `fail`, in which the predicate Leaf ends, as far as
%   they lead. Nothing happens when Leaf is by now in a deleted part.

carry_on(Result, Leaf) :-
    (   gone_node(Leaf)
    ->  true
    ;   carry_on(Result, Leaf, Leaf)
    ).

carry_on(Result, Id, Leaf) :-
    (   node_result(Id, Result, _)
    ->  true
    ;   assertz(node_result(Id, Result, Leaf)),
        Concerning =.. [Result, Id],
        selection(Concerning, Rule, Conclusion),
        conclude(Conclusion, Rule, Leaf)
    ).

conclude(delete(Ids), Rule, Leaf) :-
    forall(( member(Id, Ids), \+ node_deleted(Id, _, _) ),
           assertz(node_deleted(Id, Rule, Leaf))).
conclude(mate(Subject), _, Leaf) :-
    carry_on(mate, Subject, Leaf).
conclude(fail(Subject), _, Leaf) :-
    carry_on(fail, Subject, Leaf).
conclude(established, _, _).

%!  selection(+Result, ?Rule:integer, ?Conclusion) is nondet.
%
%   The four rules; see selection_rule/4 of gunshi_propositions.

selection(mate(Id), 4, established) :-
    node_level(Id, 0).
selection(mate(Id), 1, delete([Id])) :-
    once(other_defence(Id, _)).
selection(mate(Id), 3, mate(Subject)) :-
    \+ other_defence(Id, _),
    node_subject(Id, Subject).
selection(fail(Id), 4, established) :-
    node_level(Id, 0).
selection(fail(Id), 2, delete(Ids)) :-
    once(other_attack(Id, _)),
    findall(Member, same_group(Id, Member), Ids).
selection(fail(Id), 3, fail(Subject)) :-
    \+ other_attack(Id, _),
    node_subject(Id, Subject).

%   other_defence(+Id, -Other): the defender can choose Other instead.

other_defence(Id, Other) :-
    same_group(Id, Other),
    Other =\= Id,
    \+ node_deleted(Other, _, _).

%   other_attack(+Id, -Other): the attacker can choose the group of Other instead.

other_attack(Id, Other) :-
    node(Id, Group, Subject, _, _, _, _),
    Subject \== none,
    node(Other, Group1, Subject, _, _, _, _),
    Group1 =\= Group,
    \+ node_deleted(Other, _, _).

%!  same_group(+Id:integer, ?Member:integer) is nondet.
%
%   Member is of the group of Id, which is itself one.

same_group(Id, Member) :-
    node(Id, Group, _, _, _, _, _),
    node(Member, Group, _, _, _, _, _).

node_level(Id, Level) :-
    node(Id, _, _, Level, _, _, _).

node_subject(Id, Subject) :-
    node(Id, _, Subject, _, _, _, _),
    Subject \== none.
