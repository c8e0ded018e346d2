% ５七銀左型船囲い (Boat castle, left silver on 5七).
% Quick attack (急戦) with the left silver against a ranging rook.

komagumi_plan(funagakoi_57gin_l, "５七銀左型船囲い", "Boat castle, left silver on 5七").

makuhyou(funagakoi_57gin_l, 35, 76, 66).    % ７六歩
makuhyou(funagakoi_57gin_l, 25, 25, 60).    % ２五歩
makuhyou(funagakoi_57gin_l, 1, 78, 57).     % ７八玉
makuhyou(funagakoi_57gin_l, 31, 56, 55).    % ５六歩
makuhyou(funagakoi_57gin_l, 7, 58, 53).     % ５八金
makuhyou(funagakoi_57gin_l, 11, 48, 52).    % ４八銀
makuhyou(funagakoi_57gin_l, 13, 57, 50).    % ５七銀
makuhyou(funagakoi_57gin_l, 39, 96, 42).    % ９六歩
