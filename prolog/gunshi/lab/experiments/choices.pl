/*  What choices are worth: in positions of games this program decides, the search alone does, and
    where they differ a longer search judges both moves.

    So a clause that costs too much is seen in minutes, where games would take a day: the same
    positions are decided by both, and nothing of how a game goes on is in the figures. They see no
    further than the longer search: what a castle is worth thirty moves later is not in them.

    A gain is what the longer search thinks more of the program's move than of the search's, in
    centipawns for who moves, cut to 400: one mate is not to outweigh a hundred moves.
*/
:- module(gunshi_lab_experiments_choices,
          [ choices_judged/7,           % :Each, +Games, +Count, +Nodes, +Deep, +Seed, -Judged
            choice_rows/2               % +Judged, -Rows
          ]).
:- use_module('../../knowledge/choice', [choose/3]).
:- use_module('../../knowledge/shogi/marks', [cut_score/2]).
:- use_module('../../knowledge/shogi/rule_examples', [game_up_to/3]).
:- use_module('../../knowledge/shogi/styles', [deciders/1]).
:- use_module('../../shogi/game', [game_play/3, game_ply/2, game_position/2, game_result/2]).
:- use_module('../../shogi/position', [position_sfen/2, side_to_move/2]).
:- use_module('../../shogi/search', [search/3, search_result/3]).
:- use_module('../comparison', [mean_error/3, normal_95/1]).
:- use_module('../decided', [game_phase/2, search_alone/3]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2, nth0/3]).
:- autoload(library(random), [random_between/3]).
:- autoload(library(solution_sequences), [distinct/2, limit/2]).

:- meta_predicate choices_judged(0, +, +, +, +, +, -).

%!  choices_judged(:Each, +Games:list, +Count:integer, +Nodes:integer, +Deep:integer,
%!                 +Seed:integer, -Judged:list) is det.
%
%   Judged are choices of Nodes each, in Count positions of Games, or as many as they have, one of
%   each game in turn, drawn by Seed, and none twice. One is judged(Phase, Clause, Differs, Gain):
%   the phase of the game as game_phase/2 has it, the clause that decided, whether the search alone
%   plays another move, and the Gain as searches of Deep nodes have it, 0 where it plays the same. A
%   choice that ends the game is no move, and not judged. Each is called after every position.
%
%   @error as choose/3

choices_judged(Each, Games, Count, Nodes, Deep, Seed, Judged) :-
    set_random(seed(Seed)),
    drawn_positions(Games, Count, Positions),
    findall(One,
            ( member(Game, Positions),
              ( judged(Game, Nodes, Deep, One0) -> One = One0 ; One = none ),
              call(Each),
              One \== none
            ),
            Judged).

%   drawn_positions(+Games, +Count, -Positions): games up to somewhere, as many as Count and as
%   there are. Openings are common to many games: it is drawn ten times as often at most.

drawn_positions(Games, Count0, Positions) :-
    length(Games, All),
    aggregate_all(sum(Plies), ( member(Game, Games), game_ply(Game, Plies) ), There),
    Count is min(Count0, There+All),
    Most is 10*Count,
    findall(Game,
            limit(Count,
                  distinct(Sfen,
                           ( between(1, Most, N),
                             Index is (N-1) mod All,
                             nth0(Index, Games, Whole),
                             drawn_from(Whole, Game),
                             game_position(Game, Position),
                             position_sfen(Position, Sfen)
                           ))),
            Positions).

%   drawn_from(+Whole, -Game) is semidet: Whole up to a move by chance, where it goes on.

drawn_from(Whole, Game) :-
    game_ply(Whole, Length),
    Last is max(0, Length-1),
    random_between(0, Last, Ply),
    game_up_to(Whole, Ply, Game),
    \+ game_result(Game, _).

%   judged(+Game, +Nodes, +Deep, -Judged) is semidet.

judged(Game, Nodes, Deep, judged(Phase, Clause, Differs, Gain)) :-
    choose(Game, [nodes(Nodes)], choice(Move, Reason, _)),
    is_move(Move),
    arg(1, Reason, Clause),
    game_phase(Game, Phase),
    search_alone(Game, [nodes(Nodes)], Alone),
    (   Alone == Move
    ->  Differs = false,
        Gain = 0
    ;   Differs = true,
        worth(Game, Move, Deep, Worth),
        worth(Game, Alone, Deep, AloneWorth),
        Gain is max(-400, min(400, Worth-AloneWorth))
    ).

%   is_move(@Choice) is semidet: it is not to resign, nor to declare a win.

is_move(Choice) :-
    compound(Choice).

%   worth(+Game, +Move, +Deep, -Worth): for who moves. What is no move is a declaration that wins.

worth(Game, Move, Deep, Worth) :-
    (   is_move(Move)
    ->  game_play(Game, Move, Next),
        (   game_result(Next, Result)
        ->  game_position(Game, Position),
            side_to_move(Position, Side),
            result_worth(Result, Side, Worth)
        ;   search(Next, [nodes(Deep)], Searched),
            search_result(Searched, score, Score),
            cut_score(Score, Theirs),
            Worth is -Theirs
        )
    ;   cut_score(mate(1), Worth)
    ).

result_worth(draw(_), _, 0).
result_worth(wins(Winner, _), Side, Worth) :-
    cut_score(mate(1), Won),
    (   Winner == Side
    ->  Worth = Won
    ;   Worth is -Won
    ).

%!  choice_rows(+Judged:list, -Rows:list(dict)) is det.
%
%   Rows count Judged: by phase, `all` for all phases together, and by clause in the order of the
%   strategy, `all` for all clauses. A row has `phase`, `clause`, `moves`; `different`, how many of
%   these the search alone would not have played; `gain`, the mean of all of them in centipawns, and
%   `error`, half the width of its interval of 95 percent, `null` for a single move. What has no
%   moves has no row.

choice_rows(Judged, Rows) :-
    deciders(Deciders),
    findall(Clause, member(Clause-clause, Deciders), Clauses),
    findall(Row,
            ( member(Phase, [opening, middle, end, none, all]),
              member(Clause, [all|Clauses]),
              row(Judged, Phase, Clause, Row)
            ),
            Rows).

row(Judged, Phase, Clause,
    _{phase:Phase, clause:Clause, moves:Moves, different:Different, gain:Gain, error:Error}) :-
    findall(Differs-G,
            ( member(judged(P, C, Differs, G), Judged),
              ( Phase == all -> true ; P == Phase ),
              ( Clause == all -> true ; C == Clause )
            ),
            Pairs),
    length(Pairs, Moves),
    Moves > 0,
    findall(true, member(true-_, Pairs), Others),
    length(Others, Different),
    findall(G, member(_-G, Pairs), Gains),
    mean_error(Gains, Gain, Standard),
    (   Moves > 1
    ->  normal_95(Errors),
        Error is Errors*Standard
    ;   Error = null
    ).
