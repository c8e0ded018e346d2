% Rules of Othello that games have taught, as in kb/shogi/learned.pl; what moves are said to be is told in
% traits.pl. Values are hundredths of a disc, where the player otl looks ahead.
%
% Learned from four positions of each game of otl with the engine's level 3, tried on four of each game with
% level 2, by
%
%     gunshi othello match 'otl;Without=learned' level:3 --games 300 --seed 101 --output otl-level3.ggf
%     gunshi othello match 'otl;Without=learned' level:2 --games 200 --seed 103 --output otl-level2.ggf
%     gunshi kb learn --rules otl-level3.ggf --test otl-level2.ggf
%     gunshi kb save learned.pl

badmove(Now, Move, "lets a corner be taken") :-
    has(Now, Move, gives_corner(_)).
tried(bad, "lets a corner be taken", 1301, 1259, 42, -55).

badmove(Now, Move, "leaves the other ten moves or more, gives the other two moves more than it had and opens more than two others by three or more") :-
    has(Now, Move, many_answers),
    has(Now, Move, more_answers),
    has(Now, Move, opens_more).
tried(bad, "leaves the other ten moves or more, gives the other two moves more than it had and opens more than two others by three or more", 1227, 1191, 36, 0).

badmove(Now, Move, "opens more than two others by three or more and builds a wall") :-
    has(Now, Move, opens_more),
    has(Now, Move, wall).
tried(bad, "opens more than two others by three or more and builds a wall", 1122, 1081, 41, 0).

badmove(Now, Move, "leaves the other a square that its own side could have played, is played diagonally beside an empty corner and opens a square to the other") :-
    has(Now, Move, both_want(A)),
    has(Now, Move, on_x(_)),
    has(Now, Move, opened(A)).
tried(bad, "leaves the other a square that its own side could have played, is played diagonally beside an empty corner and opens a square to the other", 947, 919, 28, 0).

badmove(Now, Move, "leaves the other ten moves or more, leaves its own side ten moves or more, opens more than two others by three or more and is played where the other could not") :-
    has(Now, Move, many_answers),
    has(Now, Move, many_left),
    has(Now, Move, opens_more),
    has(Now, Move, alone_there(_)).
tried(bad, "leaves the other ten moves or more, leaves its own side ten moves or more, opens more than two others by three or more and is played where the other could not", 987, 952, 35, 0).

badmove(Now, Move, "leaves the other ten moves or more, opens more than two others by three or more, is played where the other could not and leaves the other a move that opens nothing") :-
    has(Now, Move, many_answers),
    has(Now, Move, opens_more),
    has(Now, Move, alone_there(_)),
    has(Now, Move, quiet_answer(_)).
tried(bad, "leaves the other ten moves or more, opens more than two others by three or more, is played where the other could not and leaves the other a move that opens nothing", 857, 832, 25, 0).

badmove(Now, Move, "leaves the other four moves more than it need and opens more than two others by three or more") :-
    has(Now, Move, needless_answers),
    has(Now, Move, opens_more).
tried(bad, "leaves the other four moves more than it need and opens more than two others by three or more", 874, 859, 15, 0).

badmove(Now, Move, "leaves the other ten moves or more, leaves its own side six frontier discs more than the other and opens more than two others by three or more") :-
    has(Now, Move, many_answers),
    has(Now, Move, more_frontier),
    has(Now, Move, opens_more).
tried(bad, "leaves the other ten moves or more, leaves its own side six frontier discs more than the other and opens more than two others by three or more", 813, 791, 22, 0).

badmove(Now, Move, "is played with more than forty squares empty and opens more than two others by three or more") :-
    has(Now, Move, early),
    has(Now, Move, opens_more).
tried(bad, "is played with more than forty squares empty and opens more than two others by three or more", 713, 687, 26, 0).

badmove(Now, Move, "is played with twenty-three to forty squares empty and builds a wall") :-
    has(Now, Move, midway),
    has(Now, Move, wall).
tried(bad, "is played with twenty-three to forty squares empty and builds a wall", 774, 746, 28, 0).

badmove(Now, Move, "is played where the other could not, leaves its own side another move on that edge, is played next to an empty corner on its edge and opens a square to the other") :-
    has(Now, Move, alone_there(A)),
    has(Now, Move, edge_again(A)),
    has(Now, Move, on_c(A)),
    has(Now, Move, opened(_)).
tried(bad, "is played where the other could not, leaves its own side another move on that edge, is played next to an empty corner on its edge and opens a square to the other", 640, 615, 25, 0).

