% 無敵囲い (Invincible castle).
% The king stays at home behind its rook in the middle.

komagumi_plan(muteki, "無敵囲い", "Invincible castle").

makuhyou(muteki, 31, 55, 66).               % ５五歩
makuhyou(muteki, 3, 58, 64).                % ５八飛
makuhyou(muteki, 35, 76, 62).               % ７六歩
makuhyou(muteki, 13, 68, 56).               % ６八銀
makuhyou(muteki, 11, 48, 54).               % ４八銀
