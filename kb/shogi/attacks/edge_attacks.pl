% Attacks on the edge.
%
% attack_plan(Plan, Japanese, English). makuhyou(Plan, No, XY, Value): targets of its pieces, as of castles.
% attack_choice(Plan, Japanese, English, Now): when to follow it; the first clause that holds.
% strike(Plan, Now, Move, Japanese, English): what to try when the pieces stand so. It proposes; a search
%     has to agree.
% give_up(Plan, Now, Japanese, English): the plan has no point any more.
%
% Squares are as the side to move counts them.

% Rook and lance on the first file behind the pawn.

attack_plan(suzumezashi, "雀刺し", "sparrow spearing").

makuhyou(suzumezashi, 23, 15, 60).          % １五歩
makuhyou(suzumezashi, 27, 36, 56).          % ３六歩
makuhyou(suzumezashi, 19, 17, 55).          % １七香
makuhyou(suzumezashi, 15, 37, 52).          % ３七桂
makuhyou(suzumezashi, 3, 18, 50).           % １八飛

attack_choice(suzumezashi, "矢倉の端を破る", "against a yagura: the edge", Now) :-
    enemy_piece(Now, ou, 22), enemy_piece(Now, gi, 33),
    own_piece(Now, fu, 15).

strike(suzumezashi, Now, Move, "１四歩と突き破る", "the pawn to 1d breaks in") :-
    own_piece(Now, ky, 17), own_piece(Now, hi, 18),
    own_piece(Now, fu, 15), goes(Now, Move, fu, 14).

give_up(suzumezashi, Now, "１五の位を取られた", "the other has the square 1e") :-
    enemy_piece(Now, fu, 15).

% Pawn, lance and knight against the edge pawn.

attack_plan(hashizeme, "端攻め", "edge attack").

makuhyou(hashizeme, 23, 15, 58).            % １五歩
makuhyou(hashizeme, 27, 36, 55).            % ３六歩
makuhyou(hashizeme, 15, 25, 50).            % ２五桂

attack_choice(hashizeme, "桂が使えれば端", "the knight can help at the edge", Now) :-
    own_piece(Now, fu, 15), own_piece(Now, ky, 19),
    own_piece(Now, ke, 25).

strike(hashizeme, Now, Move, "１四歩と端から", "the pawn to 1d, with the knight behind it") :-
    own_piece(Now, ke, 25), own_piece(Now, ky, 19),
    own_piece(Now, fu, 15), goes(Now, Move, fu, 14).

give_up(hashizeme, Now, "１五の歩が消えた", "there is no pawn on 1e to push") :-
    \+ own_piece(Now, fu, 15), \+ own_piece(Now, fu, 16), \+ own_piece(Now, fu, 17).
