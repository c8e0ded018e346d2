/*  For the hybrids, which pass a position along and keep facts beside it: legal moves, and minimax.

    The form that includes this has what argument.pl asks for, and

        jijitsu_modosu(+Te)     the facts as they were before the move Te

    A search still has the position before a move and only takes back the facts, after every
    tsugino_kyokumen/3, the last first. (What argument.pl says of a Position changed in place is not
    for hybrids.) maeno_kyokumen/3 restores both.
*/
:- include(measure).

%   gouhou_te(+Position, -Tes): the moves by the rule set `legal`.

gouhou_te(Position, Tes) :-
    kanouna_te(Position, Kanouna),
    gouhou(Kanouna, Position, Tes).

gouhou([], _, []).
gouhou([Te|Kanouna], Position, Tes) :-
    (   gouhou_de_aru(Position, Te)
    ->  Tes = [Te|Tes1]
    ;   Tes = Tes1
    ),
    gouhou(Kanouna, Position, Tes1).

gouhou_de_aru(Position, Te) :-
    teban(Position, Teban),
    tsugino_kyokumen(Position, Te, Position1),
    (   tadashii(Position1, Te, Teban)
    ->  jijitsu_modosu(Te)
    ;   jijitsu_modosu(Te),
        fail
    ).

nigerarenai(Position) :-
    kanouna_te(Position, Tes),
    \+ ( member(Te, Tes),
         gouhou_de_aru(Position, Te)
       ).

%   minimax(+Depth, +Position): as in argument.pl.

minimax(Depth, Position) :-
    kanouna_te(Position, Tes),
    length(Tes, Count),
    kazu(Depth, Count),
    (   member(Te, Tes),
        tsugino_kyokumen(Position, Te, Position1),
        saki(Depth, Position1),
        jijitsu_modosu(Te),
        fail
    ;   true
    ).

saki(Depth, Position) :-
    (   Depth > 0
    ->  Depth1 is Depth - 1,
        minimax(Depth1, Position)
    ;   true
    ).

%   minimax_te(+Position, -Tes): the moves that minimax makes at Position.

minimax_te(Position, Tes) :-
    kanouna_te(Position, Tes).

%   perft(+Depth, +Position): as in argument.pl.

perft(Depth, Position) :-
    gouhou_te(Position, Tes),
    (   Depth =< 1
    ->  length(Tes, Count),
        kazu(0, Count)
    ;   Depth1 is Depth - 1,
        (   member(Te, Tes),
            tsugino_kyokumen(Position, Te, Position1),
            perft(Depth1, Position1),
            jijitsu_modosu(Te),
            fail
        ;   true
        )
    ).
