/*  Examples of Othello that rules are learned from: the moves of a position, judged by searches.

    A look ahead by the words that the player otl has (lookahead.pl) says which moves would be
    thought of and what they seem to be worth. What all are worth says the engine's search, which
    looks further and by weights of its own; near the end of the game, what best play makes of them.
    How far either looks says reidai/5 of kb/othello/learning.pl.

    A move is explained by its line. The other side's answer is its `victim`: what a bad move is
    punished by is played there. The first corner that the other takes in the line is its `corner`,
    the first that the mover takes its `prize`.
*/
:- module(gunshi_knowledge_othello_move_examples,
          [ othello_game_examples/3,    % +Game, +Number, -Positions
            othello_examples/3          % +Position, +N, -Examples
          ]).
:- use_module('../../base/declare', [declare_knowledge/3]).
:- use_module('../../base/interpret', [genuine_during/1, known/2]).
:- use_module('../../othello/board').
:- use_module('../../othello/relations', [othello_vacancies/2]).
:- use_module('../../othello/search', [othello_result/3, othello_search/3, othello_solve/3]).
:- use_module('../learning/examples', [relative_changes/3]).
:- use_module('../learning/rules', [move_traits/3]).
:- use_module(decision, [situation/4]).
:- use_module(lookahead, [word_weights/1]).
:- use_module(relation_words, [corner/1]).
:- use_module(weights, [current_weights/1]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [append/3, max_member/2, member/2, memberchk/2]).

:- declare_knowledge(reidai(positions: between(1, 60), moves: between(2, 60),
                            short: between(1, 14), long: between(1, 30), exact: between(0, 24)),
                     "Rules of Othello are learned from so many positions of a game; so many \c
                      moves of each are thought of, by looking so many plies ahead; all are \c
                      judged by that many, and to the end of the game with so many squares \c
                      empty or fewer.",
                     "reidai(4, 4, 7, 12, 16).").

%!  othello_game_examples(+Game, +Number:integer, -Positions:list) is det.
%
%   Positions are some of Game, othello_game(Tags, Start, Moves), the one of that Number in a
%   library: at(N, Position, Examples), Position after N moves and its examples. Which they are is
%   told by Number and the length of the game; none in its first twelve moves and its last twelve.

othello_game_examples(othello_game(_, Start, Moves), Number, Positions) :-
    length(Moves, Length),
    once(known(reidai(Count, _, _, _, _), _)),
    Room is Length-24,
    (   Room > 0
    ->  findall(N,
                ( between(1, Count, Nth), N is 12 + (Number*7919 + Nth*131) mod Room ),
                Ns0),
        sort(Ns0, Ns),
        findall(at(N, Position, Examples),
                ( member(N, Ns),
                  length(Before, N),
                  append(Before, _, Moves),
                  foldl(played, Before, Start, Position),
                  othello_examples(Position, N, Examples)
                ),
                Positions)
    ;   Positions = []
    ).

played(Move, Position0, Position) :-
    othello_after(Position0, Move, Position).

%   A move's worth changes by so much at most from the look to the search; a game is decided when
%   its best move wins or loses by so much.

change_limit(1000).
decided(3000).

%!  othello_examples(+Position, +N:integer, -Examples:list) is semidet.
%
%   Examples are those of the legal moves in Position, after N moves, of
%   gunshi_knowledge_learning_examples. Fails when the game is decided there, or has one legal move
%   or none.

othello_examples(Position, N, Examples) :-
    othello_moves(Position, Legal),
    Legal = [_, _|_],
    once(known(reidai(_, Count, Short, Long, Exact), _)),
    current_weights(Weights),
    findall(judged(Worth, Move, Line),
            ( member(Move, Legal),
              judged(Position, Move, Weights, Long, Exact, Worth, Line)
            ),
            Judged),
    max_member(judged(Best, _, _), Judged),
    decided(Decided),
    abs(Best) < Decided,
    thought_of(Position, Legal, Count, Short, Thought),
    findall(Move-worths(Worth, Seemed),
            ( member(Seemed-Move, Thought),
              memberchk(judged(Worth, Move, _), Judged)
            ),
            Pairs),
    change_limit(Limit),
    relative_changes(Pairs, Limit, Changes),
    genuine_during(( situation(Position, N, otl, Now),
                     judged_examples(Judged, Best, Changes, Now, Examples) )).

%   judged_examples(+Judged, +Best, +Changes, +Now, -Examples): of moves in the situation Now, of
%   which the best is worth Best.

judged_examples(Judged, Best, Changes, Now, Examples) :-
    findall(example(Move, Loss, Change, Traits, Focus),
            ( member(judged(Worth, Move, Line), Judged),
              Loss is Best-Worth,
              (   memberchk(Move-Change0, Changes)
              ->  Change = Change0
              ;   Change = none
              ),
              move_traits(Now, Move, Traits),
              move_focus(Move, Line, Focus)
            ),
            Examples).

%   judged(+Position, +Move, +Weights, +Plies, +Exact, -Worth, -Line): Line is what is expected
%   after Move, the other side's move first.

judged(Position, Move, Weights, Plies, Exact, Worth, Line) :-
    othello_after(Position, Move, After),
    othello_vacancies(After, Empties),
    (   Empties =< Exact,
        \+ othello_over(After)
    ->  othello_solve(After, [weights(Weights)], Result),
        othello_result(Result, lower, Discs),
        othello_result(Result, line, Line),
        Worth is -100*Discs
    ;   othello_search(Position, [weights(Weights), depth(Plies), only([Move])], Result),
        othello_result(Result, score, Worth),
        othello_result(Result, line, [_|Line])
    ).

%   thought_of(+Position, +Legal, +Count, +Plies, -Thought): Seemed-Move, the best Count.

thought_of(Position, Legal, Count, Plies, Thought) :-
    word_weights(Weights),
    findall(Seemed-Move,
            ( member(Move, Legal),
              othello_search(Position, [weights(Weights), depth(Plies), only([Move])], Result),
              othello_result(Result, score, Seemed)
            ),
            All),
    sort(1, @>=, All, Ordered),
    length(First, Count),
    (   append(First, _, Ordered)
    ->  Thought = First
    ;   Thought = Ordered
    ).

%   move_focus(+Move, +Line, -Focus): the squares that are spoken of when Move, after which Line is
%   expected, is explained: Square-Role; a square has the first of its roles.

move_focus(Move, Line, Focus) :-
    findall(Square-Role,
            (   Line = [Square|_],
                Role = victim
            ;   corner_in(Line, 0, Square),
                Role = corner
            ;   corner_in(Line, 1, Square),
                Role = prize
            ;   Square = Move,
                Role = to
            ),
            All),
    once_each(All, [], Focus).

%   corner_in(+Line, +Turn, -Corner) is semidet: the first of every other move of Line that is on a
%   corner: of its first, third, … when Turn is 0; when it is 1, of the others.

corner_in([Move|Line], Turn, Corner) :-
    (   Turn =:= 0,
        Move \== pass,
        corner(Move)
    ->  Corner = Move
    ;   Turn1 is 1-Turn,
        corner_in(Line, Turn1, Corner)
    ).

once_each([], _, []).
once_each([Square-Role|Squares], Seen, Focus) :-
    (   ( Square == pass ; memberchk(Square, Seen) )
    ->  Focus = Focus1
    ;   Focus = [Square-Role|Focus1]
    ),
    once_each(Squares, [Square|Seen], Focus1).
