:- encoding(utf8).
/*  Mating problems as propositions: each selection rule as a query, the paper's example with its
    letters and its solution, and the lengths of problems that other programs made.
*/
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/knowledge/shogi/facts), []).
:- use_module(library(gunshi/shogi/propositions)).
:- use_module(library(gunshi/shogi/propositions/tree)).
:- use_module(tests(sizes)).

:- meta_predicate with_table(+, +, -, 0).

with_table(Sfen, Options, Table, Goal) :-
    position_sfen(Position, Sfen),
    setup_call_cleanup(expand_propositions(Position, Options, Table),
                       once(Goal),
                       release_propositions(Table)).

example("8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1").

%   with_example(-Table, :Goal): the paper's example with the moves that it leaves out.

:- meta_predicate with_example(-, 0).

with_example(Table, Goal) :-
    example(Sfen),
    read_knowledge('kb/shogi/problems/fig_5_20.pl', Clauses, []),
    findall(Fact, member(clause(_, Fact, true), Clauses), Omitted),
    with_table(Sfen, [omitted(Omitted)], Table, Goal).

%   at(+Table, +Texts, -Id): Id is the predicate at the end of the path of units, in USI.

at(Table, Units, Id) :-
    propositions_start(Table, Start),
    at(Units, Table, Start, Id).

at([], _, Id, Id).
at([Attack0-Reply0|Units], Table, Subject, Id) :-
    move(Attack0, Attack),
    move(Reply0, Reply),
    proposition(Table, Next, _, Subject, unit(Attack, Reply)),
    !,
    at(Units, Table, Next, Id).

move(Text, Move) :-
    (   memberchk(Text, [mate, fail, none])
    ->  Move = Text
    ;   move_usi(Move, Text)
    ).

rule(Table, Result, Rule-Conclusion) :-
    findall(R-C, selection_rule(Table, Result, R, C), [Rule-Conclusion]).

mate_in_one("4k4/9/4P4/9/9/9/9/9/9 b G 1").
no_check("4k4/9/9/9/9/9/9/9/9 b - 1").
drop_pawn_mate("7nk/9/7G1/9/9/9/9/9/9 b P 1").

:- begin_tests(selection_rules).

test(rule_1_mate_with_another_defence, Rule-Conclusion == 1-delete([Id])) :-
    with_table("8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1", [levels(1)], Table,
               ( at(Table, ['G*3c'-'2b3a'], Id),
                 rule(Table, mate(Id), Rule-Conclusion)
               )).
test(rule_2_failure_with_another_attack, Rule-Conclusion == 2-delete(Group)) :-
    with_table("8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1", [levels(1)], Table,
               ( at(Table, ['G*3c'-'2b3a'], Id),
                 findall(Member, proposition_sibling(Table, Id, Member), Group),
                 length(Group, 4),
                 rule(Table, fail(Id), Rule-Conclusion)
               )).
test(rule_3_mate_of_the_only_defence, Rule-Conclusion == 3-mate(Start)) :-
    mate_in_one(Sfen),
    with_table(Sfen, [], Table,
               ( propositions_start(Table, Start),
                 at(Table, ['G*5b'-mate], Id),
                 rule(Table, mate(Id), Rule-Conclusion)
               )).
test(rule_3_failure_of_the_only_attack, Rule-Conclusion == 3-fail(Start)) :-
    no_check(Sfen),
    with_table(Sfen, [], Table,
               ( propositions_start(Table, Start),
                 at(Table, [none-fail], Id),
                 rule(Table, fail(Id), Rule-Conclusion)
               )).
test(rule_4_at_the_start, Conclusions == [4-established, 4-established]) :-
    mate_in_one(Sfen),
    with_table(Sfen, [], Table,
               ( propositions_start(Table, Start),
                 rule(Table, mate(Start), One),
                 rule(Table, fail(Start), Two),
                 Conclusions = [One, Two]
               )).

%   Other groups do not help the defender: rule 3, not rule 1, with many checks beside.
test(other_groups_do_not_help, Rule == 3) :-
    mate_in_one(Sfen),
    with_table(Sfen, [], Table,
               ( at(Table, ['G*5b'-mate], Id),
                 aggregate_all(count, proposition(Table, _, 1, _, _), Count),
                 Count > 3,
                 rule(Table, mate(Id), Rule-_)
               )).

