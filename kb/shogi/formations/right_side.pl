% Rooks on the right: one file aside (袖飛車), and right fourth file (右四間飛車).
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(sodebisha, "袖飛車", "sleeve rook",
          [own(hi, 38), empty(37), stood(hi, 28), no_fight_yet]).
formation(habu_sodebisha, "羽生式袖飛車", "Habu's sleeve rook",
          [own(hi, 38), own(fu, 37), enemy(hi, 82), enemy(fu, 85), any(77), any(78), last_ply(5)]).
formation(katou_sodebisha, "加藤流袖飛車", "Katou's sleeve rook",
          [own(hi, 38), own(gi, 57), own(gi, 68), own(ki, 58), own(ou, 78), own(ki, 69),
           enemy(hi, 52)]).
formation(bougyoku_sodebisha, "棒玉袖飛車", "sleeve rook with a climbing king",
          [own(hi, 38), own(ou, 37), stood(ou, 48)]).
formation(moriyasu_sodebisha_anaguma, "森安流袖飛車穴熊", "Moriyasu's sleeve rook and bear-in-the-hole",
          [own(hi, 38), own(ou, 19), own(ky, 18), own(fu, 36), own(gi, 39), own(ki, 49),
           own(ke, 29), own(fu, 47), own(fu, 27), own(fu, 17), enemy(fu, 34), empty(37),
           empty(48), empty(59), last_ply(25)]).
formation(akyuusen_72hi, "△7二飛亜急戦", "half-rapid attack with the rook one file aside",
          [own(hi, 38), own(gi, 57), own(gi, 48), own(ou, 78), own(fu, 56), own(fu, 46),
           own(fu, 36), own(ka, 88), enemy(hi, 32), enemy(ka, 33), enemy(gi, 43), empty(66),
           empty(77)]).
formation(migishiken, "右四間飛車", "right fourth-file rook",
          [own_on(hi, [48, 49]), stood_on(hi, [28, 29]), no_fight_yet]).
formation(migishiken_kyuusen, "右四間飛車急戦", "rapid right fourth-file rook",
          [own(hi, 48), own(gi, 56), own(ky, 99), enemy(hi, 42)]).
formation(migishiken_hidarimino, "右四間飛車左美濃", "right fourth-file rook with a left mino",
          [own(hi, 48), own(gi, 78), own(ki, 58), own(ki, 69), own(fu, 67), empty(59)]).
formation(migishiken_choukyuusen, "右四間飛車超急戦", "right fourth-file rook at once",
          [own(fu, 45), own(ka, 88), enemy(ka, 22), enemy(gi, 32), enemy(fu, 44), empty(31),
           empty(33), empty(55), empty(66), empty(77), last_ply(9)]).
formation(ikkenbisha, "一間飛車", "first-file rook",
          [own(hi, 16), own(fu, 15), own(ky, 19), own(fu, 27), stood(hi, 18)]).
formation(ikkenbisha_migianaguma, "一間飛車右穴熊", "first-file rook with a bear-in-the-hole on the right",
          [own(hi, 16), own(ou, 19), own(ky, 18), own(fu, 15), own(gi, 39), own(ke, 29),
           own(fu, 27), empty(17)]).
formation(chikatetsubisha, "地下鉄飛車", "subway rook",
          [own(hi, 99), stood_on(hi, [29, 39])]).
