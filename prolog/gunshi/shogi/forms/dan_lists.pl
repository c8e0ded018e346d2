/*  What the forms with nine lists, one a rank, share beside the moves: making and reading them. */

%   narabu(+Komalist, -Dans, -SenteHand, -GoteHand): the lists of the pieces komalist(No, Koma, XY,
%   Owner, Face); those with XY `nil` are missing.

narabu(Komalist, Dans, SenteHand, GoteHand) :-
    findall(Dan, ( between(1, 9, M), ichidan(M, Komalist, Dan) ), Dans),
    findall(mochigoma(No, Koma), member(komalist(No, Koma, 0, sente, _), Komalist), SenteHand),
    findall(mochigoma(No, Koma), member(komalist(No, Koma, 0, gote, _), Komalist), GoteHand).

ichidan(M, Komalist, Dan) :-
    findall(komalist(No, Koma, XY, Owner, Face),
            ( member(komalist(No, Koma, XY, Owner, Face), Komalist),
              integer(XY),
              XY > 0,
              XY mod 10 =:= M
            ),
            Dan).

%   position_komalist(+Position, -Teban, -Komalist): the other way round; Komalist is in the order
%   of numbers.

position_komalist(Position, Teban, Komalist) :-
    Position = position(Teban, _, _, _),
    findall(Piece, piece(Position, Piece), Pieces),
    zen_koma(Pieces, Komalist).

piece(position(_, Dans, _, _), Piece) :-
    member(Dan, Dans),
    member(Piece, Dan).
piece(Position, komalist(No, Koma, 0, Owner, nama)) :-
    mochigoma(Owner, Position, Hand),
    member(mochigoma(No, Koma), Hand).

teban(position(Teban, _, _, _), Teban).

ou_no_masu(position(_, Dans, _, _), Owner, XY) :-
    member(Dan, Dans),
    memberchk(komalist(_, ou, XY, Owner, _), Dan),
    !.

%   mochigoma(?Owner, +Position, -Hand)

mochigoma(sente, position(_, _, Hand, _), Hand).
mochigoma(gote,  position(_, _, _, Hand), Hand).
