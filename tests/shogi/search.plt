/*  The bridge to the search: what goes in comes through, what is found comes out; waiting and not.
    How well it searches is the core's to test. */
:- module(test_search, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(library(solution_sequences)).
:- use_module(library(time)).
:- use_module(library(thread)).
:- use_module(library(yall)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/position), [position_passed/2]).
:- use_module(tests(mapped_memory)).

hirate(Position) :-
    start_position(hirate, Position).

found(Context, Options, Key, Value) :-
    search(Context, Options, Result),
    search_result(Result, Key, Value).

%   same_work(+Result, -Same): what does not hang on the time it took.

same_work(searched(B, S, L, D, P, N, _, F, C, E, R, M), [B, S, L, D, P, N, F, C, E, R, M]).

%   threatened(-Position): the side to move would be mated if it passed.

threatened(Position) :-
    getenv('GUNSHI_TEST_DATA', Data),
    atomic_list_concat([Data, '/mate_problems.tsv'], File),
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "", [_|Lines]),
    limit(40, ( member(Line, Lines), split_string(Line, "\t", "", [_, Sfen, _]) )),
    position_sfen(Problem, Sfen),
    position_passed(Problem, Position).

mated_after(Position, Move) :-
    position_after(Position, Move, After),
    side_to_move(After, Side),
    solve_mate(After, [nodes(2000), hash(1), attacker(Side)], Solved),
    mate_result(Solved, result, mate).

:- begin_tests(search).

%   Looking out, what is best is not mated, as far as the solver sees; what was left out for that
%   is.

test(look_out, Wrong == []) :-
    findall(Position-Result,
            ( threatened(Position), search(Position, [depth(4), look_out(2000)], Result) ),
            Looked),
    findall(Move,
            ( member(Position-Result, Looked),
              search_result(Result, mated, Mated),
              (   member(Move-_, Mated),
                  \+ mated_after(Position, Move)
              ;   search_result(Result, score, cp(_)),
                  search_result(Result, best, Move),
                  mated_after(Position, Move)
              ) ),
            Wrong),
    aggregate_all(count, ( member(_-Result, Looked), \+ search_result(Result, mated, []) ), Some),
    assertion(Some > 5).
test(not_looking_out, Mated == []) :-
    once(threatened(Position)),
    found(Position, [depth(4)], mated, Mated).

test(result_is_a_legal_line, true(Best == First)) :-
    hirate(P),
    search(P, [depth(4)], Result),
    search_result(Result, depth, 4),
    search_result(Result, stopped, none),
    search_result(Result, best, Best),
    search_result(Result, score, Score),
    search_result(Result, lines, [line(Score, exact, Line)]),
    search_result(Result, nodes, Nodes),
    search_result(Result, seconds, Seconds),
    search_result(Result, deepest, Deepest),
    search_result(Result, full, Full),
    assertion(Nodes > 0),
    assertion(float(Seconds)),
    assertion(Deepest >= 4),
    assertion(between(0, 1000, Full)),
    Line = [First|_],
    foldl([M, A, B]>>position_after(A, M, B), Line, P, _).
test(cuts_of_each_stage,
     Stages == [previous, recapture, evade, killer, capture, escape, history]) :-
    hirate(P),
    found(P, [depth(4)], cuts, Cuts),
    findall(Stage, ( member(Stage-Count, Cuts), integer(Count), Count >= 0 ), Stages).
test(no_part_of_a_result, error(gunshi(no_such_part(move, [best, score|_])))) :-
    start_position(hirate, Position),
    search(Position, [depth(1)], Result),
    search_result(Result, move, _).
test(knows_what_kb_says, true(Plain == Said)) :-
    hirate(P),
    search_knowledge(Parameters),
    search(P, [depth(4)], First),
    search(P, [depth(4), parameters(Parameters)], Second),
    same_work(First, Plain),
    same_work(Second, Said).
test(material_alone, Score == cp(0)) :-
    hirate(P),
    found(P, [depth(1), parameters(material)], score, Score).
test(default_depth, Depth == 3) :-
    hirate(P),
    found(P, [], depth, Depth).
test(same_again, true(A == B)) :-
    hirate(P),
    search(P, [depth(3)], First),
    search(P, [depth(3)], Second),
    same_work(First, A),
    same_work(Second, B).
test(same_again_with_a_cleared_table, true(A == B)) :-
    hirate(P),
    search_table(1, T),
    search(P, [depth(3), table(T)], First),
    clear_search_table(T),
    search(P, [depth(3), table(T)], Second),
    same_work(First, A),
    same_work(Second, B).
%   A table that another, longer search has used, and one that was left by an error.

