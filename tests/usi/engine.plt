:- encoding(utf8).
/*  The engine as interfaces use it, and the ways in which they break one that is naive. */
:- module(test_usi, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(tests(usi/dialogue)).
:- use_module(tests(usi/positions)).

:- begin_tests(usi_start).

test(introduces_itself, true(Seconds < 10)) :-
    get_time(Start),
    with_engine([table(default)], E,
                ( tell(E, "usi"),
                  until(E, "usiok", Lines),
                  elapsed(Start, Seconds)
                )),
    last(Lines, "usiok"),
    member(Name, Lines),
    string_concat("id name ", _, Name),
    member(Author, Lines),
    string_concat("id author ", _, Author),
    !,
    forall(( member(Line, Lines), string_concat("option ", _, Line) ),
           ( split_string(Line, " ", "", ["option", "name", _, "type", Type, "default", _|_]),
             memberchk(Type, ["check", "spin", "combo", "string"])
           )).
test(ready_exactly, Line == "readyok") :-
    with_engine([table(default)], E, ( tell(E, "isready"), until(E, "", [Line]) )).
test(by_any_way_of_calling, [ forall(member(Way, [link, command])), nondet ]) :-
    usi_program(Program),
    (   Way == link
    ->  tmp_file(engine, Link),
        link_file(Program, Link, symbolic),
        Options = [program(Link)]
    ;   atom_concat(Gunshi, '-usi', Program),
        Options = [program(Gunshi), arguments([usi])]
    ),
    with_engine([cwd('/tmp')|Options], E, ( tell(E, "usi"), until(E, "usiok", _) )).
test(options_before_usi,
     Lines == [ "info string Threads cannot be \"many\"; it stays as it was",
                "info string MultiPV is a whole number from 1 to 64, and 64 now",
                "info string MultiPV cannot be \"0x3\"; it stays as it was", "readyok" ]) :-
    with_engine(E,
                ( tell_all(E,
                           [ "setoption name USI_Hash value 16",
                             "setoption name USI_Ponder value false",
                             "setoption name BookFile value no_book", "setoption name Nothing",
                             "setoption name Threads value many",
                             "setoption name MultiPV value 1000",
                             "setoption name MultiPV value 0x3",
                             "setoption name Style value <empty>", "setoption", "isready"
                           ]),
                  until(E, "readyok", Lines)
                )).
test(what_it_does_not_know, Lines == ["readyok"]) :-
    with_kept_engine(E,
                ( tell_all(E, [ "", "   ", "hello", "ponderhit", "stop", "gameover win", "go_away",
                                "position", "\u00e9\u3042", "isready"
                              ]),
                  until(E, "readyok", Lines0)
                )),
    exclude([L]>>string_concat("info string", _, L), Lines0, Lines).
test(carriage_returns, Line == "readyok") :-
    with_kept_engine(E,
                ( tell(E, "usi\r"),
                  until(E, "usiok", _),
                  tell(E, "isready\r"),
                  until(E, "", [Line]) )).

:- end_tests(usi_start).

:- begin_tests(usi_seed).

%   With a Seed the same book moves, in another process too; without one a game draws its own.

book_moves(Seeds, All) :-
    with_engine(E,
                findall(Moves, ( member(Seed, Seeds), seeded_moves(E, Seed, Moves) ), All)).

seeded_moves(E, Seed, Moves) :-
    format(string(Option), "setoption name Seed value ~d", [Seed]),
    tell(E, Option),
    ready(E),
    tell(E, "usinewgame"),
    findall(Line,
            ( member(Position, ["startpos", "startpos moves 7g7f", "startpos moves 7g7f 3c3d",
                                "startpos moves 2g2f"]),
              string_concat("position ", Position, Told),
              tell_all(E, [Told, "go btime 60000 wtime 60000"]),
              answer(E, Line)
            ),
            Moves).

test(the_same_again_and_seeds_differ, true(( Again == First, Count > 1 ))) :-
    book_moves([5, 1, 2, 3, 4], [First|Others]),
    book_moves([5], [Again]),
    sort([First|Others], Different),
    length(Different, Count).

%   Two moves of about equal weight: that twenty games have the same one is less likely than 1 in
%   30,000.

test(a_new_game_draws_again, true(Count > 1)) :-
    with_kept_engine(E,
                ( ready(E),
                  findall(Line,
                          ( between(1, 20, _),
                            tell_all(E, ["usinewgame", "position startpos moves 7g7f",
                                         "go btime 60000 wtime 60000"]),
                            answer(E, Line)
                          ),
                          Lines) )),
    sort(Lines, Moves),
    length(Moves, Count).

:- end_tests(usi_seed).

:- begin_tests(usi_one_answer).

test(stop_when_idle, true) :-
    with_kept_engine(E,
                ( ready(E), tell(E, "stop"), quiet(E, 0.1), tell(E, "go depth 1"), answer(E, _),
                  tell(E, "stop"), quiet(E, 0.1) )).
test(end_of_a_game,
     [ forall(member(End,
                     [["stop", "gameover lose"], ["gameover win"],
                      ["stop", "stop", "gameover draw"]])) ]) :-
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E, ["position startpos moves 7g7f", "go ponder btime 1000 wtime 1000"]),
                  sleep(0.2),
                  tell_all(E, End),
                  tell_all(E, ["isready", "usinewgame", "position startpos", "go depth 1"]),
                  answer(E, First),
                  until(E, "", ["readyok"]),
                  answer(E, Second),
                  quiet(E, 0.2)
                )),
    bestmove(First, Move1),
    legal_in(Move1, "startpos moves 7g7f"),
    bestmove(Second, Move2),
    legal_in(Move2, "startpos").
