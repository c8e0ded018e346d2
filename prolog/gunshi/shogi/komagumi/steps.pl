/*  Following a plan: what can be played now, what stands, what is lost.

    A *plan* is a list of makuhyou (komagumi.pl), one for each piece that is to move. Plans are
    written for sente; gote's is the same turned round, with each number one higher. This file takes
    plans as values and opens none.
*/
:- module(gunshi_shogi_komagumi_steps,
          [ side_plan/3,                % +Side, +Plan, -SidePlan
            plan_steps/3,               % +SidePlan, +Game, -Steps
            move_steps/4,               % +SidePlan, +Game, +Move, -Steps
            plan_stands/3,              % +SidePlan, +Side, +Position
            lost_targets/3,             % +SidePlan, +Game, -Lost
            attacked_squares/2          % +Position, -Squares
          ]).
:- use_module('../kinds', [piece_side_kind/3]).
:- use_module('../squares', [move_to/2]).
:- use_module('../game', [game_start/2, game_position/2]).
:- use_module('../komagumi',
              [makuhyou_komagumi/3, makuhyou_komagumi/4, makuhyou_open/2, own_pawns/3]).
:- use_module('../piece_numbers', [piece_numbers/2, piece_number_kind/2]).
:- use_module('../position',
              [ side_to_move/2, opponent/2, piece_at/3, in_check/1, legal_move/2, position_term/2,
                rule_moves/3
              ]).
:- autoload(library(apply), [include/3, maplist/3]).
:- autoload(library(lists), [member/2, memberchk/2]).

%!  side_plan(+Side, +Plan:list, -SidePlan:list) is det.
%
%   SidePlan is Plan, written for sente, as it is for Side: for gote each piece's number is the next
%   one, and each square the one across the board.

side_plan(sente, Plan, Plan).
side_plan(gote, Plan, SidePlan) :-
    maplist(turned, Plan, SidePlan).

turned(makuhyou(No0, XY0, Value), makuhyou(No, XY, Value)) :-
    No is No0+1,
    XY is 110-XY0.

%!  plan_steps(+SidePlan:list, +Game, -Steps:list) is det.
%
%   What can be played now to build SidePlan, a plan of the side to move: step(Move, Makuhyou,
%   Komagumi) in the order of the plan, then of the komagumi. Move is legal. A piece goes the ways
%   it had at the start of Game, as in the paper, where the plan was chosen once. If pieces that
%   have come to their targets, or have none, shut these, or no step of them is legal now, it goes
%   those that it has from where it stands, round such pieces. A target that another piece of the
%   kind holds needs no step.
%
%   @error type_error(game, Game)
%   @error gunshi(bad_makuhyou(Makuhyou, What, none)) as for makuhyou_komagumi/2

plan_steps(SidePlan, Game, Steps) :-
    piece_numbers(Game, Numbers),
    steps_of(SidePlan, SidePlan, Game, Numbers, Steps).

%!  move_steps(+SidePlan:list, +Game, +Move, -Steps:list) is det.
%
%   Steps are those that plan_steps/3 has of Move: it looks at the piece that Move moves alone.
%
%   @error as plan_steps/3

move_steps(SidePlan, Game, Move, Steps) :-
    (   Move = move(From, _)
    ->  piece_numbers(Game, Numbers),
        memberchk(komalist(No, _, From, _, _), Numbers),
        include(of_piece(No), SidePlan, Asked),
        steps_of(Asked, SidePlan, Game, Numbers, All),
        include(of_move(Move), All, Steps)
    ;   Steps = []
    ).

of_piece(No, makuhyou(No, _, _)).

of_move(Move, step(Move, _, _)).

%   steps_of(+Asked, +SidePlan, +Game, +Numbers, -Steps): the steps of Asked, makuhyou of SidePlan.

steps_of([], _, _, _, []) :-
    !.
steps_of(Asked, SidePlan, Game, Numbers, Steps) :-
    game_start(Game, Start),
    game_position(Game, Position),
    side_to_move(Position, Side),
    piece_numbers(Start, First),
    settled(SidePlan, Side, Numbers, Settled),
    findall(step(move(From, To), Makuhyou, Komagumi),
            ( member(Makuhyou, Asked),
              \+ on_target(Makuhyou, Side, Position),
              steps_now(Makuhyou, First, Numbers, Settled, Position, Here),
              member(Komagumi, Here),
              Komagumi = komagumi(_, From, To, _, _)
            ),
            Steps).

