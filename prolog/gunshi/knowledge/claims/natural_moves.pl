/*  Moves that come to mind around a move: the replies that a person would ask about, and what could
    have been played in its place.

    They are found by what stands where, and by small searches where there are many of a kind. That
    they are good is not said; often they are asked about because they are not.
*/
:- module(gunshi_knowledge_claims_natural_moves,
          [ natural_replies/3,          % +Study, +Known, -Moves
            natural_alternatives/4,     % +Study, +Line, +Known, -Moves
            sensible/3                  % +Position, +Legal, +Move
          ]).
:- use_module('../../shogi/position', [in_check/1, legal_moves/2]).
:- use_module('../../shogi/relations', [position_attacks/3, position_exchange/4]).
:- use_module('../../shogi/squares', [move_from/2, move_to/2]).
:- use_module('../shogi/geometry', [front/3]).
:- use_module('../shogi/relation_words', [piece_points/1]).
:- use_module('../shogi/small_lines', [small_lines/3]).
:- use_module(confirmation, [likely_line/4]).
:- use_module(study, [points_of/2, standing/4, studied/3]).
:- autoload(library(lists), [member/2, memberchk/2]).
:- autoload(library(solution_sequences), [distinct/2, limit/2]).

%!  natural_replies(+Study, +Known:list, -Moves:list) is det.
%
%   Moves, eight at most and none of Known, are replies to the move of Study that come to mind: in
%   check the ways out of it; else captures of the piece that has moved, a pawn against it, what the
%   other side would have liked to play before the move, captures that win something or are an even
%   exchange, and where the piece that it attacks can go.

natural_replies(Study, Known, Moves) :-
    studied(Study, after, After),
    legal_moves(After, Legal),
    findall(Move,
            limit(8, distinct(Move,
                              ( natural_reply(Study, After, Legal, Move),
                                \+ memberchk(Move, Known) ))),
            Moves).

natural_reply(Study, After, Legal, Move) :-
    studied(Study, to, To),
    taker(After, Legal, To, Move).
natural_reply(_, After, Legal, Move) :-
    in_check(After),
    !,
    way_out(After, Legal, Move).
natural_reply(Study, After, Legal, Move) :-
    pawn_against(Study, After, Legal, Move).
natural_reply(Study, _, Legal, Move) :-
    studied(Study, idle, Idle),
    Idle \== none,
    likely_line(Study, idle, _, [Move|_]),
    memberchk(Move, Legal).
natural_reply(_, After, Legal, Move) :-
    limit(2, fair_capture(After, Legal, Move)).
natural_reply(Study, After, Legal, Move) :-
    attacked(Study, After, Square),
    best_of_piece(After, Legal, Square, Move).

%!  natural_alternatives(+Study, +Line:list, +Known:list, -Moves:list) is det.
%
%   Moves, eight at most and none of Known, could have been played in the place of the move of
%   Study, and come to mind: in check other ways out of it; else another piece to the same square,
%   a capture that wins something or is an even exchange, what the mover is expected to play later
%   in Line, that of the move, and where else its piece could go or be dropped.

natural_alternatives(Study, Line, Known, Moves) :-
    studied(Study, before, Before),
    studied(Study, move, Played),
    legal_moves(Before, Legal),
    findall(Move,
            limit(8, distinct(Move,
                              ( natural_alternative(Study, Line, Before, Legal, Move),
                                Move \== Played,
                                \+ memberchk(Move, Known) ))),
            Moves).

natural_alternative(Study, _, Before, Legal, Move) :-
    studied(Study, to, To),
    studied(Study, from, From),
    taker(Before, Legal, To, Move),
    \+ move_from(Move, From).
natural_alternative(_, _, Before, Legal, Move) :-
    in_check(Before),
    !,
    way_out(Before, Legal, Move).
natural_alternative(_, _, Before, Legal, Move) :-
    limit(2, fair_capture(Before, Legal, Move)).
natural_alternative(_, Line, _, Legal, Move) :-
    own_later(Line, Move),
    memberchk(Move, Legal).
