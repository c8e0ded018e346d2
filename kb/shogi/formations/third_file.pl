% Third-file rooks (三間飛車) and Ishida's (石田流).
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(sankenbisha, "三間飛車", "third-file rook",
          [own(hi, 78), no_fight_yet]).
formation(normal_sankenbisha, "ノーマル三間飛車", "plain third-file rook",
          [own(hi, 78), own(ka, 77), own(gi, 38), own(ki, 58), own(ou, 28), own(fu, 76),
           own(fu, 66), own(ki, 49), own(fu, 87), own(fu, 47), own(fu, 37), own(fu, 27),
           empty(88), empty(48), empty(79), empty(59)]).
formation(ishida, "石田流", "Ishida's rook",
          [own(hi, 76), own(fu, 75), stood_on(hi, [77, 78])]).
formation(ishida, "石田流", "Ishida's rook",
          [own(ke, 77), own(hi, 76), own(fu, 75), stood_on(hi, [77, 78])]).
formation(ishida, "石田流", "Ishida's rook",
          [own(ka, 97), own(hi, 76), own(fu, 75), stood_on(hi, [77, 78])]).
formation(ishida_hongumi, "石田流本組み", "Ishida's rook, full form",
          [own(hi, 76), own(fu, 75), own(ke, 77), own(ka, 97)]).
formation(kusumoto_ishida, "楠本式石田流", "Kusumoto's Ishida",
          [own(hi, 76), own(ka, 37), own(gi, 56), own(gi, 38), own(ou, 28), own(ke, 77),
           own(ki, 49)]).
formation(hayaishida, "早石田", "quick Ishida",
          [own(hi, 78), own(fu, 75), last_ply(20)]).
formation(masuda_ishida, "升田式石田流", "Masuda's Ishida",
          [own(ou, 48), own(fu, 75), own(hi, 78), enemy(fu, 34), empty(33), empty(44), last_ply(9)]).
formation(shin_ishida, "新石田流", "new Ishida",
          [own(hi, 78), own(fu, 74), enemy(fu, 34), enemy(fu, 85), ply(7)]).
formation(suzuki_hayaishida, "鈴木流早石田", "Suzuki's quick Ishida",
          [own(hi, 74), own(ka, 56), enemy(ka, 65), ply(13)]).
formation(kubo_hayaishida, "久保流早石田", "Kubo's quick Ishida",
          [own(hi, 75), own(ou, 48), own(fu, 74), enemy(gi, 62), enemy(ki, 72), enemy(fu, 73),
           enemy(fu, 34), enemy(fu, 85), ply(11)]).
formation(muriyari_hayaishida, "ムリヤリ早石田", "quick Ishida by force",
          [own(hi, 77), own(fu, 76), own(ka, 88), own(fu, 87), own(fu, 67), enemy(hi, 82),
           enemy(fu, 85), stood(hi, 78), last_ply(6)]).
formation(onigoroshi, "鬼殺し", "demon slayer",
          [own(ke, 77), own(fu, 76), enemy(fu, 34), ply(3)]).
formation(shin_onigoroshi, "新鬼殺し", "new demon slayer",
          [own(hi, 78), own(ke, 77), own(fu, 75), enemy(fu, 34), enemy(fu, 85), ply(9)]).
formation(shin_onigoroshi, "新鬼殺し", "new demon slayer",
          [own(ka, 77), own(hi, 78), own(fu, 75), enemy(fu, 34), enemy(fu, 85), last_ply(9)]).
formation(tomahawk, "トマホーク", "tomahawk",
          [own(ke, 25), own(fu, 15), own(ka, 77), own(fu, 37), not_own(ou, 59), enemy(ka, 33),
           enemy(fu, 13), enemy(fu, 34), empty(28)]).
formation(manabe, "真部流", "Manabe's third-file rook",
          [own(hi, 78), own(ka, 77), own(gi, 46), own(gi, 38), own(ki, 47), own(ou, 28),
           own(ki, 49)]).
