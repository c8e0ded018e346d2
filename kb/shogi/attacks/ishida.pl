% 石田流 (Ishida's rook).
% The rook on 7f above the pawn on 7e, the knight below it, the bishop at the edge.

attack_plan(ishida, "石田流", "Ishida's rook").

makuhyou(ishida, 35, 75, 66).               % ７五歩
makuhyou(ishida, 3, 76, 64).                % ７六飛
makuhyou(ishida, 39, 96, 62).               % ９六歩
makuhyou(ishida, 5, 97, 60).                % ９七角
makuhyou(ishida, 17, 77, 58).               % ７七桂

strike(ishida, Now, Move, "７四歩と突いて飛車をさばく", "pawn to 7d: the rook comes out") :-
    own_piece(Now, hi, 76), own_piece(Now, fu, 75), enemy_piece(Now, fu, 73),
    goes(Now, Move, fu, 74).
strike(ishida, Now, Move, "６五桂と跳ねる", "the knight jumps to 6e") :-
    own_piece(Now, hi, 76), own_piece(Now, ke, 77), goes(Now, Move, ke, 65),
    \+ enemy_piece(Now, fu, 64).
strike(ishida, Now, Move, "７四の歩を飛車で払う", "the rook takes on 7d") :-
    own_piece(Now, hi, 76), enemy_piece(Now, fu, 74), goes(Now, Move, hi, 74).

give_up(ishida, Now, "金が８四から飛車を押さえこむ", "a gold on 8d presses the rook down") :-
    own_piece(Now, hi, 76), enemy_piece(Now, ki, 84).
give_up(ishida, Now, "７四に位を返された", "their pawn holds 7d, and a silver is behind it") :-
    enemy_piece(Now, fu, 74), enemy_piece(Now, gi, 73), \+ stronger_on(Now, 74).
