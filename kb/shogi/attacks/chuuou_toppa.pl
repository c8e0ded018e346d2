% 中央突破 (break in the middle).
% Rook on 5h, pawn on 5e and both silvers behind it; then pawn to 5d.

attack_plan(chuuou_toppa, "中央突破", "break in the middle").

makuhyou(chuuou_toppa, 31, 55, 66).         % ５五歩
makuhyou(chuuou_toppa, 3, 58, 64).          % ５八飛
makuhyou(chuuou_toppa, 13, 56, 60).         % ５六銀
makuhyou(chuuou_toppa, 29, 46, 56).         % ４六歩
makuhyou(chuuou_toppa, 11, 47, 54).         % ４七銀

strike(chuuou_toppa, Now, Move, "５四歩と突き破る", "pawn to 5d") :-
    own_rook_file(Now, 5), own_piece(Now, gi, 56), goes(Now, Move, fu, 54).
strike(chuuou_toppa, Now, Move, "銀で５五に出る", "the silver goes to 5e") :-
    own_rook_file(Now, 5), own_piece(Now, gi, 56), stronger_on(Now, 55),
    goes(Now, Move, gi, 55).
strike(chuuou_toppa, Now, Move, "５四の歩を飛車で取る", "the rook takes on 5d") :-
    own_rook_file(Now, 5), enemy_piece(Now, fu, 54), stronger_on(Now, 54),
    goes(Now, Move, hi, 54).

give_up(chuuou_toppa, Now, "５四に歩、５三に銀で二重に受かっている", "pawn on 5d, silver and gold behind it") :-
    enemy_piece(Now, fu, 54), enemy_piece(Now, gi, 53), enemy_piece(Now, ki, 52).
give_up(chuuou_toppa, Now, "飛車が５筋をはなれた", "the rook has left the file") :-
    own_piece(Now, fu, 55), own_rook_file(Now, File), File < 5.
