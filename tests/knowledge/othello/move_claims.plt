/*  What is said of moves of Othello is true: in games by chance each claim is found again on the
    board, and each line is legal; and the moves of a position are judged by one search.
*/
:- module(test_othello_move_claims, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(readutil)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/othello/judged)).
:- use_module(library(gunshi/knowledge/othello/motifs), [othello_motifs_of/4]).
:- use_module(library(gunshi/knowledge/othello/move_claims)).
:- use_module(library(gunshi/knowledge/othello/strategy), [othello_knowledge/0]).
:- use_module(library(gunshi/othello/board)).
:- use_module(library(gunshi/othello/relations)).
:- use_module(library(gunshi/othello/search), [othello_result/3, othello_solve/3]).

%   chance_position(+Seed, +N, -Position, -Played): after N moves by chance, or at the end.

chance_position(Seed, N, Position, Played) :-
    set_random(seed(Seed)),
    othello_start(Start),
    by_chance(N, Start, Position, 0, Played).

by_chance(0, Position, Position, Played, Played) :-
    !.
by_chance(_, Position, Position, Played, Played) :-
    othello_over(Position),
    !.
by_chance(N, Position0, Position, Played0, Played) :-
    othello_moves(Position0, Moves),
    random_member(Move, Moves),
    othello_after(Position0, Move, Position1),
    N1 is N - 1,
    Played1 is Played0 + 1,
    by_chance(N1, Position1, Position, Played1, Played).

%   ending(-Position, -Played): one with passes in the lines of its best moves.

ending(Position, 49) :-
    othello_text(Position, "-OOO-X-X-OOXXXX-XXOXXXXOXXXXOOOOOOXXOOOO--OXOOOO-OOOOO-OO-OOOO-- X").

%   corner_later(-Position, -Played): after b7 a corner is missed before another is lost.

corner_later(Position, 15) :-
    othello_text(Position, "------O--O--OO---XOOO----XXXXX---OXXOX----OXX------X------------ X").

%   asked(-Position, -Played, -Move, -Judged, -Claims) is nondet.

asked(Position, Played, Move, Judged, Claims) :-
    othello_knowledge,
    (   member(Seed, [1, 2, 3]),
        member(N, [4, 20, 36, 48, 54, 58, 59]),
        chance_position(Seed, N, Position, Played)
    ;   ending(Position, Played)
    ;   corner_later(Position, Played)
    ),
    othello_judged(Position, Judged),
    member(judged(_, _, [Move|_]), Judged),
    othello_move_claims(Position, Played, Move, Judged, Does),
    othello_loss_claims(Position, Move, Judged, Loses),
    append(Does, Loses, Claims).

%   true_of(+Position, +Played, +Move, +Judged, +Claim) is semidet: each part of the witness is
%   found again from moves and discs; what is stable, games by chance do not turn.

true_of(Position, Played, Move, Judged, claim(Kind, Witness)) :-
    othello_side(Position, Side),
    othello_opponent(Side, Other),
    othello_after(Position, Move, After),
    memberchk(judged(_, _, [Move|Line]), Judged),
    Judged = [judged(_, _, Best)|_],
    holds(Kind, Witness, in(Position, Played, Move, Side, Other, After, Judged, [Move|Line], Best)),
    !.

holds(ends, [side(Winner), discs(Discs)], in(_, _, _, Side, Other, After, _, _, _)) :-
    othello_moves(After, []),
    discs(After, Side, Mine),
    discs(After, Other, Theirs),
    discs(After, empty, Empty),
    length(Mine, M),
    length(Theirs, T),
    length(Empty, E),
    (   M >= T
    ->  Winner == Side
    ;   Winner == Other
    ),
    (   M =:= T
    ->  Discs =:= 0
    ;   Discs =:= abs(M - T) + E
    ).
holds(takes_corner, [corners([Move])], in(_, _, Move, _, _, _, _, _, _)) :-
    corner(Move).
holds(gives_corner, [corners(Corners)], in(Position, _, _, _, Other, After, _, _, _)) :-
    corners_to_play(After, Other, Now),
    corners_to_play(Position, Other, Before),
    subtract(Now, Before, Corners).
holds(leaves_corner, [corners(Corners)], in(Position, _, _, _, Other, After, _, _, _)) :-
    corners_to_play(After, Other, Now),
    corners_to_play(Position, Other, Before),
    intersection(Before, Now, Corners).
