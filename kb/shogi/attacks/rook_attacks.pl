% Attacks by a rook on the right, or on the move.
%
% attack_plan(Plan, Japanese, English). makuhyou(Plan, No, XY, Value): targets of its pieces, as of castles.
% attack_choice(Plan, Japanese, English, Now): when to follow it; the first clause that holds.
% strike(Plan, Now, Move, Japanese, English): what to try when the pieces stand so. It proposes; a search
%     has to agree.
% give_up(Plan, Now, Japanese, English): the plan has no point any more.
%
% Squares are as the side to move counts them.

% Rook, silver and knight aim at 4e.

attack_plan(migishiken, "右四間飛車", "right fourth-file rook").

makuhyou(migishiken, 29, 46, 60).           % ４六歩
makuhyou(migishiken, 11, 56, 55).           % ５六銀
makuhyou(migishiken, 3, 48, 52).            % ４八飛
makuhyou(migishiken, 27, 36, 48).           % ３六歩
makuhyou(migishiken, 15, 37, 45).           % ３七桂

attack_choice(migishiken, "４四の歩に狙いをつける", "a pawn on 4d closes the other's diagonal", Now) :-
    enemy_piece(Now, fu, 44),
    own_rook_file(Now, File), File =< 4.

strike(migishiken, Now, Move, "４五歩と仕掛ける", "the pawn to 4e begins") :-
    own_piece(Now, hi, 48), own_piece(Now, gi, 56),
    goes(Now, Move, fu, 45).

strike(migishiken, Now, Move, "桂を４五に跳ぶ", "the knight jumps to 4e") :-
    own_piece(Now, hi, 48), own_piece(Now, ke, 37),
    goes(Now, Move, ke, 45).

give_up(migishiken, Now, "４五の位を取られた", "the other has the square 4e") :-
    enemy_piece(Now, fu, 45).

% The rook behind the pawn of the third file.

attack_plan(sodebisha, "袖飛車", "sleeve rook").

makuhyou(sodebisha, 27, 35, 58).            % ３五歩
makuhyou(sodebisha, 3, 38, 60).             % ３八飛

attack_choice(sodebisha, "一筋寄って３筋を攻める", "the third file is the weaker one", Now) :-
    own_rook_file(Now, File), File >= 2, File =< 3,
    \+ enemy_piece(Now, ka, 22).

strike(sodebisha, Now, Move, "３四歩と取り込む", "the pawn takes on 3d") :-
    own_piece(Now, hi, 38), own_piece(Now, fu, 35),
    goes(Now, Move, fu, 34).

give_up(sodebisha, Now, "３五の位を取られた", "the other has the square 3e") :-
    enemy_piece(Now, fu, 35).

% The rook's pawn is exchanged, with the gold on 7h.

attack_plan(aigakari, "相掛かり", "double wing attack").

makuhyou(aigakari, 25, 25, 60).             % ２五歩
makuhyou(aigakari, 9, 78, 55).              % ７八金

attack_choice(aigakari, "互いに飛車先を伸ばす", "both push the pawns before their rooks", Now) :-
    own_piece(Now, fu, 25),
    enemy_piece(Now, fu, 85).

strike(aigakari, Now, Move, "２四歩と飛車先を切る", "the rook's pawn is exchanged on 2d") :-
    own_piece(Now, hi, 28), own_piece(Now, ki, 78),
    own_piece(Now, fu, 25), goes(Now, Move, fu, 24).

give_up(aigakari, Now, "３三角で受けられた", "the bishop on 3c guards 2d") :-
    enemy_piece(Now, ka, 33).

% After the exchange on the second file the rook takes the pawn on 3d.

attack_plan(yokofudori, "横歩取り", "taking the side pawn").

makuhyou(yokofudori, 35, 76, 62).           % ７六歩
makuhyou(yokofudori, 25, 25, 60).           % ２五歩
makuhyou(yokofudori, 9, 78, 55).            % ７八金

attack_choice(yokofudori, "角道が開いていれば横歩を取る", "both diagonals are open", Now) :-
    own_piece(Now, fu, 76), enemy_piece(Now, fu, 34),
    own_piece(Now, ki, 78).

strike(yokofudori, Now, Move, "横歩を取る", "the rook takes the side pawn") :-
    own_piece(Now, hi, 24), enemy_piece(Now, fu, 34),
    goes(Now, Move, hi, 34).

give_up(yokofudori, Now, "横歩がない", "there is no side pawn") :-
    \+ enemy_piece(Now, fu, 34).

% The rook runs along the last rank to the far edge.

attack_plan(chikatetsu, "地下鉄飛車", "subway rook").

makuhyou(chikatetsu, 39, 96, 50).           % ９六歩
makuhyou(chikatetsu, 21, 98, 48).           % ９八香
makuhyou(chikatetsu, 3, 99, 45).            % ９九飛

attack_choice(chikatetsu, "下段を通って端へ", "the last rank is free for the rook", Now) :-
    own_piece(Now, hi, 29),
    free_square(Now, 59), free_square(Now, 69).

strike(chikatetsu, Now, Move, "９五歩と端から攻める", "the edge pawn goes, with the rook behind it") :-
    own_piece(Now, hi, 99), own_piece(Now, fu, 96),
    goes(Now, Move, fu, 95).

give_up(chikatetsu, Now, "９五の位を取られた", "the other has the square 9e") :-
    enemy_piece(Now, fu, 95).

% The king lives on the right; the rook on the last rank swings to where the other attacks.

attack_plan(migigyoku, "右玉", "right king").

makuhyou(migigyoku, 29, 46, 57).            % ４六歩
makuhyou(migigyoku, 27, 36, 56).            % ３六歩
makuhyou(migigyoku, 15, 37, 55).            % ３七桂
makuhyou(migigyoku, 11, 47, 54).            % ４七銀
makuhyou(migigyoku, 3, 29, 52).             % ２九飛
makuhyou(migigyoku, 1, 48, 50).             % ４八玉

attack_choice(migigyoku, "角換わりから右玉", "the bishops are exchanged, and the other is faster", Now) :-
    bishops_exchanged(Now),
    enemy_piece(Now, gi, 54).

strike(migigyoku, Now, Move, "飛車を８九に回る", "the rook swings to 8i against the attack there") :-
    own_piece(Now, ou, 48), own_piece(Now, hi, 29),
    enemy_piece(Now, fu, 85), goes(Now, Move, hi, 89).

give_up(migigyoku, Now, "玉頭に歩が迫った", "pawns have come to the king's head") :-
    enemy_piece(Now, fu, 46).
