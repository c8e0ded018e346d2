% 本美濃囲い (Full Mino).
% With the rook on the fourth file (四間飛車).

komagumi_plan(hon_mino, "本美濃囲い", "Full Mino").

makuhyou(hon_mino, 35, 76, 68).             % ７六歩
makuhyou(hon_mino, 33, 66, 66).             % ６六歩
makuhyou(hon_mino, 3, 68, 70).              % ６八飛
makuhyou(hon_mino, 1, 28, 55).              % ２八玉
makuhyou(hon_mino, 11, 38, 46).             % ３八銀
makuhyou(hon_mino, 13, 67, 48).             % ６七銀
makuhyou(hon_mino, 9, 58, 42).              % ５八金
makuhyou(hon_mino, 23, 16, 44).             % １六歩
