% Rules that games have taught: what is bad about a move, and what is better than a short search believes,
% wherever the idea is the same. badmove(Now, Move, Why), goodmove(Now, Move, Why); the traits are told in
% traits.pl.
%
% tried(Kind, Why, Held, Right, Wrong, Value): so often the rule has held in other games, was right, and was
% wrong; what it adds to a move at the root of the search, in centipawns.
%
% Learned from two positions of each game of professionals and of engines, tried on two of each game of
% amateurs, by
%
%     gunshi kb learn --rules pro.usi engine.usi --test amateur.usi
%     gunshi kb save learned.pl

badmove(Now, Move, "lets a piece be taken") :-
    has(Now, Move, hangs(_, _)).
tried(bad, "lets a piece be taken", 13595, 13213, 382, 0).

badmove(Now, Move, "leaves a piece that hung where it is") :-
    has(Now, Move, ignores(_, _)).
tried(bad, "leaves a piece that hung where it is", 10678, 10396, 282, -10).

badmove(Now, Move, "can be answered by dropping a piece with check and lets a piece be taken") :-
    has(Now, Move, can_be_checked(_)),
    has(Now, Move, hangs(_, _)).
tried(bad, "can be answered by dropping a piece with check and lets a piece be taken", 7409, 7230, 179, 0).

badmove(Now, Move, "loses by the exchange") :-
    has(Now, Move, gives_here(_)).
tried(bad, "loses by the exchange", 7145, 6954, 191, 0).

badmove(Now, Move, "drops a piece and lets a piece be taken") :-
    has(Now, Move, drops(_, _)),
    has(Now, Move, hangs(_, _)).
tried(bad, "drops a piece and lets a piece be taken", 6880, 6727, 153, 0).

badmove(Now, Move, "can be answered by dropping a piece with check and leaves a piece without a guard") :-
    has(Now, Move, can_be_checked(_)),
    has(Now, Move, unguarded(_)).
tried(bad, "can be answered by dropping a piece with check and leaves a piece without a guard", 5422, 5283, 139, 0).

badmove(Now, Move, "leaves two pieces hanging") :-
    has(Now, Move, two_hang).
tried(bad, "leaves two pieces hanging", 4125, 4036, 89, 0).

badmove(Now, Move, "is played with less material, can be answered by dropping a piece with check and lets a piece be taken") :-
    has(Now, Move, when_behind),
    has(Now, Move, can_be_checked(_)),
    has(Now, Move, hangs(_, _)).
tried(bad, "is played with less material, can be answered by dropping a piece with check and lets a piece be taken", 3637, 3541, 96, 0).

badmove(Now, Move, "leaves a piece nowhere to go and drops a piece") :-
    has(Now, Move, caught(_, _)),
    has(Now, Move, drops(_, _)).
tried(bad, "leaves a piece nowhere to go and drops a piece", 3378, 3260, 118, 0).

badmove(Now, Move, "ends near the own king and lets a piece be taken") :-
    has(Now, Move, near_own_king),
    has(Now, Move, hangs(_, _)).
tried(bad, "ends near the own king and lets a piece be taken", 3206, 3121, 85, 0).

badmove(Now, Move, "leaves two pieces hanging and lets a pawn be dropped in front of a piece") :-
    has(Now, Move, two_hang),
    has(Now, Move, pawn_at(_, _)).
tried(bad, "leaves two pieces hanging and lets a pawn be dropped in front of a piece", 2329, 2280, 49, 0).

badmove(Now, Move, "is played with more material, drops a piece and lets a piece be taken") :-
    has(Now, Move, when_ahead),
    has(Now, Move, drops(_, _)),
    has(Now, Move, hangs(_, _)).
tried(bad, "is played with more material, drops a piece and lets a piece be taken", 1742, 1712, 30, 0).

badmove(Now, Move, "ends near the enemy king, loses by the exchange and lets a piece be taken") :-
    has(Now, Move, near_enemy_king),
    has(Now, Move, gives_here(_)),
    has(Now, Move, hangs(_, _)).
tried(bad, "ends near the enemy king, loses by the exchange and lets a piece be taken", 1529, 1494, 35, 0).

