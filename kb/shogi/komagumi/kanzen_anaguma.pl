% 完全穴熊 (Complete Bear-in-the-hole).
% The king waits on 7八 until the bishop has gone by 7七 to 6八, for a gold is wanted on 7七.

komagumi_plan(kanzen_anaguma, "完全穴熊", "Complete Bear-in-the-hole").

makuhyou(kanzen_anaguma, 35, 76, 70).       % ７六歩
makuhyou(kanzen_anaguma, 21, 98, 68).       % ９八香
makuhyou(kanzen_anaguma, 1, 99, 66).        % ９九玉
makuhyou(kanzen_anaguma, 5, 68, 54).        % ６八角
makuhyou(kanzen_anaguma, 33, 66, 52).       % ６六歩
makuhyou(kanzen_anaguma, 13, 88, 42).       % ８八銀
makuhyou(kanzen_anaguma, 9, 78, 41).        % ７八金
makuhyou(kanzen_anaguma, 7, 77, 40).        % ７七金
