% 完全穴熊 (Complete Bear-in-the-hole).
% The bishop goes by 7七 to 6八, for the gold is wanted on 7七.

komagumi_plan(kanzen_anaguma, "完全穴熊", "Complete Bear-in-the-hole").

makuhyou(kanzen_anaguma, 35, 76, 66).       % ７六歩
makuhyou(kanzen_anaguma, 5, 68, 60).        % ６八角
makuhyou(kanzen_anaguma, 1, 99, 58).        % ９九玉
makuhyou(kanzen_anaguma, 21, 98, 62).       % ９八香
makuhyou(kanzen_anaguma, 13, 88, 48).       % ８八銀
makuhyou(kanzen_anaguma, 9, 78, 46).        % ７八金
makuhyou(kanzen_anaguma, 33, 66, 50).       % ６六歩
makuhyou(kanzen_anaguma, 7, 77, 44).        % ７七金
