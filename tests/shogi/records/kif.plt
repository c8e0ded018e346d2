:- encoding(utf8).
:- module(test_kif, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records)).
:- use_module(tests(repeated)).

%   What programs write in KIF is read, and what is written reads back as the same game.

game(Text, Game) :-
    game(Text, Game, []).

game(Text, Game, Problems) :-
    text_game(kif, Text, Game, Problems).

moves(Game, Text) :-
    game_usi(Game, Usi),
    (   string_concat("startpos moves ", Text0, Usi)
    ->  Text = Text0
    ;   Text = Usi
    ).

even("手合割：平手　　\n先手：A\n後手：B\n手数----指手---------消費時間--\n").

of_even(Moves, Text) :-
    even(Head),
    string_concat(Head, Moves, Text).

round(Game) :-
    game_text(kif, Game, Text),
    game(Text, Again),
    assertion(Again == Game).

:- begin_tests(kif).

test(moves, Moves == "7g7f 3c3d 8h2b+ 3a2b B*5e") :-
    of_even("   1 ７六歩(77)   ( 0:10/00:00:10)\n   2 ３四歩(33)   ( 1:05/00:01:05)+\n\c
             3 ２二角成(88)\n 4 同　銀(31)\n   5 ５五角打   (00:02 / 00:00:12)\n", Text),
    game(Text, Game),
    moves(Game, Moves),
    findall(Ply-Seconds, game_remark(Game, Ply, time(Seconds)), [1-10, 2-65, 5-2]),
    findall(Key-Value, game_header(Game, Key, Value), [先手-"A", 後手-"B"]),
    \+ game_ending(Game, _),
    round(Game).
test(hours, Seconds == 3723) :-
    of_even("1 ７六歩(77) ( 1:02:03/01:02:03)", Text),
    game(Text, Game),
    once(game_remark(Game, 1, time(Seconds))).
test(no_time,
     [ forall(member(Clock-Wanted, [ "( 0:x/)"-told, "()"-[], "(     )"-[], "(-1:-5/)"-told,
                                     "(99999999999999999999:00/)"-told, "(300000:00:00/)"-told ])),
       Found == Wanted ]) :-
    format(string(Line), "1 ７六歩(77) ~w\n", [Clock]),
    of_even(Line, Text),
    game(Text, Game, Problems),
    moves(Game, "7g7f"),
    \+ game_remark(Game, _, time(_)),
    (   Problems = [problem(_, 0, ignored(Clock))]
    ->  Found = told
    ;   Found = Problems
    ).
test(no_time_of_an_ending, Problems = [problem(_, 0, ignored("( 9999999999999:00)"))]) :-
    of_even("1 ７六歩(77)\n2 投了 ( 9999999999999:00)\n", Text),
    game(Text, Game, Problems),
    game_ending(Game, _).
test(a_number_of_many_digits, Moves-Problems = "7g7f"-[problem(_, 0, ignored(_))]) :-
    repeated("9", 1 500 000, Digits),
    format(string(Line), "1 ７六歩(77)\n~s ３四歩(33)\n", [Digits]),
    of_even(Line, Text),
    call_with_time_limit(20, game(Text, Game, Problems)),
    moves(Game, Moves).
test(many_variations_of_no_move, Count == 30 000) :-
    repeated("変化：9手\n", 30 000, Branches),
    string_concat("1 ７六歩(77)\n", Branches, Line),
    of_even(Line, Text),
    call_with_time_limit(20, game(Text, _, Problems)),
    length(Problems, Count).
test(many_variations_at_the_end, Moves == "7g7f 3c3d") :-
    repeated("変化：2手\n", 30 000, Branches),
    string_concat("1 ７六歩(77)\n", Branches, Line0),
    string_concat(Line0, "2 ３四歩(33)\n", Line),
    of_even(Line, Text),
    call_with_time_limit(20, game(Text, Game)),
    moves(Game, Moves).
test(many_fields, Moves == "7g7f") :-
    findall(Field, ( between(1, 40 000, N), format(string(Field), "k~d：v\n", [N]) ), Fields),
    atomics_to_string(Fields, Head),
    of_even("1 ７六歩(77)\n", Rest),
    string_concat(Head, Rest, Text),
    call_with_time_limit(20, game(Text, Game)),
    moves(Game, Moves).
test(many_variations_of_one_move, Count == 80 000) :-
    repeated("変化：1手\n*x\n", 80 000, Branches),
    string_concat("1 ７六歩(77)\n", Branches, Line),
    of_even(Line, Text),
    call_with_time_limit(20, game(Text, Game)),
    game_record(Game, record(_, _, _, line(_, [step(_, Remarks)], _))),
    length(Remarks, Count).
test(other_spellings, Moves == "7g7f 3c3d 8h2b+ 3a2b 9g9f 5a6b") :-
    game("1 7六歩(77)\n2 ３4歩(33)\n3 22角成(88)\n4 同銀(31)\n5 ９六歩(97)\n6 ６二王(51)\n", Game),
    moves(Game, Moves),
    round(Game).
test(no_head, Moves == "7g7f") :-
    game("１\n   1 ７六歩(77)\n", Game, Problems),
    moves(Game, Moves),
    Problems = [problem(1, 0, ignored("１"))].
test(line_that_begins_with_a_number, Problems-Moves ==
     [problem(1, 0, ignored("2021/10/02"))]-"7g7f") :-
    game("2021/10/02\n手合割：平手\n1 ７六歩(77)\n", Game, Problems),
    moves(Game, Moves).
test(carriage_returns, Moves == "7g7f 3c3d") :-
    of_even("1 ７六歩(77)\n2 ３四歩(33)\n", Text0),
    split_string(Text0, "\n", "", Lines),
    forall(member(End, ["\r\n", "\r"]),
           ( atomic_list_concat(Lines, End, Text),
             game(Text, Game),
             moves(Game, Moves)
           )),
    game(Text0, Game),
    moves(Game, Moves).
test(remarks,
     Remarks == [ 0-comment("before"), 0-bookmark("start"), 1-comment(" first"), 1-comment(""),
                  1-comment("second"), 2-time(3), 2-bookmark("here") ]) :-
    of_even("*before\n&start\n1 ７六歩(77)\n* first\n*\n*second\n2 ３四歩(33) (0:03/)\n&here\n", Text),
    game(Text, Game),
    findall(Ply-Remark, game_remark(Game, Ply, Remark), Remarks),
    round(Game).
test(endings, forall(member(Word-Ending,
                            [ 投了-resigns(gote), 中断-abandoned, 千日手-repetition, 持将棋-impasse,
                              詰み-mate, 不詰-no_mate, 切れ負け-time(gote), 反則勝ち-foul(sente),
                              反則負け-foul(gote), 入玉勝ち-declares(gote), 不戦勝-walkover(gote),
                              不戦敗-walkover(sente), 封じ手-sealed, 引き分け-draw,
                              最大手数-max_moves, 待った-matta, エラー-error, 詰-mate,
                              時間切れ-time(gote) ]))) :-
    format(string(Line), "   1 ７六歩(77)\n   2 ~w     ( 0:07/00:00:07)\n*end\n", [Word]),
    of_even(Line, Text),
    game(Text, Game),
    game_ending(Game, Ending),
    findall(Remark, game_remark(Game, 2, Remark), [time(7), comment("end")]),
    round(Game).
test(last_lines, forall(member(Line-Ending,
                               [ "先手の勝ち"-resigns(gote), "後手の勝ち"-resigns(sente),
                                 "下手の勝ち"-resigns(gote), "上手の勝ち"-resigns(sente),
                                 "中断"-abandoned, "千日手"-repetition, "持将棋"-impasse,
                                 "時間切れにより後手の勝ち"-time(sente),
                                 "先手の反則負け"-foul(sente), "先手の反則勝ち"-foul(gote),
                                 "後手の入玉勝ち"-declares(gote), "後手の不戦敗"-walkover(sente),
                                 "先手の切れ負け"-time(sente), "封じ手"-sealed,
                                 "先手の勝ち#note"-resigns(gote), "雨天"-other(雨天) ]))) :-
    format(string(Moves), "1 ７六歩(77)\nまで1手で~w\n", [Line]),
    of_even(Moves, Text),
    game(Text, Game),
    game_ending(Game, Ending0),
    assertion(Ending0 == Ending),
    game_text(kif, Game, Written),
    once(game(Written, Again, _)),
    assertion(Again == Game).
test(tsume_ends, Ending == mate) :-
    of_even("1 ７六歩(77)\nまで1手詰\n", Text),
    game(Text, Game),
    game_ending(Game, Ending).
test(strange_ending, Problems-Ending == [problem(6, 0, unknown_ending(雨天中止))]-other(雨天中止)) :-
    of_even("1 ７六歩(77)\n2 雨天中止\n", Text),
    game(Text, Game, Problems),
    game_ending(Game, Ending).
test(ending_in_words_of_csa, Ending == resigns(gote)) :-
    of_even("1 ７六歩(77)\n2 TORYO\n", Text),
    game(Text, Game),
    game_ending(Game, Ending),
    round(Game).
test(ending_that_looks_like_a_move) :-
    start_position(hirate, Start),
    forall(member(Word, ['７六歩(77)', '５五角打']),
           ( game_record(Game, record(Start, 1, [], line([], [], end(other(Word), [])))),
             round(Game)
           )).
test(moves_behind_the_end, Problems-Moves == [problem(7, 0, after_end)]-"7g7f") :-
    of_even("1 ７六歩(77)\n2 投了\n3 ３四歩(33)\n", Text),
    game(Text, Game, Problems),
    moves(Game, Moves).

test(handicap, Sfen == "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1") :-
    game("手合割：二枚落ち　\n上手：U\n下手：S\n1 ６二銀(71)\n", Game),
    game_start(Game, Start),
    position_sfen(Start, Sfen),
    findall(Key-Value, game_header(Game, Key, Value), [後手-"U", 先手-"S"]),
    round(Game).
test(ascii_colon, Sfen-Problems ==
     "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"-
     [problem(2, 0, ignored("http://example.org/"))]) :-
    game("手合割:二枚落ち\nhttp://example.org/\n1 ６二銀(71)\nまで1手で、上手の勝ち\n", Game, Problems),
    game_start(Game, Start),
    position_sfen(Start, Sfen),
    game_ending(Game, resigns(sente)).
test(handicaps, forall(handicap(Name, Japanese))) :-
    format(string(Text), "手合割：~w\n", [Japanese]),
    game(Text, Game),
    game_start(Game, Start),
    start_position(Name, Start),
    round(Game).
test(no_handicap, Problem == problem(1, 0, no_start(handicap(九枚落ち)))) :-
    text_game(kif, "手合割：九枚落ち\n1 ７六歩(77)\n", none, [Problem]).

test(start_that_is_not_drawn, Problems ==
     [problem(2, 0, ignored("後手番")), problem(4, 0, ignored("先手の持駒：歩"))]) :-
    game("手合割：平手\n後手番\n後手の持駒：なし\n先手の持駒：歩\n1 ７六歩(77)\n", Game, Problems),
    moves(Game, "7g7f").
test(start_said_twice) :-
    game("手合割：平手\n先手番\n後手の持駒：なし\n先手の持駒：\n1 ７六歩(77)\n", _),
    game("手合割：香落ち\n後手番\n1 ３四歩(33)\n", _).

drawn("手合割：その他　\n後手の持駒：飛　角　金四　銀四　桂四　香四　歩十七　\n\c
       ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n\c
       | ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n\c
       | ・ ・ ・ ・ 歩 ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n\c
       | ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n\c
       | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| 馬 ・ ・ ・ ・ ・ ・ ・v龍|八\n\c
       | ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n+---------------------------+\n\c
       先手の持駒：なし\n~w先手：\n後手：\n").

of_drawn(Turn, Text) :-
    drawn(Drawn),
    format(string(Text), Drawn, [Turn]).

test(drawn_start, Sfen == "4k4/9/4P4/9/9/9/9/+B7+r/9 b rb4g4s4n4l17p 1") :-
    of_drawn('', Text),
    game(Text, Game),
    game_start(Game, Start),
    position_sfen(Start, Sfen),
    \+ game_header(Game, _, _),
    round(Game).
test(drawn_turn, forall(member(Turn, [後手番, 上手番]))) :-
    format(atom(Line), "~w\n", [Turn]),
    of_drawn(Line, Text),
    game(Text, Game),
    game_start(Game, Start),
    side_to_move(Start, gote),
    round(Game).
test(drawn_number, Usi == "sfen 4k4/9/4P4/9/9/9/9/+B7+r/9 b rb4g4s4n4l17p 29 moves 9h5d") :-
    of_drawn('手数＝28　△１八龍　まで\n', Text0),
    string_concat(Text0, "  29 ５四馬(98)\n変化：29手\n  29 ６五馬(98)\n", Text),
    game(Text, Game),
    game_usi(Game, Usi),
    once(game_variation(Game, 1, _)),
    round(Game).
test(bad_boards, forall(member(From-To-What,
                               [ "歩十七"-"歩十九"-gunshi(bad_position(too_many, none, fu, _)),
                                 "歩十七"-"象"-hand(_), "v玉"-"v王"-none,
                                 "|五"-"|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|"-rows(10),
                                 "馬"-"象"-row(_) ]))) :-
    of_drawn('', Text0),
    atomic_list_concat(Parts, From, Text0),
    atomic_list_concat(Parts, To, Text1),
    text_game(kif, Text1, Game, Problems),
    (   What == none
    ->  Problems == []
    ;   Game == none,
        Problems = [problem(At, 0, no_start(Said))],
        At > 0,
        assertion(subsumes_term(What, Said))
    ).

branches("1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n\c
          変化：3手\n3 ６六歩(67)\n4 ８四歩(83)\n5 ７八銀(79)\n\c
          変化：5手\n5 ６八銀(79)\n\n変化：3手\n*third\n3 ７五歩(76)\n4 投了\nまで3手で先手の勝ち\n\c
          変化：2手\n2 ８四歩(83)\n").

test(variations, Texts == [ 2-"7g7f 8c8d", 3-"7g7f 3c3d 6g6f 8c8d 7i7h", 3-"7g7f 3c3d 7f7e" ]) :-
    branches(Moves),
    of_even(Moves, Text),
    game(Text, Game),
    moves(Game, "7g7f 3c3d 2g2f 8c8d"),
    findall(Ply-Line, ( game_variation(Game, Ply, Variation), moves(Variation, Line) ), Texts),
    round(Game).
test(variation_of_a_variation, Line == "7g7f 3c3d 6g6f 8c8d 7i6h") :-
    branches(Moves),
    of_even(Moves, Text),
    game(Text, Game),
    once(( game_variation(Game, 3, Outer), game_variation(Outer, 5, Inner) )),
    moves(Inner, Line).
test(variation_instead_of_the_end, Line == "7g7f 3c3d") :-
    of_even("1 ７六歩(77)\n2 投了\nまで1手で先手の勝ち\n変化：2手\n2 ３四歩(33)\n", Text),
    game(Text, Game),
    game_ending(Game, resigns(gote)),
    game_variation(Game, 2, Variation),
    moves(Variation, Line),
    round(Game).
test(variation_that_goes_on, Moves == "7g7f 3c3d 2g2f") :-
    of_even("1 ７六歩(77)\n2 ３四歩(33)\n変化：3手\n*before\n3 ２六歩(27)\n", Text),
    game(Text, Game),
    once(game_remark(Game, 2, comment("before"))),
    moves(Game, Moves).
test(variation_of_nothing, Problems == [problem(6, 7, no_branch), problem(8, 0, no_branch)]) :-
    of_even("1 ７六歩(77)\n変化：7手\n7 ２六歩(27)\n変化：0手\n0 ２六歩(27)\n", Text),
    game(Text, _, Problems).

test(number_that_jumps, [ forall(member(Lines-Wanted,
                                        [ [1-"７六歩(77)", 3-"３四歩(33)", 4-"２六歩(27)",
                                           7-"８四歩(83)"]-[problem(6, 2, misnumbered(3, 2))],
                                          [1-"７六歩(77)", 2-"３四歩(33)", 2-"２六歩(27)",
                                           3-"８四歩(83)"]-[],
                                          [1-"７六歩(77)", 3-"投了"]-
                                          [problem(6, 2, misnumbered(3, 2))],
                                          [1-"７六歩(77)", 2-"３四歩(33)", 3-"投了"]-[],
                                          [29-"７六歩(77)", 30-"３四歩(33)", 31-"２六歩(27)"]-[],
                                          [0-"７六歩(77)", 1-"３四歩(33)", 2-"投了"]-[] ])),
                          Problems == Wanted ]) :-
    with_output_to(string(Moves), forall(member(N-Move, Lines), format("~d ~w~n", [N, Move]))),
    of_even(Moves, Text),
    game(Text, Game, Problems),
    round(Game).
test(number_that_jumps_in_a_variation, Problems == [problem(15, 4, misnumbered(5, 4))]) :-
    of_even("1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n\c
             変化：3手\n1 ６六歩(67)\n2 ８四歩(83)\n\n変化：2手\n2 ８四歩(83)\n3 ２六歩(27)\n\c
             5 ３四歩(33)\n", Text),
    game(Text, _, Problems).

test(cut, Problems-Moves == [problem(6, 2, illegal_move_text("７五歩(76)", wrong_side))]-"7g7f") :-
    of_even("1 ７六歩(77)\n2 ７五歩(76)\n3 ２六歩(27)\n4 投了\n", Text),
    game(Text, Game, Problems),
    moves(Game, Moves),
    \+ game_ending(Game, _).
test(cut_variation, Problems-Moves ==
     [problem(9, 2, illegal_move_text("９九歩(19)", wrong_side))]-"7g7f 3c3d") :-
    of_even("1 ７六歩(77)\n2 ３四歩(33)\n変化：1手\n1 ２六歩(27)\n2 ９九歩(19)\n", Text),
    game(Text, Game, Problems),
    moves(Game, Moves),
    once(game_variation(Game, 1, Variation)),
    moves(Variation, "2g2f").
test(promoted_piece_by_its_old_name, Problems-Moves ==
     [problem(6, 5, misnamed("３二角(22)"))]-"7g7f 3c3d 8h2b+ 8c8d 2b3b") :-
    game("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n4 ８四歩(83)\n5 ３二角(22)\n",
         Game, Problems),
    moves(Game, Moves).

test(foul, Ending-Moves == foul(sente, move(88, 22))-"7g7f 8c8d") :-
    of_even("1 ７六歩(77)\n2 ８四歩(83)\n3 ２二角(88) ( 0:05/00:00:05)\n*a foul\n\c
             4 反則勝ち ( 0:01/00:00:01)\nまで3手で後手の反則勝ち\n", Text),
    game(Text, Game),
    game_ending(Game, Ending),
    moves(Game, Moves),
    game_result(Game, wins(gote, foul)),
    findall(Remark, game_remark(Game, 3, Remark), [time(5), time(1), comment("a foul")]),
    round(Game).
test(foul_of_two_pawns, Ending == foul(sente, drop(fu, 55))) :-
    game("手合割：平手\n1 ２六歩(27)\n2 ３四歩(33)\n3 ２五歩(26)\n4 ３五歩(34)\n5 ２四歩(25)\n\c
          6 同　歩(23)\n7 同　飛(28)\n8 ３六歩(35)\n9 ５五歩打\n10 反則勝ち\n", Game),
    game_ending(Game, Ending),
    round(Game).
test(foul_that_nothing_could_do, Ending-Problem ==
     foul(sente)-illegal_move_text("５五飛打", not_in_hand)) :-
    of_even("1 ５五飛打\n2 反則勝ち\n", Text),
    game(Text, Game, [problem(_, 1, Problem)]),
    game_ending(Game, Ending),
    round(Game).
test(variation_behind_a_foul, Ending-Problems ==
     foul(sente, move(88, 22))-[problem(10, 4, no_branch)]) :-
    of_even("1 ７六歩(77)\n2 ８四歩(83)\n3 ２二角(88)\n4 反則勝ち\n\c
             変化：4手\n4 ３四歩(33)\n変化：3手\n3 ２六歩(27)\n", Text),
    game(Text, Game, Problems),
    game_ending(Game, Ending),
    game_variation(Game, 3, Variation),
    moves(Variation, "7g7f 8c8d 2g2f"),
    round(Game).

test(nothing_there, Problems == [problem(1, 0, no_game)]) :-
    game("", none, Problems).
test(no_record, Problems == [problem(1, 0, no_game)]) :-
    game("Dear all,\nthis is no game.\n", none, Problems).
test(written, Text == "#KIF version=2.0 encoding=UTF-8\n手合割：平手　　\n先手：A\n後手：B\n\c
                       手数----指手---------消費時間--\n\c
                       \x20  1 ７六歩(77)   ( 0:10/00:00:10)\n*c\n\c
                       \x20  2 ３四歩(33)   (61:05/01:01:05)\n\c
                       \x20  3 投了         ( 0:02/00:00:12)\n\c
                       まで2手で後手の勝ち\n") :-
    of_even("1 ７六歩(77) (0:10/)\n*c\n2 ３四歩(33) (61:05/)\n3 投了 (0:02/)\n", In),
    game(In, Game),
    game_text(kif, Game, Text).
test(lines_in_texts, Values-Comments == ["a\\nb"]-[comment("x"), comment("y")]) :-
    start_position(hirate, Start),
    game_record(Game, record(Start, 1, [備考-"a\\nb"], line([comment("x"), comment("y")], [], none))),
    round(Game),
    findall(Value, game_header(Game, 備考, Value), Values),
    findall(Comment, game_remark(Game, 0, Comment), Comments).

:- end_tests(kif).
