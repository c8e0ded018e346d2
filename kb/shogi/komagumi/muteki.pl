% 無敵囲い (Invincible castle).
% The king stays at home behind its rook in the middle.

komagumi_plan(muteki, "無敵囲い", "Invincible castle").

makuhyou(muteki, 31, 55, 68).               % ５五歩
makuhyou(muteki, 3, 58, 70).                % ５八飛
makuhyou(muteki, 35, 76, 66).               % ７六歩
makuhyou(muteki, 13, 68, 48).               % ６八銀
makuhyou(muteki, 11, 48, 46).               % ４八銀
