/*  The moves from position/83, by the best Prolog found for it. Forms 1.1-tuned and 1.1-setarg share it;
    they differ in the update.

    One pass over the 81 squares, from 99 down, finds the own pieces and makes their moves; on the way it
    collects the empty squares and the files of own pawns, from which the drops are made. Moves are put
    in front of an accumulator: no findall/3, so no copying. A move in the direction (D, Bias) goes from
    argument N and square XY to argument N + D and square XY + Bias; the square that stands there tells
    whether the board ended on the way, for then it is another.
*/

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Position, Tes) :-
    arg(1, Position, Teban),
    arg(83, Position, Hand),
    masu_goto(82, Position, Teban, 0, Pawns, [], Empty, [], Moves),
    uchi(Hand, none, Teban, Pawns, Empty, Moves, Tes).

%   masu_goto(+N, +Position, +Teban, +Pawns0, -Pawns, +Empty0, -Empty, +Tes0, -Tes): the squares of the
%   arguments N and below. Pawns is a set of files, bit F for file F.

masu_goto(1, _, _, Pawns, Pawns, Empty, Empty, Tes, Tes) :- !.
masu_goto(N, Position, Teban, Pawns0, Pawns, Empty0, Empty, Tes0, Tes) :-
    arg(N, Position, Ban),
    Ban = ban(No, Koma, XY, Owner, Face),
    N1 is N - 1,
    (   Owner == Teban
    ->  ugoki_kata(Face, Koma, Ugoki, Naru),
        (   Ugoki == fu
        ->  Pawns1 is Pawns0 \/ (1 << (XY // 10))
        ;   Pawns1 = Pawns0
        ),
        (   Naru == naru
        ->  jin(Teban, XY, Naru1)
        ;   Naru1 = Naru
        ),
        houkou(Teban, Ugoki, Steps, Slides),
        ippo(Steps, N, XY, Position, Teban, No, Koma, Naru1, Tes0, Tes1),
        tobi(Slides, N, XY, Position, Teban, No, Koma, Naru1, Tes1, Tes2),
        masu_goto(N1, Position, Teban, Pawns1, Pawns, Empty0, Empty, Tes2, Tes)
    ;   No == 0
    ->  masu_goto(N1, Position, Teban, Pawns0, Pawns, [XY|Empty0], Empty, Tes0, Tes)
    ;   masu_goto(N1, Position, Teban, Pawns0, Pawns, Empty0, Empty, Tes0, Tes)
    ).

%   ippo(+Steps, ...): the single steps; tobi(+Slides, ...): the slides.

ippo([], _, _, _, _, _, _, _, Tes, Tes).
ippo([d(D, Bias)|Steps], N, XY, Position, Teban, No, Koma, Naru, Tes0, Tes) :-
    M is N + D,
    To is XY + Bias,
    (   M > 1,
        arg(M, Position, Ban),
        Ban = ban(No2, _, To, Owner, Face2),
        Owner \== Teban
    ->  nari_te(Naru, No, Koma, XY, To, Teban, No2, Face2, Tes0, Tes1)
    ;   Tes1 = Tes0
    ),
    ippo(Steps, N, XY, Position, Teban, No, Koma, Naru, Tes1, Tes).

tobi([], _, _, _, _, _, _, _, Tes, Tes).
tobi([d(D, Bias)|Slides], N, XY, Position, Teban, No, Koma, Naru, Tes0, Tes) :-
    M is N + D,
    To is XY + Bias,
    tobu(M, To, D, Bias, XY, Position, Teban, No, Koma, Naru, Tes0, Tes1),
    tobi(Slides, N, XY, Position, Teban, No, Koma, Naru, Tes1, Tes).

tobu(M, To, D, Bias, XY, Position, Teban, No, Koma, Naru, Tes0, Tes) :-
    (   M > 1,
        arg(M, Position, Ban),
        Ban = ban(No2, _, To, Owner, Face2),
        Owner \== Teban
    ->  nari_te(Naru, No, Koma, XY, To, Teban, No2, Face2, Tes0, Tes1),
        (   No2 == 0
        ->  M1 is M + D,
            To1 is To + Bias,
            tobu(M1, To1, D, Bias, XY, Position, Teban, No, Koma, Naru, Tes1, Tes)
        ;   Tes = Tes1
        )
    ;   Tes = Tes0
    ).

%   uchi(+Hand, +Before, ...): the drops; Before is the kind that was dropped last, for in the order of
%   numbers the pieces of one kind stand together.

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
