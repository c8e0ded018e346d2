/*  What a lost game of Othello says of rules, as gunshi_knowledge_learning_mistake_rules has it:
    all moves of the position of its mistake are looked at, as in move_examples.pl.

    J names the mistake, as the third paper has it; the rule that it teaches is the search's, and
    there is none where the search finds nothing wrong with the move.
*/
:- module(gunshi_knowledge_othello_game_rules,
          [ othello_game_rules/5        % +Key, +Game, +Lessons, :Told, -Besides
          ]).
:- use_module('../learning/mistake_rules', [mistake_at/3, mistake_rules/6]).
:- use_module(move_examples, [othello_examples/3]).
:- autoload(library(lists), [nth0/3, nth1/3]).

:- meta_predicate othello_game_rules(+, +, +, 1, -).

%!  othello_game_rules(+Key:string, +Game, +Lessons:list, :Told, -Besides:list) is det.
%
%   Game, of otl_learn/2, of that Key, was lost, and teaches Lessons, of learn/4, which say so. Told
%   and Besides as of mistake_rules/6; there are none where no move is called bad.

othello_game_rules(Key, otl_game(_, Positions, Moves, _), Lessons, Told, Besides) :-
    (   mistake_at(Key, Lessons, N),
        Before is N-1,
        nth0(Before, Positions, Position),
        othello_examples(Position, Before, Examples)
    ->  nth1(N, Moves, Move),
        mistake_rules(Key, N, Move, Examples, Told, Besides)
    ;   Besides = []
    ).
