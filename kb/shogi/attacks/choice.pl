% Which attack to follow: the first clause that holds names the plan, if its pieces can still come to
% their targets and it is not given up. The plans stand beside this file, each in one of its own.
%
% attack_choice(Plan, Japanese, English, Now) :- Conditions.
%
% Squares of the own and of the other side's pieces are as the side to move counts them, but for those
% of opponent_piece and opponent_rook_file, which the opponent counts.

% The own rook has ranged.

attack_choice(hayaishida, "居玉のまま７五歩なら早石田", "the pawn is on 7e, the king still at home", Now) :-
    own_rook_file(Now, 7), own_piece(Now, fu, 75), own_piece(Now, ou, 59).
attack_choice(ishida, "７五歩が伸びれば石田流", "the pawn is on 7e; the rook goes above it", Now) :-
    own_rook_file(Now, 7), own_piece(Now, fu, 75).
attack_choice(sankenbisha, "飛車は三間", "the own rook is on its third file", Now) :-
    own_rook_file(Now, 7).
attack_choice(chuuou_toppa, "５五の位から中央突破", "the pawn is on 5e; break through the middle", Now) :-
    own_rook_file(Now, 5), own_piece(Now, fu, 55), own_piece(Now, gi, 56).
attack_choice(gokigen_nakabisha, "角道を止めないゴキゲン中飛車", "the diagonal stays open", Now) :-
    own_rook_file(Now, 5), own_piece(Now, ka, 88), free_square(Now, 77), free_square(Now, 66).
attack_choice(nakabisha, "飛車は中央", "the own rook is in the middle", Now) :-
    own_rook_file(Now, 5).
attack_choice(shikenbisha, "飛車は四間", "the own rook is on its fourth file", Now) :-
    own_rook_file(Now, 6).
attack_choice(mukaibisha, "飛車は飛車に向かう", "the own rook faces the other", Now) :-
    own_rook_file(Now, 8).

% The own rook has gone aside, or back.

attack_choice(migishiken, "飛車は右四間", "the own rook is on its right fourth file", Now) :-
    own_rook_file(Now, 4).
attack_choice(sodebisha, "飛車は袖", "the own rook is one file aside", Now) :-
    own_rook_file(Now, 3).
attack_choice(suzumezashi, "飛車が香のうしろに", "the rook is behind the lance", Now) :-
    own_piece(Now, hi, 18).
attack_choice(chikatetsubisha, "下段飛車は端へも回れる", "the rook is on the last rank, the king aside", Now) :-
    own_piece(Now, hi, 29), own_piece(Now, ou, 48), own_piece(Now, gi, 47).
attack_choice(migigyoku, "玉が右にいる", "the king is on the right", Now) :-
    own_piece(Now, ou, 48), own_rook_file(Now, 2).

% The opponent's rook has ranged.

attack_choice(gin46_migi_kyuusen, "四間飛車には４六銀右", "against the fourth-file rook", Now) :-
    opponent_rook_file(Now, 6).
attack_choice(naname_bougin, "三間飛車には斜め棒銀", "against the third-file rook", Now) :-
    opponent_rook_file(Now, 7).
attack_choice(hashizeme, "美濃囲いには端攻め", "the opponent's king is in its mino", Now) :-
    opponent_rook_file(Now, File), File >= 5,
    opponent_piece(Now, ou, 28), opponent_piece(Now, gi, 38).

% Both rooks are at home.

attack_choice(hayakurigin, "腰掛け銀には早繰り銀", "the opponent's silver sits on its 5f", Now) :-
    bishops_exchanged(Now), opponent_piece(Now, gi, 56).
attack_choice(bougin, "早繰り銀には棒銀", "the opponent's silver goes the quick way", Now) :-
    bishops_exchanged(Now), opponent_piece(Now, gi, 46).
attack_choice(koshikakegin, "角換わりは腰掛け銀", "the bishops are exchanged", Now) :-
    bishops_exchanged(Now).
attack_choice(yokofudori, "横歩があいている", "the pawns before the rooks are gone; one stands beside", Now) :-
    own_piece(Now, hi, 24), enemy_piece(Now, fu, 34).
attack_choice(kakugawari, "角と角が向かい合う", "the bishops face each other", Now) :-
    own_piece(Now, fu, 76), enemy_piece(Now, fu, 34), own_piece(Now, fu, 25), enemy_piece(Now, fu, 85).
attack_choice(ittezon_kakugawari, "先に歩を突かれた", "the opponent has pushed first", Now) :-
    own_piece(Now, fu, 76), enemy_piece(Now, fu, 34), own_piece(Now, fu, 27), enemy_piece(Now, fu, 84).
attack_choice(aigakari, "飛車先を突き合った", "both rook pawns are up", Now) :-
    own_piece(Now, fu, 25), enemy_piece(Now, fu, 85), own_piece(Now, fu, 77).
attack_choice(genshi_bougin, "飛車先が受かっていない", "nothing guards the head of the bishop", Now) :-
    own_piece(Now, fu, 25), enemy_piece(Now, ka, 22), enemy_piece(Now, gi, 31),
    \+ enemy_piece(Now, ki, 32), free_square(Now, 33).
attack_choice(bougin, "飛車先から", "the rook is at home", Now) :-
    own_rook_file(Now, 2).
