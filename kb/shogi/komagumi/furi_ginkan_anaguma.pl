% 振り飛車銀冠穴熊 (Ranging-Rook Silver-Crown Bear-in-the-hole).
% The silver crown with the king in the corner.

komagumi_plan(furi_ginkan_anaguma, "振り飛車銀冠穴熊", "Ranging-Rook Silver-Crown Bear-in-the-hole").

makuhyou(furi_ginkan_anaguma, 35, 76, 66).  % ７六歩
makuhyou(furi_ginkan_anaguma, 33, 66, 64).  % ６六歩
makuhyou(furi_ginkan_anaguma, 3, 68, 62).   % ６八飛
makuhyou(furi_ginkan_anaguma, 19, 18, 60).  % １八香
makuhyou(furi_ginkan_anaguma, 1, 19, 58).   % １九玉
makuhyou(furi_ginkan_anaguma, 25, 26, 50).  % ２六歩
makuhyou(furi_ginkan_anaguma, 11, 27, 49).  % ２七銀
makuhyou(furi_ginkan_anaguma, 7, 38, 46).   % ３八金
makuhyou(furi_ginkan_anaguma, 13, 67, 52).  % ６七銀
