:- encoding(utf8).
/*  What the engine answers to `go`, and by what clock. */
:- module(test_usi_thinking, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(filesex)).
:- use_module(library(lists)).
:- use_module(library(process)).
:- use_module(library(gunshi/base/temporary)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi)).
:- use_module(tests(usi/dialogue)).
:- use_module(tests(usi/positions)).
:- use_module(tests(shogi/network_file)).
:- use_module(tests(sizes)).

:- begin_tests(usi_go).

test(without_a_second_isready, Legal == true) :-
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E,
                           [ "usinewgame", "position startpos moves ",
                             "go btime 0 wtime 0 byoyomi 300" ]),
                  answer(E, Line),
                  tell_all(E,
                           [ "position startpos moves 7g7f 3c3d",
                             "go btime 0 wtime 0 byoyomi 300" ]),
                  answer(E, Line2)
                )),
    bestmove(Line, Move),
    legal_in(Move, "startpos"),
    bestmove(Line2, Move2),
    legal_in(Move2, "startpos moves 7g7f 3c3d"),
    Legal = true.
test(without_any_isready, true) :-
    with_engine(E, ( tell(E, "go depth 2"), answer(E, Line) )),
    bestmove(Line, Move),
    legal_in(Move, "startpos").
test(infos, nondet) :-
    with_kept_engine(E, ( ready(E), tell(E, "go depth 3"), answer(E, Line, Infos) )),
    bestmove(Line, Move),
    move_usi(Move, Text),
    findall(I, ( member(I, Infos), part_of(" pv ", I) ), Searched),
    forall(member(I, Searched),
           ( word_after("depth", I, _), word_after("seldepth", I, _), word_after("time", I, _),
             word_after("nodes", I, _), word_after("nps", I, _), word_after("hashfull", I, _),
             word_after("score", I, "cp")
           )),
    last(Searched, Last),
    word_after("depth", Last, "3"),
    word_after("pv", Last, First),
    string_concat(First, "", Text0),
    atom_string(Text, Text0).
test(says_why, nondet) :-
    with_kept_engine(E, ( ready(E), tell(E, "go depth 1"), answer(E, _, Infos) )),
    member(Why, Infos),
    string_concat("info string search: ", _, Why),
    part_of("kb/shogi/strategy.pl:", Why).

%   What the move does, in the language set: a horse has been taken back for a bishop.

test(says_what_the_move_does, [nondet, forall(member(Language-Says, [en-"Takes a horse.",
                                                                     ja-"馬を取る。"]))]) :-
    with_kept_engine(['Language'-Language], E,
                ( ready(E),
                  tell(E, "position startpos moves 7g7f 3c3d 2g2f 2b8h+"),
                  tell(E, "go nodes 20000"), answer(E, _, Infos),
                  ready(E), tell(E, "go nodes 2000"), answer(E, _, Quick) )),
    member(Why, Infos),
    part_of("info string", Why),
    part_of(Says, Why),
    assertion(\+ ( member(I, Quick), part_of(Says, I) )).
test(analysis_says_what_the_best_move_does, nondet) :-
    with_kept_engine(E,
                ( ready(E), tell(E, "position startpos moves 7g7f 3c3d 2g2f 2b8h+"),
                  tell(E, "go infinite"), until(E, "info string", _),
                  tell(E, "stop"), answer(E, _) )).
test(nodes, true(Nodes < 100 000)) :-
    with_kept_engine(E, ( ready(E), tell(E, "go nodes 20000"), answer(E, _, Infos) )),
    findall(N, ( member(I, Infos), word_after("nodes", I, T), number_string(N, T) ), All),
    max_list(All, Nodes).
test(movetime, true((Seconds > 0.3, Seconds < 20))) :-
    with_kept_engine(['Style'-reading], E,
                ( ready(E),
                  get_time(Start), tell(E, "go movetime 500"), answer(E, _),
                  elapsed(Start, Seconds) )).
test(lines, Which == ["1", "2", "3"]) :-
    with_kept_engine(['MultiPV'-3], E,
                ( ready(E),
                  tell(E, "go depth 2"), answer(E, _, Infos) )),
    findall(K-First, ( member(I, Infos), word_after("depth", I, "2"), word_after("multipv", I, K),
                       word_after("pv", I, First) ),
            Pairs0),
    sort(Pairs0, Pairs),
    findall(K, member(K-_, Pairs), Which).

