% 木村美濃 (Kimura Mino).
% The gold on 3八, the silver on 4七: strong towards the front.

komagumi_plan(kimura_mino, "木村美濃", "Kimura Mino").

makuhyou(kimura_mino, 35, 76, 68).          % ７六歩
makuhyou(kimura_mino, 33, 66, 66).          % ６六歩
makuhyou(kimura_mino, 3, 68, 70).           % ６八飛
makuhyou(kimura_mino, 29, 46, 56).          % ４六歩
makuhyou(kimura_mino, 1, 28, 54).           % ２八玉
makuhyou(kimura_mino, 11, 47, 52).          % ４七銀
makuhyou(kimura_mino, 7, 38, 40).           % ３八金
makuhyou(kimura_mino, 23, 16, 44).          % １六歩