badmove(Now, Move, "lets a silver be taken and moves a piece") :-
    has(Now, Move, hangs(gi, _)),
    has(Now, Move, plays(_, _)).
tried(bad, "lets a silver be taken and moves a piece", 1383, 1354, 29, 0).

badmove(Now, Move, "has no general beside the own king, can be answered by dropping a piece with check and lets a piece be taken") :-
    has(Now, Move, king_bare),
    has(Now, Move, can_be_checked(_)),
    has(Now, Move, hangs(_, _)).
tried(bad, "has no general beside the own king, can be answered by dropping a piece with check and lets a piece be taken", 1313, 1277, 36, 0).

badmove(Now, Move, "takes a piece away from the own king and lets a piece be taken") :-
    has(Now, Move, leaves_own_king),
    has(Now, Move, hangs(_, _)).
tried(bad, "takes a piece away from the own king and lets a piece be taken", 1440, 1390, 50, 0).

badmove(Now, Move, "loses by the exchange and takes the guard of a piece away") :-
    has(Now, Move, gives_here(_)),
    has(Now, Move, guard_left(_)).
tried(bad, "loses by the exchange and takes the guard of a piece away", 1518, 1496, 22, -29).

badmove(Now, Move, "leaves the own king no square to go to, drops a piece and lets a piece be taken") :-
    has(Now, Move, no_flight),
    has(Now, Move, drops(_, _)),
    has(Now, Move, hangs(_, _)).
tried(bad, "leaves the own king no square to go to, drops a piece and lets a piece be taken", 786, 775, 11, 0).

badmove(Now, Move, "puts a pawn before a pawn and lets a piece be taken") :-
    has(Now, Move, meets(_)),
    has(Now, Move, hangs(_, _)).
tried(bad, "puts a pawn before a pawn and lets a piece be taken", 528, 515, 13, 0).

badmove(Now, Move, "leaves the enemy king no square to go to, can be answered by dropping a piece with check and lets a piece be taken") :-
    has(Now, Move, enemy_king_shut),
    has(Now, Move, can_be_checked(_)),
    has(Now, Move, hangs(_, _)).
tried(bad, "leaves the enemy king no square to go to, can be answered by dropping a piece with check and lets a piece be taken", 332, 324, 8, 0).

badmove(Now, Move, "is played with less material, can be answered by dropping a piece with check and leaves a piece to a guard that has two duties") :-
    has(Now, Move, when_behind),
    has(Now, Move, can_be_checked(_)),
    has(Now, Move, guard_overloaded(_)).
tried(bad, "is played with less material, can be answered by dropping a piece with check and leaves a piece to a guard that has two duties", 494, 479, 15, 0).

badmove(Now, Move, "gives check, drops a piece and lets a piece be taken") :-
    has(Now, Move, checks),
    has(Now, Move, drops(_, A)),
    has(Now, Move, hangs(_, A)).
tried(bad, "gives check, drops a piece and lets a piece be taken", 276, 267, 9, 0).

badmove(Now, Move, "pushes an edge pawn and loses by the exchange") :-
    has(Now, Move, edge_pawn),
    has(Now, Move, gives_here(_)).
tried(bad, "pushes an edge pawn and loses by the exchange", 355, 348, 7, 0).

badmove(Now, Move, "goes back and loses by the exchange") :-
    has(Now, Move, comes_back),
    has(Now, Move, gives_here(_)).
tried(bad, "goes back and loses by the exchange", 224, 223, 1, 0).

badmove(Now, Move, "can be answered by dropping a silver with check and allows a splitting silver") :-
    has(Now, Move, can_be_checked(gi)),
    has(Now, Move, silver_fork(_, _)).
tried(bad, "can be answered by dropping a silver with check and allows a splitting silver", 139, 126, 13, 0).

badmove(Now, Move, "allows a knight fork") :-
    has(Now, Move, knight_fork(_, _)).
tried(bad, "allows a knight fork", 255, 242, 13, 0).

badmove(Now, Move, "leaves a piece to a guard that is pinned") :-
    has(Now, Move, guard_pinned(_)).
