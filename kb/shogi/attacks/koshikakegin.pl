% 腰掛け銀 (reclining silver).
% The silver sits on 5f, above its pawn, and pawn and knight come to 4e together.

attack_plan(koshikakegin, "腰掛け銀", "reclining silver").

makuhyou(koshikakegin, 35, 76, 62).         % ７六歩
makuhyou(koshikakegin, 29, 46, 60).         % ４六歩
makuhyou(koshikakegin, 11, 56, 58).         % ５六銀
makuhyou(koshikakegin, 9, 78, 56).          % ７八金
makuhyou(koshikakegin, 27, 36, 54).         % ３六歩
makuhyou(koshikakegin, 15, 37, 52).         % ３七桂

strike(koshikakegin, Now, Move, "４五歩と仕掛ける", "pawn to 4e") :-
    own_piece(Now, gi, 56), own_piece(Now, ke, 37), enemy_piece(Now, fu, 44),
    goes(Now, Move, fu, 45).
strike(koshikakegin, Now, Move, "４五桂と跳ねて銀に当てる", "knight to 4e, which hits the silver on 3c") :-
    own_piece(Now, gi, 56), enemy_piece(Now, gi, 33), \+ enemy_piece(Now, fu, 44),
    goes(Now, Move, ke, 45).
strike(koshikakegin, Now, Move, "突き捨てから入る", "first a pawn is given on 2d or 3e") :-
    own_piece(Now, gi, 56), own_piece(Now, ke, 37), own_rook_file(Now, 2),
    ( goes(Now, Move, fu, 24), enemy_piece(Now, fu, 23)
    ; goes(Now, Move, fu, 35), enemy_piece(Now, fu, 34)
    ).

give_up(koshikakegin, Now, "５五歩と銀を追われる", "a pawn on 5e drives the silver back") :-
    own_piece(Now, gi, 56), enemy_piece(Now, fu, 55).
give_up(koshikakegin, Now, "桂頭を攻められ、先に受けにまわる", "the knight's head is attacked first") :-
    own_piece(Now, ke, 37), enemy_piece(Now, fu, 36).