holds(guards_corner, [corners(Corners)], in(Position, _, Move, _, Other, After, _, _, _)) :-
    corners_to_play(After, Other, Now),
    corners_to_play(Position, Other, Before),
    subtract(Before, [Move|Now], Corners).
holds(threatens_corner, [corners(Corners)], in(Position, _, _, Side, _, After, _, _, _)) :-
    corners_to_play(After, Side, Now),
    corners_to_play(Position, Side, Before),
    subtract(Now, Before, Corners).
holds(forces_pass, [], in(_, _, _, Side, Other, After, _, _, _)) :-
    playable(After, Other, []),
    playable(After, Side, [_|_]).
holds(turns, [count(Count)], in(Position, _, _, Side, Other, After, _, _, _)) :-
    discs(Position, Other, Theirs),
    discs(After, Side, Mine),
    intersection(Theirs, Mine, Turned),
    length(Turned, Count).
holds(moves_left, [was(Was), count(Count)], in(Position, _, Move, _, Other, After, _, _, _)) :-
    Move \== pass,
    mobility(Position, Other, Was),
    mobility(After, Other, Count).
holds(stable, [was(Was), count(Count)], in(Position, _, _, Side, _, After, _, _, _)) :-
    stable(Position, Side, Before),
    length(Before, Was),
    stable(After, Side, Now),
    length(Now, Count),
    Count > Was,
    subset(Before, Now),
    forall(member(Seed, [1, 2, 3]),
           ( set_random(seed(Seed)),
             by_chance(60, After, End, 0, _),
             discs(End, Side, Kept),
             subset(Now, Kept)
           )).
holds(frontier, [was(Was), count(Count)], in(Position, _, _, Side, _, After, _, _, _)) :-
    Count =\= Was,
    frontier(Position, Side, Was),
    frontier(After, Side, Count).
holds(motif, [words(Japanese, English), source(Shown:Line)],
      in(Position, Played, Move, _, _, _, _, _, _)) :-
    othello_motifs_of(Position, Played, Move, Motifs),
    memberchk(motif(Name, Japanese, English, File:Line, _), Motifs),
    atom_concat(_, Shown, File),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    nth1(Line, Lines, Clause),
    format(string(Head), "motif(~q, \"~s\", \"~s\"", [Name, Japanese, English]),
    sub_string(Clause, 0, _, _, Head).
holds(expected, [score(Score), exact(Exact), line(Line)],
      in(Position, _, _, Side, _, _, Judged, Line, _)) :-
    memberchk(judged(Score, Exact, Line), Judged),
    legal(Line, Position, End),
    (   Exact == true
    ->  othello_over(End),
        othello_score(End, Side, Discs),
        Score =:= 100 * Discs
    ;   true
    ).
holds(best, [], in(_, _, Move, _, _, _, Judged, _, _)) :-
    Judged = [judged(Most, _, _)|_],
    memberchk(judged(Most, _, [Move|_]), Judged).
holds(behind, [move(Move), against(Best), score(Score), other(Most), exact(Exact)],
      in(_, _, Move, _, _, _, [judged(Most, MostExact, [Best|_])|Others], _, _)) :-
    memberchk(judged(Score, MoveExact, [Move|_]), Others),
    Score < Most,
    (   MoveExact-MostExact == true-true
    ->  Exact == true
    ;   Exact == false
    ).
holds(loses_corner, [corners([Corner]), line(Way)],
      in(Position, _, _, _, Other, _, _, Line, Best)) :-
    corner(Corner),
    first_taken(Line, Position, Other, Corner, Way),
    \+ first_taken(Best, Position, Other, Corner, _).
holds(misses_corner, [corners([Corner]), line(Way)],
      in(Position, _, _, Side, _, _, _, Line, Best)) :-
    corner(Corner),
    first_taken(Best, Position, Side, Corner, Way),
    \+ first_taken(Line, Position, Side, Corner, _).
holds(must_pass, [line(Way)], in(Position, _, _, Side, _, _, _, Line, Best)) :-
    first_taken(Line, Position, Side, pass, Way),
    \+ first_taken(Best, Position, Side, pass, _).
holds(fewer_passes, [count(Count), other(Other), against(BestMove)],
      in(Position, _, _, _, Opponent, _, _, Line, Best)) :-
    Best = [BestMove|_],
    passes(Line, Position, Opponent, Count),
    passes(Best, Position, Opponent, Other),
    Count < Other.
holds(more_moves, [count(Count), other(Fewer)],
      in(Position, _, _, _, Other, After, _, _, [BestMove|_])) :-
    Count > Fewer,
    mobility(After, Other, Count),
    othello_after(Position, BestMove, AfterBest),
    mobility(AfterBest, Other, Fewer).
