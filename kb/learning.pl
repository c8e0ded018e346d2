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

% What a person's facts and lines play is not to blame, unless a long search finds that it loses: then the
% lines that play it end before it, all but those of the user's own.

badm(Now, N) :- jibun_no_te(Now, N), joseki_no_te(Now, N), joseki_kiri(Now, N).

% What to do when a new fact says the contrary of an old one somewhere: the first verdict that can be
% carried out. The old fact is seen here as it reads for the same image of the position; it may be a
% joseki line that plays what the new bm forbids.
%
%   narrow_new  the new fact gets conditions that keep it from where the old one speaks: it can, when what
%               stands on a square tells the two apart
%   keep_both   both stay; where both hold, the bm is heeded
%   keep_new    the old one is not believed any more: it can, when the old one speaks of the position that
%               taught the new one
%   keep_old    the new one is not learned

contradiction(_, _, narrow_new, "they were learned of different positions").
contradiction(bm(N, K, M), gm(N0, K0, M0), keep_both, "it is an exception") :-
    \+ fukumu(bm(N, K, M), gm(N0, K0, M0)).
contradiction(gm(_, _, _), bm(_, _, _), keep_new, "the opponent has shown that the move is good").
contradiction(bm(_, _, _), gm(_, _, _), keep_new, "a game was lost by the move").
contradiction(bm(_, _, _), joseki(_, _, _), keep_old, "a person wrote the line").
contradiction(_, _, keep_old, "it says nothing of where the new one was learned").

% What was learned of Othello is forgotten after so many further lessons; of shogi nothing is.

forgotten(bm(_, _, _), Age, "a negative joseki of 400 lessons ago") :- Age > 400.

% Rules that hold wherever the idea does (kb learn --rules): what is learned from, what speaks against it,
% how far a rule is widened. A loss is in hundredths of a pawn, or of a disc, against the best move as a
% long search finds it; a change is how much better the long search thinks of a move than a short one did.

seed(bad, Loss, _) :- Loss >= 200.
seed(good, Loss, Change) :- Loss =< 50, Change >= 60.

counterexample(bad, Loss, _) :- Loss < 100.
counterexample(good, _, Change) :- Change =< 0.

% Of all legal moves nine in ten are bad; of what a warning calls bad thirty in thirty-one have to be. What
% a good rule is worth beside the search has to stand out of what chance does.

acceptable(bad, Held, Right, Wrong) :- Held >= 20, Right >= 30*Wrong.
stands_out(Moves, Errors) :- Moves >= 60, Errors >= 3.

% A rule has so many conditions at most, and is the best of so many pairs of seeds.

rule_bounds(6, 30).

% When a rule that was tried on other games is believed: a warning when it is wrong half as often as legal
% moves at large are no mistakes. All that rules say of a move weighs so much at most.

believed(bad, Held, Right, Wrong) :- Held >= 20, Right >= 17*Wrong.
believed(good, Held, Right, Wrong) :- Held >= 20, 5*Right >= 6*Wrong.
