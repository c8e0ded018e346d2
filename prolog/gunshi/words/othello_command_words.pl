:- encoding(utf8).
/*  The commands of Othello's prompt, as command_words/4 has them. What it only says that it has not
    (toplevel/othello_lacks.pl) is not here.
*/
:- module(gunshi_words_othello_command_words,
          [ othello_command/4           % ?Indicator, ?Call, ?English, ?Japanese
          ]).

%!  othello_command(?Indicator, ?Call:string, ?English:string, ?Japanese:string) is nondet.
%
%   As command_words/4, of what Othello's prompt alone has, or writes otherwise.

othello_command(o/0, "o.", "a game; says who is first", "対局開始、先手を決める").
othello_command(m/1, "m(pass).", "your pass", "あなたのパス").
othello_command(m/2, "m(6,5).", "your move, column and row", "自分の手、列と行").
othello_command(c/0, "c.", "the computer's move", "計算機の手").
othello_command(r/0, "r.", "result and record", "結果と棋譜").
othello_command(l/0, "l.", "learn from this game up to here", "この対局のここまでから学ぶ").
othello_command(l/1, "l('my.ggf').", "learn from the games of a file or folder",
                "ファイルかフォルダの対局から学ぶ").
othello_command(learn/0, "learn.", "learn from this game", "この対局から学ぶ").
othello_command(p/0, "p.", "print the knowledge base", "知識を書き出す").
othello_command(b/1, "b(20).", "the position after move 20", "20手目の局面へ").
othello_command(u/0, "u.", "take the last lessons back", "最後の教えを取り消す").
othello_command(d/0, "d.", "the board", "盤面").
othello_command(s/1, "s(corner(C)).", "what a rule would find here", "規則がここで見つけるもの").
othello_command(player/1, "player(otl).", "who plays: paper, otl", "打ち手、paper か otl").
othello_command(new_game/0, "new_game.", "a game, you have black", "対局開始、あなたが黒").
othello_command(play/1, "play(f5).", "your move, a square or pass", "自分の手、マスか pass").
othello_command(type/0, "type.", "moves without play, one a line", "play なしで一行に一手").
othello_command(go/0, "go.", "the program moves for the side to move", "手番の側を軍師が打つ").
othello_command(undo/0, "undo.", "take your move and the answer back", "待った").
othello_command(redo/0, "redo.", "play again what undo. took back", "打ち直し").
othello_command(moves/0, "moves.", "the legal moves", "打てるマス").
othello_command(board/0, "board.", "the board", "盤面").
othello_command(level/1, "level(5).", "the search engine plays, 1 to 10", "探索、1から10").
othello_command(think/1, "think(5).", "how many seconds it thinks about a move", "一手の秒数").
othello_command(why/0, "why.", "the reason of the last move", "直前の手の理由").
othello_command(why/1, "why(d3).", "what a move does here", "ここでのその手の働き").
othello_command(why_not/1, "why_not(d3).", "why it would not play that here, and what that loses",
                "ここでその手を打たない理由とその損").
othello_command(hint/0, "hint.", "what it would play here, and why", "ここで軍師の打つ手と理由").
othello_command(without/1, "without('strategy.pl':31).",
                "what it would have played without a clause",
                "その節がなければ何を打ったか").
othello_command(threat/0, "threat.", "what the other side would play if you could pass",
                "パスできたとしたら相手が打つ手").
othello_command(show/1, "show(takes_corner(Now, M, C)).",
                "what a rule would find here, on the board",
                "規則がここで見つけるものを盤上に").
othello_command(load/1, "load('my.ggf').", "a game from a file", "棋譜を読み込む").
othello_command(load/2, "load('my.ggf', [game(2)]).", "one game of a file of several",
                "何局かあるファイルの一局を読み込む").
othello_command(save/1, "save('my.ggf').", "the game to a file", "棋譜を保存する").
othello_command(goto/1, "goto(20).", "the position after move 20", "20手目の局面へ").
othello_command(forward/0, "forward.", "one move on in the game", "一手進む").
othello_command(back/0, "back.", "one move back in the game", "一手戻る").
othello_command(position/1, "position(P).", "the text of the position; with a text, a game from it",
                "局面の文字列。文字列を与えればその局面から").
othello_command(current_position/1, "current_position(P).",
                "the position on the board, for queries",
                "今の局面、質問のために").
othello_command(current_game/1, "current_game(G).", "the game at the prompt, for queries",
                "今の対局、質問のために").
