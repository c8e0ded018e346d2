% Motifs of the tokin (と金の手筋): a pawn that promotes, and what it does then.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in forks.pl.

% A pawn promotes where nothing can take it.

motif(tokin_zukuri, "と金作り", "making a tokin", Now, Move) :-
    lands(Now, Move, to, _), promotes(Now, Move), \+ takeable(Now, Move).

% A tokin takes more than a pawn, and comes nearer to the king with it.

motif(tokin_zeme, "と金攻め", "tokin attack", Now, Move) :-
    plays(Now, Move, to, From, To), takes(Now, Move, Kind), Kind \== fu,
    side(Now, Side), other(Side, Other), standing(Now, Other, ou, King),
    steps(To, King, Near), Near =< 3, steps(From, King, Far), Near < Far.

% A tokin creeps up to the king and takes nothing.

motif(mamushi_no_tokin, "マムシのと金", "viper tokin", Now, Move) :-
    plays(Now, Move, to, From, To), \+ takes(Now, Move, _),
    side(Now, Side), other(Side, Other), standing(Now, Other, ou, King),
    steps(To, King, Near), steps(From, King, Far), Near < Far.

% A pawn promotes in the middle of the enemy camp's front: such a tokin never loses, it is said.

motif(gosan_no_tokin, "5三のと金", "tokin on 5c", Now, Move) :-
    lands(Now, Move, to, To), promotes(Now, Move), side(Now, Side), seen(Side, To, 53).
