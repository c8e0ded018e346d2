:- encoding(utf8).
/*  The polyprocessors: both designs on both back ends find the table's solutions, the counts are
    those of the paper and the same each time, and strings of predicates are stored and found.
*/
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/base/read)).
:- use_module(library(gunshi/knowledge/shogi/facts), []).
:- use_module(tests(sizes)).

:- begin_tests(polyprocessor).

example(Position, Omitted) :-
    position_sfen(Position, "8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1"),
    read_knowledge('kb/shogi/problems/fig_5_20.pl', Clauses, []),
    findall(Fact, member(clause(_, Fact, true), Clauses), Omitted).

solved(Options, Report) :-
    example(Position, Omitted),
    polyprocessor_mate(Position, [omitted(Omitted)|Options], Report).

table_of(Position, Options, Outcome, Lines) :-
    setup_call_cleanup(
        expand_propositions(Position, Options, Table),
        ( propositions_outcome(Table, Outcome),
          findall(Line, propositions_solution(Table, Line), Lines)
        ),
        release_propositions(Table)).

machine(ternary, simulated).
machine(ternary, threads).
machine(layered, simulated).
machine(layered, threads).

%   problem(-Sfen, -Plies): mates of up to five plies; in the usual run every fourth.

problem(Sfen, Plies) :-
    read_file_to_string('tests/data/mate_problems.tsv', Text, []),
    split_string(Text, "\n", "", [_|Rows]),
    size(4, 1, Each),
    nth1(Number, Rows, Row),
    Number mod Each =:= 0,
    split_string(Row, "\t", "", [_, Sfen, PliesText]),
    number_string(Plies, PliesText),
    Plies =< 5.

test(worked_example, [forall(machine(Machine, Backend)), Outcome-Lines == Outcome1-Lines1]) :-
    example(Position, Omitted),
    table_of(Position, [omitted(Omitted)], Outcome1, Lines1),
    solved([machine(Machine), backend(Backend)], polyprocessor(Outcome, Lines, _, _)).

%   The order of ties and all solutions, too.
test(same_as_the_table, forall(( machine(Machine, simulated),
                                 problem(Sfen, Plies),
                                 ( Plies =< 3 ; Machine == ternary )
                               ))) :-
    position_sfen(Position, Sfen),
    table_of(Position, [], Outcome, Lines),
    Outcome = mate(Level),
    Plies =:= 2*Level - 1,
    polyprocessor_mate(Position, [machine(Machine)], polyprocessor(Outcome, Lines, _, _)).
test(threads_find_the_same,
     forall(( machine(Machine, threads), problem(Sfen, Plies), Plies =< 3 ))) :-
    position_sfen(Position, Sfen),
    table_of(Position, [], Outcome, Lines),
    polyprocessor_mate(Position, [machine(Machine), backend(threads), threads(3)],
                       polyprocessor(Outcome, Lines, _, _)).

%   By rule 5: interpositions that judge themselves useless.
test(useless_interpositions, [forall(( machine(Machine, Backend),
                                       member(Sfen, ["6S1k/5p3/9/4B4/5+B3/9/9/9/9 b p 1",
                                                     "6Sl1/8k/6R2/9/7B1/9/9/9/9 b S 1"]) )),
                              Outcome-Lines == mate(2)-Lines1]) :-
    position_sfen(Position, Sfen),
    table_of(Position, [], mate(2), Lines1),
    polyprocessor_mate(Position, [machine(Machine), backend(Backend)],
                       polyprocessor(Outcome, Lines, _, _)).

%   Six predicates, seven processors: the root of the first design holds none.
test(processors_of_the_first_level, Counts == [7, 6]) :-
    findall(Count,
            ( member(Machine, [ternary, layered]),
              solved([machine(Machine)], polyprocessor(_, _, [level(1, Count, _, _, _)|_], _))
            ),
            Counts).

%   45 predicates; the first design adds a root for each of the 27 subjects, both the start.
test(processors, Ternary-Layered == 73-46) :-
    solved([machine(ternary)], polyprocessor(_, _, _, total(Ternary, _, _, _, _, _))),
    solved([machine(layered)], polyprocessor(_, _, _, total(Layered, _, _, _, _, _))).
test(levels_add_up, forall(member(Machine, [ternary, layered]))) :-
    solved([machine(Machine)],
           polyprocessor(_, _, Levels, total(Processors, Steps, Messages, Longest, _, _))),
    findall(P, member(level(_, P, _, _, _), Levels), Ps),
    findall(M, member(level(_, _, _, M, _), Levels), Ms),
    findall(S, member(level(_, _, S, _, _), Levels), Ss),
    findall(Q, member(level(_, _, _, _, Q), Levels), Qs),
    sum_list(Ps, Processors1),
    Processors =:= Processors1 + 1,
    sum_list(Ms, Messages1),
    Messages =:= Messages1 + 1,
    sum_list(Ss, Steps1),
    Steps =:= Steps1 + 1,
    max_list(Qs, Longest).
