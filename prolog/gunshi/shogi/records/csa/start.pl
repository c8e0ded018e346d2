/*  The start of a game in CSA: PI and the pieces that are missing, or rows and lists of pieces.

        PI82HI22KA
        P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
        P+00FU00FU
        P-00AL
        +

    A piece in hand stands on 00; 00AL are all that are left. The last line says who begins.
*/
:- module(gunshi_shogi_records_csa_start,
          [ read_start/2,               % +Items, -Position
            write_start/1               % +Start
          ]).
:- use_module('../../kinds', [kind_csa/2, piece_side_kind/3]).
:- use_module('../../notation/japanese_read', [blanks//0]).
:- use_module('../../piece_set', [box_pieces/4]).
:- use_module('../../position',
              [position_term/2, start_position/2, side_to_move/2, piece_at/3, hand/4]).
:- use_module('../../values', [is_square/1]).
:- use_module('../endings', [sign_side/2]).
:- autoload(library(apply), [foldl/4]).
:- autoload(library(lists), [append/3, member/2, select/3]).

                /*******************************
                *           READING            *
                *******************************/

%!  read_start(+Items:list, -Position) is det.
%
%   The game whose Items these are, as csa_items/2 has them, starts from Position. When they do not
%   say from which, it is the even game's.
%
%   @error gunshi(bad_record(At, What)): What is row(Text), pieces(Text), or what position_term/2
%          says

read_start(Setup, Position) :-
    (   member(at(At, Item, _), Setup),
        memberchk(Item, [even(_), row(_, _), pieces(_, _)])
    ->  foldl(placed, Setup, placed([], []), placed(Pieces, Hands)),
        (   member(at(_, turn(Side0), _), Setup)
        ->  Side = Side0
        ;   Side = sente
        ),
        catch(position_term(Position, shogi(Side, Pieces, Hands)),
              error(Formal, _),
              throw(error(gunshi(bad_record(At, Formal)), _)))
    ;   start_position(hirate, Even),
        (   memberchk(at(_, turn(gote), _), Setup)
        ->  position_term(Even, shogi(_, Pieces, Hands)),
            position_term(Position, shogi(gote, Pieces, Hands))
        ;   Position = Even
        )
    ).

%   placed(+Item, +Placed0, -Placed): Placed is placed(Pieces, Hands), as position_term/2 has them.

placed(at(At, Item, _), Placed0, Placed) :-
    (   placing(Item, Placed0, Placed1)
    ->  Placed = Placed1
    ;   bad_placing(Item, What)
    ->  throw(error(gunshi(bad_record(At, What)), _))
    ;   Placed = Placed0
    ).

bad_placing(even(Text),      pieces(Text)).
bad_placing(row(_, Text),    row(Text)).
bad_placing(pieces(_, Text), pieces(Text)).

placing(even(Removed), placed([], []), placed(Pieces, [])) :-
    start_position(hirate, Even),
    position_term(Even, shogi(_, All, _)),
    string_chars(Removed, Chars),
    phrase(listed(Listed), Chars),
    foldl(removed, Listed, All, Pieces).
placing(row(Rank, Row), placed(Pieces0, Hands), placed(Pieces, Hands)) :-
    string_chars(Row, Chars),
    phrase(cells(9, Rank, Pieces, Pieces0), Chars).
placing(pieces(Side, Text), Placed0, Placed) :-
    string_chars(Text, Chars),
    phrase(listed(Listed), Chars),
    foldl(listed_placed(Side), Listed, Placed0, Placed).

removed(on(Square, Kind), Pieces0, Pieces) :-
    select(at(Square, Piece), Pieces0, Pieces),
    piece_side_kind(Piece, _, Kind).

listed_placed(Side, on(0, all), placed(Pieces, Hands0), placed(Pieces, Hands)) :-
    !,
    findall(hand(Side, Kind, Count),
            ( box_pieces(Kind, Pieces, Hands0, Count),
              Count > 0
            ),
            Rest),
    append(Hands0, Rest, Hands).
listed_placed(Side, on(0, Kind), placed(Pieces, Hands),
              placed(Pieces, [hand(Side, Kind, 1)|Hands])) :-
    !.
listed_placed(Side, on(Square, Kind), placed(Pieces, Hands),
              placed([at(Square, Piece)|Pieces], Hands)) :-
    piece_side_kind(Piece, Side, Kind).

%   listed(-Listed)//: on(Square, Kind), on(0, Kind) in hand, and on(0, all) for 00AL.

listed([]) -->
    blanks,
    end,
    !.
listed([on(Square, Kind)|Listed]) -->
    [A, B],
    { char_type(A, digit(File)),
      char_type(B, digit(Rank)),
      Square is 10*File + Rank
    },
    listed_kind(Square, Kind),
    listed(Listed).

listed_kind(0, all) -->
    ['A', 'L'],
    !.
listed_kind(Square, Kind) -->
    { Square =:= 0
    ; is_square(Square)
    },
    !,
    kind(Kind).

cells(0, _, Pieces, Pieces) -->
    !,
    blanks,
    end.
cells(File, Rank, Pieces, Tail) -->
    blanks,
    cell(File, Rank, Pieces, Pieces1),
    { Left is File-1 },
    cells(Left, Rank, Pieces1, Tail).

cell(_, _, Pieces, Pieces) -->
    [*],
    !.
cell(File, Rank, [at(Square, Piece)|Pieces], Pieces) -->
    [Sign],
    { sign_side(Sign, Side) },
    kind(Kind),
    { Square is 10*File + Rank,
      piece_side_kind(Piece, Side, Kind)
    }.

kind(Kind) -->
    [A, B],
    { atom_chars(Csa, [A, B]),
      kind_csa(Kind, Csa)
    }.

end([], []).

                /*******************************
                *           WRITING            *
                *******************************/

%!  write_start(+Start) is det.
%
%   Write the position Start and who begins to the current output.

write_start(Start) :-
    (   start_position(hirate, Start)
    ->  format("PI~n")
    ;   forall(between(1, 9, Rank), write_row(Rank, Start)),
        forall(sign_side(Sign, Side), write_hand(Sign, Side, Start))
    ),
    side_to_move(Start, ToMove),
    sign_side(TurnSign, ToMove),
    format("~w~n", [TurnSign]).

write_row(Rank, Position) :-
    format("P~d", [Rank]),
    forall(between(1, 9, Nth),
           ( Square is 10*(10-Nth) + Rank,
             (   piece_at(Position, Square, Piece)
             ->  piece_side_kind(Piece, Side, Kind),
                 sign_side(Sign, Side),
                 kind_csa(Kind, Name),
                 format("~w~w", [Sign, Name])
             ;   write(' * ')
             )
           )),
    nl.

write_hand(Sign, Side, Position) :-
    (   hand(Position, Side, _, _)
    ->  format("P~w", [Sign]),
        forall(( hand(Position, Side, Kind, Count), between(1, Count, _) ),
               ( kind_csa(Kind, Name),
                 format("00~w", [Name])
               )),
        nl
    ;   true
    ).
