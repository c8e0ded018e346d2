/*  The moves from position/83, by the best Prolog found for it. Forms 1.1-tuned and 1.1-setarg
    share it; they differ in the update.

    One pass over the 81 squares finds the own pieces and makes their moves; with pieces in hand a
    second one collects the empty squares and the files of own pawns, from which the drops are made.
    Moves are put in front of an accumulator: no findall/3, so no copying. The square that an
    argument holds must be the one that was meant, for off the board the numbers meet other
    arguments.
*/

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Position, Tes) :-
    arg(1, Position, Teban),
    banjou(82, Position, Teban, [], Moves),
    arg(83, Position, Hand),
    (   Hand == []
    ->  Tes = Moves
    ;   aki(82, Position, Teban, 0, Pawns, [], Empty),
        uchi(Hand, none, Teban, Pawns, Empty, Moves, Tes)
    ).

%   banjou(+N, +Position, +Teban, +Tes0, -Tes): the moves of the pieces on the squares of the
%   arguments N and below, three at a time.

banjou(1, _, _, Tes, Tes) :- !.
banjou(N, Position, Teban, Tes0, Tes) :-
    arg(N, Position, Ban1),
    Ban1 = ban(No1, Koma1, XY1, Owner1, Face1),
    (   Owner1 == Teban
    ->  koma_te(Teban, Koma1, Face1, No1, XY1, Position, Tes0, Tes1)
    ;   Tes1 = Tes0
    ),
    N2 is N - 1,
    arg(N2, Position, Ban2),
    Ban2 = ban(No2, Koma2, XY2, Owner2, Face2),
    (   Owner2 == Teban
    ->  koma_te(Teban, Koma2, Face2, No2, XY2, Position, Tes1, Tes2)
    ;   Tes2 = Tes1
    ),
    N3 is N - 2,
    arg(N3, Position, Ban3),
    Ban3 = ban(No3, Koma3, XY3, Owner3, Face3),
    (   Owner3 == Teban
    ->  koma_te(Teban, Koma3, Face3, No3, XY3, Position, Tes2, Tes3)
    ;   Tes3 = Tes2
    ),
    N4 is N - 3,
    banjou(N4, Position, Teban, Tes3, Tes).

%   aki(+N, +Position, +Teban, +Pawns0, -Pawns, +Empty0, -Empty): the empty squares, and the files
%   with a pawn of Teban's as a set, bit F for file F.

aki(1, _, _, Pawns, Pawns, Empty, Empty) :- !.
aki(N, Position, Teban, Pawns0, Pawns, Empty0, Empty) :-
    arg(N, Position, Ban),
    Ban = ban(No, Koma, XY, Owner, Face),
    N1 is N - 1,
    (   No =:= 0
    ->  aki(N1, Position, Teban, Pawns0, Pawns, [XY|Empty0], Empty)
    ;   Koma == fu,
        Owner == Teban,
        Face == nama
    ->  Pawns1 is Pawns0 \/ (1 << (XY // 10)),
        aki(N1, Position, Teban, Pawns1, Pawns, Empty0, Empty)
    ;   aki(N1, Position, Teban, Pawns0, Pawns, Empty0, Empty)
    ).

%   What tuned.pl asks for.

ippo(To, Nari, Position, Teban, No, From, Tes0, Tes) :-
    (   To > 10,
        N is To - 8 - To//10,
        arg(N, Position, Ban),
        Ban = ban(No2, _, To, Owner, Face2),
        Owner \== Teban
    ->  (   Nari == nama
        ->  Tes = [te(No, From, To, nama, No2, Face2)|Tes0]
        ;   naru_te(Teban, Nari, No, From, To, No2, Face2, Tes0, Tes)
        )
    ;   Tes = Tes0
    ).

tobu(To, Bias, Nari, Position, Teban, No, From, Tes0, Tes) :-
    (   To > 10,
        N is To - 8 - To//10,
        arg(N, Position, Ban),
        Ban = ban(No2, _, To, Owner, Face2),
        Owner \== Teban
    ->  naru_te(Teban, Nari, No, From, To, No2, Face2, Tes0, Tes1),
        (   No2 =:= 0
        ->  To1 is To + Bias,
            tobu(To1, Bias, Nari, Position, Teban, No, From, Tes1, Tes)
        ;   Tes = Tes1
        )
    ;   Tes = Tes0
    ).

%   uchi(+Hand, +Before, ...): the drops; Before is the kind that was dropped last, for in the order
%   of numbers the pieces of one kind stand together.

uchi([], _, _, _, _, Tes, Tes).
uchi([mochigoma(Owner, No, Koma)|Hand], Before, Teban, Pawns, Empty, Tes0, Tes) :-
    (   Owner == Teban,
        Koma \== Before
    ->  uchi_koma(Koma, No, Teban, Pawns, Empty, Tes0, Tes1),
        uchi(Hand, Koma, Teban, Pawns, Empty, Tes1, Tes)
    ;   uchi(Hand, Before, Teban, Pawns, Empty, Tes0, Tes)
    ).

masu(Position, TX, No, Koma, Owner, Face) :-
    TX > 10,
    N is TX - 8 - TX//10,
    arg(N, Position, Ban),
    Ban = ban(No, Koma, TX, Owner, Face).
