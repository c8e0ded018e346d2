% 高美濃囲い (High Mino).
% Out of the full mino: the gold goes up to 4七.

komagumi_plan(taka_mino, "高美濃囲い", "High Mino").

makuhyou(taka_mino, 35, 76, 66).            % ７六歩
makuhyou(taka_mino, 33, 66, 64).            % ６六歩
makuhyou(taka_mino, 3, 68, 62).             % ６八飛
makuhyou(taka_mino, 1, 28, 56).             % ２八玉
makuhyou(taka_mino, 11, 38, 54).            % ３八銀
makuhyou(taka_mino, 13, 67, 52).            % ６七銀
makuhyou(taka_mino, 29, 46, 51).            % ４六歩
makuhyou(taka_mino, 9, 47, 50).             % ４七金
makuhyou(taka_mino, 27, 36, 48).            % ３六歩
makuhyou(taka_mino, 23, 16, 46).            % １六歩