holds(fewer_moves, [count(Count), other(More), line([Move, Reply])],
      in(Position, _, Move, Side, _, _, _, [Move, Reply|_], [BestMove, Answer|_])) :-
    Count < More,
    legal([Move, Reply], Position, End),
    mobility(End, Side, Count),
    legal([BestMove, Answer], Position, BestEnd),
    mobility(BestEnd, Side, More).
holds(shape, [word(Word), count(Count), other(Other)],
      in(Position, _, _, Side, _, _, _, Line, Best)) :-
    Count =\= Other,
    more_at_end(Line, Position, Side, Word, Count),
    more_at_end(Best, Position, Side, Word, Other).

%   Moves and discs.

playable(Position, Side, Squares) :-
    (   othello_side(Position, Side)
    ->  othello_moves(Position, Moves)
    ;   othello_passed(Position, Passed),
        othello_moves(Passed, Moves)
    ),
    subtract(Moves, [pass], Squares).

mobility(Position, Side, Count) :-
    playable(Position, Side, Squares),
    length(Squares, Count).

corners_to_play(Position, Side, Corners) :-
    playable(Position, Side, Squares),
    include(corner, Squares, Corners).

discs(Position, Disc, Squares) :-
    findall(Square, othello_disc(Position, Square, Disc), Squares).

frontier(Position, Side, Count) :-
    aggregate_all(count,
                  ( othello_disc(Position, Square, Side),
                    once(( beside(Square, Empty), othello_disc(Position, Empty, empty) ))
                  ),
                  Count).

beside(Row0-Column0, Row-Column) :-
    member(Down, [-1, 0, 1]),
    member(Right, [-1, 0, 1]),
    Row is Row0 + Down,
    Column is Column0 + Right,
    Row-Column \== Row0-Column0,
    between(1, 8, Row),
    between(1, 8, Column).

stable(Position, Side, Squares) :-
    findall(Square, othello_stable(Position, Side, Square), Squares).

%   first_taken(+Line, +Position, +Side, ?Move, -Way) is semidet: Way begins Line and ends where
%   Side plays Move for the first time; all of Line is legal.

first_taken(Line, Position, Side, Move, Way) :-
    legal(Line, Position, _),
    append(Before, [Move|_], Line),
    legal(Before, Position, At),
    othello_side(At, Side),
    !,
    append(Before, [Move], Way).

passes([], _, _, 0).
passes([Move|Moves], Position, Side, Count) :-
    othello_after(Position, Move, After),
    passes(Moves, After, Side, Count0),
    (   Move == pass,
        othello_side(Position, Side)
    ->  Count is Count0 + 1
    ;   Count = Count0
    ).

legal([], Position, Position).
legal([Move|Moves], Position0, Position) :-
    othello_after(Position0, Move, Position1),
    legal(Moves, Position1, Position).

corner(Row-Column) :-
    memberchk(Row, [1, 8]),
    memberchk(Column, [1, 8]).

%   more_at_end(+Line, +Position, +Side, +Word, -More): Side has More of Word than the other side at
%   the end of Line; nothing is counted when the game is over there.

more_at_end(Line, Position, Side, Word, More) :-
    legal(Line, Position, End),
    (   othello_over(End)
    ->  More = 0
    ;   othello_opponent(Side, Other),
        has(Word, End, Side, Mine),
        has(Word, End, Other, Theirs),
        More is Mine - Theirs
    ).

has(mobility, Position, Side, Count) :-
    mobility(Position, Side, Count).
has(frontier, Position, Side, Count) :-
    frontier(Position, Side, Count).
has(stable, Position, Side, Count) :-
    stable(Position, Side, Squares),
    length(Squares, Count).
has(corner, Position, Side, Count) :-
    discs(Position, Side, Squares),
    include(corner, Squares, Corners),
    length(Corners, Count).
has(takes_corner, Position, Side, Count) :-
    corners_to_play(Position, Side, Corners),
    length(Corners, Count).
has(x_square, Position, Side, Count) :-
    by_empty_corner(Position, Side, 2, Count).
has(c_square, Position, Side, Count) :-
    by_empty_corner(Position, Side, 1, Count).
has(wing, Position, Side, Count) :-
    aggregate_all(count, othello_wing(Position, Side, _), Count).
has(balanced, Position, Side, Count) :-
    aggregate_all(count, othello_balanced(Position, Side, _), Ends),
    Count is Ends // 2.
