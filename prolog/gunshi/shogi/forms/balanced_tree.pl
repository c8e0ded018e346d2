/*  The forms that hold the board in a balanced tree. The form that includes this has

        ki(+Pairs, -Tree)               the tree of the Pairs, XY-Masu
        eda(-XY, +Tree, -Masu)          all pairs, on backtracking
        miru(+XY, +Tree, -Masu)         what is at XY; false if nothing is
        oku(+XY, +Tree, +Masu, -Tree1)  put Masu at XY
        toru(+XY, +Tree, -Masu, -Tree1) take Masu away from XY
*/

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Position, Tes) :-
    Position = position(Teban, _, _),
    findall(Te, te(Position, Teban, Te), Tes).

te(Position, Teban, te(No, From, To, Nari, No2, Nari2)) :-
    Position = position(_, Tree, _),
    eda(From, Tree, koma(No, Koma, Teban, Face)),
    ugoki(Koma, Face, Ugoki),
    bias(Ugoki, Teban, Tobi, Bias),
    TX is From + Bias,
    ikisaki(Tobi, Position, Teban, TX, Bias, To, No2, Nari2),
    nari(Koma, Face, Teban, From, To, Nari).
te(position(_, Tree, Hand), Teban, te(No, 0, To, nama, 0, nil)) :-
    setof(Koma, N^member(mochigoma(Teban, N, Koma), Hand), Komas),
    member(Koma, Komas),
    memberchk(mochigoma(Teban, No, Koma), Hand),
    masu_no(To),
    \+ miru(To, Tree, _),
    ikidokoro(Koma, Teban, To),
    \+ nifu(Koma, Tree, Teban, To).

masu(position(_, Tree, _), TX, No, Koma, Owner, Face) :-
    \+ bangai(TX),
    (   miru(TX, Tree, Masu)
    ->  Masu = koma(No, Koma, Owner, Face)
    ;   No = 0, Koma = nil, Owner = nil, Face = nil
    ).

%   nifu(+Koma, +Tree, +Teban, +To): a pawn on To would be a second one on its file.

nifu(fu, Tree, Teban, To) :-
    First is To//10*10 + 1,
    Last is First + 8,
    between(First, Last, XY),
    miru(XY, Tree, koma(_, fu, Teban, nama)),
    !.

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te.

tsugino_kyokumen(position(Teban, Tree, Hand), te(No, From, To, Nari, No2, _),
                 position(Teban1, Tree1, Hand1)) :-
    aite(Teban, Teban1),
    (   From =:= 0
    ->  select(mochigoma(Teban, No, Koma), Hand, Hand1),
        oku(To, Tree, koma(No, Koma, Teban, nama), Tree1)
    ;   toru(From, Tree, koma(No, Koma, Teban, Face), TreeA),
        ugoita(Nari, Face, Face1),
        (   No2 =:= 0
        ->  Hand1 = Hand
        ;   koma(No2, Koma2),
            bango_jun(mochigoma(Teban, No2, Koma2), Hand, Hand1)
        ),
        oku(To, TreeA, koma(No, Koma, Teban, Face1), Tree1)
    ),
    !.

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of, up to the shape of its tree.

maeno_kyokumen(position(Teban1, Tree1, Hand1), te(No, From, To, Nari, No2, Nari2),
               position(Teban, Tree, Hand)) :-
    aite(Teban1, Teban),
    toru(To, Tree1, koma(No, Koma, Teban, Face1), TreeA),
    (   From =:= 0
    ->  bango_jun(mochigoma(Teban, No, Koma), Hand1, Hand),
        Tree = TreeA
    ;   ugoita(Nari, Face, Face1),
        oku(From, TreeA, koma(No, Koma, Teban, Face), TreeB),
        (   No2 =:= 0
        ->  Hand = Hand1,
            Tree = TreeB
        ;   koma(No2, Koma2),
            select(mochigoma(Teban, No2, Koma2), Hand1, Hand),
            oku(To, TreeB, koma(No2, Koma2, Teban1, Nari2), Tree)
        )
    ),
    !.

komalist_position(Teban, Komalist, position(Teban, Tree, Hand)) :-
    findall(XY-koma(No, Koma, Owner, Face),
            ( masu_no(XY),
              memberchk(komalist(No, Koma, XY, Owner, Face), Komalist)
            ),
            Pairs),
    ki(Pairs, Tree),
    findall(mochigoma(Owner, No, Koma), member(komalist(No, Koma, 0, Owner, _), Komalist), Hand).

position_komalist(position(Teban, Tree, Hand), Teban, Komalist) :-
    findall(Piece, piece(Tree, Hand, Piece), Pieces),
    zen_koma(Pieces, Komalist).

piece(Tree, _, komalist(No, Koma, XY, Owner, Face)) :-
    eda(XY, Tree, koma(No, Koma, Owner, Face)).
piece(_, Hand, komalist(No, Koma, 0, Owner, nama)) :-
    member(mochigoma(Owner, No, Koma), Hand).

teban(position(Teban, _, _), Teban).

ou_no_masu(position(_, Tree, _), Owner, XY) :-
    eda(XY, Tree, koma(_, ou, Owner, _)),
    !.
