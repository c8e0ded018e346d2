/*  Form 1.8 tuned: the lists of form 1.8, by the best Prolog found for them.

    A generation first lays the pieces out: each is bound to its square's argument of a new term, in
    which an empty square stays a variable, and what is outside the board says so. After that what
    stands on a square costs one arg/3, as in form 1.1, and only the own pieces, not 81 squares, are
    gone through. Moves are put in front of an accumulator. In the update each of the two ranks is
    copied up to the piece that goes, and the row of ranks up to the later of the two.

    Tried, in microseconds on SWI-Prolog -O, a generation at the start, in the paper's style 48:
    directions as a list from a table 17, a clause for each kind of piece (tuned.pl) 12, kinds that
    cannot reach the enemy's camp told apart 10.6. Minimax at depth 1, mean of the three test
    positions, takes 0.3 of the time that it takes in the paper's style.
*/
:- module(gunshi_shogi_forms_form_1_8_tuned, []).
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
    dan_te(Dans, Board, Teban, [], Moves),
    mochigoma(Teban, Position, Hand),
    (   Hand == []
    ->  Tes = Moves
    ;   aki(99, Board, Teban, 0, Pawns, [], Empty),
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

%   aki(+XY, +Board, +Teban, +Pawns0, -Pawns, +Empty0, -Empty): of the squares XY and below, those
%   that are empty, and the files with a pawn of Teban's as a set, bit F for file F.

aki(10, _, _, Pawns, Pawns, Empty, Empty) :- !.
aki(XY, Board, Teban, Pawns0, Pawns, Empty0, Empty) :-
    N is XY + 2,
    arg(N, Board, Masu),
    XY1 is XY - 1,
    (   var(Masu)
    ->  aki(XY1, Board, Teban, Pawns0, Pawns, [XY|Empty0], Empty)
    ;   Masu = komalist(_, fu, _, Teban, nama)
    ->  Pawns1 is Pawns0 \/ (1 << (XY // 10)),
        aki(XY1, Board, Teban, Pawns1, Pawns, Empty0, Empty)
    ;   aki(XY1, Board, Teban, Pawns0, Pawns, Empty0, Empty)
    ).

%   dan_te(+Dans, +Board, +Teban, +Tes0, -Tes): the moves of the pieces on the board.

dan_te([], _, _, Tes, Tes).
dan_te([Dan|Dans], Board, Teban, Tes0, Tes) :-
    hitodan_te(Dan, Board, Teban, Tes0, Tes1),
    dan_te(Dans, Board, Teban, Tes1, Tes).

hitodan_te([], _, _, Tes, Tes).
hitodan_te([komalist(No, Koma, XY, Owner, Face)|Dan], Board, Teban, Tes0, Tes) :-
    (   Owner == Teban
    ->  koma_te(Teban, Koma, Face, No, XY, Board, Tes0, Tes1),
        hitodan_te(Dan, Board, Teban, Tes1, Tes)
    ;   hitodan_te(Dan, Board, Teban, Tes0, Tes)
    ).

%   What tuned.pl asks for.

ippo(To, Nari, Board, Teban, No, From, Tes0, Tes) :-
    N is To + 2,
    arg(N, Board, Masu),
    (   var(Masu)
    ->  (   Nari == nama
        ->  Tes = [te(No, From, To, nama, 0, nil)|Tes0]
        ;   naru_te(Teban, Nari, No, From, To, 0, nil, Tes0, Tes)
        )
    ;   Masu = komalist(No2, _, _, Owner, Face2),
        Owner \== Teban
    ->  naru_te(Teban, Nari, No, From, To, No2, Face2, Tes0, Tes)
    ;   Tes = Tes0
    ).

tobu(To, Bias, Nari, Board, Teban, No, From, Tes0, Tes) :-
    N is To + 2,
    arg(N, Board, Masu),
    (   var(Masu)
    ->  naru_te(Teban, Nari, No, From, To, 0, nil, Tes0, Tes1),
        To1 is To + Bias,
        tobu(To1, Bias, Nari, Board, Teban, No, From, Tes1, Tes)
    ;   Masu = komalist(No2, _, _, Owner, Face2),
        Owner \== Teban
    ->  naru_te(Teban, Nari, No, From, To, No2, Face2, Tes0, Tes)
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
