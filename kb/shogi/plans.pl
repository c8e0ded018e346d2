% Which formation to build: the first clause that holds names the plan, if its pieces can still come
% to their targets. A king whose castle stands whole stays there. The plans are in kb/shogi/komagumi/.
%
% plan_choice(Plan, Japanese, English, Now) :- Conditions.
%
% A plan that is begun, with two pieces on their targets, is kept, whatever other clauses begin to hold,
% until it stands, cannot be built any more, or a clause below says that it is given up:
%
% give_up(Plan, Now, Japanese, English) :- Conditions.
%
% Files and squares are as their owner counts them: a rook at home is on file 2, whoever it belongs
% to, and on 5 to 8 when it has ranged. Conditions may use , ; -> \+ and comparison, and:
%
%   own_rook_file(Now, File)              the file of the own rook
%   opponent_rook_file(Now, File)         the file of the opponent's rook
%   own_piece(Now, Kind, Square)          the side to move has such a piece there
%   opponent_piece(Now, Kind, Square)     the opponent has such a piece there
%   bishops_exchanged(Now)                each side has a bishop in hand
%   liked_plan(Now, Plan)                 the style that is played in names the plan
%   plan_possible(Now, Plan)              all pieces but pawns can come to their targets
%   castle_done(Now, Plan)                the formation stands, or has stood
%   early_attack(Now)                     defined below
%
% A style that names plans has no others.

plan_choice(Plan, "棋風の駒組", "the style likes it", Now) :-
    liked_plan(Now, Plan),
    \+ castle_done(Now, Plan).

% The own rook has ranged: a castle on the right.

plan_choice(kinmusou, "相振り飛車には金無双", "both rooks have ranged", Now) :-
    own_rook_file(Now, Own), Own >= 6,
    opponent_rook_file(Now, File), File >= 5.
plan_choice(hirame, "中飛車にはヒラメ", "the own rook is in the middle", Now) :-
    own_rook_file(Now, 5).
plan_choice(kin_mino, "向かい飛車には金美濃", "the own rook faces the other", Now) :-
    own_rook_file(Now, 8).
plan_choice(kata_mino, "三間飛車には片美濃", "the own rook is on its third file", Now) :-
    own_rook_file(Now, 7).
plan_choice(furi_anaguma, "穴熊には相穴熊", "the opponent goes into the corner; so do we", Now) :-
    own_rook_file(Now, 6),
    opponent_piece(Now, ky, 98),
    \+ own_piece(Now, ou, 28).
plan_choice(hon_mino, "四間飛車には美濃囲い", "the own rook is on its fourth file", Now) :-
    own_rook_file(Now, 6),
    \+ castle_done(Now, hon_mino).
plan_choice(taka_mino, "美濃囲いから高美濃へ", "the full mino stands; up to the high one", Now) :-
    own_rook_file(Now, 6),
    \+ castle_done(Now, taka_mino).
plan_choice(furi_ginkan, "高美濃から銀冠へ", "the high mino stands; up to the silver crown", Now) :-
    own_rook_file(Now, 6).

% The opponent's rook has ranged.

plan_choice(funagakoi, "急戦には船囲い", "a ranging rook attacks early; no time for more", Now) :-
    opponent_rook_file(Now, File), File >= 5,
    early_attack(Now).
plan_choice(funagakoi_57gin_r, "中飛車には銀二枚で備える", "the opponent's rook is in the middle", Now) :-
    opponent_rook_file(Now, 5).
plan_choice(anaguma, "四間飛車には居飛車穴熊", "the opponent's rook is on its fourth file", Now) :-
    opponent_rook_file(Now, 6).
plan_choice(elmo, "三間飛車にはelmo囲い", "the opponent's rook is on its third file", Now) :-
    opponent_rook_file(Now, 7).
plan_choice(hidari_mino, "向かい飛車には左美濃", "the opponent's rook faces ours", Now) :-
    opponent_rook_file(Now, File), File >= 8.

% Both rooks at home or near it.

plan_choice(kabuto_yagura, "角換わり", "the bishops are exchanged", Now) :-
    bishops_exchanged(Now).
plan_choice(nakahara, "飛車が出てきた", "the opponent's rook has come out (横歩取り)", Now) :-
    opponent_piece(Now, hi, Square), Rank is Square mod 10, Rank =< 6,
    \+ own_piece(Now, fu, 27).
plan_choice(nakazumai, "相掛かり", "the pawns before both rooks go up", Now) :-
    opponent_rook_file(Now, 2),
    own_piece(Now, fu, 25),
    own_piece(Now, fu, 77).
plan_choice(kani, "棒銀に備える", "a silver climbs; a small castle will do", Now) :-
    early_attack(Now).
plan_choice(bonanza, "右四間飛車、袖飛車に備える", "the opponent's rook aims at the castle", Now) :-
    opponent_rook_file(Now, File), File >= 3, File =< 4,
    opponent_piece(Now, fu, Square), File is Square // 10, Rank is Square mod 10, Rank =< 6.
plan_choice(tunogin_gangi, "雁木には雁木", "the opponent builds a snow roof, and so do we", Now) :-
    opponent_piece(Now, gi, 67), opponent_piece(Now, fu, 66).
plan_choice(yagura, "居飛車には矢倉", "the opponent's rook has not ranged", Now) :-
    opponent_rook_file(Now, File), File =< 4.

% What remains when one of these is not possible any more.

plan_choice(kata_yagura, "角がなくても組める", "needs no bishop", _).
plan_choice(ichigo, "銀がなくても組める", "needs no silver", _).

% A silver climbs on the right (棒銀), or silver and knight are over there already.

early_attack(Now) :-
    opponent_piece(Now, gi, Square), Square < 40, Rank is Square mod 10, Rank =< 6.
early_attack(Now) :-
    opponent_piece(Now, ke, Square), Rank is Square mod 10, Rank =< 5.

% When a plan is given up: when nothing speaks for it any more, or when there is no time for it.

give_up(Plan, Now, "その囲いを選ぶ理由がなくなった", "nothing speaks for it any more") :-
    komagumi_plan(Plan, _, _), \+ plan_choice(Plan, _, _, Now).
give_up(Plan, Now, "飛車を振ったので左には囲わない", "the own rook is on the left now, the king goes right") :-
    own_rook_file(Now, File), File >= 5, makuhyou(Plan, 1, King, _), King > 60.
give_up(anaguma, Now, "急戦なので穴熊に潜る暇がない", "an early attack: no time for the corner") :-
    early_attack(Now), \+ own_piece(Now, ou, 99).
give_up(furi_anaguma, Now, "急戦なので穴熊に潜る暇がない", "an early attack: no time for the corner") :-
    early_attack(Now), \+ own_piece(Now, ou, 19).

% step_may_cost(Danger, Allowance): when an own piece could be won (attacked), or none (quiet), a step may
% be so many centipawns worse than the best move (the paper's figure 5). So much the step of the highest
% value may cost; that of the next value a quarter, then half of that, and so on.

step_may_cost(quiet, 20).
step_may_cost(attacked, 0).
