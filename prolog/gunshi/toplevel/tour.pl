:- encoding(utf8).
/*  The tour of the prompt's commands, by what a person wants to do, in both languages. A line is of
    several that belong together, so it is not made of the sentences of words/command_words.pl, one
    for each; that none is missing here a test sees.
*/
:- module(gunshi_toplevel_tour,
          [ help/0
          ]).
:- use_module('../words/reader', [reader_words/3]).
:- use_module('../words/tree_lines', [print_text/1]).

%!  help is det.
%
%   Print a short tour of the commands, in the reader's language.

help :-
    english(English),
    japanese(Japanese),
    reader_words(English, Japanese, Text),
    print_text(Text).

english("\
Play a game
  new_game.   new_game('二枚落ち').    an even game, you have ▲ sente; a handicap game
  play('7g7f').   play('3d').        your move, in USI, CSA ('+7776FU') or Japanese ('▲７六歩'), or \c
      a square
  type.                              moves without quotes, one a line
  go.                                the program moves for the side to move; you have the other
  undo.   redo.                      take your move and the answer back; play them again
  moves.   board.   flip.            the legal moves; the board; turned round
  declare.   resign.                 end the game: 入玉宣言, 投了

Have it play otherwise
  level(3).   think(5).              how well, 1 to 10; how many seconds for a move
  styles.   set_style(furibisha).    the styles of play; choose one
  seed(7).   seed(0).                book moves drawn by the seed 7, the same again; by chance
  set_language(ja).                  all that is said in Japanese; en: in English

Understand a position
  why.   why('4d').                  the reason of the last move; why not another in its place
  hint.   why_not('3d').             what it would play here, and why; why not that
  why(table).                        a mate as the fifth paper's table: why each defence fails
  without(joseki).                   what it would have played without a clause
  threat.   plans.   castles.        what threatens; what both sides build; what stands
  show(attacks(Now, 28, To)).        what a rule would find here, on the board; vocabulary.

Study a game
  load('my.kif').   save('my.kif').  KIF, KI2, CSA, JKF and USI, by the ending of the name
  goto(62).   forward.   back.       walk in it; nothing is lost, another move is a variation
  variation.   variation(2).         the moves that the record has here; go on by the second
  explain('my.kif').                 what the program would have played at each move, and why
  quiz('my.kif').                    your own errors in it as next-move questions
  position('SFEN').   sfen.          a game from a position; the SFEN of this one
  learn.   kb_learned.               learn from a lost game; what was learned, kb_unlearn(Game).

Read and change what it plays by, kb/shogi/strategy.pl and the files beside it
  kb_list.   kb_find('矢倉').         what can be said; where it says so
  kb_show(joseki).   edit(joseki).   the source; by the name that why. shows, or line('横歩取り')
  kb_disable(joseki).   kb_enable(joseki).   kb_undo.   kb_history.
  kb_add(joseki('私の矢倉', 100, \"7g7f 3c3d 6g6f\")).   add a clause; kb_remove/1 takes yours away
  kb_generalise/2   kb_specialise/2  a pattern with one condition less; with one more
  kb_check.   kb_check(search).      is anything wrong?; and by searches with the joseki?
  make.                              read edited files again
  kb_save('mine.pl').                your changes as a file; kb_import/1 takes those of others

Ask in Prolog: library(gunshi) is loaded
  current_position(P), legal_move(P, M).   current_game(G).
  handicap(Name, Japanese).
  gunshi.   apropos(legal).          thirty predicates to begin with; all that a word finds
  forms.   help(forms).              the forms of a position of the first paper; what to ask of them
  halt.                              leave
").

japanese("\
対局する
  new_game.   new_game('二枚落ち').    平手（あなたが先手）、駒落ち
  play('7g7f').   play('▲７六歩').    指し手: USI、CSA（'+7776FU'）、日本語、または行き先の升 play('3d')
  type.                              引用符なしで一行に一手
  go.                                手番の側を軍師が指す
  undo.   redo.                      待った、指し直し
  moves.   board.   flip.            合法手、盤面、盤面反転
  declare.   resign.                 入玉宣言、投了

強さと棋風を選ぶ
  level(3).   think(5).              強さ（1〜10）、一手の秒数
  styles.   set_style(furibisha).    棋風の一覧、棋風を選ぶ
  seed(7).   seed(0).                定跡の抽選を乱数の種7で、毎回変える
  set_language(en).                  英語に戻す

局面を理解する
  why.   why('4d').                  直前の手の理由、代わりにその手でない理由
  hint.   why_not('3d').             ここで軍師の指す手と理由、その手でない理由
  why(table).                        詰みを命題の表で: どの受けがなぜ駄目か
  without(joseki).                   その節がなければ何を指したか
  threat.   plans.   castles.        狙い、両者の構想、囲い
  show(attacks(Now, 28, To)).        規則がここで見つけるものを盤上に。語彙は vocabulary.

棋譜を調べる
  load('my.kif').   save('my.kif').  KIF、KI2、CSA、JKF、USI（名前の末尾による）
  goto(62).   forward.   back.       62手目へ、一手進む、一手戻る。別の手は変化になる
  variation.   variation(2).         ここでの棋譜の手、二番目の手へ
  explain('my.kif').                 一手ごとに軍師の手と理由
  quiz('my.kif').                    自分の失着を次の一手問題に
  position('SFEN').   sfen.          その局面から、今の局面のSFEN
  learn.   kb_learned.               負けた対局から学ぶ、学んだもの。取り消しは kb_unlearn(Game).

知識を読む、直す（kb/shogi/strategy.pl ほか）
  kb_list.   kb_find('矢倉').         書ける事柄、どこに書いてあるか
  kb_show(joseki).   edit(joseki).   元の文。名前は why. の示すもの、または line('横歩取り')
  kb_disable(joseki).   kb_enable(joseki).   kb_undo.   kb_history.
  kb_add(joseki('私の矢倉', 100, \"7g7f 3c3d 6g6f\")).   節を加える。取り除くのは kb_remove/1
  kb_generalise/2   kb_specialise/2  型の条件を一つ減らす、増やす
  kb_check.   kb_check(search).      誤りを調べる、定跡の手を読みでも確かめる
  make.                              直したファイルを読み直す
  kb_save('mine.pl').                自分の変更をファイルに。取り込むのは kb_import/1

Prolog で問う（library(gunshi) を読み込み済み）
  current_position(P), legal_move(P, M).   current_game(G).
  handicap(Name, Japanese).
  gunshi.   apropos(legal).          手始めの述語三十、語で探す
  forms.   help(forms).              第一論文の局面の形式、それに問えること
  halt.                              終わる
").
