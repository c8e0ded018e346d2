% 金美濃囲い (Gold Mino).
% With the rook on the second file from the left (向かい飛車): quickly built.

komagumi_plan(kin_mino, "金美濃囲い", "Gold Mino").

makuhyou(kin_mino, 35, 76, 70).             % ７六歩
makuhyou(kin_mino, 5, 77, 68).              % ７七角
makuhyou(kin_mino, 3, 88, 66).              % ８八飛
makuhyou(kin_mino, 33, 66, 56).             % ６六歩
makuhyou(kin_mino, 1, 28, 52).              % ２八玉
makuhyou(kin_mino, 11, 48, 42).             % ４八銀
makuhyou(kin_mino, 7, 38, 40).              % ３八金
makuhyou(kin_mino, 13, 67, 46).             % ６七銀
