/*  Claims of shape: what a move does to the guards of its side's pieces, to the room of the kings
    and what stands near them, to its sliders; pieces and pawns that come to stand against each
    other.

    All are seen on the boards before and after the move. That they are good or bad is not said.
*/
:- module(gunshi_knowledge_claims_shape,
          [ shape_claim/2               % +Study, -Claim
          ]).
:- use_module('../../shogi/position', [in_check/1, legal_move/2, opponent/2]).
:- use_module('../../shogi/relations',
              [position_attackers/4, position_attacks/3, position_flight/3, position_pinned/3]).
:- use_module('../../shogi/squares', [move_from/2, square_distance/3]).
:- use_module('../shogi/geometry', [file/3, front/3, knight_jump/3, rank/3]).
:- use_module(study, [late/1, moved_piece/3, points_of/2, reach/3, standing/4, studied/3]).
:- autoload(library(aggregate), [aggregate_all/3]).
:- autoload(library(lists), [member/2, memberchk/2]).

%!  shape_claim(+Study, -Claim) is nondet.
%
%   Claim is claim(Kind, Witness) of the move of Study, by kind:
%
%     - `clashes`, a pawn is pushed before a pawn that may take it; `offers`, a piece but a pawn
%       comes to stand, guarded, where one of its kind may take it that could not before:
%       line([Take])
%     - `protects`, the piece that has moved, and is not pinned, guards another one, worth a lance
%       or more, that the other side attacks and nothing guarded: squares
%     - `ranges`, a rook or bishop that has moved sees four squares more or fewer: squares,
%       was(Count0), count(Count)
%     - `shelters`, more golds and silvers stand within two squares of the own king, which has not
%       moved: squares, of the king; was, count
%     - `widens`, `confines`: late in the game, the own king has more squares to go to, three at
%       most before; the other king has fewer, two at most now. It has not moved, and is not in
%       check: squares, was, count
%     - `makes_way`, an own knight where knights begin may jump to the square that the piece has
%       left: squares, of the knight
%     - `backs`, a rook comes to another file, behind an own pawn that stands farther on than where
%       pawns begin; `faces`, or before the rook of the other side, nothing but pawns between:
%       squares, of both

shape_claim(Study, claim(Kind, [line([Take])])) :-
    studied(Study, taken, none),
    studied(Study, from, From),
    From \== hand,
    studied(Study, kind, Moved),
    studied(Study, side, Side),
    studied(Study, to, To),
    studied(Study, after, After),
    against(Moved, Kind, Side, To, After, Take),
    move_from(Take, Taker),
    studied(Study, before, Before),
    \+ position_attacks(Before, Taker, From).
shape_claim(Study, claim(protects, [squares([Guard, on(Square, Side, Kind, target)])])) :-
    studied(Study, side, Side),
    studied(Study, to, To),
    studied(Study, before, Before),
    studied(Study, after, After),
    \+ position_pinned(After, To, _),
    moved_piece(Study, guard, Guard),
    position_attacks(After, To, Square),
    standing(After, Side, Kind, Square),
    Kind \== ou,
    points_of(Kind, Points),
    Points >= 300,
    standing(Before, Side, Kind, Square),
    position_attackers(Before, Square, Side, 0),
    opponent(Side, Other),
    \+ position_attackers(After, Square, Other, 0).
shape_claim(Study, claim(ranges, [squares([Piece]), was(Was), count(Count)])) :-
    studied(Study, was, Kind),
    memberchk(Kind, [hi, ka, ry, um]),
    studied(Study, from, From),
    From \== hand,
    studied(Study, to, To),
    studied(Study, before, Before),
    studied(Study, after, After),
    reach(Before, From, Was),
    reach(After, To, Count),
    abs(Count-Was) >= 4,
    moved_piece(Study, slider, Piece).
shape_claim(Study,
            claim(shelters, [squares([on(King, Side, ou, piece)]), was(Was), count(Count)])) :-
    studied(Study, kind, Moved),
    Moved \== ou,
    studied(Study, side, Side),
    studied(Study, before, Before),
    studied(Study, after, After),
    generals_near(Before, Side, _, Was),
    generals_near(After, Side, King, Count),
    Count > Was.
