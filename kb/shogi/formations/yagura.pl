% Yagura (矢倉): static rooks behind closed diagonals.
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(yagura, "矢倉", "Yagura",
          [own(gi, 77), own(fu, 76), own(fu, 87), own(hi, 28), not_held(ka),
           enemy_on(hi, [62, 72, 82])]).
formation(yagura_37gin, "矢倉▲3七銀戦法", "Yagura with the silver on 3g",
          [own(gi, 77), own(gi, 37), own(ki, 78), own(fu, 76), own(fu, 66), own(hi, 28),
           enemy(ki, 32), last_ply(35)]).
formation(yagura_bougin, "矢倉棒銀", "climbing silver from a Yagura",
          [own_on(gi, [26, 27]), own(gi, 77), own(ki, 78), own(fu, 76), own(hi, 28)]).
formation(waki_system, "脇システム", "Waki system",
          [own(ka, 46), own(gi, 77), own(ki, 67), own(ki, 78), own(hi, 28), enemy(hi, 82),
           enemy(ka, 64), enemy(gi, 33), enemy(ki, 32), enemy(ki, 43), empty(51), empty(59)]).
formation(morishita_system, "森下システム", "Morishita system",
          [own(ka, 68), own(gi, 77), own(ki, 67), own(ki, 78), own_on(gi, [47, 48]),
           own_on(hi, [28, 38]), enemy(ki, 32), enemy(gi, 33), last_ply(45)]).
formation(doukei_yagura, "同型矢倉", "mirrored Yagura",
          [own(ka, 68), own(gi, 77), own(ki, 67), own(ki, 78), own(ou, 88), own(fu, 25),
           own(hi, 28), enemy(hi, 82), enemy(ka, 42), enemy(gi, 33), enemy(ki, 32), enemy(ki, 43),
           enemy(ou, 22), enemy(fu, 85), empty(75), empty(65), empty(55), empty(45), empty(35)]).
formation(yontekaku, "四手角", "four-move bishop",
          [own(ka, 26), own(fu, 25), stood_on(ka, [35, 37, 48, 59])]).
formation(suzumezashi, "雀刺し", "sparrow spear",
          [own(hi, 18), own(ky, 17), own(ke, 37)]).
formation(yagura_nakabisha, "矢倉中飛車", "central rook from a Yagura",
          [own(hi, 58), own(ki, 78), own(gi, 68), own_on(ou, [59, 69]), own(fu, 76), own(fu, 56)]).
formation(yonenaga_kyuusen_yagura, "米長流急戦矢倉", "Yonenaga's rapid Yagura",
          [own(gi, 66), own(ki, 78), own(ki, 58), own(ou, 69), own(fu, 46), own(hi, 28),
           own(ka, 88), own(fu, 67), empty(77), empty(68)]).
formation(nakahara_kyuusen_yagura, "中原流急戦矢倉", "Nakahara's rapid Yagura",
          [own(ki, 47), own(ki, 78), own(ou, 69), own(ka, 88), own(fu, 67)]).
formation(akutsu_kyuusen_yagura, "阿久津流急戦矢倉", "Akutsu's rapid Yagura",
          [own(ka, 55), own(ki, 78), own(ki, 58), own(ou, 69)]).
formation(fujimori_kyuusen_yagura, "藤森流急戦矢倉", "Fujimori's rapid Yagura",
          [own(gi, 75), own(fu, 96), own(ka, 88), enemy(ka, 84), enemy(ki, 44), empty(55),
           empty(77), stood(gi, 66)]).
formation(yashiki_nimaigin, "屋敷流二枚銀", "Yashiki's two silvers",
          [own(gi, 66), own(gi, 46), own(ki, 78), own(ou, 69), own(hi, 28), own(ka, 88),
           own(ki, 49), own(fu, 87), empty(77), empty(57), empty(37), empty(27), empty(59),
           any(76), any(67), any(47)]).
formation(yashiki_nimaigin_bougin, "屋敷流二枚銀棒銀型", "Yashiki's two silvers, one climbing",
          [own(gi, 66), own(gi, 26), own(ki, 78), own(ou, 69), own(hi, 28), own(ka, 88),
           own(ki, 49), own(fu, 87), empty(77), empty(57), empty(27), empty(59), any(76), any(67),
           any(47)]).
formation(yagura_kyuu_24, "矢倉旧24手組", "Yagura, the old 24 moves",
          [own(ka, 79), own(gi, 77), own(gi, 48), own(ki, 78), own(ki, 58), own(ou, 69),
           own(fu, 56), own(fu, 36), own(fu, 26), own(hi, 28), own(fu, 47), enemy(hi, 82),
           enemy(ka, 31), enemy(gi, 62), enemy(gi, 33), enemy(ki, 52), enemy(ki, 32),
           enemy(ou, 41), enemy(fu, 63), enemy(fu, 84), enemy(fu, 74), enemy(fu, 54), ply(24)]).
