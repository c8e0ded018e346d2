/*  How a table of propositions comes about: level by level, each time with the selection rules.

    After a level is made, each of its predicates that ends in mate or failure is a result, in level
    order, which the rules carry on. Whether rule 5 applies is found out when it is needed: before
    the rules see a mate beside which only interpositions are left, the predicates of back(Id) are
    made for each such interposition Id, up to the same level. They stand behind that level. When
    they come to no mate they are taken away again, and only node_lasts/2 is noted. What is dropped
    on the same square as another is judged like it, and has no such predicates of its own.

    In a narrow run the solver says which check mates, which positions are no mate, how long a
    dropped piece lasts, and which interpositions are no useless ones, so that little is written
    down.

    A run is run(Last, Most, Omitted, Narrow), known to this file only, whose Last, the last number
    given, is changed in place. Above the number Most there are no predicates.
*/
:- module(gunshi_shogi_propositions_expansion,
          [ new_run/5,                  % +Last, +Most, +Omitted, +Narrow, -Run
            run_last/2,                 % +Run, -Last
            start_table/2,              % +Start, +Position
            expand_table/4,             % +Start, +Levels, !Run, -Outcome
            forget_predicates/2,        % +First, +Last
            useless_within/4,           % +Start, +Position, +Move, +Levels
            node_position/2             % +Id, -Position
          ]).
:- use_module('../mate', [mate_result/3, solve_mate/3]).
:- use_module('../position', [in_check/1, opponent/2, position_after/3, side_to_move/2]).
:- use_module(interpositions, [checker_captures/3, interposition/2]).
:- use_module(rules,
              [ ends/1, gone_node/1, node/7, node_alike/2, node_deleted/3, node_lasts/2,
                node_result/3, other_defence/2, same_group/2, selection/3
              ]).
:- use_module(units, [check_replies/2, omitted_behind/3, unit_groups/3]).
:- autoload(library(lists), [last/2, max_list/2, member/2]).

%!  new_run(+Last:integer, +Most, +Omitted:list, +Narrow:boolean, -Run) is det.
%
%   Run gives its first predicate the number behind Last, and none a number above Most, an integer
%   or `inf`. Omitted are the moves left out, as omitted_behind/3 has them. Narrow is as the option
%   of expand_propositions/3.

new_run(Last, Most, Omitted, Narrow, run(Last, Most, Omitted, Narrow)).

%!  run_last(+Run, -Last:integer) is det.
%
%   Last is the last number that Run has given.

run_last(run(Last, _, _, _), Last).

run_most(run(_, Most, _, _), Most).

narrow(run(_, _, _, true)).

run_omitted(run(_, _, Omitted, _), Omitted).

set_run_last(Run, Last) :-
    nb_setarg(1, Run, Last).

%!  start_table(+Start:integer, +Position) is det.
%
%   Start, a new number, is the predicate of level 0 at Position.

start_table(Start, Position) :-
    assertz(node(Start, Start, none, 0, start, start, Position)).

%!  forget_predicates(+First:integer, +Last:integer) is det.
%
%   Remove the facts of the predicates First to Last.

forget_predicates(First, Last) :-
    forall(between(First, Last, Id),
           ( retractall(node(Id, _, _, _, _, _, _)),
             retractall(node_result(Id, _, _)),
             retractall(node_result(back(Id), _, _)),
             retractall(node_deleted(Id, _, _)),
             retractall(node_lasts(Id, _)),
             retractall(node_alike(Id, _))
           )).

%!  node_position(+Id:integer, -Position) is det.
%
%   Position is that after the unit of Id, which ends no line.

node_position(Id, Position) :-
    node(Id, _, _, _, _, Reply, After),
    (   Reply == start
    ->  Position = After
    ;   position_after(After, Reply, Position)
    ).

                /*******************************
                *            LEVELS            *
                *******************************/

%!  expand_table(+Start:integer, +Levels, !Run, -Outcome) is det.
%
%   Make no more than so many Levels, which may be `inf`, below Start. Outcome is mate(Level),
%   fail(Level), `open` or `too_large`.

expand_table(Start, Levels, Run, Outcome) :-
    (   expand_levels(Start, Start, Start, 1, Levels, Run)
    ->  (   node_result(Start, Result, Leaf)
        ->  node(Leaf, _, _, Level, _, _, _),
            Outcome =.. [Result, Level]
        ;   Outcome = open
        )
    ;   Outcome = too_large
    ).

