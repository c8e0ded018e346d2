% 天守閣美濃 (Castle-tower Mino).
% The king above its bishop. It passes 7八 before the silver comes there.

komagumi_plan(tenshukaku_mino, "天守閣美濃", "Castle-tower Mino").

makuhyou(tenshukaku_mino, 35, 76, 66).      % ７六歩
makuhyou(tenshukaku_mino, 37, 86, 56).      % ８六歩
makuhyou(tenshukaku_mino, 1, 87, 60).       % ８七玉
makuhyou(tenshukaku_mino, 13, 78, 44).      % ７八銀
makuhyou(tenshukaku_mino, 7, 58, 50).       % ５八金
makuhyou(tenshukaku_mino, 31, 56, 52).      % ５六歩
