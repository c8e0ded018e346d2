% イチゴ囲い (Strawberry castle).
% One step from home, ready for anything.

komagumi_plan(ichigo, "イチゴ囲い", "Strawberry castle").

makuhyou(ichigo, 35, 76, 66).               % ７六歩
makuhyou(ichigo, 25, 25, 62).               % ２五歩
makuhyou(ichigo, 9, 78, 58).                % ７八金
makuhyou(ichigo, 7, 58, 54).                % ５八金
makuhyou(ichigo, 1, 68, 52).                % ６八玉
makuhyou(ichigo, 31, 56, 46).               % ５六歩
