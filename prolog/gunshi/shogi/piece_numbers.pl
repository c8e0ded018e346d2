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
:- autoload(library(apply), [foldl/4, maplist/2, maplist/3]).
:- autoload(library(lists), [member/2, reverse/2, select/3]).

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
    Pieces =.. [pieces|Numbers0],
    numbers_board(Numbers0, Board),
    follow(Moves, Side, Pieces, Board),
    Pieces =.. [pieces|Numbers].

%   numbers_board(+Numbers, -Board): the number of what stands on a square, 0 where nothing does.

numbers_board(Numbers, Board) :-
    length(Squares, 99),
    maplist(=(0), Squares),
    Board =.. [board|Squares],
    forall(( member(komalist(No, _, XY, _, _), Numbers), integer(XY), XY > 0 ),
           nb_setarg(XY, Board, No)).

%   follow(+Moves, +Side, !Pieces, !Board): Side plays the first of Moves. Pieces has what stands
%   where by number.

follow([], _, _, _).
follow([Move|Moves], Side, Pieces, Board) :-
    moved(Move, Side, Pieces, Board),
    opponent(Side, Next),
    follow(Moves, Next, Pieces, Board).

moved(move(From, To), Side, Pieces, Board) :-
    arg(From, Board, No),
    arg(No, Pieces, komalist(_, Koma, _, _, Face)),
    brought(No, komalist(No, Koma, To, Side, Face), From, Side, Pieces, Board).
moved(promote(From, To), Side, Pieces, Board) :-
    arg(From, Board, No),
    arg(No, Pieces, komalist(_, Koma, _, _, _)),
    brought(No, komalist(No, Koma, To, Side, nari), From, Side, Pieces, Board).
moved(drop(Kind, To), Side, Pieces, Board) :-
    Held = komalist(No, Kind, 0, Side, nama),
    arg(No, Pieces, Held),
    !,
    setarg(No, Pieces, komalist(No, Kind, To, Side, nama)),
    setarg(To, Board, No).

brought(No, Piece, From, Side, Pieces, Board) :-
    arg(3, Piece, To),
    arg(To, Board, There),
    (   There > 0
    ->  arg(There, Pieces, komalist(_, Koma, _, _, _)),
        setarg(There, Pieces, komalist(There, Koma, 0, Side, nama))
    ;   true
    ),
    setarg(No, Pieces, Piece),
    setarg(From, Board, 0),
    setarg(To, Board, No).

position_numbers(Position, Numbers) :-
    findall(No, between(1, 40, No), Nos),
    at_home(Nos, Position, Free, Known1),
    findall(Placed,
            ( placed(Position, Placed), \+ memberchk(_-Placed, Known1) ),
            Pieces1),
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

%   at_home(+Nos, +Position, -Free, -Known): those of Nos whose home square has such a piece are
%   Known, the others Free.

at_home([], _, [], []).
at_home([No|Nos], Position, Free, Known) :-
    once(home(No, Koma, XY, Owner)),
    (   piece_at(Position, XY, Piece),
        piece_side_kind(Piece, Owner, Kind),
        plain(Kind, Koma, Face)
    ->  Known = [No-placed(Koma, XY, Owner, Face)|Known1],
        Free = Free1
    ;   Known = Known1,
        Free = [No-home(Koma, XY, Owner)|Free1]
    ),
    at_home(Nos, Position, Free1, Known1).

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
