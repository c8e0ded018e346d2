% 右矢倉 (Right Fortress).
% A fortress on the right, against a ranging rook there.

komagumi_plan(migi_yagura, "右矢倉", "Right Fortress").

makuhyou(migi_yagura, 35, 76, 68).          % ７六歩
makuhyou(migi_yagura, 33, 66, 66).          % ６六歩
makuhyou(migi_yagura, 3, 68, 70).           % ６八飛
makuhyou(migi_yagura, 27, 36, 56).          % ３六歩
makuhyou(migi_yagura, 29, 46, 54).          % ４六歩
makuhyou(migi_yagura, 11, 37, 53).          % ３七銀
makuhyou(migi_yagura, 1, 28, 50).           % ２八玉
makuhyou(migi_yagura, 7, 38, 42).           % ３八金
makuhyou(migi_yagura, 9, 47, 40).           % ４七金