test(same_again_with_a_spare_table, true(A == B)) :-
    hirate(P),
    position_sfen(Q, "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"),
    with_search_table(1, T1, search(P, [depth(4), table(T1)], First)),
    with_search_table(1, T2, search(Q, [nodes(60 000), table(T2)], _)),
    catch(with_search_table(1, T3, ( search(Q, [nodes(1000), table(T3)], _), throw(enough) )),
          enough, true),
    with_search_table(1, T4, search(P, [depth(4), table(T4)], Second)),
    same_work(First, A),
    same_work(Second, B).
test(large_and_small_in_turn_are_kept, true(First == Second)) :-
    current_prolog_flag(cpu_count, Processors),
    tables_within(Processors, 3),
    with_search_table(2, First, true),
    with_search_table(3, _, true),
    with_search_table(2, Second, true).
%   tables_within(+More, +Megabytes): one table is in use, and so many more within.

tables_within(More, Megabytes) :-
    with_search_table(Megabytes, _,
                      (   More > 0
                      ->  Fewer is More-1,
                          tables_within(Fewer, Megabytes)
                      ;   true
                      )).

test(one_within_another_is_another, true(Tables == different)) :-
    with_search_table(1, T1,
                      with_search_table(1, T2, ( T1 == T2 -> Tables = same
                                               ; Tables = different ))).
