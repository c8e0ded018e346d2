/*  Form 1.8 tuned: the lists of form 1.8, by the best Prolog found for them.

    A generation first lays the pieces out: each is bound to its square's argument of a new term, in
    which an empty square stays a variable, and what is outside the board says so. After that what
    stands on a square costs one arg/3, as in form 1.1, and only the own pieces, not 81 squares, are gone
    through. Moves are put in front of an accumulator. In the update each of the two ranks is copied
    up to the piece that goes, and the row of ranks up to the later of the two.
*/
:- module(gunshi_form_1_8_tuned, []).
:- include(common).
:- include(tuned).
:- include(argument).
:- include(dan_lists).
:- include(dan_change).

%!  kanouna_te(+Position, -Tes:list) is det.
%
%   Tes are the moves of the side to move by the rule set `paper`, as te/6.

kanouna_te(Position, Tes) :-
    Position = position(Teban, Dans, _, _),
    utsuwa(Board),
    naraberu(Dans, Board),
    dan_te(Dans, Board, Teban, 0, Pawns, [], Moves),
    mochigoma(Teban, Position, Hand),
    (   Hand == []
    ->  Tes = Moves
    ;   aki(99, Board, [], Empty),
        uchi(Hand, 0, Teban, Pawns, Empty, Moves, Tes)
    ).

%   utsuwa(-Board): an empty board; the square XY is argument XY + 2, a variable, and all that is no
%   square, as far as a piece can step, is `soto`.

utsuwa(ban(soto, soto, soto, soto, soto, soto, soto, soto, soto, soto, soto, soto, _, _, _, _,
           _, _, _, _, _, soto, _, _, _, _, _, _, _, _, _, soto, _, _, _, _, _, _, _, _, _,
           soto, _, _, _, _, _, _, _, _, _, soto, _, _, _, _, _, _, _, _, _, soto, _, _, _, _,
           _, _, _, _, _, soto, _, _, _, _, _, _, _, _, _, soto, _, _, _, _, _, _, _, _, _,
           soto, _, _, _, _, _, _, _, _, _, soto, soto, soto, soto, soto, soto, soto, soto,
           soto, soto, soto, soto)).

%   naraberu(+Dans, +Board): bind each piece to its square.

naraberu([], _).
naraberu([Dan|Dans], Board) :-
    naraberu_dan(Dan, Board),
    naraberu(Dans, Board).

naraberu_dan([], _).
naraberu_dan([Piece|Dan], Board) :-
    Piece = komalist(_, _, XY, _, _),
    N is XY + 2,
    arg(N, Board, Piece),
    naraberu_dan(Dan, Board).

%   aki(+XY, +Board, +Empty0, -Empty): the empty squares, XY and below.

aki(10, _, Empty, Empty) :- !.
aki(XY, Board, Empty0, Empty) :-
    N is XY + 2,
    arg(N, Board, Masu),
    XY1 is XY - 1,
    (   var(Masu)
    ->  aki(XY1, Board, [XY|Empty0], Empty)
    ;   aki(XY1, Board, Empty0, Empty)
    ).

%   dan_te(+Dans, +Board, +Teban, +Pawns0, -Pawns, +Tes0, -Tes): the moves of the pieces on the board.
%   Pawns is a set of files, bit F for file F.

dan_te([], _, _, Pawns, Pawns, Tes, Tes).
dan_te([Dan|Dans], Board, Teban, Pawns0, Pawns, Tes0, Tes) :-
    koma_te(Dan, Board, Teban, Pawns0, Pawns1, Tes0, Tes1),
    dan_te(Dans, Board, Teban, Pawns1, Pawns, Tes1, Tes).

koma_te([], _, _, Pawns, Pawns, Tes, Tes).
koma_te([komalist(No, Koma, XY, Owner, Face)|Dan], Board, Teban, Pawns0, Pawns, Tes0, Tes) :-
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
        ippo(Steps, XY, Board, Teban, No, Koma, Naru1, Tes0, Tes1),
        tobi(Slides, XY, Board, Teban, No, Koma, Naru1, Tes1, Tes2),
        koma_te(Dan, Board, Teban, Pawns1, Pawns, Tes2, Tes)
    ;   koma_te(Dan, Board, Teban, Pawns0, Pawns, Tes0, Tes)
    ).

