:- encoding(utf8).
/*  Mating problems as propositions: the fifth paper's table, its rules as clauses.

    A check and its reply are one unit, [２三金 ２一玉]. That one unit leads to the next is read as a
    proposition, subject → predicate; as every predicate has one subject, a proposition is named by
    its predicate, and a table holds predicates. The start position is the predicate `start` of
    level 0, which has no subject. The predicates of a subject are grouped by the attacker's move:
    the attacker chooses the group, the defender chooses inside the group.

    All branches of a level are made before the next. Then each predicate that ends in mate or
    failure, in level order, is a result that the selection rules carry on (selection_rule/4), until
    a predicate is deleted or the start is reached. A predicate that is deleted takes all below it
    along. What has neither result is held (保留), and expanded at the next level. So the defender
    lasts as long as possible, and the attacker mates as soon as possible; of defences that tie, the
    last in level order survives.

    Useless interpositions (無駄合い) count nowhere. Those that are mate at once are left out
    (propositions/interpositions.pl); those in the middle of a line are deleted by rule 5, ours, and
    the predicates that show it stand in the table: the subject back(Id) is the interposition Id,
    taken by the checking piece and given back.

    A predicate is an integer, unique among the tables of a thread; those of a table, of a subject
    and of a group are contiguous. They are numbered in level order, but for those below a subject
    back(Id), which come behind the level at which they were needed. The facts and the rules are in
    propositions/rules.pl, the moves in propositions/units.pl. Facts are the thread's own, and gone
    after release_propositions/1.
*/
:- module(gunshi_shogi_propositions,
          [ expand_propositions/3,        % +Position, +Options, -Table
            release_propositions/1,       % +Table
            propositions_outcome/2,       % +Table, -Outcome
            propositions_start/2,         % +Table, -Start
            proposition/5,                % +Table, ?Id, ?Level, ?Subject, ?Unit
            proposition_sibling/3,        % +Table, ?Id, ?Other
            proposition_result/4,         % +Table, ?Id, ?Result, ?Leaf
            proposition_deleted/4,        % +Table, ?Id, ?Rule, ?Leaf
            proposition_gone/2,           % +Table, +Id
            proposition_alike/3,          % +Table, ?Id, ?Drops
            selection_rule/4,             % +Table, +Result, ?Rule, ?Conclusion
            useless_interposition_within/3, % +Position, +Move, +Levels
            proposition_letter/3,         % +Table, ?Id, ?Letter
            proposition_position/3,       % +Table, +Id, -Position
            proposition_check/3,          % +Table, +Id, -Position
            propositions_solution/2,      % +Table, -Units
            proposition_in_solution/2     % +Table, -Id
          ]).
:- use_module('../base/options', [must_be_options/2]).
:- use_module(position, [in_check/1, legal_move/2, side_to_move/2]).
:- autoload('propositions/expansion',
              [ expand_table/4, forget_predicates/2, new_run/5, node_position/2, run_last/2,
                start_table/2, useless_within/4
              ]).
:- use_module('propositions/interpositions', [interposition/2]).
:- use_module('propositions/rules',
              [ ends/1, gone_node/1, node/7, node_alike/2, node_deleted/3, node_lasts/2,
                node_result/3, same_group/2, selection/3
              ]).
:- use_module(values, []).
:- use_module(proposition_messages, []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(error), [existence_error/2, must_be/2]).
:- autoload(library(lists), [member/2, nth1/3]).
:- autoload(library(option), [option/3]).

%   table_range(Start, Last, Outcome): the tables of the thread.

:- thread_local table_range/3.

                /*******************************
                *          EXPANSION           *
                *******************************/

%!  expand_propositions(+Position, +Options:list, -Table) is det.
%
%   Write down, level by level, the propositions of the mating problem in which the side to move of
%   Position attacks, and apply the selection rules after each level, until mate or failure is
%   established. Table stays until release_propositions/1. Options:
%
%     - limit(Count)
%       No more than so many predicates; default 200,000. The table is then left as it is, and its
%       outcome is too_large(Count).
%     - levels(Count)
%       No more than so many levels. Default: no limit.
%     - omitted(List)
%       Moves that are not looked at, as omitted(Path, Moves): these moves, of either side, after
%       the moves of the list Path from the start.
%     - narrow(Boolean)
%       Where the solver (solve_mate/3) proves a mate, write down the one group that it begins with,
%       and none of the attacker's other checks; and of the pieces that can be dropped on a square,
%       without check, the one that is mated last (proposition_alike/3). So what is established is
%       the same mate as with all defences, and a table of 15 plies is small. What the solver proves
%       to be no mate fails at once. With omitted(List) only the checks are chosen so. Default
%       `false`.
%
%   From the fifth paper (papers.md §5).
%
%   @error type_error(position, Position)
%   @error what must_be_options/2 throws