%   A deleted defence is no other defence: of the two that tie the last one is read on.
test(deleted_defences_do_not_count, Rules == [1, 3]) :-
    with_example(Table,
                 ( at(Table, ['G*3c'-'2b2a', 'P*2b'-'2a3a'], C),
                   at(Table, ['G*3c'-'2b2a', 'P*2b'-'2a1b'], D),
                   rule(Table, mate(C), RuleC-delete([C])),
                   rule(Table, mate(D), RuleD-mate(_)),
                   proposition_deleted(Table, C, 1, _),
                   \+ proposition_deleted(Table, D, _, _),
                   Rules = [RuleC, RuleD]
                 )).

:- end_tests(selection_rules).

:- begin_tests(outcomes).

test(mate, Outcome == mate(1)) :-
    mate_in_one(Sfen),
    with_table(Sfen, [], Table, propositions_outcome(Table, Outcome)).
test(no_check, Outcome == fail(1)) :-
    no_check(Sfen),
    with_table(Sfen, [], Table, propositions_outcome(Table, Outcome)).
test(drop_pawn_mate_and_checks_in_vain, Outcome-Units == fail(3)-[unit(drop(fu, 12), fail)]) :-
    drop_pawn_mate(Sfen),
    with_table(Sfen, [], Table,
               ( propositions_outcome(Table, Outcome),
                 findall(Unit, ( proposition(Table, _, 1, _, Unit), Unit = unit(_, fail) ), Units)
               )).
test(levels, Outcome == open) :-
    example(Sfen),
    with_table(Sfen, [levels(2)], Table, propositions_outcome(Table, Outcome)).
test(limit, Outcome-Count == too_large(100)-100) :-
    example(Sfen),
    with_table(Sfen, [limit(100)], Table,
               ( propositions_outcome(Table, Outcome),
                 aggregate_all(count, proposition(Table, _, _, _, _), Count)
               )).
test(gote_attacks, Outcome-Units == mate(1)-[unit(drop(ki, 58), mate)]) :-
    with_table("9/9/9/9/9/9/4p4/9/4K4 w g 1", [], Table,
               ( propositions_outcome(Table, Outcome), propositions_solution(Table, Units) )).
test(same_again, One == Two) :-
    example(Sfen),
    with_table(Sfen, [levels(3)], T1, findall(I-U, proposition(T1, I, _, _, U), One)),
    with_table(Sfen, [levels(3)], T2, findall(I-U, proposition(T2, I, _, _, U), Two)).
test(two_tables, Counts == [6-13, 19]) :-
    mate_in_one(Sfen),
    with_example(One,
                 with_table(Sfen, [], Two,
                            ( aggregate_all(count, proposition(One, _, 1, _, _), N1),
                              aggregate_all(count, proposition(One, _, 3, _, _), N3),
                              aggregate_all(count, proposition(Two, _, _, _, _), N),
                              Counts = [N1-N3, N]
                            ))).
%   The newest of two tables is released: nothing of it is left for the next.

test(released_before_an_earlier_one) :-
    position_sfen(Mate, "4k4/9/4P4/9/9/9/9/9/9 b G 1"),
    position_sfen(None, "4k4/9/9/9/9/9/9/9/9 b G 1"),
    expand_propositions(Mate, [], First),
    expand_propositions(Mate, [], Second),
    release_propositions(Second),
    expand_propositions(None, [levels(1)], Third),
    proposition(Third, _, 1, _, unit(_, Reply)),
    Reply \== mate,
    !,
    forall(proposition_result(Third, _, Result, _), Result \== mate),
    release_propositions(First),
    release_propositions(Third).
test(released, error(existence_error(propositions, _))) :-
    mate_in_one(Sfen),
    with_table(Sfen, [], Table, true),
    propositions_outcome(Table, _).
test(no_table, error(existence_error(propositions, foo))) :-
    propositions_solution(foo, _).
test(no_position, error(type_error(position, foo))) :-
    expand_propositions(foo, [], _).