badmove(Now, Move, "leaves the other ten moves or more, opens more than two others by three or more, is played where the other could not and is played away from the edges") :-
    has(Now, Move, many_answers),
    has(Now, Move, opens_more),
    has(Now, Move, alone_there(A)),
    has(Now, Move, inside(A)).
tried(bad, "leaves the other ten moves or more, opens more than two others by three or more, is played where the other could not and is played away from the edges", 613, 587, 26, 0).

badmove(Now, Move, "leaves the other ten moves or more, opens more than two others by three or more and makes a move of the other one that opens nothing") :-
    has(Now, Move, many_answers),
    has(Now, Move, opens_more),
    has(Now, Move, quiet_made(_)).
tried(bad, "leaves the other ten moves or more, opens more than two others by three or more and makes a move of the other one that opens nothing", 596, 575, 21, 0).

badmove(Now, Move, "leaves its own side four moves less than the other, opens more than two others by three or more, lets a disc be placed that cannot be turned back and leaves the other a square that its own side could have played") :-
    has(Now, Move, fewer_moves),
    has(Now, Move, opens_more),
    has(Now, Move, answer_stays(A)),
    has(Now, Move, both_want(A)).
tried(bad, "leaves its own side four moves less than the other, opens more than two others by three or more, lets a disc be placed that cannot be turned back and leaves the other a square that its own side could have played", 587, 580, 7, 0).

badmove(Now, Move, "leaves no region of odd size, opens more than two others by three or more and is played where the other could not") :-
    has(Now, Move, evens_left),
    has(Now, Move, opens_more),
    has(Now, Move, alone_there(_)).
tried(bad, "leaves no region of odd size, opens more than two others by three or more and is played where the other could not", 520, 493, 27, 0).

badmove(Now, Move, "turns discs that are open on eight sides or more") :-
    has(Now, Move, opens_much).
tried(bad, "turns discs that are open on eight sides or more", 440, 432, 8, 0).

badmove(Now, Move, "leaves the other ten moves or more, leaves its own side another move on that edge and is played next to an empty corner on its edge") :-
    has(Now, Move, many_answers),
    has(Now, Move, edge_again(A)),
    has(Now, Move, on_c(A)).
tried(bad, "leaves the other ten moves or more, leaves its own side another move on that edge and is played next to an empty corner on its edge", 507, 483, 24, 0).

badmove(Now, Move, "leaves the other ten moves or more, leaves the other a square that its own side could have played, can be answered on its edge and is played next to an empty corner on its edge") :-
    has(Now, Move, many_answers),
    has(Now, Move, both_want(A)),
    has(Now, Move, edge_answer(A)),
    has(Now, Move, on_c(_)).
tried(bad, "leaves the other ten moves or more, leaves the other a square that its own side could have played, can be answered on its edge and is played next to an empty corner on its edge", 413, 400, 13, 0).

badmove(Now, Move, "leaves its own side ten moves or more, has a disc diagonally beside an empty corner, is played with four moves more than the other has and opens a square to the other") :-
    has(Now, Move, many_left),
    has(Now, Move, own_x),
    has(Now, Move, rich_in_moves),
    has(Now, Move, opened(_)).
tried(bad, "leaves its own side ten moves or more, has a disc diagonally beside an empty corner, is played with four moves more than the other has and opens a square to the other", 406, 388, 18, 0).

badmove(Now, Move, "gives the other two moves more than it had, leaves its own side ten discs more than the other and opens more than two others by three or more") :-
    has(Now, Move, more_answers),
    has(Now, Move, more_discs),
    has(Now, Move, opens_more).
tried(bad, "gives the other two moves more than it had, leaves its own side ten discs more than the other and opens more than two others by three or more", 278, 269, 9, 0).

badmove(Now, Move, "opens more than two others by three or more, turns more discs than any other and is played where the other could not") :-
    has(Now, Move, opens_more),
    has(Now, Move, turns_most),
    has(Now, Move, alone_there(_)).
tried(bad, "opens more than two others by three or more, turns more discs than any other and is played where the other could not", 285, 271, 14, 0).

badmove(Now, Move, "opens more than two others by three or more, is played with four moves less than the other has, leaves the other a square that its own side could have played and opens a square to the other") :-
    has(Now, Move, opens_more),
    has(Now, Move, short_of_moves),
    has(Now, Move, both_want(A)),
    has(Now, Move, opened(A)).
tried(bad, "opens more than two others by three or more, is played with four moves less than the other has, leaves the other a square that its own side could have played and opens a square to the other", 217, 212, 5, 0).