test(infinite_waits, [ forall(member(Name, [mate_in_1, forced, mated, entered])) ]) :-
    position_line(Name, Position),
    with_kept_engine(E,
                ( ready(E), tell_all(E, [Position, "go infinite"]), quiet(E, 0.3),
                  tell(E, "stop"), answer(E, _), quiet(E, 0.1) )).
test(a_deep_ponder_waits, [ forall(member(End, ["ponderhit", "stop"])) ]) :-
    position_line(forced, Position),
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E, [Position, "go ponder btime 60000 wtime 60000"]),
                  quiet(E, 0.3),
                  tell(E, End), answer(E, Line), quiet(E, 0.1) )),
    bestmove(Line, _).
test(ponder_miss, true) :-
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E,
                           ["position startpos moves 7g7f 3c3d",
                            "go ponder btime 60000 wtime 60000"]),
                  quiet(E, 0.3), tell(E, "stop"), answer(E, Line) )),
    bestmove(Line, Move),
    legal_in(Move, "startpos moves 7g7f 3c3d").
test(ponderhit, true((Seconds < 20, Seconds > 0.05))) :-
    with_kept_engine(['Style'-reading], E,
                ( ready(E),
                  tell_all(E, ["position startpos", "go ponder btime 0 wtime 0 byoyomi 1000"]),
                  quiet(E, 0.5), get_time(Start), tell(E, "ponderhit"), answer(E, Line),
                  elapsed(Start, Seconds) )),
    bestmove(Line, _).
test(ponderhit_with_other_times, true(Seconds < 20)) :-
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E,
                           ["position startpos",
                            "go ponder btime 600000 wtime 600000 byoyomi 30000"]),
                  quiet(E, 0.2), get_time(Start), tell(E, "ponderhit btime 0 wtime 0 byoyomi 300"),
                  answer(E, _),
                  elapsed(Start, Seconds) )).
test(ponderhit_without_times, true(Seconds < 20)) :-
    with_kept_engine(E,
                ( ready(E), tell_all(E, ["position startpos", "go ponder"]), quiet(E, 0.2),
                  get_time(Start), tell(E, "ponderhit"), answer(E, _), elapsed(Start, Seconds) )).
