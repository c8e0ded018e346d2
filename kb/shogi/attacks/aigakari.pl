% 相掛かり (Aigakari).
% Both rook pawns go up; ours is exchanged, and the silver climbs after it.

attack_plan(aigakari, "相掛かり", "Aigakari").

makuhyou(aigakari, 25, 25, 66).             % ２五歩
makuhyou(aigakari, 9, 78, 64).              % ７八金
makuhyou(aigakari, 11, 38, 58).             % ３八銀
makuhyou(aigakari, 39, 96, 52).             % ９六歩

strike(aigakari, Now, Move, "２四歩と飛車先を切る", "pawn to 2d: a pawn comes into the hand") :-
    own_piece(Now, hi, 28), own_piece(Now, ki, 78), enemy_piece(Now, fu, 23),
    goes(Now, Move, fu, 24).
strike(aigakari, Now, Move, "飛車で２四を取る", "the rook takes on 2d") :-
    own_piece(Now, hi, 28), enemy_piece(Now, fu, 24), goes(Now, Move, hi, 24).
strike(aigakari, Now, Move, "２七銀と棒銀に出る", "the silver climbs on to 2g") :-
    own_rook_file(Now, 2), free_square(Now, 25), free_square(Now, 26), goes(Now, Move, gi, 27).
strike(aigakari, Now, Move, "３四の歩を横に取る", "the rook swings to the pawn on 3d") :-
    own_piece(Now, hi, 24), enemy_piece(Now, fu, 34), goes(Now, Move, hi, 34).

give_up(aigakari, Now, "角が３三にいて２筋は受かった", "their bishop on 3c guards the file") :-
    enemy_piece(Now, ka, 33), own_piece(Now, fu, 25).
give_up(aigakari, Now, "相手の飛車が振られた", "the other rook has ranged") :-
    opponent_rook_file(Now, File), File >= 5.