steps_now(Makuhyou, First, Numbers, Settled, Position, Steps) :-
    Makuhyou = makuhyou(No, Target, _),
    memberchk(komalist(No, _, Square, _, _), Numbers),
    findall(Way, makuhyou_komagumi(Makuhyou, First, Way), Ways),
    findall(Way,
            ( leading_on(Square, Ways, Target, Settled, Way), legal_step(Position, Way) ),
            Steps0),
    (   Steps0 == []
    ->  findall(Way,
                ( Way = komagumi(_, Square, _, _, _),
                  makuhyou_komagumi(Makuhyou, Numbers, Settled, Way),
                  legal_step(Position, Way)
                ),
                Steps)
    ;   Steps = Steps0
    ).

legal_step(Position, komagumi(_, From, To, _, _)) :-
    legal_move(Position, move(From, To)).

%   leading_on(+Square, +Ways, +Target, +Settled, -Way): a step from Square on one of Ways that is
%   open up to Target.

leading_on(Square, Ways, Target, Settled, Way) :-
    Way = komagumi(_, Square, To, _, _),
    member(Way, Ways),
    (   To == Target
    ->  true
    ;   \+ memberchk(To, Settled),
        once(leading_on(To, Ways, Target, Settled, _))
    ).

%   settled(+SidePlan, +Side, +Numbers, -Squares): where the pieces of Side stand that will not
%   move, and its pawns.

settled(SidePlan, Side, Numbers, Squares) :-
    own_pawns(Numbers, Side, Pawns),
    findall(Square,
            ( member(komalist(No, _, Square, Side, _), Numbers),
              \+ ( memberchk(makuhyou(No, Target, _), SidePlan),
                   Target =\= Square
                 )
            ),
            Squares, Pawns).

on_target(makuhyou(No, XY, _), Side, Position) :-
    piece_number_kind(No, Kind),
    piece_side_kind(Piece, Side, Kind),
    piece_at(Position, XY, Piece).

%!  plan_stands(+SidePlan:list, +Side, +Position) is semidet.
%
%   On every target of SidePlan, a plan of Side, stands in Position a piece of Side of the wanted
%   kind, whatever its number.

plan_stands(SidePlan, Side, Position) :-
    \+ ( member(Makuhyou, SidePlan),
         \+ on_target(Makuhyou, Side, Position)
       ).

%!  lost_targets(+SidePlan:list, +Game, -Lost:list) is det.
%
%   Lost are the makuhyou of SidePlan, a plan of the side to move in Game, whose piece cannot come
%   to its target any more: it was taken, or has no way. Pawns are not asked: one that was
%   exchanged, or has gone further, leaves the formation what it is; and a way that one closes may
%   open.
%
%   @error type_error(game, Game)
%   @error gunshi(bad_makuhyou(Makuhyou, What, none)) as for makuhyou_komagumi/2

lost_targets(SidePlan, Game, Lost) :-
    game_position(Game, Position),
    side_to_move(Position, Side),
    piece_numbers(Game, Numbers),
    findall(Makuhyou,
            ( member(Makuhyou, SidePlan),
              Makuhyou = makuhyou(No, _, _),
              \+ piece_number_kind(No, fu),
              \+ on_target(Makuhyou, Side, Position),
              \+ makuhyou_open(Makuhyou, Numbers)
            ),
            Lost).

%!  attacked_squares(+Position, -Squares:list) is det.
%
%   Squares, sorted, have the pieces of the side to move that the other side attacks: where it could
%   take, were it to move. In check the king's square is one of them.

attacked_squares(Position, Squares) :-
    side_to_move(Position, Side),
    opponent(Side, Other),
    position_term(Position, shogi(Side, Placed, _)),
    piece_side_kind(King, Side, ou),
    findall(Square, ( in_check(Position), member(at(Square, King), Placed) ), Checked),
    findall(at(Square, Piece), ( member(at(Square, Piece), Placed), Piece \== King ), Kingless),
    position_term(Turned, shogi(Other, Kingless, [])),
    rule_moves(paper, Turned, Moves),
    findall(To,
            ( member(Move, Moves),
              move_to(Move, To),
              memberchk(at(To, Piece), Kingless),
              piece_side_kind(Piece, Side, _)
            ),
            Attacked, Checked),
    sort(Attacked, Squares).