%   Where a rule has searched for two lines, one is said, and the last one begins with the move.

test(one_line_is_said, Played == First) :-
    with_kept_engine(['OwnBook'-false], E,
                ( ready(E),
                  taken_back(Position), tell_all(E, [Position, "go btime 0 wtime 0 byoyomi 600"]),
                  answer(E, Line, Infos) )),
    bestmove(Line, Played),
    findall(Move, ( member(I, Infos), word_after("pv", I, Text), move_usi(Move, Text) ), Moves),
    last(Moves, First),
    findall(Nodes-Depth,
            ( member(I, Infos), word_after("pv", I, _), word_after("depth", I, Depth),
              word_after("nodes", I, Nodes) ),
            Results),
    sort(Results, Different),
    same_length(Results, Different).

taken_back("position startpos moves 7g7f 8c8d 2g2f 3c3d 6i7h 4a3b 2f2e 8d8e 2e2d 2c2d 2h2d \c
            P*2c 2d3d 2b8h+ 7i8h 8e8f 8g8f 3a2b 3d3f 2b3c 8h8g 5a4b 4i3h 7a6b 8i7g 4b3a 7f7e \c
            3a2b 8f8e 5c5d 3f8f 6a7b 5i5h 6b5c 8g7f 5c6d B*5b B*5c 5b6a+ 7c7d 7e7d 6d6e 8f9f \c
            6e7d P*7e 5c7e 7f7e 7d7e P*7f 7e6d 3g3f 8a7c 2i3g P*3d 9f8f P*7e 7f7e 6d7e 8f4f \c
            P*7f B*4a S*4d P*2d 3c2d 4a3b+").

%   A mate that the solver proves is told as a search tells one.

test(a_mate_that_is_proven, [nondet, true(Mates-Played == ["1"]-move(23, 22))]) :-
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, [ "position sfen 8k/6K1p/7G1/9/9/9/9/9/9 b P 1",
                                     "go btime 0 wtime 0 byoyomi 400" ]),
                       answer(E, Line, Infos) )),
    bestmove(Line, Played),
    findall(N, ( member(I, Infos), part_of("score mate", I), word_after("mate", I, N) ), Mates),
    last(Infos, Why),
    assertion(part_of("info string mate: ", Why)).

%   With several lines, too, a search ends when all are mates and no shorter one is to be found.

test(lines_that_are_all_mates, [nondet, true(Most < 20)]) :-
    with_kept_engine(['MultiPV'-3], E,
                     ( ready(E),
                       tell_all(E, [ "position sfen 8k/6K1p/7G1/9/9/9/9/9/9 b P 1",
                                     "go btime 0 wtime 0 byoyomi 400" ]),
                       answer(E, _, Infos) )),
    findall(Depth,
            ( member(I, Infos), word_after("depth", I, Text), number_string(Depth, Text) ),
            Depths),
    max_list(Depths, Most).

%   However short the time, what was looked at is counted.

test(nodes_in_no_time, true(Nodes > 0)) :-
    with_kept_engine(['OwnBook'-false], E,
                     ( ready(E),
                       tell_all(E, ["position startpos", "go btime 0 wtime 0 byoyomi 1"]),
                       answer(E, _, Infos) )),
    findall(N, ( member(I, Infos), word_after("nodes", I, Text), number_string(N, Text) ), All),
    min_list(All, Nodes).

%   An only move is looked at, too, when a position is to be analysed.

test(only_move_analysed) :-
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, ["position sfen k8/9/1R7/9/9/9/9/9/4K4 w - 1", "go depth 3"]),
                       answer(E, Line, Infos) )),
    bestmove(Line, _),
    once(( member(Info, Infos), word_after("pv", Info, _) )).

%   A number beyond all need is a large one.

test(huge_numbers,
     [forall(member(Go,
                    [ "go nodes 99999999999999999999999999", "go movetime 99999999999999999999999",
                      "go depth 99999999999999999999999999" ]))]) :-
    with_kept_engine(E,
                     ( ready(E), tell_all(E, ["position startpos", Go, "stop"]), answer(E, Line) )),
    bestmove(Line, _).
