% 振り飛車穴熊 (Ranging-Rook Bear-in-the-hole).
% The bear-in-the-hole on the right; the silver shuts the door on 2八.

komagumi_plan(furi_anaguma, "振り飛車穴熊", "Ranging-Rook Bear-in-the-hole").

makuhyou(furi_anaguma, 35, 76, 66).         % ７六歩
makuhyou(furi_anaguma, 33, 66, 64).         % ６六歩
makuhyou(furi_anaguma, 3, 68, 62).          % ６八飛
makuhyou(furi_anaguma, 19, 18, 60).         % １八香
makuhyou(furi_anaguma, 1, 19, 58).          % １九玉
makuhyou(furi_anaguma, 11, 28, 54).         % ２八銀
makuhyou(furi_anaguma, 7, 39, 48).          % ３九金
makuhyou(furi_anaguma, 9, 49, 46).          % ４九金
makuhyou(furi_anaguma, 13, 67, 52).         % ６七銀
