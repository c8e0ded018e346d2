:- encoding(utf8).
/*  The selection rules of the fifth paper, as clauses over the predicates of a table.

    For the defender: a mate is deleted when its group has another predicate. For the attacker: the
    group of a failure is deleted when its subject has another group. What cannot be deleted is
    passed on to the subject. "Other" means not deleted. That deleting a predicate deletes all below
    it is not written down: see gone_node/1.

    Rule 5 is ours, for interpositions that turn out useless (無駄合い) in the middle of a line: when
    a mate has other predicates in its group, but each is an interposition that, taken by the
    checking piece and given back, is mate by now, then these are deleted. So the mate has nothing
    beside it, and goes on by rule 3.

    The facts, in which every table of a thread stands side by side:

      - node(Id, Group, Subject, Level, Attack, Reply, After): Group is the first Id of its group,
        After the position after the check. The start has the level 0, the subject `none`, the reply
        `start`, and is the position itself
      - node_result(Id, Result, Leaf): Id is read as mate or fail, because the line of Leaf ends so
      - node_deleted(Id, Rule, Leaf): Id was deleted by that rule, because of Leaf
      - node_lasts(Id, Level): Id is an interposition, and back(Id), as follows, is no mate up to
        Level
      - node_alike(Id, Drops): in a narrow table Id, a drop, stands for these on the same square

    An interposition Id that has to be judged is the subject of two kinds of predicates: those of
    the line as it is, and, with the subject back(Id), those of the line as if the check had come
    from where Id was taken. Their first ones have the level of Id; Attack is the taking, and After
    the position with what was taken in the defender's hand. A result of back(Id) is noted like that
    of a predicate, and goes no further.

    Invariants: a group has an undeleted predicate until it is deleted as a whole; a result is noted
    for a predicate once.
*/
:- module(gunshi_shogi_propositions_rules,
          [ node/7,                     % ?Id, ?Group, ?Subject, ?Level, ?Attack, ?Reply, ?After
            node_result/3,              % ?Id, ?Result, ?Leaf
            node_deleted/3,             % ?Id, ?Rule, ?Leaf
            node_lasts/2,               % ?Id, ?Level
            node_alike/2,               % ?Id, ?Drops
            other_defence/2,            % +Id, -Other
            selection/3,                % +Result, ?Rule, ?Conclusion
            gone_node/1,                % +Id
            same_group/2,               % +Id, ?Member
            ends/1                      % ?Reply
          ]).

%!  node(?Id, ?Group, ?Subject, ?Level, ?Attack, ?Reply, ?After) is nondet.
%!  node_result(?Id, ?Result, ?Leaf) is nondet.
%!  node_deleted(?Id, ?Rule, ?Leaf) is nondet.
%!  node_lasts(?Id, ?Level) is nondet.
%!  node_alike(?Id, ?Drops) is nondet.
%
%   The facts, as told above. Only propositions/expansion.pl adds and removes them.

:- thread_local
    node/7,
    node_result/3,
    node_deleted/3,
    node_lasts/2,
    node_alike/2.

%!  ends(?Reply) is nondet.
%
%   A line ends with Reply: `mate` or `fail`.

ends(mate).
ends(fail).

%!  gone_node(+Id) is semidet.
%
%   Id, or what it stands below, is deleted. back(Id) is when Id is.

gone_node(back(Id)) :-
    !,
    gone_node(Id).
gone_node(Id) :-
    (   node_deleted(Id, _, _)
    ->  true
    ;   node(Id, _, Subject, _, _, _, _),
        Subject \== none,
        gone_node(Subject)
    ).

%!  selection(+Result, ?Rule:integer, ?Conclusion) is nondet.
%
%   The rules; see selection_rule/4 of gunshi_shogi_propositions.

selection(mate(back(Id)), 4, useless(Id)).
selection(mate(Id), 4, established) :-
    node_level(Id, 0).
selection(mate(Id), 1, delete([Id])) :-
    once(needed_defence(Id, _)).
selection(mate(Id), 5, delete(Useless)) :-
    \+ needed_defence(Id, _),
    findall(Other, other_defence(Id, Other), Useless),
    Useless \== [].
selection(mate(Id), 3, mate(Subject)) :-
    \+ other_defence(Id, _),
    node_subject(Id, Subject).
selection(fail(back(Id)), 4, needed(Id)).
selection(fail(Id), 4, established) :-
    node_level(Id, 0).
selection(fail(Id), 2, delete(Ids)) :-
    once(other_attack(Id, _)),
    findall(Member, same_group(Id, Member), Ids).
selection(fail(Id), 3, fail(Subject)) :-
    \+ other_attack(Id, _),
    node_subject(Id, Subject).

%   needed_defence(+Id, -Other): the defender can choose Other instead, and it is not useless.

needed_defence(Id, Other) :-
    other_defence(Id, Other),
    \+ node_result(back(Other), mate, _).

%!  other_defence(+Id, -Other) is nondet.
%
%   The defender can choose Other instead of Id.

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
