% 銀矢倉 (Silver Fortress).
% The right silver takes the gold's place on 6七, and the gold stays ready on 5八.

komagumi_plan(gin_yagura, "銀矢倉", "Silver Fortress").

makuhyou(gin_yagura, 35, 76, 66).           % ７六歩
makuhyou(gin_yagura, 13, 77, 58).           % ７七銀
makuhyou(gin_yagura, 33, 66, 56).           % ６六歩
makuhyou(gin_yagura, 31, 56, 55).           % ５六歩
makuhyou(gin_yagura, 9, 78, 54).            % ７八金
makuhyou(gin_yagura, 11, 67, 50).           % ６七銀
makuhyou(gin_yagura, 7, 58, 47).            % ５八金
makuhyou(gin_yagura, 5, 68, 51).            % ６八角
makuhyou(gin_yagura, 1, 88, 42).            % ８八玉
