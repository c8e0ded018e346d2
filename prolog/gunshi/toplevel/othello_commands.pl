/*  The commands of the Othello prompt (otl.pl), for its help/0 and `gunshi othello --help`. */
:- module(gunshi_toplevel_othello_commands,
          [ othello_commands/1          % -Text
          ]).

%!  othello_commands(-Text:string) is det.
%
%   Text lists the commands, a line each.

othello_commands("\
\s o.  m(6,5).  m(pass).  c.   start; your move, column and row; yours, to pass; the computer's move
  why.  hint.  moves.         the reason of its last move; what it would play here; the legal moves
  r.  l.  p.                  result and record; learn from this game; print the knowledge base
  b(N).  u.  d.               back to the position after N moves; take the last lessons back; draw
                              the board
  s(takes_corner(Now,M,C)).   what a rule would find here; kb_find(vocabulary). prints the words
  kb_learned.  kb_unlearn(G). the games that have taught something, and what; take one of them back
  player(otl).                the paper's player with a middle game and an ending; player(level(5)).
                              the search engine, 1 to 10; player(paper). as at first
").
