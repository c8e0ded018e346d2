% 高美濃囲い (High Mino).
% Out of the full mino: the gold goes up to 4七.

komagumi_plan(taka_mino, "高美濃囲い", "High Mino").

makuhyou(taka_mino, 35, 76, 68).            % ７六歩
makuhyou(taka_mino, 33, 66, 66).            % ６六歩
makuhyou(taka_mino, 3, 68, 70).             % ６八飛
makuhyou(taka_mino, 1, 28, 55).             % ２八玉
makuhyou(taka_mino, 11, 38, 48).            % ３八銀
makuhyou(taka_mino, 13, 67, 46).            % ６七銀
makuhyou(taka_mino, 29, 46, 45).            % ４六歩
makuhyou(taka_mino, 9, 47, 43).             % ４七金
makuhyou(taka_mino, 27, 36, 42).            % ３六歩
makuhyou(taka_mino, 23, 16, 44).            % １六歩
