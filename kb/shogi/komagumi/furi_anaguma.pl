% 振り飛車穴熊 (Ranging-Rook Bear-in-the-hole).
% The bear-in-the-hole on the right; the silver shuts the door on 2八.

komagumi_plan(furi_anaguma, "振り飛車穴熊", "Ranging-Rook Bear-in-the-hole").

makuhyou(furi_anaguma, 35, 76, 68).         % ７六歩
makuhyou(furi_anaguma, 33, 66, 66).         % ６六歩
makuhyou(furi_anaguma, 3, 68, 70).          % ６八飛
makuhyou(furi_anaguma, 19, 18, 56).         % １八香
makuhyou(furi_anaguma, 1, 19, 54).          % １九玉
makuhyou(furi_anaguma, 11, 28, 42).         % ２八銀
makuhyou(furi_anaguma, 7, 39, 41).          % ３九金
makuhyou(furi_anaguma, 9, 49, 40).          % ４九金
makuhyou(furi_anaguma, 13, 67, 44).         % ６七銀
