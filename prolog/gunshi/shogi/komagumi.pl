:- encoding(utf8).
/*  Building a formation by target squares (目標先指定方式), the fourth paper's method (papers.md §4).

    A *makuhyou* gives a piece its target: makuhyou(No, XY, Value), with the number of figure 2, the
    square, and what a step on the way is worth in centipawns. A *komagumi* is such a step:
    komagumi(No, From, To, Nth, Value); the piece stands on To after its Nth move.

    The steps are those of all shortest ways. What stands on the board is no obstacle, for it may
    have gone when the piece comes; only a square with an unpromoted pawn of the same side is
    entered as the target alone, and not passed by a piece that slides. (This is what makes the
    lists of the paper come out.) Nothing promotes on its way.
*/
:- module(gunshi_shogi_komagumi,
          [ makuhyou_komagumi/2,        % +Makuhyou, -Komagumi
            makuhyou_komagumi/3,        % +Makuhyou, +Numbers, -Komagumi
            makuhyou_komagumi/4,        % +Makuhyou, +Numbers, +Obstacles, -Komagumi
            makuhyou_open/2,            % +Makuhyou, +Numbers
            own_pawns/3                 % +Numbers, +Side, -Squares
          ]).
:- use_module(piece_numbers, [piece_numbers/2, piece_number_kind/2]).
:- use_module(plan_messages, []).
:- use_module(position, [start_position/2, promoted_kind/2]).
:- use_module(values, [is_square/1]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).

%!  makuhyou_komagumi(+Makuhyou, -Komagumi) is nondet.
%
%   Komagumi is a step on a shortest way of Makuhyou from the start of the even game, in the order
%   of Nth, From and To: the fourth paper's section 3. Fails when there is no way, or none is
%   needed.
%
%   @error gunshi(bad_makuhyou(Makuhyou, What, none)): it is not makuhyou(No, XY, Value) with
%          integers, a number from 1 to 40 and a square; What is `form`, `unknown_number` or
%          `off_board`

makuhyou_komagumi(Makuhyou, Komagumi) :-
    start_position(hirate, Start),
    piece_numbers(Start, Numbers),
    makuhyou_komagumi(Makuhyou, Numbers, Komagumi).

%!  makuhyou_komagumi(+Makuhyou, +Numbers:list, -Komagumi) is nondet.
%
%   Komagumi is a step on a shortest way of Makuhyou from where its piece stands by Numbers, as
%   piece_numbers/2 gives them for a game or a position. A promoted piece goes as such. Fails also
%   for a piece that is in a hand, that has changed sides, or that is not in the game.
%
%   @error as for makuhyou_komagumi/2

makuhyou_komagumi(Makuhyou, Numbers, Komagumi) :-
    must_be_makuhyou(Makuhyou),
    Makuhyou = makuhyou(No, _, _),
    number_side(No, Side),
    own_pawns(Numbers, Side, Pawns),
    makuhyou_komagumi(Makuhyou, Numbers, Pawns, Komagumi).

%!  own_pawns(+Numbers:list, +Side, -Squares:list) is det.
%
%   The unpromoted pawns of Side stand on Squares, or are in its hand (0).

own_pawns(Numbers, Side, Squares) :-
    findall(Square, member(komalist(_, fu, Square, Side, nama), Numbers), Squares).

%!  makuhyou_komagumi(+Makuhyou, +Numbers:list, +Obstacles:list, -Komagumi) is nondet.
%
%   The same, where the ways enter the squares of Obstacles as their target only, and no others are
%   closed.
%
%   @error as for makuhyou_komagumi/2

makuhyou_komagumi(Makuhyou, Numbers, Obstacles, komagumi(No, From, To, Nth, Value)) :-
    must_be_makuhyou(Makuhyou),
    Makuhyou = makuhyou(No, Target, Value),
    movable(No, Numbers, Side, Kind, Square),
    ways(Square, Target, mover(Side, Kind, Obstacles), Steps),
    member(step(Nth, From, To), Steps).

%!  makuhyou_open(+Makuhyou, +Numbers:list) is semidet.
%
%   As makuhyou_komagumi/4 without obstacles: there is a step.
%
%   @error as for makuhyou_komagumi/2

makuhyou_open(Makuhyou, Numbers) :-
    must_be_makuhyou(Makuhyou),
    Makuhyou = makuhyou(No, Target, _),
    movable(No, Numbers, Side, Kind, Square),
    range(Kind, Side, Square, Targets),
    Target =\= Square,
    memberchk(Target, Targets).

%   known_range(Kind, Side, From, Targets): range/4, once found.

:- dynamic known_range/4.

%   range(+Kind, +Side, +From, -Targets:list): where such a piece can go from From in any number of
%   moves, on an empty board.

range(Kind, Side, From, Targets) :-
    (   known_range(Kind, Side, From, Targets0)
    ->  Targets = Targets0
    ;   reached([From], mover(Side, Kind, []), [From], Targets),
        assertz(known_range(Kind, Side, From, Targets))
    ).

reached([], _, Targets, Targets).
reached([From|Froms0], Mover, Reached0, Targets) :-
    findall(To, ( reach(From, none, Mover, To), \+ memberchk(To, Reached0) ), Tos),
    append(Froms0, Tos, Froms),
    append(Tos, Reached0, Reached),
    reached(Froms, Mover, Reached, Targets).

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

%   ways(+From, +Target, +Mover, -Steps): step(Nth, From, To) of all shortest ways, sorted. Squares
%   are reached in the order of the number of moves; then only the steps that lead on to Target are
%   kept.

ways(Target, Target, _, Steps) :-
    !,
    Steps = [].
ways(From, Target, Mover, Steps) :-
    levels([From], [From], Target, Mover, [], Levels),
    leading(Levels, [Target], [], Steps).

%   levels(+Frontier, +Reached, +Target, +Mover, +Levels0, -Levels): Levels are the lists of From-To
%   of each move, the last one first.

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
