/*  Claims of sight: what a rook, bishop or lance looks at behind a piece, what leaves such a line,
    where a rook or bishop could be dropped into a camp, and where an own knight can no longer go.

    They are for who reads a game at leisure (shogi/explained.pl): each is true of the board before
    and after the move, and seldom all of why it was played.
*/
:- module(gunshi_knowledge_claims_sights,
          [ sight_claim/2               % +Study, -Claim
          ]).
:- use_module('../../shogi/position',
              [hand/4, in_check/1, legal_move/2, legal_moves/2, opponent/2, side_to_move/2]).
:- use_module('../../shogi/relations',
              [position_attacks/3, position_entrance/3, position_line/4]).
:- use_module(study, [late/1, moved_piece/3, points_of/2, standing/4, studied/3]).
:- autoload(library(lists), [member/2, memberchk/2, subtract/3]).

%!  sight_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(Kind, [about(played), move(Move)|Witness]) of the move of Study, by kind:
%
%     - `eyes`: squares, of the piece that has moved (`slider`), the piece that it sees (`front`)
%       and one of the other side behind that (`behind`), which it did not look at before: a king,
%       or what is worth no less than it, but for a pawn; of a lance a silver or more. Not where a
%       lesser piece can take it
%     - `leaves_line`: squares, of the piece that has moved, no pawn, lance or knight, and of a
%       slider of the other side (`slider`) that looked at it behind another piece (`front`),
%       whatever it is worth; no slider of that side looks at it now, behind a piece or not
%     - `gaps`: drops(Moves), was(Was), count(Count): the other side, which has a rook or a bishop
%       in hand and is not in check, could drop it where nothing attacks it on more squares of the
%       mover's camp than before, or fewer, by two at least or all; Moves drop it where it could
%       not before the move, had the mover passed, or there where it could and cannot now
%     - `fills`: squares, of the piece that has moved and of the own knights (`guard`) that could go
%       there; of a move that takes nothing, not late in the game

sight_claim(Study, claim(Kind, [about(played), move(Move)|Witness])) :-
    studied(Study, move, Move),
    sight(Kind, Study, Witness).

sight(eyes, Study, [squares([Slider, on(Front, FrontSide, FrontKind, front),
                             on(Behind, Other, Kind, behind)])]) :-
    moved_piece(Study, slider, Slider),
    Slider = on(To, Side, _, _),
    opponent(Side, Other),
    studied(Study, before, Before),
    studied(Study, from, From),
    studied(Study, after, After),
    position_line(After, To, Front, Behind),
    standing(After, Other, Kind, Behind),
    worth_eyeing(Kind, Slider),
    standing(After, FrontSide, FrontKind, Front),
    \+ ( From \== hand,
         ( position_line(Before, From, _, Behind) ; position_attacks(Before, From, Behind) ) ),
    \+ ( position_attacks(After, Taker, To),
         standing(After, Other, TakerKind, Taker),
         lesser(TakerKind, Slider) ).
sight(leaves_line, Study, [squares([Moved, on(Slider, Other, SliderKind, slider),
                                    on(Front, FrontSide, FrontKind, front)])]) :-
    studied(Study, from, From),
    From \== hand,
    moved_piece(Study, piece, Moved),
    Moved = on(To, Side, Kind, _),
    \+ memberchk(Kind, [fu, ky, ke]),
    opponent(Side, Other),
    studied(Study, before, Before),
    studied(Study, after, After),
    position_line(Before, Slider, Front, From),
    standing(Before, Other, SliderKind, Slider),
    standing(Before, FrontSide, FrontKind, Front),
    standing(After, FrontSide, FrontKind, Front),
    \+ ( position_line(After, Another, _, To), standing(After, Other, _, Another) ),
    \+ ( position_attacks(After, Another, To), standing(After, Other, _, Another) ).
sight(fills, Study, [squares([Moved|Knights])]) :-
    studied(Study, move, Move),
    studied(Study, taken, none),
    moved_piece(Study, piece, Moved),
    Moved = on(To, Side, _, _),
    studied(Study, before, Before),
    \+ late(Before),
    studied(Study, after, After),
    \+ legal_moves(After, []),
    findall(on(Knight, Side, ke, guard),
            ( standing(Before, Side, ke, Knight),
              member(Jump, [move(Knight, To), promote(Knight, To)]),
              Jump \== Move,
              once(legal_move(Before, Jump)) ),
            Knights0),
    sort(Knights0, Knights),
    Knights = [_|_].
sight(gaps, Study, [drops(Moves), was(Was), count(Count)]) :-
    studied(Study, idle, Idle),
    Idle \== none,
    studied(Study, after, After),
    \+ in_check(After),                 % only what interposes could be dropped
    side_to_move(After, Other),
    member(Kind, [hi, ka]),
    hand(After, Other, Kind, _),
    hand(Idle, Other, Kind, _),
    findall(Square, position_entrance(Idle, Kind, Square), Before),
    findall(Square, position_entrance(After, Kind, Square), Now),
    length(Before, Was),
    length(Now, Count),
    Was =\= Count,
    ( abs(Count-Was) >= 2 ; Was =:= 0 ; Count =:= 0 ),
    !,
    (   Count > Was
    ->  subtract(Now, Before, Changed)
    ;   subtract(Before, Now, Changed)
    ),
    findall(drop(Kind, Square), member(Square, Changed), Moves).

worth_eyeing(ou, _) :-
    !.
worth_eyeing(Kind, on(_, _, Slider, _)) :-
    points_of(Kind, Points),
    Points >= 500,
    points_of(Slider, Least),
    (   Slider == ky
    ->  true
    ;   Points >= Least-100
    ).

lesser(Kind, on(_, _, Slider, _)) :-
    Kind \== ou,
    points_of(Kind, Points),
    points_of(Slider, More),
    Points < More.
