:- encoding(utf8).
/*  The engine while rules take long, go wrong, or are stopped.

    What a machine with other work on it cannot keep is asked for again with five times the time,
    and with five times that (in_some_time/1): a program that does not keep it never does. Where a
    clock is not asked about, there is none.
*/
:- module(test_usi_slow_rules, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(tests(usi/dialogue)).
:- use_module(tests(knowledge/slow_rule)).
:- use_module(tests(mapped_memory)).
:- use_module(tests(usi/positions)).

:- begin_tests(usi_rules).

:- meta_predicate with_rules(+, -, 0).

%   with_rules(+Text, -Engine, :Goal): the engine where Text stands in place of the strategy that is
%   shipped.

with_rules(Text, Engine, Goal) :-
    tmp_file_stream(Rules, RulesStream, [extension(pl), encoding(utf8)]),
    write(RulesStream, Text),
    close(RulesStream),
    tmp_file_stream(Script, ScriptStream, [extension(pl), encoding(utf8)]),
    format(ScriptStream,
           ":- use_module(library(gunshi/base/store)).~n\c
            :- use_module(library(gunshi/base/clauses)).~n\c
            :- use_module(library(gunshi/knowledge/own)).~n\c
            :- use_module(library(gunshi/knowledge/shogi/facts)).~n\c
            :- use_module(library(gunshi/usi/engine)).~n\c
            start :- own_knowledge,~n\c
                forall(( loaded_knowledge(F), file_base_name(F, 'strategy.pl') ), \c
                       forget_knowledge(F)),~n\c
                load_knowledge('~w'), usi, halt.~n",
           [Rules]),
    close(ScriptStream),
    module_property(gunshi_shogi_position, file(File)),
    atom_concat(Library, '/gunshi/shogi/position.pl', File),
    atom_concat('library=', Library, Path),
    setup_call_cleanup(
        true,
        with_engine([ program(path(swipl)),
                      arguments(['-q', '-f', none, '-p', Path, '-g', start, Script]) ],
                    Engine, Goal),
        ( delete_file(Rules), delete_file(Script) )).

%   in_some_time(:Goal): call(Goal, Milliseconds) holds as soon as the machine gives the engine its
%   turns within so many.

:- meta_predicate in_some_time(1).

in_some_time(Goal) :-
    member(Milliseconds, [400, 2000, 10000]),
    call(Goal, Milliseconds),
    !.

%   byoyomi(+Engine, +Milliseconds): tells it to think, with so many for each move.

byoyomi(E, Milliseconds) :-
    format(string(Go), "go btime 0 wtime 0 byoyomi ~d", [Milliseconds]),
    tell(E, Go).

searching_rule("strategy(search, \"s\", \"s\", Now, M) :- best_move(Now, 3, M).\n").

test(a_rule_that_takes_long, true(Seconds < 20)) :-
    slow_rule(Rule),
    with_rules(Rule, E,
               ( ready(E),
                 tell(E, "position startpos"),
                 forall(between(1, 2, _), in_some_time(out_of_time(E))),
                 get_time(Start),
                 byoyomi(E, 400),
                 answer(E, _),
                 elapsed(Start, Seconds)
               )).

out_of_time(E, Milliseconds) :-
    byoyomi(E, Milliseconds),
    answer(E, Line, Infos),
    bestmove(Line, Move),
    assertion(legal_in(Move, "startpos")),
    member(Info, Infos),
    part_of("out of time", Info),
    member(Searched, Infos),
    word_after("pv", Searched, First),
    move_usi(Move, First).

%   A rule that takes long after its search costs nothing that was found.

test(what_was_found_is_the_answer) :-
    Rules = "strategy(a, \"a\", \"a\", Now, M) :- best_move(Now, 3, M), \c
             standing(Now, A, _, _), standing(Now, B, _, _), standing(Now, C, _, _), \c
             standing(Now, D, _, _), standing(Now, E, _, _), A-B-C-D-E == 1.\n",
    with_rules(Rules, E,
               ( ready(E),
                 tell(E, "position startpos moves 7g7f"),
                 in_some_time(answered_by_what_was_found(E)) )).

answered_by_what_was_found(E, Milliseconds) :-
    byoyomi(E, Milliseconds),
    answer(E, Line, Infos),
    bestmove(Line, Move),
    member(Out, Infos),
    part_of("out of time", Out),
    findall(D-First,
            ( member(I, Infos), word_after("pv", I, First), word_after("depth", I, D) ),
            All),
    last(All, Depth-Text),
    move_usi(Move, Text),
    number_string(Plies, Depth),
    Plies > 3.

%   A motif that goes wrong, or takes long, costs the sentence about the move and not the answer.

test(motifs_of_a_users, [forall(member(Body, [ "ply(Now, N), C is N-N, X is 1//C, X > 0",
                                               "standing(Now, A, _, _), standing(Now, B, _, _), \c
                                                standing(Now, C, _, _), standing(Now, D, _, _), \c
                                                standing(Now, E, _, _), A-B-C-D-E == 1"
                                             ]))]) :-
    searching_rule(Search),
    format(string(Rules),
           "~smotif(bad, \"悪\", \"bad\", Now, _) :- ~s.~n", [Search, Body]),
    with_rules(Rules, E,
               ( ready(E),
                 tell(E, "position startpos moves 7g7f"),
                 in_some_time(in_time(E)) )).

in_time(E, Milliseconds) :-
    get_time(Start),
    byoyomi(E, Milliseconds),
    answer(E, Line, Infos),
    elapsed(Start, Seconds),
    bestmove(Line, _),
    Seconds < 0.012 * Milliseconds,
    member(Info, Infos),
    part_of("info string search: ", Info).

%   Ten tables of 256 MB would be 2,560.

test(what_is_given_up_gives_its_table_back,
     [ condition(exists_file('/proc/self/status')), true(More < 1500), nondet ]) :-
    slow_rule(Rule),
    with_rules(Rule, E,
               ( tell(E, "setoption name USI_Hash value 256"), ready(E),
                 E = engine(_, _, Process),
                 mapped_megabytes(Process, Before),
                 forall(between(1, 10, _),
                        ( tell_all(E, ["position startpos", "go btime 0 wtime 0"]),
                          answer(E, _),
                          ready(E) )),
                 mapped_megabytes(Process, After) )),
    More is After-Before.
test(a_rule_that_takes_long_after_a_search, true(Moves == [move(97, 96), move(97, 96)])) :-
    slow_rule(Rule),
    string_concat(Start, "legal_move_count(Now, 0).\n", Rule),
    string_concat(Start, "best_move(Now, 1, _), legal_move_count(Now, 0).\n", Rule1),
    string_concat("strategy(a, \"s\", \"s\", Now, resign) :- \c
                   best_move(Now, 1, _), legal_move_count(Now, 0).\n",
                  Rule1, Text),
    with_rules(Text, E,
               ( ready(E),
                 tell_all(E,
                          ["position startpos", "go btime 0 wtime 0 byoyomi 400 searchmoves 9g9f"]),
                 answer(E, Line1),
                 tell_all(E,
                          ["position startpos", "go btime 0 wtime 0 byoyomi 400 searchmoves 9g9f"]),
                 answer(E, Line2)
               )),
    maplist(bestmove, [Line1, Line2], Moves).

%   The interface shows the work of the whole go, not of the last of its searches. Depths that come
%   at once are told in one line; deep ones take long enough to be told each.

test(nodes_and_time_of_the_whole_go, true(( Nodes == Sorted, Times == SortedTimes ))) :-
    Rule = "strategy(a, \"s\", \"s\", Now, M) :- \c
            best_move(Now, 4, _), best_move(Now, 1, _), best_move(Now, 40, M).\n",
    with_rules(Rule, E,
               ( ready(E),
                 tell_all(E, ["position startpos moves 7g7f 3c3d", "go infinite"]),
                 findall(Infos0, ( between(1, 3, _), until(E, "info depth", Infos0) ), Parts),
                 append(Parts, Infos),
                 tell(E, "stop"),
                 answer(E, _) )),
    maplist(numbers_after(Infos), ["nodes", "time"], [Nodes, Times]),
    msort(Nodes, Sorted),
    msort(Times, SortedTimes).

numbers_after(Infos, Word, Numbers) :-
    findall(Number,
            ( member(Info, Infos), word_after(Word, Info, Text), number_string(Number, Text) ),
            Numbers),
    Numbers = [_, _|_].

test(stopped_in_a_rule_that_takes_long, [ true(Move == First), nondet ]) :-
    slow_rule(Rule),
    with_rules(Rule, E,
               ( ready(E), in_some_time(stopped_with_a_line(E, Move, First)), quiet(E, 0.1) )).

stopped_with_a_line(E, Move, First, Milliseconds) :-
    tell(E, "go infinite"),
    Seconds is Milliseconds / 2000,
    quiet(E, Seconds),
    tell(E, "stop"),
    answer(E, Line, Infos),
    bestmove(Line, Move),
    member(Said, Infos),
    part_of("stopped: the best", Said),
    member(Searched, Infos),
    word_after("pv", Searched, Text),
    move_usi(First, Text).

%   The clauses that come first have searched nothing when they are stopped.

test(stopped_at_once_with_a_clock, nondet) :-
    Middle = "position sfen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
    with_engine(E,
                ( ready(E), in_some_time(deep_when_stopped(E, Middle)) )).

deep_when_stopped(E, Position, Milliseconds) :-
    Clock is 150 * Milliseconds,
    format(string(Go), "go ponder btime ~d wtime ~d", [Clock, Clock]),
    tell_all(E, [Position, Go, "stop"]),
    answer(E, Line, Infos),
    bestmove(Line, Move),
    findall(D-M, ( member(I, Infos), word_after("depth", I, D0), number_string(D, D0),
                   word_after("pv", I, Text), move_usi(M, Text) ),
            Said),
    last(Said, Depth-Move),
    Depth > 2.

test(depths_do_not_go_back, nondet) :-
    with_engine(E, ( ready(E), in_some_time(some_depths(E, Depths)) )),
    append(Progress, [_], Depths),
    msort(Progress, Progress).

some_depths(E, Depths, Milliseconds) :-
    tell(E, "position startpos moves 7g7f 3c3d 1g1f"),
    byoyomi(E, Milliseconds),
    answer(E, _, Infos),
    findall(D, ( member(I, Infos), word_after("depth", I, D0), number_string(D, D0) ), Depths),
    Depths = [_, _|_].

test(a_rule_that_raises, nondet) :-
    with_rules("strategy(a, \"o\", \"o\", Now, resign) :- legal_move_count(Now, N), foo > N.\n", E,
               ( ready(E), tell(E, "go nodes 1000"), answer(E, Line, Infos) )),
    bestmove(Line, Move),
    legal_in(Move, "startpos"),
    member(Info, Infos),
    part_of("went wrong", Info).
test(no_rule_that_decides, nondet) :-
    with_rules("strategy(a, \"o\", \"o\", Now, resign) :- legal_move_count(Now, 0).\n", E,
               ( ready(E), tell(E, "go nodes 1000"), answer(E, Line, Infos) )),
    bestmove(Line, Move),
    legal_in(Move, "startpos"),
    member(Info, Infos),
    part_of("No strategy clause", Info).
test(two_searches_in_one_time) :-
    searching_rule(Rule),
    string_concat("strategy(a, \"s\", \"s\", Now, resign) :- \c
                   best_move(Now, 1, _), legal_move_count(Now, 0).\n",
                  Rule, Text),
    with_rules(Text, E,
               ( ready(E), tell(E, "position startpos"), in_some_time(in_one_time(E)) )).

%   Two searches that have the time each would take twice as long.

in_one_time(E, Milliseconds0) :-
    Milliseconds is 2 * Milliseconds0,
    get_time(Start),
    byoyomi(E, Milliseconds),
    answer(E, Line),
    elapsed(Start, Seconds),
    bestmove(Line, _),
    Seconds < 0.0019 * Milliseconds.

:- end_tests(usi_rules).

%   The one that most tests have talked with ends as any other, and has said nothing on stderr.

:- begin_tests(usi_kept).

test(ends_well) :-
    end_kept_engine.

:- end_tests(usi_kept).
