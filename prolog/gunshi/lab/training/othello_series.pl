/*  Series of Othello games by the clauses: how the learner does against a fixed opponent, before it
    has learned anything and after.

    An opponent plays the first legal move of a fixed order of squares: corners first, the squares
    beside them last, and shuffled among their like, so that there are as many opponents as wanted,
    each always the same. The learner meets each with no lessons, black and white in turn. Neither
    side uses chance, so without learning every pair of games would be as the first: what changes is
    learned.
*/
:- module(gunshi_lab_training_othello_series,
          [ othello_game/4,             % +Black, +White, +N, -Game
            fixed_move/3,               % +Squares, +Position, -Move
            random_opening/2,           % +Count, -Moves
            fixed_order/1,              % -Squares
            othello_series/3,           % :Each, +Options, -Scores
            series_curve/2,             % +Scores, -Points
            series_gain/3               % +Scores, -Gain, -Error
          ]).
:- use_module('../comparison', [mean_error/3]).
:- use_module('../../othello/board').
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/othello/strategy', [othello_knowledge/0, otl_choose/4]).
:- use_module('../../knowledge/othello/learn_game', [learn_othello_game/2]).
:- use_module('../../knowledge/own', [own_directory/1, use_own_directory/1, use_own_directory/2]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(apply), [maplist/2, maplist/3, maplist/4]).
:- autoload(library(filesex), [delete_directory_and_contents/1]).
:- autoload(library(lists), [append/2, last/2, member/2, nth1/3]).
:- autoload(library(option), [option/2, option/3]).
:- autoload(library(random), [random_member/2, random_permutation/2]).

:- meta_predicate
    othello_series(2, +, -).

%!  othello_game(+Black, +White, +Learner, -Game) is det.
%
%   Black and White play a game from the start. A player is `otl` or level(L), as of otl_choose/4;
%   fixed(Squares), who plays the first legal move of Squares; from(Moves, Player), with whom the
%   game begins with Moves; or called(Goal): call(Goal, begins) before the game, call(Goal,
%   told(Side, Move)) after every move of the other, and call(Goal, plays(Position, N, Move)) for
%   its own. Game is otl_game(Learner, Positions, Moves, Bad) as of otl_learn/2.

othello_game(Black, White, Learner, otl_game(Learner, Positions, Moves, Bad)) :-
    opened(Black, Black1, Opening),
    opened(White, White1, Opening),
    begins(Black1),
    begins(White1),
    (   var(Opening)
    ->  Opening = []
    ;   true
    ),
    othello_start(Start),
    play(Start, 0, Opening, players(Black1, White1), Learner, Positions, Moves, Bad).

opened(Player0, Player, Opening) :-
    (   Player0 = from(Opening, Player1)
    ->  Player = Player1
    ;   Player = Player0
    ).

begins(Player) :-
    (   Player = called(Goal)
    ->  call(Goal, begins)
    ;   true
    ).

told(Player, Side, Move) :-
    (   Player = called(Goal)
    ->  call(Goal, told(Side, Move))
    ;   true
    ).

%   play(+Position, +N, +Opening, +Players, +Learner, -Positions, -Moves, -Bad)

play(Position, N, Opening, Players, Learner, [Position|Positions], Moves, Bad) :-
    (   othello_over(Position)
    ->  Positions = [],
        Moves = [],
        Bad = []
    ;   othello_side(Position, Side),
        player(Side, Players, Player),
        (   Opening = [Move|Opening1]
        ->  IsBad = false,
            told(Player, Side, Move)
        ;   chosen(Player, Position, N, Move, IsBad),
            Opening1 = []
        ),
        othello_after(Position, Move, After),
        othello_opponent(Side, Other),
        player(Other, Players, Watching),
        told(Watching, Side, Move),
        Moves = [Move|Moves1],
        (   IsBad == true,
            Side == Learner
        ->  Bad = [N|Bad1]
        ;   Bad = Bad1
        ),
        N1 is N + 1,
        play(After, N1, Opening1, Players, Learner, Positions, Moves1, Bad1)
    ).

player(black, players(Black, _), Black).
player(white, players(_, White), White).

chosen(fixed(Squares), Position, _, Move, false) :-
    !,
    fixed_move(Squares, Position, Move).
chosen(called(Goal), Position, N, Move, false) :-
    !,
    call(Goal, plays(Position, N, Move)).
chosen(Player, Position, N, Move, Bad) :-
    otl_choose(Position, N, Player, choice(Move, _, Bad)).

%!  fixed_move(+Squares, +Position, -Move) is det.
%
%   Move is the first legal one of Squares, or `pass`.

fixed_move(Squares, Position, Move) :-
    (   member(Move, Squares),
        othello_move(Position, Move)
    ->  true
    ;   Move = pass
    ).

%!  othello_series(:Each, +Options, -Scores:list) is det.
%
%   Scores are score(Opponent, Game, Side, Discs): in that game against that opponent, both from 1,
%   the learner played Side and won by Discs. Each is called with two arguments, the number of games
%   and the number done, before the first game and after every one. Options:
%
%     | games(N)       | against each opponent; default 40                                 |
%     | opponents(N)   | default 20                                                        |
%     | seed(N)        | fixes the opponents; default 1                                    |
%     | learning(Bool) | default true                                                      |
%     | against(P)     | a player of othello_game/4 in the place of each opponent: the     |
%     |                | games with the Nth begin with the same three random moves         |
%
%   The lessons from each opponent are kept in a directory of their own, in the place of the user's,
%   and gone at the end: the user's lessons are not used meanwhile, by any thread.