test(huge_byoyomi) :-
    length(Codes, 320),
    maplist(=(0'9), Codes),
    format(string(Go), "go btime 0 wtime 0 byoyomi ~s", [Codes]),
    with_kept_engine(['Style'-reading], E,
                ( ready(E),
                  tell_all(E, ["position startpos", Go]),
                  quiet(E, 0.3), tell(E, "stop"), answer(E, Line) )),
    bestmove(Line, _).

%   What the user's options and files have wrong is said at isready, and neither again at each move
%   nor in the way of the rest: the table has its size.

test(wrong_options_are_said_once, Once-Later == [style, book]-[]) :-
    with_engine(E,
                ( tell_all(E,
                           [ "setoption name Style value nonesuch",
                             "setoption name BookFile value /nonesuch.db",
                             "isready" ]),
                  until(E, "readyok", Lines),
                  tell_all(E, ["position startpos", "go nodes 100"]), answer(E, Line, Infos)
                )),
    bestmove(Line, _),
    said(Lines, Once),
    said(Infos, Later).
test(a_file_that_is_no_book, true) :-
    tmp_file(book, File),
    setup_call_cleanup(
        ( open(File, write, Stream), writeln(Stream, "no book"), close(Stream) ),
        with_engine(E,
                    ( format(string(Option), "setoption name BookFile value ~w", [File]),
                      tell_all(E, [Option, "isready"]),
                      until(E, "readyok", Lines)
                    )),
        delete_file(File)),
    once(( member(Line, Lines), sub_string(Line, _, _, _, "has no move that can be read") )).
test(a_wrong_file_of_ones_own_is_said_at_each_isready_alone,
     [ forall(wrong_file(Name, Bytes)), true([First, Second, Later] == [1, 1, 0]) ]) :-
    tmp_file(data, Data),
    directory_file_path(Data, 'gunshi/kb', Directory),
    make_directory_path(Directory),
    directory_file_path(Directory, Name, File),
    setup_call_cleanup(
        ( open(File, write, Stream, [encoding(octet)]), write(Stream, Bytes), close(Stream) ),
        with_engine([environment(['XDG_DATA_HOME'=Data])], E,
                    ( tell(E, "isready"), until(E, "readyok", Lines1),
                      tell(E, "isready"), until(E, "readyok", Lines2),
                      tell_all(E, ["position startpos", "go nodes 100"]), answer(E, Line, Infos)
                    )),
        delete_directory_and_contents(Data)),
    bestmove(Line, _),
    count_of(Name, Lines1, First),
    count_of(Name, Lines2, Second),
    count_of(Name, Infos, Later).

%   wrong_file(-Name, -Bytes): the third has what Gunshi knows already.

wrong_file('mine.pl', "strategy(.\n").
wrong_file('bytes.pl', "% \xFF\\xFE\\n").
wrong_file('again.pl', "search_choice(statistics(share)).\n").
wrong_file(journal, "nothing of Gunshi's\n").

said(Lines, Which) :-
    findall(Name, ( member(Line, Lines), member(Name-Part, [style-"style", book-"nonesuch.db"]),
                    part_of("nonesuch", Line), part_of(Part, Line) ),
            Names),
    ( permutation(Names, [style, book]) -> Which = [style, book] ; Which = Names ).

count_of(Part, Lines, Count) :-
    aggregate_all(count, ( member(Line, Lines), part_of(Part, Line) ), Count).

%   A network by file or directory; a wrong one is said at isready, and the weights go on.

test(network, Scores == [100, 66, 100, Weights]) :-
    setup_call_cleanup(
        ( make_temporary_directory(eval, Directory),
          directory_file_path(Directory, 'nn.bin', File),
          network_file([], 0, -1600, Made),
          rename_file(Made, File)
        ),
        with_engine(E,
                    ( tell(E, "setoption name Style value reading"),
                      score_of(E, Weights),
                      format(string(ByFile), "setoption name EvalFile value ~w", [File]),
                      tell(E, ByFile),
                      score_of(E, Score1),
                      tell(E, "setoption name FV_SCALE value 24"),
                      score_of(E, Score2),
                      tell_all(E, [ "setoption name FV_SCALE value 16",
                                    "setoption name EvalFile value none" ]),
                      format(string(ByDirectory), "setoption name EvalDir value ~w", [Directory]),
                      tell(E, ByDirectory),
                      score_of(E, Score3),
                      tell(E, "setoption name EvalFile value /nonesuch/nn.bin"),
                      tell(E, "isready"),
                      until(E, "readyok", Lines),
                      score_of(E, Score4)
                    )),
        delete_directory_and_contents(Directory)),
    count_of("/nonesuch/nn.bin", Lines, 1),
    count_of("are done without", Lines, 1),
    Scores = [Score1, Score2, Score3, Score4].

score_of(E, Score) :-
    ready(E),
    tell(E, "position startpos"),
    tell(E, "go depth 1"),
    answer(E, _, Infos),
    findall(S, ( member(Info, Infos), word_after("cp", Info, S) ), Scores),
    last(Scores, Text),
    number_string(Score, Text).

%   The choices change the search; what is no choice changes nothing.

test(search_choices, Same-Different == true-true) :-
    with_engine(E,
                ( tell(E, "setoption name Style value reading"),
                  nodes_to(E, Nodes0),
                  tell(E, "setoption name SearchChoices value statistics(many)"),
                  nodes_to(E, Nodes1),
                  tell(E, "setoption name SearchChoices value statistics(none), history(false)"),
                  nodes_to(E, Nodes2)
                )),
    truth(Nodes0 == Nodes1, Same),
    truth(Nodes0 \== Nodes2, Different).

nodes_to(E, Nodes) :-
    ready(E),
    tell(E, "position startpos moves 7g7f 3c3d"),
    tell(E, "go depth 6"),
    answer(E, _, Infos),
    findall(N,
            ( member(Info, Infos), word_after("depth", Info, "6"), word_after("nodes", Info, N) ),
            Ns),
    last(Ns, Nodes).

truth(Goal, Truth) :-
    (   call(Goal)
    ->  Truth = true
    ;   Truth = false
    ).

test(searchmoves, Line == "bestmove 9g9f") :-
    with_kept_engine(['USI_Ponder'-false], E,
                ( ready(E),
                  tell(E, "go depth 2 searchmoves 9g9f"), answer(E, Line) )).
test(searchmoves_first, nondet) :-
    with_kept_engine(E, ( ready(E), tell(E, "go searchmoves 9g9f 1g1f depth 2"), answer(E, Line) )),
    bestmove(Line, Move),
    member(Move, [move(97, 96), move(17, 16)]).
test(searchmoves_illegal, true) :-
    with_kept_engine(E, ( ready(E), tell(E, "go depth 1 searchmoves 1a9i 5e5d"), answer(E, Line) )),
    bestmove(Line, Move),
    legal_in(Move, "startpos").
test(searchmoves_illegal_are_told, Said == ["3c3d"]) :-
    with_kept_engine(E,
                ( ready(E), tell(E, "go depth 1 searchmoves 3c3d 9g9f"), answer(E, _, Infos) )),
    findall(Text,
            ( member(Info, Infos),
              string_concat("info string searchmoves: passed over, ", Rest, Info),
              split_string(Rest, " ", "", [Text|_])
            ),
            Said).
test(searchmoves_and_the_only_move, Line == "bestmove 1i2h") :-
    position_line(forced, Position),
    with_kept_engine(E, ( ready(E), tell_all(E, [Position, "go depth 1"]), answer(E, Line) )).
test(mate_score, nondet) :-
    position_line(mate_in_1, Position),
    with_kept_engine(E,
                     ( ready(E), tell_all(E, [Position, "go depth 3"]), answer(E, Line, Infos) )),
    string_concat("bestmove G*5b", _, Line),
    member(I, Infos),
    part_of("score mate 1 ", I).
test(resigns_when_mated, Line == "bestmove resign") :-
    position_line(mated, Position),
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, [Position, "go btime 1000 wtime 1000"]),
                       answer(E, Line) )).
