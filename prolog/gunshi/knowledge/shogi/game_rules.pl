/*  What a lost game of shogi says of rules, as gunshi_knowledge_learning_mistake_rules has it: all
    moves of the position of its mistake are looked at, as in rule_examples.pl.
*/
:- module(gunshi_knowledge_shogi_game_rules,
          [ game_rules/5                % +Key, +Game, +Lessons, :Told, -Besides
          ]).
:- use_module('../learning/mistake_rules', [mistake_at/3, mistake_rules/6]).
:- use_module('../../shogi/game', [game_moves/2]).
:- use_module(rule_examples, [game_up_to/3, position_examples/2]).
:- autoload(library(lists), [nth1/3]).

:- meta_predicate game_rules(+, +, +, 1, -).

%!  game_rules(+Key:string, +Game, +Lessons:list, :Told, -Besides:list) is det.
%
%   Game, of that Key, was lost, and teaches Lessons, of learn/4. Told and Besides as of
%   mistake_rules/6; there are none where no move is called bad.

game_rules(Key, Game, Lessons, Told, Besides) :-
    (   mistake_at(Key, Lessons, N),
        Before is N-1,
        game_up_to(Game, Before, There),
        position_examples(There, Examples)
    ->  game_moves(Game, Moves),
        nth1(N, Moves, Move),
        mistake_rules(Key, N, Move, Examples, Told, Besides)
    ;   Besides = []
    ).
