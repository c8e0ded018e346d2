:- encoding(utf8).
/*  The fourth paper's claim: castles by target squares need few facts, and answer an opponent who
    disturbs; joseki lines are of no use as soon as he leaves them.

    Three players differ in nothing but how they build: `targets` by target squares, without joseki;
    `joseki` by joseki lines, without target squares; `neither` by what the search finds. Each plays
    as either side from the start of the game against a search that goes one of twenty ways to
    disturb it (disturbances.pl), and against that search undisturbed. Then each plays a match with
    each other one, from openings.

    Two things are called finished: a castle stands when its shape of kb/shogi/castles.pl does, a
    plan when on all its target squares, pawns too, stand the pieces it wants.
*/
:- module(gunshi_lab_experiments_komagumi,
          [ builder/3,                  % ?Name, -Words, -Without
            castle_games/4,             % :Each, +Nodes, +Plies, -Rows
            castle_summary/4,           % +Rows, +Name, +Disturbed, -Summary
            builder_pair/2,             % ?Name, ?Other
            pair_row/7,                 % :Each, +Name, +Other, +Schedule, +Nodes, +Workers, -Row
            facts_needed/1              % -Facts
          ]).
:- use_module('../../base/clauses', [knowledge_clause/3]).
:- use_module('../../base/interpret', [known/2]).
:- use_module('../../knowledge/files', [need_knowledge/1]).
:- use_module('../../knowledge/own', [own_knowledge/0]).
:- use_module('../../knowledge/shogi/facts', [castle_shapes/1]).
:- use_module('../../knowledge/shogi/plans', [plan/2]).
:- use_module('../../shogi/castles', [castle/4]).
:- use_module('../../shogi/game',
              [game_play/3, game_ply/2, game_position/2, game_result/2, game_usi/2]).
:- use_module('../../shogi/komagumi/steps', [plan_stands/3, side_plan/3]).
:- use_module('../../shogi/position', [opponent/2, side_to_move/2]).
:- use_module('../decided', [choose_decided/5, decided_clause/2, decided_cpu/2]).
:- use_module('../match/player', [inside_player/3]).
:- use_module('../match/score', [no_games/1, with_game/4, player_clauses/3]).
:- use_module(disturbances, [disturbance/4, disturbing_move/4, script_left/4]).
:- use_module(inside_match, [inside_series/8, score_row/3]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2, nth1/3, sum_list/2]).

:- meta_predicate
    castle_games(3, +, +, -),
    pair_row(1, +, +, +, +, +, -).

%!  builder(?Name, -Words, -Without:list) is nondet.
%
%   The player Name, which Words call, leaves out the strategy clauses Without.

builder(targets, "target squares", [joseki, off_book]).
builder(joseki,  "joseki lines",   [castle]).
builder(neither, "neither",        [joseki, off_book, castle]).

                /*******************************
                *           CASTLES            *
                *******************************/

%!  castle_games(:Each, +Nodes:integer, +Plies:integer, -Rows:list(dict)) is det.
%
%   Rows are of all games of builders against an opponent who disturbs, of Nodes a move for both and
%   of Plies at most. call(Each, Total, Done, Row) is called after each. A row has
%
%     - player, way, side: the builder, what disturbs it, `none` for nothing, and its side
%     - script, script_played: how many moves the way has, and how many of them were played
%     - castle, castle_ply: the first castle of the builder's, and the number of the move that
%       finished it; plan, plan_ply: the same of a plan. `null` if none was finished
%     - plies, moves: of the game, and of the builder
%     - built: how many of its moves the clauses `castle` and `joseki` decided
%     - cpu: CPU seconds for all its choices
%
%   @error as choose/3

castle_games(Each, Nodes, Plies, Rows) :-
    own_knowledge,
    castle_shapes(Shapes),
    findall(Plan-Makuhyous, plan(Plan, Makuhyous), Plans),
    read_beforehand,
    findall(game(Name, Way, Side),
            ( way(Way, _), builder(Name, _, _), member(Side, [sente, gote]) ),
            Games),
    length(Games, Total),
    findall(Row,
            ( nth1(Done, Games, game(Name, Way, Side)),
              castle_game(Name, Way, Side, Nodes, Plies, Shapes, Plans, Row),
              call(Each, Total, Done, Row)
            ),
            Rows).

%   read_beforehand: what the first choice reads is not in the time of the first player.

read_beforehand :-
    game_usi(Start, startpos),
    choose_decided(Start, [nodes(1), hash(2)], all, _, _).

way(none, []).
way(Way, Script) :-
    disturbance(Way, _, _, Script).

%   castle_game(+Name, +Way, +Side, +Nodes, +Plies, +Shapes, +Plans, -Row)

