% 三間飛車 (third-file rook).
% The rook on 7h supports 7e, or waits behind 7f for the attack and answers it there.

attack_plan(sankenbisha, "三間飛車", "third-file rook").

makuhyou(sankenbisha, 35, 76, 66).          % ７六歩
makuhyou(sankenbisha, 33, 66, 64).          % ６六歩
makuhyou(sankenbisha, 3, 78, 62).           % ７八飛
makuhyou(sankenbisha, 5, 77, 58).           % ７七角
makuhyou(sankenbisha, 13, 67, 56).          % ６七銀

strike(sankenbisha, Now, Move, "７五歩と伸ばす", "pawn to 7e: the rook gets room") :-
    own_rook_file(Now, 7), own_piece(Now, fu, 76), goes(Now, Move, fu, 75).
strike(sankenbisha, Now, Move, "６五歩で角道を開く", "pawn to 6e opens the diagonal") :-
    own_rook_file(Now, 7), own_piece(Now, ka, 77), goes(Now, Move, fu, 65).
strike(sankenbisha, Now, Move, "７四歩と合わせる", "pawn to 7d against the pawn there") :-
    own_rook_file(Now, 7), own_piece(Now, fu, 75), enemy_piece(Now, fu, 73),
    goes(Now, Move, fu, 74).

give_up(sankenbisha, Now, "７五に歩と銀が来て飛車が働かない", "pawn and silver hold 7e and 7d") :-
    own_rook_file(Now, 7), enemy_piece(Now, fu, 75), enemy_piece(Now, gi, 74).
give_up(sankenbisha, Now, "相手は穴熊に組み上がった", "the other side's bear-in-the-hole is complete") :-
    opponent_piece(Now, ou, 99), opponent_piece(Now, gi, 88), opponent_piece(Now, ki, 78),
    opponent_piece(Now, ki, 79).