formation(shitamachi_sankenbisha, "下町流三間飛車", "Shitamachi third-file rook",
          [own(hi, 76), own(ka, 57), own(gi, 67), own(gi, 38), own(ki, 78), own(ou, 28),
           own(ke, 77), own(fu, 75), own(fu, 66), own(fu, 56), own(ki, 49), own(fu, 47),
           own(fu, 37), own(fu, 27), enemy(hi, 84), enemy(ou, 11), enemy(fu, 85)]).
formation(sugai_sankenbisha, "菅井流三間飛車", "Sugai's third-file rook",
          [own(hi, 78), own(ki, 77), own(fu, 76), own(fu, 57), stood(hi, 28)]).
formation(sankenbisha_millennium, "三間飛車ミレニアム", "third-file rook with a Millennium",
          [own(hi, 78), own(ou, 29), own(ke, 37), stood(ou, 38)]).
formation(hisen_33, "△3三飛戦法", "rook on the third rank",
          [own(hi, 77), own(fu, 67), own(fu, 37), own(fu, 27), empty(68), empty(58), empty(38),
           empty(28), empty(18)]).
formation(kouyan_sankenbisha, "コーヤン流三間飛車", "Kouyan's third-file rook",
          [own(hi, 78), own(ka, 77), own(gi, 57), own(gi, 38), own(ke, 37), enemy(ou, 11)]).
formation(kanki_sankenbisha, "神吉流三間飛車", "Kanki's third-file rook",
          [own(hi, 78), own(ka, 77), own(gi, 57), own(ki, 67), own(ou, 28), own(fu, 76),
           own(fu, 66), own(fu, 56), own(fu, 36), own(fu, 47), own(fu, 27), own(fu, 17),
           enemy(ou, 32), empty(68), empty(58), empty(48), empty(38), empty(18)]).
formation(ukkari_sankenbisha, "うっかり三間飛車", "careless third-file rook",
          [own(hi, 78), own(fu, 76), own(fu, 56), own(fu, 87), enemy(fu, 34), enemy(fu, 85),
           stood(hi, 28), last_ply(6)]).
formation(sankenbisha_fujii_system, "三間飛車藤井システム", "Fujii system on the third file",
          [own(hi, 78), own(ka, 77), own(gi, 67), own(gi, 38), own(fu, 15), own(fu, 76),
           own(fu, 66), own(fu, 36), own(ki, 69), own(ki, 49), own(ou, 59)]).
formation(uma_sankenbisha, "うま式三間飛車", "Uma's third-file rook",
          [own(hi, 78), own(ki, 77), own(fu, 75), own(ka, 88), own(fu, 87), own(fu, 67),
           stood(hi, 28)]).
formation(ransen_343, "3→4→3戦法", "third file, fourth, and back",
          [own(hi, 78), own(ou, 38), own(fu, 75), own(ka, 88), own(fu, 67), own(fu, 27),
           enemy(ka, 22), empty(33), empty(77), empty(28), stood(hi, 68), ply(12)]).
formation(tobe_43, "戸辺流4→3戦法", "Tobe's way from the fourth file to the third",
          [own(hi, 78), own(ou, 38), own(fu, 76), own(ka, 88), own(fu, 67), own(fu, 27),
           enemy(ka, 22), empty(33), empty(77), empty(28), stood(hi, 68), ply(10)]).
formation(ransen_43, "4→3戦法", "from the fourth file to the third",
          [own(hi, 78), stood(hi, 68), no_fight_yet]).
formation(hatsute_78hi, "初手▲7八飛戦法", "rook to 7h on the first move",
          [own(hi, 78), stood(hi, 28), ply(1)]).
formation(niteme_32hi, "2手目△3二飛戦法", "rook to 3b on the second move",
          [own(hi, 78), ply(2)]).
