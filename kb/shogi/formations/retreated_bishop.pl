% Retreated bishops (引き角): the diagonal stays closed.
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
% silvers.pl tells what conditions there are.

formation(hikikaku, "引き角", "retreated bishop",
          [own(ka, 79), not_own(gi, 77), stood(ka, 88)]).
formation(torisashi, "鳥刺し", "bird spear",
          [own(ka, 79), own(ou, 78), own(fu, 56), own(hi, 28), own(fu, 77), own(fu, 47),
           empty(27), empty(68)]).
formation(ureshino, "嬉野流", "Ureshino's opening",
          [own(gi, 68), stood(gi, 79), last_ply(2)]).
formation(shin_ureshino, "新嬉野流", "Ureshino's new opening",
          [own(gi, 57), own(hi, 28), own(ka, 88), own(fu, 77), own(fu, 27), empty(58), empty(79),
           stood(gi, 68), last_ply(10)]).
formation(iijima_hikikaku, "飯島流引き角戦法", "Iijima's retreated bishop",
          [own(gi, 78), own(ou, 88), own(hi, 28), own(ki, 69), own(fu, 87), own(fu, 77),
           empty(68), stood(ou, 79)]).
formation(iijima_hikikaku, "飯島流引き角戦法", "Iijima's retreated bishop",
          [own(ka, 79), own(gi, 78), own(fu, 87), own(fu, 77), own(hi, 28),
           enemy_on(hi, [22, 32, 42, 52]), stood(ka, 88)]).
formation(dragon_special, "ドラゴンスペシャル", "dragon special",
          [own(ka, 79), own(gi, 58), own(ki, 78), own(ou, 69), own(hi, 28), own(gi, 39),
           empty(24), empty(35), empty(46), empty(57), empty(68), stood(gi, 59)]).
formation(kurukurukaku, "クルクル角", "whirling bishop",
          [own(ka, 57), own(hi, 28), own(ke, 89), own(fu, 77), own(fu, 67), empty(86), empty(97),
           stood(ka, 75)]).
formation(maid_system, "メイドシステム", "maid system",
          [own(ka, 79), own(gi, 78), own(fu, 77), stood(ka, 88), last_ply(4)]).
formation(anakaku, "穴角戦法", "bishop in the hole",
          [own(ka, 99), any(98), any(89)]).