castle_game(Name, Way, Side, Nodes, Plies, Shapes, Plans, Row) :-
    once(way(Way, Script)),
    builder(Name, _, Without),
    findall(Plan-SidePlan,
            ( member(Plan-Makuhyous, Plans), side_plan(Side, Makuhyous, SidePlan) ),
            SidePlans),
    game_usi(Start, startpos),
    Builder = builder(Side, [nodes(Nodes), hash(2), without(Without)], Shapes, SidePlans),
    build_on(Start, Builder, opponent(Script, Nodes), Plies, built(none, none, 0, 0, 0.0),
             Game, built(Castle, Plan, Moves, Built, Cpu)),
    game_ply(Game, Played),
    length(Script, Length),
    opponent(Side, Other),
    script_left(Script, Game, Other, Left),
    length(Left, LeftLength),
    ScriptPlayed is Length-LeftLength,
    finished(Castle, CastleName, CastlePly),
    finished(Plan, PlanName, PlanPly),
    Row = _{player:Name, way:Way, side:Side, script:Length, script_played:ScriptPlayed,
            castle:CastleName, castle_ply:CastlePly, plan:PlanName, plan_ply:PlanPly, plies:Played,
            moves:Moves, built:Built, cpu:Cpu}.

finished(none, null, null).
finished(Name-Ply, Name, Ply).

%   build_on(+Game0, +Builder, +Opponent, +Plies, +Built0, -Game, -Built): play to the end, or to so
%   many Plies. Built is built(Castle, Plan, Moves, ByKnowledge, Seconds): Castle and Plan are
%   Name-Ply or `none`.

build_on(Game0, Builder, Opponent, Plies, Built0, Game, Built) :-
    Builder = builder(Side, Limits, Shapes, SidePlans),
    game_ply(Game0, Ply),
    game_position(Game0, Position0),
    (   ( Ply >= Plies ; game_result(Game0, _) )
    ->  Game = Game0,
        Built = Built0
    ;   side_to_move(Position0, Side)
    ->  choose_decided(Game0, Limits, [], choice(Move, _, _), Decided),
        with_choice(Decided, Built0, Built1),
        (   is_move(Move)
        ->  game_play(Game0, Move, Game1),
            with_castle(Game1, Side, Shapes, SidePlans, Built1, Built2),
            build_on(Game1, Builder, Opponent, Plies, Built2, Game, Built)
        ;   Game = Game0,
            Built = Built1
        )
    ;   Opponent = opponent(Script, Nodes),
        disturbing_move(Script, Game0, Nodes, Move),
        is_move(Move)
    ->  game_play(Game0, Move, Game1),
        build_on(Game1, Builder, Opponent, Plies, Built0, Game, Built)
    ;   Game = Game0,
        Built = Built0
    ).

%   is_move(+Move): and not what ends the game, or nothing.

is_move(Move) :-
    compound(Move).

with_choice(Decided, built(Castle, Plan, Moves0, Known0, Seconds0),
            built(Castle, Plan, Moves, Known, Seconds)) :-
    decided_cpu(Decided, Seconds1),
    decided_clause(Decided, Clause),
    Moves is Moves0+1,
    Seconds is Seconds0+Seconds1,
    (   memberchk(Clause, [castle, joseki])
    ->  Known is Known0+1
    ;   Known = Known0
    ).

with_castle(Game, Side, Shapes, SidePlans, built(Castle0, Plan0, Moves, Known, Seconds),
            built(Castle, Plan, Moves, Known, Seconds)) :-
    game_ply(Game, Ply),
    game_position(Game, Position),
    (   Castle0 == none,
        castle(Shapes, Position, Side, Name)
    ->  Castle = Name-Ply
    ;   Castle = Castle0
    ),
    (   Plan0 == none,
        member(PlanName-SidePlan, SidePlans),
        plan_stands(SidePlan, Side, Position)
    ->  Plan = PlanName-Ply
    ;   Plan = Plan0
    ).

%!  castle_summary(+Rows:list(dict), +Name, +Disturbed:boolean, -Summary:dict) is det.
%
%   Summary is of the games of the builder Name in Rows, as castle_games/4 gives them, that were
%   disturbed, or were not: games; castles and plans, how many games had one finished; castle_ply
%   and plan_ply, the number of the move in the mean of these, `null` when there are none; moves,
%   those of the builder; built, of these those of the clauses `castle` and `joseki`; cpu, seconds
%   of CPU time a move.

