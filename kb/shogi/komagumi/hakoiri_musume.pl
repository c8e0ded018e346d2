% 箱入り娘 (Sheltered Daughter).
% The boat castle, shut by the right gold on 6八.

komagumi_plan(hakoiri_musume, "箱入り娘", "Sheltered Daughter").

makuhyou(hakoiri_musume, 35, 76, 66).       % ７六歩
makuhyou(hakoiri_musume, 25, 25, 60).       % ２五歩
makuhyou(hakoiri_musume, 1, 78, 57).        % ７八玉
makuhyou(hakoiri_musume, 31, 56, 54).       % ５六歩
makuhyou(hakoiri_musume, 7, 68, 52).        % ６八金
makuhyou(hakoiri_musume, 39, 96, 44).       % ９六歩
