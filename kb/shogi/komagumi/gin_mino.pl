% 銀美濃囲い (Silver Mino).
% The left silver on 5八 in the gold's place.

komagumi_plan(gin_mino, "銀美濃囲い", "Silver Mino").

makuhyou(gin_mino, 35, 76, 68).             % ７六歩
makuhyou(gin_mino, 33, 66, 66).             % ６六歩
makuhyou(gin_mino, 3, 68, 70).              % ６八飛
makuhyou(gin_mino, 1, 28, 55).              % ２八玉
makuhyou(gin_mino, 11, 38, 46).             % ３八銀
makuhyou(gin_mino, 13, 58, 42).             % ５八銀
makuhyou(gin_mino, 23, 16, 44).             % １六歩
