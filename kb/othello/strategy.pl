% How the third paper's player, OTL, finds a move of Othello. The numbers are the paper's.
%
% te(Now, M): the move in the situation Now is M, Row-Column. The first clause that has an answer
% wins, and the reason names it. Change, move, add or remove clauses: the play follows. Conditions may
% use , ; -> \+ and comparison, and:
%
%   player(Now, P)             who plays: paper; otl, the same with middle.pl; or level(L) for the search
%                              engine, L from 1 to 10, or seconds(S) for a move
%   joban(Now)                 the opening is not over yet
%   joseki_ga_aru(Now, M)      a gm fact fits, and no bm fact speaks against it
%   uteru(Now, M)              M is legal; all of them, in the order of kouho
%   kouhote(Now, M)            M is a candidate; again for each criterion of manzoku_kijun
%   kariuchi(Now, M, K)        M, played tentatively, gives the position K
%   j(Now, K, J)               the paper's function J for the side that moved, in K
%   saizen(Now, M, J)          the best candidate noted so far; at first none, with -100
%   touroku(Now, M, J)         note it; it stays noted when the program goes back
%   kijun(Now, S)              the criterion of this round
%   bp_kiroku(Now)             mark the position as bad
%   yomi(Now, L, M)            the search engine's move at level L

% The paper's player in the opening; behind it the simplest one, a fixed order of squares.

te(Now, M) :- player(Now, level(L)), yomi(Now, L, M).
te(Now, M) :- player(Now, paper), \+ joban(Now), uteru(Now, M).

te(Now, M) :- joseki_ga_aru(Now, M).                                                     % 4.1

te(Now, M) :- kouhote(Now, M), kariuchi(Now, M, K), j(Now, K, J),
              saizen_koushin(Now, M, J), manzoku(Now, J).                                % 4.2

te(Now, M) :- saizen(Now, M, J), J > -100, akkyokumen(Now, J).                           % 4.3

% Every move is known to be bad: one of them it must be.

te(Now, M) :- uteru(Now, M), bp_kiroku(Now).

% The best so far is replaced by a better one only.

saizen_koushin(Now, M, J) :- saizen(Now, _, J0), J > J0, touroku(Now, M, J).             % 4.4
saizen_koushin(Now, _, J) :- saizen(Now, _, J0), J =< J0.                                % 4.5

manzoku(Now, J) :- kijun(Now, S), J >= S.

akkyokumen(Now, J) :- akukyokumen_kijun(B), J < B, bp_kiroku(Now).
akkyokumen(_, J) :- akukyokumen_kijun(B), J >= B.

% A move with this J is satisfactory. With several facts the next is tried when all candidates fail.

manzoku_kijun(1).

% A position in which no candidate has this J is bad; a move was a mistake when another candidate has it.
% The paper does not print it: of all values only -2 gives what its figure 5-2 shows.

akukyokumen_kijun(-2).

% The opening ends after so many moves.

joban_made(20).

% The candidates, in their order; those of a later group only if an earlier one has none that is legal.
% 4.6: first the centre, from its corners.

kouho(joban, 1, [3-3, 6-6, 3-6, 6-3, 3-4, 3-5, 4-3, 4-6, 5-3, 5-6, 6-4, 6-5]).
kouho(joban, 2, [2-4, 2-5, 4-2, 4-7, 5-2, 5-7, 7-4, 7-5, 2-3, 2-6, 3-2, 3-7, 6-2, 6-7, 7-3, 7-6,
                 1-3, 1-4, 1-5, 1-6, 3-1, 3-8, 4-1, 4-8, 5-1, 5-8, 6-1, 6-8, 8-3, 8-4, 8-5, 8-6]).
kouho(joban, 3, [1-1, 1-8, 8-1, 8-8, 1-2, 1-7, 2-1, 2-8, 7-1, 7-8, 8-2, 8-7, 2-2, 2-7, 7-2, 7-7]).
kouho(chuban, 1, [1-1, 1-8, 8-1, 8-8, 1-3, 1-4, 1-5, 1-6, 3-1, 3-8, 4-1, 4-8, 5-1, 5-8, 6-1, 6-8,
                  8-3, 8-4, 8-5, 8-6, 3-3, 3-6, 6-3, 6-6, 3-4, 3-5, 4-3, 4-6, 5-3, 5-6, 6-4, 6-5,
                  2-3, 2-4, 2-5, 2-6, 3-2, 3-7, 4-2, 4-7, 5-2, 5-7, 6-2, 6-7, 7-3, 7-4, 7-5, 7-6,
                  1-2, 1-7, 2-1, 2-8, 7-1, 7-8, 8-2, 8-7, 2-2, 2-7, 7-2, 7-7]).

% From which position a game is reflected upon: one that was marked, the latest first; in a game that was
% lost without any, the last one of the opening.

hansei(Now, N) :- bp(Now, N).
hansei(Now, N) :- maketa(Now), joban_no_owari(Now, N).
