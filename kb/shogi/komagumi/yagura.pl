% 金矢倉 (Gold Fortress).
% The fourth paper's example, figures 3 and 4. Values of the paper: the left silver 55, the right
% gold 50, the king 40, which so comes last: the bishop needs 7九 on its way before it.

komagumi_plan(yagura, "金矢倉", "Gold Fortress").

makuhyou(yagura, 35, 76, 66).               % ７六歩
makuhyou(yagura, 13, 77, 55).               % ７七銀
makuhyou(yagura, 33, 66, 54).               % ６六歩
makuhyou(yagura, 31, 56, 53).               % ５六歩
makuhyou(yagura, 9, 78, 52).                % ７八金
makuhyou(yagura, 5, 68, 52).                % ６八角
makuhyou(yagura, 7, 67, 50).                % ６七金
makuhyou(yagura, 39, 96, 42).               % ９六歩
makuhyou(yagura, 23, 16, 41).               % １六歩
makuhyou(yagura, 1, 88, 40).                % ８八玉
