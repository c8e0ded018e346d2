% Central rooks (中飛車).
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(nakabisha, "中飛車", "central rook",
          [own(hi, 58), no_fight_yet]).
formation(genshi_nakabisha, "原始中飛車", "primitive central rook",
          [own(hi, 58), own(ka, 88), own(fu, 77), own(gi, 79), last_ply(3)]).
formation(tsunogin_nakabisha, "ツノ銀中飛車", "central rook with horned silvers",
          [own(hi, 59), own(ka, 77), own(gi, 67), own(gi, 47), own(ki, 78), own(fu, 27),
           empty(57), empty(88), empty(68), empty(58), empty(79), empty(69)]).
formation(gokigen_nakabisha, "ゴキゲン中飛車", "cheerful central rook",
          [own(hi, 58), enemy(hi, 82), enemy(ka, 22), empty(83), empty(33), empty(44), empty(66),
           empty(57), last_ply(8)]).
formation(sente_nakabisha, "先手中飛車", "central rook with the diagonal open and the edge pawn pushed",
          [own(hi, 58), own(fu, 16), enemy(hi, 82), enemy(ka, 22), empty(83), empty(33),
           empty(44), empty(66), empty(57)]).
formation(kuraidori_nakabisha, "5筋位取り中飛車", "central rook with a vanguard",
          [own(hi, 58), own(fu, 55), empty(54), empty(56), empty(57)]).
formation(nakabisha_hidarianaguma, "中飛車左穴熊", "central rook with a bear-in-the-hole on the left",
          [own(ou, 99), own(ky, 98), own(hi, 58)]).
formation(nakabisha_millennium, "中飛車ミレニアム", "central rook with a Millennium",
          [own(ou, 29), own(ke, 37), own(hi, 58), stood(ou, 38)]).
formation(yaguraryuu_nakabisha, "矢倉流中飛車", "Yagura Norihiro's central rook",
          [own(hi, 58), own(ka, 77), own(gi, 46), own(ou, 28), enemy(hi, 82), enemy(ka, 33),
           enemy(gi, 53), enemy(ou, 22), enemy(fu, 85), stood(gi, 57), last_ply(23)]).
formation(eichan_nakabisha, "英ちゃん流中飛車", "Ei-chan's central rook",
          [own(hi, 58), own(fu, 57), empty(79), last_ply(13)]).
formation(ryuu55_nakabisha, "▲5五龍中飛車", "central rook for a dragon on 5e",
          [own(hi, 58), own(ka, 97), own(fu, 96), own(fu, 56), enemy(fu, 85), last_ply(8)]).
formation(tarantula, "タランチュラ戦法", "tarantula",
          [own(hi, 58), own(ka, 77), own(gi, 88), own(gi, 28), enemy(um, 24), enemy(ke, 33),
           empty(57)]).
formation(tooyama, "遠山流", "Tooyama's central rook",
          [own(hi, 58), own(ki, 38), own(fu, 76), own(gi, 39), own(ou, 59), own(fu, 37),
           own(fu, 27), empty(57), empty(28)]).
formation(hirame, "ヒラメ戦法", "flounder",
          [own(hi, 58), own(gi, 68), own(gi, 38), own(ki, 59), own(ou, 28), own(ki, 49)]).
formation(gorigorikin, "ゴリゴリ金", "pushing gold",
          [own(hi, 88), own(gi, 68), own(ki, 66), own(ke, 77), own(ou, 59)]).
formation(oniroku_dokkan, "鬼六流どっかん飛車", "Oniroku's bang rook",
          [own(hi, 88), own(gi, 48), own(ki, 38), own(ou, 28), enemy(hi, 86), stood(hi, 58),
           last_ply(19)]).