%   ippo(+Steps, ...): the single steps; tobi(+Slides, ...): the slides.

ippo([], _, _, _, _, _, _, Tes, Tes).
ippo([d(_, Bias)|Steps], XY, Board, Teban, No, Koma, Naru, Tes0, Tes) :-
    To is XY + Bias,
    N is To + 2,
    arg(N, Board, Masu),
    (   var(Masu)
    ->  nari_te(Naru, No, Koma, XY, To, Teban, 0, nil, Tes0, Tes1)
    ;   Masu = komalist(No2, _, _, Owner, Face2),
        Owner \== Teban
    ->  nari_te(Naru, No, Koma, XY, To, Teban, No2, Face2, Tes0, Tes1)
    ;   Tes1 = Tes0
    ),
    ippo(Steps, XY, Board, Teban, No, Koma, Naru, Tes1, Tes).

tobi([], _, _, _, _, _, _, Tes, Tes).
tobi([d(_, Bias)|Slides], XY, Board, Teban, No, Koma, Naru, Tes0, Tes) :-
    To is XY + Bias,
    tobu(To, Bias, XY, Board, Teban, No, Koma, Naru, Tes0, Tes1),
    tobi(Slides, XY, Board, Teban, No, Koma, Naru, Tes1, Tes).

tobu(To, Bias, XY, Board, Teban, No, Koma, Naru, Tes0, Tes) :-
    N is To + 2,
    arg(N, Board, Masu),
    (   var(Masu)
    ->  nari_te(Naru, No, Koma, XY, To, Teban, 0, nil, Tes0, Tes1),
        To1 is To + Bias,
        tobu(To1, Bias, XY, Board, Teban, No, Koma, Naru, Tes1, Tes)
    ;   Masu = komalist(No2, _, _, Owner, Face2),
        Owner \== Teban
    ->  nari_te(Naru, No, Koma, XY, To, Teban, No2, Face2, Tes0, Tes)
    ;   Tes = Tes0
    ).

%   uchi(+Hand, +Done, ...): the drops, one piece a kind; Done is the set of kinds dropped.

uchi([], _, _, _, _, Tes, Tes).
uchi([mochigoma(No, Koma)|Hand], Done0, Teban, Pawns, Empty, Tes0, Tes) :-
    shurui(Koma, Kind),
    (   Done0 /\ Kind =:= 0
    ->  uchi_koma(Koma, No, Teban, Pawns, Empty, Tes0, Tes1),
        Done is Done0 \/ Kind,
        uchi(Hand, Done, Teban, Pawns, Empty, Tes1, Tes)
    ;   uchi(Hand, Done0, Teban, Pawns, Empty, Tes0, Tes)
    ).

%!  tsugino_kyokumen(+Position, +Te, -Position1) is det.
%
%   Position1 is Position after the move Te.

tsugino_kyokumen(Position, Te, Position1) :-
    susumeru(Te, Position, Position1).

%!  maeno_kyokumen(+Position1, +Te, -Position) is det.
%
%   Position is what the move Te has made Position1 of, up to the order of its lists.

maeno_kyokumen(Position1, Te, Position) :-
    modosu(Te, Position1, Position).

komalist_position(Teban, Komalist, position(Teban, Dans, SenteHand, GoteHand)) :-
    narabu(Komalist, Dans, SenteHand, GoteHand).

masu(position(_, Dans, _, _), TX, No, Koma, Owner, Face) :-
    \+ bangai(TX),
    M is TX mod 10,
    nth1(M, Dans, Dan),
    (   memberchk(komalist(No1, Koma1, TX, Owner1, Face1), Dan)
    ->  No = No1, Koma = Koma1, Owner = Owner1, Face = Face1
    ;   No = 0, Koma = nil, Owner = nil, Face = nil
    ).
