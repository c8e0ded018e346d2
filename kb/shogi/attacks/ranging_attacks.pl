% Attacks by a rook that has ranged (振り飛車).
%
% attack_plan(Plan, Japanese, English). makuhyou(Plan, No, XY, Value): targets of its pieces, as of castles.
% attack_choice(Plan, Japanese, English, Now): when to follow it; the first clause that holds.
% strike(Plan, Now, Move, Japanese, English): what to try when the pieces stand so. It proposes; a search
%     has to agree.
% give_up(Plan, Now, Japanese, English): the plan has no point any more.
%
% Squares are as the side to move counts them.

% Rook on 7f behind the pawn on 7e, the knight on 7g.

attack_plan(ishida, "石田流", "Ishida").

makuhyou(ishida, 35, 75, 65).               % ７五歩
makuhyou(ishida, 3, 76, 60).                % ７六飛
makuhyou(ishida, 17, 77, 45).               % ７七桂

attack_choice(ishida, "７五の位が取れた", "the pawn stands on 7e", Now) :-
    own_piece(Now, fu, 75),
    own_rook_file(Now, 7).

strike(ishida, Now, Move, "７四歩とぶつける", "the pawn to 7d opens the file") :-
    own_piece(Now, hi, 76), own_piece(Now, fu, 75),
    goes(Now, Move, fu, 74).

give_up(ishida, Now, "７四に位を張られた", "the other holds 7d") :-
    enemy_piece(Now, fu, 74).

% The same before the castles are built.

attack_plan(hayaishida, "早石田", "quick Ishida").

makuhyou(hayaishida, 35, 75, 70).           % ７五歩
makuhyou(hayaishida, 3, 78, 65).            % ７八飛

attack_choice(hayaishida, "囲う前に仕掛ける", "before the castles are built", Now) :-
    ply(Now, Ply), Ply =< 16,
    own_piece(Now, fu, 75).

strike(hayaishida, Now, Move, "早く７四歩", "the pawn to 7d at once") :-
    ply(Now, Ply), Ply =< 30, own_piece(Now, hi, 78),
    own_piece(Now, fu, 75), goes(Now, Move, fu, 74).

give_up(hayaishida, Now, "早仕掛けの時は過ぎた", "it is too late for a quick attack") :-
    ply(Now, Ply), Ply > 30.

% The pawn of the third file goes up with the knight behind it.

attack_plan(sankenbisha, "三間飛車", "third-file rook").

makuhyou(sankenbisha, 33, 66, 62).          % ６六歩
makuhyou(sankenbisha, 3, 78, 60).           % ７八飛
makuhyou(sankenbisha, 13, 67, 50).          % ６七銀

attack_choice(sankenbisha, "三間に構えて石田を含みに", "the rook is on the third file", Now) :-
    own_rook_file(Now, 7).

strike(sankenbisha, Now, Move, "７五歩と伸ばす", "the pawn goes to 7e") :-
    own_piece(Now, hi, 78), own_piece(Now, fu, 76),
    goes(Now, Move, fu, 75).

give_up(sankenbisha, Now, "７筋を押さえられた", "the other holds the seventh file") :-
    enemy_piece(Now, gi, 75).

% Rook, silver and pawn of the sixth file against what stands there.

attack_plan(shikenbisha, "四間飛車", "fourth-file rook").

makuhyou(shikenbisha, 3, 68, 60).           % ６八飛
makuhyou(shikenbisha, 33, 66, 58).          % ６六歩
makuhyou(shikenbisha, 13, 67, 50).          % ６七銀

attack_choice(shikenbisha, "四間に振る", "the rook is on the fourth file", Now) :-
    own_rook_file(Now, 6).

strike(shikenbisha, Now, Move, "６五歩と反撃する", "the pawn to 6e strikes back") :-
    own_piece(Now, hi, 68), own_piece(Now, fu, 66),
    goes(Now, Move, fu, 65).

