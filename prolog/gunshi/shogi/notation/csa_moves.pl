/*  Moves in CSA notation: sign, from, to, and the piece as it is after the move: +7776FU, -2288UM,
    +0055KA for a drop.
*/
:- module(gunshi_shogi_notation_csa_moves,
          [ csa_text/3,                 % +Position, +Move, -Text
            csa_reading/2,              % +Text, -Reading
            csa_move/4                  % +Reading, +Position, -Move, -Fault
          ]).
:- use_module('../kinds', [promoted_kind/2, kind_csa/2, piece_side_kind/3]).
:- use_module('../position', [piece_at/3, side_to_move/2]).
:- use_module('../legality', [legality_fault/3]).

%!  csa_text(+Position, +Move, -Text:string) is det.
%
%   Text is Move, a move of Position.

csa_text(Position, Move, Text) :-
    side_to_move(Position, Side),
    csa_sign(Side, Sign),
    csa_parts(Move, Position, From, To, Kind),
    kind_csa(Kind, Name),
    format(string(Text), "~w~w~w~w", [Sign, From, To, Name]).

csa_parts(drop(Kind, To), _, '00', To, Kind).
csa_parts(move(From, To), Position, From, To, Kind) :-
    kind_at(Position, From, Kind).
csa_parts(promote(From, To), Position, From, To, Kind) :-
    kind_at(Position, From, Kind0),
    promoted_kind(Kind0, Kind).

kind_at(Position, Square, Kind) :-
    piece_at(Position, Square, Piece),
    piece_side_kind(Piece, _, Kind).

csa_sign(sente, +).
csa_sign(gote,  -).

%!  csa_reading(+Text:string, -Reading) is semidet.
%
%   Reading is csa(Side, From, To, Kind): what Text says by its form. Side is `none` without a sign,
%   From is 0 for a drop. The sign may be missing. Fails if Text is no CSA move.

csa_reading(Text, csa(Side, From, To, Kind)) :-
    string_chars(Text, Chars0),
    (   Chars0 = [Sign|Chars],
        csa_sign(Side0, Sign)
    ->  Side = Side0
    ;   Chars = Chars0,
        Side = none
    ),
    Chars = [A, B, C, D, E, F],
    csa_from(A, B, From),
    csa_square(C, D, To),
    atom_chars(Name, [E, F]),
    kind_csa(Kind, Name).

csa_from('0', '0', 0) :-
    !.
csa_from(A, B, From) :-
    csa_square(A, B, From).

csa_square(A, B, Square) :-
    char_type(A, digit(File)),
    char_type(B, digit(Rank)),
    File > 0,
    Rank > 0,
    Square is 10*File + Rank.

%!  csa_move(+Reading, +Position, -Move, -Fault) is det.
%
%   Move is what Reading means in Position, and Fault is `none`; or Fault is the rule that it
%   breaks.

csa_move(csa(Sign, From, To, Kind), Position, Move, Fault) :-
    side_to_move(Position, Side),
    (   Sign \== none,
        Sign \== Side
    ->  Fault = wrong_side
    ;   csa_meaning(From, To, Kind, Position, Move)
    ->  (   legality_fault(Position, Move, Fault0)
        ->  Fault = Fault0
        ;   Fault = none
        )
    ;   Fault = no_such_piece
    ).

csa_meaning(0, To, Kind, _, drop(Kind, To)) :-
    !.
csa_meaning(From, To, Kind, Position, Move) :-
    (   kind_at(Position, From, Kind0),
        Kind0 \== Kind
    ->  promoted_kind(Kind0, Kind),
        Move = promote(From, To)
    ;   Move = move(From, To)
    ).
