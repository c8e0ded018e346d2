% Rules that games have taught: what is bad about a move, and what is better than a short search believes,
% wherever the idea is the same. Why is the last argument; the traits are told in traits.pl.
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
tried(bad, "lets a piece be taken", 13054, 12723, 331, 0).

badmove(Now, Move, "leaves a piece that hung where it is") :-
    has(Now, Move, ignores(_, _)).
tried(bad, "leaves a piece that hung where it is", 10342, 10095, 247, -10).

badmove(Now, Move, "loses by the exchange") :-
    has(Now, Move, gives_here(_)).
tried(bad, "loses by the exchange", 7145, 6954, 191, 0).

badmove(Now, Move, "leaves two pieces hanging") :-
    has(Now, Move, two_hang).
tried(bad, "leaves two pieces hanging", 3817, 3752, 65, 0).

badmove(Now, Move, "leaves a piece nowhere to go and drops a piece") :-
    has(Now, Move, caught(_, _)),
    has(Now, Move, drops(_, _)).
tried(bad, "leaves a piece nowhere to go and drops a piece", 3188, 3080, 108, 0).

badmove(Now, Move, "loses by the exchange and takes a guard of a piece away") :-
    has(Now, Move, gives_here(_)),
    has(Now, Move, guard_left(_)).
tried(bad, "loses by the exchange and takes a guard of a piece away", 1518, 1496, 22, -30).

badmove(Now, Move, "is played with less material, can be answered by dropping a piece with check and leaves a piece to a guard that has two duties") :-
    has(Now, Move, when_behind),
    has(Now, Move, can_be_checked(_)),
    has(Now, Move, guard_overloaded(_)).
tried(bad, "is played with less material, can be answered by dropping a piece with check and leaves a piece to a guard that has two duties", 494, 479, 15, 0).

badmove(Now, Move, "gives check, leaves a piece without a guard and drops a piece") :-
    has(Now, Move, checks),
    has(Now, Move, unguarded(A)),
    has(Now, Move, drops(_, A)).
tried(bad, "gives check, leaves a piece without a guard and drops a piece", 221, 215, 6, -32).

badmove(Now, Move, "allows a knight fork") :-
    has(Now, Move, knight_fork(_, _)).
tried(bad, "allows a knight fork", 251, 239, 12, 0).

badmove(Now, Move, "leaves a piece to a guard that is pinned") :-
    has(Now, Move, guard_pinned(_)).
tried(bad, "leaves a piece to a guard that is pinned", 483, 459, 24, 0).

badmove(Now, Move, "leaves a piece without a guard, leaves a rook that hung where it is and threatens a piece") :-
    has(Now, Move, unguarded(A)),
    has(Now, Move, ignores(hi, A)),
    has(Now, Move, menaces(_, _)).
tried(bad, "leaves a piece without a guard, leaves a rook that hung where it is and threatens a piece", 178, 175, 3, 0).

badmove(Now, Move, "can be answered by dropping a piece with check, lets a horse be taken and moves a piece that hung") :-
    has(Now, Move, can_be_checked(_)),
    has(Now, Move, hangs(um, _)),
    has(Now, Move, saves(_, _)).
tried(bad, "can be answered by dropping a piece with check, lets a horse be taken and moves a piece that hung", 25, 25, 0, 0).

goodmove(Now, Move, "recaptures") :-
    has(Now, Move, recaptures).
tried(good, "recaptures", 106, 62, 44, 0).

goodmove(Now, Move, "pushes an edge pawn and ends near its own king") :-
    has(Now, Move, edge_pawn),
    has(Now, Move, near_own_king).
tried(good, "pushes an edge pawn and ends near its own king", 50, 30, 20, 15).

goodmove(Now, Move, "takes a piece away from its own king, takes a piece and wins by the exchange") :-
    has(Now, Move, leaves_own_king),
    has(Now, Move, takes(_)),
    has(Now, Move, wins_here(_)).
tried(good, "takes a piece away from its own king, takes a piece and wins by the exchange", 46, 29, 17, 0).

goodmove(Now, Move, "goes back and takes a piece") :-
    has(Now, Move, comes_back),
    has(Now, Move, takes(_)).
tried(good, "goes back and takes a piece", 51, 31, 20, 0).

goodmove(Now, Move, "ends near the enemy king and drops a pawn") :-
    has(Now, Move, near_enemy_king),
    has(Now, Move, drops(fu, _)).
tried(good, "ends near the enemy king and drops a pawn", 88, 59, 29, 25).

goodmove(Now, Move, "takes a silver and lets a piece be taken") :-
    has(Now, Move, takes(gi)),
    has(Now, Move, hangs(_, _)).
tried(good, "takes a silver and lets a piece be taken", 32, 18, 14, 0).

goodmove(Now, Move, "drops a pawn in front of a piece and drops a piece") :-
    has(Now, Move, hits_head(A)),
    has(Now, Move, drops(_, A)).
tried(good, "drops a pawn in front of a piece and drops a piece", 122, 77, 45, 0).

goodmove(Now, Move, "drops a pawn in front of a piece") :-
    has(Now, Move, hits_head(_)).
tried(good, "drops a pawn in front of a piece", 122, 77, 45, 0).

goodmove(Now, Move, "ends near its own king and moves a pawn") :-
    has(Now, Move, near_own_king),
    has(Now, Move, plays(fu, _)).
tried(good, "ends near its own king and moves a pawn", 193, 110, 83, 0).

goodmove(Now, Move, "is played with more material and drops a pawn in front of a piece") :-
    has(Now, Move, when_ahead),
    has(Now, Move, hits_head(_)).
tried(good, "is played with more material and drops a pawn in front of a piece", 23, 15, 8, 0).

goodmove(Now, Move, "is played with less material and takes a piece") :-
    has(Now, Move, when_behind),
    has(Now, Move, takes(_)).
tried(good, "is played with less material and takes a piece", 199, 110, 89, 0).
