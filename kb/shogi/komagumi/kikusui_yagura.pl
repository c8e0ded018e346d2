% 菊水矢倉 (Chrysanthemum Fortress).
% The knight on 7七, the king in its place behind the silver.

komagumi_plan(kikusui_yagura, "菊水矢倉", "Chrysanthemum Fortress").

makuhyou(kikusui_yagura, 35, 76, 66).       % ７六歩
makuhyou(kikusui_yagura, 33, 66, 57).       % ６六歩
makuhyou(kikusui_yagura, 17, 77, 54).       % ７七桂
makuhyou(kikusui_yagura, 9, 78, 52).        % ７八金
makuhyou(kikusui_yagura, 7, 67, 51).        % ６七金
makuhyou(kikusui_yagura, 5, 68, 50).        % ６八角
makuhyou(kikusui_yagura, 1, 89, 48).        % ８九玉
makuhyou(kikusui_yagura, 13, 88, 40).       % ８八銀
