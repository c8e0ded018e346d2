:- encoding(utf8).
/*  Building a formation by target squares (目標先指定方式), the fourth paper's method (papers.md §4).

    A *makuhyou* gives a piece its target: makuhyou(No, XY, Value), with the number of figure 2, the
    square, and what a step on the way is worth in centipawns. A *komagumi* is such a step:
    komagumi(No, From, To, Nth, Value); the piece stands on To after its Nth move. A *plan* is a list
    of makuhyou, one for each piece that is to move. Plans are written for sente; gote's is the same
    turned round, with each number one higher.

    The steps are those of all shortest ways. What stands on the board is no obstacle, for it may have
    gone when the piece comes; only a square with an unpromoted pawn of the same side is entered as
    the target alone, and not passed by a piece that slides. (This is what makes the lists of the
    paper come out.) Nothing promotes on its way.

    This file takes plans as values and opens none.
*/
:- module(gunshi_komagumi,
          [ makuhyou_komagumi/2,        % +Makuhyou, -Komagumi
            makuhyou_komagumi/3,        % +Makuhyou, +Numbers, -Komagumi
            side_plan/3,                % +Side, +Plan, -SidePlan
            plan_steps/3,               % +SidePlan, +Game, -Steps
            plan_stands/3,              % +SidePlan, +Side, +Position
            lost_targets/3,             % +SidePlan, +Game, -Lost
            attacked_squares/2          % +Position, -Squares
          ]).
:- use_module(game, [game_start/2, game_position/2]).
:- use_module(piece_numbers, [piece_numbers/2, piece_number_kind/2]).
:- use_module(position,
              [ start_position/2, side_to_move/2, opponent/2, promoted_kind/2, piece_at/3, in_check/1,
                legal_move/2, position_term/2, rule_moves/3
              ]).
:- use_module(types, [is_square/1]).
:- autoload(library(apply), [maplist/3]).
:- autoload(library(lists), [member/2, memberchk/2]).

                /*******************************
                *             WAYS             *
                *******************************/

%!  makuhyou_komagumi(+Makuhyou, -Komagumi) is nondet.
%
%   Komagumi is a step on a shortest way of Makuhyou from the start of the even game, in the order of
%   Nth, From and To: the fourth paper's section 3. Fails when there is no way, or none is needed.
%
%   @error gunshi(bad_makuhyou(Makuhyou, What, none)): it is not makuhyou(No, XY, Value) with integers,
%          a number from 1 to 40 and a square; What is `form`, `unknown_number` or `off_board`

makuhyou_komagumi(Makuhyou, Komagumi) :-
    start_position(hirate, Start),
    piece_numbers(Start, Numbers),
    makuhyou_komagumi(Makuhyou, Numbers, Komagumi).

%!  makuhyou_komagumi(+Makuhyou, +Numbers:list, -Komagumi) is nondet.
%
%   The same from where the pieces stand by Numbers, as piece_numbers/2 gives them for a game or a
%   position. A promoted piece goes as such. Fails also for a piece that is in a hand, that has
%   changed sides, or that is not in the game.
%
%   @error as for makuhyou_komagumi/2

makuhyou_komagumi(Makuhyou, Numbers, Komagumi) :-
    must_be_makuhyou(Makuhyou),
    Makuhyou = makuhyou(No, _, _),
    number_side(No, Side),
    own_pawns(Numbers, Side, Pawns),
    komagumi_round(Makuhyou, Numbers, Pawns, Komagumi).

own_pawns(Numbers, Side, Pawns) :-
    findall(Square, member(komalist(_, fu, Square, Side, nama), Numbers), Pawns).

%   komagumi_round(+Makuhyou, +Numbers, +Obstacles, -Komagumi): the ways enter the squares of Obstacles
%   as their target only.

komagumi_round(makuhyou(No, Target, Value), Numbers, Obstacles,
               komagumi(No, From, To, Nth, Value)) :-
    movable(No, Numbers, Side, Kind, Square),
    ways(Square, Target, mover(Side, Kind, Obstacles), Steps),
    member(step(Nth, From, To), Steps).

must_be_makuhyou(Makuhyou) :-
    (   makuhyou_fault(Makuhyou, What)
    ->  throw(error(gunshi(bad_makuhyou(Makuhyou, What, none)), _))
    ;   true
    ).

makuhyou_fault(Makuhyou, What) :-
    (   Makuhyou = makuhyou(No, XY, Value),
        integer(No),
        integer(XY),
        integer(Value)
    ->  (   \+ piece_number_kind(No, _)
        ->  What = unknown_number
        ;   \+ is_square(XY)
        ->  What = off_board
        )
    ;   What = form
    ).

