% 早繰り銀 (quick silver).
% The silver comes to 4f by 3g, behind the pawn on 3f; then that pawn goes to 3e.

attack_plan(hayakurigin, "早繰り銀", "quick silver").

makuhyou(hayakurigin, 25, 25, 62).          % ２五歩
makuhyou(hayakurigin, 27, 36, 60).          % ３六歩
makuhyou(hayakurigin, 35, 76, 58).          % ７六歩
makuhyou(hayakurigin, 11, 46, 56).          % ４六銀
makuhyou(hayakurigin, 9, 78, 54).           % ７八金

strike(hayakurigin, Now, Move, "３五歩と仕掛ける", "pawn to 3e, and the silver follows") :-
    own_piece(Now, gi, 46), enemy_piece(Now, fu, 34), goes(Now, Move, fu, 35).
strike(hayakurigin, Now, Move, "取られた歩を銀で取り返して出る", "the silver takes on 3e") :-
    own_piece(Now, gi, 46), enemy_piece(Now, fu, 35), goes(Now, Move, gi, 35).
strike(hayakurigin, Now, Move, "３五の銀に合わせて２四歩", "the silver is on 3e: pawn to 2d") :-
    own_piece(Now, gi, 35), own_rook_file(Now, 2), goes(Now, Move, fu, 24).

give_up(hayakurigin, Now, "４五歩と銀を追われる", "a pawn on 4e drives the silver back") :-
    own_piece(Now, gi, 46), enemy_piece(Now, fu, 45).
give_up(hayakurigin, Now, "３四に銀が来て３五歩が通らない", "a silver on 3d: nothing comes of 3e") :-
    own_piece(Now, gi, 46), enemy_piece(Now, gi, 34).