formation(yagura_shin_24, "矢倉新24手組", "Yagura, the new 24 moves",
          [own(ka, 79), own(gi, 77), own(gi, 48), own(ki, 78), own(ki, 58), own(ou, 69),
           own(fu, 56), own(fu, 36), own(fu, 26), own(hi, 28), own(fu, 47), enemy(hi, 82),
           enemy(ka, 31), enemy(gi, 62), enemy(gi, 33), enemy(ki, 32), enemy(ki, 43),
           enemy(ou, 41), enemy(fu, 83), enemy(fu, 63), enemy(fu, 74), enemy(fu, 54), ply(24)]).
formation(yagura_hidarimino_kyuusen, "矢倉左美濃急戦", "rapid attack on a Yagura from a left mino",
          [own(fu, 25), own(fu, 46), own(gi, 47), own(gi, 78), own(ki, 58), own(hi, 28),
           own_on(ou, [79, 88]), enemy(gi, 33), enemy(fu, 44)]).
formation(hidarimino_kyuusen, "左美濃急戦", "rapid attack from a left mino",
          [own(gi, 47), own(gi, 78), own(ki, 58), own(ou, 79), own(fu, 25), own(fu, 46),
           own(hi, 28), own(ka, 88), own(ki, 69), own(fu, 57), enemy(fu, 44), empty(55),
           empty(66), empty(77)]).
formation(uso_yagura, "ウソ矢倉", "false Yagura",
          [own(gi, 77), own(fu, 76), own(fu, 66), own(hi, 28), own(ka, 88), own(fu, 87),
           own(fu, 27), enemy(fu, 85), last_ply(8)]).
formation(gangi, "雁木戦法", "Gangi",
          [own(gi, 67), own(fu, 76), own(fu, 66), own(hi, 28), own(ke, 89)]).
formation(murata_system, "村田システム", "Murata system",
          [own(gi, 68), own(gi, 48), own(ki, 78), own(fu, 56), own(hi, 28), own(ka, 88),
           own(ki, 49), own(ou, 59), own(fu, 87), own(fu, 77), own(fu, 67), own(fu, 47),
           last_ply(15)]).
formation(shin_murata_system, "新村田システム", "new Murata system",
          [own(gi, 46), own(ki, 78), own(ka, 88), own(ki, 49), own(fu, 87), own(fu, 77),
           own(fu, 67), own(fu, 57), own(fu, 47), stood(gi, 37), last_ply(30)]).
formation(kanikani_gin, "カニカニ銀", "two crab silvers",
          [own(gi, 66), own(gi, 46), own(hi, 58), own(ou, 59), own(ki, 49)]).
formation(kanikani_kin, "カニカニ金", "two crabs with a gold",
          [own(gi, 68), own(gi, 48), own(ki, 57), own(ki, 78), own(ou, 69), own(fu, 56),
           own(fu, 67), own(fu, 47), enemy(hi, 82), empty(55), empty(66)]).
formation(sokkou_bougin, "速攻棒銀", "climbing silver at once",
          [own(gi, 26), own(fu, 25), own(hi, 28), own(ka, 88), own(ou, 59), own(fu, 37),
           enemy(gi, 33), enemy(fu, 34), empty(77), stood(gi, 27), last_ply(12)]).
formation(eishun_kamaitachi, "英春流かまいたち戦法", "Eishun's Kamaitachi",
          [own(gi, 57), own(fu, 76), own(fu, 56), own(hi, 28), own(ka, 88), own(fu, 87),
           own(fu, 67), own(fu, 47), own(fu, 37), own(fu, 27), own(fu, 17), empty(66), empty(77),
           empty(39), stood(gi, 48)]).
formation(eishun_kamereon, "英春流カメレオン", "Eishun's chameleon",
          [own(ka, 79), own(gi, 26), own(gi, 57), own(ki, 47), own(ou, 37), own(fu, 25),
           own(fu, 36), own(hi, 28), own(ki, 49)]).
formation(gasshouzukuri, "飛騨の中飛車合掌造り", "Hida gabled roof",
          [own(hi, 88), own(ka, 77), own(gi, 56), own(gi, 47), own(ki, 67), own(ki, 38),
           own(ou, 28), own(fu, 55), own(fu, 96), own(fu, 76), own(fu, 66), own(fu, 46),
           own(fu, 16), own(ky, 99), own(ky, 19), own(fu, 87), own(fu, 37), own(fu, 27)]).
formation(hanamura_nagoya, "花村流名古屋戦法", "Hanamura's Nagoya",
          [own(ka, 79), own(gi, 66), own(gi, 48), own(ki, 67), own(ki, 38), own(fu, 75),
           own(fu, 65), own(fu, 55), own(fu, 86), own(hi, 28), own(ou, 59), enemy(hi, 35),
           enemy(ka, 33), enemy(fu, 36), empty(46)]).
