% Good and bad shapes round the king: walls, golds, the bear in its hole, the silver crown.
%
% walls_in(Now, At): a piece on At, in front of the knight at home, stands in the way of the king,
% which is on the inner side of it, three files off at most.

walls_in(Now, At) :-
    side(Now, Side), seen(Side, At, Seen), ( Seen = 28 ; Seen = 88 ),
    behind(Side, At, Home), standing(Now, Side, ke, Home), own_king(Now, King),
    file(Side, King, File), abs(File - 5) < 3, steps(At, King, Steps), Steps =< 3.

% A silver walls in the king: it moves in front of the knight at home.

motif(kabegin, "壁銀", "wall silver", Now, Move) :-
    plays(Now, Move, gi, _, To), walls_in(Now, To).

% A gold walls in the king so.

motif(kabekin, "壁金", "wall gold", Now, Move) :-
    plays(Now, Move, ki, _, To), walls_in(Now, To).

% A gold goes from the king's side out of the camp, away from the king.

motif(taijou_no_kin, "退場の金", "gold leaving the castle", Now, Move) :-
    plays(Now, Move, ki, From, To), side(Now, Side), camp(Side, From), \+ camp(Side, To),
    own_king(Now, King), adjacent(King, From), \+ adjacent(King, To).

% A gold draws back to the last rank, no farther from the king.

motif(kenjin_no_kin, "堅陣の金", "gold of a firm camp", Now, Move) :-
    plays(Now, Move, ki, From, To), side(Now, Side), behind(Side, From, To), rank(Side, To, 9),
    own_king(Now, King), steps(From, King, Far), steps(To, King, Near), Near =< Far.

% A silver or gold moves to the square diagonally in front of the king in its corner.

motif(hatch_closed, "ハッチ閉鎖", "silver closes the anaguma", Now, Move) :-
    plays(Now, Move, Kind, _, To), ( Kind = gi ; Kind = ki ), side(Now, Side),
    own_king(Now, King), in_corner(King), rank(Side, King, 9),
    front_diagonal(Side, King, To).

% A gold or silver is dropped within two squares of the king in its corner.

motif(anaguma_saisei, "穴熊再生", "anaguma rebuilt", Now, Move) :-
    drops(Now, Move, Kind, To), ( Kind = gi ; Kind = ki ), side(Now, Side),
    own_king(Now, King), in_corner(King), rank(Side, King, 9),
    steps(To, King, Near), Near =< 2.

% The last big piece of a side is taken whose anaguma stands untouched.

motif(anaguma_no_sugatayaki, "穴熊の姿焼き", "anaguma roasted whole", Now, Move) :-
    takes(Now, Move, Taken), plain(Taken, Kind), ( Kind = hi ; Kind = ka ),
    side(Now, Side), other(Side, Other), in_anaguma(Now, Other),
    after(Now, Move, Then), big_pieces(Then, Other, 0), in_anaguma(Then, Other).

% The king of a silver crown slips into the room at the edge, beside the silver.

motif(ginkan_no_kobeya, "銀冠の小部屋", "small room of the silver crown", Now, Move) :-
    plays(Now, Move, ou, From, To), side(Now, Side), rank(Side, To, 7),
    file(Side, To, File), ( File = 1 ; File = 9 ),
    beside(To, Crown), behind(Side, Crown, From), standing(Now, Side, gi, Crown).