test(bad_option, error(gunshi(bad_option(limit(0), _)))) :-
    example(Sfen),
    position_sfen(Position, Sfen),
    expand_propositions(Position, [limit(0)], _).

:- end_tests(outcomes).

:- begin_tests(worked_example).

test(first_level, Texts == ["[２三金 ３一玉]", "[２三金 ２一玉]", "[３三金 ３一玉]",
                            "[３三金 ２一玉]", "[３三金 １三玉]", "[３三金 １二玉]"]) :-
    with_example(Table,
                 ( proposition_tree(Table, tree(_, _, Trees)),
                   findall(Text, member(tree(Text, _, _), Trees), Texts)
                 )).
test(letters, Units == [ a-3-"[４一飛成 ？玉]", b-3-"[２二金 ？玉]", c-3-"[４二飛成 ？玉]",
                         d-3-"[２三金 ？玉]", e-3-"[２三飛成 ？玉]", f-3-"[２三飛成 ？玉]",
                         g-3-"[２二金 ？玉]", h-4-"[２三龍 ？玉]", i-4-"[２三龍 ？玉]",
                         j-5-"[２三金 ？玉]", k-5-"[２三龍 ？玉]" ]) :-
    with_example(Table,
                 ( proposition_tree(Table, Tree),
                   findall(Letter-Level-Text, lettered(Tree, 0, Letter, Level, Text), Unsorted),
                   msort(Unsorted, Units)
                 )).

lettered(tree(Text, Marks, _), Level, Letter, Level, Text) :-
    memberchk(letter(Letter), Marks).
lettered(tree(_, _, Children), Level0, Letter, Level, Text) :-
    Level1 is Level0+1,
    member(Child, Children),
    lettered(Child, Level1, Letter, Level, Text).

test(letters_in_level_order, Letters == [a, b, c, d, e, f, g, h, i, j, k]) :-
    with_example(Table, findall(Letter, proposition_letter(Table, _, Letter), Letters)).

%   The text: a, b, d and i delete first predicates, c, e, f and g second ones, h a third one.
test(deletions, Deletions == [ a-1-1-3, b-1-1-3, c-2-1-3, d-1-1-3, e-2-1-3, f-2-1-3, g-2-1-3,
                               h-3-1-4, i-1-1-4 ]) :-
    with_example(Table,
                 ( findall(Letter-Level-Rule-At,
                           ( proposition_deleted(Table, Id, Rule, Leaf),
                             proposition_letter(Table, Leaf, Letter),
                             proposition(Table, Id, Level, _, _),
                             proposition(Table, Leaf, At, _, _)
                           ),
                           Unsorted),
                   msort(Unsorted, Deletions)
                 )).

%   The drop-pawn mate of level 3 has ３二金 beside it, and is the only failure.
test(failure, Failures == [3-unit(drop(fu, 22), fail)-2]) :-
    with_example(Table,
                 findall(Level-Unit-Rule,
                         ( proposition_result(Table, Id, fail, Id),
                           proposition(Table, Id, Level, _, Unit),
                           proposition_deleted(Table, Id, Rule, Id)
                         ),
                         Failures)).
test(held, true) :-
    with_example(Table,
                 ( at(Table, ['G*2c'-'2b2a'], Id),
                   \+ proposition_result(Table, Id, _, _),
                   \+ proposition_gone(Table, Id)
                 )).
test(outcome, Outcome == mate(5)) :-
    with_example(Table, propositions_outcome(Table, Outcome)).
test(solution, Text-Plies ==
        "３三金 １三玉 ３四金 ２二玉 ３三飛成 ２一玉 ２二歩 １二玉 ２三金(龍)"-9) :-
    with_example(Table, findall(T-P, solution_text(Table, T, P), [Text-Plies])).
test(solution_predicates, Count == 6) :-
    with_example(Table, aggregate_all(count, proposition_in_solution(Table, _), Count)).
test(nothing_omitted, Counts == [60, 2034]) :-
    example(Sfen),
    with_table(Sfen, [levels(2)], Table,
               findall(Count,
                       ( member(Level, [1, 2]),
                         aggregate_all(count, proposition(Table, _, Level, _, _), Count)
                       ),
                       Counts)).

