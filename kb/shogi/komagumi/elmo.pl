% elmo囲い (Elmo castle).
% Named after the program elmo: quick, and hard to reach from the side.

komagumi_plan(elmo, "elmo囲い", "Elmo castle").

makuhyou(elmo, 35, 76, 66).                 % ７六歩
makuhyou(elmo, 25, 25, 60).                 % ２五歩
makuhyou(elmo, 1, 78, 57).                  % ７八玉
makuhyou(elmo, 13, 68, 54).                 % ６八銀
makuhyou(elmo, 9, 79, 52).                  % ７九金
makuhyou(elmo, 31, 56, 50).                 % ５六歩
makuhyou(elmo, 39, 96, 44).                 % ９六歩