test(mate_in_1, Move-Score == drop(ki, 52)-mate(1)) :-
    position_sfen(P, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
    search(P, [depth(3)], Result),
    search_result(Result, best, Move),
    search_result(Result, score, Score).
test(mated, [Best, Score, Lines] == [none, mate(0), []]) :-
    position_sfen(P, "4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1"),
    search(P, [depth(3)], Result),
    maplist(search_result(Result), [best, score, lines], [Best, Score, Lines]).
test(declaration, Best == declare_win) :-
    position_sfen(P, "+P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/9/9/8k b 2RB3Pb4g4s4n4l5p 1"),
    found(P, [depth(1)], best, Best).
test(no_declaration, true(Best \== declare_win)) :-
    position_sfen(P, "+P+P+P+P+P4/+P+P+P+P+P4/K8/9/9/9/9/9/8k b 2RB3Pb4g4s4n4l5p 1"),
    found(P, [depth(1), declaration(false)], best, Best).
test(lines, Count == 3) :-
    hirate(P),
    found(P, [depth(2), lines(3)], lines, Lines),
    findall(Move, member(line(_, _, [Move|_]), Lines), Moves),
    sort(Moves, Different),
    length(Different, Count).
%   Lines that the limit left no time for are not made up.

test(no_unsearched_lines, true(Count < 30)) :-
    hirate(P),
    found(P, [nodes(5), lines(30)], lines, Lines),
    length(Lines, Count).
test(nodes_of_all_threads, [forall(member(Threads, [1, 2, 4])), true(Nodes < 60_000)]) :-
    hirate(P),
    found(P, [nodes(30_000), threads(Threads)], nodes, Nodes).

%   A pawn that need not promote is tried only where it is named, and so when all moves are.

test(all_named, Count-Missing == 6-[]) :-
    game_usi(Game, "sfen 4k4/9/4P4/9/9/9/p8/9/4K4 w G 1"),
    game_position(Game, Position),
    legal_moves(Position, Moves),
    length(Moves, Count),
    search(Game, [lines(Count), only(Moves), depth(1)], Result),
    search_result(Result, lines, Lines),
    findall(Move,
            ( member(Move, Moves), \+ member(line(_, _, [Move|_]), Lines) ),
            Missing).

test(only, Best == move(97, 96)) :-
    hirate(P),
    found(P, [depth(2), only([move(97, 96), move(11, 99)])], best, Best).
test(exclude, Best == move(97, 96)) :-
    hirate(P),
    legal_moves(P, Moves),
    selectchk(move(97, 96), Moves, Others),
    found(P, [depth(2), exclude(Others)], best, Best).
test(nothing_allowed, Best-Score == none-none) :-
    hirate(P),
    search(P, [depth(2), only([])], Result),
    search_result(Result, best, Best),
    search_result(Result, score, Score).
test(repetition_in_a_game, Score == cp(0)) :-
    game_usi(G,
             "sfen 4k4/9/9/9/9/9/9/9/R3K4 b 2P 1 moves 9i8i 5a4a 8i9i 4a5a 9i8i 5a4a 8i9i 4a5a \c
              9i8i 5a4a 8i9i"),
    found(G, [depth(1), only([move(41, 51)])], score, Score).
test(no_repetition_in_a_position, true(Score \== cp(0))) :-
    game_usi(G,
             "sfen 4k4/9/9/9/9/9/9/9/R3K4 b 2P 1 moves 9i8i 5a4a 8i9i 4a5a 9i8i 5a4a 8i9i 4a5a \c
              9i8i 5a4a 8i9i"),
    game_position(G, P),
    found(P, [depth(1), only([move(41, 51)])], score, Score).
test(draw_value, [forall(member(Value, [-200, 150])), true(Score == cp(Value))]) :-
    position_sfen(P, "startpos"),
    found(P, [depth(3), plies_left(1), draw_value(Value)], score, Score).
test(plies_left, Score == cp(0)) :-
    position_sfen(P, "4k4/9/9/9/9/9/9/9/R3K4 b 2P 1"),
    found(P, [depth(2), plies_left(1)], score, Score).
test(parameters) :-
    hirate(P),
    search_parameters([], Parameters),
    found(P, [depth(2), parameters(Parameters)], depth, 2).
test(node_limit, true(Nodes < 20000)) :-
    hirate(P),
    search(P, [depth(20), nodes(10000)], Result),
    search_result(Result, stopped, nodes),
    search_result(Result, best, Move),
    search_result(Result, nodes, Nodes),
    legal_move(P, Move).
test(deadline, true(Seconds < 20)) :-
    hirate(P),
    search(P, [depth(60), time(0.1)], Result),
    search_result(Result, stopped, deadline),
    search_result(Result, best, Move),
    search_result(Result, seconds, Seconds),
    legal_move(P, Move).
%   The clock is kept: more than a second of it is left for what a loaded machine does meanwhile.

test(clock, true(Seconds < 1.5)) :-
    hirate(P),
    found(P, [clock(clock(0, 1.5, 0, 1.3))], seconds, Seconds).

%   When all moves are searched as lines, every score is exact: no rival is less behind than was
%   said, and who is no rival is behind by more than the bonus and ten. At one ply: deeper ones
%   search moves that are behind less deep.

test(rivals, true(Rivals \== [])) :-
    hirate(P),
    Bonus = [move(97, 96)-300],
    search(P, [depth(1), bonus(Bonus)], Result),
    search_result(Result, best, move(97, 96)),
    search_result(Result, rivals, Rivals),
    found(P, [depth(1), bonus(Bonus), lines(64)], lines, [line(cp(Most), _, _)|Lines]),
    forall(member(line(cp(Score), _, [Move|_]), Lines),
           (   memberchk(Move-Behind, Rivals)
           ->  assertion(Most-Score >= Behind)
           ;   assertion(Most-Score > 310)
           )).
test(rivals_of_lines, Rivals == Exact) :-
    hirate(P),
    found(P, [depth(2), bonus([move(97, 96)-300]), lines(3)], rivals, [A, B|_]),
    found(P, [depth(2), bonus([move(97, 96)-300]), lines(3)], lines, [line(cp(Best), _, _)|Others]),
    Rivals = [A, B],
    findall(Move-Behind, ( member(line(cp(S), _, [Move|_]), Others), Behind is Best-S ), Exact).
test(no_rivals_without_bonuses, Rivals-Alone == []-[]) :-
    hirate(P),
    found(P, [depth(2), bonus([move(97, 96)-300]), only([move(97, 96)])], rivals, Alone),
    found(P, [depth(2)], rivals, Rivals).
test(time_limit, Limit == time_limit_exceeded) :-
    hirate(P),
    search_table(1, T),
    catch(call_with_time_limit(0.1, search(P, [depth(60), table(T)], _)), Limit, true),
    clear_search_table(T).
test(two_threads) :-
    hirate(P),
    search(P, [depth(3)], R),
    same_work(R, Same),
    concurrent(2, [ search(P, [depth(3)], R1), search(P, [depth(3)], R2) ], []),
    maplist([Result]>>same_work(Result, Same), [R1, R2]).
test(no_position, error(type_error(game, foo))) :-
    search(foo, [], _).
test(bad_option,
     [ forall(member(Option, [ depth(0), depth(128), width(3), time(0), lines(0), threads(65),
                               hash(0), table(t), parameters(p), only(m), exclude([7]),
                               bonus([a]), bonus([move(77, 76)-10001]), clock(clock(1, 2, 3)),
                               clock(clock(1, -2, 3, 0)), plies_left(0), declaration(maybe)
                             ])),
       error(gunshi(bad_option(Option, _))) ]) :-
    hirate(P),
    search(P, [Option], _).
test(open_limit, error(instantiation_error)) :-
    hirate(P),
    search(P, [depth(_)], _).
test(no_result, error(type_error(search_result, 7))) :-
    search_result(7, best, _).
test(all_parts,
     Keys == [ best, score, lines, depth, deepest, nodes, seconds, full, cuts, stopped, rivals,
               mated ]) :-
    hirate(P),
    search(P, [depth(1)], Result),
    findall(Key, search_result(Result, Key, _), Keys).

:- end_tests(search).

:- begin_tests(search_under_way).

%   events(+Search, -Events): all to the end.

events(Search, Events) :-
    (   search_event(Search, Event)
    ->  Events = [Event|Rest],
        events(Search, Rest)
    ;   Events = []
    ).

%   all_but_last(+List, -Front, -Last)

all_but_last(List, Front, Last) :-
    append(Front, [Last], List),
    !.

test(progress_then_the_end, true(Depths == Sorted)) :-
    hirate(P),
    search_start(P, [depth(4)], Search),
    events(Search, Events),
    all_but_last(Events, Front, done(Result)),
    search_result(Result, depth, 4),
    findall(D, ( member(progress(R), Front), search_result(R, depth, D) ), Depths),
    assertion(Depths \== []),
    msort(Depths, Sorted),
    \+ search_event(Search, _).
test(without_a_limit_until_stopped, Stopped == flag) :-
    hirate(P),
    search_start(P, [], Search),
    sleep(0.1),
    search_stop(Search),
    search_stop(Search),
    events(Search, Events),
    last(Events, done(Result)),
    search_result(Result, stopped, Stopped),
    search_result(Result, best, Move),
    legal_move(P, Move),
    search_stop(Search).
test(stopped_from_another_thread) :-
    hirate(P),
    search_start(P, [], Search),
    thread_create(( sleep(0.1), search_stop(Search) ), Thread),
    events(Search, Events),
    last(Events, done(_)),
    thread_join(Thread).
test(given_time_while_it_runs,
     [ forall(member(Clock, [time(0.2), clock(0, 0.3, 0, 0.1)])), true(Seconds < 20) ]) :-
    hirate(P),
    search_start(P, [], Search),
    sleep(0.1),
    get_time(Start),
    search_clock(Search, Clock),
    events(Search, _),
    get_time(End),
    Seconds is End-Start.
test(waiting_can_be_interrupted, Limit == time_limit_exceeded) :-
    hirate(P),
    search_start(P, [], Search),
    catch(call_with_time_limit(0.2, events(Search, _)), Limit, true),
    search_stop(Search),
    events(Search, _).
test(a_table_serves_one, error(permission_error(search, search_table, Table))) :-
    hirate(P),
    search_table(1, Table),
    setup_call_cleanup(search_start(P, [table(Table)], Search),
                       search(P, [depth(1), table(Table)], _),
                       search_stop(Search)).
test(a_table_in_use_is_left_alone,
     [ forall(member(Goal-Action, [clear_search_table-clear, close_search_table-close])),
       error(permission_error(Action, search_table, Table)) ]) :-
    hirate(P),
    search_table(1, Table),
    setup_call_cleanup(search_start(P, [table(Table)], Search),
                       call(Goal, Table),
                       search_stop(Search)).
test(a_table_is_free_at_the_end) :-
    hirate(P),
    search_table(1, Table),
    forall(between(1, 50, _),
           ( search_start(P, [depth(1), table(Table)], Search),
             events(Search, _)
           )),
    clear_search_table(Table).
test(a_closed_table, error(existence_error(search_table, Table))) :-
    hirate(P),
    search_table(1, Table),
    close_search_table(Table),
    close_search_table(Table),
    search(P, [depth(1), table(Table)], _).
test(forgotten_searches_are_stopped) :-
    hirate(P),
    search_table(1, Table),
    forgotten(P, Table),
    garbage_collect_atoms,
    free_soon(Table, 100).

forgotten(P, Table) :-
    \+ \+ search_start(P, [table(Table)], _).

free_soon(Table, Tries) :-
    (   catch(clear_search_table(Table), error(permission_error(_, _, _), _), fail)
    ->  true
    ;   Tries > 0,
        sleep(0.05),
        garbage_collect_atoms,
        Less is Tries-1,
        free_soon(Table, Less)
    ).

test(many_at_once) :-
    hirate(P),
    findall(Search, ( between(1, 20, _), search_start(P, [depth(3)], Search) ), Searches),
    forall(member(Search, Searches), ( events(Search, Events), last(Events, done(_)) )).
test(no_search,
     [ forall(member(Goal, [search_event(7, _), search_stop(7), search_clock(7, time(1))])),
       error(type_error(search, 7)) ]) :-
    call(Goal).
test(no_clock, error(type_error(clock, soon))) :-
    hirate(P),
    search_start(P, [depth(1)], Search),
    search_clock(Search, soon).


%   Ten tables of 256 MB would be 2,560.

test(what_has_ended_keeps_no_table,
     [ condition(exists_file('/proc/self/status')), true(More < 1500) ]) :-
    hirate(P),
    mapped_megabytes(self, Before),
    findall(Search,
            ( between(1, 10, _),
              search_start(P, [nodes(10), hash(256)], Search),
              ended(Search)
            ),
            Searches),
    mapped_megabytes(self, After),
    length(Searches, 10),
    More is After-Before.

ended(Search) :-
    search_event(Search, Event),
    (   Event = done(_)
    ->  true
    ;   ended(Search)
    ).

:- end_tests(search_under_way).
