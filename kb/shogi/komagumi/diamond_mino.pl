% ダイアモンド美濃 (Diamond Mino).
% Golds and silvers make a diamond: as hard as one.

komagumi_plan(diamond_mino, "ダイアモンド美濃", "Diamond Mino").

makuhyou(diamond_mino, 35, 76, 68).         % ７六歩
makuhyou(diamond_mino, 33, 66, 66).         % ６六歩
makuhyou(diamond_mino, 3, 68, 70).          % ６八飛
makuhyou(diamond_mino, 1, 28, 55).          % ２八玉
makuhyou(diamond_mino, 11, 38, 48).         % ３八銀
makuhyou(diamond_mino, 29, 46, 47).         % ４六歩
makuhyou(diamond_mino, 13, 47, 46).         % ４七銀
makuhyou(diamond_mino, 9, 58, 40).          % ５八金
makuhyou(diamond_mino, 23, 16, 44).         % １六歩
