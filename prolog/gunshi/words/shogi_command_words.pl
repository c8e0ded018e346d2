:- encoding(utf8).
/*  The commands of shogi's prompt, as command_words/4 has them. */
:- module(gunshi_words_shogi_command_words,
          [ shogi_command/4             % ?Indicator, ?Call, ?English, ?Japanese
          ]).

%!  shogi_command(?Indicator, ?Call:string, ?English:string, ?Japanese:string) is nondet.
%
%   As command_words/4, of what shogi's prompt alone has, or writes otherwise.

shogi_command(new_game/0, "new_game.", "an even game, you have sente", "平手の対局、あなたが先手").
shogi_command(new_game/1, "new_game('二枚落ち').", "a handicap game", "駒落ちの対局").
shogi_command(play/1, "play('7g7f').", "your move, in USI, CSA or Japanese",
              "指し手: USI、CSA、日本語").
shogi_command(type/0, "type.", "moves without quotes, one a line", "引用符なしで一行に一手").
shogi_command(go/0, "go.", "the program moves for the side to move", "手番の側を軍師が指す").
shogi_command(undo/0, "undo.", "take your move and the answer back", "待った").
shogi_command(redo/0, "redo.", "play again what undo. took back", "指し直し").
shogi_command(moves/0, "moves.", "the legal moves", "合法手").
shogi_command(board/0, "board.", "the board", "盤面").
shogi_command(flip/0, "flip.", "turn the board round", "盤面反転").
shogi_command(declare/0, "declare.", "declare a win with the king in the camp", "入玉宣言").
shogi_command(resign/0, "resign.", "resign the game", "投了").
shogi_command(level/1, "level(3).", "how well it plays, 1 to 10", "強さ、1から10").
shogi_command(think/1, "think(5).", "how many seconds it thinks about a move", "一手の秒数").
shogi_command(styles/0, "styles.", "the styles of play", "棋風の一覧").
shogi_command(set_style/1, "set_style(furibisha).", "choose a style of play", "棋風を選ぶ").
shogi_command(seed/1, "seed(7).", "draw book moves by this seed; 0: by chance",
              "定跡の抽選をこの乱数の種で。0は毎回変わる").
shogi_command(why/0, "why.", "the reason of the last move", "直前の手の理由").
shogi_command(why/1, "why('4d').", "why not another move in its place", "代わりにその手でない理由").
shogi_command(hint/0, "hint.", "what it would play here, and why", "ここで軍師の指す手と理由").
shogi_command(why_not/1, "why_not('3d').", "why it would not play that here",
              "ここでその手を指さない理由").
shogi_command(without/1, "without(joseki).", "what it would have played without a clause",
              "その節がなければ何を指したか").
shogi_command(threat/0, "threat.", "what comes if the side to move does nothing",
              "手番の側が何もしない時の狙い").
shogi_command(plans/0, "plans.", "what both sides build", "両者の構想").
shogi_command(castles/0, "castles.", "the castles and formations of both sides",
              "両者の囲いと戦型").
shogi_command(show/1, "show(attacks(Now, 28, To)).", "what a rule would find here, on the board",
              "規則がここで見つけるものを盤上に").
shogi_command(load/1, "load('my.kif').", "a game from a file", "棋譜を読み込む").
shogi_command(load/2, "load('my.kif', [game(2)]).", "one game of a file of several",
              "何局かあるファイルの一局を読み込む").
shogi_command(save/1, "save('my.kif').", "the game to a file", "棋譜を保存する").
shogi_command(goto/1, "goto(62).", "the position after move 62", "62手目の局面へ").
shogi_command(forward/0, "forward.", "one move on in the game", "一手進む").
shogi_command(back/0, "back.", "one move back in the game", "一手戻る").
shogi_command(variation/0, "variation.", "the moves that the record has here", "ここでの棋譜の手").
shogi_command(variation/1, "variation(2).", "go on by the second of them", "その二番目の手へ進む").
shogi_command(explain/1, "explain('my.kif').", "what it would have played at each move, and why",
              "一手ごとに軍師の手と理由").
shogi_command(explain/2, "explain('my.kif', 'explained.kif').", "the same as comments in a file",
              "同じことを注釈としてファイルに").
shogi_command(quiz/1, "quiz('my.kif').", "your own errors in it as next-move questions",
              "自分の失着を次の一手問題に").
shogi_command(position/1, "position('SFEN').", "a game from a position", "その局面から始める").
shogi_command(sfen/0, "sfen.", "the SFEN of the position on the board", "今の局面のSFEN").
shogi_command(current_position/1, "current_position(P).", "the position on the board, for queries",
              "今の局面、質問のために").
shogi_command(current_game/1, "current_game(G).", "the game at the prompt, for queries",
              "今の対局、質問のために").
shogi_command(learn/0, "learn.", "learn from the game that somebody has lost",
              "負けた対局から学ぶ").
