% 棒銀 (climbing silver).
% The right silver goes before the rook, to 2f and out by the edge, and the second file is opened.

attack_plan(bougin, "棒銀", "climbing silver").

makuhyou(bougin, 25, 25, 62).               % ２五歩
makuhyou(bougin, 11, 26, 60).               % ２六銀
makuhyou(bougin, 35, 76, 56).               % ７六歩
makuhyou(bougin, 9, 78, 54).                % ７八金

strike(bougin, Now, Move, "１五銀と出て２四の歩を狙う", "silver to 1e, which aims at 2d") :-
    own_piece(Now, gi, 26), own_piece(Now, fu, 25),
    \+ enemy_piece(Now, fu, 14), goes(Now, Move, gi, 15).
strike(bougin, Now, Move, "２四歩で銀をさばく", "pawn to 2d, and the silver is traded") :-
    own_piece(Now, gi, 15), own_rook_file(Now, 2), goes(Now, Move, fu, 24).
strike(bougin, Now, Move, "端を突き、香をつり上げて銀で破る", "the edge first: the silver takes there") :-
    own_piece(Now, gi, 26), own_piece(Now, fu, 16), enemy_piece(Now, fu, 14),
    goes(Now, Move, fu, 15).

give_up(bougin, Now, "１四歩と受けられ、端の歩も突けていない", "the edge is held, and ours has not moved") :-
    own_piece(Now, gi, 26), enemy_piece(Now, fu, 14), own_piece(Now, fu, 17),
    enemy_piece(Now, gi, 33).
give_up(bougin, Now, "飛車先に歩を打たれて収まった", "the file is closed by a pawn before our silver") :-
    own_piece(Now, gi, 26), enemy_piece(Now, fu, 25).
