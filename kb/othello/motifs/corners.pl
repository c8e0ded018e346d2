% Motifs at the corners of Othello: taking, giving, threatening and guarding them.
%
% motif(Name, Japanese, English, Now, Move) :- Conditions. Several clauses may have one name; one that
% holds is enough. A motif says what the move is, not that it works. Clauses of both games are asked of
% either: words of Othello are true of no situation of shogi.

motif(corner_taken, "隅を取る", "corner taken", Now, Move) :-
    takes_corner(Now, Move, _).

% Another move would not have given one.

motif(corner_offered, "隅を捨てる", "corner offered", Now, Move) :-
    gives_corner(Now, Move, _),
    mover(Now, Me), may_play(Now, Me, Calm), \+ gives_corner(Now, Calm, _).

% The other may take a corner; when it does, one is open that was not before, and another is open or will
% be.

motif(one_corner_for_two, "隅を一つ捨てて二つ取る", "one corner given for two", Now, Move) :-
    \+ corner(Move), after(Now, Move, Then), takes_corner(Then, Given, _),
    after(Then, Given, Later), takes_corner(Later, New, _), \+ takes_corner(Now, New, _),
    takes_corner(Later, Second, _), Second \== New.
motif(one_corner_for_two, "隅を一つ捨てて二つ取る", "one corner given for two", Now, Move) :-
    \+ corner(Move), after(Now, Move, Then), takes_corner(Then, Given, _),
    after(Then, Given, Later), takes_corner(Later, New, _), \+ takes_corner(Now, New, _),
    threatens_corner(Later, New, _).

motif(corner_guarded, "隅を守る", "corner guarded", Now, Move) :-
    guards_corner(Now, Move, _).

motif(corner_threatened, "隅を狙う", "corner threatened", Now, Move) :-
    threatens_corner(Now, Move, _), \+ gives_corner(Now, Move, _).

motif(x_square_move, "X打ち", "X-square move", Now, Move) :-
    x_square(Move, Corner), vacant(Now, Corner).

% In the last squares it is a move like others.

motif(c_square_move, "C打ち", "C-square move", Now, Move) :-
    c_square(Move, Corner), vacant(Now, Corner), empties(Now, Empties), Empties > 10.

% From an X square that gives nothing yet; a second move, on the edge, attacks the corner at its other
% end.

motif(stoner_trap, "ストーナートラップ", "Stoner trap", Now, Move) :-
    x_square(Move, Near), vacant(Now, Near), \+ gives_corner(Now, Move, _),
    after(Now, Move, Then), passed(Then, Again),
    threatens_corner(Again, Attack, Far), between_corners(Attack, Near, Far).
