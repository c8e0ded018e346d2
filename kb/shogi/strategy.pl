% How Gunshi decides: the first clause with an answer that is possible now wins.
%
% strategy(Name, Japanese, English, Situation, Decision) :- Conditions.
%
% Decision is a move, resign or declare_win. Move, change, add or remove clauses: the play follows,
% and the reason of each move names the clause. Conditions may use , ; -> \+ and comparison, and:
%
%   legal_move_count(Situation, Count)        how many legal moves there are
%   only_move(Situation, Move)                there is one legal move
%   wins_by_declaration(Situation)            the 27-point rule is fulfilled
%   best_move(Situation, Plies, Move)         search so many plies (limits asked for go first)

strategy(resign, "指す手がない", "no legal move is left", Now, resign) :-
    legal_move_count(Now, 0).

strategy(declare, "入玉宣言で勝つ", "win by declaration", Now, declare_win) :-
    wins_by_declaration(Now).

strategy(only_move, "この一手", "the only legal move needs no search", Now, Move) :-
    only_move(Now, Move).

strategy(search, "先を読む", "look ahead", Now, Move) :-
    best_move(Now, 3, Move).
