% How rules of Othello are learned from games (kb learn --rules), and what they may weigh. The clauses that
% learn are those of kb/learning.pl; values are hundredths of a disc.
%
% reidai(Positions, Moves, Short, Long, Exact): from so many positions of a game; in each so many moves are
% thought of, those that looking Short plies ahead by the words of middle.pl finds best; all its moves are
% judged by the engine's search, Long plies ahead, and to the end of the game when it leaves Exact empty
% squares or fewer.

reidai(4, 4, 7, 12, 16).

% All that believed rules say of a move weighs so much at most, where looking ahead compares moves.

weight_limit(Now, 150) :- mover(Now, _).
