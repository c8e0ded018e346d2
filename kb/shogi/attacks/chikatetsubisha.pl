% 地下鉄飛車 (subway rook).
% From behind a right king the rook runs along the last rank to the ninth file, where the lance waits
% for it.

attack_plan(chikatetsubisha, "地下鉄飛車", "subway rook").

makuhyou(chikatetsubisha, 29, 46, 66).      % ４六歩
makuhyou(chikatetsubisha, 11, 47, 65).      % ４七銀
makuhyou(chikatetsubisha, 7, 38, 64).       % ３八金
makuhyou(chikatetsubisha, 1, 48, 62).       % ４八玉
makuhyou(chikatetsubisha, 9, 78, 60).       % ７八金
makuhyou(chikatetsubisha, 35, 76, 58).      % ７六歩
makuhyou(chikatetsubisha, 13, 68, 56).      % ６八銀
makuhyou(chikatetsubisha, 17, 77, 54).      % ７七桂
makuhyou(chikatetsubisha, 39, 96, 52).      % ９六歩
makuhyou(chikatetsubisha, 21, 98, 50).      % ９八香
makuhyou(chikatetsubisha, 3, 99, 48).       % ９九飛

strike(chikatetsubisha, Now, Move, "９筋へ飛車を回る", "the rook runs to the ninth file") :-
    own_piece(Now, ky, Lance), Lance > 91, goes(Now, Move, hi, 99).
strike(chikatetsubisha, Now, Move, "９五歩から端を破る", "pawn to 9e: rook behind lance") :-
    own_piece(Now, hi, 99), goes(Now, Move, fu, 95).
strike(chikatetsubisha, Now, Move, "香で９五を取る", "the lance takes on 9e") :-
    own_piece(Now, hi, 99), enemy_piece(Now, fu, 95), goes(Now, Move, ky, 95).

give_up(chikatetsubisha, Now, "相手の玉が右へ逃げた", "their king is far from the ninth file") :-
    own_piece(Now, hi, 99), opponent_piece(Now, ou, King), King >= 60.
give_up(chikatetsubisha, Now, "９五に歩を伸ばされた", "their pawn on 9e has closed the file") :-
    enemy_piece(Now, fu, 95), own_piece(Now, fu, 97).
