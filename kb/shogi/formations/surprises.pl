% First moves that have a name, and surprises (奇襲).
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(hatsute_36fu, "初手▲3六歩戦法", "pawn to 3f on the first move",
          [own(fu, 36), ply(1)]).
formation(hatsute_78gin, "初手▲7八銀戦法", "silver to 7h on the first move",
          [own(gi, 78), ply(1)]).
formation(niteme_74fu, "2手目△7四歩戦法", "pawn to 7d on the second move",
          [own(fu, 36), ply(2)]).
formation(niteme_62gin, "2手目△6二銀戦法", "silver to 6b on the second move",
          [own(gi, 48), ply(2)]).
formation(niteme_32gin, "2手目△3二銀システム", "silver to 3b on the second move",
          [own(gi, 78), ply(2)]).
formation(sakata_niteme_94fu, "阪田流2手目△9四歩", "Sakata's edge pawn on the second move",
          [own(fu, 16), enemy(fu, 34), ply(2)]).
formation(santeme_77kaku, "3手目▲7七角戦法", "bishop to 7g on the third move",
          [own(ka, 77), own(fu, 76), enemy(fu, 34), ply(3)]).
formation(yonteme_33kaku, "4手目△3三角戦法", "bishop to 3c on the fourth move",
          [own(ka, 77), own(fu, 76), enemy(fu, 84), enemy(fu, 34), ply(4)]).
formation(shin_yonenagagyoku, "新米長玉", "Yonenaga's new king",
          [own(ou, 48), last_ply(2)]).
formation(kakutoufu, "角頭歩戦法", "pawn at the bishop's head",
          [own(fu, 86), own(fu, 76), enemy(fu, 34), last_ply(4)]).
formation(pacman, "パックマン戦法", "Pac-Man",
          [own(fu, 66), enemy(fu, 34), ply(2)]).
formation(yamazaki_pacman, "山崎流パックマン", "Yamazaki's Pac-Man",
          [own(gi, 78), own(fu, 96), own(fu, 66), empty(72), empty(62), empty(52), empty(33),
           empty(44), empty(55), last_ply(6)]).
formation(kanazawa, "金沢流", "Kanazawa's bishop",
          [own(ka, 66), enemy(ka, 22), empty(33), last_ply(4)]).
