/*  A move made in a term position/83 itself, with setarg/3. */

%   susumeru(+Te, +Position): make the move; modosu(+Te, +Position): take it back.

susumeru(te(No, From, To, Nari, No2, _), Position) :-
    arg(1, Position, Teban),
    aite(Teban, Teban1),
    setarg(1, Position, Teban1),
    N is To - 8 - To//10,
    (   From =:= 0
    ->  arg(83, Position, Hand),
        motte_inai(Hand, No, Koma, Hand1),
        setarg(83, Position, Hand1),
        setarg(N, Position, ban(No, Koma, To, Teban, nama))
    ;   M is From - 8 - From//10,
        arg(M, Position, Ban),
        Ban = ban(_, Koma, _, _, Face),
        ugoita(Nari, Face, Face1),
        setarg(M, Position, ban(0, nil, From, nil, nil)),
        (   No2 =:= 0
        ->  true
        ;   arg(N, Position, Ban2),
            Ban2 = ban(_, Koma2, _, _, _),
            arg(83, Position, Hand),
            bango_jun(mochigoma(Teban, No2, Koma2), Hand, Hand1),
            setarg(83, Position, Hand1)
        ),
        setarg(N, Position, ban(No, Koma, To, Teban, Face1))
    ).

modosu(te(No, From, To, Nari, No2, Nari2), Position) :-
    arg(1, Position, Teban1),
    aite(Teban1, Teban),
    setarg(1, Position, Teban),
    N is To - 8 - To//10,
    arg(N, Position, Ban),
    Ban = ban(_, Koma, _, _, Face1),
    arg(83, Position, Hand1),
    (   From =:= 0
    ->  setarg(N, Position, ban(0, nil, To, nil, nil)),
        bango_jun(mochigoma(Teban, No, Koma), Hand1, Hand),
        setarg(83, Position, Hand)
    ;   M is From - 8 - From//10,
        ugoita(Nari, Face, Face1),
        setarg(M, Position, ban(No, Koma, From, Teban, Face)),
        (   No2 =:= 0
        ->  setarg(N, Position, ban(0, nil, To, nil, nil))
        ;   motte_inai(Hand1, No2, Koma2, Hand),
            setarg(83, Position, Hand),
            setarg(N, Position, ban(No2, Koma2, To, Teban1, Nari2))
        )
    ),
    !.

%   motte_inai(+Hand, +No, -Koma, -Hand1): the piece No, a Koma, is in Hand; Hand1 is the rest.

motte_inai([Mochigoma|Hand], No, Koma, Hand1) :-
    (   Mochigoma = mochigoma(_, No, Koma0)
    ->  Koma = Koma0,
        Hand1 = Hand
    ;   Hand1 = [Mochigoma|Hand2],
        motte_inai(Hand, No, Koma, Hand2)
    ).
