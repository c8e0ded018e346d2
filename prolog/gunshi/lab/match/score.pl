/*  The score of a match: what is counted of its games.

    The players are `a` and `b`, and the score is a's. It has

      - the count, score(Wins, Losses, Draws), and that of the pairs of games with one opening, as
        elo.pl has both; games whose other half is not over yet wait: Pair-Points for each
      - the games, newest first, a dict each: `number`, `opening`, `a_side`, `winner` (`a`, `b` or
        `draw`), `reason`, `fault` (`none` or fault(Player, Kind)) and `plies`
      - sums over all moves of either player, its resignations and declarations with them:
        sums(Moves, Seconds, Deepened, Depth, Counted, Nodes), where Depth is the sum over the
        Deepened moves that told one, Nodes that over the Counted
      - for either player how many of its moves each clause has decided, where it tells that
*/
:- module(gunshi_lab_match_score,
          [ no_games/1,                 % -Score
            with_game/4,                % +Scheduled, +Played, +Score0, -Score
            score_count/2,              % +Score, -Count
            score_measure/2,            % +Score, -Measure
            score_sprt/3,               % +Hypotheses, +Score, -Sprt
            is_decided/1,               % +Sprt
            player_clauses/3,           % +Score, +Player, -Clauses
            score_games/2,              % +Score, -Games
            any_fault/1,                % +Score
            side_count/3,               % +Score, +Side, -Count
            player_means/3,             % +Score, +Player, -Means
            player_faults/3,            % +Score, +Player, -Faults
            mean_plies/2                % +Score, -Plies
          ]).
:- use_module('../../shogi/position', [opponent/2]).
:- use_module('../../shogi/game', [game_ply/2]).
:- use_module('../decided', [decided_clause/2]).
:- use_module('../elo', [pair_counted/3, sprt/4]).
:- use_module(engine, [thought_decided/2, thought_depth/2, thought_nodes/2, thought_seconds/2]).
:- use_module(openings, [scheduled_number/2, scheduled_opening/2, scheduled_side/2]).
:- use_module(referee,
              [played_game/2, played_winner/2, played_reason/2, played_fault/2, played_thoughts/2]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2, selectchk/3, sum_list/2]).
:- autoload(library(pairs), [group_pairs_by_key/2]).

%!  no_games(-Score) is det.
%
%   The Score before the first game.

no_games(score(score(0, 0, 0), pairs(0, 0, 0, 0, 0), [], [], player(Sums, []), player(Sums, []))) :-
    Sums = sums(0, 0, 0, 0, 0, 0).

%!  with_game(+Scheduled, +Played, +Score0, -Score) is det.
%
%   Score is Score0 and one game more: Scheduled as schedule/4 has it, Played as play_game/4 has it.

with_game(Scheduled, Played, score(Count0, Pairs0, Waiting0, Games, SumsA0, SumsB0),
          score(Count, Pairs, Waiting, [Game|Games], SumsA, SumsB)) :-
    scheduled_number(Scheduled, Number),
    scheduled_side(Scheduled, Side),
    scheduled_opening(Scheduled, opening(Id, _)),
    played_winner(Played, WinnerSide),
    side_player(WinnerSide, Side, Winner),
    played_reason(Played, Reason),
    (   played_fault(Played, fault(GuiltySide, Kind))
    ->  side_player(GuiltySide, Side, Guilty),
        Fault = fault(Guilty, Kind)
    ;   Fault = none
    ),
    played_game(Played, Record),
    game_ply(Record, Plies),
    Game = game{number:Number, opening:Id, a_side:Side, winner:Winner, reason:Reason, fault:Fault,
                plies:Plies},
    add_winner(Winner, Count0, Count),
    add_pair(Number, Winner, Waiting0, Pairs0, Waiting, Pairs),
    opponent(Side, Other),
    played_thoughts(Played, Thoughts),
    add_thoughts(Thoughts, Side, SumsA0, SumsA),
    add_thoughts(Thoughts, Other, SumsB0, SumsB).

side_player(draw, _, draw) :-
    !.
side_player(Side, Side, a) :-
    !.
side_player(_, _, b).

add_winner(a,    score(Wins0, Losses, Draws), score(Wins, Losses, Draws)) :-
    Wins is Wins0 + 1.
add_winner(b,    score(Wins, Losses0, Draws), score(Wins, Losses, Draws)) :-
    Losses is Losses0 + 1.
add_winner(draw, score(Wins, Losses, Draws0), score(Wins, Losses, Draws)) :-
    Draws is Draws0 + 1.

%   add_pair(+Number, +Winner, +Waiting0, +Pairs0, -Waiting, -Pairs): the games 2N-1 and 2N are a
%   pair.

add_pair(Number, Winner, Waiting0, Pairs0, Waiting, Pairs) :-
    Pair is (Number + 1)//2,
    half_points(Winner, Points),
    (   selectchk(Pair-Points0, Waiting0, Waiting)
    ->  Both is Points + Points0,
        pair_counted(Both, Pairs0, Pairs)
    ;   Waiting = [Pair-Points|Waiting0],
        Pairs = Pairs0
    ).

half_points(a,    2).
half_points(draw, 1).
half_points(b,    0).

%   add_thoughts(+Thoughts, +Side, +Player0, -Player): those of Side.

add_thoughts(Thoughts, Side, player(Sums0, Clauses0), player(Sums, Clauses)) :-
    add_sums(Thoughts, Side, Sums0, Sums),
    findall(Clause-1,
            ( member(Side-Thought, Thoughts),
              thought_decided(Thought, Decided),
              Decided \== none,
              decided_clause(Decided, Clause)
            ),
            New),
    append(New, Clauses0, All0),
    msort(All0, All),
    group_pairs_by_key(All, Groups),
    findall(Clause-Count, ( member(Clause-Counts, Groups), sum_list(Counts, Count) ), Clauses).

