/*  How often the third paper's function J names a wrong move: what its move loses against the best
    one, by a deep search.

    The paper says that J, with which the opening is played, names a wrong move about one time in
    five. So the paper's player is asked in positions of its own games, which are with a search of
    a few plies: it has white, and black has some moves by chance first, so that no game is as
    another. A move that joseki say is none of J's, and is left out.

    A position is looked at twice: all moves, and that of J alone, both to the same depth. What the
    second search finds less is what the move loses, in hundredths of a disc.
*/
:- module(gunshi_lab_experiments_othello_j,
          [ j_losses/5,                 % :Each, +Games, +Depth, +Moves, -Losses
            j_row/3                     % +Losses, +Number, -Row
          ]).
:- use_module('../../othello/board').
:- use_module('../../othello/search', [othello_result/3, othello_search/3]).
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/othello/strategy', [othello_knowledge/0, otl_choose/4]).
:- use_module('../../knowledge/othello/weights', [current_weights/1]).
:- use_module('../comparison', [mean_error/3]).
:- use_module('../match/othello_game', [othello_game/4, random_opening/2]).

:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2, nth0/3]).

:- meta_predicate j_losses(1, +, +, +, -).

%   The moves by chance, and the level of the search that the paper's player meets.

chance_moves(6).
opponent(level(3)).

%!  j_losses(:Each, +Games:integer, +Depth:integer, +Moves:list(integer), -Losses:list) is det.
%
%   Losses are loss(Number, Position, Move, Best, Loss): in a game's Position, where its move with
%   that Number of Moves was to be played, the paper's player plays Move by J; Best, of Depth plies,
%   is Loss better. Each is called with the number of games done. It uses chance.
%
%   @error what reading the knowledge throws

j_losses(Each, Games, Depth, Numbers, Losses) :-
    othello_knowledge,
    current_weights(Weights),
    findall(Loss,
            ( between(1, Games, Game),
              game_losses(Weights, Depth, Numbers, Found),
              call(Each, Game),
              member(Loss, Found)
            ),
            Losses).

game_losses(Weights, Depth, Numbers, Losses) :-
    chance_moves(Count),
    random_opening(Count, Opening),
    opponent(Opponent),
    othello_game(from(Opening, Opponent), paper, white, otl_game(_, Positions, _, _)),
    findall(loss(Number, Position, Move, Best, Loss),
            ( member(Number, Numbers),
              N is Number - 1,
              nth0(N, Positions, Position),
              othello_moves(Position, [_-_, _-_|_]),
              by_j(Position, N, Move),
              worth(Position, Weights, Depth, [], Best, Most),
              worth(Position, Weights, Depth, [Move], _, Score),
              lost(Move, Best, Most, Score, Loss)
            ),
            Losses).

%   by_j(+Position, +N, -Move) is semidet.

by_j(Position, N, Move) :-
    otl_choose(Position, N, paper, choice(Move, reason(_, Notes), _)),
    memberchk(j(_), Notes).

worth(Position, Weights, Depth, Only, Move, Score) :-
    othello_search(Position, [weights(Weights), depth(Depth), only(Only)], Result),
    othello_result(Result, move, Move),
    othello_result(Result, score, Score).

%   A search of one move alone may find a little more in it than that of all.

lost(Move, Best, Most, Score, Loss) :-
    (   Move == Best
    ->  Loss = 0
    ;   Loss is max(0, Most - Score)
    ).

%!  j_row(+Losses:list, +Number, -Row:dict) is semidet.
%
%   Row tells of the moves with that Number, or of `all`: their number, `positions`; `best`, the
%   share of them than which none is better; `one`, `two`, `three`, the shares that are worse by so
%   many discs at least; `lost`, the mean in discs, and `error`, its standard error. Fails without
%   positions.

j_row(Losses, Number, row{move:Number, positions:Count, best:Best, one:One, two:Two, three:Three,
                          lost:Mean, error:Error}) :-
    findall(Discs,
            ( member(loss(Move, _, _, _, Loss), Losses),
              ( Number == all -> true ; Move == Number ),
              Discs is Loss / 100
            ),
            Lost),
    Lost \== [],
    length(Lost, Count),
    share(Lost, 0, =<, Best),
    share(Lost, 1, >=, One),
    share(Lost, 2, >=, Two),
    share(Lost, 3, >=, Three),
    mean_error(Lost, Mean, Error).

share(Lost, Discs, Compare, Share) :-
    aggregate_all(count, ( member(L, Lost), call(Compare, L, Discs) ), Count),
    length(Lost, All),
    Share is Count / All.
