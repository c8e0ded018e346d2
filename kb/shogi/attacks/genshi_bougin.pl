% 原始棒銀 (primitive climbing silver).
% Nothing but the rook, its pawn and the silver; it works against who does not guard the head of the
% bishop.

attack_plan(genshi_bougin, "原始棒銀", "primitive climbing silver").

makuhyou(genshi_bougin, 25, 25, 66).        % ２五歩
makuhyou(genshi_bougin, 11, 26, 64).        % ２六銀

strike(genshi_bougin, Now, Move, "銀が出る前に２四歩と合わせる", "pawn to 2d: rook and silver are enough") :-
    own_piece(Now, gi, 26), own_rook_file(Now, 2), stronger_on(Now, 24),
    goes(Now, Move, fu, 24).
strike(genshi_bougin, Now, Move, "銀は１五か３五へ", "the silver goes on to 1e or 3e") :-
    own_piece(Now, gi, 26), own_piece(Now, fu, 25),
    ( goes(Now, Move, gi, 15), \+ enemy_piece(Now, fu, 14)
    ; goes(Now, Move, gi, 35), \+ enemy_piece(Now, fu, 34)
    ).

give_up(genshi_bougin, Now, "金が３二、銀が３三にいて２筋は固い", "gold on 3b and silver on 3c hold the file") :-
    enemy_piece(Now, ki, 32), enemy_piece(Now, gi, 33).
give_up(genshi_bougin, Now, "銀の出口をふさがれた", "the pawns shut the silver in") :-
    own_piece(Now, gi, 26), enemy_piece(Now, fu, 14), enemy_piece(Now, fu, 34).
