% 松尾流穴熊 (Matsuo Bear-in-the-hole).
% The king waits on 7八 until the bishop has gone by 7七 to 5九; the right silver comes all the way
% to 7九.

komagumi_plan(matsuo_anaguma, "松尾流穴熊", "Matsuo Bear-in-the-hole").

makuhyou(matsuo_anaguma, 35, 76, 70).       % ７六歩
makuhyou(matsuo_anaguma, 21, 98, 68).       % ９八香
makuhyou(matsuo_anaguma, 1, 99, 66).        % ９九玉
makuhyou(matsuo_anaguma, 5, 59, 54).        % ５九角
makuhyou(matsuo_anaguma, 33, 66, 52).       % ６六歩
makuhyou(matsuo_anaguma, 13, 88, 43).       % ８八銀
makuhyou(matsuo_anaguma, 9, 78, 42).        % ７八金
makuhyou(matsuo_anaguma, 11, 79, 41).       % ７九銀
makuhyou(matsuo_anaguma, 7, 67, 40).        % ６七金