castle_summary(Rows, Name, Disturbed, Summary) :-
    findall(Row,
            ( member(Row, Rows),
              Row.player == Name,
              is_disturbed(Row.way, Disturbed)
            ),
            Of),
    length(Of, Games),
    numbers(Of, castle_ply, CastlePlies),
    numbers(Of, plan_ply, PlanPlies),
    length(CastlePlies, Castles),
    length(PlanPlies, Plans),
    mean(CastlePlies, CastlePly),
    mean(PlanPlies, PlanPly),
    total(Of, moves, Moves),
    total(Of, built, Built),
    total(Of, cpu, Seconds),
    (   Moves > 0
    ->  Cpu is Seconds/Moves
    ;   Cpu = null
    ),
    Summary = _{player:Name, disturbed:Disturbed, games:Games, castles:Castles,
                castle_ply:CastlePly, plans:Plans, plan_ply:PlanPly, moves:Moves, built:Built,
                cpu:Cpu}.

is_disturbed(Way, Disturbed) :-
    (   Way == none
    ->  Disturbed == false
    ;   Disturbed == true
    ).

numbers(Rows, Key, Numbers) :-
    findall(Number, ( member(Row, Rows), get_dict(Key, Row, Number), number(Number) ), Numbers).

total(Rows, Key, Total) :-
    numbers(Rows, Key, Numbers),
    sum_list(Numbers, Total).

mean(Numbers, Mean) :-
    (   Numbers == []
    ->  Mean = null
    ;   sum_list(Numbers, Sum),
        length(Numbers, Count),
        Mean is float(Sum)/Count
    ).

                /*******************************
                *             ELO              *
                *******************************/

%!  builder_pair(?Name, ?Other) is nondet.
%
%   Name and Other are two builders, each two once.

builder_pair(targets, joseki).
builder_pair(targets, neither).
builder_pair(joseki,  neither).

%!  pair_row(:Each, +Name, +Other, +Schedule, +Nodes, +Workers, -Row:dict) is det.
%
%   Row is what the games of Schedule between the builders Name and Other tell, by Nodes a move:
%   `player`, `against`, and what score_row/3 gives; `built` and `against_built`, the share of the
%   moves of either that the clauses `castle` and `joseki` decided. call(Each, Score) is called
%   after each.
%
%   @error as choose/3

pair_row(Each, Name, Other, Schedule, Nodes, Workers, Row) :-
    builder(Name, _, WithoutA),
    builder(Other, _, WithoutB),
    inside_player([without(WithoutA)], [], A),
    inside_player([without(WithoutB)], [], B),
    no_games(Score0),
    inside_series(count_game(Each), A, B, Schedule, Nodes, Workers, Score0, Score),
    score_row(Score, none, Row0),
    built_share(Score, a, Built),
    built_share(Score, b, OtherBuilt),
    Row = Row0.put(_{player:Name, against:Other, built:Built, against_built:OtherBuilt}).

built_share(Score, Player, Share) :-
    player_clauses(Score, Player, Clauses),
    aggregate_all(sum(Count), member(_-Count, Clauses), Moves),
    aggregate_all(sum(Count),
                  ( member(Clause-Count, Clauses), memberchk(Clause, [castle, joseki]) ),
                  Built),
    (   Moves > 0
    ->  Share is Built/float(Moves)
    ;   Share = 0.0
    ).

count_game(Each, Scheduled, Played, Score0, Score) :-
    with_game(Scheduled, Played, Score0, Score),
    call(Each, Score).

                /*******************************
                *            FACTS             *
                *******************************/

%!  facts_needed(-Facts:dict) is det.
%
%   Facts count what the knowledge has for either way to build: `makuhyou`, the facts of target
%   squares, in so many `plans`, and `choices`, the clauses that choose one; `lines` of joseki and
%   the `line_moves` in them, and `patterns`, gm and bm facts of shogi.

facts_needed(_{makuhyou:Makuhyou, plans:Plans, choices:Choices, lines:Lines, line_moves:LineMoves,
               patterns:Patterns}) :-
    own_knowledge,
    need_knowledge(joseki),
    aggregate_all(count, known(makuhyou(_, _, _, _), _), Makuhyou),
    aggregate_all(count, known(komagumi_plan(_, _, _), _), Plans),
    aggregate_all(count, knowledge_clause(plan_choice(_, _, _, _), _, _), Choices),
    findall(Moves, known(joseki(_, _, Moves), _), Texts),
    length(Texts, Lines),
    aggregate_all(sum(Count),
                  ( member(Text, Texts),
                    split_string(Text, " ", " ", Words),
                    length(Words, Count)
                  ),
                  LineMoves),
    aggregate_all(count,
                  ( ( knowledge_clause(gm(_, _, Move), _, _)
                    ; knowledge_clause(bm(_, _, Move), _, _)
                    ),
                    functor(Move, Functor, _),
                    memberchk(Functor, [move, promote, drop])
                  ),
                  Patterns).
