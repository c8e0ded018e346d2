% 兜矢倉 (Helmet Fortress).
% After an exchange of bishops: no bishop is needed, and the right silver goes to 5六 (腰掛け銀).

komagumi_plan(kabuto_yagura, "兜矢倉", "Helmet Fortress").

makuhyou(kabuto_yagura, 35, 76, 66).        % ７六歩
makuhyou(kabuto_yagura, 13, 77, 60).        % ７七銀
makuhyou(kabuto_yagura, 9, 78, 58).         % ７八金
makuhyou(kabuto_yagura, 29, 46, 52).        % ４六歩
makuhyou(kabuto_yagura, 11, 56, 50).        % ５六銀
makuhyou(kabuto_yagura, 7, 58, 50).         % ５八金
makuhyou(kabuto_yagura, 1, 68, 48).         % ６八玉
makuhyou(kabuto_yagura, 23, 16, 42).        % １六歩
