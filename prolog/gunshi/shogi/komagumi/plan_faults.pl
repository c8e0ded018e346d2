/*  What can be wrong with a plan: targets that no formation can have.

    A plan is judged from the start of the even game, for which plans are written, and as a whole:
    pieces that it moves away are no obstacle, those that it leaves stay where they are.
*/
:- module(gunshi_shogi_komagumi_plan_faults,
          [ plan_faults/2               % +Plan, -Faults
          ]).
:- use_module('../komagumi', [makuhyou_komagumi/3]).
:- use_module('../piece_numbers', [piece_numbers/2]).
:- use_module('../position', [start_position/2]).
:- use_module('../values', [is_square/1]).
:- autoload(library(lists), [append/3, member/2, memberchk/2]).

%!  plan_faults(+Plan:list, -Faults:list) is det.
%
%   Faults are what is wrong with Plan, a list of makuhyou(No, XY, Value): fault(Makuhyou, What) in
%   the order of Plan, at most one for each. What of two makuhyou that do not go together is said at
%   the later one. A plan without faults can be built from the start of the even game by sente, and
%   by gote turned round. What is
%
%     - `form`
%       it is not makuhyou(No, XY, Value) with three integers
%     - `unknown_number`
%       no piece has the number
%     - `gote_number`
%       the number is one of gote's; plans are written for sente
%     - `off_board`
%       XY is no square
%     - other_file(Kind)
%       a pawn or lance, Kind, cannot go to another file
%     - backwards(Kind)
%       a pawn, lance or knight, Kind, cannot go back
%     - unreachable(Kind, From)
%       the piece, of Kind, has no way to XY from its square From
%     - stays(Kind, No, Other)
%       XY is held by piece No, an Other, which the plan does not move; Kind is wanted there
%     - same_target(Kind, Other, Makuhyou2)
%       two pieces, Kind and Other, are wanted on XY
%     - two_targets(Kind, Makuhyou2)
%       the piece has two targets

plan_faults(Plan, Faults) :-
    start_position(hirate, Start),
    piece_numbers(Start, Numbers),
    findall(fault(Makuhyou, What),
            ( append(Before, [Makuhyou|_], Plan),
              once(fault(Makuhyou, Before, Plan, Numbers, What))
            ),
            Faults).

fault(Makuhyou, _, _, _, form) :-
    \+ ( Makuhyou = makuhyou(No, XY, Value),
         integer(No),
         integer(XY),
         integer(Value)
       ).
fault(makuhyou(No, _, _), _, _, Numbers, unknown_number) :-
    \+ memberchk(komalist(No, _, _, _, _), Numbers).
fault(makuhyou(No, _, _), _, _, Numbers, gote_number) :-
    memberchk(komalist(No, _, _, gote, _), Numbers).
fault(makuhyou(_, XY, _), _, _, _, off_board) :-
    \+ is_square(XY).
fault(makuhyou(No, _, _), Before, _, Numbers, two_targets(Kind, Makuhyou)) :-
    Makuhyou = makuhyou(No, _, _),
    memberchk(Makuhyou, Before),
    memberchk(komalist(No, Kind, _, _, _), Numbers).
fault(makuhyou(No, XY, _), Before, _, Numbers, same_target(Kind, Other, Makuhyou)) :-
    Makuhyou = makuhyou(OtherNo, XY, _),
    memberchk(Makuhyou, Before),
    memberchk(komalist(No, Kind, _, _, _), Numbers),
    memberchk(komalist(OtherNo, Other, _, _, _), Numbers).
fault(makuhyou(No, XY, _), _, Plan, Numbers, stays(Kind, OtherNo, Other)) :-
    memberchk(komalist(OtherNo, Other, XY, sente, _), Numbers),
    OtherNo =\= No,
    \+ memberchk(makuhyou(OtherNo, _, _), Plan),
    memberchk(komalist(No, Kind, _, _, _), Numbers).
fault(makuhyou(No, XY, _), _, _, Numbers, other_file(Kind)) :-
    memberchk(komalist(No, Kind, From, _, _), Numbers),
    memberchk(Kind, [fu, ky]),
    From//10 =\= XY//10.
fault(makuhyou(No, XY, _), _, _, Numbers, backwards(Kind)) :-
    memberchk(komalist(No, Kind, From, _, _), Numbers),
    memberchk(Kind, [fu, ky, ke]),
    XY mod 10 > From mod 10.
fault(Makuhyou, _, Plan, Numbers, unreachable(Kind, From)) :-
    Makuhyou = makuhyou(No, XY, _),
    memberchk(komalist(No, Kind, From, _, _), Numbers),
    From =\= XY,
    findall(Komalist,
            ( member(Komalist, Numbers),
              Komalist = komalist(OtherNo, Koma, Square, _, _),
              once(( Koma \== fu
                   ; OtherNo =:= No
                   ; \+ ( memberchk(makuhyou(OtherNo, Target, _), Plan), Target =\= Square )
                   ))
            ),
            Left),
    \+ makuhyou_komagumi(Makuhyou, Left, _).
