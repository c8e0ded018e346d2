% 右矢倉 (Right Fortress).
% A fortress on the right, against a ranging rook there.

komagumi_plan(migi_yagura, "右矢倉", "Right Fortress").

makuhyou(migi_yagura, 35, 76, 66).          % ７六歩
makuhyou(migi_yagura, 33, 66, 64).          % ６六歩
makuhyou(migi_yagura, 3, 68, 62).           % ６八飛
makuhyou(migi_yagura, 27, 36, 56).          % ３六歩
makuhyou(migi_yagura, 29, 46, 55).          % ４六歩
makuhyou(migi_yagura, 11, 37, 54).          % ３七銀
makuhyou(migi_yagura, 1, 28, 48).           % ２八玉
makuhyou(migi_yagura, 7, 38, 50).           % ３八金
makuhyou(migi_yagura, 9, 47, 52).           % ４七金
