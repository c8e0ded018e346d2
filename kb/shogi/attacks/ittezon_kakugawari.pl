% 一手損角換わり (bishop exchange with a tempo lost).
% The own bishop takes on 2b at once: a move is lost, and so the pawn has not yet gone to 2e.

attack_plan(ittezon_kakugawari, "一手損角換わり", "bishop exchange with a tempo lost").

makuhyou(ittezon_kakugawari, 35, 76, 66).   % ７六歩
makuhyou(ittezon_kakugawari, 9, 78, 64).    % ７八金
makuhyou(ittezon_kakugawari, 25, 26, 60).   % ２六歩

strike(ittezon_kakugawari, Now, Move, "２二の角を換える", "the bishop takes on 2b") :-
    own_rook_file(Now, 2), own_piece(Now, fu, Rook), Rook >= 26, Rook =< 27,
    own_piece(Now, ka, 88), goes(Now, Move, ka, 22), takes(Now, Move, ka).
strike(ittezon_kakugawari, Now, Move, "８八銀から立て直す", "the silver takes back, or comes to 8h") :-
    bishops_exchanged(Now), own_piece(Now, gi, 79), goes(Now, Move, gi, 88).

give_up(ittezon_kakugawari, Now, "角道を止められた", "the other diagonal is closed") :-
    enemy_piece(Now, fu, 44), enemy_piece(Now, ka, 22).
give_up(ittezon_kakugawari, Now, "飛車先を２五まで突いている", "the pawn is on 2e: no reason to lose a move") :-
    own_piece(Now, fu, 25), own_piece(Now, ka, 88).
