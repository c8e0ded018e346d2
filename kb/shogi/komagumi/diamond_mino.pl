% ダイアモンド美濃 (Diamond Mino).
% Golds and silvers make a diamond: as hard as one.

komagumi_plan(diamond_mino, "ダイアモンド美濃", "Diamond Mino").

makuhyou(diamond_mino, 35, 76, 66).         % ７六歩
makuhyou(diamond_mino, 33, 66, 64).         % ６六歩
makuhyou(diamond_mino, 3, 68, 62).          % ６八飛
makuhyou(diamond_mino, 1, 28, 56).          % ２八玉
makuhyou(diamond_mino, 11, 38, 54).         % ３八銀
makuhyou(diamond_mino, 29, 46, 53).         % ４六歩
makuhyou(diamond_mino, 13, 47, 52).         % ４七銀
makuhyou(diamond_mino, 9, 58, 50).          % ５八金
makuhyou(diamond_mino, 23, 16, 46).         % １六歩