%   expand_levels(+Subject, +First, +Last, +Level, +Levels, !Run) is semidet: First to Last are the
%   predicates below Subject of the level before Level. Make levels until Subject has a result.
%   Fails when a predicate would be numbered above the greatest number.

expand_levels(Subject, First, Last, Level, Levels, Run) :-
    (   node_result(Subject, _, _)
    ->  true
    ;   Level > Levels
    ->  true
    ;   run_last(Run, Before),
        First1 is Before+1,
        forall(( between(First, Last, Id), held(Id) ),
               expand(Id, Level, Run)),
        run_last(Run, Last1),
        results(First1, Last1, Level, Run),
        Next is Level+1,
        expand_levels(Subject, First1, Last1, Next, Levels, Run)
    ).

%   held(+Id): Id has no result and is in no deleted part of the table.

held(Id) :-
    \+ node_result(Id, _, _),
    \+ gone_node(Id).

expand(Subject, Level, Run) :-
    node_position(Subject, Position),
    run_omitted(Run, Omitted),
    (   Omitted \== [],
        node_path(Subject, [], Path)
    ->  omitted_behind(Omitted, Path, Behind)
    ;   Behind = []
    ),
    unit_groups(Position, Behind, Groups0),
    (   narrow(Run),
        solver_nodes(Subject, Nodes),
        solved_group(Position, Nodes, Omitted, Groups0, group(Attack, After, Replies))
    ->  (   Omitted == []
        ->  narrowed_replies(After, Nodes, Replies, Chosen)
        ;   all_chosen(Replies, Chosen)
        ),
        make_group(Subject, Level, Attack, After, Chosen, Run)
    ;   forall(member(group(Attack, After, Replies), Groups0),
               ( all_chosen(Replies, Chosen),
                 make_group(Subject, Level, Attack, After, Chosen, Run)
               ))
    ).

%   solver_nodes(+Subject, -Nodes): what the solver may look at. As long as its check is the only
%   one, there is a mate to be found; elsewhere there may be none, and many subjects.

solver_nodes(Subject, Nodes) :-
    (   only_checks(Subject)
    ->  Nodes = 2 000 000
    ;   Nodes = 200 000
    ).

only_checks(Id) :-
    node(Id, Group, Subject, Level, _, _, _),
    (   Level =:= 0
    ->  true
    ;   \+ ( node(_, Other, Subject, _, _, _, _), Other =\= Group ),
        (   Subject = back(Interposition)
        ->  only_checks(Interposition)
        ;   only_checks(Subject)
        )
    ).

%   solved_group(+Position, +Nodes, +Omitted, +Groups, -Group) is semidet: the one with which the
%   solver's shortest mate begins; or that of an escape, where it proves that there is no mate. What
%   it says of the replies is no proof where some may be left out.

solved_group(Position, Nodes, Omitted, Groups, Group) :-
    solve_mate(Position, [shortest(true), nodes(Nodes), hash(64)], Solved),
    mate_result(Solved, result, Result),
    (   Result == mate
    ->  mate_result(Solved, moves, [Attack|_]),
        Group = group(Attack, _, _),
        memberchk(Group, Groups)
    ;   Result == nomate,
        Omitted == [],
        Group = group(none, none, [fail])
    ).

%   make_group(+Subject, +Level, +Attack, +After, +Chosen, !Run) is semidet: Chosen are the replies,
%   each Reply-Alike, Alike the drops that it stands for.

make_group(Subject, Level, Attack, After, Chosen, Run) :-
    run_last(Run, Before),
    run_most(Run, Most),
    Group is Before+1,
    forall(member(Reply-Alike, Chosen),
           ( run_last(Run, Last),
             Id is Last+1,
             Id =< Most,
             set_run_last(Run, Id),
             assertz(node(Id, Group, Subject, Level, Attack, Reply, After)),
             (   Alike == []
             ->  true
             ;   assertz(node_alike(Id, Alike))
             )
           )).

all_chosen(Replies, Chosen) :-
    findall(Reply-[], member(Reply, Replies), Chosen).

%   narrowed_replies(+After, +Nodes, +Replies, -Chosen): of the pieces dropped on one square without
%   check the one that the solver mates last, and of these the last in order, stands for the others:
%   rule 1 would delete them before it, or if it is useless rule 5 with it. Where the solver does
%   not prove that, all are chosen.