expand_propositions(Position, Options, propositions(Start)) :-
    side_to_move(Position, _),
    must_be_options([ limit(positive), levels(positive), omitted(list(omission)),
                      narrow(boolean)
                    ],
                    Options),
    option(limit(Limit), Options, 200_000),
    option(levels(Levels), Options, inf),
    option(omitted(Omitted), Options, []),
    option(narrow(Narrow), Options, false),
    next_id(Start),
    Most is Start+Limit,
    new_run(Start, Most, Omitted, Narrow, Run),
    start_table(Start, Position),
    assertz(table_range(Start, Start, open)),
    catch(expand_table(Start, Levels, Run, Outcome0),
          Error,
          ( end_table(Start, Run, open),
            release_propositions(propositions(Start)),
            throw(Error)
          )),
    (   Outcome0 == too_large
    ->  Outcome = too_large(Limit)
    ;   Outcome = Outcome0
    ),
    end_table(Start, Run, Outcome).

end_table(Start, Run, Outcome) :-
    run_last(Run, Last),
    retract(table_range(Start, _, _)),
    assertz(table_range(Start, Last, Outcome)).

next_id(Next) :-
    (   aggregate_all(max(Last), table_range(_, Last, _), Max),
        integer(Max)
    ->  Next is Max+1
    ;   Next = 0
    ).

                /*******************************
                *           QUERIES            *
                *******************************/

%!  selection_rule(+Table, +Result, ?Rule, ?Conclusion) is nondet.
%
%   By the paper's selection rule of that number, 1 to 4, or by our rule 5, as the table now stands,
%   Conclusion follows from Result. Result is mate(Id) or fail(Id): the predicate Id is read as
%   mate, or as failure. Conclusion is delete(Ids), mate(Subject) or fail(Subject), or
%   `established`; of a subject back(Id), useless(Id) or needed(Id). At most one rule applies.
%
%   @error existence_error(propositions, Table)

selection_rule(Table, Result, Rule, Conclusion) :-
    in_table(Table, _, _),
    selection(Result, Rule, Conclusion).

%!  useless_interposition_within(+Position, +Move, +Levels:integer) is semidet.
%
%   In Position the side to move is in check; Move, a legal interposition, is useless (無駄合い) by
%   rule 5 when the defender's other replies last for so many levels more: the checking piece takes
%   it, and when it is given back he is mated within as many.
%
%   @error type_error(position, Position)
%   @error type_error(move, Move)
%   @error type_error(nonneg, Levels)

useless_interposition_within(Position, Move, Levels) :-
    must_be(nonneg, Levels),
    must_be(ground, Move),
    in_check(Position),
    legal_move(Position, Move),
    interposition(Position, Move),
    next_id(Start),
    useless_within(Start, Position, Move, Levels).

%!  release_propositions(+Table) is det.
%
%   Forget Table, which must not be used any more.
%
%   @error existence_error(propositions, Table)

release_propositions(Table) :-
    in_table(Table, Start, Last),
    retract(table_range(Start, _, _)),
    (   table_range(_, _, _)
    ->  forget_predicates(Start, Last)
    ;   retractall(node(_, _, _, _, _, _, _)),
        retractall(node_result(_, _, _)),
        retractall(node_deleted(_, _, _)),
        retractall(node_lasts(_, _)),
        retractall(node_alike(_, _))
    ).

in_table(Table, Start, Last) :-
    (   nonvar(Table),
        Table = propositions(Start0),
        integer(Start0),
        table_range(Start0, Last0, _)
    ->  Start = Start0,
        Last = Last0
    ;   existence_error(propositions, Table)
    ).

in_table(Table, Id) :-
    in_table(Table, Start, Last),
    between(Start, Last, Id).

%!  propositions_outcome(+Table, -Outcome) is det.
%
%   What came out: mate(Level) or fail(Level), established at that level; too_large(Limit); or
%   `open`, when there were no more levels to be made. A mate is one of 2*Level-1 plies.
%
%   @error existence_error(propositions, Table)

propositions_outcome(Table, Outcome) :-
    in_table(Table, Start, _),
    table_range(Start, _, Outcome).

%!  propositions_start(+Table, -Start:integer) is det.
%
%   Start is the predicate of level 0.
%
%   @error existence_error(propositions, Table)

propositions_start(Table, Start) :-
    in_table(Table, Start, _).

%!  proposition(+Table, ?Id:integer, ?Level:integer, ?Subject, ?Unit) is nondet.
%
%   Id is a predicate of Level with the subject Subject, from level 1 on. Unit is unit(Attack,
%   Reply); see propositions/units.pl. Subject is back(Id) when Attack takes the interposition Id,
%   and what it takes is given back; Level is then that of Id. Enumerates in the order of the
%   numbers.
%
%   @error existence_error(propositions, Table)

proposition(Table, Id, Level, Subject, unit(Attack, Reply)) :-
    in_table(Table, Start, Last),
    (   integer(Id)
    ->  Id > Start,
        Id =< Last
    ;   nonvar(Subject)
    ->  (   Subject = back(Of)
        ->  true
        ;   Of = Subject
        ),
        integer(Of),
        Of >= Start,
        Of =< Last
    ;   First is Start+1,
        between(First, Last, Id)
    ),
    node(Id, _, Subject, Level, Attack, Reply, _).

