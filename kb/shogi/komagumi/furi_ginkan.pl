% 振り飛車銀冠 (Ranging-Rook Silver Crown).
% Out of the high mino: the silver goes up to 2七, the gold follows to 3八.

komagumi_plan(furi_ginkan, "振り飛車銀冠", "Ranging-Rook Silver Crown").

makuhyou(furi_ginkan, 35, 76, 68).          % ７六歩
makuhyou(furi_ginkan, 33, 66, 66).          % ６六歩
makuhyou(furi_ginkan, 3, 68, 70).           % ６八飛
makuhyou(furi_ginkan, 1, 28, 55).           % ２八玉
makuhyou(furi_ginkan, 13, 67, 46).          % ６七銀
makuhyou(furi_ginkan, 29, 46, 45).          % ４六歩
makuhyou(furi_ginkan, 9, 47, 43).           % ４七金
makuhyou(furi_ginkan, 25, 26, 48).          % ２六歩
makuhyou(furi_ginkan, 11, 27, 47).          % ２七銀
makuhyou(furi_ginkan, 7, 38, 40).           % ３八金
makuhyou(furi_ginkan, 23, 16, 44).          % １六歩
