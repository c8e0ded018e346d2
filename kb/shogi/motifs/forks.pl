% Forks (両取り): a move that attacks two things at once.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions. Name is the romanised name. Several
% clauses may have one name; one that holds is enough. A motif says what the move is, not that it
% works.

% A silver goes between and behind two golds or rooks that stand a square apart.

motif(wariuchi_no_gin, "割り打ちの銀", "splitting silver", Now, Move) :-
    lands(Now, Move, gi, At), side(Now, Side), other(Side, Other),
    back_diagonal(Side, At, Left), back_diagonal(Side, At, Right), Left < Right,
    standing(Now, Other, A, Left), standing(Now, Other, B, Right),
    points(A, PointsA), PointsA >= 550, points(B, PointsB), PointsB >= 550.