%!  proposition_sibling(+Table, ?Id:integer, ?Other:integer) is nondet.
%
%   Other is of the group of Id: same subject, same move of the attacker. Id itself is.
%
%   @error existence_error(propositions, Table)

proposition_sibling(Table, Id, Other) :-
    proposition(Table, Id, _, _, _),
    same_group(Id, Other).

%!  proposition_result(+Table, ?Id, ?Result, ?Leaf:integer) is nondet.
%
%   Id is read as Result, `mate` or `fail`, because of the predicate Leaf, in which a line ends;
%   Leaf is Id itself when its own line ends. Id may be back(Of) for an interposition Of.
%
%   @error existence_error(propositions, Table)

proposition_result(Table, Id, Result, Leaf) :-
    (   nonvar(Id),
        Id = back(Of)
    ->  true
    ;   nonvar(Id)
    ->  Of = Id
    ;   Id = Of
    ;   Id = back(Of)
    ),
    in_table(Table, Of),
    node_result(Id, Result, Leaf).

%!  proposition_deleted(+Table, ?Id:integer, ?Rule:integer, ?Leaf:integer) is nondet.
%
%   Id was deleted by Rule, 1, 2 or 5, because of the predicate Leaf, in which a line ends. What
%   stands below Id is gone with it, and is not deleted itself; see proposition_gone/2.
%
%   @error existence_error(propositions, Table)

proposition_deleted(Table, Id, Rule, Leaf) :-
    in_table(Table, Id),
    node_deleted(Id, Rule, Leaf).

%!  proposition_gone(+Table, +Id:integer) is semidet.
%
%   Id or what it stands below is deleted.
%
%   @error existence_error(propositions, Table)

proposition_gone(Table, Id) :-
    in_table(Table, Id),
    gone_node(Id).

%!  proposition_alike(+Table, ?Id:integer, ?Drops:list) is nondet.
%
%   In a narrow table the reply of Id, a drop, stands for Drops, pieces dropped on the same square,
%   which are mated no later and have no predicates.
%
%   @error existence_error(propositions, Table)

proposition_alike(Table, Id, Drops) :-
    in_table(Table, Id),
    node_alike(Id, Drops).

%!  proposition_letter(+Table, ?Id:integer, ?Letter:atom) is nondet.
%
%   Id ends in mate, and has Letter in the printed table: a, b, … z, aa, ab, … in the order of the
%   numbers.
%
%   @error existence_error(propositions, Table)

proposition_letter(Table, Id, Letter) :-
    findall(Leaf, proposition(Table, Leaf, _, _, unit(_, mate)), Leaves),
    nth1(N, Leaves, Id),
    number_letter(N, Letter).

number_letter(N, Letter) :-
    letter_codes(N, [], Codes),
    atom_codes(Letter, Codes).

letter_codes(0, Codes, Codes) :-
    !.
letter_codes(N, Codes0, Codes) :-
    Code is 0'a + (N-1) mod 26,
    Rest is (N-1) // 26,
    letter_codes(Rest, [Code|Codes0], Codes).

%!  proposition_position(+Table, +Id:integer, -Position) is semidet.
%
%   Position is that after the unit of Id, of which the predicates below Id start. Fails for a
%   predicate that ends in mate or failure.
%
%   @error existence_error(propositions, Table)

proposition_position(Table, Id, Position) :-
    in_table(Table, Id),
    node(Id, _, _, _, _, Reply, _),
    \+ ends(Reply),
    node_position(Id, Position).

%!  proposition_check(+Table, +Id:integer, -Position) is semidet.
%
%   Position is that after the check of Id, in which the reply is made. Fails for the start and for
%   a failure.

proposition_check(Table, Id, Position) :-
    proposition(Table, Id, _, _, _),
    node(Id, _, _, _, _, _, Position),
    Position \== none.

%!  propositions_solution(+Table, -Units:list) is nondet.
%
%   Units are the predicates of a line of mate, from the start: unit(Attack, Reply), the last one
%   unit(Attack, mate). Where two checks mate at the same level there are as many solutions, in
%   level order. Fails unless the outcome is mate.
%
%   @error existence_error(propositions, Table)

propositions_solution(Table, Units) :-
    in_table(Table, Start, _),
    node_result(Start, mate, _),
    line(Start, Units).

line(Subject, [unit(Attack, Reply)|Units]) :-
    node(Id, _, Subject, _, Attack, Reply, _),
    node_result(Id, mate, _),
    \+ node_deleted(Id, _, _),
    (   Reply == mate
    ->  Units = []
    ;   line(Id, Units)
    ).

%!  proposition_in_solution(+Table, -Id:integer) is nondet.
%
%   Id stands on a line of the solution. Enumerates each once.
%
%   @error existence_error(propositions, Table)

proposition_in_solution(Table, Id) :-
    in_table(Table, Start, _),
    node_result(Start, mate, _),
    on_line(Start, Id).

on_line(Subject, Id) :-
    node(Next, _, Subject, _, _, _, _),
    node_result(Next, mate, _),
    \+ node_deleted(Next, _, _),
    (   Id = Next
    ;   on_line(Next, Id)
    ).
