/*  The moves of the tuned forms that can tell a square's number: by the facts ban(XY, No), or by what does
    the same.

    The form that includes this has ban(+XY, -No), semidet, false off the board, and aki(-XY), the empty
    squares. A form first goes through all its pieces once (wakeru/8) and so has its own pieces as a list, and two
    sets of numbers, bit No for the piece No: the own pieces, and those that are promoted. Then what
    stands on a square costs one fact: its number, and with that the two sets tell the rest. Moves are
    put in front of an accumulator.
*/

%   koma_te(+Own, +Teban, +Mine, +Promoted, +Pawns0, -Pawns, +Tes0, -Tes): the moves of Own, a list of
%   koma(No, Koma, XY, Face). Mine and Promoted are sets of numbers, Pawns one of files.

koma_te([], _, _, _, Pawns, Pawns, Tes, Tes).
koma_te([koma(No, Koma, XY, Face)|Own], Teban, Mine, Promoted, Pawns0, Pawns, Tes0, Tes) :-
    ugoki_kata(Face, Koma, Ugoki, Naru),
    (   Ugoki == fu
    ->  Pawns1 is Pawns0 \/ (1 << (XY // 10))
    ;   Pawns1 = Pawns0
    ),
    (   Naru == naru
    ->  jin(Teban, XY, Naru1)
    ;   Naru1 = Naru
    ),
    houkou(Teban, Ugoki, Steps, Slides),
    ippo(Steps, XY, Teban, Mine, Promoted, No, Koma, Naru1, Tes0, Tes1),
    tobi(Slides, XY, Teban, Mine, Promoted, No, Koma, Naru1, Tes1, Tes2),
    koma_te(Own, Teban, Mine, Promoted, Pawns1, Pawns, Tes2, Tes).

%   ippo(+Steps, ...): the single steps; tobi(+Slides, ...): the slides.

ippo([], _, _, _, _, _, _, _, Tes, Tes).
ippo([d(_, Bias)|Steps], XY, Teban, Mine, Promoted, No, Koma, Naru, Tes0, Tes) :-
    To is XY + Bias,
    (   ban(To, No2),
        Mine /\ (1 << No2) =:= 0
    ->  omote_ura(No2, Promoted, Face2),
        nari_te(Naru, No, Koma, XY, To, Teban, No2, Face2, Tes0, Tes1)
    ;   Tes1 = Tes0
    ),
    ippo(Steps, XY, Teban, Mine, Promoted, No, Koma, Naru, Tes1, Tes).

tobi([], _, _, _, _, _, _, _, Tes, Tes).
tobi([d(_, Bias)|Slides], XY, Teban, Mine, Promoted, No, Koma, Naru, Tes0, Tes) :-
    To is XY + Bias,
    tobu(To, Bias, XY, Teban, Mine, Promoted, No, Koma, Naru, Tes0, Tes1),
    tobi(Slides, XY, Teban, Mine, Promoted, No, Koma, Naru, Tes1, Tes).

tobu(To, Bias, XY, Teban, Mine, Promoted, No, Koma, Naru, Tes0, Tes) :-
    (   ban(To, No2),
        Mine /\ (1 << No2) =:= 0
    ->  omote_ura(No2, Promoted, Face2),
        nari_te(Naru, No, Koma, XY, To, Teban, No2, Face2, Tes0, Tes1),
        (   No2 =:= 0
        ->  To1 is To + Bias,
            tobu(To1, Bias, XY, Teban, Mine, Promoted, No, Koma, Naru, Tes1, Tes)
        ;   Tes = Tes1
        )
    ;   Tes = Tes0
    ).

omote_ura(No, Promoted, Face) :-
    (   No =:= 0
    ->  Face = nil
    ;   Promoted /\ (1 << No) =:= 0
    ->  Face = nama
    ;   Face = nari
    ).

%   uchi_te(+Hand, +Teban, +Pawns, +Tes0, -Tes): the drops; Hand is a list of mochigoma(No, Koma).

uchi_te([], _, _, Tes, Tes) :- !.
uchi_te(Hand, Teban, Pawns, Tes0, Tes) :-
    findall(XY, aki(XY), Empty),
    uchi(Hand, 0, Teban, Pawns, Empty, Tes0, Tes).

%   uchi(+Hand, +Done, ...): one piece a kind; Done is the set of kinds dropped.

uchi([], _, _, _, _, Tes, Tes).
uchi([mochigoma(No, Koma)|Hand], Done0, Teban, Pawns, Empty, Tes0, Tes) :-
    shurui(Koma, Kind),
    (   Done0 /\ Kind =:= 0
    ->  uchi_koma(Koma, No, Teban, Pawns, Empty, Tes0, Tes1),
        Done is Done0 \/ Kind,
        uchi(Hand, Done, Teban, Pawns, Empty, Tes1, Tes)
    ;   uchi(Hand, Done0, Teban, Pawns, Empty, Tes0, Tes)
    ).

%   wakeru(+No, +Koma, +XY, +Owner, +Face, +Teban, +Sorted0, -Sorted): Sorted is s(Own, Hand, Mine,
%   Promoted) with that piece added; of the other side's only the promoted ones count.

wakeru(No, Koma, XY, Owner, Face, Teban, s(Own, Hand, Mine, Promoted), Sorted) :-
    (   Owner == Teban
    ->  (   XY =:= 0
        ->  Sorted = s(Own, [mochigoma(No, Koma)|Hand], Mine, Promoted)
        ;   Mine1 is Mine \/ (1 << No),
            Sorted = s([koma(No, Koma, XY, Face)|Own], Hand, Mine1, Promoted)
        )
    ;   Face == nari
    ->  Promoted1 is Promoted \/ (1 << No),
        Sorted = s(Own, Hand, Mine, Promoted1)
    ;   Sorted = s(Own, Hand, Mine, Promoted)
    ).