%   movable(+No, +Numbers, -Side, -Kind, -Square): No stands on the board, with its own side.

movable(No, Numbers, Side, Kind, Square) :-
    memberchk(komalist(No, Koma, Square, Side, Face), Numbers),
    number_side(No, Side),
    Square > 0,
    (   Face == nari
    ->  promoted_kind(Koma, Kind)
    ;   Kind = Koma
    ).

number_side(No, Side) :-
    (   No mod 2 =:= 1
    ->  Side = sente
    ;   Side = gote
    ).

%   ways(+From, +Target, +Mover, -Steps): step(Nth, From, To) of all shortest ways, sorted. Squares are
%   reached in the order of the number of moves; then only the steps that lead on to Target are kept.

ways(Target, Target, _, Steps) :-
    !,
    Steps = [].
ways(From, Target, Mover, Steps) :-
    levels([From], [From], Target, Mover, [], Levels),
    leading(Levels, [Target], [], Steps).

%   levels(+Frontier, +Reached, +Target, +Mover, +Levels0, -Levels): Levels are the lists of From-To of
%   each move, the last one first.

levels(Frontier, Reached, Target, Mover, Levels0, [Level|Levels]) :-
    findall(From-To,
            ( member(From, Frontier),
              reach(From, Target, Mover, To),
              \+ memberchk(To, Reached)
            ),
            Level0),
    sort(Level0, Level1),
    Level1 \== [],
    findall(To, member(_-To, Level1), Tos),
    sort(Tos, Next),
    (   memberchk(Target, Next)
    ->  Level = Level1,
        Levels = Levels0
    ;   findall(Square, ( member(Square, Reached) ; member(Square, Next) ), Reached1),
        levels(Next, Reached1, Target, Mover, [Level1|Levels0], [Level|Levels])
    ).

leading([], _, Steps, Steps).
leading([Level|Levels], Wanted, Steps0, Steps) :-
    length(Levels, Before),
    Nth is Before+1,
    findall(step(Nth, From, To),
            ( member(From-To, Level), memberchk(To, Wanted) ),
            Kept, Steps0),
    findall(From, member(step(Nth, From, _), Kept), Froms0),
    sort(Froms0, Froms),
    leading(Levels, Froms, Kept, Steps).

%   reach(+From, +Target, +Mover, -To): one move, to where the piece can stay.

reach(From, Target, mover(Side, Kind, Obstacles), To) :-
    direction(Kind, Reach, Files, Ranks),
    reach(Reach, From, Files-Ranks, Side, Target, Obstacles, To),
    can_leave(To, Side, Kind).

reach(Reach, From, Direction, Side, Target, Obstacles, To) :-
    beside(Side, Direction, From, Next),
    (   memberchk(Next, Obstacles)
    ->  Next == Target,
        To = Next
    ;   To = Next
    ;   Reach == slide,
        reach(slide, Next, Direction, Side, Target, Obstacles, To)
    ).

can_leave(Square, Side, Kind) :-
    direction(Kind, _, Files, Ranks),
    beside(Side, Files-Ranks, Square, _),
    !.

%   beside(+Side, +Direction, +From, -To): To is on the board.

beside(Side, Files-Ranks, From, To) :-
    (   Side == sente
    ->  Sign = 1
    ;   Sign = -1
    ),
    File is From//10 + Sign*Files,
    Rank is From mod 10 + Sign*Ranks,
    between(1, 9, File),
    between(1, 9, Rank),
    To is 10*File+Rank.

%   direction(+Kind, -Reach, -Files, -Ranks): how a piece of sente moves; Ranks below 0 are forward.

direction(fu, step, 0, -1).
direction(ky, slide, 0, -1).
direction(ke, step, -1, -2).
direction(ke, step, 1, -2).
direction(gi, step, Files, Ranks) :-
    one_step(Files, Ranks),
    once(( Files*Ranks =\= 0 ; Ranks =:= -1 )).
direction(ki, step, Files, Ranks) :-
    gold_step(Files, Ranks).
direction(to, step, Files, Ranks) :-
    gold_step(Files, Ranks).
direction(ny, step, Files, Ranks) :-
    gold_step(Files, Ranks).
direction(nk, step, Files, Ranks) :-
    gold_step(Files, Ranks).
direction(ng, step, Files, Ranks) :-
    gold_step(Files, Ranks).
direction(ou, step, Files, Ranks) :-
    one_step(Files, Ranks).
direction(ka, slide, Files, Ranks) :-
    diagonal(Files, Ranks).
direction(hi, slide, Files, Ranks) :-
    straight(Files, Ranks).
direction(um, slide, Files, Ranks) :-
    diagonal(Files, Ranks).
