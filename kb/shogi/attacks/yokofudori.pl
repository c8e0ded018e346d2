% 横歩取り (side pawn capture).
% The pawns before the rooks are exchanged, and the rook takes the pawn beside, on 3d.

attack_plan(yokofudori, "横歩取り", "side pawn capture").

makuhyou(yokofudori, 35, 76, 66).           % ７六歩
makuhyou(yokofudori, 25, 25, 64).           % ２五歩
makuhyou(yokofudori, 9, 78, 62).            % ７八金

strike(yokofudori, Now, Move, "２四歩と飛車先を換える", "pawn to 2d: the rook pawns come off") :-
    own_piece(Now, hi, 28), own_piece(Now, ki, 78), enemy_piece(Now, fu, 23),
    goes(Now, Move, fu, 24).
strike(yokofudori, Now, Move, "飛車で２四を取る", "the rook takes on 2d") :-
    own_piece(Now, hi, 28), enemy_piece(Now, fu, 24), goes(Now, Move, hi, 24).
strike(yokofudori, Now, Move, "３四の横歩を取る", "the rook takes the side pawn on 3d") :-
    own_piece(Now, hi, 24), own_piece(Now, ki, 78), enemy_piece(Now, fu, 34),
    goes(Now, Move, hi, 34).

give_up(yokofudori, Now, "３四の歩が守られた", "the side pawn is guarded") :-
    own_piece(Now, hi, 24), enemy_piece(Now, fu, 34), \+ stronger_on(Now, 34).
give_up(yokofudori, Now, "角頭を守る金がない", "no gold guards our own bishop's head") :-
    own_piece(Now, hi, 24), own_piece(Now, ki, 69).