%   The position without the paper's omissions, too large for a table, searched depth first: mate in
%   9 plies, not in 7, by one first check.
test(nothing_omitted_is_mate_in_nine, Checks == ['G*3c']) :-
    example(Sfen),
    position_sfen(Position, Sfen),
    forall(between(1, 4, Level), \+ mates_in(Level, Position, _)),
    findall(Usi, ( mates_in(5, Position, Check), move_usi(Check, Text), atom_string(Usi, Text) ),
            Checks).

mates_in(Level, Position, Check) :-
    unit_groups(Position, Groups),
    member(group(Check, After, Replies), Groups),
    mated_in(Replies, After, Level).

mated_in([mate], _, _) :-
    !.
mated_in(Replies, After, Level) :-
    Level > 1,
    Below is Level-1,
    \+ memberchk(fail, Replies),
    forall(member(Reply, Replies),
           ( position_after(After, Reply, Position),
             between(1, Below, Earlier),
             mates_in(Earlier, Position, _)
           )).

:- end_tests(worked_example).

:- begin_tests(useless_in_the_middle).

%   example(Name, Sfen, Plies, Check, Useless): after Check, Useless are interpositions, not mate at
%   once, in the group of a defence on the solution.

example(bishops, "6S1k/5p3/9/4B4/5+B3/9/9/9/9 b p 1", 3, '4e4d', ['P*3c']).
example(a_move, "6Sl1/8k/6R2/9/7B1/9/9/9/9 b S 1", 3, '2e3d', ['2a2c']).
example(only_interpositions, "7nk/9/4G1S2/4+R3g/9/9/9/9/9 b Rp 1", 3, '5d1d', ['P*1c']).

test(plies, [forall(example(_, Sfen, Plies, _, _)), Found-Solved == Plies-Plies]) :-
    with_table(Sfen, [], Table, propositions_outcome(Table, mate(Level))),
    Found is 2*Level - 1,
    position_sfen(Position, Sfen),
    solve_mate(Position, [shortest(true)], solved(mate, Solved, _, _, _, _, _, _, _)).
test(deleted_by_rule_5, [forall(example(_, Sfen, _, Check, Useless)), Deleted == Useless]) :-
    move_usi(Move, Check),
    with_table(Sfen, [], Table,
               findall(Usi,
                       ( proposition_deleted(Table, Id, 5, _),
                         proposition(Table, Id, 1, _, unit(Move, Reply)),
                         move_usi(Reply, Text),
                         atom_string(Usi, Text)
                       ),
                       Deleted)).

%   The reason stands in the table: the interposition given back is mate, at no later level.
test(reason, forall(example(_, Sfen, _, _, _))) :-
    with_table(Sfen, [], Table,
               ( proposition_deleted(Table, _, 5, _),
                 forall(proposition_deleted(Table, Id, 5, By),
                        ( proposition(Table, By, Level, _, unit(_, mate)),
                          proposition_result(Table, back(Id), mate, Leaf),
                          proposition(Table, Leaf, Earlier, _, unit(_, mate)),
                          Earlier =< Level
                        ))
               )).
test(given_back, Captures == [1-move(44, 33)]) :-
    example(bishops, Sfen, _, _, _),
    with_table(Sfen, [], Table,
               ( at(Table, ['4e4d'-'P*3c'], Id),
                 setof(Level-Capture,
                       Of^Reply^proposition(Table, Of, Level, back(Id), unit(Capture, Reply)),
                       Captures)
               )).
test(asked_by_itself, Levels == [1, 2, 3]) :-
    example(bishops, Sfen, _, Check, _),
    position_sfen(Position, Sfen),
    move_usi(Move, Check),
    position_after(Position, Move, Checked),
    findall(Level,
            ( between(0, 3, Level),
              useless_interposition_within(Checked, drop(fu, 33), Level)
            ),
            Levels).
test(nothing_is_left) :-
    findall(Id, gunshi_shogi_propositions_rules:node(Id, _, _, _, _, _, _), []),
    findall(Id, gunshi_shogi_propositions_rules:node_lasts(Id, _), []),
    findall(Id, gunshi_shogi_propositions_rules:node_result(Id, _, _), []).
