% ツノ銀雁木 (Horned-silver Snow Roof).
% The silvers like horns on 6七 and 4七: no weak square for a drop.

komagumi_plan(tunogin_gangi, "ツノ銀雁木", "Horned-silver Snow Roof").

makuhyou(tunogin_gangi, 35, 76, 66).        % ７六歩
makuhyou(tunogin_gangi, 33, 66, 62).        % ６六歩
makuhyou(tunogin_gangi, 13, 67, 56).        % ６七銀
makuhyou(tunogin_gangi, 29, 46, 55).        % ４六歩
makuhyou(tunogin_gangi, 9, 78, 54).         % ７八金
makuhyou(tunogin_gangi, 11, 47, 53).        % ４七銀
makuhyou(tunogin_gangi, 7, 58, 50).         % ５八金
makuhyou(tunogin_gangi, 1, 69, 45).         % ６九玉