narrowed_replies(After, Nodes, Replies, Chosen) :-
    findall(Square, member(drop(_, Square), Replies), Squares0),
    sort(Squares0, Squares),
    findall(Kept-Alike,
            ( member(Square, Squares), drops_alike(After, Nodes, Square, Replies, Kept, Alike) ),
            Pairs),
    findall(Reply-Alike,
            ( member(Reply, Replies),
              \+ ( member(_-Others, Pairs), memberchk(Reply, Others) ),
              (   memberchk(Reply-Alike0, Pairs)
              ->  Alike = Alike0
              ;   Alike = []
              )
            ),
            Chosen).

%   drops_alike(+After, +Nodes, +Square, +Replies, -Kept, -Alike) is semidet.

drops_alike(After, Nodes, Square, Replies, Kept, Alike) :-
    findall(Drop-Then,
            ( Drop = drop(_, Square),
              member(Drop, Replies),
              position_after(After, Drop, Then),
              \+ in_check(Then)
            ),
            Drops),
    Drops = [_, _|_],
    mate_lengths(Drops, Nodes, Lengths),
    findall(Plies, member(Plies-_, Lengths), All),
    max_list(All, Longest),
    findall(Drop, member(Longest-Drop, Lengths), Last),
    last(Last, Kept),
    findall(Drop, ( member(_-Drop, Lengths), Drop \== Kept ), Alike).

%   mate_lengths(+Drops, +Nodes, -Lengths) is semidet: Plies-Drop for each Drop-Position, proven to
%   be the shortest mates.

mate_lengths([], _, []).
mate_lengths([Drop-Position|Drops], Nodes, [Plies-Drop|Lengths]) :-
    solve_mate(Position, [shortest(true), nodes(Nodes), hash(64)], Solved),
    mate_result(Solved, result, mate),
    mate_result(Solved, shortest, true),
    mate_result(Solved, plies, Plies),
    mate_lengths(Drops, Nodes, Lengths).

%   node_path(+Id, +Path0, -Path) is semidet: there is none through a piece given back.

node_path(Id, Path0, Path) :-
    node(Id, _, Subject, _, Attack, Reply, _),
    (   Subject == none
    ->  Path = Path0
    ;   node_path(Subject, [Attack, Reply|Path0], Path)
    ).

                /*******************************
                *           RESULTS            *
                *******************************/

%   results(+First, +Last, +Level, !Run) is semidet: carry on the results of First to Last, which
%   are of Level.

results(First, Last, Level, Run) :-
    forall(( between(First, Last, Leaf),
             node(Leaf, _, _, _, _, Reply, _),
             ends(Reply),
             \+ gone_node(Leaf)
           ),
           carry_on(Reply, Leaf, Leaf, Level, Run)).

carry_on(Result, Id, Leaf, Level, Run) :-
    (   node_result(Id, Result, _)
    ->  true
    ;   assertz(node_result(Id, Result, Leaf)),
        apply_rules(Result, Id, Leaf, Level, Run)
    ).

apply_rules(Result, Id, Leaf, Level, Run) :-
    (   Result == mate
    ->  judge_others(Id, Level, Run)
    ;   true
    ),
    Concerning =.. [Result, Id],
    selection(Concerning, Rule, Conclusion),
    conclude(Conclusion, Rule, Leaf, Level, Run),
    (   Rule == 5
    ->  apply_rules(Result, Id, Leaf, Level, Run)
    ;   true
    ).

conclude(delete(Ids), Rule, Leaf, _, _) :-
    forall(( member(Id, Ids), \+ node_deleted(Id, _, _) ),
           assertz(node_deleted(Id, Rule, Leaf))).
conclude(mate(Subject), _, Leaf, Level, Run) :-
    carry_on(mate, Subject, Leaf, Level, Run).
conclude(fail(Subject), _, Leaf, Level, Run) :-
    carry_on(fail, Subject, Leaf, Level, Run).
conclude(useless(_), _, _, _, _).
conclude(needed(_), _, _, _, _).
conclude(established, _, _, _, _).

                /*******************************
                *        INTERPOSITIONS        *
                *******************************/

%   judge_others(+Id, +Level, !Run) is semidet: Id is read as mate; judge what is beside it, until
%   something is needed.

judge_others(Id, Level, Run) :-
    findall(Other, other_defence(Id, Other), Others),
    (   member(Other, Others),
        \+ interposes(Other)
    ->  true
    ;   judge_each(Others, Level, Run)
    ).

interposes(Id) :-
    node(Id, _, _, _, _, Reply, After),
    \+ ends(Reply),
    interposition(After, Reply).

