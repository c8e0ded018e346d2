/*  The moves of the tuned forms that can tell a square's number: by the facts ban(XY, No), or by
    what does the same.

    The form that includes this has ban(+XY, -No), semidet, false off the board; aki(-XY), the empty
    squares; and tekigoma(+No, +XY, +Board, +Teban, -Face): the piece No, which stands on XY, is not
    Teban's, and its face. So an empty square costs one fact, another a second look. (A set of the
    own numbers as an integer is no gain where that look is one fact: shifting costs as much.)
*/

%   own_te(+Own, +Board, +Teban, +Pawns0, -Pawns, +Tes0, -Tes): the moves of Own, a list of koma(No,
%   Koma, XY, Face). Pawns is a set of files, bit F for file F.

own_te([], _, _, Pawns, Pawns, Tes, Tes).
own_te([koma(No, Koma, XY, Face)|Own], Board, Teban, Pawns0, Pawns, Tes0, Tes) :-
    (   Koma == fu,
        Face == nama
    ->  Pawns1 is Pawns0 \/ (1 << (XY // 10))
    ;   Pawns1 = Pawns0
    ),
    koma_te(Teban, Koma, Face, No, XY, Board, Tes0, Tes1),
    own_te(Own, Board, Teban, Pawns1, Pawns, Tes1, Tes).

%   What tuned.pl asks for.

ippo(To, Nari, Board, Teban, No, From, Tes0, Tes) :-
    (   ban(To, No2)
    ->  (   No2 =:= 0
        ->  (   Nari == nama
            ->  Tes = [te(No, From, To, nama, 0, nil)|Tes0]
            ;   naru_te(Teban, Nari, No, From, To, 0, nil, Tes0, Tes)
            )
        ;   tekigoma(No2, To, Board, Teban, Face2)
        ->  naru_te(Teban, Nari, No, From, To, No2, Face2, Tes0, Tes)
        ;   Tes = Tes0
        )
    ;   Tes = Tes0
    ).

tobu(To, Bias, Nari, Board, Teban, No, From, Tes0, Tes) :-
    (   ban(To, No2)
    ->  (   No2 =:= 0
        ->  naru_te(Teban, Nari, No, From, To, 0, nil, Tes0, Tes1),
            To1 is To + Bias,
            tobu(To1, Bias, Nari, Board, Teban, No, From, Tes1, Tes)
        ;   tekigoma(No2, To, Board, Teban, Face2)
        ->  naru_te(Teban, Nari, No, From, To, No2, Face2, Tes0, Tes)
        ;   Tes = Tes0
        )
    ;   Tes = Tes0
    ).

%   wakeru(+Pieces, -Own, -Hand): Pieces, a list of koma(No, Koma, XY, Face), are Own on the board,
%   and Hand, of mochigoma(No, Koma).

wakeru([], [], []).
wakeru([Piece|Pieces], Own, Hand) :-
    Piece = koma(No, Koma, XY, _),
    (   XY =:= 0
    ->  Hand = [mochigoma(No, Koma)|Hand1],
        wakeru(Pieces, Own, Hand1)
    ;   Own = [Piece|Own1],
        wakeru(Pieces, Own1, Hand)
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
