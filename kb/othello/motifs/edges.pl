% Motifs on the edges of Othello.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in corners.pl.

motif(wedge, "くさび", "wedge", Now, Move) :-
    mover(Now, Me), wedge(Now, Me, Move).

% The X square beside the gap: when the other takes the corner there, a wedge in the gap follows.

motif(wing_attack, "ウイングを攻める", "attack on an unbalanced edge", Now, Move) :-
    x_square(Move, Corner), mover(Now, Me), opponent(Me, Other),
    wing(Now, Other, Gap), c_square(Gap, Corner).

% A row on the edge grows by one, and the other has nothing to play there.

motif(creeping, "辺を這う", "creeping along the edge", Now, Move) :-
    next_on_edge(Move, Own), mover(Now, Me), disc(Now, Me, Own), \+ corner(Move),
    \+ edge_answer(Now, Move, _).

% The other has nothing to play on the edge, and the mover has another move there.

motif(edge_tempo, "辺で手を稼ぐ", "gaining a tempo on the edge", Now, Move) :-
    edge(Move), \+ corner(Move), \+ edge_answer(Now, Move, _), after(Now, Move, Then),
    mover(Now, Me), may_play(Then, Me, Next), same_edge(Move, Next).

% A quiet answer on the same edge, which the other did not have before.

motif(loss_of_tempo, "手損", "loss of tempo", Now, Move) :-
    after(Now, Move, Then), quiet(Then, Answer), same_edge(Move, Answer), \+ corner(Answer),
    mover(Then, Other), \+ may_play(Now, Other, Answer).

% The first disc on an edge of the other, where it cannot be turned at once.

motif(anchor, "足がかり", "anchoring", Now, Move) :-
    edge(Move), mover(Now, Me), opponent(Me, Other),
    shares_edge(Now, Other, Move), \+ shares_edge(Now, Me, Move), stays(Now, Move).
