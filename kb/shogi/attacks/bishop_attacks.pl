% Plans that exchange the bishops.
%
% attack_plan(Plan, Japanese, English). makuhyou(Plan, No, XY, Value): targets of its pieces, as of castles.
% attack_choice(Plan, Japanese, English, Now): when to follow it; the first clause that holds.
% strike(Plan, Now, Move, Japanese, English): what to try when the pieces stand so. It proposes; a search
%     has to agree.
% give_up(Plan, Now, Japanese, English): the plan has no point any more.
%
% Squares are as the side to move counts them.

% The bishops are exchanged, and the silver takes back on 7g.

attack_plan(kakugawari, "角換わり", "bishop exchange").

makuhyou(kakugawari, 35, 76, 60).           % ７六歩
makuhyou(kakugawari, 13, 77, 55).           % ７七銀
makuhyou(kakugawari, 9, 78, 50).            % ７八金

attack_choice(kakugawari, "角道が通っている", "both diagonals are open", Now) :-
    own_piece(Now, fu, 76), enemy_piece(Now, fu, 34),
    own_rook_file(Now, 2).

strike(kakugawari, Now, Move, "角を換える", "the bishops are exchanged on 2b") :-
    own_piece(Now, ka, 88), enemy_piece(Now, ka, 22),
    goes(Now, Move, ka, 22), promotes(Now, Move).

give_up(kakugawari, Now, "角交換は済んだ", "the bishops have been exchanged") :-
    bishops_exchanged(Now).

% Who moves second exchanges the bishops early, and keeps the pawn before the rook at home.

attack_plan(itteson, "一手損角換わり", "bishop exchange with a move lost").

makuhyou(itteson, 35, 76, 60).              % ７六歩
makuhyou(itteson, 9, 78, 50).               % ７八金

attack_choice(itteson, "後手で早く角を換える", "second to move, and early", Now) :-
    side(Now, gote), ply(Now, Ply), Ply =< 10,
    own_piece(Now, fu, 76), enemy_piece(Now, fu, 76).

strike(itteson, Now, Move, "早く角を換える", "the bishops are exchanged early") :-
    ply(Now, Ply), Ply =< 12, own_piece(Now, fu, 27),
    goes(Now, Move, ka, 22), promotes(Now, Move).

give_up(itteson, Now, "序盤を過ぎた", "it is too late for that") :-
    ply(Now, Ply), Ply > 12.