give_up(shikenbisha, Now, "穴熊に組まれた", "the other is in the corner: another way is needed") :-
    enemy_piece(Now, ou, 11).

% The pawn before the other's rook is struck.

attack_plan(mukaibisha, "向かい飛車", "opposing rook").

makuhyou(mukaibisha, 35, 76, 62).           % ７六歩
makuhyou(mukaibisha, 3, 88, 60).            % ８八飛
makuhyou(mukaibisha, 5, 77, 55).            % ７七角
makuhyou(mukaibisha, 9, 78, 45).            % ７八金

attack_choice(mukaibisha, "飛車先に飛車を回る", "the other's pawn stands on 8e", Now) :-
    enemy_piece(Now, fu, 85),
    own_rook_file(Now, 8).

strike(mukaibisha, Now, Move, "８六歩と逆襲する", "the pawn to 8f, against the other's rook") :-
    own_piece(Now, hi, 88), enemy_piece(Now, fu, 85),
    goes(Now, Move, fu, 86).

give_up(mukaibisha, Now, "８筋の歩がない", "the pawn of the eighth file is gone") :-
    \+ own_piece(Now, fu, 87), \+ own_piece(Now, fu, 86).

% The pawn of the fifth file, with the rook behind it.

attack_plan(nakabisha, "中飛車", "central rook").

makuhyou(nakabisha, 3, 58, 60).             % ５八飛
makuhyou(nakabisha, 31, 56, 55).            % ５六歩
makuhyou(nakabisha, 13, 57, 48).            % ５七銀

attack_choice(nakabisha, "中央に飛車を置く", "the rook is in the middle", Now) :-
    own_rook_file(Now, 5).

strike(nakabisha, Now, Move, "５五歩とぶつける", "the pawn to 5e opens the centre") :-
    own_piece(Now, hi, 58), own_piece(Now, fu, 56),
    goes(Now, Move, fu, 55).

give_up(nakabisha, Now, "５五を押さえられた", "the other holds 5e") :-
    enemy_piece(Now, gi, 55).

% The diagonal stays open, and the pawn goes to 5e.

attack_plan(gokigen, "ゴキゲン中飛車", "cheerful central rook").

makuhyou(gokigen, 31, 55, 65).              % ５五歩
makuhyou(gokigen, 3, 58, 60).               % ５八飛

attack_choice(gokigen, "角道を開けたまま５筋を突く", "the diagonal is open", Now) :-
    own_rook_file(Now, 5),
    own_piece(Now, fu, 76), free_square(Now, 66).

strike(gokigen, Now, Move, "５四歩と切る", "the pawn is exchanged on 5d") :-
    own_piece(Now, hi, 58), own_piece(Now, ka, 88), free_square(Now, 77),
    own_piece(Now, fu, 55), goes(Now, Move, fu, 54).

give_up(gokigen, Now, "角を換えられた", "the bishops are off: the diagonal is no more") :-
    bishops_exchanged(Now).

% Rook and silver on the fifth file, more than the other has there.

attack_plan(chuuou_toppa, "中央突破", "breaking through the centre").

makuhyou(chuuou_toppa, 31, 55, 60).         % ５五歩
makuhyou(chuuou_toppa, 3, 58, 58).          % ５八飛
makuhyou(chuuou_toppa, 33, 66, 52).         % ６六歩
makuhyou(chuuou_toppa, 13, 65, 50).         % ６五銀

attack_choice(chuuou_toppa, "中央が薄い", "the other's king stands behind a thin centre", Now) :-
    own_rook_file(Now, 5),
    own_piece(Now, fu, 55).

strike(chuuou_toppa, Now, Move, "５四歩と突破する", "the pawn to 5d, where we are stronger") :-
    own_piece(Now, gi, 65), own_piece(Now, fu, 55), stronger_on(Now, 54),
    goes(Now, Move, fu, 54).

give_up(chuuou_toppa, Now, "５四に銀が上がった", "a silver has come to 5d") :-
    enemy_piece(Now, gi, 54).
