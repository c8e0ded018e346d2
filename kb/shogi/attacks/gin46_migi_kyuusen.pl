% ▲４六銀右急戦 (rapid attack with the right silver on 4f).
% Against a ranging rook: the king goes to 7h, the right silver to 4f, then pawn to 3e at the head of
% the bishop.

attack_plan(gin46_migi_kyuusen, "４六銀右急戦", "rapid attack with the right silver").

makuhyou(gin46_migi_kyuusen, 35, 76, 64).   % ７六歩
makuhyou(gin46_migi_kyuusen, 25, 25, 62).   % ２五歩
makuhyou(gin46_migi_kyuusen, 1, 78, 60).    % ７八玉
makuhyou(gin46_migi_kyuusen, 7, 58, 58).    % ５八金
makuhyou(gin46_migi_kyuusen, 27, 36, 56).   % ３六歩
makuhyou(gin46_migi_kyuusen, 11, 46, 54).   % ４六銀

strike(gin46_migi_kyuusen, Now, Move, "３五歩と角頭を攻める", "pawn to 3e, at the head of the bishop") :-
    own_piece(Now, gi, 46), enemy_piece(Now, ka, 33), goes(Now, Move, fu, 35).
strike(gin46_migi_kyuusen, Now, Move, "３五銀と進む", "the silver takes on 3e") :-
    own_piece(Now, gi, 46), enemy_piece(Now, fu, 35), goes(Now, Move, gi, 35).
strike(gin46_migi_kyuusen, Now, Move, "飛車を３八へ寄せて数を足す", "the rook comes behind, to 3h") :-
    own_piece(Now, gi, 46), own_piece(Now, hi, 28),
    ( own_piece(Now, fu, 35) ; enemy_piece(Now, fu, 35) ), goes(Now, Move, hi, 38).

give_up(gin46_migi_kyuusen, Now, "４五歩と突き返され、角も当たる", "a pawn on 4e hits the silver and opens their bishop") :-
    own_piece(Now, gi, 46), enemy_piece(Now, fu, 45).
give_up(gin46_migi_kyuusen, Now, "相手の飛車が三間に来て受かっている", "their rook has come to guard the file") :-
    own_piece(Now, gi, 46), enemy_piece(Now, hi, 32), enemy_piece(Now, gi, 43).
