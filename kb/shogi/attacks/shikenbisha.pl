% 四間飛車 (fourth-file rook).
% The rook on 6h behind a silver on 6g: it waits, and opens the sixth file when it is attacked.

attack_plan(shikenbisha, "四間飛車", "fourth-file rook").

makuhyou(shikenbisha, 35, 76, 66).          % ７六歩
makuhyou(shikenbisha, 33, 66, 64).          % ６六歩
makuhyou(shikenbisha, 3, 68, 62).           % ６八飛
makuhyou(shikenbisha, 5, 77, 58).           % ７七角
makuhyou(shikenbisha, 13, 67, 56).          % ６七銀

strike(shikenbisha, Now, Move, "６五歩とさばきに出る", "pawn to 6e: bishop and rook come alive") :-
    own_rook_file(Now, 6), own_piece(Now, ka, 77), goes(Now, Move, fu, 65).
strike(shikenbisha, Now, Move, "４五歩に合わせて角を換える", "the bishops are exchanged over the opened diagonal") :-
    own_rook_file(Now, 6), goes(Now, Move, ka, 33), takes(Now, Move, ka).
strike(shikenbisha, Now, Move, "５六銀から４五銀で玉頭を狙う", "the silver goes on to 4e, at the king's head") :-
    own_rook_file(Now, 6), own_piece(Now, gi, 56), enemy_piece(Now, ou, 32),
    goes(Now, Move, gi, 45).

give_up(shikenbisha, Now, "６四に銀と歩で押さえられた", "pawn and silver hold the sixth file") :-
    own_rook_file(Now, 6), enemy_piece(Now, fu, 65), enemy_piece(Now, gi, 64).
give_up(shikenbisha, Now, "相手は穴熊に組み上がった", "the other side's bear-in-the-hole is complete") :-
    opponent_piece(Now, ou, 99), opponent_piece(Now, gi, 88), opponent_piece(Now, ki, 78),
    opponent_piece(Now, ki, 79).
