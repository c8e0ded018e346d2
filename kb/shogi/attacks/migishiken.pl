% 右四間飛車 (right fourth-file rook).
% Rook, silver, knight and bishop all look at 4e.

attack_plan(migishiken, "右四間飛車", "right fourth-file rook").

makuhyou(migishiken, 35, 76, 64).           % ７六歩
makuhyou(migishiken, 29, 46, 62).           % ４六歩
makuhyou(migishiken, 11, 56, 60).           % ５六銀
makuhyou(migishiken, 3, 48, 58).            % ４八飛
makuhyou(migishiken, 27, 36, 54).           % ３六歩
makuhyou(migishiken, 15, 37, 52).           % ３七桂

strike(migishiken, Now, Move, "４五歩と突く", "pawn to 4e: the rook's file opens") :-
    own_rook_file(Now, 4), own_piece(Now, gi, 56), goes(Now, Move, fu, 45).
strike(migishiken, Now, Move, "４五桂と跳ぶ", "the knight jumps to 4e") :-
    own_rook_file(Now, 4), own_piece(Now, gi, 56), stronger_on(Now, 45),
    goes(Now, Move, ke, 45).
strike(migishiken, Now, Move, "４五銀と出て４四を破る", "silver to 4e, against 4d") :-
    own_rook_file(Now, 4), stronger_on(Now, 44), goes(Now, Move, gi, 45).

give_up(migishiken, Now, "４三と５四に銀が並び、４五は守りが厚い", "silvers on 4c and 5d: 4e is well held") :-
    enemy_piece(Now, gi, 43), enemy_piece(Now, gi, 54), enemy_piece(Now, fu, 44).
give_up(migishiken, Now, "４五の位を取られた", "the other side has its pawn on 4e") :-
    enemy_piece(Now, fu, 45), \+ stronger_on(Now, 45).