judge_each([], _, _).
judge_each([Id|Ids], Level, Run) :-
    judge_interposition(Id, Level, Run),
    (   node_result(back(Id), mate, _)
    ->  judge_each(Ids, Level, Run)
    ;   true
    ).

%!  useless_within(+Start:integer, +Position, +Move, +Levels:integer) is semidet.
%
%   The interposition Move in Position is useless to a defender who otherwise lasts for so many
%   levels more. Start and the numbers above it are free, and free again afterwards.

useless_within(Start, Position, Move, Levels) :-
    new_run(Start, inf, [], false, Run),
    Last0 is Levels+1,
    setup_call_cleanup(assertz(node(Start, Start, none, 1, none, Move, Position)),
                       ( judge_interposition(Start, Last0, Run),
                         node_result(back(Start), mate, _)
                       ),
                       ( run_last(Run, Last),
                         forget_predicates(Start, Last)
                       )),
    !.

%   judge_interposition(+Id, +Level, !Run) is semidet: find out whether the interposition Id is
%   useless to the defender who otherwise lasts until Level. The result of back(Id), or
%   node_lasts(Id, Level) or above, is noted then. Fails as expand_levels does.

judge_interposition(Id, Level, _) :-
    judged(Id, Level),
    !.
judge_interposition(Id, Level, Run) :-
    node(Id, _, _, Own, _, Reply, After),
    checker_captures(After, Reply, Captures),
    (   Captures == []
    ->  note_lasts(Id, inf)
    ;   narrow(Run),
        solver_lasts(Captures, Own, Lasts),
        Lasts >= Level
    ->  note_lasts(Id, Lasts)
    ;   alike(Id, Other),
        judged(Other, Level),
        \+ node_lasts(Other, inf)
    ->  (   node_result(back(Other), mate, Leaf)
        ->  assertz(node_result(back(Id), mate, Leaf))
        ;   note_lasts(Id, Level)
        )
    ;   run_last(Run, Before),
        First is Before+1,
        forall(( member(Capture-Given, Captures), check_replies(Given, Replies) ),
               ( all_chosen(Replies, Chosen),
                 make_group(back(Id), Own, Capture, Given, Chosen, Run)
               )),
        run_last(Run, Last),
        results(First, Last, Own, Run),
        Next is Own+1,
        expand_levels(back(Id), First, Last, Next, Level, Run),
        (   node_result(back(Id), mate, _)
        ->  true
        ;   run_last(Run, Last1),
            forget_predicates(First, Last1),
            retractall(node_result(back(Id), _, _)),
            set_run_last(Run, Before),
            note_lasts(Id, Level)
        )
    ).

%   solver_lasts(+Captures, +Own, -Lasts) is semidet: proven by the solver, for a narrow table:
%   after each of Captures, which are of the level Own, there is no mate up to the level Lasts, or
%   `inf`.

solver_lasts(Captures, Own, Lasts) :-
    findall(Level,
            ( member(_-Given, Captures), solver_level(Given, Own, Level) ),
            Levels),
    length(Captures, Count),
    length(Levels, Count),
    sort(Levels, [Least|_]),
    (   Least == none
    ->  Lasts = inf
    ;   Lasts is Least-1
    ).

%   solver_level(+Given, +Own, -Level) is semidet: the side to move of Given, which is in check, is
%   mated at Level, or `none`.

solver_level(Given, Own, Level) :-
    side_to_move(Given, Defender),
    opponent(Defender, Attacker),
    solve_mate(Given, [attacker(Attacker), shortest(true), nodes(2 000 000), hash(64)], Solved),
    mate_result(Solved, result, Result),
    (   Result == nomate
    ->  Level = none
    ;   Result == mate,
        mate_result(Solved, shortest, true),
        mate_result(Solved, plies, Plies),
        Level is Own + Plies//2
    ).

judged(Id, Level) :-
    (   node_result(back(Id), mate, _)
    ->  true
    ;   node_lasts(Id, Lasts),
        Lasts >= Level
    ).

note_lasts(Id, Level) :-
    retractall(node_lasts(Id, _)),
    assertz(node_lasts(Id, Level)).

%   alike(+Id, -Other): dropped on the same square, after the same check.

alike(Id, Other) :-
    node(Id, _, _, _, _, drop(_, Square), _),
    same_group(Id, Other),
    Other =\= Id,
    node(Other, _, _, _, _, drop(_, Square), _).
