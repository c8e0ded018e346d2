% 片美濃囲い (Half Mino).
% With the rook on the third file (三間飛車): the left gold stays where it is wanted.

komagumi_plan(kata_mino, "片美濃囲い", "Half Mino").

makuhyou(kata_mino, 35, 75, 66).            % ７五歩
makuhyou(kata_mino, 3, 78, 64).             % ７八飛
makuhyou(kata_mino, 1, 28, 56).             % ２八玉
makuhyou(kata_mino, 11, 38, 50).            % ３八銀
makuhyou(kata_mino, 23, 16, 46).            % １六歩
