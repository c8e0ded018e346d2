% How shogi is learned from games that were lost: what is bad, what was a surprise, how long to look.
%
% The clauses that learn are those of kb/learning.pl; here are the numbers that they need for shogi.
% Values are centipawns, efforts nodes of the search.

% From which position a game is reflected upon: the first of one's own from which on all are bad.

hansei(Now, N) :- kuzure(Now, N).

% A position is bad when the search finds less than this for who is to move, and a move would have done
% when it finds this or more. With several facts the next is tried when nothing follows from one: from
% a game that was worse from the start something can be learned too.

warui_kijun(-150).
warui_kijun(-300).
warui_kijun(-600).
warui_kijun(-1200).

% A quick look, at which moves would have been thought of, is enough for what it finds worse than that by
% so much.

hitome_haba(600).

% A move was a mistake when another would have been better by so much, and a surprise when all others are
% worse by so much. Where a pattern is made general, the verdict stays as clear as that at least.

ayamari_haba(100).
igai_haba(60).

% A joseki move loses when another is better by more than the first, as searches of so many nodes find it:
% `gunshi kb check --search` names it, and a lost game that shows it cuts the lines that play it.

joseki_haba(150).
joseki_yomi(300000).

% A record that does not say how the game ended was lost by who has less than this at its end.

maketa_kijun(-1000).

% Efforts: to judge a position; to see whether a move would have been thought of, among so many moves.

hyouka_yomi(30000).
yosou_yomi(2000, 3).

% A pattern is made general by so many changed positions at most, judged by so many nodes each; the
% verdict must stay as clear as that per cent of what it was.

ippanka(60, 15000, 50).

% Of these positions so many are kept for the end: there the pattern is tried on so many at a time, in
% which what it leaves open stands elsewhere.

tameshi(20, 5).

% The squares that so many moves of the refutation go over are tried last, and the reason of a fact shows
% so many moves of each line.

riyuu_te(5, 4).

% The mirror image is learned, too, of patterns with so many conditions at most.

kagami_jouken(20).

% Rules (kb learn --rules): in a position so many moves are thought of by a search of so many nodes, and
% judged by one of so many; all its moves by one of so many.

reidai_yomi(6, 5000, 120000, 60000).

% So many positions of a game are used.

reidai_suu(2).

% All that believed rules say of a move weighs so many centipawns at the root at most.

weight_limit(Now, 40) :- side(Now, _).
