% 振り飛車銀冠穴熊 (Ranging-Rook Silver-Crown Bear-in-the-hole).
% The silver crown with the king in the corner.

komagumi_plan(furi_ginkan_anaguma, "振り飛車銀冠穴熊",
              "Ranging-Rook Silver-Crown Bear-in-the-hole").

makuhyou(furi_ginkan_anaguma, 35, 76, 68).  % ７六歩
makuhyou(furi_ginkan_anaguma, 33, 66, 66).  % ６六歩
makuhyou(furi_ginkan_anaguma, 3, 68, 70).   % ６八飛
makuhyou(furi_ginkan_anaguma, 19, 18, 56).  % １八香
makuhyou(furi_ginkan_anaguma, 1, 19, 54).   % １九玉
makuhyou(furi_ginkan_anaguma, 25, 26, 46).  % ２六歩
makuhyou(furi_ginkan_anaguma, 11, 27, 42).  % ２七銀
makuhyou(furi_ginkan_anaguma, 7, 38, 40).   % ３八金
makuhyou(furi_ginkan_anaguma, 13, 67, 44).  % ６七銀