add_sums([], _, Sums, Sums).
add_sums([Side-Thought|Thoughts], Side, Sums0, Sums) :-
    !,
    thought_seconds(Thought, Seconds1),
    thought_depth(Thought, Depth1),
    thought_nodes(Thought, Nodes1),
    Sums0 = sums(Moves0, Seconds0, Deepened0, Depth0, Counted0, Nodes0),
    Moves is Moves0 + 1,
    Seconds is Seconds0 + Seconds1,
    add_value(Depth1, Deepened0, Depth0, Deepened, Depth),
    add_value(Nodes1, Counted0, Nodes0, Counted, Nodes),
    add_sums(Thoughts, Side, sums(Moves, Seconds, Deepened, Depth, Counted, Nodes), Sums).
add_sums([_|Thoughts], Side, Sums0, Sums) :-
    add_sums(Thoughts, Side, Sums0, Sums).

add_value(none, Count, Sum, Count, Sum) :-
    !.
add_value(Value, Count0, Sum0, Count, Sum) :-
    Count is Count0 + 1,
    Sum is Sum0 + Value.

                /*******************************
                *       WHAT IS COUNTED        *
                *******************************/

%!  score_count(+Score, -Count) is det.
%
%   Count is score(Wins, Losses, Draws).

score_count(score(Count, _, _, _, _, _), Count).

%!  score_measure(+Score, -Measure) is det.
%
%   Measure is what Elo is told by: the pairs of games that are over, or the count before there is
%   one.

score_measure(score(Count, Pairs, _, _, _, _), Measure) :-
    (   Pairs = pairs(0, 0, 0, 0, 0)
    ->  Measure = Count
    ;   Measure = Pairs
    ).

%!  score_sprt(+Hypotheses, +Score, -Sprt) is det.
%
%   Sprt is sprt(Elo0, Elo1, Test) with Test as sprt/4 has it, for Hypotheses elos(Elo0, Elo1);
%   `none` for `none`.

score_sprt(none, _, none).
score_sprt(elos(Elo0, Elo1), Score, sprt(Elo0, Elo1, Test)) :-
    score_measure(Score, Measure),
    sprt(Measure, Elo0, Elo1, Test).

%!  is_decided(+Sprt) is semidet.
%
%   Sprt, of score_sprt/3, has told one Elo from the other: no more games are needed.

is_decided(sprt(_, _, sprt(_, _, Decision))) :-
    Decision \== none.

%!  score_games(+Score, -Games:list(dict)) is det.
%
%   Games are the games of Score, as the head of this file says, newest first.

score_games(score(_, _, _, Games, _, _), Games).

%!  any_fault(+Score) is semidet.
%
%   A game was lost by a fault.

any_fault(Score) :-
    score_games(Score, Games),
    member(Game, Games),
    Game.fault \== none,
    !.

%!  side_count(+Score, +Side, -Count) is det.
%
%   Count is score(Wins, Losses, Draws) of the games in which `a` had Side.

side_count(Score, Side, score(Wins, Losses, Draws)) :-
    winner_count(Score, Side, a, Wins),
    winner_count(Score, Side, b, Losses),
    winner_count(Score, Side, draw, Draws).

winner_count(Score, Side, Winner, Count) :-
    score_games(Score, Games),
    aggregate_all(count,
                  ( member(Game, Games), _{a_side:Side, winner:Winner} :< Game ),
                  Count).

%!  player_means(+Score, +Player, -Means:dict) is det.
%
%   Means are the `seconds`, the `depth` and the `nodes` of a move of Player, `a` or `b`, in the
%   mean; `null` where it has told none.

player_means(Score, Player, means{seconds:Seconds, depth:Depth, nodes:Nodes}) :-
    player_sums(Player, Score, sums(Moves, Seconds0, Deepened, Depth0, Counted, Nodes0)),
    mean(Seconds0, Moves, Seconds),
    mean(Depth0, Deepened, Depth),
    mean(Nodes0, Counted, Nodes).

player_sums(Player, Score, Sums) :-
    player_part(Player, Score, player(Sums, _)).

player_part(a, score(_, _, _, _, Part, _), Part).
player_part(b, score(_, _, _, _, _, Part), Part).

%!  player_clauses(+Score, +Player, -Clauses:list) is det.
%
%   Clauses are Name-Count: how many moves of Player each clause has decided. Empty for an engine,
%   which does not tell.

player_clauses(Score, Player, Clauses) :-
    player_part(Player, Score, player(_, Clauses)).

mean(Sum, Count, Mean) :-
    (   Count =:= 0
    ->  Mean = null
    ;   Mean is Sum / float(Count)
    ).

%!  player_faults(+Score, +Player, -Faults:list) is det.
%
%   Faults are Kind-Count for each kind of fault.

player_faults(Score, Player, Faults) :-
    score_games(Score, Games),
    findall(Kind-Count,
            ( member(Kind, [crash, time, illegal, declaration]),
              aggregate_all(count,
                            ( member(Game, Games), _{fault:fault(Player, Kind)} :< Game ),
                            Count)
            ),
            Faults).

%!  mean_plies(+Score, -Plies) is det.
%
%   Plies is how long a game was in the mean; `null` without games.

mean_plies(Score, Mean) :-
    score_games(Score, Games),
    length(Games, Count),
    findall(Plies, ( member(Game, Games), Plies = Game.plies ), AllPlies),
    sum_list(AllPlies, Sum),
    mean(Sum, Count, Mean).
