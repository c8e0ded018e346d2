% 中住まい (Central House).
% For open games (相掛かり, 横歩取り): the king in the middle, the golds far apart.

komagumi_plan(nakazumai, "中住まい", "Central House").

makuhyou(nakazumai, 25, 25, 64).            % ２五歩
makuhyou(nakazumai, 35, 76, 62).            % ７六歩
makuhyou(nakazumai, 9, 78, 60).             % ７八金
makuhyou(nakazumai, 7, 38, 54).             % ３八金
makuhyou(nakazumai, 11, 48, 52).            % ４八銀
makuhyou(nakazumai, 1, 58, 50).             % ５八玉
makuhyou(nakazumai, 39, 96, 42).            % ９六歩
makuhyou(nakazumai, 23, 16, 41).            % １六歩
