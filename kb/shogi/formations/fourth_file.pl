% Fourth-file rooks (四間飛車).
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(shikenbisha, "四間飛車", "fourth-file rook",
          [own(hi, 68), stood(hi, 28), no_fight_yet]).
formation(normal_shikenbisha, "ノーマル四間飛車", "plain fourth-file rook",
          [own(hi, 68), own(ka, 77), own(gi, 38), own(ou, 28), own(fu, 76), own(fu, 66),
           own(ki, 49), own(fu, 87), own(fu, 57), own(fu, 47), own(fu, 37), own(fu, 27),
           empty(88), empty(48), empty(79), empty(59)]).
formation(kakumichi_open_shikenbisha, "角道オープン四間飛車", "fourth-file rook with the diagonal open",
          [own(hi, 68), own(ka, 88), own(fu, 67), enemy(ka, 22), empty(33), empty(44), empty(55),
           empty(66), empty(77), last_ply(4)]).
formation(youryuu_shikenbisha, "耀龍四間飛車", "Youryuu's fourth-file rook",
          [own(hi, 68), own(ki, 48), own(ou, 38), own(gi, 39)]).
formation(fujii_system, "藤井システム", "Fujii system",
          [own(hi, 68), own(gi, 38), own(ke, 37), own(ki, 49), own(ou, 59), empty(17), empty(48),
           empty(39)]).
formation(tateishi, "立石流四間飛車", "Tateishi's fourth-file rook",
          [own(hi, 68), own(ki, 78), own(fu, 75), own(fu, 65), own(ka, 88), own(gi, 79),
           enemy(hi, 82), empty(74), empty(64), empty(44), empty(55), empty(66), empty(77)]).
formation(gensou_shikenbisha, "幻想四間飛車", "fantastic fourth-file rook",
          [own(hi, 88), own(ka, 77), own(gi, 56), own(fu, 76), own(fu, 66), own(fu, 87),
           enemy(hi, 82), enemy(fu, 85), stood(hi, 68)]).
formation(makai_shikenbisha, "魔界四間飛車", "underworld fourth-file rook",
          [own(hi, 68), own(ki, 76)]).
formation(legspe, "レグスペ", "Leghorn special",
          [own(ou, 19), own(ky, 18), own(gi, 28), own(ki, 39), own(ke, 29), own_on(hi, [68, 88]),
           held(ka)]).
formation(shikenbisha_millennium, "四間飛車ミレニアム", "fourth-file rook with a Millennium",
          [own(hi, 68), own(ou, 29), own(ke, 37), stood(ou, 38)]).
formation(haku_shikenbisha, "はく式四間飛車", "Haku's fourth-file rook",
          [own(hi, 68), own(ka, 77), own(fu, 67)]).
formation(murooka_system, "室岡システム", "Murooka system",
          [own(hi, 68), own(ki, 48), own(gi, 39), own(ou, 59), empty(17), empty(28), stood(ki, 49)]).
formation(yababozu, "やばボーズ流", "Yababozu's fourth-file rook",
          [own(hi, 68), own(gi, 67), own(ki, 78), own(ou, 38), own(fu, 76), own(fu, 66),
           own(fu, 87), enemy(hi, 82), empty(88), stood(ou, 48)]).
formation(sabigatana, "錆刀戦法", "rusty sword",
          [own(hi, 68), own(ka, 28), own(gi, 77), own(gi, 57), own(ou, 38), own(fu, 65),
           own(fu, 76), own(fu, 56), own(fu, 37), enemy(hi, 82), enemy(fu, 74), empty(73),
           empty(64), empty(55), empty(46)]).
formation(gyokutougin, "玉頭銀", "silver at the king's head",
          [own(gi, 45), not_own(hi, 28), enemy(ou, 32), enemy(ka, 22), enemy(fu, 43),
           enemy(fu, 23), enemy(fu, 34), empty(33), empty(44), empty(24), empty(79), stood(gi, 56)]).
formation(kamereon, "カメレオン戦法", "chameleon",
          [own(gi, 67), own(fu, 65), own(hi, 28), own(ka, 88), enemy(ka, 22), empty(33),
           empty(64), empty(44), empty(55), empty(77), empty(78), empty(68), empty(58), empty(48),
           empty(38)]).
