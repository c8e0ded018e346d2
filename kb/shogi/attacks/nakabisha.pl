% 中飛車 (central rook).
% The rook behind its pawn in the middle, a silver on 5g; the file is opened when the king is safe.

attack_plan(nakabisha, "中飛車", "central rook").

makuhyou(nakabisha, 35, 76, 64).            % ７六歩
makuhyou(nakabisha, 31, 56, 62).            % ５六歩
makuhyou(nakabisha, 3, 58, 60).             % ５八飛
makuhyou(nakabisha, 33, 66, 58).            % ６六歩
makuhyou(nakabisha, 5, 77, 56).             % ７七角
makuhyou(nakabisha, 13, 57, 54).            % ５七銀

strike(nakabisha, Now, Move, "５五歩と中央から動く", "pawn to 5e") :-
    own_rook_file(Now, 5), enemy_piece(Now, fu, 54), goes(Now, Move, fu, 55).
strike(nakabisha, Now, Move, "飛車で５五を取り、飛車先を軽くする", "the rook takes on 5e") :-
    own_rook_file(Now, 5), enemy_piece(Now, fu, 55), goes(Now, Move, hi, 55).
strike(nakabisha, Now, Move, "６五歩で角をさばく", "pawn to 6e opens the bishop") :-
    own_rook_file(Now, 5), own_piece(Now, ka, 77), goes(Now, Move, fu, 65).

give_up(nakabisha, Now, "５五に銀と歩で位を張られた", "pawn and silver hold 5e and 5d") :-
    enemy_piece(Now, fu, 55), enemy_piece(Now, gi, 54), \+ stronger_on(Now, 55).
give_up(nakabisha, Now, "金銀が５四を固めて動けない", "two silvers stand before the rook") :-
    enemy_piece(Now, gi, 53), enemy_piece(Now, gi, 64), enemy_piece(Now, fu, 54).