test(go_while_it_thinks, true) :-
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E,
                           ["position startpos", "go infinite", "position startpos moves 7g7f",
                            "go depth 1"]),
                  answer(E, First), answer(E, Second), quiet(E, 0.1) )),
    bestmove(First, Move1),
    legal_in(Move1, "startpos"),
    bestmove(Second, Move2),
    legal_in(Move2, "startpos moves 7g7f").
test(words_of_go_that_mean_nothing, true) :-
    with_kept_engine(E,
                ( ready(E),
                  tell(E, "go movtime 100 depth 1"),
                  answer(E, _, Before) )),
    memberchk("info string go: passed over, movtime 100", Before).
test(words_of_ponderhit_that_mean_nothing, true) :-
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E, ["position startpos", "go ponder depth 1", "ponderhit now btime"]),
                  answer(E, _, Before) )),
    memberchk("info string ponderhit: passed over, now btime", Before).
test(stop_at_once, true(Seconds < 20)) :-
    with_kept_engine(E,
                ( ready(E), tell_all(E, ["position startpos", "go infinite"]), sleep(0.2),
                  get_time(Start), tell(E, "stop"), answer(E, _), elapsed(Start, Seconds) )).
test(go_and_stop_in_one_breath, true) :-
    with_kept_engine(E,
                ( ready(E),
                  forall(between(1, 50, _),
                         ( tell_all(E, ["go infinite", "stop"]),
                           answer(E, Line),
                           bestmove(Line, _) )),
                  quiet(E, 0.1) )).
test(ponder_move_is_legal, true) :-
    with_kept_engine(E, ( ready(E), tell(E, "go depth 3"), answer(E, Line) )),
    split_string(Line, " ", "", ["bestmove", Move, "ponder", Reply]),
    format(string(Text), "startpos moves ~s ~s", [Move, Reply]),
    game_usi(_, Text).
test(no_ponder_move, Words == 2) :-
    with_kept_engine(['USI_Ponder'-false], E,
                ( ready(E),
                  tell(E, "go depth 3"),
                  answer(E, Line) )),
    split_string(Line, " ", "", Parts),
    length(Parts, Words).

:- end_tests(usi_one_answer).

:- begin_tests(usi_end).

test(quit_while_it_thinks, Status-true == exit(0)-Soon) :-
    with_engine(E,
                ( ready(E),
                  tell_all(E, ["go infinite"]),
                  sleep(0.3),
                  get_time(Start),
                  tell(E, "quit"),
                  E = engine(_, _, Process), process_wait(Process, Status, [timeout(300)]),
                  elapsed(Start, Seconds) )),
    (   Seconds < 20
    ->  Soon = true
    ;   Soon = false
    ).
test(bytes_that_are_no_text) :-
    with_kept_engine(E,
                ( E = engine(In, _, _),
                  set_stream(In, encoding(octet)),
                  forall(member(Bytes, [ "\u00F8\u00A8\u0080\u0080\u0080 usi",
                                         "position \u00FD\u00BF\u00BF\u00BF\u00BF\u00BF" ]),
                         tell(E, Bytes)),
                  set_stream(In, encoding(utf8)),
                  ready(E) )).
test(end_of_input,
     [ forall(member(Options-Lines,
                     [ [table(default)]-[], [table(default)]-["usi"], []-["isready", "go infinite"],
                       []-["go ponder"], []-["go mate infinite"] ])),
       Status == exit(0) ]) :-
    with_engine(Options, E, ( tell_all(E, Lines), ends(E, Status) )).
test(interrupted,
     [ forall(member(Lines-Said, [["usi"]-"usiok", ["isready", "go infinite"]-"readyok"])),
       Status == exit(130) ]) :-
    usi_program(Program),
    with_engine([program(path(env)), arguments(['--default-signal=INT', Program])], E,
                ( tell_all(E, Lines), until(E, Said, _), quiet(E, 0.2),
                  E = engine(_, _, Process), process_kill(Process, int),
                  process_wait(Process, Status) )).

:- end_tests(usi_end).

%   The one that most tests have talked with ends as any other, and has said nothing on stderr.

:- begin_tests(usi_kept).

test(ends_well) :-
    end_kept_engine.

:- end_tests(usi_kept).
