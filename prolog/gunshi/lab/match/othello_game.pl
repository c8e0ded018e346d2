/*  One game of Othello between two players, and what those without knowledge play: a fixed order of
    squares, moves by chance.
*/
:- module(gunshi_lab_match_othello_game,
          [ othello_game/4,             % +Black, +White, +Learner, -Game
            fixed_move/3,               % +Squares, +Position, -Move
            fixed_order/1,              % -Squares
            position_along/3,           % +Moves, +Position0, -Position
            random_opening/2            % +Count, -Moves
          ]).
:- use_module('../../othello/board').
:- use_module('../../knowledge/all', []).
:- use_module('../../knowledge/othello/strategy', [otl_choose/4]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [append/2, member/2]).
:- autoload(library(random), [random_member/2, random_permutation/2]).

%!  othello_game(+Black, +White, +Learner, -Game) is det.
%
%   Black and White play a game from the start. A player is `paper`, `otl`, level(L) or
%   without_rules(otl), as of otl_choose/4; fixed(Squares), who plays the first legal move of
%   Squares; from(Moves, Player), with whom the game begins with Moves; or called(Goal): call(Goal,
%   begins) before the game, call(Goal, hears(Side, Move)) after every move that it did not choose,
%   and call(Goal, plays(Position, N, Move)) for its own. Game is
%   otl_game(Learner, Positions, Moves, Bad) as of otl_learn/2.

othello_game(Black, White, Learner, otl_game(Learner, Positions, Moves, Bad)) :-
    take_opening(Black, Black1, Opening),
    take_opening(White, White1, Opening),
    begin_game(Black1),
    begin_game(White1),
    (   var(Opening)
    ->  Opening = []
    ;   true
    ),
    othello_start(Start),
    play(Start, 0, Opening, players(Black1, White1), Learner, Positions, Moves, Bad).

%   take_opening(+Player0, -Player, -Opening): Opening stays unbound when Player0 has none.

take_opening(Player0, Player, Opening) :-
    (   Player0 = from(Opening, Player1)
    ->  Player = Player1
    ;   Player = Player0
    ).

begin_game(Player) :-
    (   Player = called(Goal)
    ->  call(Goal, begins)
    ;   true
    ).

tell_move(Player, Side, Move) :-
    (   Player = called(Goal)
    ->  call(Goal, hears(Side, Move))
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
            tell_move(Player, Side, Move)
        ;   choose_move(Player, Position, N, Move, IsBad),
            Opening1 = []
        ),
        othello_after(Position, Move, After),
        othello_opponent(Side, Other),
        player(Other, Players, Watching),
        tell_move(Watching, Side, Move),
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

choose_move(fixed(Squares), Position, _, Move, false) :-
    !,
    fixed_move(Squares, Position, Move).
choose_move(called(Goal), Position, N, Move, false) :-
    !,
    call(Goal, plays(Position, N, Move)).
choose_move(Player, Position, N, Move, Bad) :-
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

%!  position_along(+Moves:list, +Position0, -Position) is nondet.
%
%   Position is Position0 or one of those that Moves, played from there, lead to, in their order.

position_along(_, Position, Position).
position_along([Move|Moves], Position0, Position) :-
    othello_after(Position0, Move, Position1),
    position_along(Moves, Position1, Position).
