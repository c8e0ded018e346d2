% 中原囲い (Nakahara castle).
% Low and open, against drops on both sides.

komagumi_plan(nakahara, "中原囲い", "Nakahara castle").

makuhyou(nakahara, 25, 25, 64).             % ２五歩
makuhyou(nakahara, 35, 76, 62).             % ７六歩
makuhyou(nakahara, 9, 78, 60).              % ７八金
makuhyou(nakahara, 11, 48, 54).             % ４八銀
makuhyou(nakahara, 1, 69, 52).              % ６九玉
makuhyou(nakahara, 7, 59, 46).              % ５九金
makuhyou(nakahara, 39, 96, 42).             % ９六歩
