% 金無双 (Peerless Golds).
% Against another ranging rook: strong in front, where that rook attacks.

komagumi_plan(kinmusou, "金無双", "Peerless Golds").

makuhyou(kinmusou, 35, 76, 68).             % ７六歩
makuhyou(kinmusou, 33, 66, 66).             % ６六歩
makuhyou(kinmusou, 3, 68, 70).              % ６八飛
makuhyou(kinmusou, 1, 38, 55).              % ３八玉
makuhyou(kinmusou, 9, 58, 46).              % ５八金
makuhyou(kinmusou, 11, 28, 50).             % ２八銀
makuhyou(kinmusou, 7, 48, 42).              % ４八金
makuhyou(kinmusou, 13, 67, 44).             % ６七銀
