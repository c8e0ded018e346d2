:- encoding(utf8).
/*  Who decides: of games of this program with itself, how many moves each strategy clause decided
    in each phase of the game, and how many of them the search alone would not have played.

    Phases are those of kb/shogi/aims.pl. What ends a game, a resignation or a declaration, counts
    as a move.
*/
:- module(gunshi_lab_experiments_deciding,
          [ deciding_game/5,            % +Opening, +Nodes, +MostPlies, -Game, -Decisions
            deciding_rows/2             % +Decisions, -Rows
          ]).
:- use_module('../../knowledge/shogi/styles', [deciders/1]).
:- use_module('../../shogi/game', [game_moves/2, game_play/3]).
:- use_module('../decided', [decided_alone/2, decided_clause/2, game_phase/2]).
:- use_module('../match/engine', [thought_decided/2]).
:- use_module('../match/player', [inside_player/3]).
:- use_module('../match/referee', [match_rules/5, play_game/4, played_game/2, played_thoughts/2]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2]).

%!  deciding_game(+Opening, +Nodes, +MostPlies, -Game, -Decisions:list) is det.
%
%   Game goes on from Opening, which has not ended, with this program's choice of Nodes for either
%   side; of MostPlies it is a draw. Decisions are decision(Phase, Clause, Alone) for each move
%   chosen, as game_phase/2, decided_clause/2 and decided_alone/2 have them.
%
%   @error as choose/3

deciding_game(Opening, Nodes, MostPlies, Game, Decisions) :-
    inside_player([], all, Player),
    match_rules(nodes(Nodes), 0, MostPlies, 60, Rules),
    play_game(players(Player, Player), Opening, Rules, Played),
    played_game(Played, Game),
    played_thoughts(Played, Thoughts),
    game_moves(Opening, Before),
    game_moves(Game, All),
    append(Before, Moves, All),
    !,
    decisions(Thoughts, Moves, Opening, Decisions).

decisions([], _, _, []).
decisions([_-Thought|Thoughts], Moves0, Game0, [decision(Phase, Clause, Alone)|Decisions]) :-
    game_phase(Game0, Phase),
    thought_decided(Thought, Decided),
    decided_clause(Decided, Clause),
    decided_alone(Decided, Alone),
    (   Moves0 = [Move|Moves]
    ->  game_play(Game0, Move, Game)
    ;   Moves = [],
        Game = Game0
    ),
    decisions(Thoughts, Moves, Game, Decisions).

%!  deciding_rows(+Decisions:list, -Rows:list(dict)) is det.
%
%   Rows count Decisions: by phase, and by clause in the order of the strategy. A row has `phase`,
%   `all` for all phases together; `clause`, `all` for all clauses; `moves`; `of`, how many moves
%   the phase has; and `different`, how many of `moves` the search alone would not have played. What
%   has no moves has no row.

deciding_rows(Decisions, Rows) :-
    deciders(Deciders),
    findall(Clause, member(Clause-clause, Deciders), Clauses),
    findall(Row,
            ( member(Phase, [opening, middle, end, none, all]),
              counted(Decisions, Phase, all, Of, _),
              Of > 0,
              member(Clause, [all|Clauses]),
              counted(Decisions, Phase, Clause, Moves, Different),
              Moves > 0,
              Row = _{phase:Phase, clause:Clause, moves:Moves, of:Of, different:Different}
            ),
            Rows).

counted(Decisions, Phase, Clause, Moves, Different) :-
    aggregate_all(count, of_these(Decisions, Phase, Clause, _), Moves),
    aggregate_all(count, of_these(Decisions, Phase, Clause, other), Different).

of_these(Decisions, Phase0, Clause0, Alone) :-
    member(decision(Phase, Clause, Alone), Decisions),
    ( Phase0 == all -> true ; Phase0 == Phase ),
    ( Clause0 == all -> true ; Clause0 == Clause ).
