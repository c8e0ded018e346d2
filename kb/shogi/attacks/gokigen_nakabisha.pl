% ゴキゲン中飛車 (cheerful central rook).
% The diagonal stays open, the pawn goes to 5e, and an exchange of bishops is welcome.

attack_plan(gokigen_nakabisha, "ゴキゲン中飛車", "cheerful central rook").

makuhyou(gokigen_nakabisha, 35, 76, 66).    % ７六歩
makuhyou(gokigen_nakabisha, 31, 55, 64).    % ５五歩
makuhyou(gokigen_nakabisha, 3, 58, 62).     % ５八飛
makuhyou(gokigen_nakabisha, 1, 38, 56).     % ３八玉
makuhyou(gokigen_nakabisha, 13, 57, 54).    % ５七銀

strike(gokigen_nakabisha, Now, Move, "５四歩と中央を開く", "pawn to 5d: the file opens") :-
    own_rook_file(Now, 5), own_piece(Now, fu, 55), goes(Now, Move, fu, 54).
strike(gokigen_nakabisha, Now, Move, "角を換えて乱戦にする", "the bishops come off") :-
    own_rook_file(Now, 5), own_piece(Now, ka, 88), goes(Now, Move, ka, 22), takes(Now, Move, ka).
strike(gokigen_nakabisha, Now, Move, "５四の歩を飛車で取る", "the rook takes on 5d") :-
    enemy_piece(Now, fu, 54), goes(Now, Move, hi, 54).

give_up(gokigen_nakabisha, Now, "銀に５五の歩を狙われている", "silvers on 4d and 6d take aim at the pawn") :-
    own_piece(Now, fu, 55), enemy_piece(Now, gi, 44), enemy_piece(Now, gi, 64).
give_up(gokigen_nakabisha, Now, "５五の位を取り返された", "their pawn is on 5e again") :-
    own_rook_file(Now, 5), enemy_piece(Now, fu, 55), own_piece(Now, fu, 57).
