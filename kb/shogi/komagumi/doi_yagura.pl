% 土井矢倉 (Doi Fortress).
% The golds on 6七 and 5八 with the right silver on 4七: broad, against drops of a bishop.

komagumi_plan(doi_yagura, "土井矢倉", "Doi Fortress").

makuhyou(doi_yagura, 35, 76, 66).           % ７六歩
makuhyou(doi_yagura, 13, 77, 58).           % ７七銀
makuhyou(doi_yagura, 33, 66, 56).           % ６六歩
makuhyou(doi_yagura, 31, 56, 54).           % ５六歩
makuhyou(doi_yagura, 29, 46, 52).           % ４六歩
makuhyou(doi_yagura, 9, 67, 50).            % ６七金
makuhyou(doi_yagura, 7, 58, 50).            % ５八金
makuhyou(doi_yagura, 11, 47, 50).           % ４七銀
makuhyou(doi_yagura, 1, 78, 44).            % ７八玉
