% 銀矢倉 (Silver Fortress).
% The right silver goes to 6七 early, while its ways are open; the bishop follows behind it.

komagumi_plan(gin_yagura, "銀矢倉", "Silver Fortress").

makuhyou(gin_yagura, 35, 76, 70).           % ７六歩
makuhyou(gin_yagura, 31, 56, 68).           % ５六歩
makuhyou(gin_yagura, 11, 67, 66).           % ６七銀
makuhyou(gin_yagura, 7, 58, 60).            % ５八金
makuhyou(gin_yagura, 13, 77, 58).           % ７七銀
makuhyou(gin_yagura, 33, 66, 54).           % ６六歩
makuhyou(gin_yagura, 9, 78, 52).            % ７八金
makuhyou(gin_yagura, 5, 68, 50).            % ６八角
makuhyou(gin_yagura, 1, 88, 40).            % ８八玉
