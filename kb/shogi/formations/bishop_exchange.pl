% Bishops exchanged (角換わり), and bishops dropped off their diagonal (筋違い角).
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(kakugawari, "角換わり", "bishop exchange",
          [own(um, 33), own(hi, 28), enemy(hi, 82), stood(ka, 88)]).
formation(kakugawari, "角換わり", "bishop exchange",
          [own(gi, 77), own(hi, 28), held(ka), enemy(hi, 82), enemy_held(ka), last_ply(30)]).
formation(ittezon_kakugawari, "一手損角換わり", "bishop exchange with a tempo lost",
          [own(um, 22), own(hi, 28), enemy(hi, 82), stood(ka, 88)]).
formation(tezon_kakukoukan, "手損角交換型", "bishop exchange by one's own bishop",
          [own(um, 22), stood(ka, 88), last_ply(20)]).
formation(kakugawari_bougin, "角換わり棒銀", "climbing silver, bishops exchanged",
          [own_on(gi, [26, 27]), own(hi, 28), held(ka), enemy_held(ka)]).
formation(kakugawari_hayakurigin, "角換わり早繰り銀", "quick silver, bishops exchanged",
          [own(gi, 46), own(fu, 25), own(fu, 76), own(fu, 36), own(fu, 47), own(hi, 28), held(ka),
           enemy(ki, 32), enemy(gi, 33)]).
formation(hayakurigin_33kin, "△3三金型早繰り銀", "quick silver, the gold having retaken the bishop",
          [own(gi, 46), own(ki, 77), own(fu, 36), own(hi, 28), own(fu, 47), enemy(hi, 82),
           enemy(fu, 85), empty(37), empty(27)]).
formation(kakugawari_koshikakegin, "角換わり腰掛け銀", "reclining silver, bishops exchanged",
          [own(gi, 56), own(fu, 57), own(fu, 46), own_on(hi, [28, 29]), held(ka), enemy_held(ka)]).
formation(kakugawari_koshikakegin_kyuugata, "角換わり腰掛け銀旧型", "reclining silver, bishops exchanged, old form",
          [own(gi, 56), own(fu, 57), own(ke, 37), own(ki, 58), own(hi, 28), held(ka),
           enemy_held(ka)]).
formation(kakugawari_shingata, "角換わり新型", "reclining silver, bishops exchanged, new form",
          [own(gi, 56), own(fu, 57), own(ke, 37), own(ki, 48), own(hi, 29), held(ka),
           enemy_held(ka)]).
formation(kimura_jouseki, "木村定跡", "Kimura's line",
          [own(gi, 56), own(gi, 77), own(ki, 78), own(ki, 58), own(ou, 88), own(ke, 37),
           own(fu, 45), own(fu, 25), own(hi, 28), enemy(hi, 82), enemy(gi, 33), enemy(gi, 54),
           enemy(ki, 52), enemy(ki, 32), enemy(ou, 22), enemy(ke, 73), enemy(fu, 85)]).
formation(sujichigai, "筋違い角", "off-diagonal bishop",
          [own(ka, 45), enemy(fu, 63), enemy(fu, 53), enemy(fu, 43), enemy(fu, 23), enemy(fu, 34),
           empty(72), empty(62), empty(52), empty(33), empty(64), empty(54), empty(44), empty(65)]).
formation(ai_sujichigai, "相筋違い角", "two off-diagonal bishops",
          [own(ka, 45), own(fu, 87), own(fu, 67), own(fu, 57), own(fu, 47), enemy(fu, 63),
           enemy(fu, 53), enemy(fu, 43), enemy(fu, 23), enemy(fu, 34), empty(72), empty(62),
           empty(52), empty(33), empty(64), empty(54), empty(44), empty(66), empty(56), empty(46),
           empty(77), empty(38)]).
formation(sujichigai_sakata, "筋違い角阪田流", "off-diagonal bishop in Sakata's way",
          [own(ka, 45), own(ki, 77), own(fu, 76), own(hi, 28), enemy(hi, 82), enemy(fu, 63),
           enemy(fu, 53), enemy(fu, 43), enemy(fu, 23), enemy(fu, 34), empty(72), empty(62),
           empty(52), empty(33), empty(64), empty(54), empty(44), empty(65), empty(88), empty(78),
           empty(68), empty(58), empty(48), empty(38), last_ply(11)]).
formation(sujichigai_arijigoku, "筋違い角蟻地獄戦法", "antlion's pit for an off-diagonal bishop",
          [own(ka, 78), own(gi, 47), own(fu, 46), own(fu, 36), own(hi, 28), enemy(gi, 33),
           enemy(ki, 32), enemy(fu, 44), empty(34), empty(45), empty(56), empty(67)]).
formation(gorichigai, "ゴリ違い角", "off-diagonal bishop with a gorilla's gold",
          [own(ka, 25), own(ki, 77), own(fu, 66), own(hi, 28), enemy(ka, 65), enemy(fu, 24),
           enemy(fu, 35), last_ply(13)]).
formation(xaby_kaku, "xaby角戦法", "xaby's bishop",
          [own(ka, 56), enemy(hi, 82), enemy(gi, 22), enemy(fu, 83), enemy(fu, 35), empty(72),
           empty(62), empty(52), empty(42), empty(32), empty(88), last_ply(8)]).
formation(kagami_hidari_hayakurigin, "鏡の左早繰り銀", "Kagami's quick left silver",
          [own(ka, 56), own(gi, 77), own(hi, 28), enemy(hi, 32), enemy(gi, 22), enemy(ki, 52),
           enemy(fu, 83), enemy(fu, 35), empty(82), empty(72), empty(62), empty(42), empty(74),
           empty(34), empty(65), empty(45), empty(78), empty(68), empty(58), empty(48), empty(38),
           last_ply(10)]).
formation(gava_kaku, "GAVA角", "GAVA's bishop",
          [own(ka, 28), own(ki, 38), empty(37)]).