test(resigns_by_value, Line == "bestmove resign") :-
    position_line(hopeless, Position),
    with_kept_engine(['ResignValue'-3000], E,
                ( ready(E),
                  tell_all(E, [Position, "go btime 0 wtime 0 byoyomi 300"]), answer(E, Line) )).
test(resigns_not_by_default, true) :-
    position_line(hopeless, Position),
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E, [Position, "go btime 0 wtime 0 byoyomi 300"]),
                  answer(E, Line) )),
    bestmove(Line, _).
test(declares, Line == "bestmove win") :-
    position_line(entered, Position),
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E, [Position, "go btime 0 wtime 0 byoyomi 300"]),
                  answer(E, Line) )).
test(declares_not_without_the_rule, true) :-
    position_line(entered, Position),
    with_kept_engine(['EnteringKingRule'-'NoEnteringKing'], E,
                ( ready(E),
                  tell_all(E, [Position, "go depth 1"]), answer(E, Line) )),
    bestmove(Line, Move),
    entered(Text),
    legal_in(Move, Text).
test(illegal_position, Line == "bestmove resign") :-
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, ["position startpos moves 7g7f 7g7f", "go depth 2"]),
                       answer(E, Line) )).
test(commas, true) :-
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, ["position startpos moves 7g7f, 3c3d,2g2f", "go depth 1"]),
                       answer(E, Line) )),
    bestmove(Line, Move),
    legal_in(Move, "startpos moves 7g7f 3c3d 2g2f").
