:- module(test_othello_position, []).
:- use_module(library(plunit)).
:- use_module(library(gunshi/othello/board)).

/*  Positions of Othello: the rules against a program of their own in Prolog, texts and rows there
    and back, symmetries, and what is no position. The core's own tests are in tests/c. */

:- begin_tests(othello_position).

%   game(-Positions): of random games, seeded.

game(Positions) :-
    set_random(seed(5)),
    findall(Ps, ( between(1, 10, _), othello_start(P), play_on(P, Ps) ), Lists),
    append(Lists, Positions).

play_on(P, [P|Ps]) :-
    othello_moves(P, Moves),
    (   random_member(Move, Moves)
    ->  othello_after(P, Move, Q),
        play_on(Q, Ps)
    ;   Ps = []
    ).

%   The rule once more: a move turns discs in a direction when others lie between it and one of its
%   own.

turns(P, R-C, Side, Turned) :-
    findall(R1-C1,
            ( member(DR, [-1, 0, 1]),
              member(DC, [-1, 0, 1]),
              line(P, R, C, DR, DC, Side, Line),
              member(R1-C1, Line)
            ),
            Unsorted),
    sort(Unsorted, Turned).

line(P, R0, C0, DR, DC, Side, Line) :-
    R is R0 + DR,
    C is C0 + DC,
    othello_disc(P, R-C, Disc),
    othello_opponent(Side, Other),
    (   Disc == Side
    ->  Line = []
    ;   Disc == Other,
        \+ ( DR =:= 0, DC =:= 0 ),
        Line = [R-C|Line1],
        line(P, R, C, DR, DC, Side, Line1)
    ).

test(moves_and_flips, Wrong == []) :-
    game(Positions),
    findall(P-Square,
            ( member(P, Positions),
              othello_side(P, Side),
              othello_disc(P, Square, empty),
              turns(P, Square, Side, Turned),
              \+ (   Turned == []
                 ->  \+ othello_move(P, Square)
                 ;   othello_flips(P, Square, Turned)
                 )
            ),
            Wrong).

test(after, Wrong == []) :-
    game(Positions),
    findall(P-Move,
            ( member(P, Positions),
              othello_move(P, Move),
              Move \== pass,
              othello_side(P, Side),
              othello_flips(P, Move, Flips),
              othello_after(P, Move, Q),
              \+ forall(othello_disc(P, Square, Disc),
                        (   ( Square == Move ; memberchk(Square, Flips) )
                        ->  othello_disc(Q, Square, Side)
                        ;   othello_disc(Q, Square, Disc)
                        ))
            ),
            Wrong).

test(text_and_rows, Wrong == []) :-
    game(Positions),
    findall(P,
            ( member(P, Positions),
              \+ ( othello_text(P, Text), othello_text(Q, Text), Q == P,
                   othello_rows(P, Rows, Side), othello_rows(R, Rows, Side), R == P )
            ),
            Wrong).

test(rows_of_the_start,
     Rows-Side == [[0,0,0,0,0,0,0,0], [0,0,0,0,0,0,0,0], [0,0,0,0,0,0,0,0], [0,0,0,1,2,0,0,0],
                   [0,0,0,2,1,0,0,0], [0,0,0,0,0,0,0,0], [0,0,0,0,0,0,0,0],
                   [0,0,0,0,0,0,0,0]]-black) :-
    othello_start(P),
    othello_rows(P, Rows, Side).

test(images, Wrong == []) :-
    game(Positions),
    findall(P-Symmetry,
            ( member(P, Positions),
              between(0, 7, Symmetry),
              othello_image(P, Symmetry, Image),
              inverse_symmetry(Symmetry, Inverse),
              \+ ( othello_image(Image, Inverse, P),
                   forall(othello_disc(P, Square, Disc),
                          ( image_square(Square, Symmetry, There),
                            othello_disc(Image, There, Disc),
                            image_square(There, Inverse, Square)
                          ))
                 )
            ),
            Wrong).

test(eight_symmetries, Count == 8) :-
    findall(Square, ( between(0, 7, S), image_square(2-1, S, Square) ), Squares),
    sort(Squares, Different),
    length(Different, Count).

%   The paper's game: after 5.6 6.4 4.3 white has J = 1 at 3.4, 0 at 4.6, 3.6 and 3.2, and -2.

test(j_of_the_paper, Pairs == [1-(3-4), 0-(4-6), 0-(3-6), 0-(3-2), -2-(5-7)]) :-
    played([5-6, 6-4, 4-3], P),
    findall(J-Move,
            ( othello_move(P, Move), othello_after(P, Move, Q), othello_j(Q, white, J) ),
            Unsorted),
    predsort([Order, A-(R1-C1), B-(R2-C2)]>>( compare(O, B-R2-C2, A-R1-C1),
                                              ( O == (=) -> Order = (<) ; Order = O ) ),
             Unsorted, Pairs).

played(Moves, P) :-
    othello_start(P0),
    foldl([M, A, B]>>othello_after(A, M, B), Moves, P0, P).

test(names, Names == [a1, h1, a8, f5]) :-
    maplist(othello_square, [1-1, 1-8, 8-1, 5-6], Names).
test(names_are_read, Square == 5-6) :-
    othello_square(Square, 'F5').
test(no_square, [forall(member(Name, [i1, a9, a0, '', abc, '11', 'é1'])), fail]) :-
    othello_square(_, Name).

test(pass_and_end) :-
    othello_text(P, "XO-------------------------------------------------------------- O"),
    othello_moves(P, [pass]),
    \+ othello_over(P),
    othello_after(P, pass, Q),
    othello_moves(Q, [1-3]),
    othello_after(Q, 1-3, End),
    othello_moves(End, []),
    othello_over(End),
    othello_score(End, black, 64),
    othello_score(End, white, -64).

test(an_illegal_move_leads_nowhere, [forall(member(Move, [1-1, 4-4, pass, 9-9, 0-1])), fail]) :-
    othello_start(P),
    othello_after(P, Move, _).

test(no_move,
     [ forall(member(Move, [foo, 5.6, 1-a, f(1), 3.0-4, 3-4.0])),
       error(type_error(othello_square, Move)) ]) :-
    othello_start(P),
    othello_after(P, Move, _).

test(no_text,
     [forall(member(Text, ["", "X", "?", "OX"])), error(gunshi(bad_othello_position(_, Text)))]) :-
    othello_text(_, Text).

test(no_rows, error(type_error(othello_rows, [[0]]))) :-
    othello_rows(_, [[0]], black).

test(perft, Nodes == 55092) :-
    othello_start(P),
    othello_perft(P, 7, Nodes).

test(printed,
     Text == "<othello>(---------------------------OX------XO--------------------------- X)") :-
    othello_start(P),
    format(string(Text), "~w", [P]).

:- end_tests(othello_position).
