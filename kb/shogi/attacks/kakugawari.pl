% 角換わり (bishop exchange).
% Pawns to 2e and 7f, gold to 7h, silver to 6h; the bishops come off, and the silver takes back on 7g.

attack_plan(kakugawari, "角換わり", "bishop exchange").

makuhyou(kakugawari, 35, 76, 66).           % ７六歩
makuhyou(kakugawari, 25, 25, 64).           % ２五歩
makuhyou(kakugawari, 9, 78, 62).            % ７八金
makuhyou(kakugawari, 5, 77, 60).            % ７七角
makuhyou(kakugawari, 13, 68, 58).           % ６八銀

strike(kakugawari, Now, Move, "角を換える", "the bishops are exchanged") :-
    own_piece(Now, ki, 78), goes(Now, Move, ka, Square), takes(Now, Move, ka),
    ( Square = 22 ; Square = 33 ).
strike(kakugawari, Now, Move, "７七の角を銀で取る", "the silver takes back on 7g") :-
    enemy_piece(Now, um, 77), goes(Now, Move, gi, 77).
strike(kakugawari, Now, Move, "すきを見て角を打ち込む", "a bishop is dropped where it hits and is safe") :-
    bishops_exchanged(Now), entrance(Now, ka, At), puts(Now, Move, ka, Counted),
    side(Now, Side), seen(Side, At, Counted), hits(Now, Move, _).

give_up(kakugawari, Now, "角道を止められた", "the other diagonal is closed") :-
    enemy_piece(Now, fu, 44), enemy_piece(Now, ka, 22), own_piece(Now, ka, _).
give_up(kakugawari, Now, "自分から角道を止めた", "our own diagonal is closed") :-
    own_piece(Now, fu, 66), own_piece(Now, ka, _).
