% 雀刺し (sparrow spear).
% Lance, rook and knight are piled up against the first file of a Yagura.

attack_plan(suzumezashi, "雀刺し", "sparrow spear").

makuhyou(suzumezashi, 35, 76, 66).          % ７六歩
makuhyou(suzumezashi, 9, 78, 64).           % ７八金
makuhyou(suzumezashi, 23, 15, 62).          % １五歩
makuhyou(suzumezashi, 19, 17, 60).          % １七香
makuhyou(suzumezashi, 3, 18, 58).           % １八飛
makuhyou(suzumezashi, 27, 36, 56).          % ３六歩
makuhyou(suzumezashi, 15, 37, 54).          % ３七桂

strike(suzumezashi, Now, Move, "１四歩と端を突く", "pawn to 1d: everything stands behind it") :-
    own_piece(Now, hi, 18), own_piece(Now, ky, 17), goes(Now, Move, fu, 14).
strike(suzumezashi, Now, Move, "２五桂と跳ねて１三に数を足す", "knight to 2e: one more against 1c") :-
    own_piece(Now, hi, 18), own_piece(Now, ky, 17), goes(Now, Move, ke, 25).
strike(suzumezashi, Now, Move, "１四の歩を香で取る", "the lance takes on 1d") :-
    own_piece(Now, hi, 18), enemy_piece(Now, fu, 14), goes(Now, Move, ky, 14).

give_up(suzumezashi, Now, "銀が２四で端を受けている", "a silver on 2d holds the edge") :-
    own_piece(Now, hi, 18), enemy_piece(Now, gi, 24), \+ stronger_on(Now, 14).
give_up(suzumezashi, Now, "相手の玉は端にいない", "their king is not there") :-
    own_piece(Now, hi, 18), opponent_piece(Now, ou, King), King < 60.
