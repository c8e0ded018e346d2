% 菊水矢倉 (Chrysanthemum Fortress).
% The knight on 7七, the king in its place behind the silver. The bishop leaves before the knight
% shuts it in.

komagumi_plan(kikusui_yagura, "菊水矢倉", "Chrysanthemum Fortress").

makuhyou(kikusui_yagura, 35, 76, 70).       % ７六歩
makuhyou(kikusui_yagura, 5, 68, 66).        % ６八角
makuhyou(kikusui_yagura, 33, 66, 56).       % ６六歩
makuhyou(kikusui_yagura, 17, 77, 52).       % ７七桂
makuhyou(kikusui_yagura, 1, 89, 50).        % ８九玉
makuhyou(kikusui_yagura, 7, 67, 46).        % ６七金
makuhyou(kikusui_yagura, 9, 78, 42).        % ７八金
makuhyou(kikusui_yagura, 13, 88, 40).       % ８八銀
