% Aigakari (相掛かり): both rook pawns advance; rooks that float.
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(aigakari, "相掛かり", "Aigakari, both rook pawns advance",
          [own(ki, 78), own(fu, 25), enemy(ki, 32), enemy(fu, 85), last_ply(6)]).
formation(aigakari, "相掛かり", "Aigakari, both rook pawns advance",
          [own_on(hi, [24, 26, 28]), own(ki, 78), own(fu, 77), empty(25), empty(27),
           enemy(ki, 32), enemy(fu, 33), enemy_on(fu, [84, 85]), last_ply(14)]).
formation(aigakari_bougin, "相掛かり棒銀", "climbing silver from an Aigakari",
          [own(gi, 27), own(ki, 78), own(hi, 28), own(ke, 29), own(fu, 37), enemy(ki, 32),
           enemy(fu, 23), empty(25), empty(26)]).
formation(tsukada_special, "塚田スペシャル", "Tsukada special",
          [own(hi, 26), own(ki, 78), own(fu, 24), own(fu, 16), enemy(ki, 32), enemy(fu, 23),
           enemy(fu, 64), enemy(fu, 14), empty(71), empty(63), empty(54), empty(44), empty(34)]).
formation(nakahara_aigakari, "中原流相掛かり", "Nakahara's Aigakari",
          [own(hi, 26), own(gi, 37), own(ki, 78), own(fu, 16), own(gi, 79), enemy(gi, 31),
           enemy(ki, 32), enemy(fu, 14), empty(36)]).
formation(nakahara_bisha, "中原飛車", "Nakahara's rook",
          [own(hi, 56), own(gi, 88), own(gi, 48), own(ki, 78), own(ki, 59), own(ou, 69), empty(76)]).
formation(hineribisha, "ひねり飛車", "twisting rook",
          [own(hi, 36), enemy(hi, 82), enemy(fu, 34), empty(33), stood(hi, 26)]).
formation(youryuu_hineribisha, "耀龍ひねり飛車", "Youryuu's twisting rook",
          [own(hi, 36), own(gi, 78), own(ki, 69), own(fu, 87), enemy(fu, 34)]).
formation(takokin, "たこ金戦法", "octopus gold",
          [own(ki, 66), own(ka, 88), stood(ki, 77)]).
formation(kintoun, "きんとうん戦法", "flying-cloud gold",
          [own(ki, 77), own(hi, 28), own(ka, 88), own(gi, 79), enemy(hi, 82), enemy(ka, 22),
           enemy(gi, 31), enemy(ki, 32), ply(9)]).
formation(iijima_aigakari_hikikaku, "飯島流相掛かり引き角", "Iijima's retreated bishop in an Aigakari",
          [own(ka, 79), own(ki, 78), own(fu, 56), own(hi, 28), own(fu, 97), own(fu, 77),
           own(fu, 47), empty(26), empty(27), empty(68), empty(39), stood(ka, 88)]).
formation(neko_tatefudori, "ネコ式タテ歩取り", "cat's pawn-taking on the file",
          [own(hi, 36), own(fu, 37), enemy(ka, 22), enemy(fu, 33), enemy(fu, 23), empty(34),
           empty(24), empty(45), empty(35), empty(25), stood(hi, 26)]).
formation(tsukutsukuboushi, "つくつくぼうし戦法", "cicada",
          [own(hi, 76), own(fu, 75), own(fu, 25), stood(hi, 26)]).
formation(mekuramashi, "目くらまし戦法", "blinding rook",
          [own(hi, 26), own(fu, 25), enemy(ka, 33), enemy(fu, 34), empty(35), empty(36),
           last_ply(8)]).
formation(kiriyama_tatefu_bougin, "桐山流タテ歩棒銀", "Kiriyama's climbing silver beside a floating rook",
          [own(hi, 36), own(gi, 16), own(fu, 37), own(fu, 17), enemy(ka, 22), enemy(ki, 33),
           enemy(fu, 23), enemy(fu, 34), empty(15), stood(gi, 27)]).
formation(tonari_31kin, "都成流△3一金", "Tonari's gold beside the bishop",
          [own(gi, 78), own(ki, 79), own(fu, 76), own(ka, 88), own(ke, 89), enemy(hi, 86),
           enemy(fu, 33), last_ply(9)]).
formation(bakudan_5, "5手爆弾", "bomb on move five",
          [own(fu, 24), enemy(fu, 85), ply(5)]).
formation(bakudan_7, "7手爆弾", "bomb on move seven",
          [own(fu, 24), own(fu, 76), enemy(fu, 34), enemy(fu, 85), ply(7)]).
formation(hisshou_hikkake, "必笑ひっかけ戦法", "bait with a laugh",
          [own(ki, 78), enemy(fu, 24), enemy(fu, 85), ply(7)]).