test(end_of_the_line_is_no_move, nondet) :-
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, ["position startpos moves 7g7f 3c3d ;; x", "go depth 1"]),
                       answer(E, Line, Infos) )),
    bestmove(Line, Move),
    legal_in(Move, "startpos moves 7g7f 3c3d"),
    member(I, Infos),
    part_of("moves taken: 2", I).
test(half_a_move, Line == "bestmove resign") :-
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, ["position startpos moves 7g7f 3c3d",
                                    "position startpos moves 7g7f 3c3d 2g2f 8c8", "go depth 1"]),
                       answer(E, Line) )).
test(unread_move_in_the_middle, Line == "bestmove resign") :-
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, ["position startpos moves 7g7f x 2g2f", "go depth 1"]),
                       answer(E, Line) )).
test(large_move_number, true) :-
    Start = "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -",
    format(string(Position), "position ~s 99999999999999999999", [Start]),
    with_kept_engine(E, ( ready(E), tell_all(E, [Position, "go depth 1"]), answer(E, Line) )),
    bestmove(Line, Move),
    legal_in(Move, "startpos").
test(a_good_position_after_a_bad_one, true) :-
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E, ["position sfen x", "position startpos", "go depth 1"]),
                  answer(E, Line) )),
    bestmove(Line, _).
test(history_is_searched, nondet) :-
    Text = "sfen 4k4/9/9/9/9/9/9/9/R3K4 b 2P 1 moves 9i8i 5a4a 8i9i 4a5a 9i8i 5a4a 8i9i 4a5a \c
            9i8i 5a4a 8i9i",
    string_concat("position ", Text, Position),
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E, [Position, "go depth 1 searchmoves 4a5a"]),
                  answer(E, _, Infos) )),
    member(I, Infos),
    part_of("score cp 0 ", I).

:- end_tests(usi_go).

:- begin_tests(usi_mate).

test(mate, Line == "checkmate G*5c 5b4a G*4b") :-
    position_line(mate_in_3, Position),
    with_kept_engine(E, ( ready(E), tell_all(E, [Position, "go mate 10000"]), answer(E, Line0) )),
    (   legal_mate(Line0)
    ->  Line = "checkmate G*5c 5b4a G*4b"
    ;   Line = Line0
    ).

legal_mate(Line) :-
    string_concat("checkmate ", Moves, Line),
    mate_in_3(Start),
    format(string(Text), "~s moves ~s", [Start, Moves]),
    game_usi(Game, Text),
    game_result(Game, wins(sente, checkmate)).

test(mated_already,
     Before-Line == ["info string the side to move is mated already"]-"checkmate timeout") :-
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E, ["position sfen 8k/8G/8P/9/9/9/9/9/9 w - 1", "go mate 500"]),
                  answer(E, Line, Before)
                )).
test(no_mate, [ forall(member(Limit, ["10000", "infinite"])), Line == "checkmate nomate" ]) :-
    format(string(Go), "go mate ~s", [Limit]),
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, ["position startpos", Go]),
                       answer(E, Line),
                       quiet(E, 0.1) )).
test(stopped, true((Line == "checkmate timeout", Seconds < 20))) :-
    position_line(hard_mate, Position),
    with_kept_engine(E,
                ( ready(E), tell_all(E, [Position, "go mate infinite"]), sleep(0.5),
                  get_time(Start), tell(E, "stop"), answer(E, Line), elapsed(Start, Seconds),
                  quiet(E, 0.1) )).
