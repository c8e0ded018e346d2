% ヒラメ (Flounder).
% With the rook in the middle (中飛車): the left gold on 5九 keeps the back rank.

komagumi_plan(hirame, "ヒラメ", "Flounder").

makuhyou(hirame, 31, 55, 66).               % ５五歩
makuhyou(hirame, 3, 58, 64).                % ５八飛
makuhyou(hirame, 35, 76, 62).               % ７六歩
makuhyou(hirame, 1, 28, 57).                % ２八玉
makuhyou(hirame, 11, 38, 54).               % ３八銀
makuhyou(hirame, 9, 59, 48).                % ５九金
makuhyou(hirame, 13, 57, 50).               % ５七銀
makuhyou(hirame, 23, 16, 44).               % １六歩
