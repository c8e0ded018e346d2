% 右玉 (right king).
% The king on 4h, the rook on 2i below it: wait until the other side attacks, and answer on both wings.

attack_plan(migigyoku, "右玉", "right king").

makuhyou(migigyoku, 35, 76, 66).            % ７六歩
makuhyou(migigyoku, 29, 46, 65).            % ４六歩
makuhyou(migigyoku, 11, 47, 64).            % ４七銀
makuhyou(migigyoku, 27, 36, 62).            % ３六歩
makuhyou(migigyoku, 15, 37, 60).            % ３七桂
makuhyou(migigyoku, 7, 38, 58).             % ３八金
makuhyou(migigyoku, 1, 48, 56).             % ４八玉
makuhyou(migigyoku, 3, 29, 54).             % ２九飛

strike(migigyoku, Now, Move, "４五桂と跳ねて反撃する", "the knight jumps to 4e, and the rook's file is free") :-
    own_piece(Now, ou, 48), own_piece(Now, hi, 29), goes(Now, Move, ke, 45),
    \+ enemy_piece(Now, fu, 44).
strike(migigyoku, Now, Move, "飛車を左へ回って受けつつ攻める", "the rook swings over to the left") :-
    own_piece(Now, ou, 48), own_piece(Now, hi, 29),
    ( goes(Now, Move, hi, 89) ; goes(Now, Move, hi, 99) ).
strike(migigyoku, Now, Move, "２四歩と飛車先を突く", "pawn to 2d, before the rook") :-
    own_piece(Now, ou, 48), own_piece(Now, hi, 29), goes(Now, Move, fu, 24).

give_up(migigyoku, Now, "桂頭の歩を突かれた", "a pawn has come to the knight's head") :-
    own_piece(Now, ou, 48), own_piece(Now, ke, 37), enemy_piece(Now, fu, 36).
give_up(migigyoku, Now, "相手の飛車が右に来た", "their rook has come to our king's side") :-
    own_piece(Now, ou, 48), opponent_rook_file(Now, File), File >= 6.