tried(bad, "leaves a piece to a guard that is pinned", 483, 459, 24, 0).

badmove(Now, Move, "loses by the exchange, takes a piece and moves a bishop") :-
    has(Now, Move, gives_here(_)),
    has(Now, Move, takes(_)),
    has(Now, Move, plays(ka, _)).
tried(bad, "loses by the exchange, takes a piece and moves a bishop", 171, 166, 5, 0).

badmove(Now, Move, "promotes, loses by the exchange and moves a bishop") :-
    has(Now, Move, becomes),
    has(Now, Move, gives_here(_)),
    has(Now, Move, plays(ka, _)).
tried(bad, "promotes, loses by the exchange and moves a bishop", 165, 161, 4, 0).

badmove(Now, Move, "loses by the exchange, opens a line to a piece and leaves a piece without a guard") :-
    has(Now, Move, gives_here(A)),
    has(Now, Move, line_opened(_)),
    has(Now, Move, unguarded(A)).
tried(bad, "loses by the exchange, opens a line to a piece and leaves a piece without a guard", 149, 148, 1, 0).

badmove(Now, Move, "puts a pawn before a pawn, lets a piece be taken and threatens a piece") :-
    has(Now, Move, meets(_)),
    has(Now, Move, hangs(_, _)),
    has(Now, Move, menaces(_, _)).
tried(bad, "puts a pawn before a pawn, lets a piece be taken and threatens a piece", 88, 86, 2, 0).

badmove(Now, Move, "goes back, can be answered by dropping a piece with check, loses by the exchange and moves a piece that hung") :-
    has(Now, Move, comes_back),
    has(Now, Move, can_be_checked(_)),
    has(Now, Move, gives_here(_)),
    has(Now, Move, saves(_, _)).
tried(bad, "goes back, can be answered by dropping a piece with check, loses by the exchange and moves a piece that hung", 31, 31, 0, 0).

goodmove(Now, Move, "takes back") :-
    has(Now, Move, recaptures).
tried(good, "takes back", 106, 62, 44, 0).

goodmove(Now, Move, "pushes an edge pawn and ends near the own king") :-
    has(Now, Move, edge_pawn),
    has(Now, Move, near_own_king).
tried(good, "pushes an edge pawn and ends near the own king", 50, 30, 20, 15).

goodmove(Now, Move, "ends near the own king and takes a piece") :-
    has(Now, Move, near_own_king),
    has(Now, Move, takes(_)).
tried(good, "ends near the own king and takes a piece", 83, 48, 35, 0).

goodmove(Now, Move, "goes back and takes a piece") :-
    has(Now, Move, comes_back),
    has(Now, Move, takes(_)).
tried(good, "goes back and takes a piece", 51, 31, 20, 0).

goodmove(Now, Move, "ends near the enemy king and drops a pawn") :-
    has(Now, Move, near_enemy_king),
    has(Now, Move, drops(fu, _)).
tried(good, "ends near the enemy king and drops a pawn", 88, 59, 29, 22).

goodmove(Now, Move, "drops a pawn in front of a piece") :-
    has(Now, Move, hits_head(_)).
tried(good, "drops a pawn in front of a piece", 122, 77, 45, 0).

goodmove(Now, Move, "takes a piece away from the own king and wins by the exchange") :-
    has(Now, Move, leaves_own_king),
    has(Now, Move, wins_here(_)).
tried(good, "takes a piece away from the own king and wins by the exchange", 47, 29, 18, 0).

goodmove(Now, Move, "is played with more material and drops a pawn in front of a piece") :-
    has(Now, Move, when_ahead),
    has(Now, Move, hits_head(_)).
tried(good, "is played with more material and drops a pawn in front of a piece", 23, 15, 8, 0).

goodmove(Now, Move, "ends near the enemy king, loses by the exchange and drops a pawn") :-
    has(Now, Move, near_enemy_king),
    has(Now, Move, gives_here(A)),
    has(Now, Move, drops(fu, A)).
tried(good, "ends near the enemy king, loses by the exchange and drops a pawn", 65, 43, 22, 0).
