% 早石田 (quick Ishida).
% Pawn to 7e and rook to 7h at once; the bishop's diagonal stays open, and 7d may come at any time.

attack_plan(hayaishida, "早石田", "quick Ishida").

makuhyou(hayaishida, 35, 75, 66).           % ７五歩
makuhyou(hayaishida, 3, 78, 64).            % ７八飛
makuhyou(hayaishida, 1, 48, 54).            % ４八玉

strike(hayaishida, Now, Move, "７四歩と突っかける", "pawn to 7d at once") :-
    own_piece(Now, hi, 78), enemy_piece(Now, fu, 73), goes(Now, Move, fu, 74).
strike(hayaishida, Now, Move, "角を換えて５六角と打つ", "a bishop on 5f looks at both wings") :-
    own_piece(Now, hi, 78), enemy_piece(Now, hi, 82), puts(Now, Move, ka, 56).
strike(hayaishida, Now, Move, "７四飛と走る", "the rook runs to 7d") :-
    enemy_piece(Now, fu, 74), goes(Now, Move, hi, 74).

give_up(hayaishida, Now, "６二銀と金が固めて７四歩が続かない", "silver and gold hold 7c; nothing comes of 7d") :-
    enemy_piece(Now, gi, 62), enemy_piece(Now, ki, 72), own_piece(Now, ou, 59).
give_up(hayaishida, Now, "８五歩から８六歩と先に破られる", "their rook breaks through on file 8 first") :-
    enemy_piece(Now, fu, 86), \+ own_piece(Now, fu, 87), \+ own_piece(Now, fu, 86).
