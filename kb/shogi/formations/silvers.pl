% Silvers and golds that go ahead of the rook (棒銀, 早繰り銀, 腰掛け銀).
%
% formation(Name, Japanese, English, Conditions). Squares are as the owner counts them.
%
%   own(Kind, Square)             the owner has such a piece there
%   own_on(Kind, Squares)         on one of the squares
%   own_one_of(Kinds, Square)     one of such pieces is there
%   not_own(Kind, Square)         such a piece of the owner is not there
%   enemy(Kind, Square)           the other side has such a piece there
%   enemy_on(Kind, Squares)       on one of the squares
%   empty(Square), any(Square)    no piece is there; some piece is there
%   held(Kind), not_held(Kind)    the owner has such a piece in hand; has none
%   enemy_held(Kind)              the other side has such a piece in hand
%   no_fight_yet                  no side has more in hand than a bishop and a pawn
%   stood(Kind, Square)           the piece has stood there earlier in the game
%   stood_on(Kind, Squares)       on one of the squares
%   ply(N), last_ply(N)           it is move N that completes it; a move up to N
%
% A formation is named when a move puts one of its own pieces on its square, and all conditions hold
% then. A name may have several shapes. Of several formations the one with most conditions is told
% first.

formation(bougin, "棒銀", "climbing silver",
          [own(gi, 26), own(hi, 28), own(fu, 37), stood(gi, 27)]).
formation(genshi_bougin, "原始棒銀", "primitive climbing silver",
          [own(gi, 27), own(fu, 25), own(hi, 28), own(ou, 59), own(fu, 37)]).
formation(hashi_bougin, "端棒銀", "climbing silver by the edge",
          [own(gi, 86), own(fu, 87), own_on(fu, [95, 96]), enemy_on(fu, [83, 84, 85]), not_own(hi, 28),
           no_fight_yet, stood_on(gi, [77, 97])]).
formation(gyaku_bougin, "逆棒銀", "climbing silver against the rook",
          [own(hi, 88), own(gi, 86), enemy(hi, 82), empty(83), empty(84), empty(85), empty(87),
           stood(gi, 77)]).
formation(hayakurigin, "早繰り銀", "quick silver",
          [own(gi, 46), own(fu, 36), own(hi, 28), own(fu, 47), empty(39), stood(gi, 37)]).
formation(kyokugen_hayakurigin, "極限早繰り銀", "quick silver with the king at home",
          [own(gi, 46), own(fu, 35), own(fu, 76), own(hi, 28), own(ka, 88), own(ou, 59),
           enemy(fu, 34), last_ply(16)]).
formation(koshikakegin, "腰掛け銀", "reclining silver",
          [own(gi, 56), own(fu, 46), own(fu, 57), stood(gi, 47)]).
formation(kusarigamagin, "鎖鎌銀", "sickle-and-chain silver",
          [own(gi, 36), own(fu, 46), own(fu, 57), own(fu, 37), empty(56), empty(47)]).
formation(ufo_gin, "UFO銀", "UFO silver",
          [own(gi, 36), own(hi, 28), own(fu, 37), stood(gi, 27)]).
formation(bougin_wild, "暴銀", "wild silver",
          [own(gi, 14), enemy(ky, 11), empty(12), empty(13)]).
formation(boukin, "棒金", "climbing gold",
          [own(ki, 26), own(fu, 37), own(hi, 28), stood(ki, 27)]).
formation(boukin, "棒金", "climbing gold",
          [own(ki, 27), own(fu, 37), own(hi, 28), enemy_on(hi, [22, 32, 34, 42, 52]),
           stood(ki, 38)]).
formation(hayakurikin, "早繰り金", "quick gold",
          [own(ki, 46), own(fu, 36), own(hi, 28), own(fu, 47), stood(ki, 37)]).
formation(koshikakekin, "腰掛け金", "reclining gold",
          [own(ki, 56), own(fu, 46), own(fu, 57), stood(ki, 47)]).
formation(ufo_kin, "UFO金", "UFO gold",
          [own(ki, 36), own(hi, 28), own(fu, 37), stood(ki, 27)]).
formation(gorilla_migite, "ゴリラの右手", "gorilla's right hand",
          [own(gi, 48), own(ki, 46), own(ke, 37), own(hi, 28)]).
formation(bougyoku, "棒玉", "climbing king",
          [own(ou, 27), own(hi, 28), stood_on(ou, [37, 38])]).
formation(shin_ponponkei, "新ポンポン桂", "hopping knight, new form",
          [own(ke, 45), own(fu, 25), own(hi, 28), enemy(hi, 82), enemy(gi, 33), enemy(ki, 32),
           enemy(fu, 43), enemy(fu, 23), enemy(fu, 74), empty(73), empty(64), empty(44),
           empty(55), stood(ke, 37)]).
