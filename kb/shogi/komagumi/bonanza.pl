% ボナンザ囲い (Bonanza castle).
% Named after the program that liked it.

komagumi_plan(bonanza, "ボナンザ囲い", "Bonanza castle").

makuhyou(bonanza, 35, 76, 66).              % ７六歩
makuhyou(bonanza, 13, 77, 58).              % ７七銀
makuhyou(bonanza, 31, 56, 54).              % ５六歩
makuhyou(bonanza, 7, 58, 52).               % ５八金
makuhyou(bonanza, 9, 68, 50).               % ６八金
makuhyou(bonanza, 1, 78, 46).               % ７八玉
