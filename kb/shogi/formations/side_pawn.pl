% Side pawn captures (横歩取り): the rook takes the pawn beside.
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(yokofudori, "横歩取り", "side pawn capture",
          [own(hi, 34), own(ki, 78), own(fu, 76), own(ka, 88), own(gi, 79), enemy(hi, 86),
           enemy(ka, 22), enemy(gi, 31), enemy(ki, 32)]).
formation(ai_yokofudori, "相横歩取り", "both capture the side pawn",
          [own(hi, 34), own(ki, 78), enemy(hi, 76), enemy(ki, 32), empty(33), empty(77)]).
formation(aono, "青野流", "Aono's side pawn capture",
          [own(hi, 34), own(ki, 78), own(ou, 58), own(fu, 76), own(ka, 88), own(gi, 79),
           enemy(hi, 86), enemy(ka, 33), enemy(gi, 31), enemy(ki, 32)]).
formation(yuuki, "勇気流", "Yuuki's side pawn capture",
          [own(hi, 34), own(ki, 78), own(ou, 68), own(fu, 76), own(ka, 88), own(gi, 79),
           enemy(hi, 86), enemy(ka, 33), enemy(gi, 31), enemy(ki, 32)]).
formation(nakaza_bisha, "中座飛車", "Nakaza's rook",
          [own(hi, 25), own(ka, 77), own(gi, 88), own(ki, 78), enemy(gi, 31), enemy(ki, 32),
           enemy(ka, 22), enemy(fu, 23), enemy(hi, 74), enemy(fu, 34), last_ply(30)]).
formation(kuuchuu_33kaku, "△3三角型空中戦法", "aerial battle with the bishop on 3c",
          [own(hi, 24), own(ka, 77), own(ki, 78), own(gi, 79), own(gi, 39), own(ki, 49),
           own(ou, 59), enemy(hi, 76), enemy(ka, 22), enemy(ki, 32), enemy(fu, 34)]).
formation(keisen_33, "△3三桂戦法", "knight on 3c against the side pawn capture",
          [own(hi, 24), own(ki, 78), own(ke, 77), own(gi, 79), own(gi, 39), own(ki, 49),
           own(ou, 59), enemy(hi, 76), enemy(ka, 22), enemy(ki, 32), enemy(fu, 34)]).
formation(fusen_23, "△2三歩戦法", "pawn on 2c against the side pawn capture",
          [own(ki, 78), own(fu, 76), own(hi, 28), own(ka, 88), own(gi, 79), own(gi, 39),
           own(ki, 49), own(ou, 59), own(fu, 87), enemy(hi, 86), enemy(ka, 22), enemy(ki, 32),
           enemy(fu, 34)]).
formation(kakusen_45, "△4五角戦法", "bishop on 4e against the side pawn capture",
          [own(hi, 24), own(ka, 65), own(ki, 78), own(gi, 79), own(gi, 39), own(ki, 49),
           own(ou, 59), enemy(hi, 76), enemy(gi, 22), enemy(ki, 32), enemy(fu, 34)]).
formation(takebe_special, "竹部スペシャル", "Takebe special",
          [own(ka, 77), own(fu, 76), own(ki, 78), own(gi, 79), enemy(gi, 31), enemy(hi, 86),
           empty(34), any(33), stood(ka, 88), ply(19)]).
formation(no_guard, "ノーガード戦法", "no guard",
          [own(ry, 21), own(gi, 88), own(ou, 59), enemy(hi, 86), enemy(ka, 33), enemy(gi, 31),
           enemy(ou, 51), last_ply(21)]).