test(out_of_time, true((Line == "checkmate timeout", Seconds < 20))) :-
    position_line(hard_mate, Position),
    with_kept_engine(E,
                ( ready(E),
                  get_time(Start),
                  tell_all(E, [Position, "go mate 300"]),
                  answer(E, Line),
                  elapsed(Start, Seconds), quiet(E, 0.1) )).
test(a_bad_position, Line == "checkmate timeout") :-
    with_kept_engine(E,
                     ( ready(E),
                       tell_all(E, ["position sfen x", "go mate 300"]),
                       answer(E, Line) )).

:- end_tests(usi_mate).

:- begin_tests(usi_time).

/*  A machine that tests does not always give the engine a turn in time: twenty seconds are far
    more than any of these clocks, and far less than a search without one. So these prove that a
    clock ends the search at all; how much of its time an answer takes is measured by a match
    (c/shogi/search/README.md). */

%   a_game(+Engine, +Go, +Moves, -Longest): the engine plays both sides for so many moves; the
%   longest time from `go` to the answer.

a_game(E, Go, Count, Longest) :-
    a_game(Count, E, Go, [], 0, Longest).

a_game(0, _, _, _, Longest, Longest) :-
    !.
a_game(Count, E, Go, Played, Longest0, Longest) :-
    atomic_list_concat(["position startpos moves"|Played], ' ', Position),
    tell(E, Position),
    get_time(Start),
    tell(E, Go),
    answer(E, Line),
    elapsed(Start, Seconds),
    Longest1 is max(Longest0, Seconds),
    (   split_string(Line, " ", "", ["bestmove", Move|_]),
        Move \== "resign",
        Move \== "win"
    ->  append(Played, [Move], Played1),
        atomic_list_concat(["startpos moves"|Played1], ' ', Text),
        game_usi(Game, Text),
        (   game_result(Game, _)
        ->  Longest = Longest1
        ;   Count1 is Count-1,
            a_game(Count1, E, Go, Played1, Longest1, Longest)
        )
    ;   Longest = Longest1
    ).

test(byoyomi, true(Longest < 20)) :-
    size(8, 40, Moves),
    with_kept_engine(E, ( ready(E), a_game(E, "go btime 0 wtime 0 byoyomi 100", Moves, Longest) )).
test(byoyomi_on_a_loaded_machine, true(Longest < 20)) :-
    size(5, 40, Moves),
    with_kept_engine(E,
                     ( ready(E),
                       loaded(4, a_game(E, "go btime 0 wtime 0 byoyomi 100", Moves, Longest)) )).
test(increments, true(Longest < 20)) :-
    size(5, 20, Moves),
    with_kept_engine(E,
                     ( ready(E),
                       a_game(E, "go btime 100 wtime 100 binc 100 winc 100", Moves, Longest) )).
test(main_time, true(Longest < 9)) :-
    size(2, 3, Moves),
    with_kept_engine(E, ( ready(E), a_game(E, "go btime 10000 wtime 10000", Moves, Longest) )).
test(no_time_but_a_move_that_was_searched,
     [ forall(member(Go, ["go btime 0 wtime 0", "go btime 0 wtime 0 byoyomi 1",
                          "go movetime 1", "go depth 30 btime 0 wtime 0"])),
       Line == "bestmove 5h5e" ]) :-
    with_kept_engine(E,
                ( ready(E),
                  tell_all(E, ["position sfen 4k4/9/9/9/4r4/9/9/4L4/4K4 b - 1", Go]),
                  answer(E, Said) )),
    split_string(Said, " ", "", [Word, Move|_]),
    string_concat(Word, " ", Start),
    string_concat(Start, Move, Line).
test(no_time, true(Longest < 20)) :-
    with_kept_engine(E, ( ready(E), a_game(E, "go btime 0 wtime 0", 5, Longest) )).
test(numbers_out_of_range, true(Longest < 20)) :-
    with_kept_engine(E,
                     ( ready(E), a_game(E, "go btime -300 wtime -5 byoyomi 200.5", 4, Longest) )).

:- end_tests(usi_time).

%   The one that most tests have talked with ends as any other, and has said nothing on stderr.

:- begin_tests(usi_kept).

test(ends_well) :-
    end_kept_engine.

:- end_tests(usi_kept).
