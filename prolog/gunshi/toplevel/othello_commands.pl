:- encoding(utf8).
/*  The tour of the Othello prompt's commands (otl.pl), by what a person wants to do, for its help/0
    and `gunshi othello --help`.
*/
:- module(gunshi_toplevel_othello_commands,
          [ othello_commands/2          % +Language, -Text
          ]).

%!  othello_commands(+Language, -Text:string) is det.
%
%   Text lists the commands in Language, `en` or `ja`, a line each.

othello_commands(en, "\
The third paper's commands
  o.  m(6,5).  m(pass).  c.   start, and say who is first; your move, column and row; yours, to
                              pass; the computer's move
  r.  l.  p.                  result and record; learn from this game; print the knowledge base
  u.  b(N).  d.  s(Goal).     take the last lessons back; short for goto(N), board and show(Goal)

Play a game
  new_game.   play(f5).       you have black; your move, f5 or pass, and the program's answer
  type.                       moves without play and full stops, one a line
  go.                         the program moves for the side to move; you have the other
  undo.   redo.               take your move and the answer back; play them again
  moves.   board.             the legal moves; the board

Have it play otherwise
  player(otl).                the paper's player with a middle game and an ending; player(paper). as
                              at first
  level(5).   think(5).       the search engine, 1 to 10; so many seconds for a move
  set_language(ja).           all that is said, in Japanese; en for English

Understand a position
  why.   why(d3).             the reason of the last move, and what it does; what any move does here
  hint.   why_not(d3).        what it would play here, and why; why not that, and what that loses
  without('strategy.pl':31).  what it would have played without a clause
  threat.                     what the other would play if you could pass
  show(takes_corner(Now,M,C)).  what a rule would find here; vocabulary.

Study a game
  load('my.ggf').   save('my.ggf').  GGF, or a transcript, f5d6c3
  goto(20).   forward.   back.       walk in it; what follows stays until another move is played
  position('…').   position(T).      a game from a position, 64 of X, O, -, and the side; this
                              one's text
  learn.   l('my.ggf').   l(games).  learn as the loser: this game; those of a file, GGF or a
                              transcript a line, or of a folder of such
  kb_learned.  kb_unlearn(G). the games that have taught something, and what; take one of them back

Read and change what it plays by, kb/othello/strategy.pl and the files beside it
  kb_list.   kb_find(corner).   kb_show('strategy.pl':31).
  kb_disable('strategy.pl':31).   kb_enable('strategy.pl':31).   kb_undo.   kb_history.
  kb_add((te(Now, M) :- …)).   kb_remove('FILE':12).   kb_save('mine.pl').   kb_import('mine.pl').
  kb_check.   make.           is anything wrong?; read edited files again

Ask in Prolog: library(gunshi) is loaded
  current_position(P), othello_move(P, M).
").
othello_commands(ja, "\
第三論文のコマンド
  o.  m(6,5).  m(pass).  c.   始めて先手を決める。自分の手（列と行）。パス。計算機の手
  r.  l.  p.                  結果と棋譜。この対局から学ぶ。知識を書き出す
  u.  b(N).  d.  s(Goal).     最後の教えを取り消す。goto(N)、board、show(Goal) の略

対局する
  new_game.   play(f5).       あなたが黒。自分の手（f5 か pass）と軍師の応手
  type.                       play もピリオドもなしで一行に一手
  go.                         手番の側を軍師が打つ
  undo.   redo.               待った、打ち直し
  moves.   board.             打てるマス、盤面

強さと打ち手を選ぶ
  player(otl).                論文の打ち手に中盤と終盤を加えたもの。player(paper). で初めの打ち手
  level(5).   think(5).       探索（1〜10）、一手の秒数
  set_language(en).           英語にする。ja で日本語

局面を理解する
  why.   why(d3).             直前の手の理由とその働き、ここでのどの手の働きも
  hint.   why_not(d3).        ここで打つ手と理由、その手でない理由とその損
  without('strategy.pl':31).  その節がなければ何を打ったか
  threat.                     パスできたとしたら相手が打つ手
  show(takes_corner(Now,M,C)).  規則がここで見つけるもの。語彙は vocabulary.

棋譜を調べる
  load('my.ggf').   save('my.ggf').  GGF、または f5d6c3 の形の棋譜
  goto(20).   forward.   back.       20手目へ、一手進む、一手戻る。先の手は別の手を打つまで残る
  position('…').   position(T).      その局面から（X、O、- の64字と手番）、今の局面の文字列
  learn.   l('my.ggf').   l(games).  負けた側として学ぶ: この対局、ファイル（GGF か1行1局の棋譜）、
                              フォルダ
  kb_learned.  kb_unlearn(G). 教えのあった対局とその中身。その一つを取り消す

知識を読む、直す（kb/othello/strategy.pl ほか）
  kb_list.   kb_find(corner).   kb_show('strategy.pl':31).
  kb_disable('strategy.pl':31).   kb_enable('strategy.pl':31).   kb_undo.   kb_history.
  kb_add((te(Now, M) :- …)).   kb_remove('FILE':12).   kb_save('mine.pl').   kb_import('mine.pl').
  kb_check.   make.           誤りを調べる、直したファイルを読み直す

Prolog で問う（library(gunshi) を読み込み済み）
  current_position(P), othello_move(P, M).
").
