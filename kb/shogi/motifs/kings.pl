% Where the king goes, and who stands with it.

% The king leaves its camp for the middle ranks.

motif(chuudan_gyoku, "中段玉", "king on the middle ranks", Now, Move) :-
    plays(Now, Move, ou, From, To), side(Now, Side), middle(To), camp(Side, From).

% The king steps from the fourth rank into the other's camp.

motif(nyuugyoku, "入玉", "entering king", Now, Move) :-
    plays(Now, Move, ou, From, To), side(Now, Side), rank(Side, From, 4), rank(Side, To, 3).

% Mate is threatened, but there is no check yet; the king steps away and takes nothing, and it is
% threatened no more.

motif(hayanige, "早逃げ", "early escape", Now, Move) :-
    plays(Now, Move, ou, _, _), \+ takes(Now, Move, _), mate_threatened(Now, 1),
    after(Now, Move, Then), \+ mate_move(Then, 1, _).

% The king reaches the square where the other king stands at first.

motif(touchdown, "タッチダウン", "touchdown", Now, Move) :-
    plays(Now, Move, ou, _, To), side(Now, Side), seen(Side, To, 51).

% A move of a king brings the two kings within two squares of each other.

motif(sougyoku_sekkin, "双玉接近", "kings come close", Now, Move) :-
    plays(Now, Move, ou, From, To), enemy_king(Now, King),
    steps(To, King, Near), Near =< 2, steps(From, King, Far), Far > 2.

% The own king and rook come to stand next to each other.

motif(gyokuhi_sekkin, "玉飛接近", "king near rook", Now, Move) :-
    lands(Now, Move, Kind, To), ( Kind = ou, Near = hi ; Kind = hi, Near = ou ), side(Now, Side),
    standing(Now, Side, Near, At), adjacent(At, To),
    \+ ( leaves(Now, Move, From), adjacent(At, From) ).

% The king goes to an edge file, not into the corner and not along the edge.

motif(hashigyoku, "端玉", "king on the edge", Now, Move) :-
    plays(Now, Move, ou, From, To), file(sente, To, File), ( File = 1 ; File = 9 ),
    \+ in_corner(To), \+ ( file(sente, From, File), \+ in_corner(From) ).

% The king steps where no own piece but pawns stands next to it.

motif(hadaka_gyoku, "裸玉", "bare king", Now, Move) :-
    plays(Now, Move, ou, _, To), side(Now, Side),
    \+ ( adjacent(To, Next), standing(Now, Side, Kind, Next), Kind \== ou, outranks(Kind, fu) ).

% A horse comes within two squares of the own king.

motif(mamori_no_uma, "守りの馬", "guarding horse", Now, Move) :-
    lands(Now, Move, um, To), leaves(Now, Move, From), own_king(Now, King),
    steps(To, King, Near), Near =< 2, steps(From, King, Far), Far > 2.

% Two horses stand within two squares of the own king.

motif(souma_kekkai, "双馬結界", "barrier of two horses", Now, Move) :-
    lands(Now, Move, um, To), own_king(Now, King), steps(To, King, Near), Near =< 2,
    side(Now, Side), standing(Now, Side, um, Second), \+ leaves(Now, Move, Second),
    steps(Second, King, NearToo), NearToo =< 2.

% On the middle ranks three golds and silvers or more stand round the king, and its side is ahead.

motif(tenkuu_no_shiro, "天空の城", "castle in the sky", Now, Move) :-
    lands(Now, Move, Kind, _), ( Kind = ou ; Kind = ki ; Kind = gi ),
    side(Now, Side), after(Now, Move, Then), standing(Then, Side, ou, King), middle(King),
    generals_near(Then, Side, Count), Count >= 3, ahead(Then, Side, Points), Points > 0.
