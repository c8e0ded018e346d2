:- encoding(utf8).
:- module(test_ki2, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi)).
:- use_module(library(gunshi/shogi/records)).

%   What programs write in KI2 is read, and what is written reads back as the same game. How single
%   moves are told apart is tested in notation.plt.

game(Text, Game, Problems) :-
    text_game(ki2, Text, Game, Problems).

moves(Game, Text) :-
    game_usi(Game, Usi),
    string_concat("startpos moves ", Text, Usi).

round(Game) :-
    game_text(ki2, Game, Text),
    game(Text, Again, []),
    assertion(Again == Game).

:- begin_tests(ki2).

test(moves, Moves == "7g7f 3c3d 8h2b+ 3a2b B*5e 2b3c 5e3c+ 2a3c") :-
    game("先手：A\n後手：B\n\n▲７六歩    △３四歩    ▲２二角成  △同　銀\n▲５五角 △３三銀 ▲同角成 △同桂\n",
         Game, []),
    moves(Game, Moves),
    round(Game).
test(no_blanks, Moves == "7g7f 3c3d 8h2b+ 3a2b") :-
    game("☗７六歩☖３四歩▲２二角成△同　銀", Game, []),
    moves(Game, Moves).
test(nothing_said_of_promotion, Moves == "7g7f 3c3d 8h2b") :-
    game("▲７六歩 △３四歩 ▲２二角", Game, []),
    moves(Game, Moves),
    game_text(ki2, Game, Text),
    sub_string(Text, _, _, _, "▲２二角不成"),
    !.
test(said_apart, Text == "▲５八金右") :-
    start_position(hirate, Start),
    game_record(Game, record(Start, 1, [], line([], [step(move(49, 58), [])], none))),
    game_text(ki2, Game, All),
    split_string(All, "\n", "", Lines),
    nth1(4, Lines, Text),
    round(Game).
test(not_said_apart,
     Problems == [problem(2, 1,
                          illegal_move_text("▲５八金", ambiguous([move(49, 58), move(69, 58)])))]) :-
    game("先手：A\n▲５八金 △３四歩\n", Game, Problems),
    game_ply(Game, 0).
test(remarks) :-
    game("*before\n▲７六歩    △３四歩\n*both\n&here\n▲２六歩\n", Game, []),
    findall(Ply-Remark, game_remark(Game, Ply, Remark),
            [0-comment("before"), 2-comment("both"), 2-bookmark("here")]),
    round(Game).
test(variations, Lines == [3-"7g7f 3c3d 7f7e 8c8d", 2-"7g7f 8c8d"]) :-
    game("▲７六歩    △３四歩    ▲２六歩\nまで3手で中断\n\n変化：   3手\n▲７五歩    △８四歩\n\n\c
          変化：   2手\n△８四歩\nまで2手で後手の勝ち\n", Game, []),
    findall(Ply-Line, ( game_variation(Game, Ply, V), moves(V, Line) ), Lines0),
    sort(1, @>=, Lines0, Lines),
    round(Game).
test(endings, forall(member(Ending,
                            [ resigns(sente), resigns(gote), declares(gote), time(sente),
                              foul(sente), foul(gote), walkover(gote), mate, repetition, impasse,
                              draw, max_moves, no_mate, sealed, abandoned, matta, error,
                              other(雨天) ]))) :-
    start_position(hirate, Start),
    forall(member(Steps, [[], [step(move(77, 76), [])]]),
           ( game_record(Game, record(Start, 1, [], line([], Steps, end(Ending, [comment("e")])))),
             round(Game)
           )).
test(foul_move_is_left_out, Ending == foul(sente)) :-
    start_position(hirate, Start),
    game_record(Game, record(Start, 1, [],
                             line([], [], end(foul(sente, move(88, 22)), [])))),
    not_held(ki2, Game, problem(0, 1, not_held(ki2))),
    game_text(ki2, Game, Text),
    game(Text, Again, []),
    game_ending(Again, Ending).
test(foul_that_is_said, Ending == foul(sente, drop(fu, 26))) :-
    game("▲７六歩 △３四歩 ▲２二角成 △同　銀 ▲７五歩 △８四歩 ▲７四歩 △９四歩 ▲７三歩成 △同　桂 \c
          ▲３六歩 △９五歩 ▲３五歩 △９六歩 ▲同歩 △８五歩 ▲２六歩打\nまで17手で先手の反則負け\n",
         Game, []),
    game_ending(Game, Ending),
    game_result(Game, wins(gote, foul)).
test(no_move, Problems == [problem(1, 2, unread("△あ歩 "))]) :-
    game("▲７六歩 △あ歩 ▲２六歩", _, Problems).
test(written, Text == "#KI2 version=2.0 encoding=UTF-8\n手合割：平手　　\n先手：A\n\n\c
                       ▲２六歩    △８四歩    ▲２五歩    △８五歩    ▲７八金    △３二金\n▲２四歩\n*c\n\c
                       △同　歩\nまで8手で後手の勝ち\n\n変化：8手\n△３四歩\n") :-
    game("先手：A\n▲２六歩△８四歩▲２五歩△８五歩▲７八金△３二金▲２四歩\n*c\n△同歩\nまで8手で後手の勝ち\n\c
          変化：8手\n△３四歩\n", Game, []),
    game_text(ki2, Game, Text).

:- end_tests(ki2).
