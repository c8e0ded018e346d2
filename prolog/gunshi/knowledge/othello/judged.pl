/*  The legal moves of a position of Othello, judged by one search, so that they may be compared.

    Each move is played and the position after it searched equally far; near the end that is solved.
*/
:- module(gunshi_knowledge_othello_judged,
          [ othello_judged/2,           % +Position, -Judged
            judged_depth/1              % -Plies
          ]).
:- use_module('../../othello/board',
              [ othello_after/3, othello_moves/2, othello_over/1,
                othello_score/3, othello_side/2
              ]).
:- use_module('../../othello/relations', [othello_vacancies/2]).
:- use_module('../../othello/search', [othello_result/3, othello_search/3, othello_solve/3]).
:- use_module(weights, [current_weights/1]).
:- autoload(library(lists), [member/2]).

%!  judged_depth(-Plies:integer) is det.
%
%   Moves are judged by Plies.

judged_depth(10).

%   solved_from(-Empties): with so few squares empty the position after a move is solved. With 15
%   empty squares before it all moves take some hundredths of a second.

solved_from(14).

%!  othello_judged(+Position, -Judged:list) is det.
%
%   Judged are the legal moves of Position, the best first: judged(Score, Exact, Line), Score
%   hundredths of a disc for the side to move; Exact is `true` when that is the result of best play,
%   else `false`; Line the moves expected, the judged one first.

othello_judged(Position, Judged) :-
    othello_moves(Position, Moves),
    current_weights(Weights),
    findall(judged(Score, Exact, [Move|Line]),
            ( member(Move, Moves),
              othello_after(Position, Move, After),
              worth(After, Weights, Score0, Exact, Line),
              Score is -Score0
            ),
            Judged0),
    sort(1, @>=, Judged0, Judged).

%   worth(+Position, +Weights, -Score, -Exact, -Line): for the side to move.

worth(Position, _, Score, true, []) :-
    othello_over(Position),
    !,
    othello_side(Position, Side),
    othello_score(Position, Side, Discs),
    Score is 100 * Discs.
worth(Position, Weights, Score, true, Line) :-
    othello_vacancies(Position, Empties),
    solved_from(Most),
    Empties =< Most,
    !,
    othello_solve(Position, [weights(Weights)], Result),
    othello_result(Result, lower, Discs),
    othello_result(Result, line, Line),
    Score is 100 * Discs.
worth(Position, Weights, Score, Exact, Line) :-
    judged_depth(Plies),
    Depth is Plies - 1,
    othello_search(Position, [weights(Weights), depth(Depth)], Result),
    othello_result(Result, score, Score),
    othello_result(Result, exact, Exact),
    othello_result(Result, line, Line).
