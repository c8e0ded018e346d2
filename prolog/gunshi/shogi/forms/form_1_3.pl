/*  Form 1.3: the board as a sorted list.

        position(Teban, [ban(No,Koma,11,Owner,Face), ..., ban(No,Koma,99,Owner,Face)], Hand)

    The list has always 81 elements, in the order of squares, so that XY is element XY - 9 - XY//10;
    an empty square is ban(0, nil, XY, nil, nil). Hand is a list of mochigoma(Owner, No, Koma) in
    the order of numbers. Searched with member/2 and nth1/3, rewritten by splitting with append/3.
*/
:- module(gunshi_shogi_forms_form_1_3, []).
:- include(common).
:- include(walk).
:- include(argument).
:- include(ban_on).
:- include(change_nth).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6. (First paper, form 1.3.)

kanouna_te(Position, Tes) :-
    Position = position(Teban, _, _),
    findall(Te, te(Position, Teban, Te), Tes).

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    Position = position(_, Board, _),
    member(ban(No, Koma, From, Teban, Face), Board),
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Position, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(position(_, Board, Hand), Teban, te(No, 0, To, nama, 0, nil)) :-
    setof(Koma, N^member(mochigoma(Teban, N, Koma), Hand), Komas),
    member(Koma, Komas),
    memberchk(mochigoma(Teban, No, Koma), Hand),
    member(ban(0, nil, To, nil, nil), Board),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Board, Teban, To).

masu(position(_, Board, _), TX, No, Koma, Owner, Face) :-
    TX > 10,
    N is TX - 9 - TX//10,
    N > 0,
    nth1(N, Board, ban(No, Koma, TX, Owner, Face)).

%   nifu(+Koma, +Board, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Board, Teban, To) :-
    member(ban(_, fu, XY, Teban, nama), Board),
    XY // 10 =:= To // 10,
    !.

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te. (First paper, form 1.3.)

tsugino_kyokumen(position(Teban, Board, Hand), te(No, 0, To, nama, 0, nil),
                 position(Teban1, Board1, Hand1)) :-
    !,
    aite(Teban, Teban1),
    select(mochigoma(Teban, No, Koma), Hand, Hand1),
    N is To - 9 - To//10,
    change_nth(N, Board, _, Board1, ban(No, Koma, To, Teban, nama)),
    !.
tsugino_kyokumen(position(Teban, Board, Hand), te(No, From, To, Nari, No2, _),
                 position(Teban1, Board1, Hand1)) :-
    aite(Teban, Teban1),
    M is From - 9 - From//10,
    change_nth(M, Board, ban(No, Koma, From, Teban, Face), BoardA, ban(0, nil, From, nil, nil)),
    ugoita(Nari, Face, Face1),
    N is To - 9 - To//10,
    change_nth(N, BoardA, ban(No2, Koma2, To, _, _), Board1, ban(No, Koma, To, Teban, Face1)),
    (   No2 =:= 0
    ->  Hand1 = Hand
    ;   bango_jun(mochigoma(Teban, No2, Koma2), Hand, Hand1)
    ),
    !.

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of. (First paper, form 1.3.)

maeno_kyokumen(position(Teban1, Board1, Hand1), te(No, 0, To, nama, 0, nil),
               position(Teban, Board, Hand)) :-
    !,
    aite(Teban1, Teban),
    N is To - 9 - To//10,
    change_nth(N, Board1, ban(No, Koma, To, Teban, nama), Board, ban(0, nil, To, nil, nil)),
    bango_jun(mochigoma(Teban, No, Koma), Hand1, Hand).
maeno_kyokumen(position(Teban1, Board1, Hand1), te(No, From, To, Nari, No2, Nari2),
               position(Teban, Board, Hand)) :-
    aite(Teban1, Teban),
    N is To - 9 - To//10,
    (   No2 =:= 0
    ->  Hand = Hand1,
        Ban2 = ban(0, nil, To, nil, nil)
    ;   select(mochigoma(Teban, No2, Koma2), Hand1, Hand),
        Ban2 = ban(No2, Koma2, To, Teban1, Nari2)
    ),
    change_nth(N, Board1, ban(No, Koma, To, Teban, Face1), BoardA, Ban2),
    ugoita(Nari, Face, Face1),
    M is From - 9 - From//10,
    change_nth(M, BoardA, _, Board, ban(No, Koma, From, Teban, Face)),
    !.

komalist_position(Teban, Komalist, position(Teban, Board, Hand)) :-
    findall(Ban, ( masu_no(XY), ban_on(XY, Komalist, Ban) ), Board),
    findall(mochigoma(Owner, No, Koma), member(komalist(No, Koma, 0, Owner, _), Komalist), Hand).

position_komalist(position(Teban, Board, Hand), Teban, Komalist) :-
    findall(Piece, piece(Board, Hand, Piece), Pieces),
    zen_koma(Pieces, Komalist).

piece(Board, _, komalist(No, Koma, XY, Owner, Face)) :-
    member(ban(No, Koma, XY, Owner, Face), Board),
    No > 0.
piece(_, Hand, komalist(No, Koma, 0, Owner, nama)) :-
    member(mochigoma(Owner, No, Koma), Hand).

teban(position(Teban, _, _), Teban).

ou_no_masu(position(_, Board, _), Owner, XY) :-
    memberchk(ban(_, ou, XY, Owner, _), Board).
