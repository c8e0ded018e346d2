:- encoding(utf8).
/*  How the commands of the shogi prompt are written, and what each does, in one line of either
    language: for help/1, apropos/1 and whoever wrote one in another way.
*/
:- module(gunshi_words_command_words,
          [ command_words/4             % ?Indicator, ?Call, ?English, ?Japanese
          ]).

%!  command_words(?Indicator, ?Call:string, ?English:string, ?Japanese:string) is nondet.
%
%   The command Name/Arity of library(gunshi/session) is written as Call, an example with its full
%   stop. English and Japanese say what it does. Semidet when Indicator is known.

command_words(new_game/0, "new_game.", "an even game, you have sente", "平手の対局、あなたが先手").
command_words(new_game/1, "new_game('二枚落ち').", "a handicap game", "駒落ちの対局").
command_words(play/1, "play('7g7f').", "your move, in USI, CSA or Japanese",
              "指し手: USI、CSA、日本語").
command_words(type/0, "type.", "moves without quotes, one a line", "引用符なしで一行に一手").
command_words(go/0, "go.", "the program moves for the side to move", "手番の側を軍師が指す").
command_words(undo/0, "undo.", "take your move and the answer back", "待った").
command_words(redo/0, "redo.", "play again what undo. took back", "指し直し").
command_words(moves/0, "moves.", "the legal moves", "合法手").
command_words(board/0, "board.", "the board", "盤面").
command_words(flip/0, "flip.", "turn the board round", "盤面反転").
command_words(declare/0, "declare.", "declare a win with the king in the camp", "入玉宣言").
command_words(resign/0, "resign.", "resign the game", "投了").
command_words(level/1, "level(3).", "how well it plays, 1 to 10", "強さ、1から10").
command_words(think/1, "think(5).", "how many seconds it thinks about a move", "一手の秒数").
command_words(styles/0, "styles.", "the styles of play", "棋風の一覧").
command_words(set_style/1, "set_style(furibisha).", "choose a style of play", "棋風を選ぶ").
command_words(seed/1, "seed(7).", "draw book moves by this seed; 0: by chance",
              "定跡の抽選をこの乱数の種で。0は毎回変わる").
command_words(set_language/1, "set_language(ja).", "the language, ja or en", "言語、ja か en").
command_words(why/0, "why.", "the reason of the last move", "直前の手の理由").
command_words(why/1, "why('4d').", "why not another move in its place", "代わりにその手でない理由").
command_words(hint/0, "hint.", "what it would play here, and why", "ここで軍師の指す手と理由").
command_words(why_not/1, "why_not('3d').", "why it would not play that here",
              "ここでその手を指さない理由").
command_words(without/1, "without(joseki).", "what it would have played without a clause",
              "その節がなければ何を指したか").
command_words(threat/0, "threat.", "what comes if the side to move does nothing",
              "手番の側が何もしない時の狙い").
command_words(plans/0, "plans.", "what both sides build", "両者の構想").
command_words(castles/0, "castles.", "the castles and formations of both sides",
              "両者の囲いと戦型").
command_words(show/1, "show(attacks(Now, 28, To)).", "what a rule would find here, on the board",
              "規則がここで見つけるものを盤上に").
command_words(vocabulary/0, "vocabulary.", "the words that rules may use", "規則に書ける語彙").
command_words(load/1, "load('my.kif').", "a game from a file", "棋譜を読み込む").
command_words(load/2, "load('my.kif', [game(2)]).", "one game of a file of several",
              "何局かあるファイルの一局を読み込む").
command_words(save/1, "save('my.kif').", "the game to a file", "棋譜を保存する").
command_words(goto/1, "goto(62).", "the position after move 62", "62手目の局面へ").
command_words(forward/0, "forward.", "one move on in the game", "一手進む").
command_words(back/0, "back.", "one move back in the game", "一手戻る").
command_words(variation/0, "variation.", "the moves that the record has here", "ここでの棋譜の手").
command_words(variation/1, "variation(2).", "go on by the second of them", "その二番目の手へ進む").
command_words(explain/1, "explain('my.kif').", "what it would have played at each move, and why",
              "一手ごとに軍師の手と理由").
command_words(explain/2, "explain('my.kif', [game(2)]).", "the same of one game of several",
              "何局かのうちの一局で、一手ごとに軍師の手と理由").
command_words(quiz/1, "quiz('my.kif').", "your own errors in it as next-move questions",
              "自分の失着を次の一手問題に").
command_words(position/1, "position('SFEN').", "a game from a position", "その局面から始める").
command_words(sfen/0, "sfen.", "the SFEN of the position on the board", "今の局面のSFEN").
command_words(current_position/1, "current_position(P).", "the position on the board, for queries",
              "今の局面、質問のために").
command_words(current_game/1, "current_game(G).", "the game at the prompt, for queries",
              "今の対局、質問のために").
command_words(learn/0, "learn.", "learn from the game that somebody has lost",
              "負けた対局から学ぶ").
command_words(help/0, "help.", "a tour of the commands", "指令の案内").
command_words(help/1, "help(play).", "what is known of a name", "名前の説明").
command_words(kb_list/0, "kb_list.", "what can be said in the knowledge", "知識に書ける事柄").
command_words(kb_find/1, "kb_find('矢倉').", "where the knowledge says so", "どこに書いてあるか").
command_words(kb_show/1, "kb_show(joseki).", "clauses as source, by their name", "名前で節の元の文").
command_words(kb_check/0, "kb_check.", "is anything wrong with the knowledge?",
              "知識の誤りを調べる").
command_words(kb_check/1, "kb_check(search).", "the same, and judge the joseki by searches",
              "知識の誤りを調べ、定跡の手を読みで確かめる").
command_words(kb_history/0, "kb_history.", "your changes of the knowledge", "知識の変更の一覧").
command_words(kb_add/1, "kb_add(joseki('私の矢倉', 100, \"7g7f 3c3d 6g6f\")).", "add a clause",
              "節を加える").
command_words(kb_remove/1, "kb_remove(line('私の矢倉')).", "take a clause of yours away",
              "自分の節を取り除く").
command_words(kb_disable/1, "kb_disable(joseki).", "believe a clause no longer", "節を無効にする").
command_words(kb_enable/1, "kb_enable(joseki).", "believe it again", "また有効にする").
command_words(kb_undo/0, "kb_undo.", "take the last change of the knowledge back",
              "知識の最後の変更を取り消す").
command_words(kb_generalise/2, "kb_generalise('FILE':12, sente(77, ke)).",
              "a pattern with one condition less", "型の条件を一つ減らす").
command_words(kb_specialise/2, "kb_specialise('FILE':12, sente(77, ke)).",
              "a pattern with one condition more", "型の条件を一つ増やす").
command_words(kb_save/1, "kb_save('mine.pl').", "your changes as a file", "自分の変更をファイルに").
command_words(kb_import/1, "kb_import('mine.pl').", "the clauses of a file", "ファイルの節を取り込む").
command_words(kb_learned/0, "kb_learned.", "what games have taught", "対局から学んだもの").
command_words(kb_unlearn/1, "kb_unlearn('GAME').", "take back what a game has taught",
              "その対局から学んだものを取り消す").
