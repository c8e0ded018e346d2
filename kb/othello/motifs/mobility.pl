% Motifs of what either side can play: quiet moves, walls, passes.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in corners.pl.

motif(quiet_move, "開放度零の手", "quiet move", Now, Move) :-
    quiet(Now, Move), empties(Now, Empties), Empties > 20, \+ corner(Move).

motif(interior_move, "中割り", "interior move", Now, Move) :-
    turns_count(Now, Move, 1), openness(Now, Move, Open), Open =< 1, \+ edge(Move),
    empties(Now, Empties), Empties > 28.

% A quiet move of the other is not quiet any more.

motif(poison, "毒を入れる", "poisoning a move", Now, Move) :-
    passed(Now, Theirs), quiet(Theirs, Good), after(Now, Move, Then), \+ quiet(Then, Good),
    turns(Then, Good, _).

motif(wall, "壁を作る", "building a wall", Now, Move) :-
    mover(Now, Me), frontier_count(Now, Me, Before), after(Now, Move, Then),
    frontier_count(Then, Me, After), After >= Before + 5.

motif(pass_forced, "パスさせる", "forcing a pass", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), mobility(Then, Other, 0),
    mover(Now, Me), mobility(Then, Me, Left), Left > 0.

% Whatever the other plays gives a corner.

motif(no_safe_move, "安全な手を無くす", "no safe move left", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), mobility(Then, Other, Moves), Moves > 0,
    \+ ( may_play(Then, Other, Calm), \+ gives_corner(Then, Calm, _) ).

motif(wipeout, "全滅", "wipeout", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), disc_count(Then, Other, 0).

motif(near_wipeout, "全滅寸前", "near wipeout", Now, Move) :-
    after(Now, Move, Then), mover(Then, Other), disc_count(Then, Other, Left),
    Left >= 1, Left =< 2, empties(Then, Empties), Empties =< 50.