natural_alternative(Study, _, Before, Legal, Move) :-
    studied(Study, from, From),
    (   From == hand
    ->  studied(Study, kind, Kind),
        best_drop(Before, Legal, Kind, Move)
    ;   best_of_piece(Before, Legal, From, Move)
    ).

own_later([_, _, Move|Line], Later) :-
    (   Later = Move
    ;   Line = [_|_],
        own_later([Move|Line], Later)
    ).

%   taker(+Position, +Legal, +To, -Move) is nondet: a piece goes from the board to To.

taker(Position, Legal, To, Move) :-
    member(Move, Legal),
    move_to(Move, To),
    Move \= drop(_, _),
    sensible(Position, Legal, Move).

%!  sensible(+Position, +Legal:list, +Move) is semidet.
%
%   Move, one of the Legal ones, does not leave a pawn, a bishop or a rook as it is where it could
%   promote.

sensible(Position, Legal, Move) :-
    (   Move = move(From, To),
        memberchk(promote(From, To), Legal)
    ->  standing(Position, _, Kind, From),
        memberchk(Kind, [ky, ke, gi])
    ;   true
    ).

%   way_out(+Position, +Legal, -Move) is nondet: out of check; on each square between, of drops the
%   cheapest piece.

way_out(Position, Legal, Move) :-
    member(Move, Legal),
    (   Move = drop(Kind, To)
    ->  points_of(Kind, Points),
        \+ ( member(drop(Other, To), Legal),
             points_of(Other, Less),
             Less < Points )
    ;   sensible(Position, Legal, Move)
    ).

%   fair_capture(+Position, +Legal, -Move) is nondet: takes a piece, and loses nothing by the
%   captures on its square; what wins most comes first.

fair_capture(Position, Legal, Move) :-
    piece_points(Points),
    findall(Gain-Each,
            ( member(Each, Legal),
              move_to(Each, To),
              standing(Position, _, _, To),
              sensible(Position, Legal, Each),
              position_exchange(Position, Points, Each, Gain),
              Gain >= 0
            ),
            Captures),
    sort(1, @>=, Captures, Sorted),
    member(_-Move, Sorted).

%   pawn_against(+Study, +After, +Legal, -Move) is nondet: a pawn is pushed or dropped before the
%   piece that has moved.

pawn_against(Study, After, Legal, Move) :-
    studied(Study, to, To),
    studied(Study, side, Side),
    front(Side, To, Before),
    member(Move, Legal),
    move_to(Move, Before),
    (   Move = drop(fu, _)
    ->  true
    ;   move_from(Move, From),
        standing(After, _, fu, From)
    ).

%   attacked(+Study, +After, -Square) is semidet: the piece that has moved attacks the piece on
%   Square, worth 300 points or more; of several the one worth most.

attacked(Study, After, Square) :-
    studied(Study, to, To),
    studied(Study, side, Side),
    findall(Points-Attacked,
            ( position_attacks(After, To, Attacked),
              standing(After, Owner, Kind, Attacked),
              Owner \== Side,
              points_of(Kind, Points),
              Points >= 300
            ),
            All),
    sort(1, @>=, All, [_-Square|_]).

%   best_of_piece(+Position, +Legal, +Square, -Move) is nondet: the three best moves of the piece on
%   Square, by a small search.
%   best_drop(+Position, +Legal, +Kind, -Move) is nondet: the three best drops of a piece of Kind.

best_of_piece(Position, Legal, Square, Move) :-
    findall(Each,
            ( member(Each, Legal), move_from(Each, Square), sensible(Position, Legal, Each) ),
            Moves),
    best_of(Position, Moves, Move).

best_drop(Position, Legal, Kind, Move) :-
    findall(drop(Kind, To), member(drop(Kind, To), Legal), Moves),
    best_of(Position, Moves, Move).

best_of(Position, Moves, Move) :-
    Moves = [_|_],
    small_lines(Position, [nodes(1000), lines(3), only(Moves)], Lines),
    member(line(_, _, [Move|_]), Lines).
