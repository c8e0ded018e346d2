% 斜め棒銀 (slanting climbing silver).
% Against a ranging rook: the left silver comes by 6h and 5g to 4f, while the right one stays at home.

attack_plan(naname_bougin, "斜め棒銀", "slanting climbing silver").

makuhyou(naname_bougin, 35, 76, 66).        % ７六歩
makuhyou(naname_bougin, 25, 25, 64).        % ２五歩
makuhyou(naname_bougin, 1, 78, 62).         % ７八玉
makuhyou(naname_bougin, 7, 58, 60).         % ５八金
makuhyou(naname_bougin, 31, 56, 58).        % ５六歩
makuhyou(naname_bougin, 27, 36, 56).        % ３六歩
makuhyou(naname_bougin, 11, 48, 54).        % ４八銀
makuhyou(naname_bougin, 13, 46, 52).        % ４六銀

strike(naname_bougin, Now, Move, "３五歩と突っかける", "pawn to 3e") :-
    own_piece(Now, gi, 46), own_piece(Now, gi, 48), enemy_piece(Now, fu, 34),
    goes(Now, Move, fu, 35).
strike(naname_bougin, Now, Move, "銀で３五を取り、２四歩を見る", "the silver takes on 3e, with 2d to follow") :-
    own_piece(Now, gi, 46), own_piece(Now, gi, 48), enemy_piece(Now, fu, 35),
    goes(Now, Move, gi, 35).
strike(naname_bougin, Now, Move, "２四歩と飛車先を切る", "pawn to 2d: the rook joins in") :-
    own_piece(Now, gi, 35), own_rook_file(Now, 2), goes(Now, Move, fu, 24).

give_up(naname_bougin, Now, "４五歩と突かれて銀が下がる", "a pawn on 4e drives the silver back") :-
    own_piece(Now, gi, 46), enemy_piece(Now, fu, 45), \+ own_piece(Now, ka, 88).
give_up(naname_bougin, Now, "角を２二に引いて３四銀と受けられた", "their bishop has gone, and a silver guards 3d") :-
    own_piece(Now, gi, 46), enemy_piece(Now, gi, 34).
