:- encoding(utf8).
/*  Writing moves in Japanese.

    Two ways. KI2 is for people: ▲５八金右. It names piece and target, and when more than one piece of
    the kind could go there, as little as tells which (the Japan Shogi Association's rules): how it
    moves (上 寄 引) if that is enough; else 直 for a gold or silver that goes straight up; else the
    side it stands on (右 左); else side and motion together. 打 is written for a drop only when a
    piece on the board could go there too; 不成 whenever promotion was possible. KIF is for records:
    ５八金(49). It gives the square the piece leaves, and 打 for every drop; a piece that stays
    unpromoted is not marked.
*/
:- module(gunshi_shogi_notation_japanese_write,
          [ ki2_text/5,                 % +Position, +Paper, +Last, +Move, -Text
            kif_text/4                  % +Position, +Last, +Move, -Text
          ]).
:- use_module('../kinds', [piece_side_kind/3]).
:- use_module('../squares', [move_from/2, move_to/2]).
:- use_module('../position', [piece_at/3, side_to_move/2]).
:- use_module('../kanji', [side_sign/2, piece_name/2, square_name/2]).
:- use_module(movers, [movers/5, motion/4, standing/6]).
:- autoload(library(apply), [include/3]).
:- autoload(library(lists), [memberchk/2]).

%!  ki2_text(+Position, +Paper:list, +Last, +Move, -Text:string) is det.
%
%   Text is Move in the KI2 way. Paper are the moves of Position by the paper's rules, Move one of
%   them; Last is the square of the move before, or `none`.

ki2_text(Position, Paper, Last, Move, Text) :-
    side_to_move(Position, Side),
    side_sign(Side, Sign),
    move_to(Move, To),
    place_text(To, Last, Place),
    mover_kind(Move, Position, Kind),
    piece_name(Kind, Name),
    movers(Paper, Position, Kind, To, Squares),
    which_text(Move, Side, Kind, Squares, Which),
    promotion_text(Move, Paper, Promotion),
    atomics_to_string([Sign, Place, Name, Which, Promotion], Text).

%!  kif_text(+Position, +Last, +Move, -Text:string) is det.
%
%   Text is Move in the KIF way; Last is the square of the move before, or `none`.

kif_text(Position, Last, Move, Text) :-
    move_to(Move, To),
    place_text(To, Last, Place),
    mover_kind(Move, Position, Kind),
    piece_name(Kind, Name),
    kif_end(Move, End),
    atomics_to_string([Place, Name|End], Text).

kif_end(drop(_, _), [打]).
kif_end(move(From, _), ['(', From, ')']).
kif_end(promote(From, _), [成, '(', From, ')']).

place_text(To, Last, Place) :-
    (   To == Last
    ->  Place = '同　'
    ;   square_name(To, Place)
    ).

mover_kind(drop(Kind, _), _, Kind) :-
    !.
mover_kind(Move, Position, Kind) :-
    move_from(Move, From),
    piece_at(Position, From, Piece),
    piece_side_kind(Piece, _, Kind).

promotion_text(drop(_, _), _, '').
promotion_text(promote(_, _), _, 成).
promotion_text(move(From, To), Paper, Text) :-
    (   memberchk(promote(From, To), Paper)
    ->  Text = 不成
    ;   Text = ''
    ).

%   which_text(+Move, +Side, +Kind, +Squares, -Text): what tells Move from those of the other
%   Squares.

which_text(drop(_, _), _, _, Squares, Text) :-
    !,
    (   Squares == []
    ->  Text = ''
    ;   Text = 打
    ).
which_text(_, _, _, [_], Text) :-
    !,
    Text = ''.
which_text(Move, Side, Kind, Squares, Text) :-
    move_from(Move, From),
    move_to(Move, To),
    motion(Side, From, To, Motion),
    standing(Side, Kind, From, To, Squares, Standing),
    (   include(moves_so(Side, To, Motion), Squares, [_])
    ->  motion_text(Motion, Text)
    ;   Standing == middle
    ->  Text = 直
    ;   standing_text(Standing, StandingText),
        (   include(stands_so(Side, Kind, To, Squares, Standing), Squares, [_])
        ->  Text = StandingText
        ;   motion_text(Motion, MotionText),
            atom_concat(StandingText, MotionText, Text)
        )
    ).

moves_so(Side, To, Motion, From) :-
    motion(Side, From, To, Motion).

stands_so(Side, Kind, To, Squares, Standing, From) :-
    standing(Side, Kind, From, To, Squares, Standing).

motion_text(up,     上).
motion_text(across, 寄).
motion_text(down,   引).

standing_text(left,  左).
standing_text(right, 右).

atomics_to_string(Atomics, Text) :-
    atomic_list_concat(Atomics, Atom),
    atom_string(Atom, Text).
