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

    A predicate is an integer, its number in level order, unique among the tables of a thread; those
    of a table, of a level, of a subject and of a group are contiguous. The facts and the rules are
    in propositions/rules.pl, the moves in propositions/units.pl. Facts are the thread's own, and
    gone after release_propositions/1.
*/
:- module(gunshi_propositions,
          [ expand_propositions/3,        % +Position, +Options, -Table
            release_propositions/1,       % +Table
            propositions_outcome/2,       % +Table, -Outcome
            propositions_start/2,         % +Table, -Start
            proposition/5,                % +Table, ?Id, ?Level, ?Subject, ?Unit
            proposition_sibling/3,        % +Table, ?Id, ?Other
            proposition_result/4,         % +Table, ?Id, ?Result, ?Leaf
            proposition_deleted/4,        % +Table, ?Id, ?Rule, ?Leaf
            proposition_gone/2,           % +Table, +Id
            selection_rule/4,             % +Table, +Result, ?Rule, ?Conclusion
            proposition_letter/3,         % +Table, ?Id, ?Letter
            proposition_position/3,       % +Table, +Id, -Position
            propositions_solution/2,      % +Table, -Units
            proposition_in_solution/2     % +Table, -Id
          ]).
:- use_module('../base/options', [must_be_options/2]).
:- use_module(position, [position_after/3, side_to_move/2]).
:- use_module(propositions/rules,
              [ carry_on/2, ends/1, gone_node/1, node/7, node_deleted/3, node_result/3,
                same_group/2, selection/3
              ]).
:- use_module(propositions/units, [omitted_behind/3, unit_groups/3]).
:- use_module(types, []).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(error), [existence_error/2]).
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
%
%   From the fifth paper (papers.md §5).
%
%   @error type_error(position, Position)
%   @error what must_be_options/2 throws

expand_propositions(Position, Options, propositions(Start)) :-
    side_to_move(Position, _),
    must_be_options([limit(positive), levels(positive), omitted(list(omission))], Options),
    option(limit(Limit), Options, 200_000),
    option(levels(Levels), Options, inf),
    option(omitted(Omitted), Options, []),
    next_id(Start),
    assertz(node(Start, Start, none, 0, start, start, Position)),
    assertz(table_range(Start, Start, open)),
    catch(expand_levels(Start, Start, Start, 1, limits(Limit, Levels, Omitted), Last, Outcome),
          Error,
          ( release_propositions(propositions(Start)),
            throw(Error)
          )),
    retract(table_range(Start, _, _)),
    assertz(table_range(Start, Last, Outcome)).

next_id(Next) :-
    (   aggregate_all(max(Last), table_range(_, Last, _), Max),
        integer(Max)
    ->  Next is Max+1
    ;   Next = 0
    ).

%   expand_levels(+Start, +First, +Last0, +Level, +Limits, -Last, -Outcome): First to Last0 are the
%   predicates of the level before Level.

expand_levels(Start, First, Last0, Level, Limits, Last, Outcome) :-
    Limits = limits(Limit, Levels, _),
    (   Level > Levels
    ->  Last = Last0,
        Outcome = open
    ;   Counter = last(Last0),
        Most is Start+Limit,
        (   forall(( between(First, Last0, Subject), held(Subject) ),
                   expand(Subject, Level, Limits, Most, Counter))
        ->  arg(1, Counter, Last1),
            First1 is Last0+1,
            forall(( between(First1, Last1, Leaf),
                     node(Leaf, _, _, _, _, Reply, _),
                     ends(Reply)
                   ),
                   carry_on(Reply, Leaf)),
            (   node_result(Start, Result, _)
            ->  Last = Last1,
                Outcome =.. [Result, Level]
            ;   Next is Level+1,
                expand_levels(Start, First1, Last1, Next, Limits, Last, Outcome)
            )
        ;   arg(1, Counter, Last),
            Outcome = too_large(Limit)
        )
    ).

%   held(+Id): Id has no result and is in no deleted part of the table.

held(Id) :-
    \+ node_result(Id, _, _),
    \+ gone_node(Id).

%   expand(+Subject, +Level, +Limits, +Most, !Counter) is semidet: fails when a predicate would be
%   numbered above Most.

