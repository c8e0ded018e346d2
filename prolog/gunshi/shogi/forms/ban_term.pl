/*  What the forms with position/83 share beside the moves: making and reading such a term. */
:- include(ban_on).

%   komalist_position(+Teban, +Komalist, -Position): Position, with Teban to move, has the pieces of
%   Komalist, komalist(No, Koma, XY, Owner, Face) of the forty numbers; with XY `nil` they are
%   missing.

komalist_position(Teban, Komalist, Position) :-
    findall(Ban, ( masu_no(XY), ban_on(XY, Komalist, Ban) ), Board),
    findall(mochigoma(Owner, No, Koma), member(komalist(No, Koma, 0, Owner, _), Komalist), Hand),
    append(Board, [Hand], Arguments),
    Position =.. [position, Teban|Arguments].

%   position_komalist(+Position, -Teban, -Komalist): the other way round; Komalist is in the order
%   of numbers.

position_komalist(Position, Teban, Komalist) :-
    arg(1, Position, Teban),
    findall(Piece, piece(Position, Piece), Pieces),
    zen_koma(Pieces, Komalist).

piece(Position, komalist(No, Koma, XY, Owner, Face)) :-
    between(2, 82, M),
    arg(M, Position, Ban),
    Ban = ban(No, Koma, XY, Owner, Face),
    No > 0.
piece(Position, komalist(No, Koma, 0, Owner, nama)) :-
    arg(83, Position, Hand),
    member(mochigoma(Owner, No, Koma), Hand).

teban(Position, Teban) :-
    arg(1, Position, Teban).

ou_no_masu(Position, Owner, XY) :-
    between(2, 82, M),
    arg(M, Position, Ban),
    Ban = ban(_, ou, XY, Owner, _),
    !.