test(no_interposition, fail) :-
    position_sfen(Position, "7lk/7p1/7G1/9/9/9/9/9/8R w p 1"),
    useless_interposition_within(Position, move(11, 12), 1).
test(no_level, error(type_error(nonneg, -1))) :-
    position_sfen(Position, "7lk/7p1/7G1/9/9/9/9/9/8R w p 1"),
    useless_interposition_within(Position, drop(fu, 15), -1).

:- end_tests(useless_in_the_middle).

:- begin_tests(problem_lengths).

%   problem(-Id, -Sfen, -Plies): rows of tests/data/mate_problems.tsv that a table holds.

problem(Id, Sfen, Plies) :-
    problem_up_to(7, Id, Sfen, Plies).

problem_up_to(Most, Id, Sfen, Plies) :-
    read_file_to_string('tests/data/mate_problems.tsv', Text, []),
    split_string(Text, "\n", "", [_|Lines]),
    member(Line, Lines),
    split_string(Line, "\t", "", [Id, Sfen, PliesText]),
    number_string(Plies, PliesText),
    Plies =< Most.

test(plies, [forall(problem(_, Sfen, Plies)), Found == Plies]) :-
    with_table(Sfen, [], Table, propositions_outcome(Table, mate(Level))),
    Found is 2*Level - 1.

%   A narrow table has the same length, and holds longer problems. One of them takes longer than all
%   others together: it is of the thorough run.

narrow_problem(Sfen, Plies) :-
    size(["yane5-0279"], [], Left),
    problem_up_to(15, Id, Sfen, Plies),
    \+ memberchk(Id, Left).

test(narrow, [forall(narrow_problem(Sfen, Plies)), Found == Plies]) :-
    with_table(Sfen, [narrow(true), limit(20 000)], Table,
               propositions_outcome(Table, mate(Level))),
    Found is 2*Level - 1.

%   What the solver proves to be no mate is an escape at once.

test(narrow_escape, Outcome == fail(1)) :-
    with_table("4k4/9/9/9/9/9/9/9/9 b 2G 1", [narrow(true)], Table,
               propositions_outcome(Table, Outcome)).

%   A drop stands for others on its square only where these are mated no later, and give no check.

test(alike, true(Stands > 0)) :-
    with_table("8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1", [narrow(true)], Table,
               findall(Own-Others, lengths_alike(Table, Own, Others), Pairs)),
    length(Pairs, Stands),
    forall(( member(Own-Others, Pairs), member(Other, Others) ),
           assertion(Other =< Own)).

lengths_alike(Table, Own, Others) :-
    proposition_alike(Table, Id, Drops),
    proposition(Table, Id, _, _, unit(_, Drop)),
    proposition_check(Table, Id, Checked),
    mated_after(Checked, Drop, Own),
    findall(Plies, ( member(Other, Drops), mated_after(Checked, Other, Plies) ), Others).

mated_after(Checked, Drop, Plies) :-
    position_after(Checked, Drop, Position),
    \+ in_check(Position),
    solve_mate(Position, [shortest(true), hash(16)], Solved),
    mate_result(Solved, plies, Plies).

%   Every line of a solution can be played and ends in mate.
test(solutions_mate, forall(problem(_, Sfen, Plies))) :-
    position_sfen(Position, Sfen),
    with_table(Sfen, [], Table,
               findall(Units, limit(20, propositions_solution(Table, Units)), Lines)),
    Lines = [_|_],
    Length is (Plies+1) // 2,
    forall(member(Line, Lines), ( length(Line, Length), mates(Line, Position) )).

mates([unit(Attack, mate)], Position) :-
    position_after(Position, Attack, After),
    in_check(After),
    \+ ( legal_move(After, Reply), \+ interposes(After, Reply) ).
mates([unit(Attack, Reply)|Units], Position) :-
    Units = [_|_],
    position_after(Position, Attack, Checked),
    position_after(Checked, Reply, After),
    mates(Units, After).

interposes(_, drop(_, _)).
interposes(Position, Move) :-
    Move =.. [_, From, To],
    \+ piece_at(Position, To, _),
    piece_at(Position, From, Piece),
    arg(1, Piece, Kind),
    Kind \== ou.

:- end_tests(problem_lengths).
