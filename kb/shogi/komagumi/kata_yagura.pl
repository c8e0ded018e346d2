% 片矢倉 (Half Fortress).
% No gold on 7八, where a bishop in hand could be dropped behind; good when the bishops may be
% exchanged.

komagumi_plan(kata_yagura, "片矢倉", "Half Fortress").

makuhyou(kata_yagura, 35, 76, 66).          % ７六歩
makuhyou(kata_yagura, 13, 77, 58).          % ７七銀
makuhyou(kata_yagura, 33, 66, 56).          % ６六歩
makuhyou(kata_yagura, 31, 56, 54).          % ５六歩
makuhyou(kata_yagura, 7, 67, 52).           % ６七金
makuhyou(kata_yagura, 9, 68, 50).           % ６八金
makuhyou(kata_yagura, 1, 78, 44).           % ７八玉
