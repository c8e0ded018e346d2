/*  For the forms that are facts: where a piece comes to stand, legal moves, and minimax.

    The form that includes this has

        kanouna_te(-Tes)                                the moves by the rule set `paper`
        tsugino_kyokumen(+Te)                           makes the move
        maeno_kyokumen(+Te)                             takes it back
        teban(-Teban)                                   the side to move
        masu(+XY, -No, -Koma, -Owner, -Face)            what stands on XY: semidet, false off the
                                                        board; No is 0 for an empty square, and
                                                        Koma, Owner and Face are then `nil`
        ou_no_masu(+Owner, -XY)                         where Owner's king stands; false without one
        komalist_position(+Teban, +Komalist)            makes the facts, of the pieces in the order
                                                        of numbers; the former ones go
        position_komalist(-Teban, -Komalist)            the pieces that the facts tell of
        facts(-Indicators)                              its dynamic predicates
*/
:- include(measure).

%   ikisaki(+Tobi, +Teban, +TX, +Bias, -To, -No2, -Nari2): as in walk.pl.

ikisaki(Tobi, Teban, TX, Bias, To, No2, Nari2) :-
    masu(TX, No, _, Owner, Face),
    Owner \== Teban,
    ikisaki(No, Tobi, Face, Teban, TX, Bias, To, No2, Nari2).

ikisaki(0, _, _, _, TX, _, TX, 0, nil).
ikisaki(0, 1, _, Teban, TX, Bias, To, No2, Nari2) :-
    TX1 is TX + Bias,
    ikisaki(1, Teban, TX1, Bias, To, No2, Nari2).
ikisaki(No, _, Face, _, TX, _, TX, No, Face) :-
    No > 0.

%   gouhou_te(-Tes): the moves by the rule set `legal`.

gouhou_te(Tes) :-
    kanouna_te(Kanouna),
    gouhou(Kanouna, Tes).

gouhou([], []).
gouhou([Te|Kanouna], Tes) :-
    (   gouhou_de_aru(Te)
    ->  Tes = [Te|Tes1]
    ;   Tes = Tes1
    ),
    gouhou(Kanouna, Tes1).

gouhou_de_aru(Te) :-
    teban(Teban),
    tsugino_kyokumen(Te),
    (   tadashii(jijitsu, Te, Teban)
    ->  maeno_kyokumen(Te)
    ;   maeno_kyokumen(Te),
        fail
    ).

nigerarenai(_) :-
    kanouna_te(Tes),
    \+ ( member(Te, Tes),
         gouhou_de_aru(Te)
       ).

%   minimax(+Depth): as in argument.pl.

minimax(Depth) :-
    kanouna_te(Tes),
    length(Tes, Count),
    kazu(Depth, Count),
    (   member(Te, Tes),
        tsugino_kyokumen(Te),
        saki(Depth),
        maeno_kyokumen(Te),
        fail
    ;   true
    ).

saki(Depth) :-
    (   Depth > 0
    ->  Depth1 is Depth - 1,
        minimax(Depth1)
    ;   true
    ).

%   perft(+Depth): as in argument.pl.

perft(Depth) :-
    gouhou_te(Tes),
    (   Depth =< 1
    ->  length(Tes, Count),
        kazu(0, Count)
    ;   Depth1 is Depth - 1,
        (   member(Te, Tes),
            tsugino_kyokumen(Te),
            perft(Depth1),
            maeno_kyokumen(Te),
            fail
        ;   true
        )
    ).

%   The same with the arities of the forms that pass a position along, for who takes every form
%   alike. The position is the atom `jijitsu` (facts).

kanouna_te(jijitsu, Tes) :- kanouna_te(Tes).
minimax_te(jijitsu, Tes) :- kanouna_te(Tes).
gouhou_te(jijitsu, Tes) :- gouhou_te(Tes).
tsugino_kyokumen(jijitsu, Te, jijitsu) :- tsugino_kyokumen(Te).
maeno_kyokumen(jijitsu, Te, jijitsu) :- maeno_kyokumen(Te).
komalist_position(Teban, Komalist, jijitsu) :- komalist_position(Teban, Komalist).
position_komalist(jijitsu, Teban, Komalist) :- position_komalist(Teban, Komalist).
minimax(Depth, jijitsu) :- minimax(Depth).
perft(Depth, jijitsu) :- perft(Depth).
teban(jijitsu, Teban) :- teban(Teban).
masu(jijitsu, XY, No, Koma, Owner, Face) :- masu(XY, No, Koma, Owner, Face).
ou_no_masu(jijitsu, Owner, XY) :- ou_no_masu(Owner, XY).
