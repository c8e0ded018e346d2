% 片美濃囲い (Half Mino).
% With the rook on the third file (三間飛車): the left gold stays where it is wanted.

komagumi_plan(kata_mino, "片美濃囲い", "Half Mino").

makuhyou(kata_mino, 35, 75, 68).            % ７五歩
makuhyou(kata_mino, 3, 78, 70).             % ７八飛
makuhyou(kata_mino, 1, 28, 54).             % ２八玉
makuhyou(kata_mino, 11, 38, 46).            % ３八銀
makuhyou(kata_mino, 23, 16, 44).            % １六歩
