/*  Good moves and bad moves, gm and bm facts: what both games can say with them; and which games
    have taught some.

    The two predicates are the third paper's. Which game a fact is about, its move tells: Row-Column
    in Othello, a move term in shogi. The games' own files read only their own.

      | Othello (othello/patterns.pl) | shogi (pattern_moves.pl)                               |
      |-------------------------------|--------------------------------------------------------|
      | N: an integer                 | N: an integer, Low-High, or a variable for any         |
      | K: the centre of the board    | K: a pattern (gunshi_shogi_patterns)                   |
      | M: Row-Column                 | M: move(From, To), promote(From, To) or drop(Kind, To) |
      | holds in all eight images     | holds turned round, colours swapped                    |

    A fact that a game has taught has learned(Game, N, Words) in its K, in both games: Game is its
    key.
*/
:- module(gunshi_knowledge_joseki_facts,
          [ taught_by/3                 % +Fact, -Game, -N
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../othello/centre', []).
:- use_module('../../shogi/patterns', []).
:- use_module('../../shogi/values', []).

:- declare_knowledge(gm(n: either([variable, positive, shape(positive-positive)]),
                        k: either([variable, pattern, othello_pattern]),
                        m: either([pattern_move, othello_square])),
                     "Joseki: in a position that is as K says the Nth move is M.",
                     "gm(4, [turn(gote), sente(76, fu), empty(55)], move(83, 84)).").
:- declare_knowledge(bm(n: either([variable, positive, shape(positive-positive)]),
                        k: either([variable, pattern, othello_pattern]),
                        m: either([pattern_move, othello_square])),
                     "Negative joseki: in a position that is as K says the Nth move is not M.",
                     "bm(3-6, [turn(sente), sente(88, ka), gote(33, fu)], move(89, 77)).").

:- declare_knowledge(studied(game: text, name: text, side: either([side, one_of([black, white])])),
                     "The game of that key and name was learned from, as that side.",
                     "studied(\"884d332f0cb3f1fd5e3a0c71aa0be8e2\", \"library.csa, game 1\", \c
                      gote).").
:- declare_knowledge(refuted(game: text, fact: any, why: text),
                     "The game has shown the fact to be wrong; \c
                      while this stands, it is not believed.",
                     "refuted(\"884d332f0cb3f1fd5e3a0c71aa0be8e2\", gm(_, [turn(sente)], \c
                      move(77, 76)), \"it lost\").").

:- declare_knowledge(leaned(game: text, on: text),
                     "What the first game would have taught the second had said, or kept away.",
                     "leaned(\"5c21b10d4a7f0f4e8f3f2c8e7a0c9d11\", \c
                      \"884d332f0cb3f1fd5e3a0c71aa0be8e2\").").

:- declare_knowledge(cut(game: text, line: shape(joseki(atom, positive, text)), ply: positive,
                         why: text),
                     "The game has refuted the move of that number of a joseki line; \c
                      while this stands, the line ends before it.",
                     "cut(\"884d332f0cb3f1fd5e3a0c71aa0be8e2\", \c
                      joseki('早石田', 10, \"7g7f 3c3d 7f7e 8c8d\"), 3, \"it lost\").").

%!  taught_by(+Fact, -Game:string, -N:integer) is semidet.
%
%   A game has taught Fact, gm/3 or bm/3: the Nth move of the one with the key Game.

taught_by(Fact, Game, N) :-
    arg(2, Fact, K),
    is_list(K),
    memberchk(learned(Game0, N0, _), K),
    Game = Game0,
    N = N0.