has(wedge, Position, Side, Count) :-
    aggregate_all(count, othello_wedge(Position, Side, _), Count).

by_empty_corner(Position, Side, Steps, Count) :-
    aggregate_all(count,
                  ( othello_disc(Position, R-C, Side),
                    once(( beside(R-C, Row-Column),
                           corner(Row-Column),
                           abs(Row - R) + abs(Column - C) =:= Steps,
                           othello_disc(Position, Row-Column, empty)
                         ))
                  ),
                  Count).

%   falsified(+Witness, -False) is nondet: one part of it is another.

falsified(Witness, False) :-
    select(Part, Witness, Other, False),
    other_part(Part, Other).

other_part(corners(Corners), corners(Others)) :-
    (   member(Corner, [1-1, 1-8, 8-1, 8-8]),
        \+ memberchk(Corner, Corners),
        Others = [Corner|Corners]
    ;   Corners = [_|Others]
    ).
other_part(line(Line), line(Shorter)) :-
    append(Shorter, [_], Line).
other_part(exact(Exact), exact(Not)) :-
    (   Exact == true
    ->  Not = false
    ;   Not = true
    ).
other_part(words(Japanese, English), words(English, Japanese)).
other_part(source(File:Line), source(File:Next)) :-
    Next is Line + 1.
other_part(side(Side), side(Other)) :-
    othello_opponent(Side, Other).
other_part(Part, Other) :-
    Part =.. [Key, Value],
    integer(Value),
    member(By, [-1, 1]),
    Value1 is Value + By,
    ( Value1 >= 0 ; Value < 0 ),
    Other =.. [Key, Value1].

:- begin_tests(othello_move_claims).

test(all_are_true, False == []) :-
    findall(Position-Move-Claim,
            ( asked(Position, Played, Move, Judged, Claims),
              member(Claim, Claims),
              \+ true_of(Position, Played, Move, Judged, Claim)
            ),
            False).

%   ... and a claim that is not, would be found.

test(false_ones_are_found, Taken == []) :-
    findall(Position-Move-claim(Kind, False),
            ( asked(Position, Played, Move, Judged, Claims),
              member(claim(Kind, Witness), Claims),
              falsified(Witness, False),
              true_of(Position, Played, Move, Judged, claim(Kind, False))
            ),
            Taken).

%   Of these positions every kind is said.

test(kinds, Missing == []) :-
    findall(Kind, ( asked(_, _, _, _, Claims), member(claim(Kind, _), Claims) ), Kinds),
    subtract([ ends, takes_corner, gives_corner, leaves_corner, guards_corner, threatens_corner,
               forces_pass, turns, moves_left, stable, frontier, motif, expected, best, behind,
               loses_corner, misses_corner, must_pass, fewer_passes, more_moves, fewer_moves,
               shape ], Kinds, Missing).

%   What happens first is told first: both corners, by their lines.

test(the_first_loss_first, Kinds == [behind, misses_corner, loses_corner]) :-
    othello_knowledge,
    corner_later(Position, _),
    othello_judged(Position, Judged),
    othello_loss_claims(Position, 7-2, Judged, Claims),
    findall(Kind, member(claim(Kind, _), Claims), Kinds).
test(in_the_order_of_the_lines, Wrong == []) :-
    findall(Lengths,
            ( asked(_, _, _, _, Claims),
              findall(Length,
                      ( member(claim(Kind, Witness), Claims),
                        memberchk(Kind, [loses_corner, misses_corner, must_pass]),
                        memberchk(line(Way), Witness),
                        length(Way, Length)
                      ),
                      Lengths),
              \+ msort(Lengths, Lengths)
            ),
            Wrong).
test(a_pass_has_no_effect_of_its_own, Kinds == [expected]) :-
    othello_text(Position, "------OX-------------------------------------------------------- O"),
    othello_judged(Position, Judged),
    othello_move_claims(Position, 0, pass, Judged, Claims),
    findall(Kind, member(claim(Kind, _), Claims), Kinds).

%   Near the end each move is solved: the best is worth what solving the position finds.

test(judged_is_solved, [forall(member(Seed, [1, 2, 3, 4])), Score =:= 100 * Discs]) :-
    chance_position(Seed, 50, Position, _),
    othello_judged(Position, [judged(Score, true, _)|_]),
    othello_solve(Position, [], Result),
    othello_result(Result, lower, Discs).
test(a_finished_game, Judged == []) :-
    othello_text(Position, "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX X"),
    othello_judged(Position, Judged).

:- end_tests(othello_move_claims).