shape_claim(Study,
            claim(Kind, [squares([on(King, Owner, ou, piece)]), was(Was), count(Count)])) :-
    studied(Study, kind, Moved),
    Moved \== ou,
    studied(Study, side, Side),
    opponent(Side, Other),
    studied(Study, before, Before),
    studied(Study, after, After),
    \+ in_check(Before),
    \+ in_check(After),
    late(After),
    (   Owner = Side,
        Kind = widens
    ;   Owner = Other,
        Kind = confines
    ),
    once(standing(After, Owner, ou, King)),
    flights(Before, Owner, Was),
    flights(After, Owner, Count),
    (   Kind == widens
    ->  Was =< 3,
        Count > Was
    ;   Count =< 2,
        Count < Was
    ).
shape_claim(Study, claim(makes_way, [squares([on(Knight, Side, ke, piece)])])) :-
    studied(Study, from, From),
    From \== hand,
    studied(Study, side, Side),
    studied(Study, passed, Passed),
    Passed \== none,
    knight_jump(Side, Knight, From),
    rank(Side, Knight, 9),
    file(Side, Knight, File),
    memberchk(File, [2, 8]),
    standing(Passed, Side, ke, Knight),
    legal_move(Passed, move(Knight, From)).
shape_claim(Study, claim(Kind, [squares([Rook, on(Square, Owner, Target, target)])])) :-
    studied(Study, was, hi),
    studied(Study, kind, hi),
    studied(Study, taken, none),
    studied(Study, from, From),
    From \== hand,
    studied(Study, to, To),
    studied(Study, side, Side),
    file(Side, From, Left),
    file(Side, To, File),
    File =\= Left,
    studied(Study, after, After),
    moved_piece(Study, guard, Rook),
    ahead(After, Side, To, Kind, Square, Owner, Target).

%   ahead(+Position, +Side, +Rook, -Kind, -Square, -Owner, -Target) is nondet: before the Rook of
%   Side stands first a pawn of its own, on the sixth rank or farther on, or behind pawns alone the
%   rook of the other side.

ahead(Position, Side, Rook, backs, Square, Side, fu) :-
    first_ahead(Position, Side, Rook, Square, Side, fu),
    rank(Side, Square, Rank),
    Rank =< 6.
ahead(Position, Side, Rook, faces, Square, Other, hi) :-
    opponent(Side, Other),
    rook_ahead(Position, Side, Rook, Square, Other).

rook_ahead(Position, Side, From, Square, Other) :-
    first_ahead(Position, Side, From, Next, Owner, Kind),
    (   Kind == fu
    ->  rook_ahead(Position, Side, Next, Square, Other)
    ;   Kind == hi,
        Owner == Other,
        Square = Next
    ).

first_ahead(Position, Side, From, Square, Owner, Kind) :-
    front(Side, From, Front),
    (   standing(Position, Owner0, Kind0, Front)
    ->  Square-Owner-Kind = Front-Owner0-Kind0
    ;   first_ahead(Position, Side, Front, Square, Owner, Kind)
    ).

%   against(+Moved, -Kind, +Side, +To, +After, -Take) is semidet: the piece Moved of Side, on To,
%   may be taken by one of its kind.

against(fu, clashes, Side, To, After, Take) :-
    !,
    front(Side, To, From),
    standing(After, Other, fu, From),
    Other \== Side,
    legal_take(After, From, To, Take).
against(Moved, offers, Side, To, After, Take) :-
    memberchk(Moved, [ke, gi, ki, ka, hi]),
    opponent(Side, Other),
    \+ position_attackers(After, To, Side, 0),
    standing(After, Other, Moved, From),
    position_attacks(After, From, To),
    legal_take(After, From, To, Take),
    !.

legal_take(After, From, To, Take) :-
    ( Take = promote(From, To) ; Take = move(From, To) ),
    legal_move(After, Take),
    !.

%   generals_near(+Position, +Side, -King, -Count): Count golds and silvers of Side stand within two
%   squares of its king, on King.

generals_near(Position, Side, King, Count) :-
    once(standing(Position, Side, ou, King)),
    aggregate_all(count,
                  ( member(Kind, [ki, gi]),
                    standing(Position, Side, Kind, Square),
                    square_distance(Square, [King], Distance),
                    Distance =< 2
                  ),
                  Count).

flights(Position, Side, Count) :-
    aggregate_all(count, position_flight(Position, Side, _), Count).
