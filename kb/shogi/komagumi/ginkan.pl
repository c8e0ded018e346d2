% 銀冠 (Silver Crown).
% Out of the left mino: the silver goes up to 8七, and the golds close the ranks below it.

komagumi_plan(ginkan, "銀冠", "Silver Crown").

makuhyou(ginkan, 35, 76, 66).               % ７六歩
makuhyou(ginkan, 5, 77, 60).                % ７七角
makuhyou(ginkan, 1, 88, 58).                % ８八玉
makuhyou(ginkan, 37, 86, 54).               % ８六歩
makuhyou(ginkan, 13, 87, 50).               % ８七銀
makuhyou(ginkan, 33, 66, 48).               % ６六歩
makuhyou(ginkan, 9, 78, 44).                % ７八金
makuhyou(ginkan, 7, 67, 46).                % ６七金
