% 金無双 (Peerless Golds).
% Against another ranging rook: strong in front, where that rook attacks.

komagumi_plan(kinmusou, "金無双", "Peerless Golds").

makuhyou(kinmusou, 35, 76, 66).             % ７六歩
makuhyou(kinmusou, 33, 66, 64).             % ６六歩
makuhyou(kinmusou, 3, 68, 62).              % ６八飛
makuhyou(kinmusou, 1, 38, 57).              % ３八玉
makuhyou(kinmusou, 9, 58, 54).              % ５八金
makuhyou(kinmusou, 11, 28, 52).             % ２八銀
makuhyou(kinmusou, 7, 48, 50).              % ４八金
makuhyou(kinmusou, 13, 67, 51).             % ６七銀
