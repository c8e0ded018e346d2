% Motifs of the lance (香の手筋): where one from the hand works best.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in forks.pl.

% Dropped behind an enemy pawn, so that no pawn can be put in its way.

motif(fu_no_ura_no_kyou, "歩裏の香", "lance behind a pawn", Now, Move) :-
    drops(Now, Move, ky, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, fu, Pawn), offset(Side, Pawn, Ahead, 0, At), Ahead > 0.

% Dropped on the own last rank, for the longest reach.

motif(gedan_no_kyou, "下段の香", "lance on the last rank", Now, Move) :-
    drops(Now, Move, ky, At), side(Now, Side), rank(Side, At, 9).

% Dropped against a gold that stands on its bottom pawn; one piece may be between.

motif(sokofu_ni_kyou, "底歩に香", "lance against the bottom pawn", Now, Move) :-
    drops(Now, Move, ky, At), side(Now, Side), other(Side, Other),
    standing(Now, Other, fu, Bottom), rank(Other, Bottom, 9),
    behind(Side, Bottom, Gold), standing(Now, Other, ki, Gold),
    after(Now, Move, Then), ( attacks(Then, At, Gold) ; line(Then, At, _, Gold) ).
