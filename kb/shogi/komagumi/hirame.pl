% ヒラメ (Flounder).
% With the rook in the middle (中飛車): the left gold on 5九 keeps the back rank.

komagumi_plan(hirame, "ヒラメ", "Flounder").

makuhyou(hirame, 31, 55, 68).               % ５五歩
makuhyou(hirame, 3, 58, 70).                % ５八飛
makuhyou(hirame, 35, 76, 66).               % ７六歩
makuhyou(hirame, 1, 28, 55).                % ２八玉
makuhyou(hirame, 11, 38, 48).               % ３八銀
makuhyou(hirame, 9, 59, 41).                % ５九金
makuhyou(hirame, 13, 57, 46).               % ５七銀
makuhyou(hirame, 23, 16, 42).               % １六歩
