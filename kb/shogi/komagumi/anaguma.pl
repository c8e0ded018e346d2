% 居飛車穴熊 (Static-Rook Bear-in-the-hole).
% The lance goes up, the king into the corner; then the silver shuts the door.

komagumi_plan(anaguma, "居飛車穴熊", "Static-Rook Bear-in-the-hole").

makuhyou(anaguma, 35, 76, 66).              % ７六歩
makuhyou(anaguma, 5, 77, 60).               % ７七角
makuhyou(anaguma, 1, 99, 58).               % ９九玉
makuhyou(anaguma, 21, 98, 62).              % ９八香
makuhyou(anaguma, 13, 88, 48).              % ８八銀
makuhyou(anaguma, 7, 78, 44).               % ７八金
makuhyou(anaguma, 9, 79, 42).               % ７九金
makuhyou(anaguma, 31, 56, 46).              % ５六歩
