/*  A move in nine lists, one a rank: each of the two ranks is copied up to the piece that goes, and
    the row of ranks up to the later of the two. The tuned forms share it.
*/

%   susumeru(+Te, +Position, -Position1): Position1 is Position after the move Te.

susumeru(te(No, From, To, Nari, No2, _), position(Teban, Dans, SenteHand, GoteHand), Position1) :-
    (   From =:= 0
    ->  motte(Teban, SenteHand, GoteHand, Teban1, Hand, Hand1, Dans1, Position1),
        nuku(Hand, No, Koma, Hand1),
        N is To mod 10,
        kaeru(N, Dans, Dan, Dans1, [komalist(No, Koma, To, Teban, nama)|Dan])
    ;   M is From mod 10,
        kaeru(M, Dans, FromDan, DansA, FromDan1),
        nuku_koma(FromDan, No, Koma, Face, FromDan1),
        ugoita(Nari, Face, Face1),
        N is To mod 10,
        kaeru(N, DansA, ToDan, Dans1, [komalist(No, Koma, To, Teban, Face1)|ToDan1]),
        motte(Teban, SenteHand, GoteHand, Teban1, Hand, Hand1, Dans1, Position1),
        (   No2 =:= 0
        ->  ToDan1 = ToDan,
            Hand1 = Hand
        ;   nuku_koma(ToDan, No2, Koma2, _, ToDan1),
            Hand1 = [mochigoma(No2, Koma2)|Hand]
        )
    ),
    aite(Teban, Teban1).

%   modosu(+Te, +Position1, -Position): Position is what the move Te has made Position1 of, up to
%   the order of its lists.

modosu(te(No, From, To, Nari, No2, Nari2), Position1, Position) :-
    Position1 = position(Teban1, Dans1, SenteHand, GoteHand),
    aite(Teban1, Teban),
    motte(Teban, SenteHand, GoteHand, Teban, Hand1, Hand, Dans, Position),
    N is To mod 10,
    kaeru(N, Dans1, ToDan1, DansA, ToDan),
    nuku_koma(ToDan1, No, Koma, Face1, ToDanA),
    (   From =:= 0
    ->  ToDan = ToDanA,
        Dans = DansA,
        Hand = [mochigoma(No, Koma)|Hand1]
    ;   ugoita(Nari, Face, Face1),
        (   No2 =:= 0
        ->  ToDan = ToDanA,
            Hand = Hand1
        ;   nuku(Hand1, No2, Koma2, Hand),
            ToDan = [komalist(No2, Koma2, To, Teban1, Nari2)|ToDanA]
        ),
        M is From mod 10,
        kaeru(M, DansA, FromDan, Dans, [komalist(No, Koma, From, Teban, Face)|FromDan])
    ),
    !.

%   motte(+Teban, +SenteHand, +GoteHand, +Teban1, -Hand, ?Hand1, ?Dans1, -Position1): Hand is
%   Teban's; Position1 has Teban1 to move, the board Dans1, and Hand1 in place of Hand.

motte(sente, Hand, Gote,  Teban1, Hand, Hand1, Dans1, position(Teban1, Dans1, Hand1, Gote)).
motte(gote,  Sente, Hand, Teban1, Hand, Hand1, Dans1, position(Teban1, Dans1, Sente, Hand1)).

%   kaeru(+N, +Dans, -Dan, -Dans1, +Dan1): rank N of Dans is Dan; Dans1 has Dan1 there.

kaeru(N, [First|Dans], Dan, Dans1, Dan1) :-
    (   N =:= 1
    ->  Dan = First,
        Dans1 = [Dan1|Dans]
    ;   Dans1 = [First|Dans2],
        N1 is N - 1,
        kaeru(N1, Dans, Dan, Dans2, Dan1)
    ).

%   nuku_koma(+Dan, +No, -Koma, -Face, -Dan1): take the piece No out of a rank; nuku/4: out of a
%   hand.

nuku_koma([Piece|Dan], No, Koma, Face, Dan1) :-
    (   Piece = komalist(No, Koma0, _, _, Face0)
    ->  Koma = Koma0,
        Face = Face0,
        Dan1 = Dan
    ;   Dan1 = [Piece|Dan2],
        nuku_koma(Dan, No, Koma, Face, Dan2)
    ).

nuku([Mochigoma|Hand], No, Koma, Hand1) :-
    (   Mochigoma = mochigoma(No, Koma0)
    ->  Koma = Koma0,
        Hand1 = Hand
    ;   Hand1 = [Mochigoma|Hand2],
        nuku(Hand, No, Koma, Hand2)
    ).
