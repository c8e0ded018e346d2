/*  gunshi othello match: two players against each other.

    Games come in pairs from the same opening of random moves, each side once black. What a program
    plays against the rules is its fault, and loses the game.
*/
:- module(gunshi_cli_commands_othello_match,
          [ run/2                       % +Arguments, -Status
          ]).
:- use_module(library(option), [option/2, option/3]).
:- use_module('../../../knowledge/all', []).
:- use_module('../../../lab/elo', [score_elo/3, elo_words/3]).
:- use_module('../../../othello/board').
:- use_module('../../../othello/record', [write_ggf/2]).
:- use_module('../../../knowledge/othello/strategy', [othello_knowledge/0]).
:- use_module('../../../lab/training/othello_series', [random_opening/2]).
:- use_module('../../../base/usage', [usage_error/2]).
:- use_module('../../options').
:- use_module('../../../lab/match/othello_player').
:- use_module('../../progress', [progress_start/2, progress_done/1, progress_show/3, progress_end/1]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2, sum_list/2]).

opt_type(games,  games,  natural).
opt_type(seed,   seed,   nonneg).
opt_type(output, output, atom).
opt_type(format, format, oneof([text, json])).

opening_plies(8).

%!  run(+Arguments, -Status) is det.
%
%   Run the command; Status is 1 when a game was lost by an illegal move, else 0.
%
%   @error gunshi(usage(Text))
%   @error gunshi(gtp(Program, Command, Answer))

run(Arguments, Status) :-
    options(Arguments, Positional, Options),
    (   Positional = [A, B]
    ->  true
    ;   usage_error("othello match: two players are needed, as in match otl level:3", [])
    ),
    forall(option(output(Output), Options), can_be_written(Output)),
    option(games(Games0), Options, 100),
    Games is Games0 + Games0 mod 2,
    option(seed(Seed), Options, 1),
    option(format(Format), Options, text),
    othello_knowledge,
    set_random(seed(Seed)),
    setup_call_cleanup(
        open_player(A, PlayerA),
        setup_call_cleanup(
            open_player(B, PlayerB),
            played(Games, A-PlayerA, B-PlayerB, Results),
            close_player(PlayerB)),
        close_player(PlayerA)),
    (   option(output(File), Options)
    ->  findall(Game, member(result(_, _, _, Game), Results), Record),
        write_ggf(File, Record)
    ;   true
    ),
    tell(Format, A, B, Results),
    (   member(result(_, Fault, _, _), Results),
        Fault \== none
    ->  Status = 1
    ;   Status = 0
    ).

played(Games, A, B, Results) :-
    progress_start(Games, Progress),
    setup_call_cleanup(
        true,
        findall(Result,
                ( Pairs is Games // 2,
                  between(1, Pairs, _),
                  opening_plies(Plies),
                  random_opening(Plies, Opening),
                  member(Side, [black, white]),
                  progress_show(Progress, "games", []),
                  game(Side, A, B, Opening, Result),
                  progress_done(Progress)
                ),
                Results),
        progress_end(Progress)).

%   game(+Side, +A, +B, +Opening, -Result): A has Side. Result is result(Discs, Fault, Side, Game):
%   A wins by Discs; Fault is `none`, or a or b, who played what is not legal.

game(Side, NameA-A, NameB-B, Opening, result(Discs, Fault, Side, Game)) :-
    (   Side == black
    ->  Players = players(A, B),
        Names = [NameA, NameB]
    ;   Players = players(B, A),
        Names = [NameB, NameA]
    ),
    new_game(A, Opening),
    new_game(B, Opening),
    othello_start(Start),
    positions_after(Opening, Start, Position),
    length(Opening, N),
    play(Position, N, Players, End, Moves0, Broken),
    append(Opening, Moves0, Moves),
    (   Broken == none
    ->  othello_score(End, Side, Discs),
        Fault = none
    ;   Broken = resigned(Loser)
    ->  Fault = none,
        (   Loser == Side
        ->  Discs = -64
        ;   Discs = 64
        )
    ;   Broken == Side
    ->  Discs = -64,
        Fault = a
    ;   Discs = 64,
        Fault = b
    ),
    othello_score(End, black, Black),
    (   Broken == none
    ->  format(string(Re), "~d", [Black])
    ;   Broken = resigned(Side1)
    ->  format(string(Re), "~w resigned", [Side1])
    ;   format(string(Re), "~w: illegal move", [Broken])
    ),
    Names = [NameBlack, NameWhite],
    Game = othello_game(['PB'-NameBlack, 'PW'-NameWhite, 'RE'-Re], Start, Moves).

positions_after([], Position, Position).
positions_after([Move|Moves], Position0, Position) :-
    othello_after(Position0, Move, Position1),
    positions_after(Moves, Position1, Position).

play(Position, N, Players, End, Moves, Broken) :-
    (   othello_over(Position)
    ->  End = Position,
        Moves = [],
        Broken = none
    ;   othello_side(Position, Side),
        sides(Side, Players, Player, Opponent),
        player_move(Player, Position, N, Move),
        (   Move == resign
        ->  End = Position,
            Moves = [],
            Broken = resigned(Side)
        ;   othello_move(Position, Move)
        ->  othello_after(Position, Move, After),
            player_told(Opponent, Side, Move),
            Moves = [Move|Moves1],
            N1 is N + 1,
            play(After, N1, Players, End, Moves1, Broken)
        ;   End = Position,
            Moves = [],
            Broken = Side
        )
    ).

sides(black, players(Black, White), Black, White).
sides(white, players(Black, White), White, Black).

tell(Format, A, B, Results) :-
    aggregate_all(count, ( member(result(D, _, _, _), Results), D > 0 ), Wins),
    aggregate_all(count, ( member(result(D, _, _, _), Results), D < 0 ), Losses),
    aggregate_all(count, member(result(0, _, _, _), Results), Draws),
    aggregate_all(count, member(result(_, a, _, _), Results), FaultsA),
    aggregate_all(count, member(result(_, b, _, _), Results), FaultsB),
    findall(D, member(result(D, _, _, _), Results), Discs),
    sum_list(Discs, Sum),
    length(Results, Games),
    MeanDiscs is Sum / Games,
    score_elo(score(Wins, Losses, Draws), Elo, Error),
    (   Format == json
    ->  write_json(_{games:Games, wins:Wins, losses:Losses, draws:Draws, discs:MeanDiscs,
                     faults:_{a:FaultsA, b:FaultsB}, elo:Elo, elo_error:Error})
    ;   format("~w against ~w, ~d games: ~d won, ~d lost, ~d drawn; ~2f discs a game~n",
               [A, B, Games, Wins, Losses, Draws, MeanDiscs]),
        elo_words(Elo, Error, Words),
        format("~s~n", [Words]),
        (   FaultsA + FaultsB =:= 0
        ->  true
        ;   format("illegal moves: ~d of ~w, ~d of ~w~n", [FaultsA, A, FaultsB, B])
        )
    ).
