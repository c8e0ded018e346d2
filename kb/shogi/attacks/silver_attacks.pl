% Attacks by a silver that goes ahead of the rook (棒銀, 早繰り銀, 腰掛け銀).
%
% attack_plan(Plan, Japanese, English). makuhyou(Plan, No, XY, Value): targets of its pieces, as of castles.
% attack_choice(Plan, Japanese, English, Now): when to follow it; the first clause that holds.
% strike(Plan, Now, Move, Japanese, English): what to try when the pieces stand so. It proposes; a search
%     has to agree.
% give_up(Plan, Now, Japanese, English): the plan has no point any more.
%
% Squares are as the side to move counts them.

% The right silver climbs in front of the rook, and is traded on the second file.

attack_plan(bougin, "棒銀", "climbing silver").

makuhyou(bougin, 25, 25, 60).               % ２五歩
makuhyou(bougin, 11, 26, 55).               % ２六銀

attack_choice(bougin, "居飛車には棒銀", "the rook is at home, and so is the other's", Now) :-
    own_rook_file(Now, 2),
    opponent_rook_file(Now, File), File =< 4.

strike(bougin, Now, Move, "２四歩で銀をさばく", "the pawn to 2d, and the silver is traded") :-
    own_piece(Now, gi, 15), own_piece(Now, fu, 25), own_piece(Now, hi, 28),
    goes(Now, Move, fu, 24).

strike(bougin, Now, Move, "１五に出て次の２四歩を見る", "the silver goes out to 1e, to push on the second file") :-
    own_piece(Now, gi, 26), own_piece(Now, fu, 25), own_piece(Now, hi, 28),
    goes(Now, Move, gi, 15).

give_up(bougin, Now, "端歩で銀が出られない", "a pawn on the edge keeps the silver in") :-
    enemy_piece(Now, fu, 14).

% The same at once, with the king at home.

attack_plan(genshi_bougin, "原始棒銀", "primitive climbing silver").

makuhyou(genshi_bougin, 25, 25, 70).        % ２五歩
makuhyou(genshi_bougin, 11, 27, 60).        % ２七銀

attack_choice(genshi_bougin, "居玉のまま一気に", "at once, with the king at home", Now) :-
    ply(Now, Ply), Ply =< 20,
    own_rook_file(Now, 2), own_piece(Now, ou, 59).

strike(genshi_bougin, Now, Move, "２六銀と出る", "the silver comes to 2f") :-
    own_piece(Now, fu, 25), own_piece(Now, ou, 59),
    own_piece(Now, gi, 27), goes(Now, Move, gi, 26).

give_up(genshi_bougin, Now, "玉が動いた", "the king has moved: the plain climbing silver will do") :-
    \+ own_piece(Now, ou, 59).

% The silver goes by 3g to 4f, and the third file is opened.

attack_plan(hayakurigin, "早繰り銀", "quick silver").

makuhyou(hayakurigin, 27, 36, 60).          % ３六歩
makuhyou(hayakurigin, 11, 46, 55).          % ４六銀

attack_choice(hayakurigin, "相手が腰掛け銀を急ぐなら", "the other's silver goes to the middle", Now) :-
    own_rook_file(Now, 2), opponent_rook_file(Now, 2),
    enemy_piece(Now, gi, 63).

strike(hayakurigin, Now, Move, "３五歩と仕掛ける", "the pawn to 3e opens the file") :-
    own_piece(Now, gi, 46), own_piece(Now, fu, 36),
    goes(Now, Move, fu, 35).

give_up(hayakurigin, Now, "４五歩で銀を追われる", "a pawn on 4e drives the silver back") :-
    enemy_piece(Now, fu, 45).

% The silver sits on 5f above its pawn, and the fourth file is opened.

attack_plan(koshikakegin, "腰掛け銀", "reclining silver").

makuhyou(koshikakegin, 29, 46, 60).         % ４六歩
makuhyou(koshikakegin, 11, 56, 55).         % ５六銀

attack_choice(koshikakegin, "角換わりには腰掛け銀", "the bishops are exchanged", Now) :-
    bishops_exchanged(Now),
    own_rook_file(Now, 2).

strike(koshikakegin, Now, Move, "４五歩と突っかける", "the pawn to 4e begins") :-
    own_piece(Now, gi, 56), own_piece(Now, fu, 46),
    goes(Now, Move, fu, 45).

give_up(koshikakegin, Now, "５五歩で銀が下がる", "a pawn on 5e drives the silver back") :-
    enemy_piece(Now, fu, 55).

% Against a ranging rook: the right silver on 4f, the rook behind the pawn of the third file.

attack_plan(migigin_kyuusen, "右銀急戦", "rapid attack with the right silver").

makuhyou(migigin_kyuusen, 27, 36, 60).      % ３六歩
makuhyou(migigin_kyuusen, 11, 46, 55).      % ４六銀
makuhyou(migigin_kyuusen, 3, 38, 50).       % ３八飛

attack_choice(migigin_kyuusen, "振り飛車には急戦", "the other's rook is on its fourth file", Now) :-
    own_rook_file(Now, Own), Own =< 3,
    opponent_rook_file(Now, 6).

strike(migigin_kyuusen, Now, Move, "飛車を回して３五歩", "the pawn to 3e, with the rook behind it") :-
    own_piece(Now, gi, 46), own_piece(Now, hi, 38),
    goes(Now, Move, fu, 35).

give_up(migigin_kyuusen, Now, "４五歩で銀を追われる", "a pawn on 4e drives the silver back") :-
    enemy_piece(Now, fu, 45).

% Against a ranging rook: the right silver on 4f at the bishop's head, the rook at home.

attack_plan(naname_bougin, "斜め棒銀", "slanting climbing silver").

makuhyou(naname_bougin, 27, 36, 60).        % ３六歩
makuhyou(naname_bougin, 11, 46, 55).        % ４六銀
makuhyou(naname_bougin, 25, 25, 50).        % ２五歩

attack_choice(naname_bougin, "三間飛車の角頭を狙う", "the other's rook is on its third file", Now) :-
    own_rook_file(Now, 2),
    opponent_rook_file(Now, 7).

strike(naname_bougin, Now, Move, "角頭に３五歩", "the pawn to 3e, at the bishop's head") :-
    own_piece(Now, gi, 46), own_piece(Now, hi, 28), enemy_piece(Now, ka, 33),
    goes(Now, Move, fu, 35).

give_up(naname_bougin, Now, "角が引いて角頭がない", "the bishop has gone from 3c") :-
    \+ enemy_piece(Now, ka, 33), \+ enemy_piece(Now, ka, 22).
