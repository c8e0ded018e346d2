% 早囲い (Fast castle).
% Two moves and the king is away from the middle.

komagumi_plan(hayagakoi, "早囲い", "Fast castle").

makuhyou(hayagakoi, 35, 76, 68).            % ７六歩
makuhyou(hayagakoi, 33, 66, 66).            % ６六歩
makuhyou(hayagakoi, 3, 68, 70).             % ６八飛
makuhyou(hayagakoi, 11, 48, 44).            % ４八銀
makuhyou(hayagakoi, 1, 38, 55).             % ３八玉
makuhyou(hayagakoi, 13, 67, 48).            % ６七銀
