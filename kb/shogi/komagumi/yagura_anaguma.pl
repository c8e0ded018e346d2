% 矢倉穴熊 (Fortress Bear-in-the-hole).
% The gold fortress with the king in the corner.

komagumi_plan(yagura_anaguma, "矢倉穴熊", "Fortress Bear-in-the-hole").

makuhyou(yagura_anaguma, 35, 76, 66).       % ７六歩
makuhyou(yagura_anaguma, 13, 77, 58).       % ７七銀
makuhyou(yagura_anaguma, 33, 66, 56).       % ６六歩
makuhyou(yagura_anaguma, 31, 56, 53).       % ５六歩
makuhyou(yagura_anaguma, 9, 78, 54).        % ７八金
makuhyou(yagura_anaguma, 7, 67, 52).        % ６七金
makuhyou(yagura_anaguma, 5, 68, 55).        % ６八角
makuhyou(yagura_anaguma, 21, 98, 46).       % ９八香
makuhyou(yagura_anaguma, 1, 99, 44).        % ９九玉
