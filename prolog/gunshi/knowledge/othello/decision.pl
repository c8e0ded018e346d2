/*  The situation of a decision in Othello: the position, how many moves led to it, and who plays.

    From a situation come others: that after a move, and that after a pass that the rules may not
    allow. They know the way they came. Nothing is noted in them yet: what clauses note is about one
    position.
*/
:- module(gunshi_knowledge_othello_decision,
          [ situation/4,                % +Position, +N, +Player, -Situation
            situation_position/2,       % +Situation, -Position
            situation_played/2,         % +Situation, -N
            situation_player/2,         % +Situation, -Player
            noted/3,                    % +Situation, +What, -Value
            note_down/3                 % +Situation, +What, +Value
          ]).
:- use_module('../../othello/board', [othello_after/3, othello_move/2]).
:- use_module('../../othello/relations', [othello_passed/2]).
:- use_module('../situation').
:- autoload(library(error), [must_be/2]).
:- autoload(library(lists), [append/3]).

:- multifile
    gunshi_knowledge_situation:situation_way/2,
    gunshi_knowledge_steps:situation_after/4,
    gunshi_knowledge_steps:situation_passed/3.

%!  situation(+Position, +N:integer, +Player, -Situation) is det.
%
%   Player, `paper`, `otl` or level(L), or without_rules(Player), who does not heed the rules that
%   games have taught, is to decide in Position, after N moves, passes included.

situation(Position, N, Player, Situation) :-
    situation_after_way(Position, N, Player, [], Situation).

%   What a situation is about is othello(Position, N, Player, Way): Way is the list of moves, and of
%   `pass`, that lead there from what is to be decided. The memory is noted(M, J, Round, Bad,
%   Forbidden, Looked, Taught), as noted/3 has it.

situation_after_way(Position, N, Player, Way, Situation) :-
    new_situation(othello(Position, N, Player, Way), noted(none, -100, 0, false, [], [], []),
                  Situation).

gunshi_knowledge_situation:situation_way(othello(_, _, _, Way), Way).

gunshi_knowledge_steps:situation_after(othello(Position0, N0, Player, Way0), _, Move, Situation) :-
    othello_move(Position0, Move),
    othello_after(Position0, Move, Position),
    further(Position, N0, Player, Way0, Move, Situation).

gunshi_knowledge_steps:situation_passed(othello(Position0, N0, Player, Way0), _, Situation) :-
    othello_passed(Position0, Position),
    further(Position, N0, Player, Way0, pass, Situation).

further(Position, N0, Player, Way0, Step, Situation) :-
    N is N0 + 1,
    append(Way0, [Step], Way),
    situation_after_way(Position, N, Player, Way, Situation).

%!  situation_position(+Situation, -Position) is semidet.
%
%   Position is the one in which the decision is to be made. Fails for a situation of another game,
%   as situation_played/2 and situation_player/2 do.

situation_position(Situation, Position) :-
    situation_matter(Situation, othello(Position, _, _, _)).

%!  situation_played(+Situation, -N:integer) is semidet.
%
%   N moves led to the position.

situation_played(Situation, N) :-
    situation_matter(Situation, othello(_, N, _, _)).

%!  situation_player(+Situation, -Player) is semidet.

situation_player(Situation, Player) :-
    situation_matter(Situation, othello(_, _, Player, _)).

%!  noted(+Situation, +What, -Value) is semidet.
%
%   Value is what clauses have noted last of What: `best`, the best candidate so far; `worth`, what
%   it is worth; `round`, that of the criteria; `bad`, whether the position was marked so;
%   `forbidden`, the bm facts that kept moves away; `looked`, what was found by looking ahead;
%   `taught`, what learned rules say of which moves. It is not undone on going back. Fails for a
%   situation of another game, which remembers other things, as note_down/3 does.

noted(Situation, What, Value) :-
    noted_argument(What, N),
    othello_memory(Situation, Noted),
    arg(N, Noted, Value).

%!  note_down(+Situation, +What, +Value) is semidet.
%
%   Value is noted of What, for noted/3.
%
%   @error instantiation_error: an unbound Value would be gone when the rule is left

note_down(Situation, What, Value) :-
    must_be(nonvar, Value),
    noted_argument(What, N),
    othello_memory(Situation, Noted),
    nb_setarg(N, Noted, Value).

othello_memory(Situation, Noted) :-
    situation_matter(Situation, othello(_, _, _, _)),
    situation_memory(Situation, Noted).

noted_argument(best,      1).
noted_argument(worth,     2).
noted_argument(round,     3).
noted_argument(bad,       4).
noted_argument(forbidden, 5).
noted_argument(looked,    6).
noted_argument(taught,    7).