test(counts_are_the_same_again, [forall(member(Machine, [ternary, layered])), One == Two]) :-
    solved([machine(Machine)], One),
    solved([machine(Machine)], Two).
test(counts, Totals == [total(73, 223, 726, 7, 70, 29), total(46, 196, 572, 7, 51, 30)]) :-
    findall(Total,
            ( member(Machine, [ternary, layered]),
              solved([machine(Machine)], polyprocessor(_, _, _, Total))
            ),
            Totals).

%   The paper: 65,535 predicates are searched in the time of 16 comparisons; in the usual run 4,095.
test(search, Search == search(Count, Count, Depth, Steps)) :-
    size(12-36, 16-48, Depth-Steps),
    Count is 2**Depth - 1,
    polyprocessor_search(Depth, Search).
test(small_searches, [forall(between(1, 8, Depth)), Steps-Comparisons == Depth-Count]) :-
    polyprocessor_search(Depth, search(Count, Comparisons, Steps, _)).

test(no_mate, [forall(machine(Machine, Backend)), Outcome-Lines == fail(1)-[]]) :-
    position_sfen(Position, "4k4/9/9/9/9/9/9/9/9 b - 1"),
    polyprocessor_mate(Position, [machine(Machine), backend(Backend)],
                       polyprocessor(Outcome, Lines, _, _)).
test(failures, [forall(machine(Machine, Backend)), Outcome == fail(3)]) :-
    position_sfen(Position, "7nk/9/7G1/9/9/9/9/9/9 b P 1"),
    table_of(Position, [], Outcome, []),
    polyprocessor_mate(Position, [machine(Machine), backend(Backend)],
                       polyprocessor(Outcome, [], _, _)).
test(levels, [forall(machine(Machine, Backend)), Outcome == open]) :-
    solved([machine(Machine), backend(Backend), levels(4)], polyprocessor(Outcome, _, _, _)).
test(limit, [forall(machine(Machine, Backend)), Outcome == too_large(20)]) :-
    solved([machine(Machine), backend(Backend), limit(20)], polyprocessor(Outcome, _, _, _)).
test(gote_attacks, Outcome == mate(1)) :-
    position_sfen(Position, "9/9/9/9/9/9/4p4/9/4K4 w g 1"),
    polyprocessor_mate(Position, [], polyprocessor(Outcome, _, _, _)).
test(no_position, error(type_error(position, foo))) :-
    polyprocessor_mate(foo, [], _).
test(bad_option, error(gunshi(bad_option(machine(foo), _)))) :-
    example(Position, _),
    polyprocessor_mate(Position, [machine(foo)], _).

:- end_tests(polyprocessor).

:- begin_tests(joseki_in_trees).

lines([[a, b, c], [a, b, d], [a, e], [x], [a, b, c, f]]).

test(look_up, [forall(( member(Machine, [ternary, layered]),
                        member(Units-Expected,
                               [ []-[a, x], [a]-[b, e], [a, b]-[c, d], [a, b, c]-[f], [x]-[],
                                 [z]-[], [b]-[], [a, b, c, f]-[] ]) )),
               Followers == Expected]) :-
    lines(Lines),
    polyprocessor_store(Machine, Lines, Memory),
    polyprocessor_look_up(Memory, Units, Followers).
test(joseki, Followers == [unit('2g2f', '8c8d'), unit('2g2f', '4c4d')]) :-
    polyprocessor_store(ternary,
                        [ [unit('7g7f', '3c3d'), unit('2g2f', '8c8d')],
                          [unit('7g7f', '3c3d'), unit('2g2f', '4c4d')],
                          [unit('7g7f', '8c8d'), unit('2g2f', '8d8e')]
                        ],
                        Memory),
    polyprocessor_look_up(Memory, [unit('7g7f', '3c3d')], Followers).

%   The paper: what is found can be stored like joseki.
test(solution, Last == [unit(move(34, 23), mate), unit(move(33, 23), mate)]) :-
    position_sfen(Position, "8l/7k1/5R3/9/8p/9/9/9/9 b GPr2b3g4s4n3l16p 1"),
    read_knowledge('kb/shogi/problems/fig_5_20.pl', Clauses, []),
    findall(Fact, member(clause(_, Fact, true), Clauses), Omitted),
    polyprocessor_mate(Position, [omitted(Omitted)], polyprocessor(_, Lines, _, _)),
    polyprocessor_store(layered, Lines, Memory),
    Lines = [Line|_],
    once(append(Beginning, [_], Line)),
    polyprocessor_look_up(Memory, Beginning, Last).
test(not_ground, error(instantiation_error)) :-
    polyprocessor_store(ternary, [[_]], _).

:- end_tests(joseki_in_trees).
