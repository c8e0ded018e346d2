% Motifs of the last regions: who plays the last move in each.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions, as in corners.pl.

% The only odd region is played in, so that the other finds none but even ones.

motif(keeping_parity, "偶数理論", "keeping parity", Now, Move) :-
    odd_region(Now, Move), regions(Now, 1, Even), Even >= 1,
    empties(Now, Empties), Empties =< 20.

% An even region is opened though an odd one could be played in.

motif(parity_given_up, "偶数理論に背く", "giving up parity", Now, Move) :-
    region(Now, Move, _), \+ odd_region(Now, Move),
    mover(Now, Me), may_play(Now, Me, Odd), odd_region(Now, Odd),
    empties(Now, Empties), Empties =< 20.

% One of a pair of squares: the other cannot follow, and the mover has both.

motif(swindle, "連打", "swindle", Now, Move) :-
    region(Now, Move, 2), touches(Move, Last), vacant(Now, Last),
    after(Now, Move, Then), mover(Then, Other), \+ may_play(Then, Other, Last),
    mover(Now, Me), may_play(Then, Me, Last).

% The last square of a region, which the other could have had.

motif(last_in_region, "手止まり", "last move in a region", Now, Move) :-
    region(Now, Move, 1), empties(Now, Empties), Empties > 1,
    mover(Now, Me), opponent(Me, Other), may_play(Now, Other, Move).
