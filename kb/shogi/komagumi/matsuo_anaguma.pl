% 松尾流穴熊 (Matsuo Bear-in-the-hole).
% The right silver comes all the way to 7九.

komagumi_plan(matsuo_anaguma, "松尾流穴熊", "Matsuo Bear-in-the-hole").

makuhyou(matsuo_anaguma, 35, 76, 66).       % ７六歩
makuhyou(matsuo_anaguma, 5, 68, 60).        % ６八角
makuhyou(matsuo_anaguma, 1, 99, 58).        % ９九玉
makuhyou(matsuo_anaguma, 21, 98, 62).       % ９八香
makuhyou(matsuo_anaguma, 13, 88, 50).       % ８八銀
makuhyou(matsuo_anaguma, 33, 66, 52).       % ６六歩
makuhyou(matsuo_anaguma, 9, 78, 47).        % ７八金
makuhyou(matsuo_anaguma, 7, 67, 48).        % ６七金
makuhyou(matsuo_anaguma, 11, 79, 44).       % ７九銀