badmove(Now, Move, "leaves the other ten moves or more, opens more than two others by three or more, leaves the other a disc diagonally beside an empty corner and lets a disc be placed that cannot be turned back") :-
    has(Now, Move, many_answers),
    has(Now, Move, opens_more),
    has(Now, Move, their_x),
    has(Now, Move, answer_stays(_)).
tried(bad, "leaves the other ten moves or more, opens more than two others by three or more, leaves the other a disc diagonally beside an empty corner and lets a disc be placed that cannot be turned back", 143, 140, 3, 0).

badmove(Now, Move, "leaves the other ten moves or more, opens more than two others by three or more and takes no corner though it could") :-
    has(Now, Move, many_answers),
    has(Now, Move, opens_more),
    has(Now, Move, passes_corner(_)).
tried(bad, "leaves the other ten moves or more, opens more than two others by three or more and takes no corner though it could", 109, 106, 3, 0).

badmove(Now, Move, "leaves the other ten moves or more, opens more than two others by three or more and can take a corner later") :-
    has(Now, Move, many_answers),
    has(Now, Move, opens_more),
    has(Now, Move, corner_stays(_)).
tried(bad, "leaves the other ten moves or more, opens more than two others by three or more and can take a corner later", 89, 86, 3, 0).

badmove(Now, Move, "leaves the other ten moves or more, leaves a corner that could be taken and is played diagonally beside an empty corner") :-
    has(Now, Move, many_answers),
    has(Now, Move, leaves_corner(_)),
    has(Now, Move, on_x(_)).
tried(bad, "leaves the other ten moves or more, leaves a corner that could be taken and is played diagonally beside an empty corner", 53, 52, 1, 0).

badmove(Now, Move, "takes two moves of the other away, leaves the other ten moves or more, opens more than two others by three or more and is played where the other could not") :-
    has(Now, Move, fewer_answers),
    has(Now, Move, many_answers),
    has(Now, Move, opens_more),
    has(Now, Move, alone_there(_)).
tried(bad, "takes two moves of the other away, leaves the other ten moves or more, opens more than two others by three or more and is played where the other could not", 50, 48, 2, 0).

badmove(Now, Move, "gives the other two moves more than it had, leaves its own side four moves more than the other and is played next to an empty corner on its edge") :-
    has(Now, Move, more_answers),
    has(Now, Move, more_moves),
    has(Now, Move, on_c(_)).
tried(bad, "gives the other two moves more than it had, leaves its own side four moves more than the other and is played next to an empty corner on its edge", 36, 34, 2, 0).

badmove(Now, Move, "leaves its own side three moves or less, leaves the other ten moves or more and gives the other two moves more than it had") :-
    has(Now, Move, few_left),
    has(Now, Move, many_answers),
    has(Now, Move, more_answers).
tried(bad, "leaves its own side three moves or less, leaves the other ten moves or more and gives the other two moves more than it had", 28, 28, 0, 0).

goodmove(Now, Move, "leaves its own side ten moves or more, is played away from the edges, opens a square to the other and lets its disc be turned at once") :-
    has(Now, Move, many_left),
    has(Now, Move, inside(_)),
    has(Now, Move, opened(A)),
    has(Now, Move, turned_by(A)).
tried(good, "leaves its own side ten moves or more, is played away from the edges, opens a square to the other and lets its disc be turned at once", 655, 361, 294, 28).

goodmove(Now, Move, "leaves its own side four moves more than the other, has a disc next to an empty corner on its edge, is played where the other could not and is played away from the edges") :-
    has(Now, Move, more_moves),
    has(Now, Move, own_c),
    has(Now, Move, alone_there(A)),
    has(Now, Move, inside(A)).
tried(good, "leaves its own side four moves more than the other, has a disc next to an empty corner on its edge, is played where the other could not and is played away from the edges", 38, 21, 17, 0).

goodmove(Now, Move, "turns no disc at the border and is played away from the edges") :-
    has(Now, Move, turns_inside),
    has(Now, Move, inside(_)).
tried(good, "turns no disc at the border and is played away from the edges", 86, 49, 37, 0).

goodmove(Now, Move, "leaves the other ten moves or more, leaves its own side ten moves or more, is played away from the edges and opens a square to the other") :-
    has(Now, Move, many_answers),
    has(Now, Move, many_left),
    has(Now, Move, inside(_)),
    has(Now, Move, opened(_)).
tried(good, "leaves the other ten moves or more, leaves its own side ten moves or more, is played away from the edges and opens a square to the other", 568, 312, 256, 0).
