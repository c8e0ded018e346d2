% 二枚銀雁木 (Two-silver Snow Roof).
% Both silvers side by side before the golds; the old snow roof.

komagumi_plan(nimaigin_gangi, "二枚銀雁木", "Two-silver Snow Roof").

makuhyou(nimaigin_gangi, 35, 76, 66).       % ７六歩
makuhyou(nimaigin_gangi, 33, 66, 62).       % ６六歩
makuhyou(nimaigin_gangi, 31, 56, 58).       % ５六歩
makuhyou(nimaigin_gangi, 13, 67, 56).       % ６七銀
makuhyou(nimaigin_gangi, 9, 78, 54).        % ７八金
makuhyou(nimaigin_gangi, 11, 57, 52).       % ５七銀
makuhyou(nimaigin_gangi, 7, 58, 50).        % ５八金
makuhyou(nimaigin_gangi, 1, 69, 45).        % ６九玉
