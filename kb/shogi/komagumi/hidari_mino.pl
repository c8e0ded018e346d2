% 左美濃 (Left Mino).
% Mino on the left; the bishop makes room on 7七.

komagumi_plan(hidari_mino, "左美濃", "Left Mino").

makuhyou(hidari_mino, 35, 76, 66).          % ７六歩
makuhyou(hidari_mino, 5, 77, 58).           % ７七角
makuhyou(hidari_mino, 1, 88, 54).           % ８八玉
makuhyou(hidari_mino, 13, 78, 50).          % ７八銀
makuhyou(hidari_mino, 7, 58, 52).           % ５八金
makuhyou(hidari_mino, 31, 56, 48).          % ５六歩
