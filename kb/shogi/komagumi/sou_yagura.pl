% 総矢倉 (Complete Fortress).
% The gold fortress with the right silver on 5七.

komagumi_plan(sou_yagura, "総矢倉", "Complete Fortress").

makuhyou(sou_yagura, 35, 76, 66).           % ７六歩
makuhyou(sou_yagura, 13, 77, 58).           % ７七銀
makuhyou(sou_yagura, 33, 66, 56).           % ６六歩
makuhyou(sou_yagura, 31, 56, 55).           % ５六歩
makuhyou(sou_yagura, 9, 78, 54).            % ７八金
makuhyou(sou_yagura, 11, 57, 50).           % ５七銀
makuhyou(sou_yagura, 7, 67, 52).            % ６七金
makuhyou(sou_yagura, 5, 68, 53).            % ６八角
makuhyou(sou_yagura, 1, 88, 42).            % ８八玉
