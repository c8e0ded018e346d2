% 船囲い (Boat castle).
% The quick castle against a ranging rook; larger ones grow out of it.

komagumi_plan(funagakoi, "船囲い", "Boat castle").

makuhyou(funagakoi, 35, 76, 66).            % ７六歩
makuhyou(funagakoi, 25, 25, 60).            % ２五歩
makuhyou(funagakoi, 1, 78, 56).             % ７八玉
makuhyou(funagakoi, 7, 58, 52).             % ５八金
makuhyou(funagakoi, 31, 56, 54).            % ５六歩
makuhyou(funagakoi, 11, 48, 48).            % ４八銀
makuhyou(funagakoi, 39, 96, 42).            % ９六歩
