% 居飛車穴熊 (Static-Rook Bear-in-the-hole).
% The lance goes up, the king into the corner; then the silver shuts the door.

komagumi_plan(anaguma, "居飛車穴熊", "Static-Rook Bear-in-the-hole").

makuhyou(anaguma, 35, 76, 70).              % ７六歩
makuhyou(anaguma, 5, 77, 66).               % ７七角
makuhyou(anaguma, 21, 98, 60).              % ９八香
makuhyou(anaguma, 1, 99, 58).               % ９九玉
makuhyou(anaguma, 31, 56, 46).              % ５六歩
makuhyou(anaguma, 13, 88, 44).              % ８八銀
makuhyou(anaguma, 7, 78, 42).               % ７八金
makuhyou(anaguma, 9, 79, 40).               % ７九金