direction(um, step, Files, Ranks) :-
    straight(Files, Ranks).
direction(ry, slide, Files, Ranks) :-
    straight(Files, Ranks).
direction(ry, step, Files, Ranks) :-
    diagonal(Files, Ranks).

one_step(Files, Ranks) :-
    straight(Files, Ranks).
one_step(Files, Ranks) :-
    diagonal(Files, Ranks).

gold_step(Files, Ranks) :-
    straight(Files, Ranks).
gold_step(-1, -1).
gold_step(1, -1).

straight(-1, 0).
straight(0, -1).
straight(0, 1).
straight(1, 0).

diagonal(-1, -1).
diagonal(-1, 1).
diagonal(1, -1).
diagonal(1, 1).

                /*******************************
                *            PLANS             *
                *******************************/

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
%   Komagumi) in the order of the plan, then of the komagumi. Move is legal. A piece goes the ways it
%   had at the start of Game, as in the paper, where the plan was chosen once. If pieces that have come
%   to their targets, or have none, shut these, or no step of them is legal now, it goes those that it
%   has from where it stands, round such pieces. A target that another piece of the kind holds needs
%   no step.
%
%   @error type_error(game, Game)
%   @error gunshi(bad_makuhyou(Makuhyou, What, none)) as for makuhyou_komagumi/2

plan_steps(SidePlan, Game, Steps) :-
    game_start(Game, Start),
    game_position(Game, Position),
    side_to_move(Position, Side),
    piece_numbers(Start, First),
    piece_numbers(Game, Numbers),
    settled(SidePlan, Side, Numbers, Settled),
    findall(step(move(From, To), Makuhyou, Komagumi),
            ( member(Makuhyou, SidePlan),
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
                  komagumi_round(Makuhyou, Numbers, Settled, Way),
                  legal_step(Position, Way)
                ),
                Steps)
    ;   Steps = Steps0
    ).

legal_step(Position, komagumi(_, From, To, _, _)) :-
    legal_move(Position, move(From, To)).

%   leading_on(+Square, +Ways, +Target, +Settled, -Way): a step from Square on one of Ways that is open
%   up to Target.

leading_on(Square, Ways, Target, Settled, Way) :-
    Way = komagumi(_, Square, To, _, _),
    member(Way, Ways),
    (   To == Target
    ->  true
    ;   \+ memberchk(To, Settled),
        once(leading_on(To, Ways, Target, Settled, _))
    ).

%   settled(+SidePlan, +Side, +Numbers, -Squares): where the pieces of Side stand that will not move,
%   and its pawns.

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
    Piece =.. [Side, Kind],
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
%   Lost are the makuhyou of SidePlan, a plan of the side to move in Game, whose piece cannot come to
%   its target any more: it was taken, or has no way. Pawns are not asked: one that was exchanged, or
%   has gone further, leaves the formation what it is.
%
%   @error type_error(game, Game)
%   @error gunshi(bad_makuhyou(Makuhyou, What, none)) as for makuhyou_komagumi/2

lost_targets(SidePlan, Game, Lost) :-
    game_position(Game, Position),
    side_to_move(Position, Side),
    piece_numbers(Game, Numbers),
    without_pawns(Numbers, Free),
    findall(Makuhyou,
            ( member(Makuhyou, SidePlan),
              Makuhyou = makuhyou(No, _, _),
              \+ piece_number_kind(No, fu),
              \+ on_target(Makuhyou, Side, Position),
              \+ makuhyou_komagumi(Makuhyou, Free, _)
            ),
            Lost).

%   without_pawns(+Numbers, -Free): a way that a pawn closes may open.

without_pawns(Numbers, Free) :-
    findall(Komalist, ( member(Komalist, Numbers), arg(2, Komalist, Koma), Koma \== fu ), Free).

%!  attacked_squares(+Position, -Squares:list) is det.
%
%   Squares, sorted, have the pieces of the side to move that the other side attacks: where it could
%   take, were it to move. In check the king's square is one of them.

attacked_squares(Position, Squares) :-
    side_to_move(Position, Side),
    opponent(Side, Other),
    position_term(Position, shogi(Side, Placed, _)),
    King =.. [Side, ou],
    findall(Square, ( in_check(Position), member(at(Square, King), Placed) ), Checked),
    findall(at(Square, Piece), ( member(at(Square, Piece), Placed), Piece \== King ), Kingless),
    position_term(Turned, shogi(Other, Kingless, [])),
    rule_moves(paper, Turned, Moves),
    findall(To,
            ( member(Move, Moves),
              arg(2, Move, To),
              memberchk(at(To, Piece), Kingless),
              functor(Piece, Side, 1)
            ),
            Attacked, Checked),
    sort(Attacked, Squares).
