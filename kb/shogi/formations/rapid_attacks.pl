% Against a ranging rook (対振り飛車): rapid attacks, vanguards, deep castles.
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(gin46_migi_kyuusen, "▲4六銀右急戦", "rapid attack with the right silver on 4f",
          [own(gi, 46), own(ou, 78), own(fu, 35), own(hi, 28), own(ka, 88), own(gi, 79),
           enemy(ka, 33), enemy(fu, 34), empty(55), empty(66), empty(77), empty(48)]).
formation(gin46_hidari_kyuusen, "▲4六銀左急戦", "rapid attack with the left silver on 4f",
          [own(gi, 46), own(gi, 48), own(ou, 78), own(fu, 35), own(hi, 28), own(ka, 88),
           enemy(ka, 33), enemy(fu, 34), empty(55), empty(66), empty(77)]).
formation(fu45_hayajikake, "▲4五歩早仕掛け", "early pawn to 4e",
          [own(ou, 78), own(fu, 45), own(fu, 56), own(hi, 28), own(ka, 88), enemy(ka, 33),
           enemy(fu, 44), empty(55), empty(66), empty(77)]).
formation(elmo_kyuusen, "エルモ急戦", "rapid attack from an Elmo castle",
          [own(gi, 57), own(gi, 68), own(ki, 79), own(ou, 78), own(fu, 25), own(fu, 56),
           own(hi, 28), own(ka, 88), own(fu, 67), enemy(ka, 33), enemy(fu, 44), enemy(fu, 34),
           empty(55), empty(66), empty(77), empty(69)]).
formation(yamada_jouseki, "山田定跡", "Yamada's line",
          [own(gi, 57), own(gi, 48), own(ki, 58), own(ou, 78), own(fu, 35), own(fu, 25),
           own(fu, 56), own(hi, 28), own(ki, 69), own(fu, 47), enemy(hi, 42), enemy(ka, 33),
           enemy(gi, 32), enemy(fu, 44), enemy(fu, 34), empty(43)]).
formation(saginomiya_jouseki, "鷺宮定跡", "Saginomiya line",
          [own(hi, 38), own(gi, 57), own(ou, 78), own(fu, 36), own(fu, 47), enemy(hi, 42),
           enemy(ka, 33), enemy(gi, 32), enemy(fu, 34), empty(43)]).
formation(kinmusou_kyuusen, "金無双急戦", "rapid attack with two golds side by side",
          [own(gi, 57), own(ki, 68), own(ki, 58), own(ou, 78), own(ka, 88), own(gi, 79)]).
formation(henachoko_kyuusen, "へなちょこ急戦", "puny rapid attack",
          [own(gi, 48), own(ki, 58), own(ou, 78), own(ke, 37), own(fu, 45), own(fu, 25),
           own(hi, 28), own(ka, 88), own(gi, 79), enemy(ka, 33), enemy(fu, 44), empty(55),
           empty(66), empty(56), empty(97), empty(77)]).
formation(henachoko_jikyuusen, "へなちょこ持久戦", "puny slow game",
          [own(ka, 66), own(ki, 58), own(ou, 78), own(ke, 37), own(fu, 25), own(fu, 46),
           own(hi, 28), own(gi, 79), enemy(hi, 22), enemy(ka, 33), enemy(fu, 44), empty(97),
           empty(77), stood(ka, 88)]).
formation(shodan_original, "ショーダンオリジナル", "Shodan's original",
          [own(gi, 56), own(ki, 78), own(ou, 69), own(fu, 55), own(fu, 76), own(hi, 28),
           own(ka, 88), own(ke, 89), own(fu, 87), own(fu, 67), empty(27), stood(gi, 57)]).
formation(gyokutou_kuraidori, "玉頭位取り", "vanguard at the king's head",
          [own(gi, 76), own(fu, 75), own(hi, 28), enemy(fu, 73), empty(74), last_ply(41)]).
formation(kuraidori_6, "6筋位取り", "vanguard on the sixth file",
          [own_on(gi, [57, 66, 67]), own(fu, 65), own(hi, 28), enemy(fu, 63), empty(64),
           enemy_on(hi, [22, 32, 42, 52]), last_ply(41)]).
formation(kuraidori_5, "5筋位取り", "vanguard on the fifth file",
          [own(gi, 56), own(fu, 55), own(hi, 28), enemy(fu, 53), empty(54), last_ply(41)]).
formation(ponponkei, "ポンポン桂", "hopping knight",
          [own(ke, 45), own(fu, 25), own(hi, 28), own_on(ka, [77, 88]), enemy(hi, 42),
           enemy(ka, 33), enemy(ke, 21), stood(ke, 37)]).
formation(kinsen_57, "▲5七金戦法", "gold on 5g",
          [own(gi, 68), own(gi, 48), own(ki, 57), own(ou, 78), own(ki, 69)]).
formation(kimukimu_kin, "きｍきｍ金", "Kim-Kim gold",
          [own(ki, 66), own(ka, 88), enemy(hi, 32), enemy(ka, 22), enemy(fu, 44), enemy(fu, 35),
           stood(ki, 77)]).
formation(jikyuusen, "対振り持久戦", "slow game against a ranging rook",
          [own(ka, 77), own(ou, 78), enemy_on(hi, [22, 32, 34, 42, 52])]).
formation(itchokusen_anaguma, "一直線穴熊", "straight into the bear-in-the-hole",
          [own(ka, 77), own(gi, 68), own(ki, 67), own(ki, 78), own(ou, 99), own(ky, 98),
           own(gi, 79), own(ke, 89), empty(88)]).
formation(maruyama_vaccine, "丸山ワクチン", "Maruyama's vaccine",
          [own(gi, 78), own(fu, 25), own(hi, 28), own(ou, 59), held(ka), enemy(ou, 51),
           enemy(hi, 52), enemy(gi, 22), enemy(fu, 54), last_ply(13)]).
formation(shin_maruyama_vaccine, "新丸山ワクチン", "Maruyama's new vaccine",
          [own(gi, 78), own(hi, 28), held(ka), enemy(hi, 52), enemy(fu, 54), enemy_held(ka),
           last_ply(20)]).
formation(chousoku_37gin, "超速▲3七銀", "top-speed silver",
          [own(gi, 46), own(hi, 28), own(fu, 57), enemy(hi, 52), enemy(ka, 33), enemy(fu, 55),
           empty(51), empty(77), empty(59), stood(gi, 37), last_ply(17)]).
formation(choukyuusen, "超急戦", "all-out fight at once",
          [own(ry, 21), own(fu, 76), own(fu, 56), own(gi, 88), own(ki, 69), own(ou, 59),
           enemy(ou, 51), enemy(hi, 52), enemy(ka, 33), enemy(fu, 34), empty(49), stood(hi, 24),
           last_ply(19)]).
formation(ginhibari, "銀雲雀", "silver skylark",
          [own(gi, 56), own(fu, 55), own(fu, 67), own(ka, 88), own(ou, 78), own(hi, 28),
           enemy(fu, 53), empty(54), empty(66), empty(77), stood(gi, 57)]).
formation(takada_hidarigyoku, "高田流左玉", "Takada's left king",
          [own(hi, 89), own(ou, 78), own(ke, 77)]).
