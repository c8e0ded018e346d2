/*  A match of Othello between two players, as othello_player.pl has them.

    Games come in pairs from the same opening of random moves, each side once black. What a program
    plays against the rules is its fault, and loses the game by all discs.

    A game is a dict with the tag `game`: the first player, `a`, had `a_side` and won by `discs`;
    `fault` is `none`, or `a` or `b`, who played what is not legal; `record` is the game.
*/
:- module(gunshi_lab_match_othello_match,
          [ play_othello_match/5,       % :Each, +Count, +A, +B, -Games
            othello_match_score/2,      % +Games, -Score
            othello_match_faults/3,     % +Games, +Player, -Count
            othello_match_discs/2       % +Games, -Discs
          ]).
:- use_module('../../othello/board').
:- use_module(othello_game, [random_opening/2]).
:- use_module(othello_player, [new_game/2, player_move/4, tell_player/3]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [append/3, member/2, sum_list/2]).

:- meta_predicate
    play_othello_match(1, +, +, +, -).

opening_plies(8).

%!  play_othello_match(:Each, +Count:integer, +A, +B, -Games:list(dict)) is det.
%
%   Games are Count, an even number, between A and B, each Name-Player. Each is called before each
%   game, with the number of games done.
%
%   @error gunshi(gtp(Program, Command, Answer))

play_othello_match(Each, Count, A, B, Games) :-
    Pairs is Count // 2,
    opening_plies(Plies),
    findall(Game,
            ( between(1, Pairs, Pair),
              random_opening(Plies, Opening),
              member(Side-Before, [black-2, white-1]),
              Done is 2*Pair - Before,
              call(Each, Done),
              play_game(Side, A, B, Opening, Game)
            ),
            Games).

%   play_game(+Side, +A, +B, +Opening, -Game): A has Side.

play_game(Side, NameA-A, NameB-B, Opening,
          game{a_side:Side, discs:Discs, fault:Fault, record:Record}) :-
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
    play_on(Position, N, Players, End, Moves0, Broken),
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
    Record = othello_game(['PB'-NameBlack, 'PW'-NameWhite, 'RE'-Re], Start, Moves).

positions_after([], Position, Position).
positions_after([Move|Moves], Position0, Position) :-
    othello_after(Position0, Move, Position1),
    positions_after(Moves, Position1, Position).

%   play_on(+Position, +N, +Players, -End, -Moves, -Broken): Broken is `none`, resigned(Side), or
%   the side that played what is not legal.

play_on(Position, N, Players, End, Moves, Broken) :-
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
            tell_player(Opponent, Side, Move),
            Moves = [Move|Moves1],
            N1 is N + 1,
            play_on(After, N1, Players, End, Moves1, Broken)
        ;   End = Position,
            Moves = [],
            Broken = Side
        )
    ).

sides(black, players(Black, White), Black, White).
sides(white, players(Black, White), White, Black).

                /*******************************
                *       WHAT IS COUNTED        *
                *******************************/

%!  othello_match_score(+Games:list(dict), -Score) is det.
%
%   Score is score(Wins, Losses, Draws) of `a`.

othello_match_score(Games, score(Wins, Losses, Draws)) :-
    discs_of(Games, Discs),
    aggregate_all(count, ( member(D, Discs), D > 0 ), Wins),
    aggregate_all(count, ( member(D, Discs), D < 0 ), Losses),
    aggregate_all(count, member(0, Discs), Draws).

discs_of(Games, Discs) :-
    findall(D, ( member(Game, Games), get_dict(discs, Game, D) ), Discs).

%!  othello_match_faults(+Games:list(dict), +Player, -Count:integer) is det.
%
%   Player, `a` or `b`, lost Count of Games by a fault.

othello_match_faults(Games, Player, Count) :-
    aggregate_all(count, ( member(Game, Games), _{fault:Player} :< Game ), Count).

%!  othello_match_discs(+Games:list(dict), -Discs:number) is det.
%
%   Discs is what `a` won a game by, in the mean.

othello_match_discs(Games, Mean) :-
    discs_of(Games, Discs),
    sum_list(Discs, Sum),
    length(Games, Count),
    Mean is Sum / Count.
