% ミレニアム (Millennium).
% Away from the diagonal of a ranging-rook bishop: the king on 8九, where the knight stood.

komagumi_plan(millennium, "ミレニアム", "Millennium").

makuhyou(millennium, 35, 76, 70).           % ７六歩
makuhyou(millennium, 5, 68, 66).            % ６八角
makuhyou(millennium, 33, 66, 56).           % ６六歩
makuhyou(millennium, 17, 77, 52).           % ７七桂
makuhyou(millennium, 1, 89, 50).            % ８九玉
makuhyou(millennium, 13, 88, 44).           % ８八銀
makuhyou(millennium, 9, 79, 42).            % ７九金
makuhyou(millennium, 7, 78, 40).            % ７八金
