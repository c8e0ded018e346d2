:- encoding(utf8).
:- module(test_csa_records, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records)).
:- use_module(tests(repeated)).

%   What programs write in CSA is read, and what is written reads back as the same game.

games(Text, Games) :-
    findall(Game-Problems, text_game(csa, Text, Game, Problems), Games).

game(Text, Game) :-
    games(Text, [Game-[]]).

moves(Game, Text) :-
    game_usi(Game, Usi),
    string_concat("startpos moves ", Text, Usi).

sfen(Game, Sfen) :-
    game_start(Game, Start),
    position_sfen(Start, Sfen).

round(Game) :-
    game_text(csa, Game, Text),
    once(text_game(csa, Text, Again, _)),
    assertion(Again == Game).

:- begin_tests(csa_records).

test(game, Moves == "7g7f 3c3d 8h2b+ 3a2b B*5e") :-
    game("'CSA encoding=UTF-8\nV3.0\nN+A,B\nN-C\n$EVENT:E, first\n$START_TIME:2024/05/14\n\c
          $TIME+:60+5\nPI\n+\n+7776FU\nT12\n-3334FU\nT0.250\n'*a comment, with a comma\n\c
          +8822UM\n'** 30 -3122GI\n\c
          -3122GI\n+0055KA\n%TORYO\nT3\n", Game),
    moves(Game, Moves),
    findall(Key-Value, game_header(Game, Key, Value),
            [先手-"A,B", 後手-"C", 棋戦-"E, first", 開始日時-"2024/05/14", '$TIME+'-"60+5"]),
    findall(Ply-Remark, game_remark(Game, Ply, Remark),
            [ 1-time(12), 2-time(0.25), 2-comment("a comment, with a comma"),
              3-comment("* 30 -3122GI"), 6-time(3) ]),
    game_ending(Game, resigns(gote)),
    round(Game).
test(statements_in_a_line, Moves == "7g7f 3c3d") :-
    game("PI\n+\n+7776FU,T1,'a, b\n-3334FU,T2\n%CHUDAN,T5\n", Game),
    moves(Game, Moves),
    findall(Ply-Remark, game_remark(Game, Ply, Remark),
            [1-time(1), 1-comment("a, b"), 2-time(2), 3-time(5)]),
    game_ending(Game, abandoned),
    round(Game).
test(comments_about_the_file, Comments == ["a title"]) :-
    game("'encoding=Shift_JIS\n' ---- Kifu for Windows V7 CSA形式棋譜ファイル ----\n'a title\nPI\n+\n\c
          +7776FU\n", Game),
    findall(Text, game_remark(Game, 0, comment(Text)), Comments).
test(rows, Sfen == "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1") :-
    game("P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\nP2 * -HI *  *  *  *  * -KA *\n\c
          P3-FU-FU-FU-FU-FU-FU-FU-FU-FU\n\c
          P4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  *\n\c
          P6 *  *  *  *  *  *  *  *  * \n\c
          P7+FU+FU+FU+FU+FU+FU+FU+FU+FU\nP8 * +KA *  *  *  *  * +HI * \n\c
          P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\nP+\nP-\n+\n",
         Game),
    sfen(Game, Sfen).
test(pieces, Sfen == "4k4/9/4P4/9/9/9/9/9/4K4 w 2Prbg 1") :-
    game("P-51OU00HI00KI\nP+59OU53FU00FU00FU\nP-00KA\n-\n", Game),
    sfen(Game, Sfen),
    round(Game).
test(all_the_rest, Sfen == "4k4/9/4+P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1") :-
    game("P-51OU\nP+53TO00KI\nP-00AL\n+\n", Game),
    sfen(Game, Sfen),
    round(Game).
test(handicap, Sfen == "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1") :-
    game("PI82HI22KA\n-\n-7162GI\n", Game),
    sfen(Game, Sfen),
    round(Game).
test(no_start, Sfens == ["lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
                         "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"]) :-
    findall(Sfen,
            ( member(Text, ["+7776FU\n", "-\n-3334FU\n"]), game(Text, Game), sfen(Game, Sfen) ),
            Sfens).
test(several_games, All == ["7g7f"-resigns(gote), "2g2f 3c3d"-abandoned]) :-
    Text = "V2.2\nN+a\nPI\n+\n+7776FU\nT1\n%TORYO\n/\nV2.2\nN+b\nPI\n+\n+2726FU\n-3334FU\n\c
            %CHUDAN\n/\n",
    games(Text, [One-[], Two-[]]),
    findall(Moves-Ending,
            ( member(Game, [One, Two]), moves(Game, Moves), game_ending(Game, Ending) ),
            All),
    findall(Name, ( member(Game, [One, Two]), game_header(Game, 先手, Name) ), ["a", "b"]).
test(endings, forall(member(Word-Ending,
                            [ 'TORYO'-resigns(gote), 'CHUDAN'-abandoned, 'SENNICHITE'-repetition,
                              'TIME_UP'-time(gote), 'ILLEGAL_MOVE'-foul(gote),
                              '+ILLEGAL_ACTION'-foul(sente), '-ILLEGAL_ACTION'-foul(gote),
                              'JISHOGI'-impasse, 'KACHI'-declares(gote), 'HIKIWAKE'-draw,
                              'MAX_MOVES'-max_moves, 'MATTA'-matta, 'TSUMI'-mate, 'FUZUMI'-no_mate,
                              'ERROR'-error ]))) :-
    format(string(Text), "PI\n+\n+7776FU\n%~w\nT1\n$END_TIME:2024/01/01\n", [Word]),
    game(Text, Game),
    game_ending(Game, Ending0),
    assertion(Ending0 == Ending),
    once(game_header(Game, 終了日時, "2024/01/01")),
    round(Game).
test(unknown_ending,
     forall(member(Word-Kept, [ 'RAIN'-'RAIN', none-none, 'FOO BAR'-'FOO_BAR', 'A#B'-'A_B',
                                '+none'-'+none' ]))) :-
    format(string(Text), "PI\n+\n+7776FU\n%~w\n", [Word]),
    games(Text, [Game-Problems]),
    assertion(Problems == [problem(4, 0, unknown_ending(Word))]),
    game_ending(Game, Ending),
    assertion(Ending == other(Kept)),
    forall(member(Format, [kif, ki2, jkf]),
           ( game_text(Format, Game, Other),
             text_game(Format, Other, Again, _),
             assertion(Again == Game)
           )).
test(unknown_endings_written,
     forall(member(Word-Csa, [ 'RAIN'-"%RAIN", 雨天-"%CHUDAN", 'TORYO'-"%CHUDAN" ]))) :-
    start_position(hirate, Start),
    game_record(Game, record(Start, 1, [], line([], [], end(other(Word), [])))),
    game_text(csa, Game, Text),
    split_string(Text, "\n", "", Lines),
    assertion(append(_, [Csa, ""], Lines)).
test(ending_in_words_of_kif, Ending == resigns(gote)) :-
    game("PI\n+\n+7776FU\n%投了\n", Game),
    game_ending(Game, Ending).
test(ending_written_twice, Ending == declares(gote)) :-
    game("PI\n+\n+7776FU\n%KACHI\n'*x\n%KACHI\n", Game),
    game_ending(Game, Ending).
test(moves_behind_the_end, Problems == [problem(5, 0, after_end)]) :-
    games("PI\n+\n+7776FU\n%TORYO\n-3334FU\n", [_-Problems]).
test(foul, Ending == foul(gote, move(22, 44))) :-
    game("PI\n+\n+7776FU\nT1\n-2244KA\nT2\n%-ILLEGAL_ACTION\n", Game),
    game_ending(Game, Ending),
    moves(Game, "7g7f"),
    game_text(csa, Game, Text),
    once(sub_string(Text, _, _, _, "-2244KA\n%-ILLEGAL_ACTION\n")),
    round(Game).
test(two_moves_in_a_row, Ending-Problems ==
     foul(sente)-[problem(4, 2, illegal_move_text("+2726FU", wrong_side))]) :-
    games("PI\n+\n+7776FU\n+2726FU\n%+ILLEGAL_ACTION\n", [Game-Problems]),
    game_ending(Game, Ending),
    round(Game).
test(cut, Problems == [problem(4, 2, illegal_move_text("-2244KA", cannot_move_there))]) :-
    games("PI\n+\n+7776FU\n-2244KA\n+2726FU\n%TORYO\n", [Game-Problems]),
    game_ply(Game, 1).
test(times,
     forall(member(Text-Seconds,
                   ["0"-0, "007"-7, " 12 "-12, "0.25"-0.25, "999999999.5"-999999999.5]))) :-
    format(string(File), "PI\n+\n+7776FU\nT~w\n", [Text]),
    game(File, Game),
    findall(Remark, game_remark(Game, 1, Remark), [time(Seconds0)]),
    assertion(Seconds0 == Seconds),
    round(Game).
test(no_times,
     forall(member(Text,
                   [ "0'a", "0x10", "1r3", "1.0Inf", "inf", "nan", "1e3", "1.5e3", "-1", "+1",
                     "1_000", "1 000", ".5", "5.", "１", "1000000000", "1000000000000000000000000.5",
                     "" ]))) :-
    format(string(File), "PI\n+\n+7776FU\nT~w\n", [Text]),
    string_concat("T", Text, Line),
    games(File, [Game-[problem(4, 0, ignored(Line))]]),
    \+ game_remark(Game, _, time(_)).
test(no_float_holds_it) :-
    format(string(File), "PI\n+\n+7776FU\nT~`9t~400|.5\n", []),
    games(File, [_-[problem(4, 0, ignored(_))]]).
test(small_parts_of_a_second,
     Text == "'CSA encoding=UTF-8\nV3.0\nPI\n+\n+7776FU\nT0.0\n-3334FU\nT1.001\n") :-
    start_position(hirate, Start),
    game_record(Game, record(Start, 1, [], line([], [ step(move(77, 76), [time(1.0e-5)]),
                                                      step(move(33, 34), [time(1.0009)]) ],
                                                none))),
    game_text(csa, Game, Text).
test(many_moves_in_one_line, Problems = [problem(_, _, _)|_]) :-
    repeated("+7776FU,", 240 000, Moves),
    string_concat("V2.2\nPI\n+\n", Moves, Text),
    call_with_time_limit(20, once(text_game(csa, Text, _, Problems))).
test(time_before_the_first_move, Problems == [problem(3, 0, ignored("T5"))]) :-
    games("PI\n+\nT5\n'*x\n+7776FU\n", [Game-Problems]),
    findall(Ply-Remark, game_remark(Game, Ply, Remark), [0-comment("x")]).
test(unread, forall(member(Text, ["+7776XX", "+777", "7776"]))) :-
    format(string(File), "PI\n+\n~w\n", [Text]),
    games(File, [_-[problem(3, 1, unread(Text))]]).
test(ignored, Problems == [problem(3, 0, ignored("hello")), problem(5, 0, ignored("world"))]) :-
    games("PI\n+\nhello\n+7776FU\nworld\n", [_-Problems]).
test(collection, All == ["7g7f 3c3d 8h2b+", "2g2f"]) :-
    Text = "1 2003/09/08 A B 2 126 王位戦 矢倉\n7776FU3334FU8822UM\n2 2003/09/05 C D 1 110 順位戦 横歩取り\n\c
            2726FU\n",
    games(Text, [One-[], Two-[]]),
    findall(Moves, ( member(Game, [One, Two]), moves(Game, Moves) ), All),
    findall(Key-Value, game_header(Two, Key, Value),
            [開始日時-"2003/09/05", 先手-"C", 後手-"D", 棋戦-"順位戦", 戦型-"横歩取り"]).
test(bad_starts, forall(member(Text-What,
                               [ "P1-KY-KE\n+\n"-row("-KY-KE"),
                                 "P1-KX *  *  *  *  *  *  *  * \n+\n"-row(_),
                                 "P+77XX\n+\n"-pieces("77XX"), "P+07FU\n+\n"-pieces(_),
                                 "PI55FU\n+\n"-pieces("55FU"),
                                 "P+77FU76FU\n+\n"-gunshi(bad_position(nifu, _, fu, sente)),
                                 "P+77FU\nP-77FU\n+\n"-domain_error(free_square, 77),
                                 "P+00OU\n+\n"-domain_error(hand_kind, ou) ]))) :-
    games(Text, [none-[problem(1, 0, no_start(Said))]]),
    assertion(subsumes_term(What, Said)).
test(nothing, forall(member(Text, ["", "'only a comment\n", "/\n/\n"]))) :-
    games(Text, [none-[problem(1, 0, no_game)]]).
test(written,
     Text == "'CSA encoding=UTF-8\nV3.0\nN+A\nN-B\n$EVENT:E\nPI\n+\n'*start\n+7776FU\nT5\n'*c\n\c
              -3334FU\n%TORYO\nT1\n") :-
    start_position(hirate, Start),
    game_record(Game, record(Start, 1, [先手-"A", 後手-"B", 棋戦-"E", 表題-"left out"],
                             line([comment("start")],
                                  [ step(move(77, 76),
                                         [time(5), comment("c"), bookmark("left out")]),
                                    step(move(33, 34), [])
                                  ],
                                  end(resigns(sente), [time(1)])))),
    game_text(csa, Game, Text).
test(board_written, Text == "'CSA encoding=UTF-8\nV3.0\n\c
                             P1 *  *  *  * -OU *  *  *  * \nP2 *  *  *  *  *  *  *  *  * \n\c
                             P3 *  *  *  * +TO *  *  *  * \nP4 *  *  *  *  *  *  *  *  * \n\c
                             P5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \n\c
                             P7 *  *  *  *  *  *  *  *  * \nP8 *  *  *  *  *  *  *  *  * \n\c
                             P9 *  *  *  *  *  *  *  *  * \nP+00FU00FU00KI\nP-00HI\n+\n") :-
    game_usi(Game, "sfen 4k4/9/4+P4/9/9/9/9/9/9 b G2Pr 1"),
    game_text(csa, Game, Text).

:- end_tests(csa_records).
