% ５七銀右型船囲い (Boat castle, right silver on 5七).
% Both silvers in front of the king.

komagumi_plan(funagakoi_57gin_r, "５七銀右型船囲い", "Boat castle, right silver on 5七").

makuhyou(funagakoi_57gin_r, 35, 76, 66).    % ７六歩
makuhyou(funagakoi_57gin_r, 25, 25, 60).    % ２五歩
makuhyou(funagakoi_57gin_r, 1, 78, 57).     % ７八玉
makuhyou(funagakoi_57gin_r, 31, 56, 55).    % ５六歩
makuhyou(funagakoi_57gin_r, 11, 57, 53).    % ５七銀
makuhyou(funagakoi_57gin_r, 7, 58, 52).     % ５八金
makuhyou(funagakoi_57gin_r, 13, 68, 50).    % ６八銀
makuhyou(funagakoi_57gin_r, 39, 96, 42).    % ９六歩
