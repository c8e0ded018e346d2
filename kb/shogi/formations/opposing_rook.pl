% Opposing rooks (向かい飛車), and rooks that range in other ways.
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(mukaibisha, "向かい飛車", "opposing rook",
          [own(hi, 88), no_fight_yet]).
formation(direct_mukaibisha, "ダイレクト向かい飛車", "direct opposing rook",
          [own(hi, 88), own(gi, 77), held(ka), enemy(hi, 82), stood(hi, 28)]).
formation(sakata_mukaibisha, "阪田流向かい飛車", "Sakata's opposing rook",
          [own(hi, 88), own(ki, 77), own(gi, 79), own(fu, 87), enemy(hi, 82), enemy(fu, 85),
           empty(44), empty(55), empty(66), stood(hi, 28), ply(10)]).
formation(meriken_mukaibisha, "メリケン向かい飛車", "American opposing rook",
          [own(hi, 88), own(fu, 75), own(fu, 66), own(fu, 87), own(ka, 77), own(gi, 67),
           enemy(hi, 82), enemy(ka, 22), enemy(fu, 34), enemy(fu, 85)]).
formation(monorail_mukaibisha, "モノレール向かい飛車", "monorail opposing rook",
          [own(hi, 87), own(gi, 76), own(ki, 78), own(fu, 85), own(fu, 75), own(fu, 66),
           own(ka, 88), own(fu, 57), enemy(hi, 82), empty(68), stood(hi, 67)]).
formation(onigoroshi_mukaibisha, "鬼殺し向かい飛車", "demon slayer's opposing rook",
          [own(ke, 77), own(hi, 88), own(fu, 87), enemy(hi, 82), enemy(fu, 85), last_ply(30)]).
formation(nanakawa_mukaibisha, "菜々河流向かい飛車", "Nanakawa's opposing rook",
          [own(hi, 88), own(ka, 66), own(ki, 77), enemy(hi, 82), enemy(ka, 22), enemy(fu, 85),
           stood(hi, 28)]).
formation(nanakawa_44kaku, "菜々河流△4四角", "Nanakawa's bishop on 4d",
          [own(ka, 66), enemy(hi, 82), enemy(fu, 85), last_ply(8)]).
formation(amahiko_66kaku, "天彦流▲6六角", "Amahiko's bishop on 6f",
          [own(ka, 66), enemy(hi, 82), enemy(fu, 84), last_ply(3)]).
formation(amahiko_mukaibisha, "天彦流向かい飛車", "Amahiko's opposing rook",
          [own(hi, 88), own(ka, 66), own(gi, 77), enemy(hi, 82), enemy(ka, 22), empty(33),
           empty(44), empty(55), last_ply(9)]).
formation(shodan_system, "ショーダンシステム", "Shodan system",
          [own(hi, 89), own(gi, 67), own(gi, 57), own(ki, 68), own(ki, 48), own(ki, 38),
           own(ke, 77), own(fu, 76), own(fu, 56), own(fu, 47), own(fu, 37), own(fu, 27),
           own(fu, 17), empty(79), empty(69), empty(59), empty(49), empty(39), any(66),
           last_ply(45)]).
formation(ozawa_system, "オザワシステム", "Ozawa system",
          [own(gi, 97), own(ki, 67), own(ka, 77), own(hi, 88), own(gi, 28), own(ou, 19)]).
formation(anakaku_mukaibisha, "穴角向かい飛車", "opposing rook, the bishop in the hole",
          [own(hi, 88), own(ka, 99), any(98), any(89)]).
formation(kakukoukan_furibisha, "角交換振り飛車", "ranging rook with bishops exchanged",
          [own(um, 22), own_on(hi, [58, 68, 78, 88, 98]), stood_on(ka, [66, 77, 88])]).
formation(youdou_furibisha, "陽動振り飛車", "feigned ranging rook",
          [own_on(hi, [58, 68, 78, 88]), own(ky, 99), enemy(hi, 82), empty(27), stood(hi, 28),
           no_fight_yet]).
formation(aifuribisha, "相振り飛車", "both rooks range",
          [own_on(hi, [58, 68, 78, 88]), enemy_on(hi, [22, 32, 42, 52]), no_fight_yet]).
formation(kyuukenbisha, "九間飛車", "ninth-file rook",
          [own(hi, 98), own(ka, 77), own(ky, 97), own(fu, 96), stood(hi, 28)]).
formation(kyuukenbisha_hidarianaguma, "九間飛車左穴熊", "ninth-file rook with a bear-in-the-hole on the left",
          [own(hi, 98), own(ka, 77), own(gi, 88), own(ou, 99), own(ky, 97), own(fu, 96)]).
formation(u_turn_bisha, "Uターン飛車", "rook that turns back",
          [own(hi, 28), stood_on(hi, [58, 68, 78, 88]), no_fight_yet]).