othello_series(Each, Options, Scores) :-
    option(games(Games), Options, 40),
    option(opponents(Count), Options, 20),
    option(seed(Seed), Options, 1),
    option(learning(Learning), Options, true),
    othello_knowledge,
    set_random(seed(Seed)),
    findall(Player,
            ( between(1, Count, _),
              (   option(against(Other), Options)
              ->  random_opening(3, Opening),
                  Player = from(Opening, Other)
              ;   fixed_order(Squares),
                  Player = fixed(Squares)
              )
            ),
            Players),
    Total is Games * Count,
    series(Players, Games, Learning, Total, Each, Scores).

series(Players, Games, Learning, Total, Each, Scores) :-
    Done = done(0),
    call(Each, Total, 0),
    own_directory(Own),
    tmp_file(othello, Directory),
    setup_call_cleanup(
        make_directory(Directory),
        findall(Score,
                ( nth1(Opponent, Players, Player),
                  format(atom(Memory), "~w/~d", [Directory, Opponent]),
                  use_own_directory(Memory),
                  between(1, Games, Game),
                  one_game(Player, Game, Learning, Side, Discs),
                  Score = score(Opponent, Game, Side, Discs),
                  arg(1, Done, N0),
                  N is N0 + 1,
                  nb_setarg(1, Done, N),
                  call(Each, Total, N)
                ),
                Scores),
        ( use_own_directory(Own, _),
          delete_directory_and_contents(Directory)
        )).

%!  random_opening(+Count, -Moves:list) is det.
%
%   Moves are Count random ones from the start.

random_opening(Count, Moves) :-
    othello_start(Start),
    random_moves(Count, Start, Moves).

random_moves(0, _, []) :- !.
random_moves(Count, Position, [Move|Moves]) :-
    othello_moves(Position, Legal),
    random_member(Move, Legal),
    othello_after(Position, Move, After),
    Count1 is Count - 1,
    random_moves(Count1, After, Moves).

%!  fixed_order(-Squares:list) is det.
%
%   Squares are all, the corners first, those beside them last, each group by chance.

fixed_order(Squares) :-
    corners(Corners),
    findall(R-C, ( between(1, 8, R), between(1, 8, C) ), All),
    findall(S, ( member(S, All), \+ memberchk(S, Corners), \+ beside_corner(S), edge(S) ), Edges),
    findall(S, ( member(S, All), \+ beside_corner(S), \+ edge(S) ), Inner),
    findall(S, ( member(S, All), beside_corner(S) ), Beside),
    maplist(random_permutation, [Corners, Edges, Inner, Beside], Groups),
    append(Groups, Squares).

corners([1-1, 1-8, 8-1, 8-8]).

edge(R-C) :-
    (   memberchk(R, [1, 8])
    ;   memberchk(C, [1, 8])
    ),
    !.

beside_corner(R-C) :-
    corners(Corners),
    member(R1-C1, Corners),
    R-C \== R1-C1,
    abs(R - R1) =< 1,
    abs(C - C1) =< 1,
    !.

%   one_game(+Opponent, +Game, +Learning, -Side, -Discs): the learner's odd games are with black.

one_game(Opponent, Number, Learning, Side, Discs) :-
    (   Number mod 2 =:= 1
    ->  Side = black,
        othello_game(otl, Opponent, black, Game)
    ;   Side = white,
        othello_game(Opponent, otl, white, Game)
    ),
    Game = otl_game(_, Positions, _, _),
    last(Positions, End),
    othello_score(End, Side, Discs),
    (   Learning == true,
        Discs < 0,
        learn_othello_game(Game, _)
    ->  true
    ;   true
    ).

%!  series_curve(+Scores, -Points:list) is det.
%
%   Points are point(Pair, Mean, Error) for each pair of games, one with either side: the mean of
%   what the learner won against the opponents, a win 1 and a draw 1/2, and the standard error of
%   that mean over the opponents.

series_curve(Scores, Points) :-
    aggregate_all(max(Game), member(score(_, Game, _, _), Scores), Games),
    Pairs is Games // 2,
    findall(point(Pair, Mean, Error),
            ( between(1, Pairs, Pair),
              pair_scores(Scores, Pair, Values),
              mean_error(Values, Mean, Error)
            ),
            Points).

%   pair_scores(+Scores, +Pair, -Values): against each opponent, in the order of opponents.

pair_scores(Scores, Pair, Values) :-
    First is 2 * Pair - 1,
    Second is 2 * Pair,
    findall(Value,
            ( member(score(Opponent, First, _, Discs1), Scores),
              memberchk(score(Opponent, Second, _, Discs2), Scores),
              won(Discs1, Won1),
              won(Discs2, Won2),
              Value is (Won1 + Won2) / 2
            ),
            Values).

won(Discs, Won) :-
    Won is (1 + sign(Discs)) / 2.

%!  series_gain(+Scores, -Gain, -Error) is det.
%
%   The learner wins Gain more of the last pair of games than of the first, in the mean over the
%   opponents; Error is the standard error of that mean difference.

series_gain(Scores, Gain, Error) :-
    aggregate_all(max(Game), member(score(_, Game, _, _), Scores), Games),
    Last is Games // 2,
    pair_scores(Scores, 1, Before),
    pair_scores(Scores, Last, After),
    maplist([B, A, D]>>(D is A - B), Before, After, Differences),
    mean_error(Differences, Gain, Error).