expand(Subject, Level, limits(_, _, Omitted), Most, Counter) :-
    node_position(Subject, Position),
    (   Omitted == []
    ->  Behind = []
    ;   node_path(Subject, Path),
        omitted_behind(Omitted, Path, Behind)
    ),
    unit_groups(Position, Behind, Groups),
    \+ ( member(group(Attack, After, Replies), Groups),
         arg(1, Counter, Before),
         Group is Before+1,
         member(Reply, Replies),
         arg(1, Counter, Last),
         Id is Last+1,
         (   Id > Most
         ->  true
         ;   nb_setarg(1, Counter, Id),
             assertz(node(Id, Group, Subject, Level, Attack, Reply, After)),
             fail
         )
       ).

node_position(Id, Position) :-
    node(Id, _, _, _, _, Reply, After),
    (   Reply == start
    ->  Position = After
    ;   position_after(After, Reply, Position)
    ).

node_path(Id, Path) :-
    node_path(Id, [], Path).

node_path(Id, Path0, Path) :-
    node(Id, _, Subject, _, Attack, Reply, _),
    (   Subject == none
    ->  Path = Path0
    ;   node_path(Subject, [Attack, Reply|Path0], Path)
    ).

                /*******************************
                *           QUERIES            *
                *******************************/

%!  selection_rule(+Table, +Result, ?Rule, ?Conclusion) is nondet.
%
%   By the paper's selection rule of that number, 1 to 4, as the table now stands, Conclusion
%   follows from Result. Result is mate(Id) or fail(Id): the predicate Id is read as mate, or as
%   failure. Conclusion is delete(Ids), mate(Subject) or fail(Subject), or `established`. At most
%   one rule applies.
%
%   @error existence_error(propositions, Table)

selection_rule(Table, Result, Rule, Conclusion) :-
    in_table(Table, _, _),
    selection(Result, Rule, Conclusion).

%!  release_propositions(+Table) is det.
%
%   Forget Table, which must not be used any more.
%
%   @error existence_error(propositions, Table)

release_propositions(Table) :-
    in_table(Table, Start, _),
    retract(table_range(Start, _, _)),
    (   table_range(_, _, _)
    ->  (   aggregate_all(min(Other), ( table_range(Other, _, _), Other > Start ), Next)
        ->  true
        ;   Next = inf
        ),
        forall(( node(Id, _, _, _, _, _, _), Id >= Start, Id < Next ),
               ( retractall(node(Id, _, _, _, _, _, _)),
                 retractall(node_result(Id, _, _)),
                 retractall(node_deleted(Id, _, _))
               ))
    ;   retractall(node(_, _, _, _, _, _, _)),
        retractall(node_result(_, _, _)),
        retractall(node_deleted(_, _, _))
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

%!  proposition(+Table, ?Id:integer, ?Level:integer, ?Subject:integer, ?Unit) is nondet.
%
%   Id is a predicate of Level with the subject Subject, from level 1 on. Unit is unit(Attack,
%   Reply); see propositions/units.pl. Enumerates in level order, which is the order of the numbers.
%
%   @error existence_error(propositions, Table)

proposition(Table, Id, Level, Subject, unit(Attack, Reply)) :-
    in_table(Table, Start, Last),
    (   integer(Id)
    ->  Id > Start,
        Id =< Last
    ;   integer(Subject)
    ->  Subject >= Start,
        Subject =< Last
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

%!  proposition_result(+Table, ?Id:integer, ?Result, ?Leaf:integer) is nondet.
%
%   Id is read as Result, `mate` or `fail`, because of the predicate Leaf, in which a line ends;
%   Leaf is Id itself when its own line ends.
%
%   @error existence_error(propositions, Table)

proposition_result(Table, Id, Result, Leaf) :-
    in_table(Table, Id),
    node_result(Id, Result, Leaf).

%!  proposition_deleted(+Table, ?Id:integer, ?Rule:integer, ?Leaf:integer) is nondet.
%
%   Id was deleted by Rule, 1 or 2, because of the predicate Leaf, in which a line ends. What stands
%   below Id is gone with it, and is not deleted itself; see proposition_gone/2.
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

%!  proposition_letter(+Table, ?Id:integer, ?Letter:atom) is nondet.
%
%   Id ends in mate, and has Letter in the printed table: a, b, … z, aa, ab, … in level order.
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
