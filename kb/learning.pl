% How a game that was lost teaches: the third paper's clauses about clauses (section 5). They know no
% game; what move, position, expected and better mean, the game says.
%
% goodm(Now, N), badm(Now, N): the Nth move was good, bad. goodp(Now, N), badp(Now, N): the position after
% N moves was good, bad for the side that plays move N+1.

badp(Now, N) :- goodm(Now, N), N1 is N - 1, goodp(Now, N1).                              % 5.1
goodp(Now, N) :- badm(Now, N).                                                           % 5.3
goodp(Now, N) :- N1 is N - 1, badp(Now, N1).                                             % 5.4

% (2) The opponent's move. No negative joseki about moves from the position behind it may stay (5): it is
% not they that lost. A move that was expected makes the position a bad one; one that was not becomes joseki.

goodm(Now, N) :- aite_no_te(Now, N), keshi(Now, N), yosou_no_te(Now, N), bp_tsuika(Now, N).
goodm(Now, N) :- aite_no_te(Now, N), keshi(Now, N), \+ yosou_no_te(Now, N), joseki_tsuika(Now, N).

% (4) One's own move: another would have done, so this one becomes a negative joseki.

badm(Now, N) :- jibun_no_te(Now, N), \+ joseki_no_te(Now, N), hoka_no_te(Now, N, M, V),
                fujoseki_tsuika(Now, N, M, V).

% What to do when a new fact says the contrary of an old one.

contradiction(gm(N, K, M), bm(N, K, M), keep_new, "the opponent has shown that the move is good").
contradiction(bm(N, K, M), gm(N, K, M), keep_new, "a game was lost by the move").

% What was learned is forgotten after so many further lessons.

forgotten(bm(_, _, _), Age, "a negative joseki of 400 lessons ago") :- Age > 400.
