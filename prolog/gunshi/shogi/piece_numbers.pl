:- encoding(utf8).
/*  The forty pieces of a game by number, as the fourth paper's figure 2 counts them.

    Odd numbers are of sente's pieces at the start of an even game, even ones of gote's. A piece
    keeps its number when it is taken, promoted and dropped.
*/
:- module(gunshi_shogi_piece_numbers,
          [ piece_numbers/2,            % +GameOrPosition, -Numbers
            piece_number_kind/2         % ?No, ?Kind
          ]).
:- use_module(kinds, [piece_side_kind/3]).
:- use_module(game, [game_start/2, game_moves/2]).
:- use_module(position, [side_to_move/2, opponent/2, piece_at/3, hand/4, promoted_kind/2]).
:- autoload(library(apply), [foldl/4, maplist/3]).
:- autoload(library(lists), [append/3, reverse/2, select/3]).

%!  piece_numbers(+GameOrPosition, -Numbers:list) is det.
%
%   The 40 pieces by number, as the fourth paper's figure 2 numbers them (papers.md §4): a list of
%   komalist(No, Koma, XY, Owner, Face) in the order of No, 1..40. Koma is the unpromoted kind, XY
%   the square or 0 in hand, Face `nama` or `nari`; in hand it is `nama`. A piece that is not in the
%   game has XY, Owner and Face `nil`.
%
%   In a game the numbers follow the pieces from its start; of equal pieces in hand the one with the
%   lowest number is dropped. A bare position, and the start of a game, is numbered so: first a
%   piece on the home square of a number of its kind and owner takes that number; then the others,
%   by square, those in hand last (sente's first), take the lowest number left of their owner's
%   (sente odd, gote even), or failing that the lowest left.
%
%   @error type_error(game, GameOrPosition)

piece_numbers(Position, Numbers) :-
    blob(Position, position),
    !,
    position_numbers(Position, Numbers).
piece_numbers(Game, Numbers) :-
    game_start(Game, Start),
    game_moves(Game, Moves),
    position_numbers(Start, Numbers0),
    side_to_move(Start, Side),
    follow(Moves, Side, Numbers0, Numbers).

follow([], _, Numbers, Numbers).
follow([Move|Moves], Side, Numbers0, Numbers) :-
    moved(Move, Side, Numbers0, Numbers1),
    opponent(Side, Next),
    follow(Moves, Next, Numbers1, Numbers).

moved(move(From, To), Side, Numbers0, Numbers) :-
    maplist(shifted(From, To, Side, keep), Numbers0, Numbers).
moved(promote(From, To), Side, Numbers0, Numbers) :-
    maplist(shifted(From, To, Side, nari), Numbers0, Numbers).
moved(drop(Kind, To), Side, Numbers0, Numbers) :-
    append(Before, [komalist(No, Kind, 0, Side, nama)|After], Numbers0),
    !,
    append(Before, [komalist(No, Kind, To, Side, nama)|After], Numbers).

shifted(From, To, Side, Promotion, komalist(No, Koma, XY, Owner, Face), Shifted) :-
    (   XY == From
    ->  (   Promotion == nari
        ->  Shifted = komalist(No, Koma, To, Owner, nari)
        ;   Shifted = komalist(No, Koma, To, Owner, Face)
        )
    ;   XY == To
    ->  Shifted = komalist(No, Koma, 0, Side, nama)
    ;   Shifted = komalist(No, Koma, XY, Owner, Face)
    ).

position_numbers(Position, Numbers) :-
    findall(Placed, placed(Position, Placed), Pieces),
    findall(No-home(Koma, XY, Owner), home(No, Koma, XY, Owner), Homes0),
    keysort(Homes0, Homes),
    at_home(Homes, Pieces, Pieces1, Free, Known1),
    foldl(own_number, Pieces1, rest(Free, [], Known1), rest(Free2, Strangers, Known2)),
    reverse(Strangers, Pieces2),
    foldl(any_number, Pieces2, Free2-Known2, Free3-Known3),
    foldl(absent, Free3, Known3, Known),
    keysort(Known, Sorted),
    maplist(numbered, Sorted, Numbers).

%   placed(+Position, -Placed): the pieces on the board by square, then those in hand.

placed(Position, placed(Koma, XY, Owner, Face)) :-
    piece_at(Position, XY, Piece),
    piece_side_kind(Piece, Owner, Kind),
    plain(Kind, Koma, Face).
placed(Position, placed(Koma, 0, Owner, nama)) :-
    hand(Position, Owner, Koma, Count),
    between(1, Count, _).

at_home([], Pieces, Pieces, [], []).
at_home([No-home(Koma, XY, Owner)|Homes], Pieces0, Pieces, Free, Known) :-
    Placed = placed(Koma, XY, Owner, _),
    (   select(Placed, Pieces0, Pieces1)
    ->  Known = [No-Placed|Known1],
        Free = Free1
    ;   Pieces1 = Pieces0,
        Known = Known1,
        Free = [No-home(Koma, XY, Owner)|Free1]
    ),
    at_home(Homes, Pieces1, Pieces, Free1, Known1).

own_number(Placed, rest(Free0, Strangers, Known), Rest) :-
    Placed = placed(Koma, _, Owner, _),
    (   select(No-home(Koma, _, Owner), Free0, Free)
    ->  Rest = rest(Free, Strangers, [No-Placed|Known])
    ;   Rest = rest(Free0, [Placed|Strangers], Known)
    ).

any_number(Placed, Free0-Known, Free-[No-Placed|Known]) :-
    Placed = placed(Koma, _, _, _),
    select(No-home(Koma, _, _), Free0, Free),
    !.

absent(No-home(Koma, _, _), Known, [No-placed(Koma, nil, nil, nil)|Known]).

numbered(No-placed(Koma, XY, Owner, Face), komalist(No, Koma, XY, Owner, Face)).

plain(Kind, Koma, Face) :-
    (   promoted_kind(Plain, Kind)
    ->  Koma = Plain,
        Face = nari
    ;   Koma = Kind,
        Face = nama
    ).

%!  piece_number_kind(?No:integer, ?Kind) is nondet.
%
%   The piece with the number No is, unpromoted, of Kind. Semidet when No is bound.

piece_number_kind(No, Kind) :-
    (   integer(No)
    ->  home(No, Kind, _, _),
        !
    ;   home(No, Kind, _, _)
    ).

%   home(?No, ?Koma, ?XY, ?Owner): figure 2; gote's pieces are sente's, turned round.

home(No, Koma, XY, sente) :-
    sente_home(No, Koma, XY).
home(No, Koma, XY, gote) :-
    (   integer(No)
    ->  No0 is No-1
    ;   true
    ),
    sente_home(No0, Koma, XY0),
    No is No0+1,
    XY is 110-XY0.

sente_home( 1, ou, 59).
sente_home( 3, hi, 28).
sente_home( 5, ka, 88).
sente_home( 7, ki, 49).
sente_home( 9, ki, 69).
sente_home(11, gi, 39).
sente_home(13, gi, 79).
sente_home(15, ke, 29).
sente_home(17, ke, 89).
sente_home(19, ky, 19).
sente_home(21, ky, 99).
sente_home(23, fu, 17).
sente_home(25, fu, 27).
sente_home(27, fu, 37).
sente_home(29, fu, 47).
sente_home(31, fu, 57).
sente_home(33, fu, 67).
sente_home(35, fu, 77).
sente_home(37, fu, 87).
sente_home(39, fu, 97).
