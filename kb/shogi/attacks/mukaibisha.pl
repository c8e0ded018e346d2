% 向かい飛車 (opposing rook).
% The rook faces the other one, and opens the eighth file itself.

attack_plan(mukaibisha, "向かい飛車", "opposing rook").

makuhyou(mukaibisha, 35, 76, 66).           % ７六歩
makuhyou(mukaibisha, 33, 66, 64).           % ６六歩
makuhyou(mukaibisha, 5, 77, 62).            % ７七角
makuhyou(mukaibisha, 3, 88, 60).            % ８八飛
makuhyou(mukaibisha, 9, 78, 56).            % ７八金

strike(mukaibisha, Now, Move, "８六歩と逆襲する", "pawn to 8f: it is we who open the file") :-
    own_piece(Now, hi, 88), enemy_piece(Now, fu, 85), goes(Now, Move, fu, 86).
strike(mukaibisha, Now, Move, "飛車で８六を取る", "the rook takes on 8f") :-
    own_piece(Now, hi, 88), enemy_piece(Now, fu, 86), goes(Now, Move, hi, 86).
strike(mukaibisha, Now, Move, "飛車を走り、飛車交換を迫る", "the rook runs down the file") :-
    own_piece(Now, hi, 88), free_square(Now, 87), free_square(Now, 86), free_square(Now, 85),
    enemy_piece(Now, hi, 82), ( goes(Now, Move, hi, 84) ; goes(Now, Move, hi, 85) ).

give_up(mukaibisha, Now, "８四に歩を打たれて飛車先が重い", "a pawn on 8d closes the file, their camp is sound") :-
    own_piece(Now, hi, 88), enemy_piece(Now, fu, 84), \+ own_piece(Now, fu, 87),
    enemy_piece(Now, gi, 73).
give_up(mukaibisha, Now, "飛車交換では自陣がもたない", "after a trade of rooks our own camp is open") :-
    own_piece(Now, hi, 88), own_piece(Now, ki, 69), own_piece(Now, ou, 59),
    \+ own_piece(Now, fu, 87).
