/*  What is said of moves of Othello is true: in games by chance each claim is found again on the
    board, and each line is legal; and the moves of a position are judged by one search.
*/
:- module(test_othello_move_claims, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module(library(gunshi/knowledge/all), []).
:- use_module(library(gunshi/knowledge/othello/judged)).
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

%   asked(-Position, -Move, -Judged, -Claims) is nondet.

asked(Position, Move, Judged, Claims) :-
    othello_knowledge,
    (   member(Seed, [1, 2, 3]),
        member(N, [4, 20, 36, 48, 54]),
        chance_position(Seed, N, Position, Played)
    ;   ending(Position, Played)
    ),
    othello_judged(Position, Judged),
    member(judged(_, _, [Move|_]), Judged),
    othello_move_claims(Position, Played, Move, Judged, Does),
    othello_loss_claims(Position, Move, Judged, Loses),
    append(Does, Loses, Claims).

%   true_of(+Position, +Move, +Judged, +Claim) is semidet.

true_of(Position, Move, Judged, claim(Kind, Witness)) :-
    othello_side(Position, Side),
    othello_opponent(Side, Other),
    othello_after(Position, Move, After),
    holds(Kind, Witness, in(Position, Move, Side, Other, After, Judged)),
    !.

holds(ends, [side(Winner), discs(Discs)], in(_, _, _, _, After, _)) :-
    othello_moves(After, []),
    othello_score(After, Winner, Discs).
holds(takes_corner, [corners([Move])], in(_, Move, _, _, _, _)) :-
    corner(Move).
holds(gives_corner, [corners(Corners)], in(Position, _, _, Other, After, _)) :-
    forall(member(Corner, Corners),
           ( corner(Corner), othello_move(After, Corner), othello_side(After, Other),
             \+ othello_playable(Position, Other, Corner) )).
holds(leaves_corner, [corners(Corners)], in(Position, _, _, Other, After, _)) :-
    forall(member(Corner, Corners),
           ( corner(Corner), othello_move(After, Corner),
             othello_playable(Position, Other, Corner) )).
holds(guards_corner, [corners(Corners)], in(Position, _, _, Other, After, _)) :-
    forall(member(Corner, Corners),
           ( corner(Corner), \+ othello_move(After, Corner),
             othello_playable(Position, Other, Corner) )).
holds(threatens_corner, [corners(Corners)], in(Position, _, Side, _, After, _)) :-
    forall(member(Corner, Corners),
           ( corner(Corner), othello_playable(After, Side, Corner),
             \+ othello_playable(Position, Side, Corner) )).
holds(forces_pass, [], in(_, _, _, _, After, _)) :-
    othello_moves(After, [pass]).
holds(turns, [count(Count)], in(Position, Move, _, _, _, _)) :-
    othello_flips(Position, Move, Squares),
    length(Squares, Count).
holds(moves_left, [was(_), count(Count)], in(_, _, _, _, After, _)) :-
    othello_moves(After, Moves),
    length(Moves, Count).
holds(stable, [was(Was), count(Count)], in(_, _, Side, _, After, _)) :-
    Count > Was,
    othello_discs(After, Side, Discs),
    Count =< Discs.
holds(frontier, [was(_), count(Count)], in(_, _, Side, _, After, _)) :-
    findall(Square, othello_frontier(After, Side, Square), Squares),
    length(Squares, Count).
holds(motif, [words(Japanese, English), source(_:_)], _) :-
    string(Japanese),
    string(English).
holds(expected, [score(Score), exact(Exact), line([Move|Line])],
      in(Position, Move, _, _, _, Judged)) :-
    memberchk(judged(Score, Exact, [Move|Line]), Judged),
    legal([Move|Line], Position, End),
    (   Exact == true,
        othello_over(End)
    ->  othello_side(Position, Side),
        othello_score(End, Side, Discs),
        Score =:= 100 * Discs
    ;   true
    ).
holds(best, [], in(_, Move, _, _, _, Judged)) :-
    Judged = [judged(Most, _, _)|_],
    memberchk(judged(Most, _, [Move|_]), Judged).
holds(behind, [move(Move), against(Best), score(Score), other(Most), exact(_)],
      in(_, Move, _, _, _, [judged(Most, _, [Best|_])|_])) :-
    Score < Most.
holds(loses_corner, [corners([Corner]), line(Line)], in(Position, Move, _, Other, _, _)) :-
    Line = [Move|_],
    taken_at_end(Line, Position, Corner, Other).
holds(misses_corner, [corners([Corner]), line(Line)],
      in(Position, _, Side, _, _, [judged(_, _, [Best|_])|_])) :-
    Line = [Best|_],
    taken_at_end(Line, Position, Corner, Side).
holds(must_pass, [line(Line)], in(Position, _, Side, _, _, _)) :-
    append(Before, [pass], Line),
    legal(Before, Position, End),
    othello_side(End, Side),
    othello_moves(End, [pass]).
holds(fewer_passes, [count(Count), other(Other), against(Best)],
      in(Position, Move, _, Side, _, Judged)) :-
    memberchk(judged(_, _, [Move|Line]), Judged),
    Judged = [judged(_, _, [Best|BestLine])|_],
    passes([Move|Line], Position, Side, Count),
    passes([Best|BestLine], Position, Side, Other),
    Count < Other.
holds(more_moves, [count(Count), other(Fewer)], in(_, _, _, Other, After, _)) :-
    Count > Fewer,
    othello_mobility(After, Other, Count).
holds(fewer_moves, [count(Count), other(More), line(Line)], in(Position, _, Side, _, _, _)) :-
    Count < More,
    legal(Line, Position, End),
    othello_mobility(End, Side, Count).
holds(shape, [word(_), count(Count), other(Other)], _) :-
    Count =\= Other.

taken_at_end(Line, Position, Corner, Side) :-
    append(Before, [Corner], Line),
    corner(Corner),
    legal(Before, Position, End),
    othello_side(End, Side),
    othello_move(End, Corner).

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

:- begin_tests(othello_move_claims).

test(all_are_true, False == []) :-
    findall(Position-Move-Claim,
            ( asked(Position, Move, Judged, Claims),
              member(Claim, Claims),
              \+ true_of(Position, Move, Judged, Claim)
            ),
            False).

%   Of these positions nearly every kind is said.

test(kinds, Missing == []) :-
    setof(Kind,
          Position^Move^Judged^Claims^Witness^( asked(Position, Move, Judged, Claims),
                                                member(claim(Kind, Witness), Claims) ),
          Kinds),
    subtract([ takes_corner, gives_corner, leaves_corner, guards_corner, threatens_corner, turns,
               moves_left, stable, frontier, motif, expected, best, behind, loses_corner,
               misses_corner, fewer_passes, more_moves, fewer_moves,
               shape ], Kinds, Missing).

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
