% 端攻め (edge attack).
% Against a king in its mino: the edge pawn, the knight on 2e and a pawn in hand.

attack_plan(hashizeme, "端攻め", "edge attack").

makuhyou(hashizeme, 39, 95, 62).            % ９五歩
makuhyou(hashizeme, 35, 76, 60).            % ７六歩
makuhyou(hashizeme, 17, 77, 56).            % ７七桂

strike(hashizeme, Now, Move, "９四歩と突き捨てる", "pawn to 9d") :-
    opponent_piece(Now, ou, 28), own_piece(Now, fu, 95), goes(Now, Move, fu, 94).
strike(hashizeme, Now, Move, "８五桂と端に加える", "the knight jumps on to 8e") :-
    opponent_piece(Now, ou, 28), own_piece(Now, ke, 77), goes(Now, Move, ke, 85).
strike(hashizeme, Now, Move, "９三に歩をたらす", "a pawn is dropped on 9c or 9b, before the lance") :-
    opponent_piece(Now, ou, 28), enemy_piece(Now, ky, 91),
    ( puts(Now, Move, fu, 92) ; puts(Now, Move, fu, 93) ).

give_up(hashizeme, Now, "玉が端から遠い", "their king is far from the edge") :-
    opponent_piece(Now, ou, King), King >= 50.
give_up(hashizeme, Now, "９五の位を取られている", "their pawn is on 9e") :-
    enemy_piece(Now, fu, 95), own_piece(Now, fu, 97).
