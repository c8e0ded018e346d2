% 袖飛車 (sleeve rook).
% The rook goes one file aside, and the pawn before it to 3e, at the head of the bishop or the silver.

attack_plan(sodebisha, "袖飛車", "sleeve rook").

makuhyou(sodebisha, 35, 76, 64).            % ７六歩
makuhyou(sodebisha, 27, 36, 62).            % ３六歩
makuhyou(sodebisha, 3, 38, 60).             % ３八飛
makuhyou(sodebisha, 11, 46, 56).            % ４六銀

strike(sodebisha, Now, Move, "３五歩と突っかける", "pawn to 3e") :-
    own_rook_file(Now, 3), enemy_piece(Now, fu, 34), goes(Now, Move, fu, 35).
strike(sodebisha, Now, Move, "飛車で３五を取る", "the rook takes on 3e") :-
    own_rook_file(Now, 3), enemy_piece(Now, fu, 35), goes(Now, Move, hi, 35).
strike(sodebisha, Now, Move, "３四に歩を打って押さえる", "a pawn on 3d holds them down") :-
    own_rook_file(Now, 3), free_square(Now, 34), puts(Now, Move, fu, 34).

give_up(sodebisha, Now, "金が３三に上がって受けた", "a gold on 3c guards the file") :-
    own_rook_file(Now, 3), enemy_piece(Now, ki, 33).
give_up(sodebisha, Now, "３五に歩と銀で位を張られた", "pawn and silver hold 3e and 3d") :-
    own_rook_file(Now, 3), enemy_piece(Now, fu, 35), enemy_piece(Now, gi, 34).
