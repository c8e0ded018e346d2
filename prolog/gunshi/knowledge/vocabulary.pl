:- encoding(utf8).
/*  What the rules of kb/shogi may ask: the vocabulary.

    A vocabulary predicate sees the game through a situation (gunshi_situation), and notes there what
    it finds out. Each is safe for any arguments of its types, whoever wrote the rule.
*/
:- module(gunshi_vocabulary,
          [ legal_move_count/2,         % +Situation, ?Count
            only_move/2,                % +Situation, -Move
            wins_by_declaration/1,      % +Situation
            best_move/3                 % +Situation, +Plies, -Move
          ]).
:- use_module('../base/declare', [declare_vocabulary/2]).
:- use_module('../base/types', []).
:- use_module('../shogi/types', []).
:- use_module('../shogi/position', [declaration/2, legal_moves/2, move_count/2]).
:- use_module(situation,
              [ situation_position/2, situation_limits/2, situation_note/2, situation_search/3 ]).
:- autoload(library(lists), [member/2]).

:- declare_vocabulary(legal_move_count(situation: variable, count: integer),
                      "The side to move has that many legal moves.").
:- declare_vocabulary(only_move(situation: variable, move: move),
                      "The side to move has this legal move and no other.").
:- declare_vocabulary(wins_by_declaration(situation: variable),
                      "The side to move wins by declaring now (27-point rule, 入玉宣言).").
:- declare_vocabulary(best_move(situation: variable, plies: between(1, 60), move: move),
                      "A search of that many plies, or as deep as was asked for, finds the move.").

%!  legal_move_count(+Situation, ?Count:integer) is semidet.
%
%   The side to move has Count legal moves. With 0 it has lost.

legal_move_count(Situation, Count) :-
    situation_position(Situation, Position),
    move_count(Position, Count),
    situation_note(Situation, legal_moves(Count)).

%!  only_move(+Situation, -Move) is semidet.
%
%   Move is the one legal move.

only_move(Situation, Move) :-
    situation_position(Situation, Position),
    legal_moves(Position, [Move]),
    situation_note(Situation, legal_moves(1)).

%!  wins_by_declaration(+Situation) is semidet.
%
%   The side to move fulfils the 27-point rule and wins by saying so. Fails when the limits say that
%   the rule does not hold.

wins_by_declaration(Situation) :-
    situation_limits(Situation, Limits),
    \+ memberchk(declaration(false), Limits),
    situation_position(Situation, Position),
    declaration(Position, Declaration),
    arg(1, Declaration, true),
    situation_note(Situation, Declaration).

%!  best_move(+Situation, +Plies:integer, -Move) is semidet.
%
%   Move is what alpha-beta search prefers. It looks Plies ahead when the situation has no limits.
%   Else it looks as deep as the limits let it: to depth(N), or until nodes(N), time(Seconds) or the
%   clock are used up; or, by a control and without any of these, until it is stopped. Fails without
%   a legal move.

best_move(Situation, Plies, Move) :-
    situation_limits(Situation, Limits),
    (   member(Limit, [control(_), depth(_), nodes(_), time(_), clock(_)]),
        memberchk(Limit, Limits)
    ->  Options = []
    ;   Options = [depth(Plies)]
    ),
    situation_search(Situation, Options, Result),
    arg(1, Result, Move),
    Move \== none,
    situation_note(Situation, Result).
