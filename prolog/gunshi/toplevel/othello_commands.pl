:- encoding(utf8).
/*  The commands of the Othello prompt (otl.pl), for its help/0 and `gunshi othello --help`. */
:- module(gunshi_toplevel_othello_commands,
          [ othello_commands/2          % +Language, -Text
          ]).

%!  othello_commands(+Language, -Text:string) is det.
%
%   Text lists the commands in Language, `en` or `ja`, a line each.

othello_commands(en, "\
\s o.  m(6,5).  m(pass).  c.   start; your move, column and row; yours, to pass; the computer's move
  why.  hint.  moves.         the reason of its last move; what it would play here; the legal moves
  r.  l.  p.                  result and record; learn from this game; print the knowledge base
  l('my.ggf').  l(games).     learn as the loser of other games: a file, GGF or a transcript a line,
                              or a folder of such
  b(N).  u.  d.               back to the position after N moves; take the last lessons back; draw
                              the board
  s(takes_corner(Now,M,C)).   what a rule would find here; kb_find(vocabulary). prints the words
  kb_learned.  kb_unlearn(G). the games that have taught something, and what; take one of them back
  player(otl).                the paper's player with a middle game and an ending; player(level(5)).
                              the search engine, 1 to 10; player(paper). as at first
  set_language(ja).           all that is said, in Japanese; en for English
").
othello_commands(ja, "\
\s o.  m(6,5).  m(pass).  c.   始める。自分の手（列と行）。パス。計算機の手
  why.  hint.  moves.         計算機の最後の手の理由。ここで打つ手。打てるマス
  r.  l.  p.                  結果と棋譜。この対局から学ぶ。知識を書き出す
  l('my.ggf').  l(games).     ほかの対局から、負けた側として学ぶ。GGF か1行1局の棋譜のファイル、またはそのフォルダ
  b(N).  u.  d.               N手目のあとの局面へ戻る。最後の教えを取り消す。盤を描く
  s(takes_corner(Now,M,C)).   規則がここで見つけるもの。kb_find(vocabulary). で語の一覧
  kb_learned.  kb_unlearn(G). 教えのあった対局とその中身。その一つを取り消す
  player(otl).                論文の打ち手に中盤と終盤を加えたもの。player(level(5)). は探索（1から10）、
                              player(paper). で初めの打ち手
  set_language(en).           英語にする。ja で日本語
").
